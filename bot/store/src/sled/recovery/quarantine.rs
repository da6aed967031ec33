//! Unreadable records: they are reported, set aside with all their bytes, and tried again at each start.

use ::sled::IVec;
use kuzhi_domain::{Match, MatchId, Tournament, TournamentId};

use crate::record::{self, RecordError, tournaments};
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::commits::write_batch::WriteBatch;
use crate::sled::database::Database;
use crate::sled::index;
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees, entries};

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
        let (bytes, seen) = match (self.of(kind).get(key)?, quarantined_as(kind)) {
            (None, Some(aside)) => {
                (self.of(Kind::Quarantine).get(keys::of_quarantined(aside, &key))?, Seen::Before)
            }
            (bytes, _) => (bytes, Seen::Now),
        };
        let read = bytes.map(|bytes| read(&bytes)).transpose();
        read.map_err(|cause| Lost::Unreadable(cause, seen))
    }

    /// Returns whether a record from a tree is quarantined.
    pub(crate) fn is_quarantined(&self, kind: Kind, key: &[u8]) -> ::sled::Result<bool> {
        let Some(aside) = quarantined_as(kind) else { return Ok(false) };
        self.of(Kind::Quarantine).contains_key(keys::of_quarantined(aside, key))
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

impl Database {
    /// Restores the records that could not be read before and can be now. Returns whether there
    /// were any of matches.
    pub(crate) fn take_back(&mut self) -> ::sled::Result<bool> {
        let (mut any, trees) = (false, self.trees.clone());
        for entry in trees.of(Kind::Quarantine).scan_prefix([keys::MATCH]) {
            let (aside, bytes) = entry?;
            let Some(id) = keys::match_in(&aside) else { continue };
            let Ok(one) = record::read(id, &bytes) else {
                tracing::warn!(r#match = %id, "an unreadable match is still set aside");
                continue;
            };
            let key = keys::of_match(id);
            if trees.of(Kind::Matches).contains_key(key)? {
                continue;
            }
            let mut changes = WriteBatch::default();
            changes.put(Kind::Matches, key, bytes);
            for (index, entry) in entries(&one) {
                changes.put(index, entry, &[]);
            }
            changes.remove(Kind::Quarantine, aside.to_vec());
            self.write(&changes)?;
            any = true;
            tracing::info!(r#match = %id, "a match that was set aside can be read again");
        }
        self.take_tournaments_back()?;
        Ok(any)
    }

    fn take_tournaments_back(&mut self) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        for entry in trees.of(Kind::Quarantine).scan_prefix([keys::TOURNAMENT]) {
            let (aside, bytes) = entry?;
            let Some(id) = keys::tournament_in(&aside) else { continue };
            let Ok(tournament) = tournaments::read(id, &bytes) else {
                tracing::warn!(tournament = %id, "an unreadable tournament is still set aside");
                continue;
            };
            let key = keys::of_tournament(id);
            if trees.of(Kind::Tournaments).contains_key(key)? {
                continue;
            }
            let mut changes = WriteBatch::default();
            changes.put(Kind::Tournaments, key, bytes);
            for entry in index::tournaments::entries(&tournament) {
                changes.put(Kind::TournamentIndex, entry, &[]);
            }
            changes.remove(Kind::Quarantine, aside.to_vec());
            self.write(&changes)?;
            tracing::info!(tournament = %id, "a tournament that was set aside can be read again");
        }
        Ok(())
    }
}

impl Transaction<'_> {
    /// Sets the record of a match aside if it cannot be read.
    pub(crate) fn quarantine(&mut self, id: MatchId) -> Result<(), Refused> {
        let key = keys::of_match(id);
        // Another reader may have been first.
        let Some(bytes) = self.get(Kind::Matches, &key)? else { return Ok(()) };
        let Err(cause) = record::read(id, &bytes) else { return Ok(()) };
        tracing::error!(r#match = %id, %cause, "a match cannot be read and is set aside");
        for (index, entry) in self.entries_of(id)? {
            self.own().remove(index, entry.to_vec());
        }
        self.own().remove(Kind::Matches, key);
        // It is created again if the match can ever be read.
        self.own().remove(Kind::Reviews, key);
        self.own().put(Kind::Quarantine, keys::of_quarantined(keys::MATCH, &key), bytes);
        Ok(())
    }

    /// Sets the record of a tournament aside if it cannot be read.
    pub(crate) fn quarantine_tournament(&mut self, id: TournamentId) -> Result<(), Refused> {
        let key = keys::of_tournament(id);
        // Another reader may have been first.
        let Some(bytes) = self.get(Kind::Tournaments, &key)? else { return Ok(()) };
        let Err(cause) = tournaments::read(id, &bytes) else { return Ok(()) };
        tracing::error!(tournament = %id, %cause, "a tournament cannot be read and is set aside");
        for entry in self.tree(Kind::TournamentIndex).iter().keys() {
            let entry = entry?;
            if keys::tournament_in(&entry) == Some(id) {
                self.own().remove(Kind::TournamentIndex, entry.to_vec());
            }
        }
        self.own().remove(Kind::Tournaments, key);
        self.own().put(Kind::Quarantine, keys::of_quarantined(keys::TOURNAMENT, &key), bytes);
        Ok(())
    }

    /// Scans the indexes, because an unreadable record does not say where it is in them.
    fn entries_of(&self, id: MatchId) -> ::sled::Result<Vec<(Kind, IVec)>> {
        let mut entries = Vec::new();
        for index in Kind::INDEXES {
            for key in self.tree(index).iter().keys() {
                let key = key?;
                if keys::match_in(&key) == Some(id) {
                    entries.push((index, key));
                }
            }
        }
        Ok(entries)
    }
}
