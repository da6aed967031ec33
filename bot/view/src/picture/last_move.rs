//! What the last move did, as far as a picture shows it.

use kuzhi_engine as engine;
use kuzhi_engine::{Event, Hole, Pit, PitSet};

/// The pits in which the last move began, ended and captured.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct LastMove {
    /// The pit that was played.
    pub from: Option<Pit>,
    /// Where the last seed fell.
    pub to: Option<Hole>,
    /// The pits whose seeds were captured.
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

    /// Adds the next event.
    pub(super) fn record_event(&mut self, event: Event) {
        match event {
            Event::Lifted { pit, .. } => _ = self.from.get_or_insert(pit),
            Event::Sown { hole } => self.to = Some(hole),
            Event::SownIntoCastle { pit, .. } => self.to = Some(Hole::Pit(pit)),
            Event::Captured { pit, .. } => self.captured.insert(pit),
            Event::RoundBegan { .. } => *self = LastMove::default(),
            _ => {}
        }
    }
}
