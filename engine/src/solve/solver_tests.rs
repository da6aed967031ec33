//! The solver agrees with the tables, which agree with trying everything.

use super::endgame::Endgame;
use super::solver::Solver;
use super::testing::Dice;
use crate::games::End;

#[test]
fn the_solver_agrees_with_larger_tables() {
    let mut dice = Dice::new(6);
    for (end, threads) in [(End::RowEmpty, 1), (End::NoMove, 2), (End::RowEmpty, 2)] {
        let small = Endgame::empty(end).extended(4, 1, &|_, _| ());
        let large = Endgame::empty(end).extended(12, 2, &|_, _| ());
        let solver = Solver::new(small, 64, threads);
        for _ in 0..150 {
            let position = dice.position(12);
            if super::shares::settled(position, 12, end).is_some() {
                continue;
            }
            let brings = |place: usize| {
                let step = position.play(place);
                let share = large.share(step.after);
                step.gain + if step.again { share } else { step.after.stones() - share }
            };
            let share = large.share(position);
            let best: Vec<usize> =
                (0..6).filter(|&place| position.may_lift(place) && brings(place) == share).collect();
            let solution = solver.solve(position, &mut |_| ());
            assert_eq!((solution.share, solution.best), (share, best), "{position:?} {end:?}");
        }
    }
}
