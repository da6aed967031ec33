//! The table of a season.

use std::collections::{BTreeMap, BTreeSet};

use super::{OF_PLACES, SeasonCounts, SeasonRules};
use crate::tournaments::placing::{Ranked, TournamentScore};
use crate::tournaments::player::Presence;
use crate::tournaments::series::NextOfSeries;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{PlayerId, Timestamp};

/// A season, as its tournaments have made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// What was chosen.
    pub rules: SeasonRules,
    /// How many of its tournaments are over.
    pub held: u8,
    /// Whether no other one follows.
    pub is_over: bool,
    /// Everyone who has a place in one of them, best first.
    pub rows: Vec<SeasonRow>,
}

/// Somebody in the table of a season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonRow {
    /// Their place, from 1. Equals share one.
    pub place: u16,
    /// Who it is.
    pub player: PlayerId,
    /// The points of their best results, in halves.
    pub points: u32,
    /// In how many tournaments they had a place.
    pub played: u8,
    /// How many of them they have won.
    pub won: u8,
    /// Whether they have left the last one that they entered.
    pub has_left: bool,
}

/// What somebody has reached in a season so far.
#[derive(Default)]
struct Results {
    points: Vec<u32>,
    won: u8,
}

impl Season {
    /// The season of these tournaments, which are all of it. `None` if they are none.
    pub fn from_tournaments(all: &[Tournament]) -> Option<Season> {
        Season::until(all, None)
    }

    /// The same as it was when one of them ended.
    pub fn after(all: &[Tournament], one: &Tournament) -> Option<Season> {
        Season::until(all, Some(ended(one)?))
    }

    fn until(all: &[Tournament], at: Option<Timestamp>) -> Option<Season> {
        let rules = all.first()?.rules.season?;
        let mut over: Vec<&Tournament> = all.iter().filter(|one| ended(one).is_some()).collect();
        over.sort_by_key(|one| (ended(one), one.id));
        // Two can go on at once.
        over.truncate(rules.tournaments.into());
        let all_over = over.len();
        over.retain(|one| at.is_none_or(|at| ended(one) <= Some(at)));
        let is_over = over.len() == all_over && is_over(all, rules);
        let mut results: BTreeMap<PlayerId, Results> = BTreeMap::new();
        for one in &over {
            for ranked in one.places_in_all() {
                let of = results.entry(one.person(ranked.entrant)).or_default();
                of.points.push(worth(rules.counts, &ranked));
                of.won += u8::from(ranked.place == 1);
            }
        }
        let last = last_seen(all);
        results.retain(|player, _| last.get(player) != Some(&Presence::Removed));
        let row = |(player, mut of): (PlayerId, Results)| {
            of.points.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
            SeasonRow {
                place: 0,
                player,
                points: of.points.iter().take(rules.best.into()).sum(),
                played: u8::try_from(of.points.len()).unwrap_or(u8::MAX),
                won: of.won,
                has_left: last.get(&player) == Some(&Presence::Withdrawn),
            }
        };
        let mut rows: Vec<SeasonRow> = results.into_iter().map(row).collect();
        // The order of equals says nothing. It is the same on every machine.
        rows.sort_by_key(|row| (std::cmp::Reverse((row.points, row.won)), row.player));
        let (mut before, mut place) = (None, 0);
        for (at, row) in (1..).zip(&mut rows) {
            if before.replace(row.points) != Some(row.points) {
                place = at;
            }
            row.place = place;
        }
        Some(Season { rules, held: u8::try_from(over.len()).unwrap_or(u8::MAX), is_over, rows })
    }

    /// Who has won it, once it is over. More than one if they are equal.
    pub fn champions(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let first = self.rows.iter().take_while(|row| row.place == 1);
        first.filter(|row| self.is_over && row.points > 0).map(|row| row.player)
    }

    /// Which number another tournament in the season of these has. `None` if it would begin another season.
    pub fn next_number(all: &[Tournament]) -> Option<usize> {
        let rules = all.first()?.rules.season?;
        let counted = all.iter().filter(|one| !matches!(one.stage, TournamentStage::CalledOff { .. }));
        let number = counted.count() + 1;
        (number <= usize::from(rules.tournaments) && !is_over(all, rules)).then_some(number)
    }
}

/// When a tournament was over, if it was played to its end.
const fn ended(one: &Tournament) -> Option<Timestamp> {
    if let TournamentStage::Over { at } = one.stage { Some(at) } else { None }
}

/// Whether no other tournament of a season follows: it has all of them, or its series has come to its end.
fn is_over(all: &[Tournament], rules: SeasonRules) -> bool {
    let held = all.iter().filter(|one| ended(one).is_some()).count();
    let last = all.iter().max_by_key(|one| (one.made, one.id));
    let has_ended = |one: &Tournament| one.series.as_ref().is_some_and(|one| one.next == NextOfSeries::Ended);
    held >= usize::from(rules.tournaments)
        || held > 0 && !all.iter().any(Tournament::is_live) && last.is_some_and(has_ended)
}

/// What a result is worth, in halves.
fn worth(counts: SeasonCounts, ranked: &Ranked) -> u32 {
    match (counts, &ranked.score) {
        (SeasonCounts::Places, _) => {
            let [.., last] = OF_PLACES;
            2 * OF_PLACES.get(usize::from(ranked.place.saturating_sub(1))).copied().unwrap_or(last)
        }
        (SeasonCounts::Points, Some(TournamentScore::Rounds { points, .. })) => (*points).into(),
        (SeasonCounts::Points, Some(TournamentScore::Arena { points, .. })) => 2 * *points,
        (SeasonCounts::Points, None) => 0,
    }
}

/// How people were last seen, each in the last tournament that they entered.
fn last_seen(all: &[Tournament]) -> BTreeMap<PlayerId, Presence> {
    let mut in_order: Vec<&Tournament> = all.iter().collect();
    in_order.sort_by_key(|one| (one.made, one.id));
    let mut last = BTreeMap::new();
    for one in in_order {
        let removed: BTreeSet<PlayerId> = one.removed_people().into_iter().collect();
        last.extend(one.players.iter().map(|player| (player.player, player.presence)));
        last.extend(removed.into_iter().map(|player| (player, Presence::Removed)));
    }
    last
}
