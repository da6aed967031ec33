//! Denies help to players of rated matches and of games of tournaments, even by way of another game with the
//! same position. A level of the bot counts as beaten only without help.

use kuzhi_engine::Position;

use crate::matches::{Match, Playing};

/// The number of moves after which a position counts as a match's own. Before that, many games are the same.
const OPENING: usize = 8;

/// Whether one of these boards is the current position of one of these matches whose players get no help, or
/// would be after one more move.
pub fn is_played_without_help(running: &[Match], boards: &[Position]) -> bool {
    running.iter().filter(|one| one.is_without_help()).any(|one| is_near(one, OPENING, boards))
}

/// The matches against the bot in which the engine helps by judging these boards, above all the last one: it
/// is the current position, or would be after one more move.
pub fn helped_by<'a>(running: &'a [Match], boards: &'a [Position]) -> impl Iterator<Item = &'a Match> {
    let against_bot = running.iter().filter(|one| one.is_live() && one.opponents().is_none());
    let last = &boards[boards.len().saturating_sub(1)..];
    against_bot.filter(move |one| is_near(one, OPENING, boards) || is_near(one, 0, last))
}

fn is_near(one: &Match, after: usize, boards: &[Position]) -> bool {
    let playing = one.played().filter(|playing| playing.ply() >= after);
    playing.is_some_and(|playing| near(playing).iter().any(|position| boards.contains(position)))
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
    use kuzhi_search::Level;

    use super::*;
    use crate::matches::{History, MatchSetup, Seat, TournamentLink};
    use crate::{PlayerId, Timestamp, TournamentId};

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
            assert_eq!(is_played_without_help(&rated, &boards(moves)), is_played, "{moves}");
            assert!(!is_played_without_help(&casual, &boards(moves)));
        }
        let last: Vec<_> = boards(9).pop().into_iter().collect();
        assert!(is_played_without_help(&rated, &last), "also where the moves are not told");
        assert!(!is_played_without_help(&[running(7, true)], &boards(9)), "so far many games agree");
    }

    #[test]
    fn casual_games_of_tournaments_are_played_without_help() {
        let link = TournamentLink {
            beside: None,
            id: TournamentId::from_random(1),
            name: String::new(),
            takebacks: false,
            is_paused: false,
        };
        let of_tournament = Match { tournament: Some(Box::new(link)), ..running(8, false) };
        assert!(of_tournament.is_without_help() && is_played_without_help(&[of_tournament], &boards(8)));
    }

    #[test]
    fn boards_help_in_games_against_the_bot() {
        let moves: Vec<_> = MOVES[..3].iter().map(|mv| mv.parse().unwrap()).collect();
        let seats = [Seat::Person(PlayerId(1)), Seat::Bot(Level::HIGHEST)];
        let setup = MatchSetup::played(Game::default(), seats, &moves, Timestamp::default()).unwrap();
        let against_bot = setup.check().unwrap();
        let all = [running(3, false), against_bot.clone()];
        assert_eq!(helped_by(&all, &boards(4)).collect::<Vec<_>>(), [&against_bot]);
        assert_eq!(helped_by(&all, &boards(2)).count(), 0);
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
