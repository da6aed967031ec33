//! Who is where: points, and what decides between equal ones.

mod direct;
mod tie_breaks;

pub use tie_breaks::{Besides, TieBreak, TieBreaks};

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
    /// What each tie-break says of them, in the order of [`TieBreaks::order`]. Direct encounters are points
    /// among those with whom they were last compared; `None` where these have not all met.
    pub values: Vec<Option<u32>>,
    /// What each tie-break counts of them beside games that were played, in the same order.
    besides: Vec<Besides>,
    /// How direct encounters told them from others.
    steps: Vec<Step>,
}

/// Why one of two players with equal points stands before the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The first tie-break in which they differ.
    pub by: TieBreak,
    /// What each has there.
    pub values: [u32; 2],
    /// Those whose games against each other have decided. Empty for other tie-breaks.
    pub among: Vec<Entrant>,
    /// Whether all of these have met. If not, no game that is missing could change anything.
    pub all_met: bool,
    /// Whether some of these have met more often than others: then the average of each pair's games counts.
    pub is_average: bool,
    /// What it counts of one of the two beside games that were played.
    pub besides: Besides,
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
            for step in &mut row.steps {
                step.among = step.among.iter().map(|one| players[one.index()]).collect();
            }
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

    /// What decides between two players. `None` if that is their points, or if they are equal in everything.
    pub fn why(&self, one: Entrant, other: Entrant) -> Option<Reason> {
        let (one, other) = (self.row(one)?, self.row(other)?);
        if one.points != other.points {
            return None;
        }
        let decides = |(at, &by): (usize, &TieBreak)| {
            let besides = one.besides.get(at)?.and(*other.besides.get(at)?);
            if by == TieBreak::DirectEncounter {
                let told = direct::why(&one.steps, &other.steps)?;
                let direct::Difference { values, among, all_met, is_average } = told;
                return Some(Reason { by, values, among: among.to_vec(), all_met, is_average, besides });
            }
            let values = [(*one.values.get(at)?)?, (*other.values.get(at)?)?];
            let reason = Reason { by, values, among: Vec::new(), all_met: true, is_average: false, besides };
            (values[0] != values[1]).then_some(reason)
        };
        self.tie_breaks.order.iter().enumerate().find_map(decides)
    }
}

/// A player who is equal to others so far.
#[derive(Clone)]
struct Candidate {
    entrant: Entrant,
    values: Vec<Option<u32>>,
    steps: Vec<Step>,
}

/// Orders players who are equal so far by the tie-breaks that are left.
fn place(values: &Values<'_>, order: &[TieBreak], equal: Vec<Candidate>, rows: &mut Vec<TournamentRow>) {
    let Some((&by, rest)) = order.split_first() else {
        let place = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
        let row = |Candidate { entrant, values: told, steps }| {
            let (points, besides) = (values.points(entrant), values.besides(entrant));
            TournamentRow { entrant, place, points, values: told, besides, steps }
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
        one.values.push(Some(values.of_player(by, one.entrant)));
    }
    equal.sort_by_key(|one| (std::cmp::Reverse(one.values.last().copied()), one.entrant));
    equal.chunk_by(|one, other| one.values.last() == other.values.last()).map(<[Candidate]>::to_vec).collect()
}

#[cfg(test)]
mod tests;
