//! Matches and tournaments that cannot be read: they were set aside, or will be.

use kuzhi_domain::matches::Match;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{MatchId, TournamentId};

use super::keys;
use super::trees::{Kind, Trees};
use crate::record::{self, RecordError, tournaments};

/// The reasons why a match or a tournament is not returned.
#[derive(Debug)]
pub(crate) enum Lost {
    /// It cannot be read. Tells whether that was seen before.
    Unreadable(RecordError, Seen),
    Database(::sled::Error),
}

/// Whether an unreadable record was already set aside.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Seen {
    Now,
    Before,
}

impl From<::sled::Error> for Lost {
    fn from(error: ::sled::Error) -> Lost {
        Lost::Database(error)
    }
}

impl Trees {
    /// Returns the match with this id.
    pub(crate) fn find(&self, id: MatchId) -> Result<Option<Match>, Lost> {
        self.find_in(Kind::Matches, keys::of_match(id), |bytes| record::read(id, bytes))
    }

    /// Returns the tournament with this id.
    pub(crate) fn find_tournament(&self, id: TournamentId) -> Result<Option<Tournament>, Lost> {
        self.find_in(Kind::Tournaments, keys::of_tournament(id), |bytes| tournaments::read(id, bytes))
    }

    fn find_in<T>(
        &self,
        kind: Kind,
        key: [u8; 8],
        read: impl FnOnce(&[u8]) -> Result<T, RecordError>,
    ) -> Result<Option<T>, Lost> {
        let (bytes, seen) = match (self.tree(kind).get(key)?, quarantined_as(kind)) {
            (None, Some(aside)) => {
                (self.tree(Kind::Quarantine).get(keys::of_quarantined(aside, &key))?, Seen::Before)
            }
            (bytes, _) => (bytes, Seen::Now),
        };
        let read = bytes.map(|bytes| read(&bytes)).transpose();
        read.map_err(|cause| Lost::Unreadable(cause, seen))
    }
}

/// The kind under which records of a tree are quarantined. `None` if they stay where they are.
const fn quarantined_as(kind: Kind) -> Option<u8> {
    match kind {
        Kind::Matches => Some(keys::MATCH),
        Kind::Tournaments => Some(keys::TOURNAMENT),
        _ => None,
    }
}
