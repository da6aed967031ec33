//! An arena: whoever is free meets somebody near them in points, again and again until the time is over.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use integer_blossom::max_weight_matching;
use kuzhi_engine::Side;

use crate::tournaments::field::{Entrant, Pairing};

/// A player of an arena.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ArenaPlayer {
    /// The player.
    pub entrant: Entrant,
    /// Their points: two for a win and one for a draw, twice that while they are on fire.
    pub points: u32,
    /// How many games were counted.
    pub games: u32,
    /// How many games they have won in a row.
    pub streak: u32,
    /// Whom they met last.
    pub last: Option<Entrant>,
    /// How much more often they were South.
    pub balance: i32,
}

/// The points of a game for a player who won so many in a row before it.
pub const fn arena_points(streak: u32, won: Option<bool>) -> u32 {
    let points = match won {
        Some(true) => 2,
        None => 1,
        Some(false) => 0,
    };
    if streak >= 2 { 2 * points } else { points }
}

/// Who plays in an arena.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arena {
    players: Vec<ArenaPlayer>,
    /// By how many games somebody has won more against another one than they have lost.
    leads: BTreeMap<(Entrant, Entrant), i32>,
}

impl Arena {
    /// Adds a player. They come last.
    pub fn enter(&mut self) -> Entrant {
        let entrant = Entrant(u16::try_from(self.players.len()).unwrap_or(u16::MAX));
        self.players.push(ArenaPlayer { entrant, points: 0, games: 0, streak: 0, last: None, balance: 0 });
        entrant
    }

    /// A player.
    pub fn player(&self, entrant: Entrant) -> Option<&ArenaPlayer> {
        self.players.get(entrant.index())
    }

    /// Everyone, most points first. Equal ones are in the order in which they came.
    pub fn standings(&self) -> Vec<ArenaPlayer> {
        let mut all = self.players.clone();
        all.sort_by_key(|one| (Reverse(one.points), one.entrant));
        all
    }

    /// Everyone with their place, best first: by points, then by the fewest games, then by the games of those
    /// who are still equal against each other. Who is equal in all of that shares a place.
    pub fn places(&self) -> Vec<(u16, Entrant)> {
        let everyone: Vec<Entrant> = self.players.iter().map(|one| one.entrant).collect();
        let value = |one: Entrant| self.player(one).map(|player| (Reverse(player.points), player.games));
        let groups = split(everyone, value).into_iter().flat_map(|group| self.by_their_games(&group));
        let mut places = Vec::new();
        for group in groups {
            let place = u16::try_from(places.len() + 1).unwrap_or(u16::MAX);
            places.extend(group.into_iter().map(|one| (place, one)));
        }
        places
    }

    /// Splits equals by their games against each other, and those who are still equal by theirs.
    fn by_their_games(&self, group: &[Entrant]) -> Vec<Vec<Entrant>> {
        let lead =
            |one: Entrant| -> i32 { group.iter().filter_map(|&other| self.leads.get(&(one, other))).sum() };
        let parts = split(group.to_vec(), |one| Reverse(lead(one)));
        if parts.len() < 2 {
            parts
        } else {
            parts.into_iter().flat_map(|part| self.by_their_games(&part)).collect()
        }
    }

    /// Pairs as many of those who are free as can be: nobody meets whom they have just met. The sum of the
    /// gaps in points is the least that is possible.
    pub fn pair(&self, free: &[Entrant]) -> Vec<Pairing> {
        self.pair_where(free, |one, other| !self.have_just_met(one, other))
    }

    /// Whether one of two players has met the other in their last game.
    pub fn have_just_met(&self, one: Entrant, other: Entrant) -> bool {
        let last = |of: Entrant| self.player(of).and_then(|player| player.last);
        last(one) == Some(other) || last(other) == Some(one)
    }

    /// The same of those who may meet.
    pub fn pair_where(&self, free: &[Entrant], may_meet: impl Fn(Entrant, Entrant) -> bool) -> Vec<Pairing> {
        let mut free: Vec<&ArenaPlayer> = free.iter().filter_map(|&one| self.player(one)).collect();
        free.sort_by_key(|one| one.entrant);
        free.dedup_by_key(|one| one.entrant);
        let number = free.len();
        let mut weights = vec![0_i64; number * number];
        for (at, one) in free.iter().enumerate() {
            for (mate, other) in free.iter().enumerate().skip(at + 1) {
                if may_meet(one.entrant, other.entrant) {
                    let gap = i64::from(one.points.abs_diff(other.points)).min(FAR);
                    weights[at * number + mate] = PAIR - gap;
                }
            }
        }
        let mates = max_weight_matching(&weights, number).into_iter().enumerate();
        let pairs = mates.filter_map(|(at, mate)| mate.filter(|&mate| at < mate).map(|mate| (at, mate)));
        pairs.map(|(at, mate)| assign_sides(free[at], free[mate])).collect()
    }

    /// Counts a finished game. Returns whether both are of this arena.
    pub fn count(&mut self, pairing: Pairing, winner: Option<Side>) -> bool {
        let [south, north] = [pairing.south, pairing.north];
        if self.player(south).is_none() || self.player(north).is_none() || south == north {
            return false;
        }
        for side in Side::ALL {
            let opponent = pairing.at(side.other());
            if let Some(player) = self.players.get_mut(pairing.at(side).index()) {
                let won = winner.map(|winner| winner == side);
                player.points += arena_points(player.streak, won);
                player.games += 1;
                player.streak = if won == Some(true) { player.streak + 1 } else { 0 };
                player.balance += if side == Side::South { 1 } else { -1 };
                player.last = Some(opponent);
            }
        }
        let lead = winner.map_or(0, |winner| if winner == Side::South { 1 } else { -1 });
        *self.leads.entry((south, north)).or_default() += lead;
        *self.leads.entry((north, south)).or_default() -= lead;
        true
    }
}

/// Splits players into groups of equals by a value, the least first; in each by their numbers.
fn split<V: Ord>(mut players: Vec<Entrant>, value: impl Fn(Entrant) -> V) -> Vec<Vec<Entrant>> {
    players.sort_by_cached_key(|&one| (value(one), one));
    players.chunk_by(|&one, &other| value(one) == value(other)).map(<[Entrant]>::to_vec).collect()
}

/// The largest gap in points that counts, and what a pair is worth: more than all gaps together, so that as
/// many as possible play.
const FAR: i64 = 10_000;
const PAIR: i64 = 10_000_000_000;

/// Who was South less often begins.
fn assign_sides(one: &ArenaPlayer, other: &ArenaPlayer) -> Pairing {
    if one.balance <= other.balance {
        Pairing { south: one.entrant, north: other.entrant }
    } else {
        Pairing { south: other.entrant, north: one.entrant }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arena(players: u16) -> (Arena, Vec<Entrant>) {
        let mut arena = Arena::default();
        let all = (0..players).map(|_| arena.enter()).collect();
        (arena, all)
    }

    #[test]
    fn the_third_win_in_a_row_counts_twice() {
        let (mut arena, all) = arena(2);
        let pairing = Pairing { south: all[0], north: all[1] };
        let points = |arena: &Arena| arena.player(all[0]).unwrap().points;
        let after = [Some(Side::South), Some(Side::South), Some(Side::South), None, Some(Side::South)].map(
            |winner| {
                assert!(arena.count(pairing, winner));
                points(&arena)
            },
        );
        assert_eq!(after, [2, 4, 8, 10, 12]);
    }

    #[test]
    fn equals_are_split_by_games_and_then_by_their_own() {
        let (mut arena, all) = arena(6);
        let [ada, bob, cem, dilan, esi, _] = [0, 1, 2, 3, 4, 5].map(|at: usize| all[at]);
        let mut won = |south, north| assert!(arena.count(Pairing { south, north }, Some(Side::South)));
        // Two points each: Ada and Bob in two games, and Bob has beaten Ada; Cem in one; Dilan in two.
        won(cem, esi);
        won(bob, ada);
        won(ada, esi);
        won(esi, bob);
        won(dilan, esi);
        won(esi, dilan);
        let places = arena.places();
        // Esi has four points.
        assert_eq!(places[0], (1, esi));
        assert_eq!(places[1], (2, cem), "the fewest games");
        assert_eq!(places[2..5], [(3, bob), (4, dilan), (5, ada)], "Bob has beaten Ada");
        assert_eq!(places[5].0, 6);
    }

    #[test]
    fn who_is_equal_in_everything_shares_a_place() {
        let (mut arena, all) = arena(4);
        for pair in all.chunks(2) {
            assert!(arena.count(Pairing { south: pair[0], north: pair[1] }, None));
        }
        assert!(arena.places().iter().all(|(place, _)| *place == 1));
    }

    #[test]
    fn nobody_meets_whom_they_have_just_met() {
        let (mut arena, all) = arena(4);
        let first = arena.pair(&all);
        assert_eq!(first.len(), 2);
        for &pairing in &first {
            assert!(arena.count(pairing, Some(Side::South)));
        }
        let second = arena.pair(&all);
        assert_eq!(second.len(), 2);
        assert!(second.iter().all(|one| !first.contains(one)));
        assert!(arena.pair(&[first[0].south, first[0].north]).is_empty(), "these two have just met");
    }

    #[test]
    fn equals_meet_as_far_as_possible() {
        let (mut arena, all) = arena(6);
        let points = [0, 9, 1, 8, 4, 4];
        for (player, points) in arena.players.iter_mut().zip(points) {
            player.points = points;
        }
        let gaps = arena
            .pair(&all)
            .into_iter()
            .map(|pairing| points[pairing.south.index()].abs_diff(points[pairing.north.index()]));
        let mut gaps: Vec<u32> = gaps.collect();
        gaps.sort_unstable();
        assert_eq!(gaps, [0, 1, 1]);
    }
}
