//! Random games, options and moves.

use kuzhi_engine::{Game, Match, Move, OptionSpec, Values};
use proptest::prelude::*;
use proptest::sample::select;

/// Returns a game with random options.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    select(Game::IDS).prop_flat_map(|id| {
        let specs = Game::by_id(id).expect("a listed game").option_specs();
        let options: Vec<_> = specs.iter().map(value).collect();
        options.prop_map(move |values| {
            let names = specs.iter().map(|spec| spec.name);
            Game::with_options(id, names.zip(values.iter().map(String::as_str)))
                .expect("values that are offered")
        })
    })
}

/// Returns a random value of an option, with few rounds so that games end soon.
fn value(spec: &OptionSpec) -> BoxedStrategy<String> {
    match spec.values {
        Values::Words(words) => select(words).prop_map(str::to_owned).boxed(),
        Values::Flag => any::<bool>().prop_map(|flag| flag.to_string()).boxed(),
        Values::Number(least, most) => (least..=most.min(least + 4)).prop_map(|n| n.to_string()).boxed(),
    }
}

/// A pseudo-random generator.
#[derive(Clone, Debug)]
pub(crate) struct Draws(u64);

impl Draws {
    pub(crate) fn new(seed: u64) -> Draws {
        Draws(seed)
    }

    /// Returns a number below `end`, with the finaliser of `SplitMix64`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % end as u64).expect("a remainder is below a usize")
    }

    /// Returns a legal move, unless the game is over.
    pub(crate) fn legal(&mut self, game: &Match) -> Option<Move> {
        let legal = game.legal();
        if legal.is_empty() { None } else { Some(legal[self.below(legal.len())]) }
    }
}

/// Returns a match after some random moves.
pub(crate) fn played(game: Game, seed: u64, moves: usize) -> Match {
    let mut draws = Draws::new(seed);
    let mut played = game.start();
    for _ in 0..moves {
        let Some(mv) = draws.legal(&played) else { break };
        played.play(mv, &mut |_| ()).expect("a legal move");
    }
    played
}
