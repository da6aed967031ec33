//! Paths in the settings. Quotes, `~` and `$HOME` have a meaning only in a shell. Taken literally they would
//! name a folder that nobody means, in which the bot would begin a new, empty store.

use std::path::PathBuf;

use crate::layers::Layers;

impl Layers {
    /// A setting that is a path.
    pub(crate) fn path(&self, key: &str, must_be: &str) -> PathBuf {
        self.read_or(key, |value| match value.as_text() {
            Some(text) if !text.is_empty() => path(text, must_be),
            _ => Err(in_quotes(must_be)),
        })
    }

    /// A setting that is a path, or empty.
    pub(crate) fn path_if_any(&self, key: &str, must_be: &str) -> Option<PathBuf> {
        self.read_or(key, |value| match value.spelt_out().as_deref() {
            Some("") => Ok(None),
            Some(text) => path(text, must_be).map(Some),
            None => Err(format!("{}, or empty", in_quotes(must_be))),
        })
    }
}

/// Returns the path in a text, or what it must be instead.
fn path(text: &str, must_be: &str) -> Result<PathBuf, String> {
    match fault(text) {
        Some(fault) => Err(format!("{must_be}{fault}")),
        None => Ok(PathBuf::from(text)),
    }
}

fn in_quotes(must_be: &str) -> String {
    format!("{must_be}, in quotes")
}

/// What a text should be instead, where it is not the path that was meant.
fn fault(text: &str) -> Option<&'static str> {
    const QUOTES: [char; 10] = ['"', '\'', '`', '“', '”', '„', '‘', '’', '«', '»'];
    let first = text.split(['/', '\\']).next().unwrap_or_default();
    let is_variable = |part: &str| {
        let begins_name = |rest: &str| {
            rest.starts_with(|letter: char| letter.is_ascii_alphabetic() || "_{(".contains(letter))
        };
        part.strip_prefix('$').is_some_and(begins_name)
            || part.strip_prefix('%').is_some_and(|rest| rest.len() > 1 && rest.contains('%'))
    };
    Some(if text.contains('"') || text.starts_with(QUOTES) || text.ends_with(QUOTES) {
        " without the quotes in it, which would become part of the path"
    } else if first.starts_with('~') {
        " with the home directory written out: only a shell knows what ~ means"
    } else if text.split(['/', '\\']).any(is_variable) {
        " with the value of the variable written out: only a shell knows variables"
    } else if text.contains("://") {
        ", and not a URL; the URL of a database belongs into store.url"
    } else {
        return None;
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_a_shell_would_understand_is_no_path() {
        for (text, fault_of_it) in [
            ("\"/data\"", "quotes"),
            ("'/data'", "quotes"),
            ("“/data”", "quotes"),
            ("\"/data", "quotes"),
            ("/data\"", "quotes"),
            ("/srv/\"my data\"", "quotes"),
            ("`data`", "quotes"),
            ("~", "what ~ means"),
            ("~/kz", "what ~ means"),
            ("~ada/kz", "what ~ means"),
            ("~\\kz", "what ~ means"),
            ("$HOME/kz", "variable"),
            ("${HOME}/kz", "variable"),
            ("/srv/$NAME/kz", "variable"),
            ("%APPDATA%\\kz", "variable"),
            ("file:///data", "URL"),
            ("postgres://kuzhi@localhost/kuzhi", "URL"),
        ] {
            assert!(fault(text).is_some_and(|fault| fault.contains(fault_of_it)), "{text:?}");
        }
    }

    #[test]
    fn every_other_text_is_a_path() {
        for text in [
            "data",
            "/data",
            "./~",
            "data~",
            "/home/~ada",
            "/home/o'neil/kz",
            "/srv/my data",
            "C:\\Kuzhi\\data",
            "\\\\server\\share",
            "/srv/a$",
            "/srv/$5",
            "100%",
            "/srv/குழி",
        ] {
            assert_eq!(fault(text), None, "{text:?}");
        }
    }
}
