//! A whole leaderboard, computed from its results.

use std::collections::BTreeMap;

use crate::matches::MatchResult;
use crate::rating::{
    Encounters, LeaderboardChange, RatedResult, RatingChange, Standing, add_result, pair, remove_result,
};
use crate::{MatchId, PlayerId};

/// A leaderboard with everything that its results have made.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ranking {
    /// The standings.
    pub standings: BTreeMap<PlayerId, Standing>,
    /// The encounters of each [pair](pair()).
    pub encounters: BTreeMap<[PlayerId; 2], Encounters>,
    /// The results in their [order](RatedResult::order).
    pub results: Vec<RatedResult>,
}

impl Ranking {
    /// Computes the leaderboard of these results: each is rated in its order, from the first on.
    pub fn from_results(mut results: Vec<(MatchId, MatchResult)>) -> Ranking {
        let mut ranking = Ranking::default();
        results.sort_by_key(|(id, result)| (result.ended, *id));
        for (id, result) in results {
            let rated = ranking.latest(id, result);
            let (after, met) = rated.after();
            ranking.standings.extend(after.map(|standing| (standing.player, standing)));
            ranking.encounters.insert(rated.pair(), met);
            ranking.results.push(rated);
        }
        ranking
    }

    /// Adds a result in its order.
    pub fn add(&mut self, id: MatchId, result: MatchResult) {
        let rated = self.latest(id, result);
        let later = self.results.partition_point(|other| other.order() < rated.order());
        let change = add_result(rated, &self.results[later..]);
        self.apply(change);
    }

    /// Removes the result of a match, if there is one.
    pub fn remove(&mut self, id: MatchId) {
        let Some(place) = self.results.iter().position(|one| one.id == id) else { return };
        let removed = self.results.remove(place);
        let change = remove_result(&removed, &self.results[place..]);
        self.apply(change);
    }

    /// Returns what a match's result changed. `None` if it has none here.
    pub fn change_by(&self, id: MatchId) -> Option<RatingChange> {
        self.results.iter().find(|one| one.id == id).map(RatedResult::change)
    }

    /// Returns a result with what it finds if it comes after all others.
    fn latest(&self, id: MatchId, result: MatchResult) -> RatedResult {
        let before = result.players.map(|player| self.standings.get(&player).copied());
        RatedResult { id, result, before, met: self.encounters.get(&pair(result.players)).copied() }
    }

    fn apply(&mut self, change: LeaderboardChange) {
        for (player, standing) in change.standings {
            match standing {
                Some(standing) => _ = self.standings.insert(player, standing),
                None => _ = self.standings.remove(&player),
            }
        }
        match change.encounters {
            Some(met) => _ = self.encounters.insert(change.pair, met),
            None => _ = self.encounters.remove(&change.pair),
        }
        for one in change.results {
            match self.results.binary_search_by_key(&one.order(), RatedResult::order) {
                Ok(place) => self.results[place] = one,
                Err(place) => self.results.insert(place, one),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::*;
    use crate::Timestamp;

    const ALL: [(u64, u64); 6] = [(1, 2), (3, 4), (2, 3), (1, 2), (5, 6), (4, 1)];

    /// Two results each have the same time, so that the ids of their matches decide.
    fn result(at: usize) -> (MatchId, MatchResult) {
        let ((south, north), number) = (ALL[at], u64::try_from(at).unwrap());
        let players = [PlayerId(south), PlayerId(north)];
        let (winner, ended) = (Some(Side::ALL[at % 2]), Timestamp::from_millis(number / 2));
        (MatchId::from_random(number), MatchResult { players, winner, ended })
    }

    fn ranking(added: impl IntoIterator<Item = usize>) -> Ranking {
        let mut ranking = Ranking::default();
        for (id, result) in added.into_iter().map(result) {
            ranking.add(id, result);
        }
        ranking
    }

    fn computed(results: &[usize]) -> Ranking {
        Ranking::from_results(results.iter().map(|&at| result(at)).collect())
    }

    #[test]
    fn results_count_alike_in_whatever_order_they_come() {
        for order in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 0, 5, 1, 4, 3]] {
            assert_eq!(ranking(order), computed(&order), "{order:?}");
        }
    }

    #[test]
    fn a_removed_result_leaves_no_trace() {
        for removed in 0..ALL.len() {
            let mut ranking = ranking(0..ALL.len());
            ranking.remove(result(removed).0);
            let left: Vec<usize> = (0..ALL.len()).filter(|at| *at != removed).collect();
            assert_eq!(ranking, computed(&left), "{removed}");
            for at in left {
                ranking.remove(result(at).0);
            }
            assert_eq!(ranking, Ranking::default(), "{removed}");
        }
    }

    #[test]
    fn results_of_others_are_not_rated_again() {
        let ranking = ranking(0..ALL.len());
        // Five and six have played nobody else.
        let change = remove_result(&ranking.results[4], &ranking.results[5..]);
        assert_eq!(change.standings.into_keys().collect::<Vec<_>>(), [PlayerId(5), PlayerId(6)]);
        assert_eq!(change.results, []);
    }
}
