//! Menus: one of several things, or some of many, in a row of its own.

use super::Press;

/// A menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// What choosing from it means; what was chosen comes along.
    pub press: Press,
    /// What it says while nothing is chosen.
    pub placeholder: String,
    /// What can be chosen.
    pub choices: Choices,
}

/// What can be chosen from a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// One of these, at most 25.
    One(Vec<Choice>),
    /// Some of the server's channels.
    Channels,
    /// Some of the server's people.
    People,
}

/// One of several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it says.
    pub label: String,
    /// The name under which it comes back.
    pub value: String,
    /// Whether it is chosen already.
    pub is_chosen: bool,
}

/// What choosing from a menu sets.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// How boards are drawn for oneself.
    Board,
    /// Who may challenge one.
    Challengers,
    /// The language that one reads.
    Language,
    /// In which channels of the server matches may begin.
    HouseChannels,
    /// Who else may not play on the server.
    HousePeople,
    /// Who may play on the server again.
    HousePeopleBack,
    /// How boards are drawn that all see on the server.
    HouseBoard,
    /// Which game is played on the server when nobody names one.
    HouseGame,
    /// The language of what all see on the server.
    HouseLanguage,
    /// How many challenges a person may have out on the server.
    HouseChallenges,
    /// How many matches may be under way in a channel of the server.
    HouseMatches,
    /// The clock of a match on the server when nobody names one.
    HouseClock,
}

impl Pick {
    /// All of them.
    pub const ALL: [Pick; 12] = [
        Pick::Board,
        Pick::Challengers,
        Pick::Language,
        Pick::HouseChannels,
        Pick::HousePeople,
        Pick::HousePeopleBack,
        Pick::HouseBoard,
        Pick::HouseGame,
        Pick::HouseLanguage,
        Pick::HouseChallenges,
        Pick::HouseMatches,
        Pick::HouseClock,
    ];

    /// Its name in a menu of Discord's.
    pub const fn id(self) -> &'static str {
        match self {
            Pick::Board => "board",
            Pick::Challengers => "challengers",
            Pick::Language => "language",
            Pick::HouseChannels => "house-channels",
            Pick::HousePeople => "house-people",
            Pick::HousePeopleBack => "house-people-back",
            Pick::HouseBoard => "house-board",
            Pick::HouseGame => "house-game",
            Pick::HouseLanguage => "house-language",
            Pick::HouseChallenges => "house-challenges",
            Pick::HouseMatches => "house-matches",
            Pick::HouseClock => "house-clock",
        }
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<Pick> {
        Pick::ALL.into_iter().find(|pick| pick.id() == id)
    }
}
