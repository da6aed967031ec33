//! A page of a match history.

use kuzhi_domain::PlayerId;
use kuzhi_domain::people::Against;
use kuzhi_engine::Game;

use crate::request::wire::{Part, Text, Words};

/// A page of the user's matches, filtered by game and opponent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct HistoryPage {
    /// The page number, from 0. The latest matches come first.
    pub page: usize,
    /// The game, or `None` for all.
    pub game: Option<Game>,
    /// The opponents.
    pub against: Against,
}

/// The words for every game, every opponent, and the bot.
const ALL_GAMES: &str = "all";
const ANYBODY: &str = "anyone";
const BOT: &str = "kuzhi";

impl HistoryPage {
    /// Returns the menu value of a game, or of all of them.
    pub fn choice(game: Option<Game>) -> &'static str {
        game.map_or(ALL_GAMES, |game| game.id())
    }

    /// Returns the first page of the chosen game. `None` for an unknown value.
    pub(crate) fn with_game(self, choice: &str) -> Option<HistoryPage> {
        let game = if choice == ALL_GAMES { None } else { Some(Game::by_id(choice)?) };
        Some(HistoryPage { page: 0, game, ..self })
    }
}

impl Part for HistoryPage {
    fn write(&self, text: &mut Text) {
        text.add(self.page);
        text.add(HistoryPage::choice(self.game));
        match self.against {
            Against::Anybody => text.add(ANYBODY),
            Against::Bot => text.add(BOT),
            Against::Person(player) => text.add(player),
        }
    }

    fn read(words: &mut Words<'_>) -> Option<HistoryPage> {
        let page = words.next()?.parse().ok()?;
        let of_game = HistoryPage::default().with_game(words.next()?)?;
        let against = match words.next()? {
            ANYBODY => Against::Anybody,
            BOT => Against::Bot,
            player => Against::Person(PlayerId(player.parse().ok()?)),
        };
        Some(HistoryPage { page, against, ..of_game })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<HistoryPage> {
        use proptest::option;
        use proptest::prelude::*;
        use proptest::sample::select;
        let against = prop_oneof![
            select(vec![Against::Anybody, Against::Bot]),
            any::<u64>().prop_map(|player| Against::Person(PlayerId(player))),
        ];
        (any::<u32>(), option::of(select(Game::all().collect::<Vec<_>>())), against)
            .prop_map(|(page, game, against)| HistoryPage { page: page as usize, game, against })
            .boxed()
    }
}
