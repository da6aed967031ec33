//! A board to draw: its position and what the last move did.

use kuzhi_domain::matches::{Ending, History};
use kuzhi_engine as engine;
use kuzhi_engine::{PitSet, Position, Side};

use crate::picture::{LastMove, Picture, Theme, liftable};

/// A board to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    pub(crate) position: Position,
    /// The pits that the player to move may play.
    pub(crate) liftable: PitSet,
    pub(crate) last: LastMove,
}

impl Scene {
    /// The current state of a board.
    pub(crate) fn from_match(board: &engine::Match) -> Scene {
        Scene::with_last(board, LastMove::from_match(board))
    }

    /// The board at the end of a history, with all that has happened since its only reader moved, or else the
    /// player to move.
    pub(crate) fn after(history: &History, reader: Option<Side>) -> Scene {
        let unseen = reader.map_or_else(|| history.unseen(), |side| history.since_last_of(side));
        Scene::with_last(history.board(), LastMove::of_steps(unseen))
    }

    /// A board after a known last move.
    pub(crate) fn with_last(board: &engine::Match, last: LastMove) -> Scene {
        Scene { position: board.position(), liftable: liftable(board), last }
    }

    /// The board at the end of a finished game: every seed is where it counts.
    pub(crate) fn at_end(history: &History, ending: Ending, reader: Option<Side>) -> Scene {
        let mut after = Scene { liftable: PitSet::EMPTY, ..Scene::after(history, reader) };
        after.position.turn = None;
        let Some(reason) = ending.split() else { return after };
        let mut board = history.board().clone();
        // No move has ended it.
        let _ = board.split(reason, &mut |_| ());
        Scene { position: board.position(), ..after }
    }

    /// The picture of a board on which nothing can be played any more.
    pub(crate) const fn picture(self, viewer: Side, theme: Theme) -> Picture {
        Picture { position: self.position, liftable: PitSet::EMPTY, last: self.last, viewer, theme }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::matches::{Over, PlayingSetup, Seat, Seats};
    use kuzhi_domain::{PlayerId, Timestamp};
    use kuzhi_engine::Game;

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

    fn at_end(over: &Over) -> Scene {
        Scene::at_end(over.played().history(), over.ending(), None)
    }

    #[test]
    fn the_last_board_has_the_result_in_its_stores() {
        let moves = "1 1 5 3 4 1 3 6 6 3 3 4 2 4 4 1 6 6 2 5 5 2 2 5 3 6 6 4 6 3 5 6 6 1 3 5 4";
        let over = over(moves, None);
        let Ending::Played(outcome) = over.ending() else { panic!("it was played out") };
        let scene = at_end(&over);
        assert_eq!(scene.position.board.stores(), outcome.score);
        assert_eq!(scene.last, LastMove::from_match(&over.board()), "the last move can still be seen");
    }

    #[test]
    fn a_board_given_up_stays_as_it_was() {
        let over = over("3 1", Some(Ending::Resigned(Side::South)));
        let (before, end) = (Scene::after(over.played().history(), None), at_end(&over));
        assert_eq!((end.position.board, end.last), (before.position.board, before.last));
        assert_eq!((end.position.turn, end.liftable), (None, PitSet::EMPTY), "nobody moves any more");
    }
}
