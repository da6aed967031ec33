//! The options of a game, as a person has typed them: `seeds=5 after_capture=end`.

use kuzhi_engine::OptionError;

use crate::typed::{fold, plain};

/// Typed options, each with its name and value as typed and as read.
pub struct WrittenOptions<'a>(Vec<[Written<'a>; 2]>);

struct Written<'a> {
    typed: &'a str,
    read: String,
}

impl<'a> WrittenOptions<'a> {
    /// Splits a text into options.
    pub fn read(text: &'a str) -> WrittenOptions<'a> {
        let separates = |letter: char| fold(letter).is_some_and(|letter| " ,،".contains(letter));
        let words = text.split(separates).filter(|word| !plain(word).is_empty());
        let parts = words.map(|word| {
            let (name, value) =
                word.split_once(|letter: char| fold(letter) == Some('=')).unwrap_or((word, ""));
            [name, value].map(|typed| Written { typed, read: plain(typed) })
        });
        WrittenOptions(parts.collect())
    }

    /// The name and the value of each option, as the game reads them.
    pub fn chosen(&self) -> Vec<(&str, &str)> {
        self.0.iter().map(|[name, value]| (name.read.as_str(), value.read.as_str())).collect()
    }

    /// The error about one of these options, quoting it as it was typed.
    pub fn as_typed(&self, error: OptionError) -> OptionError {
        match error {
            OptionError::Unknown { game, name, names } => {
                let typed = self.0.iter().find(|[known, _]| known.read.starts_with(&name));
                let name = typed.map_or(name, |[name, _]| name.typed.to_owned());
                OptionError::Unknown { game, name, names }
            }
            OptionError::Value { name, value, values } => {
                let typed = self.0.iter().find(|[known, _]| known.read == name);
                let value = typed.map_or(value, |[_, value]| value.typed.to_owned());
                OptionError::Value { name, value, values }
            }
            OptionError::Twice(name) => OptionError::Twice(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, GameError};

    use super::*;

    #[test]
    fn options_are_read_however_they_are_typed() {
        for text in
            ["seeds=5 after_capture=end", "`seeds=5,after_capture=end`", "SEEDS=٥\u{a0}“After_Capture＝END”"]
        {
            let written = WrittenOptions::read(text);
            assert_eq!(written.chosen(), [("seeds", "5"), ("after_capture", "end")], "{text}");
        }
        assert_eq!(WrittenOptions::read(" \u{200f} , ").chosen(), []);
    }

    #[test]
    fn unknown_options_are_quoted_as_typed() {
        let refused = |text: &str| {
            let written = WrittenOptions::read(text);
            match Game::with_options("pallankuzhi", written.chosen()).unwrap_err() {
                GameError::Option(error) => written.as_typed(error),
                GameError::Unknown(unknown) => panic!("{unknown}"),
            }
        };
        let value = |text: &str| match refused(text) {
            OptionError::Value { value, .. } => value,
            other => panic!("{other}"),
        };
        let name = |text: &str| match refused(text) {
            OptionError::Unknown { name, .. } => name,
            other => panic!("{other}"),
        };
        assert_eq!(value("seeds=٩٩"), "٩٩");
        assert_eq!(value("seeds=Five"), "Five");
        assert_eq!(name("seeds=5 Größe=३"), "Größe");
        let long = "X".repeat(60);
        assert_eq!(name(&long), long);
    }
}
