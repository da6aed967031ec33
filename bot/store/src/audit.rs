//! Checks stored ratings against the matches that they follow from, and exports them so that others can do
//! the same.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{MatchResult, Scope};
use kuzhi_domain::rating::{
    Leaderboard, LeaderboardResults, Ranking, RatedResult, Rating, RatingChange, Standing,
};
use kuzhi_engine::Game;

use super::StoreError;
use super::transfer::{Item, Transfer};

/// The largest allowed difference between two ratings. Each is stored in decimal digits, of which the last
/// may be rounded.
const ROUNDING: f64 = 1e-6;

/// Returns the results of every leaderboard on which a match could count, from all readable matches.
fn results(store: &dyn Transfer) -> Result<LeaderboardResults, StoreError> {
    let (mut boards, mut guilds) = (LeaderboardResults::new(), BTreeSet::new());
    store.hand_out(&mut |item| {
        // Matches come first.
        let Item::Match(one) = item else { return ControlFlow::Break(()) };
        guilds.extend(one.place().guild);
        one.collect_results(&mut boards);
        ControlFlow::Continue(())
    })?;
    // On a leaderboard without results there may be no standings.
    let scopes = guilds.into_iter().map(Scope::Guild).chain([Scope::Everywhere]);
    for scope in scopes {
        for game in Game::all() {
            boards.entry(Leaderboard { scope, game: game.id() }).or_default();
        }
    }
    Ok(boards)
}

/// The number of results and standings checked, and the differences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// The number of results, counted once per leaderboard.
    pub results: usize,
    /// The number of standings.
    pub standings: usize,
    /// The differences from what follows from the matches, one line each.
    pub differences: Vec<String>,
}

/// Recomputes all ratings and compares the stored ones with them.
///
/// # Errors
///
/// [`StoreError`], as for every read.
pub fn audit(store: &dyn Transfer) -> Result<Audit, StoreError> {
    let mut audit = Audit::default();
    for (board, results) in results(store)? {
        let due = Ranking::from_results(results);
        audit.results += due.results.len();
        audit.standings += due.standings.len();
        let mut missing = due.standings;
        for kept in store.standings(board.scope, board.game)? {
            let player = kept.player;
            match missing.remove(&player) {
                Some(due) if is_same(&due, &kept) => {}
                Some(due) => audit.differences.push(format!(
                    "{board}: {player} is rated {}, and should be {}",
                    in_words(&kept),
                    in_words(&due)
                )),
                None => audit.differences.push(format!("{board}: {player} has no result, and is rated")),
            }
        }
        let lacks = |player| format!("{board}: {player} has results, and is not rated");
        audit.differences.extend(missing.into_keys().map(lacks));
        for rated in &due.results {
            let RatedResult { id, result, .. } = rated;
            let kept = store.change_by(board.scope, board.game, *id, result.ended)?;
            if !kept.is_some_and(|kept| is_same_change(&kept, &rated.change())) {
                audit.differences.push(format!("{board}: what {id} has changed is not what is kept of it"));
            }
        }
    }
    Ok(audit)
}

fn in_words(one: &Standing) -> String {
    let Standing { rating, won, drawn, lost, .. } = one;
    let (value, deviation) = (rating.value(), rating.deviation());
    format!("{value:.2} ± {deviation:.2} ({won} won, {drawn} drawn, {lost} lost)")
}

fn is_same_change(one: &RatingChange, other: &RatingChange) -> bool {
    let same = |one: &[Standing; 2], other: &[Standing; 2]| {
        one.iter().zip(other).all(|(one, other)| is_same(one, other))
    };
    same(&one.before, &other.before) && same(&one.after, &other.after)
}

/// Returns whether two standings are equal up to rounding.
pub(super) fn is_same(one: &Standing, other: &Standing) -> bool {
    let whole = |one: &Standing| Standing { rating: Rating::default(), ..*one };
    let is_close = |(one, other): (f64, f64)| (one - other).abs() <= ROUNDING;
    whole(one) == whole(other) && one.rating.numbers().into_iter().zip(other.rating.numbers()).all(is_close)
}

/// The stored effect of a result.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The leaderboard.
    pub board: Leaderboard,
    /// The match.
    pub id: MatchId,
    /// The winner, and when the match ended.
    pub result: MatchResult,
    /// The standings of South and North before and after the match.
    pub change: RatingChange,
}

/// Calls a function with the stored effect of each result, leaderboard by leaderboard, in the order in which
/// they count.
///
/// # Errors
///
/// [`StoreError`], as for every read, and if a result is not stored.
pub fn each_rated(
    store: &dyn Transfer,
    see: &mut dyn FnMut(Rated) -> ControlFlow<()>,
) -> Result<(), StoreError> {
    for (board, mut results) in results(store)? {
        results.sort_by_key(|(id, result)| (result.ended, *id));
        for (id, result) in results {
            let change = store.change_by(board.scope, board.game, id, result.ended)?;
            let change = change.ok_or(StoreError::Unrated { id, board })?;
            if see(Rated { board, id, result, change }).is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}
