//! The stored form of how a match ended.

use kuzhi_domain::matches::{Ending, Inconsistent, Playing};
use kuzhi_engine::{Reason, Side};
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
        Ok(match self {
            EndingRecord::Played => Ending::Played(played.board().outcome().ok_or(Inconsistent::NotEnded)?),
            EndingRecord::Agreed => split(played, Reason::Agreed)?,
            EndingRecord::NoProgress => split(played, Reason::NoProgress)?,
            EndingRecord::Resigned(side) => Ending::Resigned(side),
            EndingRecord::SeriesResigned(side) => Ending::SeriesResigned(side),
            EndingRecord::Drawn => Ending::Drawn,
            EndingRecord::TimedOut(side) => Ending::TimedOut(side),
            EndingRecord::BrokenOff => Ending::BrokenOff,
        })
    }
}

fn split(played: &Playing, reason: Reason) -> Result<Ending, Inconsistent> {
    let board = played.split(reason).map_err(|_| Inconsistent::NotEnded)?;
    Ok(Ending::Played(board.outcome().ok_or(Inconsistent::NotEnded)?))
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
