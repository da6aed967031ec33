//! The move after which a game could no longer be lost.

use kuzhi_engine::{Event, Game, Move, Outcome, Reason, Side};

use crate::matches::{Ending, History, rounds};

/// The move from which on the winner always had more than half of all seeds in store.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Decisive {
    /// Which move of the match it was, counted from 1.
    pub number: usize,
    /// The side that moved.
    pub mover: Side,
    /// By its number in the mover's row.
    pub mv: Move,
    /// Who won.
    pub winner: Side,
}

/// Returns the move that decided a finished game, as far as the stores show it. `None` if only the last move
/// or the last seeds decided it, and in games played over rounds without a limit, where each round fills the
/// board anew.
pub fn decisive(game: Game, moves: &[Move], outcome: Outcome) -> Option<Decisive> {
    let winner = outcome.winner?;
    if rounds(game).is_some() && outcome.reason != Reason::RoundLimit {
        return None;
    }
    let mut board = game.start();
    let total = board.position().board.total();
    let mut found: Option<Decisive> = None;
    for (&mv, number) in moves.iter().zip(1..) {
        let by = board.turn()?;
        let mut is_new_round = false;
        board.play(mv, &mut |event| is_new_round |= matches!(event, Event::RoundBegan { .. })).ok()?;
        let has_more = u32::from(board.position().board.store(winner)) * 2 > total;
        found = found.filter(|_| has_more && !is_new_round);
        if has_more && !is_new_round {
            found = found.or(Some(Decisive { number, mover: by, mv, winner }));
        }
    }
    found.filter(|found| found.number < moves.len())
}

/// Returns after how many moves a finished game tells most: after the move that decided it, or else after the
/// largest capture of the winner, or of either in a draw. It is the end of games that were given up.
pub fn telling_ply(history: &History, ending: Ending) -> usize {
    let Ending::Played(outcome) = ending else { return history.ply() };
    if let Some(found) = decisive(history.game(), history.moves(), outcome) {
        return found.number;
    }
    let mut board = history.before(0).board().clone();
    let mut largest: Option<(u32, usize)> = None;
    // The last move may have swept the board.
    for (&mv, number) in history.moves().iter().zip(1..history.ply()) {
        let captured = board.facts(mv).map_or(0, |facts| {
            let is_meant = |by: Side| by == facts.by && outcome.winner.is_none_or(|winner| winner == by);
            let own = facts.captures.iter().filter(|capture| is_meant(capture.by));
            own.map(|capture| u32::from(capture.seeds)).sum()
        });
        if captured > 0 && largest.is_none_or(|(most, _)| captured >= most) {
            largest = Some((captured, number));
        }
        if board.play(mv, &mut |_| ()).is_err() {
            break;
        }
    }
    largest.map_or(history.ply(), |(_, number)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find_decisive(game: &str, moves: &str) -> Option<usize> {
        let game = Game::by_id(game).unwrap();
        let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        let history = History::replay(game, &moves).unwrap();
        decisive(game, &moves, history.board().outcome().unwrap()).map(|found| found.number)
    }

    #[test]
    fn a_majority_of_seeds_is_decisive() {
        let moves = "1 1 5 3 4 1 3 6 6 3 3 4 2 4 4 1 6 6 2 5 5 2 2 5 3 6 6 4 6 3 5 6 6 1 3 5 4";
        assert_eq!(find_decisive("mangala", moves), Some(30));
        let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        let store = |played: usize| {
            let history = History::replay(Game::default(), &moves[..played]).unwrap();
            history.board().position().board.store(Side::North)
        };
        assert!(store(29) <= 24 && store(30) > 24);
    }

    #[test]
    fn the_decisive_move_gave_the_winner_a_majority() {
        for id in ["mangala", "mangala-castle", "al-manqala", "pallankuzhi", "kotu-baendum"] {
            let game = crate::matches::of_usual_length(Game::by_id(id).unwrap());
            let mut told = 0;
            for seed in 1..30_u64 {
                let (mut board, mut state) = (game.start(), seed);
                while board.turn().is_some() {
                    let legal = board.legal();
                    state =
                        state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let choice = usize::try_from(state >> 33).unwrap() % legal.len();
                    board.play(legal[choice], &mut |_| ()).unwrap();
                }
                let (outcome, moves) = (board.outcome().unwrap(), board.moves().to_vec());
                let Some(found) = decisive(game, &moves, outcome) else { continue };
                told += 1;
                assert_eq!(Some(found.winner), outcome.winner, "{id} {seed}");
                for played in found.number..moves.len() {
                    let position = History::replay(game, &moves[..played]).unwrap().board().position();
                    let store = u32::from(position.board.store(found.winner));
                    assert!(store * 2 > position.board.total(), "{id} {seed}: {played}");
                }
            }
            assert!(told > 0 || !id.starts_with("mangala"), "{id}");
        }
    }

    #[test]
    fn the_telling_board_of_every_game_is_not_empty() {
        for game in Game::all().map(crate::matches::of_usual_length) {
            for seed in 1..6_u64 {
                let (mut history, mut state) = (History::new(game), seed);
                while history.turn().is_some() {
                    let legal = history.board().legal();
                    state =
                        state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    history.play(legal[usize::try_from(state >> 33).unwrap() % legal.len()]).unwrap();
                }
                let outcome = history.board().outcome().unwrap();
                let ply = telling_ply(&history, Ending::Played(outcome));
                let shown = history.before(ply).board().position();
                let in_pits: u32 = shown.board.pits(shown.ring).iter().map(|&seeds| u32::from(seeds)).sum();
                assert!(ply <= history.ply() && in_pits > 0, "{game} {seed}: {ply} of {}", history.ply());
            }
        }
    }

    #[test]
    fn a_game_that_was_given_up_tells_its_end() {
        let moves: Vec<Move> = "1 4 6".split(' ').map(|mv| mv.parse().unwrap()).collect();
        let history = History::replay(Game::default(), &moves).unwrap();
        assert_eq!(telling_ply(&history, Ending::Resigned(Side::South)), 3);
    }
}
