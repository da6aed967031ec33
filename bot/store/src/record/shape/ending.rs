//! The stored form of how a match ended.

use kuzhi_domain::matches::{Ending, Inconsistent, Playing};
use kuzhi_engine::{Outcome, Reason, Side};
use serde::{Deserialize, Serialize};

/// How a match ended. If it was played out or its seeds were split, its moves give the result.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EndingRecord {
    Played,
    Agreed,
    NoProgress,
    Resigned(Side),
    SeriesResigned(Side),
    Drawn,
    TimedOut(Side),
    BrokenOff,
}

impl EndingRecord {
    pub(super) fn into_ending(self, played: &Playing) -> Result<Ending, Inconsistent> {
        let ended = |outcome: Option<Outcome>| outcome.map(Ending::Played).ok_or(Inconsistent::NotEnded);
        Ok(match self {
            EndingRecord::Played => ended(played.board().outcome())?,
            EndingRecord::Agreed => ended(played.outcome_of_split(Reason::Agreed))?,
            EndingRecord::NoProgress => ended(played.outcome_of_split(Reason::NoProgress))?,
            EndingRecord::Resigned(side) => Ending::Resigned(side),
            EndingRecord::SeriesResigned(side) => Ending::SeriesResigned(side),
            EndingRecord::Drawn => Ending::Drawn,
            EndingRecord::TimedOut(side) => Ending::TimedOut(side),
            EndingRecord::BrokenOff => Ending::BrokenOff,
        })
    }
}

impl From<Ending> for EndingRecord {
    fn from(ending: Ending) -> EndingRecord {
        match ending {
            Ending::Played(outcome) => match outcome.reason {
                Reason::Agreed => EndingRecord::Agreed,
                Reason::NoProgress => EndingRecord::NoProgress,
                _ => EndingRecord::Played,
            },
            Ending::Resigned(side) => EndingRecord::Resigned(side),
            Ending::SeriesResigned(side) => EndingRecord::SeriesResigned(side),
            Ending::Drawn => EndingRecord::Drawn,
            Ending::TimedOut(side) => EndingRecord::TimedOut(side),
            Ending::BrokenOff => EndingRecord::BrokenOff,
        }
    }
}
