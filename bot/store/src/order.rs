//! The sort orders of stores, and what a commit changes in the results.

use std::collections::BTreeMap;

use kuzhi_domain::{
    Encounters, Ending, Match, MatchId, MatchResult, Over, PlayerId, RatingChange, Scope, Stage, Standing,
    Timestamp,
};

use super::replay::{Counted, pair};

/// The sort key of the start of a match. The id decides between matches of the same millisecond.
pub fn began(one: &Match) -> (Timestamp, MatchId) {
    let time = match one.stage() {
        Stage::Open(challenge) => challenge.made,
        Stage::Withdrawn(withdrawn) => withdrawn.challenge.made,
        Stage::Playing(playing) => playing.started(),
        Stage::Over(over) => over.played().started(),
    };
    (time, one.id())
}

/// Sorts the best first: by proven strength, then by experience, then by id, so that the order is always the
/// same.
pub fn best_first(standings: &mut [Standing]) {
    standings.sort_by(|one, other| {
        let by_strength = other.rating.proven().total_cmp(&one.rating.proven());
        by_strength.then(other.played().cmp(&one.played())).then(one.player.cmp(&other.player))
    });
}

/// Returns when a match ended on time, if it did.
pub fn timed_out(one: &Match) -> Option<Timestamp> {
    one.over().filter(|over| matches!(over.ending(), Ending::TimedOut(_))).map(Over::ended)
}

/// Returns the result that a change adds, with each leaderboard on which it was not counted before.
pub(super) fn new_results(
    before: Option<&Match>,
    next: &Match,
) -> impl Iterator<Item = (Scope, MatchResult)> + use<> {
    let counted: Vec<Scope> =
        before.iter().flat_map(|before| before.results()).map(|(scope, _)| scope).collect();
    next.results().filter(move |(scope, _)| !counted.contains(scope))
}

/// Returns the result that a change removes, with each leaderboard on which it was counted before.
pub(super) fn undone_results(
    before: Option<&Match>,
    next: &Match,
) -> impl Iterator<Item = (Scope, MatchResult)> + use<> {
    let counts: Vec<Scope> = next.results().map(|(scope, _)| scope).collect();
    let before: Vec<_> = before.iter().flat_map(|before| before.results()).collect();
    before.into_iter().filter(move |(scope, _)| !counts.contains(scope))
}

/// A leaderboard computed from its results, each rated in the order in which the matches ended.
#[derive(Clone, Debug, Default)]
pub struct Ranking {
    /// The standing of each player who has a result.
    pub standings: BTreeMap<PlayerId, Standing>,
    pub(super) encounters: BTreeMap<[PlayerId; 2], Encounters>,
    /// The results, each with the standings that it found.
    pub(super) counted: Vec<Counted>,
}

impl Ranking {
    /// Computes the leaderboard of these results, in the order in which the matches ended. Ids decide between
    /// equal times.
    pub fn of(mut results: Vec<(MatchId, MatchResult)>) -> Ranking {
        let mut ranking = Ranking::default();
        results.sort_by_key(|(id, result)| (result.ended, *id));
        for (id, result) in results {
            ranking.count(id, result);
        }
        ranking
    }

    /// Returns what a result changed. `None` if it is not among them.
    pub fn change_by(&self, id: MatchId) -> Option<RatingChange> {
        self.counted.iter().find(|counted| counted.id == id).map(Counted::change)
    }

    fn count(&mut self, id: MatchId, result: MatchResult) {
        let [south, north] = result.players;
        let pair = pair(south, north);
        let before = result.players.map(|player| self.standings.get(&player).copied());
        let counted = Counted { id, result, before, met: self.encounters.get(&pair).copied() };
        let (after, met) = counted.after();
        self.standings.extend(after.map(|standing| (standing.player, standing)));
        self.encounters.insert(pair, met);
        self.counted.push(counted);
    }
}
