//! The games: one file each, and the list of all games.

mod al_manqala;
mod bestemshe;
mod castle;
mod castles;
mod end;
mod feeding;
mod first_past;
mod kalah;
mod kotu_baendum;
mod mangala;
mod oware;
mod pallam_khuzi;
mod pallankuzhi;
mod run;
mod store_sowing;
mod toguz_kumalak;

use std::fmt;

pub use al_manqala::AlManqala;
pub use bestemshe::Bestemshe;
pub use castle::MangalaCastle;
pub use end::End;
pub use kalah::{CaptureInto, Kalah, KalahSeeds, PitsARow};
pub use kotu_baendum::{Capture, KotuBaendum};
pub use mangala::Mangala;
pub use oware::Oware;
pub use pallam_khuzi::PallamKhuzi;
pub use pallankuzhi::{AfterCapture, Fours, Pallankuzhi, SeedsAPit};
pub use toguz_kumalak::ToguzKumalak;

use crate::options::{OptionError, OptionSpec, Options};
use crate::play::playing::{Play, Playing};
use crate::rules::Rules;
use crate::{Features, ImpossiblePosition, Origin, Position, Reason};

/// The list of all games. Calls a macro with the name of each, which is its variant of [`Game`] and of
/// [`AnyPlaying`] and the type of its rules. Games of one origin stand together, as in every menu.
///
/// Use it to generate a `match` that calls a trait implemented for each game's rules. If a game does not
/// implement the trait, the code does not compile.
#[macro_export]
macro_rules! for_each_game {
    ($then:ident) => {
        $then! {
            Mangala, MangalaCastle, Kalah, Oware, ToguzKumalak, Bestemshe, AlManqala, Pallankuzhi,
            PallamKhuzi, KotuBaendum
        }
    };
}

/// Generates [`Game`], [`AnyPlaying`] and their dispatch from the list.
macro_rules! registry {
    ($($name:ident),+ $(,)?) => {
        /// A game with its options. It stands for the rules where the game is only known at run time.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Game {
            $(
                #[doc = concat!("The rules of [`", stringify!($name), "`].")]
                $name($name),
            )+
        }

        impl Game {
            /// The id of every game, in display order.
            pub const IDS: &[&str] = &[$($name::ID),+];

            /// Returns the game with this id and default options.
            pub fn by_id(id: &str) -> Option<Game> {
                match id {
                    $($name::ID => Some(Game::$name($name::default())),)+
                    _ => None,
                }
            }

            /// Returns the game's name in commands and files.
            pub const fn id(&self) -> &'static str {
                match self { $(Game::$name(_) => $name::ID,)+ }
            }

            /// Returns where the game comes from.
            pub const fn origin(&self) -> Origin {
                match self { $(Game::$name(_) => $name::ORIGIN,)+ }
            }

            /// Returns the options that the game has.
            pub const fn option_specs(&self) -> &'static [OptionSpec] {
                match self { $(Game::$name(_) => <$name as Options>::SPECS,)+ }
            }

            fn values(&self) -> Vec<String> {
                match self { $(Game::$name(rules) => rules.values(),)+ }
            }

            fn set(&mut self, option: &str, value: &str) -> bool {
                match self { $(Game::$name(rules) => rules.set(option, value),)+ }
            }

            /// Returns the reasons for which the game can end.
            pub const fn reasons(&self) -> &'static [Reason] {
                match self { $(Game::$name(_) => $name::REASONS,)+ }
            }

            /// Returns the features that the game has besides seeds.
            pub(crate) const fn features(&self) -> Features {
                match self { $(Game::$name(_) => $name::FEATURES,)+ }
            }
        }

        $(
            impl From<$name> for Game {
                fn from(rules: $name) -> Game {
                    Game::$name(rules)
                }
            }
        )+

        /// A game in progress whose rules are only known at run time.
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

            pub(crate) fn from_position(
                game: Game,
                position: &Position,
            ) -> Result<AnyPlaying, ImpossiblePosition> {
                Ok(match game {
                    $(Game::$name(rules) => AnyPlaying::$name(Playing::from_position(rules, position)?),)+
                })
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

/// The error for an id that is not a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{id}': the games are {}", Game::IDS.join(", "))]
pub struct UnknownGame {
    id: String,
}

/// The error for a game or an option that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameError {
    /// There is no game with this id.
    #[error(transparent)]
    Unknown(#[from] UnknownGame),
    /// The game does not take this option or value.
    #[error(transparent)]
    Option(#[from] OptionError),
}

impl Game {
    /// Iterates over all games, with their default options.
    pub fn all() -> impl ExactSizeIterator<Item = Game> {
        Game::IDS.iter().map(|id| Game::by_id(id).expect("every listed id has its game"))
    }

    /// Creates a game from its id and `(name, value)` pairs. Options that are not given keep their
    /// defaults.
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
    /// Fails if there is no such game, option or value, or if an option is given twice. The message lists
    /// the valid choices.
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

    /// Returns how many seeds win at once. `None` if the game goes on whatever the stores hold.
    pub fn majority(&self) -> Option<u32> {
        let is_reason = self.reasons().contains(&Reason::Majority);
        is_reason.then(|| self.start().position().board.total() / 2 + 1)
    }

    fn option_spec(&self, name: &str) -> Result<&'static OptionSpec, OptionError> {
        self.option_specs().iter().find(|spec| spec.name == name).ok_or_else(|| OptionError::Unknown {
            game: self.id(),
            name: name.chars().take(40).collect(),
            names: self.option_specs().iter().map(|spec| spec.name).collect(),
        })
    }

    /// Iterates over every option with its current value.
    pub fn options(&self) -> impl Iterator<Item = (&'static OptionSpec, String)> {
        self.option_specs().iter().zip(self.values())
    }

    /// Iterates over the options whose values differ from their defaults.
    pub fn chosen_options(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.options().filter(|(spec, value)| spec.default != value).map(|(spec, value)| (spec.name, value))
    }
}

impl Default for Game {
    fn default() -> Self {
        Game::Mangala(Mangala::default())
    }
}

/// Writes the id, then the options that differ from their defaults.
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
    fn some_games_are_won_by_more_than_half_of_the_seeds() {
        let won_by = |id: &str| Game::by_id(id).unwrap().majority();
        let known = [("toguz-kumalak", 82), ("bestemshe", 26), ("oware", 25), ("al-manqala", 50)];
        assert!(known.into_iter().all(|(id, seeds)| won_by(id) == Some(seeds)));
        assert_eq!(Game::all().filter(|game| game.majority().is_some()).count(), known.len());
    }

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
    fn games_of_one_origin_stand_together() {
        let mut origins: Vec<_> = Game::all().map(|game| game.origin()).collect();
        origins.dedup();
        assert!(origins.iter().all(|origin| origins.iter().filter(|other| *other == origin).count() == 1));
        assert!(Origin::ALL.iter().all(|origin| origins.contains(origin)), "{origins:?}");
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
            "'soon' is not a value of the option end: write row-empty or no-move"
        );
        assert_eq!(
            refused("mangala", &[("end", "no-move"), ("end", "no-move")]),
            "the option end is given twice"
        );
    }
}
