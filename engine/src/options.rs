//! The options of a game: how people who play it differently say so.

use std::fmt;

/// What values an option takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
    /// A whole number in this range, both ends included.
    Number(u16, u16),
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Words(words) => f.write_str(&words.join(" or ")),
            Values::Flag => f.write_str("true or false"),
            Values::Number(least, most) => write!(f, "a number from {least} to {most}"),
        }
    }
}

/// An option that a game has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name, as in `end=no-move`.
    pub name: &'static str,
    /// The value that holds when nobody says otherwise.
    pub default: &'static str,
    /// What can be said.
    pub values: Values,
}

impl OptionSpec {
    /// The error for a value that the option does not take.
    pub(crate) fn refuse(&self, value: &str) -> OptionError {
        OptionError::Value { name: self.name, value: value.to_owned(), values: self.values }
    }
}

/// An option or a value that a game does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no option of that name.
    #[error("{game} has no option '{name}': {}", known(.names))]
    Unknown {
        /// The game's id.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// What there is.
        names: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("'{value}' is no value of the option {name}: say {values}")]
    Value {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        values: Values,
    },
    /// Two values were given for one option.
    #[error("the option {0} is given twice")]
    Twice(&'static str),
}

fn known(names: &[&str]) -> String {
    if names.is_empty() { "it has none".to_owned() } else { format!("it has {}", names.join(", ")) }
}
