//! What a lesson says of its rule and of a move.

use kuzhi_engine::{Event, Game, Hole, Phase, Position, Ring, Side};

use super::super::lessons::Lesson;
use crate::board;
use crate::words::account::Teller;
use crate::words::naming::Naming;
use crate::words::{Words, say};

/// The rule that a lesson teaches.
pub(crate) fn rule(words: &Words, lesson: &Lesson) -> String {
    say!(words, &format!("lesson-{}", lesson.name))
}

/// What a move by the learner did.
pub(crate) fn account(words: &Words, game: Game, before: &Position, events: &[Event]) -> String {
    let naming = &learner(words);
    Teller { words, naming, game, ring: before.ring }.account(Side::South, before, events)
}

/// The learner plays South.
pub(super) fn learner(words: &Words) -> Naming {
    Naming::of_learner(words, Side::South)
}

/// Where the last seed of a move fell.
pub(super) fn fell(words: &Words, ring: Ring, events: &[Event]) -> String {
    let last = events.iter().rev().find_map(|event| match *event {
        Event::Sown { hole } => Some(hole),
        Event::SownIntoCastle { pit, .. } => Some(Hole::Pit(pit)),
        _ => None,
    });
    match last {
        Some(Hole::Pit(pit)) => {
            let naming = learner(words);
            let (side, pit) = naming.place(ring, pit);
            say!(words, "tutorial-fell", side = side, pit = pit)
        }
        Some(Hole::Store(side)) => {
            let naming = learner(words);
            say!(words, "tutorial-fell-store", side = naming.row(side))
        }
        None => String::new(),
    }
}

/// Special pits and players, in sentences, while the lesson goes on.
pub(super) fn special(words: &Words, position: &Position) -> Vec<String> {
    let naming = &learner(words);
    if position.phase == Phase::Over { Vec::new() } else { board::lines::special(words, naming, position) }
}
