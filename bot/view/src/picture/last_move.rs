//! What the last moves did, as far as a picture shows it.

use kuzhi_domain::matches::Step;
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Hole, PitSet, Side};

/// The holes in which the last moves began, ended and captured.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct LastMove {
    /// The pits that were played.
    pub from: PitSet,
    /// The pits in which the last seed of a move fell.
    pub to: PitSet,
    /// The same of the stores of South and North.
    pub to_stores: [bool; 2],
    /// The pits whose seeds were captured, or swept at the end.
    pub captured: PitSet,
}

impl LastMove {
    /// The effects of a move's events. Empty if a new round has begun since.
    pub fn from_events(events: &[Event]) -> LastMove {
        let mut shown = LastMove::default();
        for event in events {
            shown.record_event(*event);
        }
        shown
    }

    /// The effects of several moves together. Those before a new round count no more.
    pub fn of_moves<'a>(moves: impl IntoIterator<Item = &'a [Event]>) -> LastMove {
        moves.into_iter().fold(LastMove::default(), |before, events| {
            let begins_round = events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
            let last = LastMove::from_events(events);
            if begins_round { last } else { before.with(last) }
        })
    }

    /// The same of moves that were made in a match.
    pub(crate) fn of_steps(steps: &[Step]) -> LastMove {
        LastMove::of_moves(steps.iter().map(|step| &*step.events))
    }

    /// The last move on a board. Replays the moves to find out what it did.
    pub fn from_match(board: &engine::Match) -> LastMove {
        let Some((&last, before)) = board.moves().split_last() else { return LastMove::default() };
        let mut shown = LastMove::default();
        let start = match board.custom_start() {
            Some(position) => engine::Match::from_position(board.game(), position).ok(),
            None => Some(board.game().start()),
        };
        if let Some(mut replayed) = start
            && replayed.play_all(before).is_ok()
        {
            // The move was legal once, so it is legal now.
            let _ = replayed.play(last, &mut |event| shown.record_event(event));
        }
        shown
    }

    /// Whether the last seed of a move fell here.
    pub(crate) const fn ends_in(&self, hole: Hole) -> bool {
        match hole {
            Hole::Pit(pit) => self.to.contains(pit),
            Hole::Store(side) => self.to_stores[side.index()],
        }
    }

    /// Adds the next event of a move.
    pub(super) fn record_event(&mut self, event: Event) {
        match event {
            Event::Lifted { pit, .. } if self.from.is_empty() => self.from.insert(pit),
            Event::Sown { hole } => self.set_end(hole),
            Event::SownIntoCastle { pit, .. } => self.set_end(Hole::Pit(pit)),
            Event::Captured { pit, .. } | Event::Swept { pit, .. } => self.captured.insert(pit),
            Event::RoundBegan { .. } => *self = LastMove::default(),
            _ => {}
        }
    }

    fn set_end(&mut self, hole: Hole) {
        (self.to, self.to_stores) = (PitSet::EMPTY, [false; 2]);
        match hole {
            Hole::Pit(pit) => self.to.insert(pit),
            Hole::Store(side) => self.to_stores[side.index()] = true,
        }
    }

    /// What these moves and those did.
    fn with(self, other: LastMove) -> LastMove {
        let to_stores = Side::ALL.map(|side| [self, other].iter().any(|one| one.to_stores[side.index()]));
        LastMove {
            from: self.from.union(other.from),
            to: self.to.union(other.to),
            to_stores,
            captured: self.captured.union(other.captured),
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::matches::History;
    use kuzhi_engine::{Game, Pit};

    use super::*;

    #[test]
    fn marks_of_several_moves_are_those_of_each() {
        let moves: Vec<_> = "3 1".split(' ').map(|mv| mv.parse().unwrap()).collect();
        let history = History::replay(Game::by_id("kalah").unwrap(), &moves).unwrap();
        let sum = LastMove::of_steps(history.lately());
        // South's 3 ends in the store, and South's 1 in pit 5.
        let pits = |all: &[usize]| all.iter().filter_map(|&at| Pit::new(at)).collect::<PitSet>();
        assert_eq!((sum.from, sum.to, sum.to_stores), (pits(&[2, 0]), pits(&[4]), [true, false]));
        assert_eq!(LastMove::of_steps(&history.lately()[1..]), LastMove::from_match(history.board()));
    }
}
