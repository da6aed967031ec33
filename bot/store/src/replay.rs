//! Changes a leaderboard when a result is added or removed: only later results that it affects are rated
//! again.

use std::collections::BTreeMap;

use kuzhi_domain::{Encounters, MatchId, MatchResult, PlayerId, RatingChange, Standing, rate};

/// A result on a leaderboard, with the standings that it found. Removing it then reads nothing before it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Counted {
    pub(super) id: MatchId,
    pub(super) result: MatchResult,
    /// The standings of its players before it. `None` for a player's first result.
    pub(super) before: [Option<Standing>; 2],
    /// The encounters of its players before it.
    pub(super) met: Option<Encounters>,
}

/// Returns the rating of one of its players after it.
pub(super) fn rating_after(counted: &Counted, player: PlayerId) -> Option<f32> {
    let (after, _) = counted.after();
    #[expect(clippy::cast_possible_truncation, reason = "a rating is shown without its fractions")]
    after.iter().find(|one| one.player == player).map(|one| one.rating.value() as f32)
}

/// Two people in the order in which stores record that they have played.
pub(super) fn pair(one: PlayerId, other: PlayerId) -> [PlayerId; 2] {
    if one < other { [one, other] } else { [other, one] }
}

/// The changes of a leaderboard.
#[derive(PartialEq, Debug)]
pub(super) struct Change {
    /// The changed standings: of the result's players, of everyone who has played them since, and so on.
    /// `None` for a person who has no result left.
    pub(super) standings: BTreeMap<PlayerId, Option<Standing>>,
    /// The players of the result.
    pub(super) pair: [PlayerId; 2],
    /// Their encounters, if any are left.
    pub(super) encounters: Option<Encounters>,
    /// The results that find other standings than before, and the new one.
    pub(super) counted: Vec<Counted>,
}

impl Counted {
    fn pair(&self) -> [PlayerId; 2] {
        let [south, north] = self.result.players;
        pair(south, north)
    }

    /// Returns which of its players this is.
    fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.result.players.iter().position(|one| *one == player)
    }

    /// Returns the standings of both after it, and their encounters.
    pub(super) fn after(&self) -> ([Standing; 2], Encounters) {
        rate(self.found(), self.met, &self.result)
    }

    /// Returns what it changed for both.
    pub(super) fn change(&self) -> RatingChange {
        let (after, _) = self.after();
        RatingChange { before: self.found(), after }
    }

    /// Returns the standings of both before it.
    fn found(&self) -> [Standing; 2] {
        let [south, north] = self.result.players;
        let [of_south, of_north] = self.before;
        [of_south.unwrap_or_else(|| Standing::new(south)), of_north.unwrap_or_else(|| Standing::new(north))]
    }
}

/// Returns the changes when a result is added before these later ones, which are in order.
///
/// # Errors
///
/// The errors of the functions that return the latest standings and encounters, which are asked for those
/// that no later result found.
pub(super) fn with<E>(
    (id, result): (MatchId, MatchResult),
    later: &[Counted],
    standing_of: impl Fn(PlayerId) -> Result<Option<Standing>, E>,
    encounters_of: impl Fn([PlayerId; 2]) -> Result<Option<Encounters>, E>,
) -> Result<Change, E> {
    let [south, north] = result.players;
    let pair = pair(south, north);
    let before = |player| {
        let found = later.iter().find_map(|one| Some(one.before[one.place_of(player)?]));
        found.map_or_else(|| standing_of(player), Ok)
    };
    let met = match later.iter().find(|one| one.pair() == pair) {
        Some(next) => next.met,
        None => encounters_of(pair)?,
    };
    let new = Counted { id, result, before: [before(south)?, before(north)?], met };
    let (after, met) = new.after();
    let touched = after.map(|standing| (standing.player, Some(standing)));
    let mut change = replay(touched.into(), pair, Some(met), later);
    change.counted.push(new);
    Ok(change)
}

/// Returns the changes when a result is removed before these later ones, which are in order.
pub(super) fn without(undone: &Counted, later: &[Counted]) -> Change {
    let [south, north] = undone.result.players;
    let [of_south, of_north] = undone.before;
    replay([(south, of_south), (north, of_north)].into(), undone.pair(), undone.met, later)
}

fn replay(
    mut standings: BTreeMap<PlayerId, Option<Standing>>,
    pair: [PlayerId; 2],
    mut encounters: Option<Encounters>,
    later: &[Counted],
) -> Change {
    let mut counted = Vec::new();
    for one in later {
        let [south, north] = one.result.players;
        if ![south, north].iter().any(|player| standings.contains_key(player)) {
            continue;
        }
        let of_pair = one.pair() == pair;
        let found = |player, before| standings.get(&player).copied().unwrap_or(before);
        let before = [found(south, one.before[0]), found(north, one.before[1])];
        let anew = Counted { before, met: if of_pair { encounters } else { one.met }, ..*one };
        let (after, met) = anew.after();
        standings.extend(after.map(|standing| (standing.player, Some(standing))));
        if of_pair {
            encounters = Some(met);
        }
        if anew != *one {
            counted.push(anew);
        }
    }
    Change { standings, pair, encounters, counted }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::Timestamp;
    use kuzhi_engine::Side;

    use super::*;
    use crate::order::Ranking;

    const ALL: [(u64, u64); 6] = [(1, 2), (3, 4), (2, 3), (1, 2), (5, 6), (4, 1)];

    fn result(at: usize) -> (MatchId, MatchResult) {
        let ((south, north), time) = (ALL[at], u64::try_from(at).unwrap());
        let players = [PlayerId(south), PlayerId(north)];
        let winner = Some(Side::ALL[at % 2]);
        (MatchId::from_random(time), MatchResult { players, winner, ended: Timestamp::from_millis(time) })
    }

    /// A leaderboard as a store holds it: its results in order, and its standings.
    #[derive(Default)]
    struct Board {
        counted: Vec<Counted>,
        ranking: Ranking,
    }

    impl Board {
        fn count(&mut self, at: usize) {
            let one = result(at);
            let later = self.counted.partition_point(|other| other.id < one.0);
            let change = with::<()>(
                one,
                &self.counted[later..],
                |player| Ok(self.ranking.standings.get(&player).copied()),
                |pair| Ok(self.ranking.encounters.get(&pair).copied()),
            );
            self.apply(change.unwrap());
        }

        fn undo(&mut self, at: usize) {
            let found = self.counted.iter().position(|one| one.id == result(at).0).unwrap();
            let change = without(&self.counted.remove(found), &self.counted[found..]);
            self.apply(change);
        }

        fn apply(&mut self, change: Change) {
            for (player, standing) in change.standings {
                match standing {
                    Some(standing) => _ = self.ranking.standings.insert(player, standing),
                    None => _ = self.ranking.standings.remove(&player),
                }
            }
            match change.encounters {
                Some(met) => _ = self.ranking.encounters.insert(change.pair, met),
                None => _ = self.ranking.encounters.remove(&change.pair),
            }
            for one in change.counted {
                self.counted.retain(|other| other.id != one.id);
                self.counted.push(one);
            }
            self.counted.sort_by_key(|one| one.id);
        }

        fn is_that_of(&self, results: &[usize]) -> bool {
            let expected = Ranking::of(results.iter().map(|&at| result(at)).collect());
            self.ranking.standings == expected.standings && self.ranking.encounters == expected.encounters
        }
    }

    #[test]
    fn results_count_alike_in_whatever_order_they_come() {
        for order in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 0, 5, 1, 4, 3]] {
            let mut board = Board::default();
            for at in order {
                board.count(at);
            }
            assert!(board.is_that_of(&order), "{order:?}");
        }
    }

    #[test]
    fn a_result_that_leaves_was_never_there() {
        for undone in 0..ALL.len() {
            let mut board = Board::default();
            for at in 0..ALL.len() {
                board.count(at);
            }
            board.undo(undone);
            let left: Vec<usize> = (0..ALL.len()).filter(|at| *at != undone).collect();
            assert!(board.is_that_of(&left), "{undone}");
            for at in left {
                board.undo(at);
            }
            assert!(board.is_that_of(&[]), "{undone}");
        }
    }

    #[test]
    fn what_a_result_does_not_touch_is_left_alone() {
        let mut board = Board::default();
        for at in 0..ALL.len() {
            board.count(at);
        }
        // Five and six have played nobody else.
        let change = without(&board.counted[4], &board.counted[5..]);
        assert_eq!(change.standings.into_keys().collect::<Vec<_>>(), [PlayerId(5), PlayerId(6)]);
        assert_eq!(change.counted, []);
    }
}
