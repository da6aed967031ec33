//! Describes what moves did, in sentences made from the engine's events.

use kuzhi_domain::matches::{Playing, Step};
use kuzhi_engine::{Direction, Event, Game, Pit, Position, Ring, Side};

use super::relay::relay;
use super::round_end::RoundEnd;
use crate::words::{Words, player, say, side_name};

/// The most characters about recent moves: a board, what comes next and a notice have to fit into the same
/// message.
const LONGEST: usize = 800;

/// One line per recent move: the moves of the player who moved last, and those of the opponent before them.
/// So people see what followed their own move. Of a long run only the latest moves are told.
pub(crate) fn last_moves(words: &Words, playing: &Playing) -> Vec<String> {
    let names = Side::ALL.map(|side| player(words, playing.seats().at(side)));
    let (game, ring) = (playing.history().game(), playing.board().position().ring);
    let teller = Teller { words, names, game, ring };
    // What was drawn is told beside the title.
    let chosen = (playing.ply() - playing.ballot().len()).min(playing.lately().len());
    let told = last_two_runs(&playing.lately()[playing.lately().len() - chosen..]);
    let lines = told.iter().enumerate().map(|(place, step)| {
        let line = teller.account(step.mover, &step.before, &step.events);
        let is_planned = place + playing.planned() >= told.len();
        if is_planned { format!("{line} {}", say!(words, "move-planned")) } else { line }
    });
    latest(lines.collect())
}

/// The last lines that fit, one at least; an ellipsis stands for those before.
fn latest(lines: Vec<String>) -> Vec<String> {
    let lengths = lines.iter().rev().scan(0, |sum, line| {
        *sum += line.chars().count() + 1;
        Some(*sum)
    });
    let kept = lengths.take_while(|sum| *sum <= LONGEST).count().max(1);
    match lines.len().saturating_sub(kept) {
        0 => lines,
        left_out => ["…".to_owned()].into_iter().chain(lines.into_iter().skip(left_out)).collect(),
    }
}

/// The moves in the last two runs. A run is one player's moves without interruption.
fn last_two_runs(steps: &[Step]) -> &[Step] {
    let runs = steps.chunk_by(|one, next| one.mover == next.mover).rev();
    let told: usize = runs.take(2).map(<[_]>::len).sum();
    &steps[steps.len() - told..]
}

/// Tells moves with the players' names.
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Words,
    /// South's name and North's name.
    pub(crate) names: [String; 2],
    pub(crate) game: Game,
    pub(crate) ring: Ring,
}

/// The combined effects of one move.
#[derive(Default)]
struct Sum {
    lifted: Option<(Pit, u8)>,
    captured: [u32; 2],
    into_castles: [u32; 2],
    again: bool,
    /// Full sentences about rare events, in order.
    seldom: Vec<String>,
    /// Why the round ended, and whose the last seeds are.
    ended: Option<String>,
    /// What followed the end of the round.
    afterwards: Vec<String>,
}

impl Teller<'_> {
    /// The sentences about one move from a position. A relay and its captures make one sentence.
    pub(crate) fn account(&self, mover: Side, before: &Position, events: &[Event]) -> String {
        let mut sum = Sum::default();
        for event in events {
            self.add(&mut sum, *event);
        }
        sum.ended = self.round_end(mover, before, events);
        let relay = relay(self.game, before, mover, events);
        let relay = relay.map(|relay| relay.sentence(self.words, self.ring, self.name(mover)));
        if relay.is_some() {
            sum.lifted = None;
            sum.captured[mover.index()] = 0;
        }
        let said = self.sentences(mover, sum, relay.is_some());
        relay.into_iter().chain(said).collect::<Vec<_>>().join(" ")
    }

    /// The sentences about one event by itself, without what a relay or the end of a round is.
    pub(crate) fn of_event(&self, mover: Side, event: Event) -> String {
        let mut sum = Sum::default();
        self.add(&mut sum, event);
        self.sentences(mover, sum, false).join(" ")
    }

    /// Why a move ended the round, and whose the last seeds are. `None` if it did not.
    pub(crate) fn round_end(&self, mover: Side, before: &Position, events: &[Event]) -> Option<String> {
        let is_marked = |event: &Event| matches!(event, Event::Marked { .. });
        let ended = events.iter().position(|event| matches!(event, Event::RoundEnded { .. }));
        let until_end = &events[..ended.unwrap_or(events.len())];
        let has_marks = !before.marks.pits().is_empty() || until_end.iter().any(is_marked);
        Some(RoundEnd::from_events(self.game, mover, has_marks, events)?.sentences(self.words, &self.names))
    }

    fn add(&self, sum: &mut Sum, event: Event) {
        let words = self.words;
        match event {
            Event::Lifted { pit, seeds } => {
                sum.lifted.get_or_insert((pit, seeds));
            }
            Event::Captured { seeds, by, .. } => sum.captured[by.index()] += u32::from(seeds),
            Event::SownIntoCastle { owner, .. } => sum.into_castles[owner.index()] += 1,
            Event::ExtraTurn { .. } => sum.again = true,
            Event::DirectionChosen { direction } => sum.seldom.push(match direction {
                Direction::CounterClockwise => say!(words, "move-counter-clockwise"),
                Direction::Clockwise => say!(words, "move-clockwise"),
            }),
            Event::CastleBuilt { pit, .. } => {
                let sentence = if self.ring.has_tuzdiks() { "move-tuzdik" } else { "move-castle" };
                sum.seldom.push(self.at_pit(sentence, pit));
            }
            Event::HandKept { seeds, .. } => sum.seldom.push(say!(words, "move-kept", seeds = seeds)),
            Event::EndlessSowing { .. } => sum.seldom.push(say!(words, "move-endless")),
            Event::GrandSlam { .. } => sum.seldom.push(say!(words, "move-grand-slam")),
            Event::Arranged { side, eats } => {
                let player = self.name(side);
                sum.seldom.insert(0, say!(words, "move-arranged", player = player, seeds = eats));
            }
            Event::RoundEnded { round, score: [points, against] } => {
                sum.afterwards.push(say!(
                    words,
                    "move-round-ended",
                    round = round,
                    south = self.name(Side::South),
                    points = points,
                    north = self.name(Side::North),
                    against = against
                ));
            }
            Event::RoundBegan { round, begins, .. } => {
                let player = self.name(begins);
                sum.afterwards.push(say!(words, "move-round-began", player = player, round = round));
            }
            // The board shows everything else.
            _ => {}
        }
    }

    fn sentences(&self, mover: Side, sum: Sum, is_told: bool) -> Vec<String> {
        let words = self.words;
        let mut said = Vec::new();
        said.extend(sum.lifted.map(|(pit, seeds)| self.sown(mover, pit, seeds)));
        said.extend(sum.seldom);
        for side in [mover, mover.other()] {
            let (captured, fallen) = (sum.captured[side.index()], sum.into_castles[side.index()]);
            if captured > 0 && side == mover {
                said.push(say!(words, "move-captured", seeds = captured));
            } else if captured > 0 {
                said.push(say!(words, "move-captured-other", player = self.name(side), seeds = captured));
            }
            if fallen > 0 {
                let tuzdik = self.ring.has_tuzdiks();
                let sentence = if tuzdik { "move-into-tuzdik" } else { "move-into-castle" };
                said.push(say!(words, sentence, seeds = fallen, player = self.name(side)));
            }
        }
        if sum.again && sum.ended.is_none() {
            said.push(say!(words, "move-again"));
        }
        said.extend(sum.ended);
        said.extend(sum.afterwards);
        if said.is_empty() && !is_told {
            said.push(say!(words, "move-arranged-usual", player = self.name(mover)));
        }
        said
    }

    fn sown(&self, mover: Side, pit: Pit, seeds: u8) -> String {
        let number = self.ring.number(pit).get();
        say!(self.words, "move-sown", player = self.name(mover), pit = number, seeds = seeds)
    }

    fn name(&self, side: Side) -> &str {
        &self.names[side.index()]
    }

    fn at_pit(&self, name: &str, pit: Pit) -> String {
        let side = side_name(self.words, self.ring.owner(pit));
        say!(self.words, name, side = side, pit = self.ring.number(pit).get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_run_the_latest_moves_are_told() {
        let lines = |count: usize, length: usize| vec!["x".repeat(length); count];
        assert_eq!(latest(lines(2, 399)), lines(2, 399));
        let cut = latest(lines(20, 99));
        assert_eq!((cut.len(), cut[0].as_str()), (9, "…"));
        assert_eq!(latest(lines(1, 2_000)), lines(1, 2_000), "a single move is told whole");
        assert_eq!(latest(lines(2, 2_000)).len(), 2);
        assert_eq!(latest(Vec::new()), lines(0, 0));
    }
}
