//! The options of a game, for rules that people play differently.

use std::fmt;

/// The values that an option takes.
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

/// The description of a game's option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name, as in `end=no-move`.
    pub name: &'static str,
    /// In text form, as after the `=`.
    pub default: &'static str,
    /// The values that the option takes.
    pub values: Values,
}

impl OptionSpec {
    /// Creates the error for a value that the option does not take.
    pub(crate) fn refuse(&self, value: &str) -> OptionError {
        OptionError::Value { name: self.name, value: value.chars().take(40).collect(), values: self.values }
    }
}

/// The error for an invalid option or value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no option with this name.
    #[error("{game} has no option '{name}': {}", list_known(.names))]
    Unknown {
        /// The game's id.
        game: &'static str,
        /// The requested name.
        name: String,
        /// The names of the game's options.
        names: Vec<&'static str>,
    },
    /// The option does not take this value.
    #[error("'{value}' is not a value of the option {name}: write {values}")]
    Value {
        /// The option.
        name: &'static str,
        /// The requested value.
        value: String,
        /// The values that the option takes.
        values: Values,
    },
    /// The same option was given twice.
    #[error("the option {0} is given twice")]
    Twice(&'static str),
}

/// A type that an option can have.
pub trait OptionValue: Copy + Default {
    /// The text of the default value.
    const DEFAULT: &'static str;
    /// The values that the option takes.
    const VALUES: Values;

    /// Parses a value. Returns `None` if the text is not a value of this type.
    fn read(text: &str) -> Option<Self>;

    /// Returns the text of the value.
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

/// A game's rules as a set of options. The macro `options!` implements it and makes each field an option.
pub trait Options: Default {
    /// The options, in display order.
    const SPECS: &'static [OptionSpec];

    /// Returns the text of each value, in the same order.
    fn values(&self) -> Vec<String>;

    /// Sets an option. Returns false if the name is unknown or the option does not take the value.
    #[must_use]
    fn set(&mut self, name: &str, value: &str) -> bool;
}

/// Defines the rules of a game as a struct with one field for each option. The field's type gives the
/// values that it takes. A default that differs from the type's own is written after it.
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

/// Defines an option type whose values are words. The first word is the default.
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
            /// Returns the word for this value.
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

fn list_known(names: &[&str]) -> String {
    if names.is_empty() { "it has none".to_owned() } else { format!("it has {}", names.join(", ")) }
}
