//! Who begins: what each player should get, and how two players share it (FIDE Handbook C.04.3, A.6 and E;
//! South is White).

use kuzhi_engine::Side;

use crate::tournaments::field::{Entrant, Field, Met, Pairing, RoundLine};

/// How much a player needs a side.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Strength {
    /// They have not played.
    None,
    /// They have had both equally often: the other one than last time.
    Mild,
    /// They have had the other one once more.
    Strong,
    /// They have had the other one twice more, or twice in a row. They may not get it again.
    Absolute,
}

/// The sides that a player has had, and the one they should get.
#[derive(Clone, Debug)]
pub(super) struct Sides {
    /// In the order of the rounds.
    had: Vec<Side>,
    /// How much more often they were South.
    balance: i32,
}

impl Sides {
    pub(super) fn new(field: &Field, entrant: Entrant) -> Sides {
        let had: Vec<Side> =
            field.lines(entrant).filter_map(RoundLine::played).map(|Met { side, .. }| side).collect();
        let balance = had.iter().map(|side| if *side == Side::South { 1 } else { -1 }).sum();
        Sides { had, balance }
    }

    pub(super) fn strength(&self) -> Strength {
        let is_twice = matches!(self.had.as_slice(), [.., one, two] if one == two);
        match self.balance.abs() {
            _ if self.had.is_empty() => Strength::None,
            2.. => Strength::Absolute,
            _ if is_twice => Strength::Absolute,
            1 => Strength::Strong,
            _ => Strength::Mild,
        }
    }

    /// The side that they should get. `None` if they have not played.
    pub(super) fn preferred(&self) -> Option<Side> {
        match self.balance {
            2.. => Some(Side::North),
            ..=-2 => Some(Side::South),
            // After the same side twice that one is wrong, whatever the balance.
            balance => match (self.strength(), balance) {
                (Strength::Strong, 1) => Some(Side::North),
                (Strength::Strong, _) => Some(Side::South),
                _ => self.had.last().map(|side| side.other()),
            },
        }
    }

    /// Whether they and another one must not meet: both may only get the same side.
    pub(super) fn excludes(&self, other: &Sides) -> bool {
        let are_absolute = [self, other].iter().all(|one| one.strength() == Strength::Absolute);
        are_absolute && self.preferred() == other.preferred()
    }

    /// How strong the weaker of two equal wishes is, which cannot be met. `None` if both can be.
    pub(super) fn collides(&self, other: &Sides) -> Option<Strength> {
        let same = self.preferred().is_some() && self.preferred() == other.preferred();
        same.then(|| self.strength().min(other.strength()))
    }
}

/// Seats two players. `better` is the one with more points, or the smaller number. In a first round the
/// better one's number and `lot` decide.
pub(super) fn assign_sides(better: (Entrant, &Sides), other: (Entrant, &Sides), lot: Side) -> Pairing {
    let side = side_of_better(better, other.1, lot);
    match side {
        Side::South => Pairing { south: better.0, north: other.0 },
        Side::North => Pairing { south: other.0, north: better.0 },
    }
}

fn side_of_better((number, better): (Entrant, &Sides), other: &Sides, lot: Side) -> Side {
    let (wants, grants) = (better.preferred(), other.preferred());
    match (wants, grants) {
        (None, None) => {
            if number.0.is_multiple_of(2) {
                lot
            } else {
                lot.other()
            }
        }
        (Some(side), None) => side,
        (None, Some(side)) => side.other(),
        (Some(mine), Some(theirs)) if mine != theirs => mine,
        (Some(same), Some(_)) => {
            let urgency = |one: &Sides| (one.strength(), one.balance.abs());
            match urgency(better).cmp(&urgency(other)) {
                std::cmp::Ordering::Greater => same,
                std::cmp::Ordering::Less => same.other(),
                std::cmp::Ordering::Equal => last_difference(better, other).unwrap_or(same),
            }
        }
    }
}

/// The side that turns round the last round in which both had different ones.
fn last_difference(better: &Sides, other: &Sides) -> Option<Side> {
    let rounds = better.had.iter().rev().zip(other.had.iter().rev());
    rounds.into_iter().find(|(mine, theirs)| mine != theirs).map(|(mine, _)| mine.other())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(had: &str) -> Sides {
        let had: Vec<Side> =
            had.chars().map(|one| if one == 'S' { Side::South } else { Side::North }).collect();
        let balance = had.iter().map(|side| if *side == Side::South { 1 } else { -1 }).sum();
        Sides { had, balance }
    }

    #[test]
    fn wishes_follow_from_the_sides_that_one_had() {
        for (had, strength, preferred) in [
            ("", Strength::None, None),
            ("S", Strength::Strong, Some(Side::North)),
            ("SN", Strength::Mild, Some(Side::South)),
            ("SNN", Strength::Absolute, Some(Side::South)),
            ("SSNN", Strength::Absolute, Some(Side::South)),
            ("SNS", Strength::Strong, Some(Side::North)),
            ("SNSS", Strength::Absolute, Some(Side::North)),
        ] {
            assert_eq!((sides(had).strength(), sides(had).preferred()), (strength, preferred), "{had}");
        }
        assert!(sides("SS").excludes(&sides("NSS")) && !sides("SS").excludes(&sides("NN")));
        assert!(!sides("SS").excludes(&sides("S")));
    }

    #[test]
    fn two_equal_wishes_are_granted_to_the_stronger_one() {
        let south = |better: &str, other: &str| {
            assign_sides((Entrant(0), &sides(better)), (Entrant(1), &sides(other)), Side::South).south.0
        };
        assert_eq!(south("", ""), 0);
        assert_eq!(south("N", "S"), 0);
        assert_eq!(south("S", "SS"), 0, "the other one may not be South a third time");
        assert_eq!(south("SN", "N"), 1);
        // Both want South and had it equally often; in the last round that differs one was South.
        assert_eq!(south("NSSN", "SNSN"), 1);
        assert_eq!(south("SNSN", "NSSN"), 0);
    }
}
