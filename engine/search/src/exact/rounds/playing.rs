//! Playing a match exactly: the move of the highest level.

use std::cmp::Reverse;

use kuzhi_engine::{Move, Pallankuzhi, RepetitionKey, Side};

use super::aim::Aim;
use super::match_solver::MatchValue;
use super::match_table::MatchTable;
use super::memory::RoundMemory;
use super::outlook::Outlook;
use super::share::{State, left};
use super::solver::RoundSolver;
use crate::choice::Choice;
use crate::limits::Limits;
use crate::value::WIN;

/// A position that takes more nodes is searched like those of other games. Of 9,000 moves, each from nothing,
/// none took half a million.
const MOST_NODES: u64 = 3_000_000;
/// The nodes that may be spent on choosing among moves that bring the same.
const NODES_TO_CHOOSE: u64 = 100_000;
/// A won match ends with this lead at least, as the number of seeds is even.
const SMALLEST_WIN: i32 = 2;

/// A move that brings the best grade, and what it leads to.
#[derive(Copy, Clone)]
struct Candidate {
    mv: Move,
    after: State,
}

/// What makes one candidate better than another: seeds that are sure in the round, if they count, few right
/// replies, and the lead in store.
type Rank = (u8, Reverse<u32>, i16);

impl Candidate {
    /// Returns by how many seeds a player is ahead in store.
    fn stored(&self, side: Side) -> i16 {
        let board = self.after.as_ref().board();
        i16::from(board.store(side)) - i16::from(board.store(side.other()))
    }
}

/// Returns the best move of a match, with its value: the lead in the last round, otherwise whether the match
/// is won. `None` if that takes too long, or the match is not solved.
///
/// Of moves that bring the same, it is one to which the opponent has fewest right replies; where nothing is
/// won, one that brings most seeds in the round.
pub(crate) fn best(
    rules: Pallankuzhi,
    state: &State,
    past: &[RepetitionKey],
    limits: &Limits,
) -> Option<Choice> {
    let table = MatchTable::built_in(rules)?;
    let aim = Aim::new(rules, state, &table);
    let tables = limits.scratch.take::<RoundMemory>().unwrap_or_default();
    let mut solver = RoundSolver::with_memory(rules, tables).limited(MOST_NODES, &limits.stop);
    let choice = solver.choose(state, past, &aim);
    limits.scratch.put(solver.into_memory());
    choice
}

impl RoundSolver<'_> {
    fn choose(&mut self, state: &State, past: &[RepetitionKey], aim: &Aim<'_>) -> Option<Choice> {
        let side = state.as_ref().turn();
        let (mut past, mut least) = (past, self.least(state, past, side, aim)?);
        if past.len() > 1 {
            // What is proved so far never brings back a position of this match. Who has only now come to
            // something better may have to go through one.
            self.forget();
            let anew = self.least(state, &[], side, aim)?;
            if anew > least {
                (past, least) = (&[], anew);
            } else {
                self.forget();
            }
        }
        let candidates = self.candidates(state, past, least, aim)?;
        let most = self.most(state, side, aim)?;
        let best = self.hardest(state, &candidates, least, aim);
        let (value, exact) = worth(least, most, aim);
        let sign = Outlook { least, most }.sign();
        let result = sign.map_or(MatchValue::Neither, |sign| MatchValue::from_sign(sign, side, aim));
        let result = (!aim.is_last()).then_some(result);
        Some(Choice { best, value, exact, result, depth: 0, nodes: self.nodes() })
    }

    /// Returns the moves with which the mover can still force a grade. There is at least one.
    fn candidates(
        &mut self,
        state: &State,
        past: &[RepetitionKey],
        least: i16,
        aim: &Aim<'_>,
    ) -> Option<Vec<Candidate>> {
        let side = state.as_ref().turn();
        let wanted = aim.wanted_numbers(state, side, |outlook| outlook.least >= least);
        let mut candidates = Vec::new();
        for (mv, after) in self.after_each_move(state) {
            if self.can_force_by(state, past, &after, side, wanted)? {
                candidates.push(Candidate { mv, after });
            }
        }
        Some(candidates).filter(|candidates| !candidates.is_empty())
    }

    /// Returns the candidate to which the opponent has fewest right replies: those after which the mover
    /// cannot force more than before. Of equal ones, it is the one that brings most seeds at once.
    ///
    /// Where nothing can be won by force, what the mover can make sure of in the round comes first: who
    /// begins the next one with more seeds has the better chances.
    fn hardest(&mut self, state: &State, candidates: &[Candidate], least: i16, aim: &Aim<'_>) -> Move {
        let side = state.as_ref().turn();
        let by_seeds = !aim.is_last() && least <= 0;
        self.allow(NODES_TO_CHOOSE);
        let mut best: Option<(Move, Rank)> = None;
        for candidate in candidates {
            let seeds = if by_seeds { self.sure_seeds(candidate, side).unwrap_or_default() } else { 0 };
            let replies = if candidates.len() > 1 { self.right_replies(candidate, least, aim) } else { None };
            let rank = (seeds, Reverse(replies.unwrap_or(u32::MAX)), candidate.stored(side));
            if best.is_none_or(|(_, before)| rank > before) {
                best = Some((candidate.mv, rank));
            }
        }
        best.map_or(candidates[0].mv, |(mv, _)| mv)
    }

    /// Returns the seeds that a player can make sure of in the round after a move.
    fn sure_seeds(&mut self, candidate: &Candidate, side: Side) -> Option<u8> {
        let (share, core) = (self.share(&candidate.after)?, candidate.after.as_ref());
        let own = if core.turn() == side { share } else { share.of_other(left(&candidate.after)) };
        Some(core.board().store(side) + if core.is_over() { 0 } else { own.least })
    }

    /// Returns the number of replies after which the mover cannot force more than before. `None` if it is not
    /// known, or the opponent has no reply.
    fn right_replies(&mut self, candidate: &Candidate, least: i16, aim: &Aim<'_>) -> Option<u32> {
        let (state, mut right) = (&candidate.after, 0);
        let side = state.as_ref().turn().other();
        if state.as_ref().is_over() {
            return None;
        }
        let better = aim.wanted_numbers(state, side, |outlook| aim.is_better(outlook.least, least));
        for (_, after) in self.after_each_move(state) {
            right += u32::from(!self.can_force_by(state, &[], &after, side, better)?);
        }
        Some(right)
    }
}

/// Returns the value of a forced grade in seeds, and whether it is the exact lead.
fn worth(least: i16, most: i16, aim: &Aim<'_>) -> (i32, bool) {
    if aim.is_last() {
        let lead = i32::from(least);
        return (lead + WIN * lead.signum(), least == most);
    }
    match (least, most) {
        (1.., _) => (WIN + SMALLEST_WIN, false),
        (_, ..0) => (-WIN - SMALLEST_WIN, false),
        // A match to the end in which neither can force a win goes on, and does not end in a draw.
        _ => (0, (least, most) == (0, 0) && !aim.is_endless()),
    }
}
