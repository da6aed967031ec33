//! A neural network that estimates the value of a position. The solver uses it for move ordering.
//!
//! It has one hidden layer. Its inputs are the counts of the twelve pits. The example `learn` of
//! `kuzhi-tools` trains it on endgame tables. The trained weights are in `data/mangala/guess.weights` and
//! `data/kalah/guess.weights`.

use std::fmt;
use std::str::FromStr;

use super::packed::Packed;

/// The fixed-point scale of estimates: in 16ths of a stone.
pub(super) const STONE: i16 = 16;

/// The weights of the network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    first: Box<[[[i16; Guess::HIDDEN]; Guess::COUNTS]; Guess::PITS]>,
    second: [i16; Guess::HIDDEN],
    bias: i32,
}

impl Guess {
    /// The number of pits of a position.
    pub const PITS: usize = 12;
    /// The number of distinct counts of a pit. Larger counts are treated as the largest of them.
    pub const COUNTS: usize = 16;
    /// The number of units in the hidden layer.
    pub const HIDDEN: usize = 32;
    /// The fixed-point scale of the weights.
    pub const WEIGHT: i16 = 256;
    /// The upper limit of the clipped activation of a hidden unit, as an unscaled number.
    pub const MOST: i16 = 4;

    /// Creates a network from fixed-point weights, with one row of `first` for each count of each pit.
    /// Returns `None` if `first` has the wrong number of rows.
    pub fn from_parts(
        first: &[[i16; Guess::HIDDEN]],
        second: [i16; Guess::HIDDEN],
        bias: i32,
    ) -> Option<Guess> {
        let mut rows = Box::new([[[0; Guess::HIDDEN]; Guess::COUNTS]; Guess::PITS]);
        let fits = first.len() == Guess::PITS * Guess::COUNTS;
        rows.as_flattened_mut().iter_mut().zip(first).for_each(|(row, parts)| *row = *parts);
        fits.then_some(Guess { first: rows, second, bias })
    }

    /// Estimates the mover's lead in the division of the stones in the pits, in 16ths of a stone.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // far fewer stones than fit
    pub fn difference(&self, position: Packed) -> i16 {
        let mut hidden = [0_i16; Guess::HIDDEN];
        for (pit, rows) in self.first.iter().enumerate() {
            let row = &rows[usize::from(position.count(pit)).min(Guess::COUNTS - 1)];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let value: i32 = hidden
            .iter()
            .zip(&self.second)
            .map(|(sum, weight)| i32::from((*sum).clamp(0, Guess::MOST * Guess::WEIGHT)) * i32::from(*weight))
            .sum();
        ((self.bias + value) / (i32::from(Guess::WEIGHT) * i32::from(Guess::WEIGHT / STONE))) as i16
    }

    /// Estimates the mover's share of the stones in the pits, as the first target of a search.
    ///
    /// Estimates learned from few stones are too extreme for many stones. Half of the lead is closer.
    pub fn share(&self, position: Packed, stones: u8) -> u8 {
        let more = self.difference(position) / STONE / 2;
        let share = i16::midpoint(stones.into(), more).clamp(0, stones.into());
        u8::try_from(share).unwrap_or(stones)
    }
}

impl fmt::Display for Guess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.first.as_flattened().iter().chain([&self.second]) {
            let parts: Vec<String> = row.iter().map(i16::to_string).collect();
            writeln!(f, "{}", parts.join(" "))?;
        }
        writeln!(f, "{}", self.bias)
    }
}

/// The error for a text that does not hold the weights of a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "these are not the weights of a guess: {} rows of {} numbers and one number more",
    Guess::PITS * Guess::COUNTS + 1,
    Guess::HIDDEN
)]
pub struct BadWeights;

impl FromStr for Guess {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<Guess, BadWeights> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut rows = Vec::new();
        for line in lines.by_ref().take(Guess::PITS * Guess::COUNTS + 1) {
            let parts: Result<Vec<i16>, _> = line.split(' ').map(str::parse).collect();
            let row = parts.ok().and_then(|parts| parts.try_into().ok()).ok_or(BadWeights)?;
            rows.push(row);
        }
        let second = rows.pop().ok_or(BadWeights)?;
        let bias = lines.next().and_then(|line| line.parse().ok()).ok_or(BadWeights)?;
        Guess::from_parts(&rows, second, bias).ok_or(BadWeights)
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Kalah, Mangala};

    use super::super::share_table::ShareTable;
    use super::super::sowing::Sowing;
    use super::super::testing::random_position;
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn the_learned_guess_is_near_the_value() {
        check_guess(Mangala::default());
        check_guess(Kalah::default());
    }

    fn check_guess(rules: impl Sowing) {
        let tables = ShareTable::empty(rules).extended(14, 1, &|_, _| ());
        let mut rng = Rng::new(7);
        let mut off = 0;
        for _ in 0..2_000 {
            let position = random_position(&mut rng, 14);
            let value = 2 * i32::from(tables.share(position)) - 14;
            off += (i32::from(rules.guess().difference(position)) - value * i32::from(STONE)).abs();
        }
        let stones = off / 2_000 / i32::from(STONE);
        assert!(stones < 2, "{stones} stones off on the average");
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let learned = Mangala::default().guess();
        assert_eq!(learned.to_string().parse().as_ref(), Ok(learned));
        assert_eq!("1 2 3".parse::<Guess>(), Err(BadWeights));
        let cut: String = learned.to_string().lines().take(9).collect();
        assert_eq!(cut.parse::<Guess>(), Err(BadWeights));
    }
}
