//! Divisions: a league in groups by strength, whose best go up a group the next time, and whose last go down.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::field::Entrant;
use super::pairing::{Groups, check_size, chosen_size};
use super::placing::Ranked;
use super::player::{Presence, TournamentPlayer};
use super::tournament::{Tournament, TournamentStage};
use crate::refusal::TournamentRefusal;
use crate::{PlayerId, TournamentId};

/// What is chosen of a league's divisions.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Divisions {
    /// The most players of a group.
    pub most: u8,
    /// How many go up and down between two groups. None if each league is divided by ratings.
    pub moves: u8,
}

/// Which way somebody goes the next time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Movement {
    /// A group up.
    Up,
    /// A group down.
    Down,
}

impl Divisions {
    /// What somebody chose. A quarter of a group goes up and down if nobody says.
    pub(super) fn chosen(most: i64, moves: Option<i64>) -> Result<Divisions, TournamentRefusal> {
        let most = chosen_size(most)?;
        let moves = moves.map_or(Ok(most / 4), u8::try_from);
        let moves = moves.map_err(|_| TournamentRefusal::GroupMoves { most: most / 2 })?;
        let divisions = Divisions { most, moves };
        divisions.check()?;
        Ok(divisions)
    }

    pub(super) fn check(self) -> Result<(), TournamentRefusal> {
        check_size(self.most)?;
        if self.moves > self.most / 2 {
            return Err(TournamentRefusal::GroupMoves { most: self.most / 2 });
        }
        Ok(())
    }

    /// Its groups.
    pub(super) fn groups(self, players: u16) -> Groups {
        Groups::divisions(players, self.most.into())
    }

    /// How many go down from a group of this size, and as many up from the one below. Nobody does both.
    fn between(self, upper: usize, lower: usize) -> usize {
        usize::from(self.moves).min(upper / 2).min(lower / 2)
    }

    /// Who changes groups after a league that ended so, each group from the best to the last.
    fn movements<T: Copy + Ord>(self, last: &[Vec<T>]) -> BTreeMap<T, Movement> {
        let mut movements = BTreeMap::new();
        for two in last.windows(2) {
            let [upper, lower] = [two[0].as_slice(), two[1].as_slice()];
            let number = self.between(upper.len(), lower.len());
            movements.extend(upper[upper.len() - number..].iter().map(|&one| (one, Movement::Down)));
            movements.extend(lower[..number].iter().map(|&one| (one, Movement::Up)));
        }
        movements
    }

    /// Puts the players of the next league in order, so that its groups follow from how the last one ended.
    /// They come ordered by strength.
    ///
    /// Who has gone up or down, or stays, is in that group. What others leave free is filled from below, by
    /// whoever came next there. If a group is to be smaller than before, the last of those who stay go down
    /// instead. Who is new starts in the lowest group.
    pub(super) fn drafted(self, last: &[Vec<PlayerId>], coming: &[PlayerId]) -> Vec<PlayerId> {
        let sizes: Vec<usize> =
            self.groups(u16::try_from(coming.len()).unwrap_or(u16::MAX)).all().iter().map(Vec::len).collect();
        let mut drafts = self.drafts(last, coming, sizes.len());
        let mut order = Vec::new();
        for (at, &size) in sizes.iter().enumerate() {
            while drafts[at].len() > size && at + 1 < drafts.len() {
                let Some(one) = drafts[at].take_last() else { break };
                drafts[at + 1].add_from_above(one);
            }
            while drafts[at].len() < size {
                let Some(one) = drafts[at + 1..].iter_mut().find_map(Draft::take_first) else { break };
                drafts[at].come_up.push(one);
            }
            order.extend(std::mem::take(&mut drafts[at]).into_order());
        }
        order
    }

    /// Who is to be in which group, before any is filled: at least so many groups.
    fn drafts(self, last: &[Vec<PlayerId>], coming: &[PlayerId], number: usize) -> Vec<Draft> {
        let movements = self.movements(last);
        let mut drafts: Vec<Draft> = Vec::new();
        drafts.resize_with(number.max(last.len()), Draft::default);
        for (at, group) in last.iter().enumerate() {
            for &one in group.iter().filter(|one| coming.contains(one)) {
                match movements.get(&one) {
                    None => drafts[at].stay.push(one),
                    Some(Movement::Up) => drafts[at - 1].come_up.push(one),
                    Some(Movement::Down) => drafts[at + 1].come_down.push(one),
                }
            }
        }
        let was_there = |one: &PlayerId| last.iter().any(|group| group.contains(one));
        if let Some(lowest) = drafts.last_mut() {
            lowest.new = coming.iter().copied().filter(|one| !was_there(one)).collect();
        }
        drafts
    }
}

/// A group that is about to be filled, each part from the best to the last.
#[derive(Default)]
struct Draft {
    come_down: Vec<PlayerId>,
    stay: Vec<PlayerId>,
    come_up: Vec<PlayerId>,
    new: Vec<PlayerId>,
}

impl Draft {
    fn len(&self) -> usize {
        self.come_down.len() + self.stay.len() + self.come_up.len() + self.new.len()
    }

    /// Who has to go down if it is too large: what others were told holds for longer.
    fn take_last(&mut self) -> Option<PlayerId> {
        let parts = [&mut self.new, &mut self.stay, &mut self.come_down, &mut self.come_up];
        parts.into_iter().find_map(Vec::pop)
    }

    /// Who goes up if there is room above.
    fn take_first(&mut self) -> Option<PlayerId> {
        let parts = [&mut self.stay, &mut self.come_down, &mut self.come_up, &mut self.new];
        parts.into_iter().find(|part| !part.is_empty()).map(|part| part.remove(0))
    }

    /// Adds somebody who stood before those who have come down.
    fn add_from_above(&mut self, one: PlayerId) {
        self.come_down.insert(0, one);
    }

    fn into_order(self) -> impl Iterator<Item = PlayerId> {
        [self.come_down, self.stay, self.come_up, self.new].into_iter().flatten()
    }
}

impl Tournament {
    /// The groups that each play a league of their own. Other kinds have one, and so has a knock-out once its
    /// bracket is drawn.
    pub fn groups(&self) -> Groups {
        if self.is_drawn() { Groups::one(self.field_size()) } else { self.kind().groups(self.field_size()) }
    }

    /// Whether it is played in several groups.
    pub fn has_groups(&self) -> bool {
        self.groups().number() > 1
    }

    /// The number of rounds that a group plays, from 0, if it has rounds.
    pub fn rounds_of_group(&self, group: usize) -> Option<u16> {
        let groups = self.groups();
        let players = groups.all().get(group).filter(|_| groups.number() > 1).map(Vec::len);
        match players {
            Some(players) => self.kind().rounds_of_group(u16::try_from(players).unwrap_or(u16::MAX)),
            None => self.total_rounds(),
        }
    }

    /// The players of each group, best first. Whoever has left is last, and after them who was removed.
    pub fn order_in_groups(&self) -> Vec<Vec<Entrant>> {
        let groups = self.groups();
        let mut order = vec![Vec::new(); groups.number()];
        for one in self.ranking() {
            if let Some(group) = groups.group_of(one.entrant).and_then(|at| order.get_mut(at)) {
                group.push(one.entrant);
            }
        }
        let is_gone = |&one: &Entrant| match self.player(one) {
            Some(player) if player.presence == Presence::Removed => 2,
            Some(player) if player.takes_part() && !player.player.has_left() => 0,
            _ => 1,
        };
        for group in &mut order {
            group.sort_by_key(is_gone);
        }
        order
    }

    /// Everyone who has a place, counted through all groups: those of a group come after all of the one
    /// above.
    pub fn places_in_all(&self) -> Vec<Ranked> {
        let (groups, mut places) = (self.groups(), self.places());
        let (mut group, mut before) = (None, 0);
        for (at, one) in (0..).zip(&mut places) {
            let of = groups.group_of(one.entrant);
            if group.replace(of) != Some(of) {
                before = at;
            }
            one.place += before;
        }
        places
    }

    /// The players of each group by id, best first, as the next league is drafted from it.
    pub fn people_in_groups(&self) -> Vec<Vec<PlayerId>> {
        let people = |group: Vec<Entrant>| group.into_iter().map(|one| self.person(one)).collect();
        self.order_in_groups().into_iter().map(people).collect()
    }

    /// Who goes up and down the next time, once it was played to its end.
    pub fn movements(&self) -> BTreeMap<Entrant, Movement> {
        match (self.stage, self.rules.kind.divisions()) {
            (TournamentStage::Over { .. }, Some(divisions)) => divisions.movements(&self.order_in_groups()),
            _ => BTreeMap::new(),
        }
    }

    /// The same with groups that follow from another league.
    #[must_use]
    pub fn drafted_from(self, last: Option<TournamentId>) -> Tournament {
        Tournament { drafted_from: last, ..self }
    }

    /// Whether the next league can be drafted from it.
    pub fn can_be_drafted_from(&self) -> bool {
        matches!(self.stage, TournamentStage::Over { .. }) && self.rules.kind.is_drafted()
    }

    /// Puts players who are ordered by strength into the order of the last league. False if there is none.
    pub(super) fn draft_from(&mut self, last: &[Vec<PlayerId>]) -> bool {
        let Some(divisions) = self.rules.kind.divisions().filter(|_| self.rules.kind.is_drafted()) else {
            return false;
        };
        let coming: Vec<PlayerId> = self.players.iter().map(|one| one.player).collect();
        if !last.iter().flatten().any(|one| coming.contains(one)) {
            return false;
        }
        let order = divisions.drafted(last, &coming);
        let at = |one: &TournamentPlayer| order.iter().position(|&who| who == one.player);
        self.players.sort_by_key(at);
        true
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn people(numbers: impl IntoIterator<Item = u64>) -> Vec<PlayerId> {
        numbers.into_iter().map(PlayerId).collect()
    }

    /// The groups of the next league as numbers.
    fn next(divisions: Divisions, last: &[&[u64]], coming: &[u64]) -> Vec<Vec<u64>> {
        let last: Vec<Vec<PlayerId>> = last.iter().map(|group| people(group.iter().copied())).collect();
        let coming = people(coming.iter().copied());
        let order = divisions.drafted(&last, &coming);
        let groups = divisions.groups(u16::try_from(coming.len()).unwrap());
        let named = |group: &Vec<Entrant>| group.iter().map(|one| order[one.index()].0).collect();
        groups.all().iter().map(named).collect()
    }

    const FIVES: Divisions = Divisions { most: 5, moves: 1 };
    const LAST: [&[u64]; 3] = [&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10], &[11, 12, 13, 14, 15]];

    #[test]
    fn the_first_go_up_and_the_last_down() {
        let all: Vec<u64> = (1..=15).collect();
        assert_eq!(next(FIVES, &LAST, &all), [[1, 2, 3, 4, 6], [5, 7, 8, 9, 11], [10, 12, 13, 14, 15]]);
        let two = Divisions { most: 5, moves: 2 };
        assert_eq!(next(two, &LAST, &all), [[1, 2, 3, 6, 7], [4, 5, 8, 11, 12], [9, 10, 13, 14, 15]]);
        let last = [people(1..=4), people(5..=7)];
        let movements = Divisions { most: 4, moves: 2 }.movements(&last);
        let expected = [(4, Movement::Down), (5, Movement::Up)];
        assert_eq!(movements, expected.map(|(one, way)| (PlayerId(one), way)).into(), "nobody does both");
    }

    #[test]
    fn a_gap_is_filled_from_below() {
        let without = |gone: &[u64]| (1..=15).filter(|one| !gone.contains(one)).collect::<Vec<_>>();
        // Of 14 the last group has four. 7 came next in the second group, and 12 in the third.
        let expected: [&[u64]; 3] = [&[1, 3, 4, 6, 7], &[5, 8, 9, 11, 12], &[10, 13, 14, 15]];
        assert_eq!(next(FIVES, &LAST, &without(&[2])), expected);
        // Who would have gone up does not come: the next one of their group does.
        assert_eq!(
            next(FIVES, &LAST, &without(&[6])),
            [&[1, 2, 3, 4, 7][..], &[5, 8, 9, 11, 12], &[10, 13, 14, 15]]
        );
    }

    #[test]
    fn who_is_new_starts_in_the_lowest_group() {
        let mut coming: Vec<u64> = (1..=15).filter(|&one| one != 3).collect();
        coming.insert(0, 99);
        assert_eq!(next(FIVES, &LAST, &coming), [[1, 2, 4, 6, 7], [5, 8, 9, 11, 12], [10, 13, 14, 15, 99]]);
        // Five more have a group of their own below.
        let coming: Vec<u64> = (1..=20).collect();
        let groups = next(FIVES, &LAST, &coming);
        assert_eq!(groups[2..], [[10, 12, 13, 14, 15], [16, 17, 18, 19, 20]]);
    }

    #[test]
    fn smaller_groups_send_their_last_down() {
        // Sixteen play in four groups of four. Who went up stays up.
        let coming: Vec<u64> = (1..=16).collect();
        let groups = next(FIVES, &LAST, &coming);
        assert_eq!(groups, [[1, 2, 3, 6], [4, 5, 7, 11], [8, 9, 10, 12], [13, 14, 15, 16]]);
        let few = next(FIVES, &LAST, &[15, 14, 2, 99]);
        assert_eq!(few, [[2, 14, 15, 99]], "of a single group all are");
    }

    #[test]
    fn everyone_is_drafted_once_whoever_comes() {
        let mut state = 7_u64;
        let mut below = |most: u64| {
            state = kuzhi_search::mix(state);
            state % most
        };
        for _ in 0..2_000 {
            let divisions = Divisions { most: u8::try_from(4 + below(9)).unwrap(), moves: 1 };
            let moves = u8::try_from(below(u64::from(divisions.most) / 2 + 1)).unwrap();
            let divisions = Divisions { moves, ..divisions };
            let groups = divisions.groups(u16::try_from(3 + below(126)).unwrap());
            let number = |one: &Entrant| PlayerId(u64::from(one.0));
            let last: Vec<Vec<PlayerId>> =
                groups.all().iter().map(|group| group.iter().map(number).collect()).collect();
            let coming: Vec<PlayerId> = (0..200).map(PlayerId).filter(|_| below(3) > 0).take(128).collect();
            let order = divisions.drafted(&last, &coming);
            assert_eq!(order.iter().collect::<BTreeSet<_>>(), coming.iter().collect::<BTreeSet<_>>());
            assert_eq!(order.len(), coming.len());
            let next = divisions.groups(u16::try_from(coming.len()).unwrap());
            let place = |who: PlayerId| order.iter().position(|&one| one == who).unwrap();
            let group = |who: PlayerId| next.group_of(Entrant(u16::try_from(place(who)).unwrap())).unwrap();
            let there: Vec<PlayerId> = last.concat().into_iter().filter(|one| coming.contains(one)).collect();
            let newest = coming.iter().filter(|one| !there.contains(one)).map(|&one| group(one)).min();
            let lowest = there.iter().map(|&one| group(one)).max();
            assert!(
                newest.zip(lowest).is_none_or(|(new, old)| new >= old),
                "nobody new is above who was there"
            );
        }
    }
}
