//! How a relay went: how long it was, and why it stopped.

use kuzhi_engine::{AfterCapture, Capture, Event, EventReplay, Game, Hole, Mark, Pit, Position};

/// How relays continue and end, in games that have them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum RelayRule {
    /// The next pit is lifted. If it is empty, the pit behind it is captured. A rule says whether a capture
    /// ends the turn.
    NextPit { capture_ends: bool },
    /// The pit in which the last seed fell is lifted. If that pit was empty or is marked, the turn ends.
    LastPit { capture_ends: bool },
}

pub(super) fn relay_rule(game: Game) -> Option<RelayRule> {
    match game {
        Game::Pallankuzhi(rules) => {
            Some(RelayRule::NextPit { capture_ends: rules.after_capture == AfterCapture::End })
        }
        Game::PallamKhuzi(_) => Some(RelayRule::NextPit { capture_ends: true }),
        Game::KotuBaendum(rules) => {
            Some(RelayRule::LastPit { capture_ends: rules.capture == Capture::EndsTurn })
        }
        Game::Mangala(_)
        | Game::MangalaCastle(_)
        | Game::Kalah(_)
        | Game::Oware(_)
        | Game::ToguzKumalak(_)
        | Game::Bestemshe(_)
        | Game::AlManqala(_) => None,
    }
}

/// Why a relay stopped.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// The next pit and the one behind it were empty.
    TwoEmpty,
    /// A capture ends the turn, by the rules.
    Capture,
    /// The pit to lift after a capture was empty.
    NextEmpty,
    /// The pit to lift after a capture was marked.
    NextMarked,
    /// The last seed fell into an empty pit.
    Empty,
    /// The last seed fell into a marked pit.
    Marked,
}

/// A relay, from the events of its move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Relay {
    /// How many pits were lifted.
    pub(super) laps: u32,
    /// How many seeds were sown.
    pub(super) seeds: u32,
    /// Why it stopped, and the place among the events where it did. `None` if it ended with something that
    /// has a sentence of its own: a tied pit, a hand that was kept, a sowing without end.
    pub(super) stop: Option<(Stop, usize)>,
}

/// The seed that fell last, and its effect.
#[derive(Copy, Clone)]
struct LastSeed {
    pit: Pit,
    was_marked: bool,
    /// The pit captured since then.
    captured: Option<Pit>,
}

impl Relay {
    /// The relay of a move. `None` in games without relays.
    pub(super) fn from_events(game: Game, before: &Position, events: &[Event]) -> Option<Relay> {
        let rule = relay_rule(game)?;
        let mut board = EventReplay::new(*before);
        let mut relay = Relay { laps: 0, seeds: 0, stop: None };
        let (mut last, mut is_told_apart, mut end) = (None::<LastSeed>, false, 0);
        for (at, event) in events.iter().enumerate() {
            match *event {
                Event::Lifted { .. } => relay.laps += 1,
                Event::Sown { hole: Hole::Pit(pit) } => {
                    relay.seeds += 1;
                    let was_marked = board.position().marks.mark(pit).is_some();
                    last = Some(LastSeed { pit, was_marked, captured: None });
                }
                Event::Captured { pit, .. } => {
                    last = last.map(|last| LastSeed { captured: Some(pit), ..last });
                }
                Event::HandKept { .. }
                | Event::EndlessSowing { .. }
                | Event::Marked { mark: Mark::Tied, .. } => is_told_apart = true,
                Event::DirectionChosen { .. } | Event::PassedOver { .. } => {}
                // The turn is over. What follows is not part of the relay.
                _ => break,
            }
            end = at;
            board.apply(event).ok()?;
        }
        let stop = stop(rule, board.position(), last?);
        Some(Relay { stop: (!is_told_apart).then_some((stop, end)), ..relay })
    }
}

/// Why a relay stopped, given the position it left.
fn stop(rule: RelayRule, left: &Position, last: LastSeed) -> Stop {
    match (rule, last.captured) {
        // A pit that the last seed itself has filled is captured in passing, and the relay goes on from
        // there.
        (RelayRule::NextPit { .. }, None) => Stop::TwoEmpty,
        (RelayRule::NextPit { .. }, Some(pit)) if pit == last.pit => Stop::TwoEmpty,
        (RelayRule::NextPit { capture_ends } | RelayRule::LastPit { capture_ends }, Some(_))
            if capture_ends =>
        {
            Stop::Capture
        }
        (RelayRule::NextPit { .. }, Some(_)) => Stop::NextEmpty,
        (RelayRule::LastPit { .. }, Some(pit)) => {
            if left.marks.mark(next(left, pit)).is_some() {
                Stop::NextMarked
            } else {
                Stop::NextEmpty
            }
        }
        (RelayRule::LastPit { .. }, None) => {
            if last.was_marked {
                Stop::Marked
            } else {
                Stop::Empty
            }
        }
    }
}

/// The next pit in play.
fn next(position: &Position, mut pit: Pit) -> Pit {
    // During a turn, at least one pit is in play.
    for _ in position.ring.pits() {
        pit = match position.direction {
            Some(direction) => position.ring.step(pit, direction),
            None => position.ring.next(pit),
        };
        if !position.excluded.contains(pit) {
            break;
        }
    }
    pit
}

#[cfg(test)]
mod tests {
    use kuzhi_engine as engine;

    use super::*;

    fn stop_of(game: &str, options: &[(&str, &str)], position: &str, mv: &str) -> Option<Stop> {
        let game = Game::with_options(game, options.iter().copied()).unwrap();
        let mut board = engine::Match::from_position(game, &position.parse().unwrap()).unwrap();
        let (before, mut events) = (board.position(), Vec::new());
        board.play(mv.parse().unwrap(), &mut |event| events.push(event)).unwrap();
        Relay::from_events(game, &before, &events).unwrap().stop.map(|(stop, _)| stop)
    }

    #[test]
    fn a_relay_stops_behind_a_capture_as_its_rules_say() {
        let position = "2.0.0.0.5.0.0/7.7.7.7.7.7.7 28:0 south";
        let stop = |options: &[(&str, &str)]| stop_of("pallankuzhi", options, position, "1");
        assert_eq!(stop(&[]), Some(Stop::NextEmpty));
        assert_eq!(stop(&[("after_capture", "end")]), Some(Stop::Capture));
    }

    #[test]
    fn two_empty_pits_end_it() {
        let position = "2.0.0.0.0.0.0/7.7.7.7.7.7.7 33:0 south";
        assert_eq!(stop_of("pallankuzhi", &[], position, "1"), Some(Stop::TwoEmpty));
    }

    #[test]
    fn a_relay_ends_in_an_empty_or_a_marked_pit() {
        let empty = "2.4.0.0.0.0.0/4.4.4.4.4.4.4 22:0 south direction=+";
        assert_eq!(stop_of("kotu-baendum", &[], empty, "2"), Some(Stop::Empty));
        let marked = "0.0.0.0.2.0.4south/4.4.4.4.4.4.4 22:0 south direction=+";
        assert_eq!(stop_of("kotu-baendum", &[], marked, "5"), Some(Stop::Marked));
    }
}
