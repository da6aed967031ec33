//! The name of a setting.

use std::borrow::Borrow;
use std::fmt;

/// The prefix of the variables of all settings.
pub(crate) const PREFIX: &str = "KUZHI_";

/// The full name of a setting, such as `store.path`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key(String);

impl Key {
    pub(crate) fn new(section: &str, name: &str) -> Self {
        Self(format!("{section}.{name}"))
    }

    /// Returns the setting named by a variable with [`PREFIX`]. `None` if the variable cannot name one.
    pub(crate) fn of_variable(variable: &str) -> Option<Self> {
        let (section, name) = variable.strip_prefix(PREFIX)?.split_once("__")?;
        Some(Self::new(&section.to_ascii_lowercase(), &name.to_ascii_lowercase()))
            .filter(|key| key.variable() == variable)
    }

    /// The variable for this setting, such as `KUZHI_STORE__PATH`.
    pub(crate) fn variable(&self) -> String {
        format!("{PREFIX}{}", self.0.replacen('.', "__", 1).to_ascii_uppercase())
    }

    /// The section of the setting.
    pub(crate) fn section(&self) -> &str {
        self.0.split_once('.').map_or("", |(section, _)| section)
    }

    /// The name of the setting in its section.
    pub(crate) fn name(&self) -> &str {
        self.0.split_once('.').map_or("", |(_, name)| name)
    }

    /// The full name.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Key {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_variables_name_each_other() {
        let key = Key::new("matches", "max_ongoing_per_person");
        assert_eq!(key.variable(), "KUZHI_MATCHES__MAX_ONGOING_PER_PERSON");
        assert_eq!(Key::of_variable(&key.variable()), Some(key));
        for stranger in ["STORE__PATH", "KUZHI_STORE_PATH", "KUZHI_store__path"] {
            assert_eq!(Key::of_variable(stranger), None, "{stranger}");
        }
    }
}
