//! What is wrong in a request, and where.

use std::fmt;

/// Something in a request that Discord does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Breach {
    /// The way to it through the JSON.
    pub(crate) path: Vec<String>,
    /// What is wrong with it.
    pub(crate) problem: String,
}

impl Breach {
    pub(crate) fn new(path: Vec<String>, problem: String) -> Self {
        Self { path, problem }
    }

    /// At a path written with dots, as `embeds.0.title`.
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
