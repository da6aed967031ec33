//! Groups before the bracket of a knock-out: who goes on, and which number they have in it.
//!
//! Of each group, the best two go on who take part then. The winners of groups have the first numbers, by
//! their results per game, and those who came second the next ones, so that two of one group are in different
//! halves: they can meet in the final only.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::bracket::{size_for, slot};
use crate::tournaments::field::{Entrant, Field};
use crate::tournaments::player::TournamentPlayer;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::standings::{Standings, TieBreaks, TournamentRow};
use crate::tournaments::tournament::Tournament;

/// How many of each group go on.
const GO_ON: usize = 2;

/// Who has gone on from groups.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// They, by their numbers in the bracket.
    pub seeds: Vec<Entrant>,
    /// Whose results in the groups did not count. Whoever comes or leaves later changes none of that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_early: Vec<Entrant>,
}

/// What somebody has reached in their group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::tournaments) struct GroupResult {
    /// Their points, and the tie-breaks that do not depend on whom they are compared with.
    values: Vec<u32>,
    /// How many games they come from.
    games: u32,
}

impl GroupResult {
    pub(in crate::tournaments) fn from_row(field: &Field, row: &TournamentRow) -> GroupResult {
        let values = [row.points.into()].into_iter().chain(row.values.iter().skip(1).copied().flatten());
        let games = field.games_of(row.entrant);
        GroupResult { values: values.collect(), games: games.max(1) }
    }

    /// The better one is less. Groups differ in size, so each value counts per game.
    pub(in crate::tournaments) fn compare(&self, other: &GroupResult) -> Ordering {
        let per_game = |(own, theirs): (&u32, &u32)| {
            let [own, theirs] = [(own, other.games), (theirs, self.games)]
                .map(|(value, games)| u64::from(*value) * u64::from(games));
            theirs.cmp(&own)
        };
        self.values.iter().zip(&other.values).map(per_game).find(|one| one.is_ne()).unwrap_or(Ordering::Equal)
    }
}

/// Somebody who goes on.
struct Qualified {
    group: usize,
    who: Entrant,
    result: GroupResult,
}

impl Tournament {
    /// How many rounds are played in groups before a bracket.
    pub fn rounds_in_groups(&self) -> usize {
        self.kind().rounds_in_groups(self.field_size()).into()
    }

    /// Whether groups are played, and a bracket follows that is not drawn yet.
    pub fn is_in_groups(&self) -> bool {
        !self.is_drawn() && self.rounds_in_groups() > 0
    }

    /// Whether its bracket was drawn after groups.
    pub(in crate::tournaments) fn is_drawn(&self) -> bool {
        self.draw.as_ref().is_some_and(|draw| !draw.seeds.is_empty())
    }

    /// The tournament as it was in its groups, once the bracket is drawn. What was decided of their games
    /// since is in it.
    pub fn group_stage(&self) -> Option<Tournament> {
        let last = self.rounds_in_groups().checked_sub(1)?;
        self.is_drawn().then(|| self.after_round(u16::try_from(last).unwrap_or(u16::MAX)))
    }

    /// The groups in which a round, counted from 0, is played.
    pub fn groups_of_round(&self, round: usize) -> super::Groups {
        if self.is_drawn() && round < self.rounds_in_groups() {
            return self.kind().groups(self.field_size());
        }
        self.groups()
    }

    /// The group of somebody, from 0, and how they came on from it: as its winner, or as the second.
    pub fn came_from(&self, who: Entrant) -> Option<(usize, usize)> {
        let draw = self.draw.as_ref().filter(|draw| !draw.seeds.is_empty())?;
        let groups = self.kind().groups(self.field_size());
        let group = groups.group_of(who)?;
        let mut of_group = draw.seeds.iter().filter(|seed| groups.all()[group].contains(seed));
        let place = of_group.position(|&seed| seed == who)?;
        Some((group, place + 1))
    }

    /// The numbers in the bracket: those of the start list, or those that were drawn after groups.
    pub(in crate::tournaments) fn seeds(&self) -> Vec<Entrant> {
        match &self.draw {
            Some(draw) if !draw.seeds.is_empty() => draw.seeds.clone(),
            _ => (0..self.field_size()).map(Entrant).collect(),
        }
    }

    /// The rounds after those in groups.
    pub(in crate::tournaments) fn rounds_of_bracket(&self) -> &[TournamentRound] {
        self.rounds.get(self.rounds_in_groups()..).unwrap_or_default()
    }

    /// Forgets who has gone on, if no round of the bracket is left.
    pub(in crate::tournaments) fn undraw(&mut self) {
        if self.rounds.len() <= self.rounds_in_groups()
            && let Some(draw) = &mut self.draw
        {
            draw.seeds.clear();
        }
    }

    /// Who goes on from the groups as they stand, by number in the bracket.
    pub(in crate::tournaments) fn who_goes_on(&self) -> Vec<Entrant> {
        let (field, out) = (self.counted_field(), self.without_results());
        let may_go_on = |row: &&TournamentRow| {
            self.player(row.entrant).is_some_and(TournamentPlayer::takes_part) && !out.contains(&row.entrant)
        };
        let mut by_place: [Vec<Qualified>; GO_ON] = Default::default();
        for (at, group) in self.groups().all().iter().enumerate() {
            let standings = Standings::of_group(&field, group, TieBreaks::LEAGUE);
            for (row, there) in standings.rows().iter().filter(may_go_on).zip(&mut by_place) {
                let result = GroupResult::from_row(&field, row);
                there.push(Qualified { group: at, who: row.entrant, result });
            }
        }
        for there in &mut by_place {
            there.sort_by(|one, other| one.result.compare(&other.result).then(one.who.cmp(&other.who)));
        }
        let [winners, seconds] = by_place;
        seeded(&winners, seconds)
    }
}

/// The numbers in the bracket: first those of the winners, then those of the seconds. Each number goes to the
/// best second whose winner is in the other half.
fn seeded(winners: &[Qualified], mut left: Vec<Qualified>) -> Vec<Entrant> {
    let numbers = winners.len()..winners.len() + left.len();
    let size = size_for(u16::try_from(numbers.end).unwrap_or(u16::MAX));
    // The stage in which somebody with this number could meet the winner of their group.
    let meets = |who: &Qualified, number: usize| {
        let winner = winners.iter().position(|winner| winner.group == who.group).unwrap_or_default();
        let [one, other] =
            [winner, number].map(|number| slot(size, u16::try_from(number).unwrap_or_default()));
        (one ^ other).checked_ilog2().unwrap_or_default()
    };
    let mut seconds: Vec<Qualified> = Vec::new();
    for number in numbers.clone() {
        let best = left.iter().position(|one| meets(one, number) + 1 == size.trailing_zeros());
        seconds.push(left.remove(best.unwrap_or_default()));
    }
    // If a group has only one to go on, some are in the half of their winner, and meet them late.
    let number = |at: usize| winners.len() + at;
    let is_later = |seconds: &[Qualified], one: usize, other: usize| {
        let (own, theirs) = (&seconds[one], &seconds[other]);
        meets(own, number(other)) + meets(theirs, number(one))
            > meets(own, number(one)) + meets(theirs, number(other))
    };
    let pairs: Vec<(usize, usize)> =
        (0..seconds.len()).flat_map(|at| (0..at).map(move |one| (one, at))).collect();
    while let Some(&(one, other)) = pairs.iter().find(|&&(one, other)| is_later(&seconds, one, other)) {
        seconds.swap(one, other);
    }
    winners.iter().chain(&seconds).map(|one| one.who).collect()
}
