//! Finding the line of a puzzle, and checking one.

use kuzhi_engine::{Match, Move, Phase, Side};

use super::{Goal, Grade, Puzzle};
use crate::judging::Judgement;
use crate::limits::Limits;
use crate::thinking::Think as _;

/// A position with fewer moves is no puzzle.
const CHOICES: usize = 3;
/// A line has no more moves than this, both players' together.
const LONGEST: usize = 11;

/// Why a puzzle is not sound.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsound {
    /// A move to find is not the only good one, or another one is better.
    #[error("move {ply}, {mv}, is not the one best move")]
    NotTheBest {
        /// Its place in the line, from 1.
        ply: usize,
        /// The move.
        mv: Move,
    },
    /// The moves are the best, and what they reach is something else.
    #[error("move {ply} reaches '{found}', and not '{said}'")]
    Goal {
        /// Its place in the line, from 1.
        ply: usize,
        /// What was found.
        found: Goal,
        /// What the puzzle says.
        said: Goal,
    },
    /// The other player has a better answer.
    #[error("answer {ply}, {mv}, is not the best one")]
    Answer {
        /// Its place in the line, from 1.
        ply: usize,
        /// The answer.
        mv: Move,
    },
    /// It is easier or harder than it says.
    #[error("its grade is {found}, and not {said}")]
    Grade {
        /// What was found.
        found: Grade,
        /// What the puzzle says.
        said: Grade,
    },
    /// It was told to stop.
    #[error("the check was stopped")]
    Stopped,
}

impl Puzzle {
    /// With so many nodes a move puzzles are made and checked.
    pub const NODES: u64 = 120_000;

    /// The puzzle that begins with the position of a match, if there is one: a player has at least three moves, and
    /// one of them alone reaches something.
    ///
    /// What stood before in the match is forgotten. Of the limits count nodes, depth, knowledge, scratch memory and
    /// stop: with tables more is exact. The line goes on as long as the solver has one good move and the other player
    /// plays the best answer.
    pub fn find(playing: &Match, limits: &Limits) -> Option<Puzzle> {
        let (game, position) = (playing.game(), playing.position());
        let start = Match::from_position(game, &position).ok()?;
        let solver =
            position.turn.filter(|_| position.phase == Phase::Play && start.legal().len() >= CHOICES)?;
        let judgement = start.judge(limits)?;
        let mut goal = Goal::of(&game, &judgement)?;
        let first = judgement.best().mv;
        let mut line = vec![first];
        while let Some((further, reached)) = go_on(&start, &line, solver, limits)
            && let Some(both) = goal.and(reached)
            && line.len() + further.len() <= LONGEST
        {
            goal = both;
            line.extend(further);
        }
        if limits.stopped() {
            return None;
        }
        let grade = Grade::of(&start, first, to_find(&start, &line, solver), &limits.scratch);
        Some(Puzzle { game, position, line, goal, grade })
    }

    /// Checks the whole puzzle: that each of the solver's moves alone reaches the goal, that the answers are the best,
    /// and the grade.
    ///
    /// # Errors
    ///
    /// What is wrong. Goals that tables know need the tables in the limits' knowledge; one that was found by searching
    /// is found again by [`Puzzle::NODES`] nodes without tables.
    pub fn check(&self, limits: &Limits) -> Result<(), Unsound> {
        let (start, solver) = (self.start(), self.solver());
        let (mut at, mut goal) = (start.clone(), None);
        for (ply, &mv) in (1..).zip(&self.line) {
            let judgement = at.judge(limits).ok_or(Unsound::Stopped)?;
            if limits.stopped() {
                return Err(Unsound::Stopped);
            }
            if at.turn() == Some(solver) {
                let found = Goal::of(&self.game, &judgement).filter(|_| judgement.best().mv == mv);
                let found = found.ok_or(Unsound::NotTheBest { ply, mv })?;
                let both = goal.map_or(Some(found), |goal: Goal| goal.and(found));
                goal = Some(both.ok_or(Unsound::Goal { ply, found, said: self.goal })?);
            } else if !is_best_answer(self.goal, &judgement, mv) {
                return Err(Unsound::Answer { ply, mv });
            }
            at.play(mv, &mut |_| ()).expect("a puzzle's moves are legal");
        }
        match goal {
            Some(found) if found != self.goal => {
                return Err(Unsound::Goal { ply: self.line.len(), found, said: self.goal });
            }
            _ => {}
        }
        let found = Grade::of(&start, self.line[0], to_find(&start, &self.line, solver), &limits.scratch);
        if found == self.grade { Ok(()) } else { Err(Unsound::Grade { found, said: self.grade }) }
    }
}

/// Whether no answer leaves the solver less than the goal asks: of exact goals any that keeps the result is as good.
fn is_best_answer(goal: Goal, judgement: &Judgement, mv: Move) -> bool {
    let (best, Some(played)) = (judgement.best().worth, judgement.of(mv)) else { return false };
    match goal {
        Goal::Win | Goal::Draw => played.result() == best.result(),
        Goal::Seeds { .. } => played.lead == best.lead,
    }
}

/// The next move to find, with the answers before it, if the solver has one good move there; and what it reaches.
fn go_on(start: &Match, line: &[Move], solver: Side, limits: &Limits) -> Option<(Vec<Move>, Goal)> {
    let mut at = start.clone();
    at.play_all(line).ok()?;
    let mut further = Vec::new();
    while let Some(turn) = at.turn() {
        // The layout of the next round is another puzzle.
        if at.position().round != start.position().round || line.len() + further.len() > LONGEST {
            return None;
        }
        let judgement = at.judge(limits)?;
        let best = judgement.best().mv;
        further.push(best);
        if turn == solver {
            return Goal::of(&start.game(), &judgement).map(|goal| (further, goal));
        }
        at.play(best, &mut |_| ()).ok()?;
    }
    None
}

fn to_find(start: &Match, line: &[Move], solver: Side) -> usize {
    let (mut at, mut found) = (start.clone(), 0);
    for &mv in line {
        found += usize::from(at.turn() == Some(solver));
        if at.play(mv, &mut |_| ()).is_err() {
            break;
        }
    }
    found
}
