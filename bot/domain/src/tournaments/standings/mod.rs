//! Who is where: points, and what decides between equal ones.

mod direct;
mod tie_breaks;

pub use tie_breaks::{TieBreak, TieBreaks};

use self::direct::Step;
use self::tie_breaks::Values;
use super::field::{Entrant, Field, Points};

/// The standings of a tournament of rounds, best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    rows: Vec<TournamentRow>,
    tie_breaks: TieBreaks,
}

/// A player in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRow {
    /// The player.
    pub entrant: Entrant,
    /// Their place, from 1. Who is equal in everything shares one.
    pub place: u16,
    /// Their points, in halves.
    pub points: Points,
    /// What each tie-break says of them, in the order of [`TieBreaks::order`]. Direct encounters are halves
    /// of points among those with whom they were last compared; 0 where these have not all met.
    pub values: Vec<u32>,
    /// How direct encounters told them from others.
    steps: Vec<Step>,
}

impl Standings {
    /// The standings of a field.
    pub fn from_field(field: &Field, tie_breaks: TieBreaks) -> Standings {
        let values = Values::from_field(field, tie_breaks);
        let mut rows = Vec::new();
        let mut everyone: Vec<Entrant> = field.entrants().collect();
        everyone.sort_by_key(|&one| (std::cmp::Reverse(values.points(one)), one));
        for equal in everyone.chunk_by(|&one, &other| values.points(one) == values.points(other)) {
            let candidate = |&entrant| Candidate { entrant, values: Vec::new(), steps: Vec::new() };
            place(&values, tie_breaks.order, equal.iter().map(candidate).collect(), &mut rows);
        }
        Standings { rows, tie_breaks }
    }

    /// The standings of a group, whose players meet nobody else. Its rounds are all of the field's that name
    /// them.
    pub fn of_group(field: &Field, players: &[Entrant], tie_breaks: TieBreaks) -> Standings {
        let mut standings = Standings::from_field(&field.of_group(players), tie_breaks);
        for row in &mut standings.rows {
            row.entrant = players[row.entrant.index()];
        }
        standings
    }

    /// Everyone, best first.
    pub fn rows(&self) -> &[TournamentRow] {
        &self.rows
    }

    /// A player's row.
    pub fn row(&self, entrant: Entrant) -> Option<&TournamentRow> {
        self.rows.iter().find(|row| row.entrant == entrant)
    }

    /// What decides between two players: the first tie-break in which they differ, with what each has there.
    /// `None` if that is their points, or if they are equal in everything.
    pub fn why(&self, one: Entrant, other: Entrant) -> Option<(TieBreak, [u32; 2])> {
        let (one, other) = (self.row(one)?, self.row(other)?);
        if one.points != other.points {
            return None;
        }
        let decides = |(at, &by): (usize, &TieBreak)| {
            let values = match by {
                TieBreak::DirectEncounter => direct::why(&one.steps, &other.steps)?,
                _ => [*one.values.get(at)?, *other.values.get(at)?],
            };
            (by == TieBreak::DirectEncounter || values[0] != values[1]).then_some((by, values))
        };
        self.tie_breaks.order.iter().enumerate().find_map(decides)
    }
}

/// A player who is equal to others so far.
#[derive(Clone)]
struct Candidate {
    entrant: Entrant,
    values: Vec<u32>,
    steps: Vec<Step>,
}

/// Orders players who are equal so far by the tie-breaks that are left.
fn place(values: &Values<'_>, order: &[TieBreak], equal: Vec<Candidate>, rows: &mut Vec<TournamentRow>) {
    let Some((&by, rest)) = order.split_first() else {
        let place = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
        let row = |Candidate { entrant, values: told, steps }| {
            let points = values.points(entrant);
            TournamentRow { entrant, place, points, values: told, steps }
        };
        rows.extend(equal.into_iter().map(row));
        return;
    };
    for still in split(values, by, equal) {
        place(values, rest, still, rows);
    }
}

/// Splits equal players by a tie-break, the best ones first.
fn split(values: &Values<'_>, by: TieBreak, mut equal: Vec<Candidate>) -> Vec<Vec<Candidate>> {
    if by == TieBreak::DirectEncounter {
        let entrants: Vec<Entrant> = equal.iter().map(|one| one.entrant).collect();
        let before = equal[0].values.clone();
        let candidate = |met: direct::Equal| Candidate {
            entrant: met.entrant,
            values: before.iter().copied().chain([met.points]).collect(),
            steps: met.steps,
        };
        let tiers = direct::tiers(values, &entrants).into_iter();
        return tiers.map(|tier| tier.into_iter().map(candidate).collect()).collect();
    }
    for one in &mut equal {
        one.values.push(values.of_player(by, one.entrant));
    }
    equal.sort_by_key(|one| (std::cmp::Reverse(one.values.last().copied()), one.entrant));
    equal.chunk_by(|one, other| one.values.last() == other.values.last()).map(<[Candidate]>::to_vec).collect()
}

#[cfg(test)]
mod tests;
