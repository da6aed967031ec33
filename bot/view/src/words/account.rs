//! Describes what moves did, from the engine's events: a turn is a line, with its reasons while they are new.

use std::mem;

use kuzhi_domain::matches::{Match, Playing, Step};
use kuzhi_engine::{Direction, Event, Game, Hole, Position, Ring, Side};

use super::naming::Naming;
use super::reasons::{Explain, Fired, Missed, fired, joined};
use super::relay::Relay;
use super::round_end::RoundEnd;
use crate::words::{Words, list, say};

/// The most characters about recent moves: a board, what comes next and a notice have to fit into the same
/// message. Reasons that make more are left out.
const LONGEST: usize = 800;

/// The lines about the last two turns: of the player who moved last, and of the opponent before them. So
/// people see what followed their own move. Turns without anything to explain share a line.
pub(crate) fn last_turns(
    words: &Words,
    naming: &Naming,
    playing: &Playing,
    mut explain: Explain,
) -> Vec<String> {
    let (game, ring) = (playing.history().game(), playing.board().position().ring);
    let teller = Teller { words, naming, game, ring };
    let steps = playing.history().last_turns();
    let turns = steps.chunk_by(|one, next| one.mover == next.mover);
    let mut told: Vec<TurnAccount> = turns.map(|steps| teller.turn(steps, &mut explain)).collect();
    if let Some(last) = told.last_mut().filter(|_| playing.planned() > 0) {
        last.turn.push(say!(words, "move-planned"));
    }
    // At the end of the game, why it ended follows its result.
    let is_over = playing.board().turn().is_none();
    let lines = |has_reasons: bool| -> Vec<String> {
        told.iter().map(|told| told.line(has_reasons, !is_over)).filter(|line| !line.is_empty()).collect()
    };
    let length = |lines: &[String]| lines.iter().map(|line| line.chars().count() + 1).sum::<usize>();
    let explained = lines(true);
    let lines = if length(&explained) > LONGEST { lines(false) } else { explained };
    let are_short =
        told.iter().all(|told| told.reasons.is_empty() && told.ended.is_none() && told.afterwards.is_empty());
    if are_short && !lines.is_empty() { vec![lines.join(" ")] } else { lines }
}

/// Which rules a board explains: to someone who is new to its game, each a few times.
pub(crate) fn explained(shown: &Match, playing: &Playing, reader: Option<Side>) -> Explain {
    let is_new = match reader {
        Some(side) => shown.is_new_to(side),
        // Everyone may read it, so it explains to whichever player is new.
        None => Side::ALL.into_iter().any(|side| shown.is_new_to(side)),
    };
    if !is_new {
        return Explain::Nothing;
    }
    let history = playing.history();
    let before = history.ply() - history.last_turns().len();
    Explain::while_new(history.game(), history.steps().take(before))
}

/// Why the last move ended the game, and who gets the last seeds. `None` if the verdict says it.
pub(crate) fn why_ended(words: &Words, naming: &Naming, playing: &Playing) -> Option<String> {
    let step = playing.history().lately().last()?;
    let (game, ring) = (playing.history().game(), step.before.ring);
    Teller { words, naming, game, ring }.round_end(step.mover, &step.before, &step.events)
}

/// Tells moves.
#[derive(Copy, Clone)]
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Words,
    pub(crate) naming: &'a Naming,
    pub(crate) game: Game,
    pub(crate) ring: Ring,
}

/// The account of a turn, in parts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct TurnAccount {
    /// The pits that were sown and what they brought, and full sentences about rare events.
    turn: Vec<String>,
    /// By which rules.
    reasons: Vec<String>,
    /// Why the round ended, and whose the last seeds are.
    ended: Option<String>,
    /// What followed the end of the round.
    afterwards: Vec<String>,
}

impl TurnAccount {
    /// The turn in a line. What follows the end of a round has lines of its own.
    fn line(&self, has_reasons: bool, has_end: bool) -> String {
        let reasons = self.reasons.iter().filter(|_| has_reasons);
        let ended = self.ended.iter().filter(|_| has_end);
        let parts: Vec<&str> = self.turn.iter().chain(reasons).chain(ended).map(String::as_str).collect();
        let line = Some(parts.join(" ")).filter(|line| !line.is_empty());
        line.iter().chain(&self.afterwards).map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}

impl Teller<'_> {
    /// The line about one move from a position, with a reason for everything that happened.
    pub(crate) fn account(&self, mover: Side, before: &Position, events: &[Event]) -> String {
        self.account_of(&[Step { mover, before: *before, events: events.into() }])
    }

    /// Who makes a move and from which pit. The whole account if it lifts none.
    pub(crate) fn named(&self, step: &Step) -> String {
        let Some(pit) = self.pit(step) else { return self.account_of(std::slice::from_ref(step)) };
        let moves = say!(self.words, "name-pit", pit = pit);
        say!(self.words, "turn", player = self.naming.player(step.mover), moves = moves)
    }

    /// The same about a move that is not made yet, with the pit of its last seed where no reason says more.
    pub(crate) fn foretold(
        &self,
        mover: Side,
        before: &Position,
        events: &[Event],
        lands: Option<Hole>,
    ) -> String {
        let steps = [Step { mover, before: *before, events: events.into() }];
        let mut told = self.turn(&steps, &mut Explain::All);
        if let (Some(first), Some(moves)) = (told.turn.first_mut(), self.sown(mover, &steps)) {
            *first = say!(self.words, "turn-foretold", moves = moves);
        }
        let is_explained = fired(self.game, before, mover, events).iter().any(Fired::is_of_last_seed);
        let missed = Missed::from_events(self.game, before, mover, events);
        let is_explained = is_explained || missed.is_some();
        told.reasons.extend(missed.map(|missed| missed.sentence(self.words, self.naming)));
        if let Some(Hole::Pit(pit)) = lands.filter(|_| !is_explained) {
            let (row, number) = self.naming.place(self.ring, pit);
            let name = if self.naming.is_you(self.ring.owner(pit)) { "why-lands-you" } else { "why-lands" };
            told.turn.push(say!(self.words, name, side = row, pit = number));
        }
        told.line(true, true)
    }

    /// The same about moves of one player.
    pub(crate) fn account_of(&self, steps: &[Step]) -> String {
        self.turn(steps, &mut Explain::All).line(true, true)
    }

    /// A turn, which is one or more moves by a player.
    fn turn(&self, steps: &[Step], explain: &mut Explain) -> TurnAccount {
        let mut told = TurnAccount::default();
        let Some(mover) = steps.first().map(|step| step.mover) else { return told };
        let sown = self.sown(mover, steps);
        told.turn.extend(
            sown.map(|moves| say!(self.words, "turn", player = self.naming.player(mover), moves = moves)),
        );
        let (mut has_another_turn, mut reasons) = (false, Vec::new());
        for step @ Step { before, events, .. } in steps {
            for fired in joined(fired(self.game, before, mover, events)) {
                // Once is enough for a turn of many moves.
                let is_told = fired.is_another_turn() && mem::replace(&mut has_another_turn, true);
                if let Some(times) = explain.explains(&fired).filter(|_| !is_told) {
                    let sentence = match self.pit(step) {
                        Some(pit) if steps.len() > 1 => fired.sentence_of_pit(self.words, self.naming, pit),
                        _ => fired.sentence(self.words, self.naming),
                    };
                    if !reasons.iter().any(|(_, told)| *told == sentence) {
                        reasons.push((times, sentence));
                    }
                }
            }
            let missed = Missed::from_events(self.game, before, mover, events);
            if let Some(missed) = missed.filter(|_| explain.explains_missed()) {
                reasons.push((0, missed.sentence(self.words, self.naming)));
            }
            for &event in events.iter() {
                told.turn.extend(self.seldom(event));
                told.afterwards.extend(self.afterwards(event));
            }
            told.ended = self.round_end(mover, before, events).or(told.ended);
        }
        told.reasons = newest(reasons, explain.most_reasons());
        if told == TurnAccount::default() {
            let name =
                if self.naming.is_you(mover) { "move-arranged-usual-you" } else { "move-arranged-usual" };
            told.turn.push(say!(self.words, name, player = self.naming.player(mover)));
        }
        told
    }

    /// The pits that a player has sown in a turn, and what their store and the other one gained. `None`
    /// if they only laid out their row.
    fn sown(&self, mover: Side, steps: &[Step]) -> Option<String> {
        let words = self.words;
        let pits: Vec<u8> = steps.iter().filter_map(|step| self.pit(step)).collect();
        let mut told = match pits[..] {
            [] => return None,
            [pit] => say!(words, "name-pit", pit = pit),
            _ => say!(words, "turn-pits", pits = list(words, pits.iter().map(u8::to_string))),
        };
        let mut relays =
            steps.iter().rev().filter_map(|step| Relay::from_events(self.game, &step.before, &step.events));
        if let Some(Relay { laps, seeds, .. }) = relays.next().filter(|relay| relay.laps > 1) {
            told = say!(words, "turn-laps", moves = told, laps = laps, seeds = seeds);
        }
        let [own, other] = [mover, mover.other()].map(|side| gained(side, steps));
        if own > 0 {
            told = say!(words, "turn-gain", moves = told, seeds = own);
        }
        let built = |event: &Event| matches!(event, Event::CastleBuilt { .. });
        if steps.iter().any(|step| step.events.iter().any(built)) {
            let name = if self.ring.has_tuzdiks() { "turn-tuzdik" } else { "turn-castle" };
            told = say!(words, name, moves = told);
        }
        if other > 0 {
            let player = self.naming.player(mover.other());
            told = say!(words, "turn-gain-other", moves = told, player = player, seeds = other);
        }
        Some(told)
    }

    /// The number of the pit that a move began with.
    fn pit(&self, step: &Step) -> Option<u8> {
        step.events.iter().find_map(|event| match *event {
            Event::Lifted { pit, .. } => Some(self.ring.number(pit).get()),
            _ => None,
        })
    }

    /// Why a move ended the round, and whose the last seeds are. `None` if it did not.
    pub(crate) fn round_end(&self, mover: Side, before: &Position, events: &[Event]) -> Option<String> {
        let is_marked = |event: &Event| matches!(event, Event::Marked { .. });
        let ended = events.iter().position(|event| matches!(event, Event::RoundEnded { .. }));
        let until_end = &events[..ended.unwrap_or(events.len())];
        let has_marks = !before.marks.pits().is_empty() || until_end.iter().any(is_marked);
        Some(RoundEnd::from_events(self.game, mover, has_marks, events)?.sentences(self.words, self.naming))
    }

    /// The sentence about an event that is rare, or that followed the end of a round.
    pub(crate) fn of_event(&self, event: Event) -> Option<String> {
        self.seldom(event).or_else(|| self.afterwards(event))
    }

    fn seldom(&self, event: Event) -> Option<String> {
        let words = self.words;
        Some(match event {
            Event::DirectionChosen { direction } => match direction {
                Direction::CounterClockwise => say!(words, "move-counter-clockwise"),
                Direction::Clockwise => say!(words, "move-clockwise"),
            },
            Event::HandKept { seeds, .. } => say!(words, "move-kept", seeds = seeds),
            Event::EndlessSowing { .. } => say!(words, "move-endless"),
            Event::GrandSlam { .. } => say!(words, "move-grand-slam"),
            Event::Arranged { side, eats } => {
                let name = if self.naming.is_you(side) { "move-arranged-you" } else { "move-arranged" };
                say!(words, name, player = self.naming.player(side), seeds = eats)
            }
            // The board shows everything else.
            _ => return None,
        })
    }

    fn afterwards(&self, event: Event) -> Option<String> {
        let words = self.words;
        Some(match event {
            Event::RoundEnded { round, score: [points, against] } => say!(
                words,
                "move-round-ended",
                round = round,
                south = self.naming.player(Side::South),
                points = points,
                north = self.naming.player(Side::North),
                against = against
            ),
            Event::RoundBegan { round, begins, .. } => {
                let name =
                    if self.naming.is_you(begins) { "move-round-began-you" } else { "move-round-began" };
                say!(words, name, player = self.naming.player(begins), round = round)
            }
            _ => return None,
        })
    }
}

/// The reasons that were told least often before, so many at most, in their order.
fn newest(mut reasons: Vec<(u32, String)>, most: usize) -> Vec<String> {
    while reasons.len() > most {
        let often = reasons.iter().map(|(times, _)| *times).max();
        let Some(last) = reasons.iter().rposition(|(times, _)| Some(*times) == often) else { break };
        reasons.remove(last);
    }
    reasons.into_iter().map(|(_, told)| told).collect()
}

/// What the store of a side gained in moves, without the last seeds of a round.
fn gained(side: Side, steps: &[Step]) -> u32 {
    let of_events = |events: &[Event]| -> u32 {
        let ends = |event: &&Event| !matches!(event, Event::RoundEnded { .. } | Event::Ended { .. });
        let gains = events.iter().take_while(ends).map(|event| match *event {
            Event::Sown { hole: Hole::Store(to) } if to == side => 1,
            Event::SownIntoCastle { owner, .. } if owner == side => 1,
            Event::Captured { seeds, by, .. } | Event::HandKept { seeds, by } if by == side => seeds.into(),
            _ => 0,
        });
        gains.sum()
    };
    steps.iter().map(|step| of_events(&step.events)).sum()
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::matches::History;

    use super::*;

    fn turns(game: &str, options: &[(&str, &str)], position: &str, moves: &str) -> Vec<String> {
        let game = Game::with_options(game, options.iter().copied()).unwrap();
        let start = History::of_position(game, &position.parse().unwrap()).unwrap();
        let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        let history = start.followed_by(&moves).unwrap();
        let naming = Naming::of_learner(Words::english(), Side::South);
        let ring = history.board().position().ring;
        let teller = Teller { words: Words::english(), naming: &naming, game, ring };
        let steps = history.last_turns();
        let turns = steps.chunk_by(|one, next| one.mover == next.mover);
        turns.map(|steps| teller.turn(steps, &mut Explain::Nothing).line(true, true)).collect()
    }

    #[test]
    fn a_turn_is_one_line_with_all_its_pits() {
        let start = Game::default().start().position().to_string();
        assert_eq!(turns("mangala", &[], &start, "1 4 5"), ["You: pit 1.", "Kuzhi: pits 4 and 5, +8."]);
        let captures = "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south";
        assert_eq!(turns("mangala", &[], captures, "6"), ["You: pit 6, +3."]);
        let castle = "4.4.4.4.0.2/2.4.4.4.4.4 5:3 south";
        assert_eq!(turns("mangala-castle", &[], castle, "6"), ["You: pit 6, +3, a castle."]);
    }

    #[test]
    fn another_turn_is_explained_once_by_its_pit() {
        let moves = ["1", "4", "3", "5"].map(|mv| mv.parse().unwrap());
        let history = History::replay(Game::default(), &moves[..2]).unwrap();
        let naming = Naming::of_learner(Words::english(), Side::South);
        let ring = history.board().position().ring;
        let teller = Teller { words: Words::english(), naming: &naming, game: Game::default(), ring };
        let told = teller.account_of(&history.last_turns()[1..]);
        assert!(told.contains("The last seed falls into the store"), "{told}");
        let history = History::replay(Game::default(), &moves[1..]).unwrap();
        let told = teller.account_of(&history.last_turns());
        assert!(told.starts_with("You: pits 4, 3 and 5, +1"), "{told}");
        assert_eq!(told.matches("Pit 4 ends in your store, which gives you another move.").count(), 1);
    }

    #[test]
    fn a_turn_has_its_newest_reasons() {
        let told = |times, what: &str| (times, what.to_owned());
        let reasons = vec![told(2, "a"), told(0, "b"), told(4, "c"), told(2, "d"), told(1, "e")];
        assert_eq!(newest(reasons.clone(), 3), ["a", "b", "e"]);
        assert_eq!(newest(reasons, usize::MAX), ["a", "b", "c", "d", "e"]);
    }

    #[test]
    fn a_relay_is_its_laps_and_its_seeds() {
        let relay = "0.0.0.0.2.0.0/7.7.7.7.7.7.7 33:0 south";
        let told = turns("pallankuzhi", &[], relay, "5");
        assert!(told[0].starts_with("You: pit 5, ") && told[0].contains(" laps, "), "{told:?}");
        let single = "2.0.0.0.5.0.0/7.7.7.7.7.7.7 28:0 south";
        assert_eq!(turns("pallankuzhi", &[], single, "1"), ["You: pit 1, +5."]);
    }
}
