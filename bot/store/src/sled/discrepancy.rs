//! What a check of the store finds wrong.

/// The maximum number of errors that are named. The others are counted.
const NAMED: usize = 5;

/// The result of a check: a summary, or what is wrong.
pub(crate) type CheckResult = Result<String, Discrepancy>;

/// What is wrong with a store, in words for the bot's operator.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Discrepancy(pub(crate) String);

/// Collects errors.
#[derive(Default)]
pub(crate) struct Wrong {
    named: Vec<String>,
    number: usize,
}

impl Wrong {
    pub(crate) fn add(&mut self, what: impl FnOnce() -> String) {
        self.number += 1;
        if self.named.len() < NAMED {
            self.named.push(what());
        }
    }

    pub(crate) fn or(self, well: impl FnOnce() -> String) -> CheckResult {
        let named = self.named.join("; ");
        match self.number - self.named.len() {
            _ if self.number == 0 => Ok(well()),
            0 => Err(Discrepancy(named)),
            further => Err(Discrepancy(format!("{named}; and {further} further ones"))),
        }
    }
}
