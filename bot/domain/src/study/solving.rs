//! A puzzle that a person is solving: the board on which they have to find a move, and the result of trying
//! one.

use std::sync::Arc;

use kuzhi_engine as engine;
use kuzhi_engine::{Illegal, Move};
use kuzhi_search::Puzzle;

use crate::matches::Step;

/// A board of a puzzle's line on which the solver has to find a move.
#[derive(Clone, Debug)]
pub struct Solving<'a> {
    puzzle: &'a Puzzle,
    ply: usize,
    board: engine::Match,
}

/// The result of trying a move.
#[derive(Clone, Debug)]
pub enum Attempt {
    /// The move is not the one to find. Contains it with its events.
    Wrong(Step),
    /// The move is right, and there is another one to find.
    Right {
        /// The number of moves of the line before the next one to find.
        ply: usize,
        /// The move and the replies to it.
        steps: Vec<Step>,
    },
    /// The move is right, and it was the last one.
    Solved(Step),
}

impl<'a> Solving<'a> {
    /// Returns the board after this many moves of the line. `None` if the solver has no move to find there.
    pub fn at(puzzle: &'a Puzzle, ply: usize) -> Option<Solving<'a>> {
        let board = after(puzzle, puzzle.line().get(..ply)?);
        let is_to_find = ply < puzzle.line().len() && board.turn() == Some(puzzle.solver());
        is_to_find.then_some(Solving { puzzle, ply, board })
    }

    /// Returns the first board.
    pub fn first(puzzle: &'a Puzzle) -> Solving<'a> {
        Solving { puzzle, ply: 0, board: puzzle.start() }
    }

    /// Returns the puzzle that is being solved.
    pub const fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// The number of moves of the line before this board.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Returns the board on which a move is to be found.
    pub const fn board(&self) -> &engine::Match {
        &self.board
    }

    /// The number of the move to find, from 1.
    pub fn number(&self) -> usize {
        let before = (0..self.ply).filter(|&ply| Solving::at(self.puzzle, ply).is_some());
        before.count() + 1
    }

    /// Tries a move.
    ///
    /// # Errors
    ///
    /// The reason why the rules refuse the move.
    pub fn attempt(&self, mv: Move) -> Result<Attempt, Illegal> {
        let mut board = self.board.clone();
        let first = play(&mut board, mv)?;
        if self.puzzle.line().get(self.ply) != Some(&mv) {
            return Ok(Attempt::Wrong(first));
        }
        let (mut ply, mut steps) = (self.ply + 1, vec![first]);
        while board.turn() != Some(self.puzzle.solver())
            && let Some(&answer) = self.puzzle.line().get(ply)
        {
            steps.push(play(&mut board, answer)?);
            ply += 1;
        }
        if ply < self.puzzle.line().len() {
            Ok(Attempt::Right { ply, steps })
        } else {
            // The last move of a line is always the solver's.
            Ok(Attempt::Solved(steps.swap_remove(0)))
        }
    }

    /// The board at the end of the line.
    pub fn end(&self) -> engine::Match {
        after(self.puzzle, self.puzzle.line())
    }

    /// The moves of the line from this board on, each with the side that makes it.
    pub fn rest(&self) -> Vec<(engine::Side, Move)> {
        let mut board = self.board.clone();
        let line = self.puzzle.line()[self.ply..].iter();
        let made = line.filter_map(|&mv| {
            let mover = board.turn()?;
            board.play(mv, &mut |_| ()).ok()?;
            Some((mover, mv))
        });
        made.collect()
    }
}

/// The board of a puzzle after the first moves of its line.
fn after(puzzle: &Puzzle, moves: &[Move]) -> engine::Match {
    let mut board = puzzle.start();
    for &mv in moves {
        board.play(mv, &mut |_| ()).expect("a puzzle's moves are legal");
    }
    board
}

/// Makes a move and returns it with its events.
fn play(board: &mut engine::Match, mv: Move) -> Result<Step, Illegal> {
    let (mover, before, mut events) = (board.turn().ok_or(Illegal::Over)?, board.position(), Vec::new());
    board.play(mv, &mut |event| events.push(event))?;
    Ok(Step { mover, before, events: Arc::from(events) })
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    /// A solver who finds every move comes to the end, and only the solver is asked for moves.
    #[test]
    fn every_puzzle_is_solved_move_by_move() {
        for puzzle in Game::all().flat_map(|game| Puzzle::built_in(&game).iter().take(60)) {
            let (mut at, mut found) = (Solving::first(puzzle), 1);
            loop {
                assert_eq!((at.number(), at.board().turn()), (found, Some(puzzle.solver())));
                match at.attempt(puzzle.line()[at.ply()]).unwrap() {
                    Attempt::Right { ply, steps } => {
                        assert_eq!(steps.len(), ply - at.ply());
                        at = Solving::at(puzzle, ply).unwrap();
                        found += 1;
                    }
                    Attempt::Solved(step) => {
                        assert_eq!(step.mover, puzzle.solver());
                        break;
                    }
                    Attempt::Wrong(_) => panic!("{puzzle}"),
                }
            }
            assert_eq!(found, puzzle.moves_to_find());
        }
    }

    #[test]
    fn other_moves_are_wrong_and_illegal_ones_refused() {
        let puzzle = &Puzzle::built_in(&Game::default())[0];
        let at = Solving::first(puzzle);
        let other = at.board().legal().into_iter().find(|mv| *mv != puzzle.line()[0]).unwrap();
        assert!(matches!(at.attempt(other), Ok(Attempt::Wrong(step)) if step.before == *puzzle.position()));
        assert!(at.attempt("7".parse().unwrap()).is_err());
        assert!(Solving::at(puzzle, puzzle.line().len()).is_none() && Solving::at(puzzle, 99).is_none());
        assert_eq!(at.rest().len(), puzzle.line().len());
    }
}
