//! Statements whose parameters have names, because nobody counts to twenty-five without a mistake.

use std::sync::LazyLock;

use tokio_postgres::types::ToSql;

/// A statement that is read once.
pub(crate) type Statement = LazyLock<Named>;

/// A value with the name of its parameter.
pub(crate) type Given<'a> = (&'static str, &'a (dyn ToSql + Sync));

/// A statement with parameters such as `:board`. One that stands there twice is the same parameter.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Named {
    /// With `$1` for the first parameter, and so on.
    text: String,
    names: Vec<&'static str>,
}

impl Named {
    /// Reads a statement. A cast, as in `:board::text`, is none of its parameters.
    pub(crate) fn new(statement: &'static str) -> Named {
        let (mut text, mut names, mut rest) = (String::new(), Vec::new(), statement);
        while let Some((before, after)) = rest.split_once(':') {
            text += before;
            if let Some(cast) = after.strip_prefix(':') {
                (text, rest) = (text + "::", cast);
                continue;
            }
            let end = after.find(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
            let (name, left) = after.split_at(end.unwrap_or(after.len()));
            let place = names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            });
            text.push('$');
            text += &(place + 1).to_string();
            rest = left;
        }
        Named { text: text + rest, names }
    }

    /// Returns the text for the server.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the values in the order of the parameters.
    pub(crate) fn values<'a>(&self, given: &[Given<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
        let value = |name: &&'static str| {
            let found = given.iter().find(|(given, _)| given == name);
            found.expect("a statement is given all its parameters").1
        };
        self.names.iter().map(value).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_numbered_as_they_come() {
        let named = Named::new("SELECT :id::bigint, a::text FROM t WHERE b = :board_of AND c = :id");
        assert_eq!(named.text(), "SELECT $1::bigint, a::text FROM t WHERE b = $2 AND c = $1");
        assert_eq!(named.names, ["id", "board_of"]);
        let values = named.values(&[("board_of", &"x"), ("more", &1_i64), ("id", &5_i64)]);
        assert_eq!(format!("{values:?}"), r#"[5, "x"]"#);
        assert_eq!(Named::new("SELECT 1").text(), "SELECT 1");
    }
}
