//! Checks raw values and converts them to their types.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::time::Duration;

use humantime::format_duration;

use crate::layers::Layers;
use crate::value::Value;
use crate::{Invisible, SettingsError};

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
    /// Reads the setting `key` with `read`. If `read` returns `None`, the error says what the value
    /// `must_be`.
    fn read<T>(
        &self,
        key: &str,
        must_be: impl FnOnce() -> String,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<T, SettingsError> {
        let value = &self.given(key).value;
        let invisible = |text: &str| Invisible::first_in(text).filter(|one| !one.is_space());
        read(value).ok_or_else(|| match value.as_text().and_then(invisible) {
            Some(invisible) => self.unfit(key, format!("{}; now it has {invisible}", must_be())),
            None => self.unfit(key, must_be()),
        })
    }

    /// Returns the error for a setting whose value is not what it `must_be`.
    pub(crate) fn unfit(&self, key: &str, must_be: String) -> SettingsError {
        SettingsError::Unfit { at: self.given(key).at.clone(), key: key.to_owned(), must_be }
    }

    /// A setting that is a text.
    pub(crate) fn text<T>(
        &self,
        key: &str,
        must_be: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SettingsError> {
        self.read(key, || must_be.to_owned(), |value| parse(value.as_text()?))
    }

    /// A setting that is a text, but may also be written as a number.
    pub(crate) fn spelt_out<T>(
        &self,
        key: &str,
        must_be: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SettingsError> {
        self.read(key, || must_be.to_owned(), |value| parse(value.spelt_out()?.as_ref()))
    }

    /// A setting that may be empty. A text made of digits may also be written as a number.
    pub(crate) fn optional<T>(
        &self,
        key: &str,
        must_be: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, SettingsError> {
        let read = |value: &Value| match value.spelt_out()?.trim() {
            "" => Some(None),
            text => parse(text).map(Some),
        };
        self.read(key, || format!("{must_be}, or empty"), read)
    }

    /// A setting that is on or off.
    pub(crate) fn switch(&self, key: &str) -> Result<bool, SettingsError> {
        self.read(key, || "true or false".to_owned(), Value::to_switch)
    }

    /// A setting that is a list of ids.
    pub(crate) fn ids(&self, key: &str) -> Result<Vec<u64>, SettingsError> {
        let must_be = || {
            "a list of ids, such as [\"1038097195422978059\"]; in a variable without brackets and quotes"
                .to_owned()
        };
        let id = |item: &str| item.trim().parse().ok().filter(|&id| id > 0);
        self.read(key, must_be, |value| value.items()?.iter().map(|item| id(item)).collect())
    }

    /// A setting that is a whole number.
    pub(crate) fn number<T>(&self, key: &str, range: RangeInclusive<T>) -> Result<T, SettingsError>
    where
        T: TryFrom<u64> + PartialOrd + Display,
    {
        let must_be = || format!("a whole number from {} to {}", range.start(), range.end());
        let read =
            |value: &Value| T::try_from(value.to_number()?).ok().filter(|number| range.contains(number));
        self.read(key, must_be, read)
    }

    /// A setting that is a duration.
    pub(crate) fn duration(
        &self,
        key: &str,
        range: RangeInclusive<Duration>,
    ) -> Result<Duration, SettingsError> {
        self.read(key, || length_of_time(&range), |value| within(value, &range))
    }

    /// A setting that is a duration or "never".
    pub(crate) fn duration_or_never(
        &self,
        key: &str,
        range: RangeInclusive<Duration>,
    ) -> Result<Option<Duration>, SettingsError> {
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
