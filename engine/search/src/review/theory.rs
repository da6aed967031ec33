//! Mistakes in the opening that only theory shows.

use kuzhi_engine::{Match, Move};

use super::ReviewedMove;
use crate::level::Level;
use crate::limits::Limits;
use crate::thinking::Think as _;

/// The number of moves that are the opening.
const OPENING: usize = 8;

/// So few seeds decide no game that is played after the opening.
const FEW: u16 = 2;

/// The level of a strong player.
const STRONG: u8 = 6;

/// Returns whether a move of the opening loses seeds, and a strong player would see less than half of that,
/// or not all of one or two; or whether it gives away a match without a loss of seeds.
///
/// The result is the same each time. It uses the stop flag and the scratch memory of the limits.
pub(super) fn is_theory(before: &Match, judged: &ReviewedMove, limits: &Limits) -> bool {
    if judged.loss == 0 {
        return judged.gave_away_match() && before.moves().len() < OPENING;
    }
    is_unseen(before, judged.played, judged.loss, limits)
}

fn is_unseen(before: &Match, played: Move, loss: u16, limits: &Limits) -> bool {
    if loss == 0 || before.moves().len() >= OPENING {
        return false;
    }
    let strong = Level::new(STRONG).expect("there are eight levels").limits(&before.game(), 0);
    let own = Limits { stop: limits.stop.clone(), scratch: limits.scratch.clone(), ..strong };
    let seen = before.judge(&own).and_then(|judgement| judgement.loss(played));
    seen.is_some_and(|seen| 2 * seen < loss || loss <= FEW && seen < loss)
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    fn after(moves: &str) -> Match {
        let mut board = Game::default().start();
        for mv in moves.split_whitespace() {
            board.play(mv.parse().unwrap(), &mut |_| ()).unwrap();
        }
        board
    }

    fn is_theory_in(board: &Match, mv: &str, loss: u16) -> bool {
        is_unseen(board, mv.parse().unwrap(), loss, &Limits::nodes(0))
    }

    #[test]
    fn the_solved_first_move_is_theory() {
        let start = after("");
        // Every first move but pit 5 loses, which nobody sees.
        assert!(is_theory_in(&start, "6", 20), "no search of few nodes sees twenty seeds");
        assert!(is_theory_in(&start, "4", 2), "a turn more is what a beginner learns first");
        assert!(!is_theory_in(&start, "5", 0), "what loses nothing is no mistake");
    }

    #[test]
    fn a_capture_that_is_missed_is_no_theory() {
        // The last of three seeds makes two: ten would be more than enough to see.
        let board =
            Match::from_position(Game::default(), &"0.0.0.0.0.3/11.1.1.1.1.1 15:14 south".parse().unwrap())
                .unwrap();
        let judgement = board.judge(&Limits::nodes(2_000)).unwrap();
        assert!(judgement.moves().len() == 1);
        let open =
            Match::from_position(Game::default(), &"1.0.0.0.0.3/11.1.1.1.1.1 14:14 south".parse().unwrap())
                .unwrap();
        let loss = open.judge(&Limits::nodes(20_000)).unwrap().loss("1".parse().unwrap()).unwrap();
        assert!(loss > 2, "{loss}");
        assert!(!is_theory_in(&open, "1", loss));
    }

    #[test]
    fn later_moves_are_no_theory() {
        let mut board = Game::default().start();
        while board.moves().len() < OPENING {
            let first = board.legal()[0];
            board.play(first, &mut |_| ()).unwrap();
        }
        assert!(!is_unseen(&board, board.legal()[0], 30, &Limits::nodes(0)));
    }
}
