//! What lies where, and what that is worth: an evaluation as a sum of weights that play has taught.

use std::str::FromStr;

use kuzhi_engine::{Core, Ring};

use crate::value::SEED;

/// How many parts a part of [`SEED`] has in weights.
const FINER: i32 = 16;
/// What a weight of one seed would be.
pub const WEIGHED_SEED: i32 = SEED * FINER;

/// In so many ways a pit can look: by its seeds, of which more than [`MOST_SEEDS`] are as good as these,
/// or as one that is [`APART`].
const LOOKS: usize = 16;
const MOST_SEEDS: usize = LOOKS - 2;
/// The look of a pit that plays another part: out of play, marked, or a castle.
const APART: usize = LOOKS - 1;

/// The weights of a game, in the order in which its `Searchable::weigh` counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights(Vec<i16>);

impl Weights {
    /// The weights that are built in for a game: a test has read them.
    pub(crate) fn built_in(text: &str) -> Weights {
        text.parse().unwrap_or(Weights(Vec::new()))
    }

    /// What a weight that counts once adds to an evaluation, in parts of a seed; nothing, if there is none.
    pub fn weight(&self, index: usize) -> i32 {
        self.0.get(index).copied().unwrap_or_default().into()
    }

    /// A sum of weights, in parts of a seed.
    pub(crate) const fn worth(sum: i32) -> i32 {
        sum / FINER
    }
}

/// Numbers apart from one another; `#` begins a comment.
impl FromStr for Weights {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words =
            text.lines().flat_map(|line| line.split('#').next().unwrap_or_default().split_whitespace());
        let weight = |word: &str| word.parse().map_err(|_| format!("'{word}' is no weight"));
        words.map(weight).collect::<Result<_, _>>().map(Weights)
    }
}

/// How many stages a game has: the fewer seeds are left in the pits, the later it is.
pub(crate) const STAGES: usize = 3;

/// The seeds in all pits.
pub(crate) fn left(core: &Core, ring: Ring) -> i32 {
    core.board().pits(ring).iter().map(|&seeds| i32::from(seeds)).sum()
}

/// The stage of a game of so many seeds: up to a quarter of them left, up to half, more.
pub(crate) fn stage(core: &Core, ring: Ring, seeds: i32) -> usize {
    let left = left(core, ring);
    usize::from(4 * left > seeds) + usize::from(2 * left > seeds)
}

/// How many weights one table of pits has.
pub(crate) const fn table_len(ring: Ring) -> usize {
    ring.len() * LOOKS
}

/// Counts each pit in a table of pits: the mover's from their left, then the other player's from theirs.
///
/// `apart` says of a place on the ring whether the pit plays another part.
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
            looks += LOOKS;
        }
    }
}

/// The weight of a pit's mirror image in its row.
pub(crate) const fn mirrored(index: usize, ring: Ring) -> usize {
    let row = ring.len() / 2;
    let (place, look) = (index / LOOKS, index % LOOKS);
    (place / row * row + row - 1 - place % row) * LOOKS + look
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
        }
    }

    #[test]
    fn weights_are_numbers_and_comments() {
        let weights: Weights = "# a table\n1 -2\n3 # and more".parse().unwrap();
        assert_eq!([0, 1, 2, 3].map(|index| weights.weight(index)), [1, -2, 3, 0]);
        assert_eq!("1 x".parse::<Weights>(), Err("'x' is no weight".to_owned()));
    }
}
