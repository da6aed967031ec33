//! The games: one file each, and the one list that names them all.

mod al_manqala;
mod castle;
mod end;
mod kotu_baendum;
mod mangala;
mod pallam_khuzi;
mod pallankuzhi;

use std::fmt;

pub use al_manqala::AlManqala;
pub use castle::MangalaCastle;
pub use end::End;
pub use kotu_baendum::{Capture, KotuBaendum};
pub use mangala::Mangala;
pub use pallam_khuzi::PallamKhuzi;
pub use pallankuzhi::{AfterCapture, Fours, Pallankuzhi, SeedsAPit};

use crate::options::{OptionError, OptionSpec, Options};
use crate::playing::{Play, Playing};
use crate::rules::Rules;
use crate::{ImpossiblePosition, Position, Shows};

/// The one list of games: calls a macro with the name of each, which is its variant of [`Game`] and of [`AnyPlaying`]
/// and the type of its rules.
///
/// Whoever asks more of each game than its rules answer makes the arms of a `match` with it: a game that does not answer
/// that does not compile.
#[macro_export]
macro_rules! for_each_game {
    ($then:ident) => {
        $then! { Mangala, MangalaCastle, AlManqala, Pallankuzhi, PallamKhuzi, KotuBaendum }
    };
}

/// Makes [`Game`], [`AnyPlaying`] and all that dispatches over them from the list.
macro_rules! registry {
    ($($name:ident),+ $(,)?) => {
        /// A game with its options: the value that stands for the rules wherever the game is
        /// known only when the program runs.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Game {
            $(
                #[doc = concat!("The rules of [`", stringify!($name), "`].")]
                $name($name),
            )+
        }

        impl Game {
            /// The id of every game, in the order in which they are shown.
            pub const IDS: &[&str] = &[$($name::ID),+];

            /// The game with this id and default options.
            pub fn by_id(id: &str) -> Option<Game> {
                match id {
                    $($name::ID => Some(Game::$name($name::default())),)+
                    _ => None,
                }
            }

            /// The name in commands and files.
            pub const fn id(&self) -> &'static str {
                match self { $(Game::$name(_) => $name::ID,)+ }
            }

            /// The options that the game has.
            pub const fn option_specs(&self) -> &'static [OptionSpec] {
                match self { $(Game::$name(_) => <$name as Options>::SPECS,)+ }
            }

            fn values(&self) -> Vec<String> {
                match self { $(Game::$name(rules) => rules.values(),)+ }
            }

            fn set(&mut self, option: &str, value: &str) -> bool {
                match self { $(Game::$name(rules) => rules.set(option, value),)+ }
            }

            /// What the game has besides seeds.
            pub(crate) const fn shows(&self) -> Shows {
                match self { $(Game::$name(_) => $name::SHOWS,)+ }
            }
        }

        /// A game in play whose rules are known only when the program runs.
        #[derive(Clone, Debug)]
        pub enum AnyPlaying {
            $(
                #[doc = concat!("A game of [`", stringify!($name), "`].")]
                $name(Playing<$name>),
            )+
        }

        impl AnyPlaying {
            pub(crate) fn start(game: Game) -> AnyPlaying {
                match game { $(Game::$name(rules) => AnyPlaying::$name(Playing::start(rules)),)+ }
            }

            pub(crate) fn adopt(game: Game, position: &Position) -> Result<AnyPlaying, ImpossiblePosition> {
                Ok(match game { $(Game::$name(rules) => AnyPlaying::$name(Playing::adopt(rules, position)?),)+ })
            }

            pub(crate) fn any(&self) -> &dyn Play {
                match self { $(AnyPlaying::$name(playing) => playing,)+ }
            }

            pub(crate) fn any_mut(&mut self) -> &mut dyn Play {
                match self { $(AnyPlaying::$name(playing) => playing,)+ }
            }
        }
    };
}

for_each_game!(registry);

/// An id that names no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{id}': the games are {}", Game::IDS.join(", "))]
pub struct UnknownGame {
    id: String,
}

/// A game or an option that there is not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameError {
    /// There is no such game.
    #[error(transparent)]
    Unknown(#[from] UnknownGame),
    /// The game does not take this option or value.
    #[error(transparent)]
    Option(#[from] OptionError),
}

impl Game {
    /// Every game with its default options.
    pub fn all() -> impl ExactSizeIterator<Item = Game> {
        Game::IDS.iter().map(|id| Game::by_id(id).expect("every listed id has its game"))
    }

    /// A game by its id, with options as `(name, value)` pairs; what is not said has its default.
    ///
    /// # Examples
    ///
    /// ```
    /// use kuzhi_engine::Game;
    ///
    /// let game = Game::with_options("mangala", [("end", "no-move")])?;
    /// assert_eq!(game.to_string(), "mangala end=no-move");
    /// # Ok::<(), kuzhi_engine::GameError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When there is no such game, option or value; the message says what there is.
    pub fn with_options<'a>(
        id: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Game, GameError> {
        let mut game = Game::by_id(id).ok_or_else(|| UnknownGame { id: id.chars().take(40).collect() })?;
        let mut given = Vec::new();
        for (name, value) in options {
            let spec = game.option_spec(name)?;
            if given.contains(&spec.name) {
                return Err(OptionError::Twice(spec.name).into());
            }
            given.push(spec.name);
            if !game.set(name, value) {
                return Err(spec.refuse(value).into());
            }
        }
        Ok(game)
    }

    fn option_spec(&self, name: &str) -> Result<&'static OptionSpec, OptionError> {
        self.option_specs().iter().find(|spec| spec.name == name).ok_or_else(|| OptionError::Unknown {
            game: self.id(),
            name: name.chars().take(40).collect(),
            names: self.option_specs().iter().map(|spec| spec.name).collect(),
        })
    }

    /// Every option with its value.
    pub fn options(&self) -> impl Iterator<Item = (&'static OptionSpec, String)> {
        self.option_specs().iter().zip(self.values())
    }

    /// The options whose value differs from the default.
    pub fn chosen_options(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.options().filter(|(spec, value)| spec.default != value).map(|(spec, value)| (spec.name, value))
    }
}

impl Default for Game {
    fn default() -> Self {
        Game::Mangala(Mangala::default())
    }
}

/// The id, then the options that differ from the default.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        self.chosen_options().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl std::str::FromStr for Game {
    type Err = GameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split_whitespace();
        let id = words.next().unwrap_or_default();
        Game::with_options(id, words.map(|word| word.split_once('=').unwrap_or((word, ""))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_text() {
        for game in Game::all() {
            assert_eq!(Game::by_id(game.id()), Some(game));
            assert_eq!(game.to_string().parse(), Ok(game));
            for (spec, value) in game.options() {
                assert_eq!(value, spec.default, "{} {}", game.id(), spec.name);
            }
        }
    }

    #[test]
    fn what_there_is_not_is_said() {
        let refused = |id, options: &[(&str, &str)]| {
            Game::with_options(id, options.iter().copied()).unwrap_err().to_string()
        };
        assert!(refused("chess", &[]).starts_with("there is no game 'chess': the games are mangala"));
        assert_eq!(refused("mangala", &[("size", "5")]), "mangala has no option 'size': it has end");
        assert_eq!(
            refused("mangala", &[("end", "soon")]),
            "'soon' is no value of the option end: say row-empty or no-move"
        );
        assert_eq!(
            refused("mangala", &[("end", "no-move"), ("end", "no-move")]),
            "the option end is given twice"
        );
    }
}
