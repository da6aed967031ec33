//! Finding the line of a puzzle, and checking one.

use kuzhi_engine::{Match, Move, Phase};

use super::{Goal, Grade, Puzzle};
use crate::judging::Judgement;
use crate::limits::Limits;
use crate::thinking::Think as _;

/// A position with fewer moves is no puzzle.
const CHOICES: usize = 3;
/// A line has no more moves than this, both players' together.
const LONGEST: usize = 11;
/// A firm puzzle is seen with so many times the nodes, and with such a part of them.
const FIRM: u64 = 4;

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
    /// It is easier or harder than it says, by more than one grade.
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
        Finder { limits, budgets: &[limits.nodes] }.find(playing)
    }

    /// The same where searches of a quarter and of four times the nodes see it as well: the same moves, by a clear
    /// margin each.
    ///
    /// What is found so is still found when the search changes a little. It takes about five times as long.
    pub fn find_firm(playing: &Match, limits: &Limits) -> Option<Puzzle> {
        let nodes = limits.nodes;
        Finder { limits, budgets: &[nodes / FIRM, nodes, nodes.saturating_mul(FIRM)] }.find(playing)
    }

    /// Checks the whole puzzle: that each of the solver's moves alone reaches the goal, that the answers are the best,
    /// and the grade.
    ///
    /// A goal that is not exact is held by half its margin, if the answers give away less than that margin. A grade
    /// may be one off. So a puzzle stays sound while the search becomes a little better.
    ///
    /// # Errors
    ///
    /// What is wrong. Goals that tables know need the tables in the limits' knowledge; one that was found by searching
    /// is found again by [`Puzzle::NODES`] nodes without tables.
    pub fn check(&self, limits: &Limits) -> Result<(), Unsound> {
        let (mut at, mut reached) = (self.start(), None);
        for (ply, &mv) in (1..).zip(&self.line) {
            let is_to_find = at.turn() == Some(self.solver());
            if is_to_find || at.legal().len() > 1 {
                let judgement = at.judge(limits).filter(|_| !limits.stopped()).ok_or(Unsound::Stopped)?;
                if is_to_find {
                    reached = Some(self.check_move(ply, mv, &judgement, reached)?);
                } else if !self.goal.allows_answer(&judgement, mv) {
                    return Err(Unsound::Answer { ply, mv });
                }
            }
            at.play(mv, &mut |_| ()).expect("a puzzle's moves are legal");
        }
        if let Some(found) = reached.filter(|&found| !self.goal.is_held_by(found)) {
            return Err(Unsound::Goal { ply: self.line.len(), found, said: self.goal });
        }
        let found = Grade::of(&self.start(), self.line[0], self.moves_to_find(), &limits.scratch);
        let is_near = found.get().abs_diff(self.grade.get()) <= 1;
        if limits.stopped() {
            Err(Unsound::Stopped)
        } else if is_near {
            Ok(())
        } else {
            Err(Unsound::Grade { found, said: self.grade })
        }
    }

    /// What the moves to find reach, with one more of them.
    fn check_move(
        &self,
        ply: usize,
        mv: Move,
        judgement: &Judgement,
        before: Option<Goal>,
    ) -> Result<Goal, Unsound> {
        let found = self.goal.again(&self.game, judgement).filter(|_| judgement.best().mv == mv);
        let found = found.ok_or(Unsound::NotTheBest { ply, mv })?;
        before.map_or(Some(found), |before| before.and(found)).ok_or(Unsound::Goal {
            ply,
            found,
            said: self.goal,
        })
    }
}

/// Finds puzzles: searches of several budgets have to see the same.
struct Finder<'a> {
    /// All limits but the nodes, which are those by which answers are chosen.
    limits: &'a Limits,
    /// The nodes of each search, the fewest first: most positions are no puzzles.
    budgets: &'a [u64],
}

impl Finder<'_> {
    fn find(&self, playing: &Match) -> Option<Puzzle> {
        let (game, position) = (playing.game(), playing.position());
        let start = Match::from_position(game, &position).ok()?;
        if position.phase != Phase::Play || start.legal().len() < CHOICES {
            return None;
        }
        let (first, mut goal) = self.only_move(&start)?;
        let mut line = vec![first];
        while let Some((further, reached)) = self.go_on(&start, &line)
            && let Some(both) = goal.and(reached)
        {
            goal = both;
            line.extend(further);
        }
        let mut puzzle = Puzzle { game, position, line: line.into(), goal, grade: Grade::EASIEST };
        puzzle.grade = Grade::of(&start, first, puzzle.moves_to_find(), &self.limits.scratch);
        (!self.limits.stopped()).then_some(puzzle)
    }

    /// The next move to find, with the answers before it, if the solver has one good move there; and what it reaches.
    fn go_on(&self, start: &Match, line: &[Move]) -> Option<(Vec<Move>, Goal)> {
        let mut at = start.clone();
        at.play_all(line).ok()?;
        let mut further = Vec::new();
        while at.turn().is_some() && line.len() + further.len() < LONGEST {
            // The layout of the next round is another puzzle.
            if at.position().round != start.position().round {
                return None;
            }
            if at.turn() == start.turn() {
                let (mv, goal) = self.only_move(&at)?;
                further.push(mv);
                return Some((further, goal));
            }
            let answer = self.answer(&at)?;
            further.push(answer);
            at.play(answer, &mut |_| ()).ok()?;
        }
        None
    }

    /// The move that alone reaches something, whichever of the budgets is spent, and what it reaches at least.
    fn only_move(&self, at: &Match) -> Option<(Move, Goal)> {
        let mut agreed: Option<(Move, Goal)> = None;
        for &nodes in self.budgets {
            let judgement = at.judge(&Limits { nodes, ..self.limits.clone() })?;
            let (mv, goal) = (judgement.best().mv, Goal::of(&at.game(), &judgement)?);
            agreed = match agreed {
                None => Some((mv, goal)),
                Some((same, before)) if same == mv => Some((mv, before.and(goal)?)),
                Some(_) => return None,
            };
        }
        agreed
    }

    fn answer(&self, at: &Match) -> Option<Move> {
        match at.legal()[..] {
            [forced] => Some(forced),
            _ => at.judge(self.limits).map(|judgement| judgement.best().mv),
        }
    }
}
