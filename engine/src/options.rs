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
        OptionError::Value { name: self.name, value: value.chars().take(40).collect(), values: self.values }
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

/// Reads a `true` or `false`.
pub(crate) fn flag(spec: &OptionSpec, value: &str) -> Result<bool, OptionError> {
    value.parse().map_err(|_| spec.refuse(value))
}

/// An option whose values are words: an enum with its words, the default first.
macro_rules! word_option {
    (
        $(#[$doc:meta])*
        $name:ident, $option:literal {
            $(#[$first_doc:meta])+
            $first:ident = $default:literal,
            $($(#[$other_doc:meta])+ $other:ident = $word:literal,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name {
            $(#[$first_doc])+
            #[default]
            $first,
            $($(#[$other_doc])+ $other,)+
        }

        impl $name {
            /// The option, for every game that has it.
            pub(crate) const OPTION: $crate::OptionSpec = $crate::OptionSpec {
                name: $option,
                default: $default,
                values: $crate::Values::Words(&[$default, $($word),+]),
            };

            pub(crate) fn parse(value: &str) -> Result<Self, $crate::OptionError> {
                match value {
                    $default => Ok(Self::$first),
                    $($word => Ok(Self::$other),)+
                    _ => Err(Self::OPTION.refuse(value)),
                }
            }

            /// The word.
            pub const fn name(self) -> &'static str {
                match self {
                    Self::$first => $default,
                    $(Self::$other => $word,)+
                }
            }
        }
    };
}
pub(crate) use word_option;

fn known(names: &[&str]) -> String {
    if names.is_empty() { "it has none".to_owned() } else { format!("it has {}", names.join(", ")) }
}
