//! Exact judgements of positions, and second opinions on estimates.

use std::sync::Arc;

use kuzhi_engine::{Match, Move};

use super::Goal;
use crate::exact::GameTable;
use crate::exact::rounds::has_known_rounds;
use crate::judging::Judgement;
use crate::limits::Limits;
use crate::thinking::{Think as _, is_last_round, judge_by_stores, prove};
use crate::worth::Certainty;

/// Proving a position may take this many times the nodes of a search, and so may a second opinion.
const AGAIN: u64 = 10;
/// Once a puzzle is suspected, or is checked, the proof may take this many times as long.
const PATIENCE: u64 = 5;
/// How many seeds beyond the tables' limit may still be searched to the end.
const BEYOND: u32 = 6;

/// Judges a position exactly: proved, or searched to the end. `None` if neither succeeds.
pub(super) fn judge_exactly(at: &Match, limits: &Limits) -> Option<Judgement> {
    let proved = proved(at, &times(limits, AGAIN));
    if proved.is_some() || !is_in_reach(at, limits) {
        return proved;
    }
    let searched = at.judge(limits)?;
    let is_known =
        is_all_exact(&searched) || Goal::from_judgement(&at.game(), &searched).is_some_and(Goal::is_exact);
    is_known.then_some(searched)
}

/// Like [`judge_exactly`], but takes five times as long.
pub(super) fn judge_exactly_with_patience(at: &Match, limits: &Limits) -> Option<Judgement> {
    judge_exactly(at, &times(limits, PATIENCE))
}

/// Judges a position exactly if the end of its round is that of the game, and the round can be proved.
fn proved(at: &Match, limits: &Limits) -> Option<Judgement> {
    if is_last_round(at) { prove(at, limits) } else { None }
}

/// Judges a position before the last round of a match by what it brings in the match. `None` if that is not
/// solved, or if the match is played to the end, which no move can draw.
pub(super) fn judge_match_exactly(at: &Match, limits: &Limits) -> Option<Judgement> {
    if is_last_round(at) || !has_known_rounds(at) {
        return None;
    }
    at.judge(&times(limits, 2)).filter(|judged| matches!(judged.best().worth.certainty, Certainty::Match(_)))
}

fn times(limits: &Limits, times: u64) -> Limits {
    Limits { nodes: limits.nodes.saturating_mul(times), ..limits.clone() }
}

/// The same limits without knowledge: what a puzzle estimates must not depend on tables that others lack.
pub(super) fn unaided(limits: &Limits) -> Limits {
    Limits { knowledge: Arc::default(), ..limits.clone() }
}

/// Returns whether the values of all moves are exact.
pub(super) fn is_all_exact(judgement: &Judgement) -> bool {
    judgement.moves().iter().all(|judged| judged.worth.is_exact())
}

/// Returns whether a search can see the end of the game: few enough seeds are on the board for the tables,
/// or it is the last round of a game that has none.
fn is_in_reach(at: &Match, limits: &Limits) -> bool {
    let (game, board) = (at.game(), at.position().board);
    if GameTable::most_seeds(&game).is_err() {
        return is_last_round(at);
    }
    let table = limits.knowledge.tables().find(|table| table.game() == game);
    let left = board.total() - board.stores().map(u32::from).iter().sum::<u32>();
    table.is_some_and(|table| left <= u32::from(table.seeds()) + BEYOND)
}

/// The second opinion on an estimate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Opinion {
    pub(super) mv: Move,
    /// By how much it is better than any other.
    pub(super) goal: Goal,
}

/// Returns what the round is worth, exactly, or else what a long search with another evaluation sees.
///
/// In a round that is not the last, this is another question than what the game is worth. But a move that
/// is better by far brings more in its own round, too.
pub(super) fn second_opinion(at: &Match, limits: &Limits) -> Option<Opinion> {
    let limits = times(&unaided(limits), AGAIN);
    if !is_last_round(at)
        && let Some(judgement) = prove(at, &limits)
    {
        let goal = Goal::Seeds { margin: judgement.margin()?, exact: true };
        return Some(Opinion { mv: judgement.best().mv, goal });
    }
    let judgement = judge_by_stores(at, &limits).filter(|_| !limits.stopped())?;
    Some(Opinion { mv: judgement.best().mv, goal: Goal::seen(&judgement)? })
}
