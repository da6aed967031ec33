//! The opening, solved: every position of the first plies with its exact value.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::packed::{Packed, Step};
use super::shares::settled;
use crate::games::End;

/// Positions and the share of the stones in the pits that their movers get.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Opening {
    shares: HashMap<Packed, u8>,
    /// The place of a pit that brings the share, for positions of the last ply: of the others, the moves say it.
    places: HashMap<Packed, u8>,
}

static SOLVED: [LazyLock<Opening>; 2] = [
    LazyLock::new(|| read(include_str!("opening/row-empty.txt"))),
    LazyLock::new(|| read(include_str!("opening/no-move.txt"))),
];

fn read(text: &str) -> Opening {
    text.parse().expect("the openings are tested")
}

impl Opening {
    /// What is kept with the program.
    pub(crate) fn solved(end: End) -> &'static Opening {
        match end {
            End::RowEmpty => &SOLVED[0],
            End::NoMove => &SOLVED[1],
        }
    }

    /// The mover's share of a position.
    pub(crate) fn share(&self, position: Packed) -> Option<u8> {
        self.shares.get(&position).copied()
    }

    /// The place of a pit that brings as much, where it is written.
    pub(crate) fn place(&self, position: Packed) -> Option<u8> {
        self.places.get(&position).copied()
    }

    /// How many positions it has.
    pub(crate) fn len(&self) -> usize {
        self.shares.len()
    }

    /// The mover's share after a move of his, if what it leads to is known.
    fn brings(&self, step: Step, end: End) -> Option<u8> {
        let share = settled(step.after, step.after.stones(), end).or_else(|| self.share(step.after))?;
        Some(step.brings(share))
    }

    /// Adds what is known of a position by what its moves bring; says whether that is enough.
    pub(crate) fn conclude(&mut self, position: Packed, end: End) -> bool {
        let moves = (0..6).filter(|&place| position.may_lift(place));
        let brought: Option<Vec<u8>> = moves.map(|place| self.brings(position.play(place), end)).collect();
        let share = brought.and_then(|shares| shares.into_iter().max());
        share.map(|share| self.add(position, share)).is_some()
    }

    /// Adds a position.
    pub(crate) fn add(&mut self, position: Packed, share: u8) {
        self.shares.insert(position, share);
    }

    /// Adds the place of a pit that brings a position's share.
    pub(crate) fn add_place(&mut self, position: Packed, place: u8) {
        self.places.insert(position, place);
    }
}

/// The positions in which the game goes on after no ply, after one, and so on, each where it comes first.
pub(crate) fn plies(start: Packed, count: usize, end: End) -> Vec<Vec<Packed>> {
    let mut seen = HashSet::from([start]);
    let mut all = vec![vec![start]];
    for ply in 0..count {
        let mut next = Vec::new();
        for position in &all[ply] {
            for place in (0..6).filter(|&place| position.may_lift(place)) {
                let after = position.play(place).after;
                if settled(after, after.stones(), end).is_none() && seen.insert(after) {
                    next.push(after);
                }
            }
        }
        all.push(next);
    }
    all
}

/// A line for each position, as [`line`] writes it, in an order that does not change.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines: Vec<(Packed, u8)> = self.shares.iter().map(|(&pits, &share)| (pits, share)).collect();
        lines.sort_unstable_by_key(|(pits, _)| (std::cmp::Reverse(pits.stones()), pits.counts()));
        lines.iter().try_for_each(|&(pits, share)| match self.place(pits) {
            Some(place) => writeln!(f, "{} {}", line(pits, share), place + 1),
            None => writeln!(f, "{}", line(pits, share)),
        })
    }
}

/// The mover's row, the opponent's, and the mover's share; a pit that brings it may follow.
pub(crate) fn line(position: Packed, share: u8) -> String {
    format!("{position} {share}")
}

/// A line that is none of an opening.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is no line of an opening, such as 4.4.4.4.4.4/4.4.4.4.4.4 24")]
pub(crate) struct BadLine(String);

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

    /// Each of the first four plies, of which all but the last follow from the next.
    #[test]
    fn what_the_moves_bring_agrees_with_what_is_known() {
        let start = Packed::from_counts([4; 12]);
        for end in [End::RowEmpty, End::NoMove] {
            let solved = Opening::solved(end);
            assert_eq!(solved.share(start), Some(24), "the start is a draw");
            let plies = plies(start, 4, end);
            assert_eq!(plies.iter().map(Vec::len).sum::<usize>(), solved.shares.len());
            for position in plies[..4].iter().flatten() {
                let mut again = solved.clone();
                let share = again.shares.remove(position).unwrap();
                assert!(again.conclude(*position, end), "{position}");
                assert_eq!(again.share(*position), Some(share), "{position}");
            }
        }
    }

    #[test]
    fn an_opening_is_read_as_it_was_written() {
        let solved = Opening::solved(End::NoMove);
        assert_eq!(solved.to_string().parse().as_ref(), Ok(solved));
        let with_a_pit = "4.4.4.4.4.4/4.4.4.4.4.4 24 5\n";
        assert_eq!(with_a_pit.parse::<Opening>().unwrap().to_string(), with_a_pit);
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
