//! The address and credentials of a database. Never printed, because it may contain a password.

use std::fmt;

/// The URL of a PostgreSQL database.
///
/// `Debug` does not show it. [`DatabaseUrl::expose`] is the only way to get the text.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// Returns the URL in `text`, if it can be one. Its parts are only checked when the bot connects.
    pub fn new(text: &str) -> Option<Self> {
        let rest = ["postgres://", "postgresql://"].iter().find_map(|scheme| text.strip_prefix(scheme))?;
        let (authority, behind) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
        // A password with one of these characters would be split, and part of it taken for a name.
        let is_whole = authority.matches('@').count() <= 1 && !behind.contains('@') && !rest.contains('#');
        let is_plain = !text.contains(|one: char| one.is_whitespace() || one.is_control());
        (!rest.is_empty() && is_whole && is_plain).then(|| Self(text.to_owned()))
    }

    /// Returns the URL itself, for connecting.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl(redacted)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_kept_and_not_shown() {
        for text in [
            "postgres://localhost/kuzhi",
            "postgresql://kuzhi:p%40ss%2Fw@db.example:5433/kuzhi?sslmode=require",
            "postgres:///kuzhi?host=/run/postgresql",
        ] {
            let url = DatabaseUrl::new(text).unwrap();
            assert_eq!((url.expose(), format!("{url:?}").as_str()), (text, "DatabaseUrl(redacted)"));
        }
    }

    #[test]
    fn what_would_be_taken_apart_wrongly_is_none() {
        for text in [
            "",
            "kuzhi",
            "mysql://localhost/kuzhi",
            "postgres://",
            "postgres://kuzhi:p@ss@localhost/kuzhi",
            "postgres://kuzhi:p/ss@localhost/kuzhi",
            "postgres://kuzhi:p?ss@localhost/kuzhi",
            "postgres://kuzhi:p#ss@localhost/kuzhi",
            "postgres://kuzhi:pass word@localhost/kuzhi",
        ] {
            assert_eq!(DatabaseUrl::new(text), None, "{text}");
        }
    }
}
