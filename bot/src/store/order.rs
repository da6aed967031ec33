//! In which order stores give what they have, and what a commit counts for.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use crate::app::{
    Encounters, Ending, Match, MatchId, MatchResult, Over, PlayerId, Stage, Standing, Timestamp, rate,
};

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

/// A leaderboard, as its results make it.
#[derive(Clone, Debug, Default)]
pub(super) struct Ranking {
    pub(super) standings: BTreeMap<PlayerId, Standing>,
    pub(super) encounters: BTreeMap<[PlayerId; 2], Encounters>,
}

impl Ranking {
    /// That of these results, each rated in the order in which they came about.
    pub(super) fn of(mut results: Vec<(MatchId, MatchResult)>) -> Ranking {
        let mut ranking = Ranking::default();
        in_order(&mut results);
        for (_, result) in &results {
            ranking.count(result);
        }
        ranking
    }

    /// Counts one more result.
    pub(super) fn count(&mut self, result: &MatchResult) {
        let [south, north] = result.players;
        let pair = pair(south, north);
        let standing_of = |player| Ok::<_, Infallible>(self.standings.get(&player).copied());
        let Ok((rated, met)) = rated(result, self.encounters.get(&pair).copied(), standing_of);
        self.standings.extend(rated.map(|standing| (standing.player, standing)));
        self.encounters.insert(pair, met);
    }
}

/// What changes on a leaderboard when one of its results no longer counts.
pub(super) struct Correction {
    /// The standings that the result has touched: of its players, of whoever has met them since, and so on.
    /// `None` is that of somebody who has no result left.
    pub(super) standings: BTreeMap<PlayerId, Option<Standing>>,
    /// Its players.
    pub(super) pair: [PlayerId; 2],
    /// Their encounters, if they have any left.
    pub(super) encounters: Option<Encounters>,
}

/// What changes on a leaderboard with these results, of which one no longer counts; nothing if it is not among them.
///
/// All others are rated anew. Standings that the one result has not touched are left out: they are as they were.
pub(super) fn without(undone: MatchId, mut results: Vec<(MatchId, MatchResult)>) -> Option<Correction> {
    in_order(&mut results);
    let at = results.iter().position(|(id, _)| *id == undone)?;
    let (_, undone) = results.remove(at);
    let mut touched = BTreeSet::from(undone.players);
    for (_, later) in &results[at..] {
        if later.players.iter().any(|player| touched.contains(player)) {
            touched.extend(later.players);
        }
    }
    let Ranking { standings, encounters } = Ranking::of(results);
    let [south, north] = undone.players;
    let pair = pair(south, north);
    Some(Correction {
        standings: touched.into_iter().map(|player| (player, standings.get(&player).copied())).collect(),
        pair,
        encounters: encounters.get(&pair).copied(),
    })
}

/// Puts results into the order in which they came about.
fn in_order(results: &mut [(MatchId, MatchResult)]) {
    results.sort_by_key(|(id, result)| (result.ended, *id));
}

/// The standings of both players after a result, and their encounters with it.
pub(super) fn rated<E>(
    result: &MatchResult,
    before: Option<Encounters>,
    standing_of: impl Fn(PlayerId) -> Result<Option<Standing>, E>,
) -> Result<([Standing; 2], Encounters), E> {
    let of = |player| Ok(standing_of(player)?.unwrap_or_else(|| Standing::new(player)));
    let [south, north] = result.players;
    Ok(rate([of(south)?, of(north)?], before, result))
}
