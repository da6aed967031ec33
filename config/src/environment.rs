//! The environment variables of a program, as a value.

use std::collections::BTreeMap;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;

/// Variables by name.
///
/// Settings read this value and never the process's environment, so tests can supply their own. `Debug` shows
/// only the names, because one of the variables is the token.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Environment(BTreeMap<String, OsString>);

impl Environment {
    /// Returns the variables of this process.
    ///
    /// Variables with a name that is not UTF-8 are left out, because no setting has such a name.
    pub fn of_process() -> Self {
        Self(env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value))).collect())
    }

    /// Returns the value of a variable. An empty one counts as unset.
    pub(crate) fn get(&self, name: &str) -> Option<&OsStr> {
        self.0.get(name).map(OsString::as_os_str).filter(|value| !value.is_empty())
    }

    /// Iterates over the variables whose names begin with `prefix`, sorted by name. Includes empty ones.
    pub(crate) fn beginning_with<'a>(
        &'a self,
        prefix: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a OsStr)> {
        self.0
            .range(prefix.to_owned()..)
            .take_while(move |(name, _)| name.starts_with(prefix))
            .map(|(name, value)| (name.as_str(), value.as_os_str()))
    }
}

impl<N: Into<String>, V: Into<OsString>> FromIterator<(N, V)> for Environment {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(variables: I) -> Self {
        Self(variables.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }
}

impl fmt::Debug for Environment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Environment")?;
        f.debug_set().entries(self.0.keys()).finish()
    }
}
