//! Where a value was set.

use std::fmt;

/// The place where a value was set, and where people can correct it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A line of a file. The first line is 1.
    Line {
        /// The file, as the user named it.
        file: String,
        /// The line in it.
        line: usize,
    },
    /// A variable, with its name.
    Variable(String),
}

impl Origin {
    /// The line, if it is one of a file.
    pub(crate) fn line(&self) -> Option<usize> {
        match self {
            Self::Line { line, .. } => Some(*line),
            Self::Variable(_) => None,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { file, line } => write!(f, "{}:{line}", file.escape_debug()),
            Self::Variable(name) => write!(f, "{}", name.escape_debug()),
        }
    }
}
