//! Reads only those fields of Discord's JSON that the bot uses. Discord adds fields and values at any time,
//! and unused ones must not break the bot. An error names a missing or malformed field by its path and never
//! quotes its value, which may be private.

use std::fmt;

use serde_json::Value;

/// A used field that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable {
    path: String,
    is_missing: bool,
}

impl Unreadable {
    /// The field has a form that is not known here.
    pub(super) fn odd() -> Unreadable {
        Unreadable { path: String::new(), is_missing: false }
    }

    fn within(self, step: &str) -> Unreadable {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        Unreadable { path: format!("{step}{dot}{}", self.path), ..self }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = if self.path.is_empty() { "the whole" } else { &self.path };
        let what = if self.is_missing { "is missing" } else { "has an unknown form" };
        write!(f, "{path} {what}")
    }
}

/// Reads a field that has to be there.
pub(super) fn field<'a, T>(
    of: &'a Value,
    name: &str,
    read: impl FnOnce(&'a Value) -> Result<T, Unreadable>,
) -> Result<T, Unreadable> {
    let missing = || Unreadable { path: name.to_owned(), is_missing: true };
    optional(of, name, read)?.ok_or_else(missing)
}

/// Reads a field that may be missing or null.
pub(super) fn optional<'a, T>(
    of: &'a Value,
    name: &str,
    read: impl FnOnce(&'a Value) -> Result<T, Unreadable>,
) -> Result<Option<T>, Unreadable> {
    let there = of.as_object().ok_or_else(Unreadable::odd)?.get(name).filter(|value| !value.is_null());
    there.map(|value| read(value).map_err(|odd| odd.within(name))).transpose()
}

/// Reads every item of a list.
pub(super) fn list<'a, T>(
    of: &'a Value,
    mut read: impl FnMut(&'a Value) -> Result<T, Unreadable>,
) -> Result<Vec<T>, Unreadable> {
    let all = of.as_array().ok_or_else(Unreadable::odd)?.iter().enumerate();
    all.map(|(index, item)| read(item).map_err(|odd| odd.within(&format!("[{index}]")))).collect()
}

/// Reads every value of an object whose keys are IDs. A path does not name them.
pub(super) fn map<'a, T>(
    of: &'a Value,
    mut read: impl FnMut(&'a Value) -> Result<T, Unreadable>,
) -> Result<Vec<T>, Unreadable> {
    let all = of.as_object().ok_or_else(Unreadable::odd)?.values();
    all.map(|item| read(item).map_err(|odd| odd.within("*"))).collect()
}

/// Reads a text.
pub(super) fn text(value: &Value) -> Result<String, Unreadable> {
    value.as_str().map(str::to_owned).ok_or_else(Unreadable::odd)
}

/// Reads an ID, which is never 0.
pub(super) fn id(value: &Value) -> Result<u64, Unreadable> {
    let id = value.as_str().map_or_else(|| value.as_u64(), |text| text.parse().ok());
    id.filter(|&id| id > 0).ok_or_else(Unreadable::odd)
}

/// Reads a whole number.
pub(super) fn number(value: &Value) -> Result<i64, Unreadable> {
    value.as_i64().ok_or_else(Unreadable::odd)
}

/// Reads a yes or no.
pub(super) fn boolean(value: &Value) -> Result<bool, Unreadable> {
    value.as_bool().ok_or_else(Unreadable::odd)
}

/// Reads the lowest 64 of a set of flags: a number, or digits in a text. Discord says that there may be more.
pub(super) fn bits(value: &Value) -> Result<u64, Unreadable> {
    let Some(digits) = value.as_str() else { return value.as_u64().ok_or_else(Unreadable::odd) };
    let add =
        |bits: u64, digit: char| Some(bits.wrapping_mul(10).wrapping_add(u64::from(digit.to_digit(10)?)));
    let bits = digits.chars().try_fold(0, add).filter(|_| !digits.is_empty());
    bits.ok_or_else(Unreadable::odd)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_path_says_what_is_missing_or_odd_and_no_value() {
        let read = |value: &Value| {
            field(value, "a", |a| list(a, |item| field(item, "b", |b| map(b, |c| field(c, "d", id)))))
                .map_err(|odd| odd.to_string())
        };
        for (value, said) in [
            (json!(5), "the whole has an unknown form"),
            (json!({}), "a is missing"),
            (json!({"a": null}), "a is missing"),
            (json!({"a": {}}), "a has an unknown form"),
            (json!({"a": [{"b": {}}, "secret"]}), "a[1] has an unknown form"),
            (json!({"a": [{"b": {"secret": {}}}]}), "a[0].b.*.d is missing"),
            (json!({"a": [{"b": {"secret": {"d": "secret"}}}]}), "a[0].b.*.d has an unknown form"),
        ] {
            assert_eq!(read(&value), Err(said.to_owned()), "{value}");
        }
        assert_eq!(read(&json!({"a": [{"b": {"7": {"d": "8", "e": "new"}}}], "f": 1})), Ok(vec![vec![8]]));
    }

    #[test]
    fn what_may_be_missing_may_be_null_but_not_odd() {
        for (value, expected) in [
            (json!({}), Ok(None)),
            (json!({"a": null}), Ok(None)),
            (json!({"a": true}), Ok(Some(true))),
            (json!({"a": "true"}), Err("a has an unknown form".to_owned())),
        ] {
            assert_eq!(optional(&value, "a", boolean).map_err(|odd| odd.to_string()), expected);
        }
    }

    #[test]
    fn ids_and_flags_come_as_text_or_number() {
        assert_eq!([id(&json!("7")), id(&json!(7))], [Ok(7), Ok(7)]);
        for odd in [json!("0"), json!(0), json!("x"), json!(""), json!(-1), json!(1.5), json!([])] {
            assert!(id(&odd).is_err(), "{odd}");
        }
        assert_eq!([bits(&json!(64)), bits(&json!("2048"))], [Ok(64), Ok(2048)]);
        // 2^70 + 5: no flag that is known today is so high.
        assert_eq!(bits(&json!("1180591620717411303429")), Ok(5));
        for odd in [json!(""), json!("-1"), json!("1.5"), json!(-1), json!(true)] {
            assert!(bits(&odd).is_err(), "{odd}");
        }
    }
}
