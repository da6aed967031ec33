//! Why a subcommand failed.

use std::io;

/// An error in one line, for the person at the terminal.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    /// The request cannot be carried out.
    #[error("{0}")]
    Refused(String),
    /// The input could not be read, or the output not written.
    #[error("cannot read input or write output: {0}")]
    Output(#[from] io::Error),
}

impl CliError {
    #[allow(clippy::needless_pass_by_value)] // so that `map_err(CliError::refused)` reads well
    pub(crate) fn refused(reason: impl ToString) -> CliError {
        CliError::Refused(reason.to_string())
    }
}
