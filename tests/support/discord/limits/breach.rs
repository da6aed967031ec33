//! What is wrong in a request, and where.

use std::fmt;

/// A part of a request that Discord would refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Breach {
    /// Its path through the JSON.
    pub(crate) path: Vec<String>,
    /// What is wrong with it.
    pub(crate) problem: String,
}

impl Breach {
    pub(crate) fn new(path: Vec<String>, problem: String) -> Self {
        Self { path, problem }
    }

    /// Creates a breach at a path with dots, such as `embeds.0.title`.
    pub(crate) fn at(path: &str, problem: impl Into<String>) -> Self {
        let steps = path.split('.').filter(|step| !step.is_empty());
        Self::new(steps.map(str::to_owned).collect(), problem.into())
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            write!(f, "{}", self.problem)
        } else {
            write!(f, "{}: {}", self.path.join("."), self.problem)
        }
    }
}
