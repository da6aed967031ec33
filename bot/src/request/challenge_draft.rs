//! A challenge that is being put together from a person's menu.

use kuzhi_engine::Game;

use super::clock::clock_by_id;
use super::wire::{Part, Text, Words};
use crate::domain::{PlayerId, Series, SideChoice, TimeControl};

/// A challenge that is not made yet; all of it stands in its menus and its buttons.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChallengeDraft {
    /// Who is to be challenged; the bot if nobody is.
    pub opponent: Option<PlayerId>,
    /// To which game, played in its usual way.
    pub game: Game,
    /// The challenger's side.
    pub side: SideChoice,
    /// The best of how many sets; a single game if none.
    pub sets: Option<u8>,
    /// Whether the result is to count, if a person is challenged.
    pub rated: bool,
    /// How much time the players would have.
    pub clock: Option<TimeControl>,
}

impl ChallengeDraft {
    /// The same with another game.
    pub fn with_game(self, id: &str) -> Option<ChallengeDraft> {
        Game::by_id(id).map(|game| ChallengeDraft { game, ..self })
    }

    /// The same with another clock, or none.
    pub fn with_clock(self, id: &str) -> Option<ChallengeDraft> {
        clock_by_id(id).map(|clock| ChallengeDraft { clock, ..self })
    }

    /// The same with another side.
    pub fn with_side(self, id: &str) -> Option<ChallengeDraft> {
        SideChoice::by_id(id).map(|side| ChallengeDraft { side, ..self })
    }

    /// The same with another number of sets.
    pub fn with_sets(self, id: &str) -> Option<ChallengeDraft> {
        let sets = match id {
            ONE_GAME => None,
            _ => Some(Series::of(id.parse().ok()?)?.length),
        };
        Some(ChallengeDraft { sets, ..self })
    }
}

/// The number of sets of a single game, in a menu.
pub const ONE_GAME: &str = "1";

impl Part for ChallengeDraft {
    fn write(&self, text: &mut Text) {
        self.opponent.write(text);
        self.game.write(text);
        self.side.write(text);
        text.add(self.sets.unwrap_or(1));
        text.add(if self.rated { "rated" } else { "casual" });
        self.clock.write(text);
    }

    fn read(words: &mut Words<'_>) -> Option<ChallengeDraft> {
        let (opponent, game, side) = (Part::read(words)?, Part::read(words)?, Part::read(words)?);
        let sets = words.next()?;
        let rated = match words.next()? {
            "rated" => true,
            "casual" => false,
            _ => return None,
        };
        let clock = Part::read(words)?;
        ChallengeDraft { opponent, game, side, sets: None, rated, clock }.with_sets(sets)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<ChallengeDraft> {
        use proptest::option;
        use proptest::prelude::*;
        use proptest::sample::select;
        let (whom, what) =
            ((Part::any(), Game::any(), SideChoice::any()), option::of(select(Series::LENGTHS.to_vec())));
        let draft = (whom, what, any::<bool>(), Part::any());
        draft
            .prop_map(|((opponent, game, side), sets, rated, clock)| ChallengeDraft {
                opponent,
                game,
                side,
                sets,
                rated,
                clock,
            })
            .boxed()
    }
}
