//! Adding a result to a leaderboard, and removing one: only the later results that it affects are rated
//! again.

use std::collections::BTreeMap;

use crate::PlayerId;
use crate::rating::{Encounters, RatedResult, Standing};

/// The changes of a leaderboard.
#[derive(PartialEq, Debug)]
pub struct LeaderboardChange {
    /// The changed standings: of the result's players, of everyone who has played them since, and so on.
    /// `None` for a person who has no result left.
    pub standings: BTreeMap<PlayerId, Option<Standing>>,
    /// The players of the result.
    pub pair: [PlayerId; 2],
    /// Their encounters, if any are left.
    pub encounters: Option<Encounters>,
    /// The results that find other standings than before, and the new one.
    pub results: Vec<RatedResult>,
}

/// Returns the changes when a result is added before these later ones, which are in order. It is given with
/// the latest standings and encounters of its players, as if none were later.
pub fn add_result(latest: RatedResult, later: &[RatedResult]) -> LeaderboardChange {
    let RatedResult { result, before: [of_south, of_north], met, .. } = latest;
    let [south, north] = result.players;
    let before = |player, latest| {
        let found = later.iter().find_map(|one| Some(one.before[one.place_of(player)?]));
        found.unwrap_or(latest)
    };
    let next = later.iter().find(|one| one.pair() == latest.pair());
    let new = RatedResult {
        before: [before(south, of_south), before(north, of_north)],
        met: next.map_or(met, |next| next.met),
        ..latest
    };
    let (after, met) = new.after();
    let changed = after.map(|standing| (standing.player, Some(standing)));
    let mut change = rerate(later, changed.into(), new.pair(), Some(met));
    change.results.push(new);
    change
}

/// Returns the changes when a result is removed before these later ones, which are in order.
pub fn remove_result(removed: &RatedResult, later: &[RatedResult]) -> LeaderboardChange {
    let [south, north] = removed.result.players;
    let [of_south, of_north] = removed.before;
    rerate(later, [(south, of_south), (north, of_north)].into(), removed.pair(), removed.met)
}

/// Rates later results again, as far as they find other standings than before.
fn rerate(
    later: &[RatedResult],
    mut standings: BTreeMap<PlayerId, Option<Standing>>,
    pair: [PlayerId; 2],
    mut encounters: Option<Encounters>,
) -> LeaderboardChange {
    let mut results = Vec::new();
    for one in later {
        let [south, north] = one.result.players;
        if ![south, north].iter().any(|player| standings.contains_key(player)) {
            continue;
        }
        let of_pair = one.pair() == pair;
        let found = |player, before| standings.get(&player).copied().unwrap_or(before);
        let before = [found(south, one.before[0]), found(north, one.before[1])];
        let rerated = RatedResult { before, met: if of_pair { encounters } else { one.met }, ..*one };
        let (after, met) = rerated.after();
        standings.extend(after.map(|standing| (standing.player, Some(standing))));
        if of_pair {
            encounters = Some(met);
        }
        if rerated != *one {
            results.push(rerated);
        }
    }
    LeaderboardChange { standings, pair, encounters, results }
}
