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

/// A type whose values are what an option can be set to.
pub trait OptionValue: Copy + Default {
    /// The default as text.
    const DEFAULT: &'static str;
    /// What can be said.
    const VALUES: Values;

    /// The value that a text says.
    fn read(text: &str) -> Option<Self>;

    /// What says the value.
    fn text(self) -> String;
}

impl OptionValue for bool {
    const DEFAULT: &'static str = "false";
    const VALUES: Values = Values::Flag;

    fn read(text: &str) -> Option<bool> {
        text.parse().ok()
    }

    fn text(self) -> String {
        self.to_string()
    }
}

/// The options of a game's rules. The macro `options!` makes it, so that each field of the rules is one.
pub trait Options: Default {
    /// What options there are, in the order in which they are shown.
    const SPECS: &'static [OptionSpec];

    /// Their values, in the same order.
    fn values(&self) -> Vec<String>;

    /// Sets an option; gives whether there is one of that name that takes the value.
    #[must_use]
    fn set(&mut self, name: &str, value: &str) -> bool;
}

/// The rules of a game as their options: a field each, whose type says what it can be set to. A default that is not the
/// type's own stands behind it.
macro_rules! options {
    ($(#[$doc:meta])* pub struct $rules:ident;) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $rules;

        impl $crate::Options for $rules {
            const SPECS: &'static [$crate::OptionSpec] = &[];

            fn values(&self) -> Vec<String> {
                Vec::new()
            }

            fn set(&mut self, _name: &str, _value: &str) -> bool {
                false
            }
        }
    };
    (
        $(#[$doc:meta])*
        pub struct $rules:ident {
            $($(#[$option_doc:meta])+ pub $option:ident: $value:ty $(= $default:literal)?,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $rules {
            $($(#[$option_doc])+ pub $option: $value,)+
        }

        impl Default for $rules {
            fn default() -> Self {
                $rules { $($option: $crate::options::options!(@value $value $(, $default)?),)+ }
            }
        }

        impl $crate::Options for $rules {
            const SPECS: &'static [$crate::OptionSpec] = &[$($crate::OptionSpec {
                name: stringify!($option),
                default: $crate::options::options!(@text $value $(, $default)?),
                values: <$value as $crate::OptionValue>::VALUES,
            },)+];

            fn values(&self) -> Vec<String> {
                vec![$($crate::OptionValue::text(self.$option),)+]
            }

            fn set(&mut self, name: &str, value: &str) -> bool {
                $(if name == stringify!($option) {
                    let read = <$value as $crate::OptionValue>::read(value);
                    self.$option = read.unwrap_or(self.$option);
                    return read.is_some();
                })+
                false
            }
        }
    };
    (@value $value:ty) => { <$value>::default() };
    (@value $value:ty, $default:literal) => { $default };
    (@text $value:ty) => { <$value as $crate::OptionValue>::DEFAULT };
    (@text $value:ty, $default:literal) => { stringify!($default) };
}
pub(crate) use options;

/// Values that are words: an enum with its words, the default first.
macro_rules! words {
    (
        $(#[$doc:meta])*
        pub enum $name:ident {
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
            /// The word.
            pub const fn name(self) -> &'static str {
                match self {
                    Self::$first => $default,
                    $(Self::$other => $word,)+
                }
            }
        }

        impl $crate::OptionValue for $name {
            const DEFAULT: &'static str = $default;
            const VALUES: $crate::Values = $crate::Values::Words(&[$default, $($word),+]);

            fn read(text: &str) -> Option<Self> {
                [Self::$first, $(Self::$other),+].into_iter().find(|value| value.name() == text)
            }

            fn text(self) -> String {
                self.name().to_owned()
            }
        }
    };
}
pub(crate) use words;

fn known(names: &[&str]) -> String {
    if names.is_empty() { "it has none".to_owned() } else { format!("it has {}", names.join(", ")) }
}
