//! Who is where: points, and what decides between equal ones.

mod tie_breaks;

pub use tie_breaks::{TieBreak, TieBreaks};

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
    /// of points among those who were equal until then; 0 where these have not all met.
    pub values: Vec<u32>,
}

impl Standings {
    /// The standings of a field.
    pub fn of(field: &Field, tie_breaks: TieBreaks) -> Standings {
        let values = Values::of(field, tie_breaks);
        let mut rows = Vec::new();
        let mut everyone: Vec<Entrant> = field.entrants().collect();
        everyone.sort_by_key(|&one| (std::cmp::Reverse(values.points(one)), one));
        for equal in everyone.chunk_by(|&one, &other| values.points(one) == values.points(other)) {
            place(&values, tie_breaks.order(), equal.to_vec(), &[], &mut rows);
        }
        Standings { rows, tie_breaks }
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
        let values = one.values.iter().zip(&other.values);
        let mut decided = self.tie_breaks.order().iter().zip(values).filter(|(_, (one, other))| one != other);
        (one.points == other.points).then(|| decided.next())?.map(|(&by, (&one, &other))| (by, [one, other]))
    }
}

/// Orders players who are equal so far by the tie-breaks that are left.
fn place(
    values: &Values<'_>,
    order: &[TieBreak],
    mut equal: Vec<Entrant>,
    before: &[u32],
    rows: &mut Vec<TournamentRow>,
) {
    let Some((&by, rest)) = order.split_first() else {
        let place = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
        let row = |entrant| TournamentRow {
            entrant,
            place,
            points: values.points(entrant),
            values: before.to_vec(),
        };
        rows.extend(equal.into_iter().map(row));
        return;
    };
    let group = equal.clone();
    let value = |one: Entrant| values.of_player(by, one, &group);
    equal.sort_by_key(|&one| (std::cmp::Reverse(value(one)), one));
    for still in equal.chunk_by(|&one, &other| value(one) == value(other)) {
        let told: Vec<u32> = before.iter().copied().chain([value(still[0])]).collect();
        place(values, rest, still.to_vec(), &told, rows);
    }
}

#[cfg(test)]
mod tests;
