//! The linear evaluation: a sum of weights, fitted to games of self-play.

use std::str::FromStr;

use kuzhi_engine::{Core, Ring};

use crate::value::SEED;

/// The number of weight units in one evaluation unit. There are [`SEED`] evaluation units in a seed.
const WEIGHT_SCALE: i32 = 16;

/// The number of features of a pit: one for each number of seeds up to [`MOST_SEEDS`], which also stands
/// for larger numbers, and [`APART`] for special pits.
const PIT_FEATURES: usize = 16;
const MOST_SEEDS: usize = PIT_FEATURES - 2;
/// The feature of a special pit: out of play, marked, or a castle.
const APART: usize = PIT_FEATURES - 1;

/// The weights of a game, indexed as in `Searchable::weigh`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(Vec<i16>);

impl Weights {
    /// The weight of one seed.
    pub const SEED: i32 = SEED * WEIGHT_SCALE;

    /// Without weights, only what is certain counts: see `Searchable::certain`.
    pub(crate) const NONE: Weights = Weights(Vec::new());

    /// Parses the built-in weights of a game.
    pub(crate) fn built_in(text: &str) -> Weights {
        text.parse().expect("the weights are tested")
    }

    /// Returns the weight at an index, in units of [`Weights::SEED`] per seed. Returns 0 if there is none.
    pub fn weight(&self, index: usize) -> i32 {
        self.0.get(index).copied().unwrap_or_default().into()
    }

    /// Converts a sum of weights to an evaluation, in units of [`SEED`] per seed.
    pub(crate) const fn worth(sum: i32) -> i32 {
        sum / WEIGHT_SCALE
    }
}

/// Parses numbers separated by white space. A `#` begins a comment.
impl FromStr for Weights {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words =
            text.lines().flat_map(|line| line.split('#').next().unwrap_or_default().split_whitespace());
        let weight = |word: &str| word.parse().map_err(|_| format!("'{word}' is not a weight"));
        words.map(weight).collect::<Result<_, _>>().map(Weights)
    }
}

/// The number of game stages. The fewer seeds are left in the pits, the later the stage.
pub(crate) const STAGES: usize = 3;

/// Returns the number of seeds in all pits.
pub(crate) fn left(core: &Core, ring: Ring) -> i32 {
    core.board().pits(ring).iter().map(|&seeds| i32::from(seeds)).sum()
}

/// Returns the stage of a game with `seeds` seeds: 0 if at most a quarter is left in the pits, 1 if at most
/// half, otherwise 2.
pub(crate) fn stage(core: &Core, ring: Ring, seeds: i32) -> usize {
    let left = left(core, ring);
    usize::from(4 * left > seeds) + usize::from(2 * left > seeds)
}

/// Returns the number of weights in one table of pits.
pub(crate) const fn table_len(ring: Ring) -> usize {
    ring.len() * PIT_FEATURES
}

/// Counts the feature of each pit in a table of pits: first the mover's pits from their left, then the
/// opponent's from theirs.
///
/// `apart` says whether the pit at a ring index is special.
pub(crate) fn each_pit(
    core: &Core,
    ring: Ring,
    table: usize,
    apart: impl Fn(usize) -> bool,
    count: &mut impl FnMut(usize, i32),
) {
    let pits = core.board().pits(ring);
    let row = pits.len() / 2;
    let mut looks = table * table_len(ring);
    for first in [core.turn().index() * row, core.turn().other().index() * row] {
        for (place, &seeds) in pits[first..first + row].iter().enumerate() {
            let look = if apart(first + place) { APART } else { usize::from(seeds).min(MOST_SEEDS) };
            count(looks + look, 1);
            looks += PIT_FEATURES;
        }
    }
}

/// Returns the index of the weight for the mirrored pit in the same row.
pub(crate) const fn mirrored(index: usize, ring: Ring) -> usize {
    let row = ring.len() / 2;
    let (place, look) = (index / PIT_FEATURES, index % PIT_FEATURES);
    (place / row * row + row - 1 - place % row) * PIT_FEATURES + look
}

/// Returns the index of the weight for the same pit in a table of longer rows. It is counted from the row's
/// end, where sowing reaches the store.
pub(crate) const fn widened(index: usize, ring: Ring, wide: Ring) -> usize {
    let (row, wide) = (ring.len() / 2, wide.len() / 2);
    let (place, look) = (index / PIT_FEATURES, index % PIT_FEATURES);
    (place / row * wide + wide - row + place % row) * PIT_FEATURES + look
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;
    use crate::thinking::Think as _;

    #[test]
    fn every_game_has_its_weights() {
        for game in Game::all() {
            let weights = crate::games::weights(&game);
            let mut counted = 0;
            game.start().weighed(&mut |index, _| counted += i32::from(weights.weight(index) != 0));
            assert!(counted > 0, "{game}");
            // Without special pits, nothing shows the last feature of the last pit.
            let whole = STAGES * table_len(game.start().position().ring);
            assert!(weights.0.len() + 1 >= whole, "{game}: {} of {whole}", weights.0.len());
        }
    }

    #[test]
    fn weights_are_numbers_and_comments() {
        let weights: Weights = "# a table\n1 -2\n3 # and more".parse().unwrap();
        assert_eq!([0, 1, 2, 3].map(|index| weights.weight(index)), [1, -2, 3, 0]);
        assert_eq!("1 x".parse::<Weights>(), Err("'x' is not a weight".to_owned()));
    }
}
