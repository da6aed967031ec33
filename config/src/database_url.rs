//! Where a database is, and how one is let in: never printed, as a password may stand in it.

use std::fmt;

/// The URL of a PostgreSQL database.
///
/// `Debug` does not show it; [`DatabaseUrl::expose`] is the only way to its text.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// The URL in `text`, if it can be one. What parts it has is found out by whoever connects.
    pub fn new(text: &str) -> Option<Self> {
        let rest = ["postgres://", "postgresql://"].iter().find_map(|scheme| text.strip_prefix(scheme))?;
        let (authority, behind) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
        // A password with such a character in it would be taken apart, and a piece of it for a name.
        let is_whole = authority.matches('@').count() <= 1 && !behind.contains('@') && !rest.contains('#');
        let is_plain = !text.contains(|one: char| one.is_whitespace() || one.is_control());
        (!rest.is_empty() && is_whole && is_plain).then(|| Self(text.to_owned()))
    }

    /// The URL itself, for whoever connects.
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
