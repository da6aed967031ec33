//! The games between equal players (FIDE Handbook C.07, article 6).

use std::sync::Arc;

use super::tie_breaks::Values;
use crate::tournaments::field::{Entrant, Points};

/// A player among equal ones.
#[derive(Clone, Debug)]
pub(super) struct Equal {
    pub(super) entrant: Entrant,
    /// Where they came each time that some of these were told apart, and with how many points.
    pub(super) steps: Vec<Step>,
    /// Their points in the last table of those who have all met, in quarters. `None` if there was none.
    pub(super) points: Option<u32>,
}

/// One table, in which some came before others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// Which came first have 0.
    tier: usize,
    /// The points that counted, in quarters.
    points: u32,
    /// Those who were compared.
    pub(super) among: Arc<[Entrant]>,
    /// Whether all of them have met.
    all_met: bool,
    /// Whether some have met more often than others, so that the average of each pair's games counts.
    is_average: bool,
}

/// What told two players apart.
pub(super) struct Difference<'a> {
    pub(super) values: [u32; 2],
    pub(super) among: &'a [Entrant],
    pub(super) all_met: bool,
    pub(super) is_average: bool,
}

/// Players who are equal so far, in groups, the best one first. Who is still equal shares a group.
pub(super) fn tiers(values: &Values<'_>, equal: &[Entrant]) -> Vec<Vec<Equal>> {
    let group = equal.iter().map(|&entrant| Equal { entrant, steps: Vec::new(), points: None }).collect();
    let mut tiers = Vec::new();
    resolve(values, group, &mut tiers);
    tiers
}

/// What told two players apart: the first table in which they came differently.
pub(super) fn why<'a>(one: &'a [Step], other: &[Step]) -> Option<Difference<'a>> {
    let (one, other) = one.iter().zip(other).find(|(one, other)| one.tier != other.tier)?;
    Some(Difference {
        values: [one.points, other.points],
        among: &one.among,
        all_met: one.all_met,
        is_average: one.is_average,
    })
}

fn resolve(values: &Values<'_>, group: Vec<Equal>, tiers: &mut Vec<Vec<Equal>>) {
    if group.len() < 2 {
        tiers.push(group);
        return;
    }
    let players: Vec<Entrant> = group.iter().map(|one| one.entrant).collect();
    let mut rows: Vec<(Row, Equal)> =
        group.into_iter().map(|one| (Row::new(values, one.entrant, &players), one)).collect();
    rows.sort_by_key(|(row, one)| (std::cmp::Reverse(row.average), one.entrant));
    if rows.iter().all(|(row, _)| row.missing == 0) {
        resolve_complete(values, rows, tiers);
    } else {
        resolve_certain(values, rows, tiers);
    }
}

/// All have met: their points decide, and those who are equal in them are compared among themselves
/// (6.2).
fn resolve_complete(values: &Values<'_>, mut rows: Vec<(Row, Equal)>, tiers: &mut Vec<Vec<Equal>>) {
    let is_average = is_uneven(&rows);
    for (row, one) in &mut rows {
        one.points = Some(row.counted(is_average));
    }
    let groups: Vec<&[(Row, Equal)]> = rows.chunk_by(|one, other| one.0.average == other.0.average).collect();
    if let [all] = groups.as_slice() {
        tiers.push(all.iter().map(|(_, one)| one.clone()).collect());
        return;
    }
    let among: Arc<[Entrant]> = rows.iter().map(|(_, one)| one.entrant).collect();
    for (tier, group) in groups.into_iter().enumerate() {
        let stepped = |(row, one): &(Row, Equal)| {
            let (points, among) = (row.counted(is_average), among.clone());
            one.with(Step { tier, points, among, all_met: true, is_average })
        };
        resolve(values, group.iter().map(stepped).collect(), tiers);
    }
}

/// Some have not met: who is first however the games that are missing would end is first, and the others
/// are compared again (6.3).
fn resolve_certain(values: &Values<'_>, rows: Vec<(Row, Equal)>, tiers: &mut Vec<Vec<Equal>>) {
    let is_certain = |first: &Row| rows[1..].iter().all(|(other, _)| first.average > other.most());
    match rows.split_first() {
        Some((first, others)) if is_certain(&first.0) => {
            let among: Arc<[Entrant]> = rows.iter().map(|(_, one)| one.entrant).collect();
            let is_average = is_uneven(&rows);
            let stepped = |(row, one): &(Row, Equal), tier| {
                let (points, among) = (row.counted(is_average), among.clone());
                one.with(Step { tier, points, among, all_met: false, is_average })
            };
            tiers.push(vec![stepped(first, 0)]);
            resolve(values, others.iter().map(|row| stepped(row, 1)).collect(), tiers);
        }
        _ => tiers.push(rows.into_iter().map(|(_, one)| one).collect()),
    }
}

impl Equal {
    fn with(&self, step: Step) -> Equal {
        let mut one = self.clone();
        one.steps.push(step);
        one
    }
}

/// Whether some pairs have met more often than others.
fn is_uneven(rows: &[(Row, Equal)]) -> bool {
    let games = rows.iter().flat_map(|(row, _)| row.games.iter().flatten());
    games.clone().min() != games.max()
}

/// A line of the table of equal players.
#[derive(Copy, Clone, Debug)]
struct Row {
    /// Their points, in halves.
    points: u32,
    /// The same with the average of each pair's games, in quarters (6.1.2).
    average: u32,
    /// How many of the others they have not met.
    missing: u32,
    /// The fewest and the most games against one of the others, of those whom they have met.
    games: Option<[usize; 2]>,
}

impl Row {
    fn new(values: &Values<'_>, entrant: Entrant, equal: &[Entrant]) -> Row {
        let mut row = Row { points: 0, average: 0, missing: 0, games: None };
        for &other in equal.iter().filter(|&&other| other != entrant) {
            let games: Vec<Points> = values.games(entrant, other).collect();
            let points = u32::from(games.iter().sum::<Points>());
            match u32::try_from(games.len()) {
                Ok(0) | Err(_) => row.missing += 1,
                Ok(number) => {
                    let [fewest, most] = row.games.unwrap_or([games.len(); 2]);
                    row.games = Some([fewest.min(games.len()), most.max(games.len())]);
                    row.points += points;
                    row.average += 2 * points / number;
                }
            }
        }
        row
    }

    /// The points that count, in quarters.
    const fn counted(self, is_average: bool) -> u32 {
        if is_average { self.average } else { 2 * self.points }
    }

    /// The most that they could have, in quarters.
    const fn most(self) -> u32 {
        self.average + 4 * self.missing
    }
}
