//! What of its players' time off a clock of days stands for.

use serde::{Deserialize, Serialize};

use crate::calendar::Calendar;

/// What of its players' time off a clock of days stands for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOff {
    /// For times away, days off and quiet hours.
    #[default]
    All,
    /// For times away alone.
    Away,
    /// For nothing.
    Nothing,
}

impl TimeOff {
    /// Whether a clock stands for all of it.
    pub fn is_all(&self) -> bool {
        *self == TimeOff::All
    }

    /// What of a calendar a clock stands for.
    pub(super) fn restrict(self, calendar: &Calendar) -> Option<Calendar> {
        match self {
            TimeOff::All => Some(calendar.clone()),
            TimeOff::Away => Some(calendar.clone().without_weeks()),
            TimeOff::Nothing => None,
        }
    }
}
