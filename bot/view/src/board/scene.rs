//! A board to draw: its position and what the last move did.

use kuzhi_domain::{Ending, History, Over};
use kuzhi_engine as engine;
use kuzhi_engine::{Event, EventReplay, Position, Reason};

use crate::picture::LastMove;

/// A board to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    pub(crate) position: Position,
    pub(crate) last: LastMove,
}

impl Scene {
    /// The current state of a board.
    pub(crate) fn of(board: &engine::Match) -> Scene {
        Scene { position: board.position(), last: LastMove::of(board) }
    }

    /// The board at the end of a history.
    pub(crate) fn after(history: &History) -> Scene {
        let position = history.board().position();
        Scene { position, last: LastMove::told_by(history.last_events()) }
    }

    /// The board of a finished game after its last move, before the remaining seeds were shared out. `None`
    /// if none were.
    pub(crate) fn before_sweep(over: &Over) -> Option<Scene> {
        Scene::before_sweep_of(over.played().history(), over.ending())
    }

    /// The same for any game with this history and ending.
    pub(crate) fn before_sweep_of(history: &History, ending: Ending) -> Option<Scene> {
        if matches!(ending, Ending::Played(outcome) if outcome.reason == Reason::Agreed) {
            return Some(Scene::after(history));
        }
        history.board().outcome()?;
        let last = history.lately().last()?;
        let (mut replay, mut before) = (EventReplay::new(last.before), None);
        for event in history.last_events() {
            match event {
                Event::Swept { .. } => _ = before.get_or_insert(*replay.position()),
                Event::RoundBegan { .. } => before = None,
                _ => {}
            }
            replay.apply(event).ok()?;
        }
        before.map(|position| Scene { position, last: LastMove::told_by(history.last_events()) })
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::{PlayerId, PlayingSetup, Seat, Seats, Timestamp};
    use kuzhi_engine::{Game, Phase, Side};

    use super::*;

    fn over(moves: &str, ending: Option<Ending>) -> Over {
        let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        let [south, north] = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let seats = Seats::new(Side::South, south, north).unwrap();
        let history = History::replay(Game::default(), &moves).unwrap();
        let ending = ending.or_else(|| history.board().outcome().map(Ending::Played)).unwrap();
        let played = PlayingSetup::new(seats, history, Timestamp::default()).check().unwrap();
        Over::new(played, ending, Timestamp::default()).unwrap()
    }

    #[test]
    fn the_last_seeds_lie_where_they_were() {
        let moves = "1 1 5 3 4 1 3 6 6 3 3 4 2 4 4 1 6 6 2 5 5 2 2 5 3 6 6 4 6 3 5 6 6 1 3 5 4";
        let over = over(moves, None);
        let scene = Scene::before_sweep(&over).unwrap();
        let (before, after) = (scene.position.board, over.board().position().board);
        assert!(scene.position.phase == Phase::Play && scene.last == LastMove::of(&over.board()));
        assert_eq!((before.total(), after.total()), (48, 48));
        let on_board =
            |board: engine::Board| Side::ALL.map(|side| board.row_total(scene.position.ring, side));
        assert_eq!(on_board(after), [0, 0]);
        assert!(on_board(before).contains(&0) && on_board(before) != [0, 0], "{before:?}");
    }

    #[test]
    fn nothing_was_swept_when_somebody_gave_up() {
        assert_eq!(Scene::before_sweep(&over("3 1", Some(Ending::Resigned(Side::South)))), None);
    }
}
