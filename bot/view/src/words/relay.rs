//! Explains a relay in one line: where it began, what it captured where, and why it stopped.

use kuzhi_engine::{
    AfterCapture, Capture, Event, EventReplay, Game, Hole, Mark, Pit, PitNumber, Position, Ring, Side,
};

use crate::words::{Words, say, side_name};

/// The most captures listed with their pits.
const MOST_TOLD: usize = 5;

/// How relays continue and end, in games that have them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum RelayRule {
    /// The next pit is lifted. If it is empty, the pit behind it is captured. A rule says whether a capture
    /// ends the turn.
    NextPit { capture_ends: bool },
    /// The pit in which the last seed fell is lifted. If that pit was empty or is marked, the turn ends.
    LastPit { capture_ends: bool },
}

fn kind(game: Game) -> Option<RelayRule> {
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
enum Stop {
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
    /// The last seed fell into an end pit, which was tied.
    Tied(Pit),
}

/// What a relay did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Relay {
    from: Pit,
    laps: u32,
    /// The mover's captures, each pit once, in order.
    captured: Vec<(Pit, u32)>,
    /// Why it stopped. `None` if it ended with something that has a sentence of its own.
    stop: Option<Stop>,
}

/// The seed that fell last, and its effect.
#[derive(Copy, Clone)]
struct LastSeed {
    pit: Pit,
    was_marked: bool,
    /// The pit captured since then.
    captured: Option<Pit>,
}

/// The relay of a move, from its events. `None` in games without relays.
pub(super) fn relay(game: Game, before: &Position, mover: Side, events: &[Event]) -> Option<Relay> {
    let kind = kind(game)?;
    let mut replay = EventReplay::new(*before);
    let mut told: Option<Relay> = None;
    let (mut last, mut tied, mut is_told_apart) = (None::<LastSeed>, None, false);
    for event in events {
        match *event {
            Event::Lifted { pit, .. } => {
                let begun = Relay { from: pit, laps: 0, captured: Vec::new(), stop: None };
                told.get_or_insert(begun).laps += 1;
            }
            Event::Sown { hole: Hole::Pit(pit) } => {
                let was_marked = replay.position().marks.mark(pit).is_some();
                last = Some(LastSeed { pit, was_marked, captured: None });
            }
            Event::Captured { pit, seeds, by } => {
                last = last.map(|last| LastSeed { captured: Some(pit), ..last });
                if let Some(relay) = told.as_mut().filter(|_| by == mover) {
                    relay.note_capture(pit, seeds.into());
                }
            }
            Event::Marked { pit, mark: Mark::Tied, .. } => tied = Some(pit),
            Event::HandKept { .. } | Event::EndlessSowing { .. } => is_told_apart = true,
            Event::DirectionChosen { .. } | Event::PassedOver { .. } => {}
            // The turn is over. What follows is not part of the relay.
            _ => break,
        }
        replay.apply(event).ok()?;
    }
    let stop = match tied {
        _ if is_told_apart => None,
        Some(pit) => Some(Stop::Tied(pit)),
        None => Some(stop(kind, replay.position(), last?)),
    };
    told.map(|relay| Relay { stop, ..relay })
}

/// Why a relay stopped, given the position it left.
fn stop(kind: RelayRule, left: &Position, last: LastSeed) -> Stop {
    match (kind, last.captured) {
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

impl Relay {
    fn note_capture(&mut self, pit: Pit, seeds: u32) {
        match self.captured.iter_mut().find(|(known, _)| *known == pit) {
            Some((_, sum)) => *sum += seeds,
            None => self.captured.push((pit, seeds)),
        }
    }

    /// The line about the relay.
    pub(super) fn sentence(&self, words: &Words, ring: Ring, player: &str) -> String {
        let (pit, laps) = (ring.number(self.from).get(), self.laps);
        let stop = self.stop.map(|stop| stop.clause(words, ring));
        let told = match (self.captures(words, ring), stop) {
            (Some(captures), Some(stop)) => {
                say!(words, "move-relay-then", before = captures, after = stop)
            }
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => return say!(words, "move-relay-bare", player = player, pit = pit, laps = laps),
        };
        say!(words, "move-relay", player = player, pit = pit, laps = laps, told = told)
    }

    fn captures(&self, words: &Words, ring: Ring) -> Option<String> {
        let all = self.captured.iter().map(|(_, seeds)| seeds).sum::<u32>();
        if self.captured.len() > MOST_TOLD {
            return Some(say!(words, "move-relay-captured-many", seeds = all, pits = self.captured.len()));
        }
        let told = self.captured.iter().map(|&(pit, seeds)| {
            let (side, number) = place(words, ring, pit);
            say!(words, "move-relay-at", seeds = seeds, side = side, pit = number.get())
        });
        let mut told: Vec<String> = told.collect();
        let final_one = told.pop()?;
        let list = match told
            .into_iter()
            .reduce(|before, one| say!(words, "move-relay-comma", before = before, after = one))
        {
            Some(before) => say!(words, "move-relay-and", before = before, after = final_one),
            None => final_one,
        };
        Some(if self.captured.len() == 1 {
            say!(words, "move-relay-captured", list = list)
        } else {
            say!(words, "move-relay-captured-several", seeds = all, list = list)
        })
    }
}

impl Stop {
    fn clause(self, words: &Words, ring: Ring) -> String {
        match self {
            Stop::TwoEmpty => say!(words, "move-relay-two-empty"),
            Stop::Capture => say!(words, "move-relay-capture-ends"),
            Stop::NextEmpty => say!(words, "move-relay-next-empty"),
            Stop::NextMarked => say!(words, "move-relay-next-marked"),
            Stop::Empty => say!(words, "move-relay-empty"),
            Stop::Marked => say!(words, "move-relay-marked"),
            Stop::Tied(pit) => {
                let (side, number) = place(words, ring, pit);
                say!(words, "move-relay-tied", side = side, pit = number.get())
            }
        }
    }
}

fn place(words: &Words, ring: Ring, pit: Pit) -> (String, PitNumber) {
    (side_name(words, ring.owner(pit)), ring.number(pit))
}

#[cfg(test)]
mod tests {
    use kuzhi_engine as engine;

    use super::*;

    fn sentence_of(game: Game, position: &str, mv: &str) -> String {
        let mut board = engine::Match::from_position(game, &position.parse().unwrap()).unwrap();
        let (before, mover, mut events) = (board.position(), board.turn().unwrap(), Vec::new());
        board.play(mv.parse().unwrap(), &mut |event| events.push(event)).unwrap();
        let relay = relay(game, &before, mover, &events).unwrap();
        relay.sentence(Words::english(), before.ring, "Ada")
    }

    fn game(id: &str, options: &[(&str, &str)]) -> Game {
        Game::with_options(id, options.iter().copied()).unwrap()
    }

    #[test]
    fn a_relay_captures_behind_a_gap_and_goes_on() {
        let position = "2.0.0.0.5.0.0/7.7.7.7.7.7.7 28:0 south";
        let told_of = |options: &[(&str, &str)]| sentence_of(game("pallankuzhi", options), position, "1");
        let captured = "Ada sowed pit 1 in one lap. This captured 5 at South 5. ";
        assert_eq!(told_of(&[]), format!("{captured}The next pit was empty, which ended the turn."));
        assert_eq!(told_of(&[("after_capture", "end")]), format!("{captured}The capture ended the turn."));
    }

    #[test]
    fn two_empty_pits_end_it() {
        let position = "2.0.0.0.0.0.0/7.7.7.7.7.7.7 33:0 south";
        let line = "Ada sowed pit 1 in one lap. The next two pits were empty, which ended the turn.";
        assert_eq!(sentence_of(game("pallankuzhi", &[]), position, "1"), line);
    }

    #[test]
    fn a_relay_ends_in_an_empty_or_a_marked_pit() {
        let empty = "2.4.0.0.0.0.0/4.4.4.4.4.4.4 22:0 south direction=+";
        assert_eq!(
            sentence_of(game("kotu-baendum", &[]), empty, "2"),
            "Ada sowed pit 2 in one lap. The last seed fell into an empty pit, which ended the turn."
        );
        let marked = "0.0.0.0.2.0.4south/4.4.4.4.4.4.4 22:0 south direction=+";
        assert_eq!(
            sentence_of(game("kotu-baendum", &[]), marked, "5"),
            "Ada sowed pit 5 in one lap. The last seed fell into a marked pit, which ended the turn."
        );
    }

    #[test]
    fn every_relay_line_adds_up_to_its_captures() {
        for game in Game::all().filter(|game| kind(*game).is_some()) {
            let (mut board, mut state, mut stops) = (game.start(), 11_u64, Vec::new());
            for _ in 0..400 {
                let Some(mover) = board.turn() else { break };
                let (before, legal, mut events) = (board.position(), board.legal(), Vec::new());
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let choice = usize::try_from(state >> 33).unwrap() % legal.len();
                board.play(legal[choice], &mut |event| events.push(event)).unwrap();
                let Some(relay) = relay(game, &before, mover, &events) else { continue };
                let captured = events.iter().map(|event| match *event {
                    Event::Captured { seeds, by, .. } if by == mover => u32::from(seeds),
                    _ => 0,
                });
                assert_eq!(relay.captured.iter().map(|(_, seeds)| seeds).sum::<u32>(), captured.sum::<u32>());
                let line = relay.sentence(Words::english(), before.ring, "Ada");
                assert!(line.starts_with("Ada sowed pit ") && line.chars().count() < 240, "{line}");
                stops.extend(relay.stop);
            }
            assert!(!stops.is_empty(), "{}", game.id());
        }
    }
}
