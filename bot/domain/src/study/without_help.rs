//! Players of a rated match get no help, not even by way of another game with the same position.

use kuzhi_engine::Position;

use crate::{Match, Playing};

/// The number of moves after which a position counts as a match's own. Before that, many games are the same.
const OPENING: usize = 8;

/// Whether one of these boards is the current position of one of these rated matches in play, or would be
/// after one more move.
pub fn is_played_without_help(running: &[Match], mut boards: impl Iterator<Item = Position>) -> bool {
    let rated = running.iter().filter(|one| one.rated() && one.is_live()).filter_map(Match::played);
    let played: Vec<Position> = rated.filter(|playing| playing.ply() >= OPENING).flat_map(near).collect();
    !played.is_empty() && boards.any(|board| played.contains(&board))
}

/// Returns the current position and the positions after each legal move.
fn near(playing: &Playing) -> Vec<Position> {
    let board = playing.board();
    let after = |mv| {
        let mut next = board.clone();
        next.play(mv, &mut |_| ()).ok().map(|()| next.position())
    };
    [board.position()].into_iter().chain(board.legal().into_iter().filter_map(after)).collect()
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;
    use crate::{History, MatchSetup, PlayerId, Seat, Timestamp};

    const MOVES: [&str; 9] = ["1", "1", "2", "2", "3", "3", "5", "5", "6"];

    fn running(moves: usize, rated: bool) -> Match {
        let moves: Vec<_> = MOVES[..moves].iter().map(|mv| mv.parse().unwrap()).collect();
        let people = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let setup = MatchSetup::played(Game::default(), people, &moves, Timestamp::default()).unwrap();
        MatchSetup { rated, ..setup }.check().unwrap()
    }

    fn boards(moves: usize) -> Vec<Position> {
        running(moves, true).played().unwrap().history().boards().collect()
    }

    #[test]
    fn boards_of_rated_matches_and_their_next_are_recognised() {
        let (rated, casual) = ([running(8, true)], [running(8, false)]);
        for (moves, is_played) in [(7, false), (8, true), (9, true)] {
            assert_eq!(is_played_without_help(&rated, boards(moves).into_iter()), is_played, "{moves}");
            assert!(!is_played_without_help(&casual, boards(moves).into_iter()));
        }
        let last = boards(9).pop();
        assert!(is_played_without_help(&rated, last.into_iter()), "also where the moves are not told");
        assert!(
            !is_played_without_help(&[running(7, true)], boards(9).into_iter()),
            "so far many games agree"
        );
    }

    #[test]
    fn boards_are_all_that_there_were() {
        let history = History::replay(Game::default(), &["4", "1"].map(|mv| mv.parse().unwrap())).unwrap();
        let boards: Vec<_> = history.boards().collect();
        assert_eq!(boards.len(), 3);
        assert_eq!(boards[0], Game::default().start().position());
        assert_eq!(boards[2], history.board().position());
    }
}
