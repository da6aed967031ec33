//! Records that cannot be read: reported, set aside with all their bytes, tried again at each start.

use std::convert::Infallible;

use ::sled::transaction::TransactionError;
use ::sled::{IVec, Tree};

use super::keys;
use super::trees::{Index, Trees, entries};
use crate::app::{Match, MatchId};
use crate::store::record::{self, RecordError};

/// Why a match does not come out of the database.
#[derive(Debug)]
pub(super) enum Lost {
    Unreadable(RecordError),
    Database(::sled::Error),
}

impl From<::sled::Error> for Lost {
    fn from(error: ::sled::Error) -> Lost {
        Lost::Database(error)
    }
}

/// The error of a transaction that never aborts itself.
fn unaborted(error: TransactionError<Infallible>) -> ::sled::Error {
    match error {
        TransactionError::Storage(error) => error,
    }
}

impl Trees<Tree> {
    /// The match of this name; its record is set aside when it cannot be read.
    pub(super) fn find(&self, id: MatchId) -> Result<Option<Match>, Lost> {
        let key = keys::of_match(id);
        let Some(bytes) = self.matches.get(key)? else {
            let aside = self.aside.get(keys::of_aside(keys::MATCH, &key))?;
            return aside.map(|bytes| record::read(id, &bytes)).transpose().map_err(Lost::Unreadable);
        };
        match record::read(id, &bytes) {
            Ok(one) => Ok(Some(one)),
            Err(cause) => {
                tracing::error!(r#match = %id, %cause, "a match cannot be read and is set aside");
                self.set_aside(id, &bytes)?;
                Err(Lost::Unreadable(cause))
            }
        }
    }

    fn set_aside(&self, id: MatchId, bytes: &IVec) -> ::sled::Result<()> {
        let key = keys::of_match(id);
        let entries = self.entries_of(id)?;
        self.transaction(|trees| {
            // Another reader may have been here first.
            if trees.matches.remove(&key)?.is_none() {
                return Ok(());
            }
            trees.aside.insert(keys::of_aside(keys::MATCH, &key), bytes)?;
            for (index, entry) in &entries {
                trees.index(*index).remove(entry)?;
            }
            Ok(())
        })
        .map_err(unaborted)
    }

    /// Looks through the indexes: what cannot be read does not say where it stands in them.
    fn entries_of(&self, id: MatchId) -> ::sled::Result<Vec<(Index, IVec)>> {
        let mut entries = Vec::new();
        for index in Index::ALL {
            for key in self.index(index).iter().keys() {
                let key = key?;
                if keys::match_in(&key) == Some(id) {
                    entries.push((index, key));
                }
            }
        }
        Ok(entries)
    }

    /// Takes back the records that an earlier version could not read and this one can; whether there were any.
    pub(super) fn take_back(&self) -> ::sled::Result<bool> {
        let mut any = false;
        for entry in self.aside.scan_prefix([keys::MATCH]) {
            let (aside, bytes) = entry?;
            let Some(id) = keys::match_in(&aside) else { continue };
            let Ok(one) = record::read(id, &bytes) else {
                tracing::warn!(r#match = %id, "a match that cannot be read still lies aside");
                continue;
            };
            let taken = self.transaction(|trees| {
                let key = keys::of_match(id);
                if trees.matches.get(key)?.is_some() {
                    return Ok(false);
                }
                trees.matches.insert(&key, &bytes)?;
                for (index, entry) in entries(&one) {
                    trees.index(index).insert(entry, &[])?;
                }
                trees.aside.remove(&aside)?;
                Ok(true)
            });
            if taken.map_err(unaborted)? {
                any = true;
                tracing::info!(r#match = %id, "a match that was set aside can be read again");
            }
        }
        Ok(any)
    }
}
