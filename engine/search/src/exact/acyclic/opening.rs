//! The solved opening: every position of the first plies with its exact value.

use std::collections::HashMap;
use std::str::FromStr;

use super::packed::Packed;

/// The positions of an opening, with the mover's share of the stones in the pits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    shares: HashMap<Packed, u8>,
    /// The place of a pit that gets the share, for positions of the last ply. For earlier plies it follows
    /// from the positions after each move.
    places: HashMap<Packed, u8>,
}

impl Opening {
    /// Returns the mover's share of a position.
    pub fn share(&self, position: Packed) -> Option<u8> {
        self.shares.get(&position).copied()
    }

    /// Returns the place of a pit that gets this share, if it is stored.
    pub fn place(&self, position: Packed) -> Option<u8> {
        self.places.get(&position).copied()
    }

    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.shares.len()
    }

    /// Returns whether the opening has no positions.
    pub fn is_empty(&self) -> bool {
        self.shares.is_empty()
    }

    /// Iterates over every position with its mover's share, in any order.
    pub fn entries(&self) -> impl Iterator<Item = (Packed, u8)> {
        self.shares.iter().map(|(&position, &share)| (position, share))
    }

    /// Adds a position.
    pub fn add(&mut self, position: Packed, share: u8) {
        self.shares.insert(position, share);
    }

    /// Adds the place of a pit that gets a position's share.
    pub fn add_place(&mut self, position: Packed, place: u8) {
        self.places.insert(position, place);
    }
}

/// The error for a line that is not part of an opening file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a line of an opening, such as 4.4.4.4.4.4/4.4.4.4.4.4 24")]
pub struct BadLine(String);

impl FromStr for Opening {
    type Err = BadLine;

    fn from_str(text: &str) -> Result<Opening, BadLine> {
        let mut opening = Opening::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (position, share, place) = parse(line).ok_or_else(|| BadLine(line.to_owned()))?;
            opening.add(position, share);
            opening.places.extend(place.map(|place| (position, place)));
        }
        Ok(opening)
    }
}

fn parse(line: &str) -> Option<(Packed, u8, Option<u8>)> {
    let mut words = line.split(' ');
    let (position, share): (Packed, u8) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let place = match words.next() {
        None => None,
        Some(pit) => Some(pit.parse::<u8>().ok()?.checked_sub(1)?),
    };
    let may_lift = place.is_none_or(|place| place < 6 && position.may_lift(place.into()));
    let makes_sense = share <= position.stones() && may_lift && words.next().is_none();
    makes_sense.then_some((position, share, place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_of_an_opening_are_read() {
        let with_a_pit = "# a comment\n4.4.4.4.4.4/4.4.4.4.4.4 24 5\n".parse::<Opening>().unwrap();
        let start = Packed::from_counts([4; 12]);
        assert_eq!((with_a_pit.share(start), with_a_pit.place(start)), (Some(24), Some(4)));
        for bad in [
            "4.4.4.4.4.4/4.4.4.4.4.4",
            "4.4.4.4.4.4/4.4.4.4.4.4 49",
            "4.4.4 2",
            "0.8.4.4.4.4/4.4.4.4.4.4 24 1",
            "4.4.4.4.4.4/4.4.4.4.4.4 24 7",
            "4.4.4.4.4.4/4.4.4.4.4.4 24 5 1",
        ] {
            assert_eq!(bad.parse::<Opening>(), Err(BadLine(bad.to_owned())));
        }
    }
}
