//! Menus: a choice of one or several things, in a row of their own.

use kuzhi_engine::Game;

use crate::request::Select;
use crate::words::{Words, game_line, game_name};

/// A select menu, in a row of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// What is chosen. It decides what the bot does.
    pub select: Select,
    /// The text while nothing is chosen.
    pub placeholder: String,
    /// In the order shown.
    pub choices: Choices,
}

/// What can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// One of these, at most 25.
    One(Vec<Choice>),
    /// Some of the server's channels.
    Channels,
    /// One of the server's channels in which people write.
    Channel,
    /// Some of the server's members.
    People,
    /// One person in the channel.
    Person,
    /// One of the server's roles.
    Role,
}

/// An entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What people read.
    pub label: String,
    /// Small text below the label while the menu is open, if any.
    pub detail: Option<String>,
    /// The value that Discord sends back.
    pub value: String,
    /// Whether it is already chosen.
    pub is_chosen: bool,
}

impl Choice {
    /// The choice of a game, with what it is in a few words.
    pub(crate) fn of_game(words: &Words, game: Game, chosen: Option<Game>) -> Choice {
        Choice {
            label: game_name(words, game),
            detail: Some(game_line(words, game)),
            value: game.id().to_owned(),
            is_chosen: chosen.is_some_and(|chosen| chosen.id() == game.id()),
        }
    }
}
