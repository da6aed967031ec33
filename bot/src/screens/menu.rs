//! Menus: one of several things, or some of many, in a row of its own.

use crate::request::Select;

/// A menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// What is chosen; what is done follows from it.
    pub select: Select,
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
    /// One of those in the channel.
    Person,
}

/// One of several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it says.
    pub label: String,
    /// What stands below that in smaller letters while one chooses, if anything does.
    pub detail: Option<String>,
    /// The name under which it comes back.
    pub value: String,
    /// Whether it is chosen already.
    pub is_chosen: bool,
}
