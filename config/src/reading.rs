//! Checks raw values and converts them to their types.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::time::Duration;

use humantime::format_duration;

use crate::SettingsError;
use crate::layers::{Given, Layers};
use crate::value::Value;

/// The error for a text that is not a duration.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not a duration: write one such as \"15m\", \"6h\" or \"2d 12h\"")]
pub struct NotADuration;

/// Parses a duration in the format of the settings: `15m`, `1h 30m`.
///
/// # Errors
///
/// [`NotADuration`] if the text is not a duration.
pub fn duration(text: &str) -> Result<Duration, NotADuration> {
    humantime::parse_duration(text).map_err(|_| NotADuration)
}

impl Layers {
    /// Reads the setting `key`. If `read` says what the value must be instead, that is recorded, and the
    /// default is read in its place.
    pub(crate) fn read_or<T>(&self, key: &str, read: impl Fn(&Value) -> Result<T, String>) -> T {
        if let Some(Given { value, at }) = self.given(key) {
            let (at, key) = (at.clone(), key.to_owned());
            self.refuse(match (value.invisible(), read(value)) {
                (Some(invisible), _) => SettingsError::Unseen { at, key, invisible },
                (None, Err(must_be)) => SettingsError::Unfit { at, key, must_be },
                (None, Ok(value)) => return value,
            });
        }
        read(self.default(key)).expect("a test reads the defaults")
    }

    /// Reads the setting `key`, of which is known what it `must_be`.
    fn read<T>(&self, key: &str, must_be: impl Fn() -> String, read: impl Fn(&Value) -> Option<T>) -> T {
        self.read_or(key, |value| read(value).ok_or_else(&must_be))
    }

    /// Records what the setting `key` must be because of another one, unless a value of theirs is wrong
    /// anyway.
    pub(crate) fn refuse_together(&self, key: &str, must_be: String, because_of: &str) {
        let given = [key, because_of].into_iter().find_map(|key| self.given(key));
        if let Some(Given { at, .. }) = given
            && ![key, because_of].into_iter().any(|key| self.is_refused(key))
        {
            self.refuse(SettingsError::Unfit { at: at.clone(), key: key.to_owned(), must_be });
        }
    }

    /// Returns the value, or records the error.
    pub(crate) fn or_refuse<T, E: Into<SettingsError>>(&self, read: Result<T, E>) -> Option<T> {
        read.map_err(|error| self.refuse(error.into())).ok()
    }

    /// A setting that is a text.
    pub(crate) fn text<T>(&self, key: &str, must_be: &str, parse: impl Fn(&str) -> Option<T>) -> T {
        self.read(key, || must_be.to_owned(), |value| parse(value.as_text()?))
    }

    /// A setting that is a text, but may also be written as a number.
    pub(crate) fn spelt_out<T>(&self, key: &str, must_be: &str, parse: impl Fn(&str) -> Option<T>) -> T {
        self.read(key, || must_be.to_owned(), |value| parse(value.spelt_out()?.as_ref()))
    }

    /// A setting that may be empty. A text made of digits may also be written as a number.
    pub(crate) fn optional<T>(
        &self,
        key: &str,
        must_be: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let read = |value: &Value| match value.spelt_out()?.trim() {
            "" => Some(None),
            text => parse(text).map(Some),
        };
        self.read(key, || format!("{must_be}, or empty"), read)
    }

    /// A setting that is on or off.
    pub(crate) fn switch(&self, key: &str) -> bool {
        self.read(key, || "true or false".to_owned(), Value::to_switch)
    }

    /// A setting that is a list of ids.
    pub(crate) fn ids(&self, key: &str) -> Vec<u64> {
        let must_be = || {
            "a list of ids, such as [\"1038097195422978059\"]; in a variable without brackets and quotes"
                .to_owned()
        };
        let id = |item: &str| item.trim().parse().ok().filter(|&id| id > 0);
        self.read(key, must_be, |value| value.items()?.iter().map(|item| id(item)).collect())
    }

    /// A setting that is a whole number.
    pub(crate) fn number<T>(&self, key: &str, range: RangeInclusive<T>) -> T
    where
        T: TryFrom<u64> + PartialOrd + Display,
    {
        let must_be = || format!("a whole number from {} to {}", range.start(), range.end());
        let read =
            |value: &Value| T::try_from(value.to_number()?).ok().filter(|number| range.contains(number));
        self.read(key, must_be, read)
    }

    /// A setting that is a whole number, or 0 for never.
    pub(crate) fn number_or_zero(&self, key: &str, range: RangeInclusive<u32>) -> u32 {
        let must_be = || format!("a whole number from {} to {}, or 0 for never", range.start(), range.end());
        let read = |value: &Value| {
            let number = value.to_number().and_then(|number| u32::try_from(number).ok());
            number.filter(|number| *number == 0 || range.contains(number))
        };
        self.read(key, must_be, read)
    }

    /// A setting that is a duration.
    pub(crate) fn duration(&self, key: &str, range: RangeInclusive<Duration>) -> Duration {
        self.read(key, || length_of_time(&range), |value| within(value, &range))
    }

    /// A setting that is a duration or "never".
    pub(crate) fn duration_or_never(&self, key: &str, range: RangeInclusive<Duration>) -> Option<Duration> {
        let must_be = || format!("{}, or \"never\"", length_of_time(&range));
        let read = |value: &Value| match value.as_text()?.trim() {
            "never" => Some(None),
            _ => within(value, &range).map(Some),
        };
        self.read(key, must_be, read)
    }
}

fn length_of_time(range: &RangeInclusive<Duration>) -> String {
    let (least, most) = (format_duration(*range.start()), format_duration(*range.end()));
    format!("a length of time from {least} to {most}, such as \"15m\" or \"1h 30m\"")
}

fn within(value: &Value, range: &RangeInclusive<Duration>) -> Option<Duration> {
    humantime::parse_duration(value.as_text()?).ok().filter(|duration| range.contains(duration))
}
