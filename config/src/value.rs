//! A raw value, before it is known which type it should have.

use std::borrow::Cow;
use std::ffi::OsStr;

use toml::de::{DeInteger, DeValue};

use crate::Invisible;

/// A raw value. Settings are texts, whole numbers, lists of them, and switches. Anything else is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value {
    /// Text, from a file or a variable.
    Text(String),
    /// A whole number, from a file.
    Number(u64),
    /// A list of texts and whole numbers, all as text, from a file.
    List(Vec<String>),
    /// `true` or `false`, from a file.
    Switch(bool),
    /// A value of a kind that no setting has.
    Other,
}

impl Value {
    /// The value, if it is a text.
    pub(crate) fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Number(_) | Self::List(_) | Self::Switch(_) | Self::Other => None,
        }
    }

    /// The first character in it that nobody sees.
    pub(crate) fn invisible(&self) -> Option<Invisible> {
        match self {
            Self::Text(text) => Invisible::in_value(text),
            Self::List(items) => items.iter().find_map(|item| Invisible::in_value(item)),
            Self::Number(_) | Self::Switch(_) | Self::Other => None,
        }
    }

    /// The value as text, with numbers written out.
    pub(crate) fn spelt_out(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::Text(text) => Some(text.into()),
            Self::Number(number) => Some(number.to_string().into()),
            Self::List(_) | Self::Switch(_) | Self::Other => None,
        }
    }

    /// The value as a list. In a variable, a list is text with commas.
    pub(crate) fn items(&self) -> Option<Vec<Cow<'_, str>>> {
        match self {
            Self::Text(text) => {
                let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
                Some(items.map(Cow::from).collect())
            }
            Self::List(items) => Some(items.iter().map(Cow::from).collect()),
            Self::Number(_) | Self::Switch(_) | Self::Other => None,
        }
    }

    /// The value as a number. In a variable, a number is text.
    pub(crate) fn to_number(&self) -> Option<u64> {
        match self {
            Self::Text(text) => text.trim().parse().ok(),
            &Self::Number(number) => Some(number),
            Self::List(_) | Self::Switch(_) | Self::Other => None,
        }
    }

    /// The value as a switch. In a variable, a switch is text.
    pub(crate) fn to_switch(&self) -> Option<bool> {
        match self {
            Self::Text(text) => text.trim().parse().ok(),
            &Self::Switch(is_on) => Some(is_on),
            Self::Number(_) | Self::List(_) | Self::Other => None,
        }
    }
}

impl From<&DeValue<'_>> for Value {
    fn from(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::String(text) => Self::Text(text.clone().into_owned()),
            DeValue::Integer(number) => whole(number).map_or(Self::Other, Self::Number),
            &DeValue::Boolean(is_on) => Self::Switch(is_on),
            DeValue::Array(items) => {
                let items =
                    items.iter().map(|item| Self::from(item.get_ref()).spelt_out().map(Cow::into_owned));
                items.collect::<Option<_>>().map_or(Self::Other, Self::List)
            }
            _ => Self::Other,
        }
    }
}

fn whole(number: &DeInteger<'_>) -> Option<u64> {
    u64::from_str_radix(number.as_str(), number.radix()).ok()
}

impl From<&OsStr> for Value {
    fn from(value: &OsStr) -> Self {
        value.to_str().map_or(Self::Other, |text| Self::Text(text.to_owned()))
    }
}
