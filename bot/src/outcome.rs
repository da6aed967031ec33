//! How the program ends, as a code for whoever started it.

use kuzhi_config::{MissingToken, SettingsErrors};

use crate::app::ServeError;
use crate::discord::{ConnectionError, Lack};
use crate::http::ListenerError;

/// How the program ended, the worst last.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// It did what it was asked.
    Well,
    /// It did not. It may, when it is started again.
    Failed,
    /// The settings or the token are wrong. A supervisor that starts it again achieves nothing.
    WrongSettings,
}

impl Outcome {
    /// Returns whether something was done well.
    pub fn from_success(is_well: bool) -> Outcome {
        if is_well { Outcome::Well } else { Outcome::Failed }
    }

    /// Returns what an error ends the program with.
    pub fn of_error(error: &anyhow::Error) -> Outcome {
        let is_of_settings = error.is::<SettingsErrors>()
            || error.is::<MissingToken>()
            || error.is::<Lack>()
            || matches!(error.downcast_ref(), Some(ListenerError::Key(_) | ListenerError::WithoutMetrics))
            || error.downcast_ref().is_some_and(ConnectionError::is_of_settings)
            || error.downcast_ref().is_some_and(
                |error| matches!(error, ServeError::Connection(error) if error.is_of_settings()),
            );
        if is_of_settings { Outcome::WrongSettings } else { Outcome::Failed }
    }

    /// Returns the code. That of wrong settings is `EX_CONFIG`, as in sysexits.h.
    pub const fn code(self) -> u8 {
        match self {
            Outcome::Well => 0,
            Outcome::Failed => 1,
            Outcome::WrongSettings => 78,
        }
    }
}
