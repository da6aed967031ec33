//! Where a value was given.

use std::fmt;

/// The place to go to when a value has to be mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A line of a file, the first line being 1.
    Line {
        /// The file as it was named.
        file: String,
        /// The line in it.
        line: usize,
    },
    /// A variable, by its name.
    Variable(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { file, line } => write!(f, "{file}:{line}"),
            Self::Variable(name) => write!(f, "{}", name.escape_debug()),
        }
    }
}
