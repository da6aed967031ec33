//! The custom IDs of buttons, menus and forms. Each carries its whole meaning in at most 100 characters, so
//! the bot needs no memory of it.
//!
//! [`wired`] declares an enum and derives writing and parsing from the same line, so the two cannot disagree.

use std::fmt;
use std::fmt::Write;

/// The version of the format. IDs of other versions get a polite refusal.
const VERSION: &str = "k1";

/// A custom ID being written, as words with colons between them: `k1:move:8charsid:12:3`.
pub(super) struct Text(String);

impl Text {
    pub(super) fn new() -> Text {
        Text(VERSION.to_owned())
    }

    pub(super) fn add(&mut self, word: impl fmt::Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, ":{word}");
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The words of a custom ID that are still to be parsed.
#[derive(Clone)]
pub(super) struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    /// Returns the words after the version. `None` for another version.
    pub(super) fn parse(text: &'a str) -> Option<Words<'a>> {
        let mut words = text.split(':');
        (words.next() == Some(VERSION)).then_some(Words(words))
    }

    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    pub(super) fn is_done(&self) -> bool {
        self.clone().next().is_none()
    }
}

/// A part of a custom ID, in one word or several.
pub(super) trait Part: Sized {
    fn write(&self, text: &mut Text);

    fn read(words: &mut Words<'_>) -> Option<Self>;

    /// Generates any value, for the round-trip test.
    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self>;
}

/// Why a custom ID was not parsed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not one of Kuzhi's buttons, or it is from another version")]
pub struct UnknownText;

/// Declares an enum with the custom ID of each variant and the value of one method.
///
/// A variant under `written` is written as its first word and its fields. One under `otherwise` has no first
/// word and is tried last. One under `unwritten` has no custom ID.
macro_rules! wired {
    (
        $(#[$outer:meta])*
        pub enum $enum:ident;

        $(#[$method_doc:meta])*
        pub fn $method:ident(&self $(, $given:ident: $given_type:ty)*) -> $value:ty;

        written {$(
            $(#[$doc:meta])+
            $word:literal => $name:ident $(($($tuple:ident: $tuple_type:ty),+))?
                $({ $($field:ident: $field_type:ty),+ })?: $is:expr;
        )+}

        otherwise {$(
            $(#[$other_doc:meta])+
            $other:ident($other_field:ident: $other_type:ty): $other_is:expr;
        )?}

        unwritten {$(
            $(#[$silent_doc:meta])+
            $silent:ident $(($($silent_tuple:ident: $silent_tuple_type:ty),+))?
                $({ $($silent_field:ident: $silent_field_type:ty),+ })?: $silent_is:expr;
        )*}
    ) => {
        $(#[$outer])*
        #[allow(
            missing_docs,
            reason = "every variant says what it means; fields are named after their types"
        )]
        #[derive(Clone, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
        #[strum(serialize_all = "snake_case")]
        pub enum $enum {
            $($(#[$doc])+ $name $(($($tuple_type),+))? $({ $($field: $field_type),+ })?,)+
            $($(#[$other_doc])+ $other($other_type),)?
            $(
                $(#[$silent_doc])+
                $silent $(($($silent_tuple_type),+))? $({ $($silent_field: $silent_field_type),+ })?,
            )*
        }

        impl $enum {
            $(#[$method_doc])*
            #[allow(unused_variables, reason = "not every field matters to every value")]
            pub fn $method(&self $(, $given: $given_type)*) -> $value {
                match self {
                    $($enum::$name $(($($tuple),+))? $({ $($field),+ })? => $is,)+
                    $($enum::$other($other_field) => $other_is,)?
                    $($enum::$silent $(($($silent_tuple),+))? $({ $($silent_field),+ })? => $silent_is,)*
                }
            }

            /// The names of all variants, for logs and metrics.
            pub const NAMES: &'static [&'static str] = <$enum as strum::VariantNames>::VARIANTS;

            /// Returns the name for logs and metrics.
            pub fn name(&self) -> &'static str {
                self.into()
            }

            /// The first word of every custom ID.
            #[cfg(test)]
            pub(super) const WORDS: &[&str] = &[$($word),+];

            /// Generates any variant that has a custom ID.
            #[cfg(test)]
            pub(super) fn all_written() -> Vec<proptest::strategy::BoxedStrategy<$enum>> {
                use proptest::prelude::*;
                vec![
                    $({
                        let fields = (
                            Just(()),
                            $($(<$tuple_type as Part>::any()),+)? $($(<$field_type as Part>::any()),+)?
                        );
                        let variant = |((), $($($tuple),+)? $($($field),+)?)| {
                            $enum::$name $(($($tuple),+))? $({ $($field),+ })?
                        };
                        fields.prop_map(variant).boxed()
                    },)+
                    $(<$other_type as Part>::any().prop_map($enum::$other).boxed(),)?
                ]
            }
        }

        impl std::fmt::Display for $enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut text = Text::new();
                match self {
                    $($enum::$name $(($($tuple),+))? $({ $($field),+ })? => {
                        text.add($word);
                        $($($tuple.write(&mut text);)+)?
                        $($($field.write(&mut text);)+)?
                    })+
                    $($enum::$other($other_field) => $other_field.write(&mut text),)?
                    // A variant without a custom ID gets a text that no button has.
                    #[allow(unreachable_patterns, reason = "there may be none of that kind")]
                    _ => text.add("?"),
                }
                f.write_str(text.as_str())
            }
        }

        impl std::str::FromStr for $enum {
            type Err = UnknownText;

            fn from_str(text: &str) -> Result<$enum, UnknownText> {
                let read = || {
                    let mut words = Words::parse(text)?;
                    #[allow(unused_variables, reason = "there may be nothing to try last")]
                    let behind_version = words.clone();
                    let read = match words.next()? {
                        $(
                            $word => $enum::$name $(($(<$tuple_type as Part>::read(&mut words)?),+))?
                                $({ $($field: <$field_type as Part>::read(&mut words)?),+ })?,
                        )+
                        _ => {
                            $(
                                words = behind_version;
                                let read = <$other_type as Part>::read(&mut words);
                                return read.filter(|_| words.is_done()).map($enum::$other);
                            )?
                            #[allow(unreachable_code, reason = "something may have been tried last")]
                            return None;
                        }
                    };
                    words.is_done().then_some(read)
                };
                read().ok_or(UnknownText)
            }
        }
    };
}

pub(super) use wired;
