//! In which order stores give what they have, and what a commit counts for.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use crate::app::{Ending, Match, MatchId, MatchResult, Over, PlayerId, Stage, Standing, Timestamp, rate};

/// When a match began; the name decides between two of the same millisecond.
pub(super) fn began(one: &Match) -> (Timestamp, MatchId) {
    let time = match &one.stage {
        Stage::Open(challenge) => challenge.made,
        Stage::Withdrawn(withdrawn) => withdrawn.challenge.made,
        Stage::Playing(playing) => playing.started,
        Stage::Over(over) => over.played.started,
    };
    (time, one.id)
}

/// Puts the best first: by what is proven, then by experience, then by name, so that the order is
/// always the same.
pub(super) fn best_first(standings: &mut [Standing]) {
    standings.sort_by(|one, other| {
        let by_strength = other.proven().total_cmp(&one.proven());
        by_strength.then(other.played().cmp(&one.played())).then(one.player.cmp(&other.player))
    });
}

/// Those of some matches that ended on time, in the order in which they did.
pub(super) fn by_time(matches: impl Iterator<Item = Match>) -> Vec<Match> {
    let ended = |one: &Match| match &one.stage {
        Stage::Over(Over { ending: Ending::TimedOut(_), ended, .. }) => Some(*ended),
        _ => None,
    };
    let mut found: Vec<Match> = matches.filter(|one| ended(one).is_some()).collect();
    found.sort_by_key(|one| (ended(one), one.id));
    found
}

/// Two people in the order in which stores keep that they know each other.
pub(super) fn pair(one: PlayerId, other: PlayerId) -> [PlayerId; 2] {
    if one < other { [one, other] } else { [other, one] }
}

/// The result that a change brings, unless it was counted before.
pub(super) fn new_result(before: Option<&Match>, next: &Match) -> Option<MatchResult> {
    if before.is_some_and(|before| before.result().is_some()) { None } else { next.result() }
}

/// The result that a change takes back, if it was counted before.
pub(super) fn undone_result(before: Option<&Match>, next: &Match) -> Option<MatchResult> {
    if next.result().is_some() { None } else { before.and_then(Match::result) }
}

/// Standings as they are when one result of a leaderboard, among all of them, no longer counts.
///
/// Each result is rated anew in the order in which they came about. Only those standings are given that the
/// one result has touched: of its players, of whoever has met them since, and so on; nobody else's changes.
/// `None` is that of somebody who has no result left.
pub(super) fn without(
    undone: MatchId,
    mut results: Vec<(MatchId, MatchResult)>,
) -> BTreeMap<PlayerId, Option<Standing>> {
    results.sort_by_key(|(id, result)| (result.ended, *id));
    let (mut standings, mut touched) = (BTreeMap::new(), BTreeSet::new());
    for (id, result) in results {
        if id == undone {
            touched.extend(result.players);
            continue;
        }
        let Ok(rated) = rated(&result, |player| Ok::<_, Infallible>(standings.get(&player).copied()));
        standings.extend(rated.map(|standing| (standing.player, standing)));
        if result.players.iter().any(|player| touched.contains(player)) {
            touched.extend(result.players);
        }
    }
    touched.into_iter().map(|player| (player, standings.get(&player).copied())).collect()
}

/// The standings of both players after a result.
pub(super) fn rated<E>(
    result: &MatchResult,
    standing_of: impl Fn(PlayerId) -> Result<Option<Standing>, E>,
) -> Result<[Standing; 2], E> {
    let of = |player| Ok(standing_of(player)?.unwrap_or_else(|| Standing::new(player)));
    let [south, north] = result.players;
    Ok(rate([of(south)?, of(north)?], result))
}
