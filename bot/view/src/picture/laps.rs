//! The laps of a move, and the still picture after each of them.

use kuzhi_engine::{Event, EventReplay, PitSet, Position, Side};

use super::{LastMove, Picture, Theme};

/// The events of each lap of a move, in order. A lap lasts from one lift to the next. The first one also
/// includes what came before it.
///
/// Empty for a move in which nothing is lifted.
pub fn laps(events: &[Event]) -> Vec<&[Event]> {
    let begins = |event: &Event| matches!(event, Event::Lifted { .. });
    let starts = events.iter().enumerate().filter(|(_, event)| begins(event)).map(|(at, _)| at);
    let mut starts: Vec<usize> = starts.collect();
    if let Some(first) = starts.first_mut() {
        *first = 0;
    }
    let ends = starts.iter().skip(1).copied().chain([events.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &events[start..end]).collect()
}

impl Picture {
    /// The board after this many laps of a move, marked with what the last of them did.
    pub fn after_lap(before: Position, laps: &[&[Event]], lap: usize, viewer: Side, theme: Theme) -> Picture {
        let mut replay = EventReplay::new(before);
        let mut last = LastMove::default();
        for lap in laps.iter().take(lap) {
            last = LastMove::default();
            for event in *lap {
                last.record_event(*event);
                // The events of a legal move always apply. If one did not, the picture would stay as it is.
                let _ = replay.apply(event);
            }
        }
        Picture { position: *replay.position(), liftable: PitSet::EMPTY, last, viewer, theme }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    #[test]
    fn the_laps_of_a_relay_lead_to_the_board_after_it() {
        for game in Game::all() {
            let mut board = game.start();
            for _ in 0..20 {
                let Some(&mv) = board.legal().first() else { break };
                let (before, mut events) = (board.position(), Vec::new());
                board.play(mv, &mut |event| events.push(event)).unwrap();
                let laps = laps(&events);
                assert_eq!(laps.concat().len(), if laps.is_empty() { 0 } else { events.len() });
                let begins = |lap: &&[Event]| {
                    lap.iter().filter(|event| matches!(event, Event::Lifted { .. })).count() == 1
                };
                assert!(laps.iter().all(begins), "{}: {laps:?}", game.id());
                if laps.is_empty() {
                    continue;
                }
                let shown = Picture::after_lap(before, &laps, laps.len(), Side::South, Theme::Dark);
                assert_eq!(shown.position, board.position(), "{}", game.id());
                if laps.len() > 1 {
                    let first = Picture::after_lap(before, &laps, 1, Side::South, Theme::Dark);
                    assert_ne!(first.position, shown.position, "{}", game.id());
                }
            }
        }
    }
}
