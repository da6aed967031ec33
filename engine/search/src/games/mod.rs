//! What each game answers when it is searched: one file each. The engine's list names them all.

mod al_manqala;
mod castle;
mod kotu_baendum;
mod mangala;
mod pallam_khuzi;
mod pallankuzhi;
mod worth;

use kuzhi_engine::{Game, for_each_game};

use crate::budget::Budgets;
use crate::searchable::Searchable;
use crate::weights::Weights;

/// Makes what is asked of a game that is not in play, for which every game has to be [`Searchable`].
macro_rules! answers {
    ($($game:ident),+) => {
        /// What the bot's levels may spend on a move.
        pub(crate) const fn budgets(game: &Game) -> &'static Budgets {
            match game { $(Game::$game(_) => <kuzhi_engine::$game as Searchable>::LEVELS,)+ }
        }

        /// How many seeds a move drawn by lot loses on the average.
        pub(crate) const fn typical_loss(game: &Game) -> u16 {
            match game { $(Game::$game(_) => <kuzhi_engine::$game as Searchable>::TYPICAL_LOSS,)+ }
        }

        /// The lines of the puzzles that are kept with the program.
        pub(crate) const fn puzzle_lines(game: &Game) -> &'static str {
            match game { $(Game::$game(_) => <kuzhi_engine::$game as Searchable>::PUZZLES,)+ }
        }

        /// The weights of a game's evaluation that are built in.
        pub fn weights(game: &Game) -> Weights {
            Weights::built_in(match game { $(Game::$game(_) => <kuzhi_engine::$game as Searchable>::WEIGHTS,)+ })
        }
    };
}
for_each_game!(answers);
