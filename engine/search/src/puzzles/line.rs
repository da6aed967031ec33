//! Finding and checking the line of a puzzle.

use kuzhi_engine::{Match, Move, Phase};

use super::exact::{
    is_all_exact, judge_exactly, judge_exactly_with_patience, judge_match_exactly, second_opinion, unaided,
};
use super::{Goal, Grade, Puzzle};
use crate::judging::Judgement;
use crate::limits::Limits;
use crate::thinking::Think as _;
use crate::worth::Worth;

/// A puzzle position has at least this many legal moves.
const CHOICES: usize = 3;
/// The maximum number of moves in a line, by both players.
const LONGEST: usize = 11;
/// A firm puzzle must also be found with this many times the nodes, and with the nodes divided by this.
const FIRM: u64 = 4;

/// Why a puzzle is not sound.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsound {
    /// A move to find is not the only good move, or another move is better.
    #[error("move {ply}, {mv}, is not the only best move")]
    NotTheBest {
        /// Its place in the line, counted from 1.
        ply: usize,
        /// The move to find.
        mv: Move,
    },
    /// More than half of the seeds end the game, and every move has the same result.
    #[error("the result is decided before move {ply}")]
    Decided {
        /// Its place in the line, counted from 1.
        ply: usize,
    },
    /// The moves are the best, but they reach another goal.
    #[error("move {ply} reaches '{found}', not '{said}'")]
    Goal {
        /// Its place in the line, counted from 1.
        ply: usize,
        /// What the check found.
        found: Goal,
        /// What the puzzle says.
        said: Goal,
    },
    /// The opponent has a better reply.
    #[error("reply {ply}, {mv}, is not the best one")]
    Answer {
        /// Its place in the line, counted from 1.
        ply: usize,
        /// The reply in the puzzle.
        mv: Move,
    },
    /// The puzzle is easier or harder than its grade, by more than one grade.
    #[error("its grade is {found}, not {said}")]
    Grade {
        /// What the check found.
        found: Grade,
        /// What the puzzle says.
        said: Grade,
    },
    /// The check was stopped.
    #[error("the check was stopped")]
    Stopped,
}

impl Puzzle {
    /// The number of nodes per move for making and checking puzzles.
    pub const NODES: u64 = 120_000;

    /// Returns the puzzle that starts at the position of a match, if there is one. The player to move must
    /// have at least three moves, and only one of them may reach the goal.
    ///
    /// The history of the match is ignored. The search uses the node limit, depth, knowledge, scratch
    /// memory and stop flag of the limits. What can be proved is: that takes up to ten times the nodes, and
    /// fifty times before something is estimated. With tables and solutions, more can. An estimate must be
    /// shared by a second opinion, which takes ten times the nodes. The line continues with the best
    /// replies as long as the solver has only one good move.
    pub fn find(playing: &Match, limits: &Limits) -> Option<Puzzle> {
        Finder { limits, budgets: &[limits.nodes] }.find(playing)
    }

    /// Like [`Puzzle::find`], but searches with a quarter of the nodes and with four times the nodes must
    /// also find the same moves, each by a clear margin.
    ///
    /// Such a puzzle is still found after small changes to the search. This takes about five times as long.
    pub fn find_firm(playing: &Match, limits: &Limits) -> Option<Puzzle> {
        let nodes = limits.nodes;
        Finder { limits, budgets: &[nodes / FIRM, nodes, nodes.saturating_mul(FIRM)] }.find(playing)
    }

    /// Checks the whole puzzle: only the solver's moves reach the goal, the replies are the best, and the
    /// grade is right.
    ///
    /// What can be known exactly must be exactly so, whatever the goal says of itself. For an estimated goal,
    /// searches need to see only half of its margin, and replies may lose less than that margin. The grade
    /// may be off by one. So a puzzle stays sound when the search improves slightly.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the puzzle. Goals that come from tables or solutions need them in the
    /// limits' knowledge. Goals that come from a search need [`Puzzle::NODES`] nodes.
    pub fn check(&self, limits: &Limits) -> Result<(), Unsound> {
        let (mut at, mut reached) = (self.start(), None);
        for (ply, &mv) in (1..).zip(&self.line) {
            let is_to_find = at.turn() == Some(self.solver());
            if is_to_find || at.legal().len() > 1 {
                let judgement = self.judge(&at, is_to_find, limits).filter(|_| !limits.stopped());
                let judgement = judgement.ok_or(Unsound::Stopped)?;
                if is_to_find {
                    let found = self.check_move(ply, mv, &at, &judgement, limits)?;
                    let both = reached.map_or(Some(found), |before: Goal| before.and(found));
                    reached = Some(both.ok_or(Unsound::Goal { ply, found, said: self.goal })?);
                } else if !self.goal.allows_answer(&judgement, mv) {
                    return Err(Unsound::Answer { ply, mv });
                }
            }
            at.play(mv, &mut |_| ()).expect("a puzzle's moves are legal");
        }
        if let Some(found) = reached.filter(|&found| !self.goal.is_held_by(found)) {
            return Err(Unsound::Goal { ply: self.line.len(), found, said: self.goal });
        }
        let found = Grade::measure(&self.start(), self.line[0], self.moves_to_find(), &limits.scratch);
        let is_near = found.get().abs_diff(self.grade.get()) <= 1;
        if limits.stopped() {
            Err(Unsound::Stopped)
        } else if is_near {
            Ok(())
        } else {
            Err(Unsound::Grade { found, said: self.grade })
        }
    }

    /// Judges a position of the line: exactly if that can be done. Where the goal is an estimate, so are the
    /// replies.
    fn judge(&self, at: &Match, is_to_find: bool, limits: &Limits) -> Option<Judgement> {
        let is_exact = self.goal.is_exact();
        let known = if is_exact || is_to_find { judge_exactly_with_patience(at, limits) } else { None };
        let known = known.or_else(|| if is_exact { judge_match_exactly(at, limits) } else { None });
        known.or_else(|| if is_exact { at.judge(limits) } else { at.judge(&unaided(limits)) })
    }

    /// Returns the goal that a move to find reaches.
    fn check_move(
        &self,
        ply: usize,
        mv: Move,
        at: &Match,
        judgement: &Judgement,
        limits: &Limits,
    ) -> Result<Goal, Unsound> {
        let is_exact = self.goal.is_exact();
        if Goal::is_decided(&self.game, judgement) {
            return Err(Unsound::Decided { ply });
        }
        let found =
            if is_exact { Goal::from_judgement(&self.game, judgement) } else { Goal::seen(judgement) };
        let held = |best: Move, found: Option<Goal>| {
            let found = found.filter(|_| best == mv).ok_or(Unsound::NotTheBest { ply, mv })?;
            // The margins of all moves to find together make an exact goal.
            let is_held = is_exact || self.goal.is_held_by(found);
            if is_held { Ok(found) } else { Err(Unsound::Goal { ply, found, said: self.goal }) }
        };
        let found = held(judgement.best().mv, found)?;
        if !is_exact && !is_all_exact(judgement) {
            let second = second_opinion(at, limits).ok_or(Unsound::Stopped)?;
            held(second.mv, Some(second.goal))?;
        }
        Ok(found)
    }
}

/// Finds puzzles. Searches with each of several node budgets must agree.
struct Finder<'a> {
    /// All limits except the nodes. Its node limit is used for choosing replies.
    limits: &'a Limits,
    /// The node budget of each search, smallest first, because most positions are not puzzles.
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
        while let Some((further, reached)) = self.continuation(&start, &line, goal.is_exact())
            && let Some(both) = goal.and(reached).filter(|both| both.is_exact() == goal.is_exact())
        {
            goal = both;
            line.extend(further);
        }
        let mut puzzle = Puzzle { game, position, line: line.into(), goal, grade: Grade::EASIEST };
        puzzle.grade = Grade::measure(&start, first, puzzle.moves_to_find(), &self.limits.scratch);
        (!self.limits.stopped()).then_some(puzzle)
    }

    /// Returns the next move to find with the replies before it, and its goal, if the solver has only one
    /// good move there.
    fn continuation(&self, start: &Match, line: &[Move], is_exact: bool) -> Option<(Vec<Move>, Goal)> {
        let mut at = start.clone();
        at.play_all(line).ok()?;
        let mut further = Vec::new();
        while at.turn().is_some() && line.len() + further.len() < LONGEST {
            // The layout of the next round is not part of this puzzle.
            if at.position().round != start.position().round {
                return None;
            }
            if at.turn() == start.turn() {
                let (mv, goal) = self.only_move(&at)?;
                further.push(mv);
                return Some((further, goal));
            }
            let answer = self.answer(&at, is_exact)?;
            further.push(answer);
            at.play(answer, &mut |_| ()).ok()?;
        }
        None
    }

    /// Returns the only move that is known to reach a goal, or else the one that reaches it with every node
    /// budget and in the second opinion, and the weakest of these goals.
    fn only_move(&self, at: &Match) -> Option<(Move, Goal)> {
        let game = at.game();
        let only =
            |judgement: &Judgement| Some((judgement.best().mv, Goal::from_judgement(&game, judgement)?));
        if let Some(known) = judge_exactly(at, self.limits) {
            return only(&known);
        }
        let of_match = judge_match_exactly(at, self.limits);
        if let Some(found) = of_match.as_ref().and_then(only) {
            return Some(found);
        }
        // More seeds in a round can cost the match.
        let keeps = |mv| of_match.as_ref().is_none_or(|judged| keeps_result(judged, mv));
        let unaided = unaided(self.limits);
        let mut agreed: Option<(Move, Goal)> = None;
        for &nodes in self.budgets {
            let judgement = at.judge(&Limits { nodes, ..unaided.clone() })?;
            let (mv, goal) = only(&judgement)?;
            agreed = match agreed {
                None => Some((mv, goal)),
                Some((same, before)) if same == mv => Some((mv, before.and(goal)?)),
                Some(_) => return None,
            };
        }
        let (mv, goal) = agreed?;
        if goal.is_exact() {
            return agreed;
        }
        if let Some(known) = judge_exactly_with_patience(at, self.limits) {
            return only(&known);
        }
        let second = second_opinion(at, self.limits)?;
        let both = goal.and(second.goal).filter(|both| second.mv == mv && both.is_clear(&game) && keeps(mv));
        both.map(|both| (mv, both))
    }

    /// Returns the best reply: exactly where the goal is.
    fn answer(&self, at: &Match, is_exact: bool) -> Option<Move> {
        if let [forced] = at.legal()[..] {
            return Some(forced);
        }
        let known = if is_exact {
            judge_exactly(at, self.limits).or_else(|| judge_match_exactly(at, self.limits))
        } else {
            None
        };
        known.or_else(|| at.judge(&unaided(self.limits))).map(|judgement| judgement.best().mv)
    }
}

/// Returns whether a move keeps what the best one brings in the match.
fn keeps_result(judged: &Judgement, mv: Move) -> bool {
    judged.worth_of(mv).map(Worth::result) == Some(judged.best().worth.result())
}
