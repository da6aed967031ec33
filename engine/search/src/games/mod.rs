//! What each game provides for the search, one file each. The engine has the list of games.

mod al_manqala;
mod bestemshe;
mod castle;
mod kalah;
mod kotu_baendum;
mod mangala;
mod oware;
mod pallam_khuzi;
mod pallankuzhi;
mod round_value;
mod toguz_kumalak;

use std::sync::LazyLock;

use kuzhi_engine::{Game, for_each_game};

use crate::budget::Budgets;
use crate::searchable::Searchable;
use crate::weights::Weights;

/// Generates functions that dispatch over the games. Every game must implement [`Searchable`].
macro_rules! answers {
    ($($game:ident),+) => {
        /// Returns the search budgets of the bot's levels.
        pub(crate) const fn budgets(game: &Game) -> &'static Budgets {
            match game { $(Game::$game(_) => <kuzhi_engine::$game as Searchable>::LEVELS,)+ }
        }

        /// Returns the average loss of a random move, in seeds.
        pub(crate) const fn typical_loss(game: &Game) -> u16 {
            match game { $(Game::$game(_) => <kuzhi_engine::$game as Searchable>::TYPICAL_LOSS,)+ }
        }

        /// Returns the built-in puzzles, one per line.
        pub(crate) const fn puzzle_lines(game: &Game) -> &'static str {
            match game { $(Game::$game(_) => <kuzhi_engine::$game as Searchable>::PUZZLES,)+ }
        }

        /// Returns the built-in weights of a game's evaluation, which are parsed once and kept:
        /// 21 KB for all games.
        pub fn weights(game: &Game) -> &'static Weights {
            match game {
                $(Game::$game(_) => {
                    static WEIGHTS: LazyLock<Weights> =
                        LazyLock::new(|| Weights::built_in(<kuzhi_engine::$game as Searchable>::WEIGHTS));
                    &WEIGHTS
                })+
            }
        }
    };
}
for_each_game!(answers);
