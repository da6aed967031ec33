//! The changes of one job, over those of the jobs before it in its group.

use std::collections::BTreeMap;

use ::sled::IVec;
use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;

use crate::record::{self, RecordError};
use crate::sled::cache::Recent;
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees};
use crate::sled::write_batch::WriteBatch;

/// An overlay of a job's changes over its group's, over the database. Dropping it changes nothing.
///
/// One thread plans and writes all drafts, so no value read here changes before the transaction is written.
pub(crate) struct Transaction<'a> {
    trees: &'a Trees,
    recent: &'a Recent<MatchId, Match>,
    group: &'a WriteBatch,
    changes: WriteBatch,
}

/// Why a job is refused.
#[derive(Debug)]
pub(crate) enum Refused {
    Conflict,
    Repeated(MatchId),
    Unwritable(RecordError),
    /// The database failed.
    Broken(::sled::Error),
}

impl From<::sled::Error> for Refused {
    fn from(error: ::sled::Error) -> Refused {
        Refused::Broken(error)
    }
}

impl From<RecordError> for Refused {
    fn from(error: RecordError) -> Refused {
        Refused::Unwritable(error)
    }
}

impl From<serde_json::Error> for Refused {
    fn from(error: serde_json::Error) -> Refused {
        Refused::Unwritable(error.into())
    }
}

impl<'a> Transaction<'a> {
    pub(crate) fn new(
        trees: &'a Trees,
        recent: &'a Recent<MatchId, Match>,
        group: &'a WriteBatch,
    ) -> Transaction<'a> {
        Transaction { trees, recent, group, changes: WriteBatch::default() }
    }

    /// Returns all pending changes, oldest first.
    fn pending(&self) -> [&WriteBatch; 2] {
        [self.group, &self.changes]
    }

    pub(crate) fn into_changes(self) -> WriteBatch {
        self.changes
    }

    /// Returns the changes, to add to them.
    pub(crate) const fn changes_mut(&mut self) -> &mut WriteBatch {
        &mut self.changes
    }

    /// Returns the value under a key, pending changes included.
    pub(crate) fn get(&self, kind: Kind, key: &[u8]) -> ::sled::Result<Option<IVec>> {
        match self.pending().into_iter().rev().find_map(|changes| changes.get(kind, key)) {
            Some(value) => Ok(value.clone()),
            None => self.trees.tree(kind).get(key),
        }
    }

    /// Returns the entries whose keys have a prefix, from one key on, pending changes included.
    pub(crate) fn after(
        &self,
        kind: Kind,
        prefix: &[u8],
        from: &[u8],
    ) -> ::sled::Result<BTreeMap<Vec<u8>, IVec>> {
        let mut found = BTreeMap::new();
        for entry in self.trees.tree(kind).range(from..) {
            let (key, value) = entry?;
            if !key.starts_with(prefix) {
                break;
            }
            found.insert(key.to_vec(), value);
        }
        for changes in self.pending() {
            for (key, value) in changes.after(kind, prefix, from) {
                match value {
                    Some(value) => _ = found.insert(key.clone(), value.clone()),
                    None => _ = found.remove(key),
                }
            }
        }
        Ok(found)
    }

    /// Returns the last entry whose key is not after this one, pending changes included.
    pub(crate) fn last_until(&self, kind: Kind, key: &[u8]) -> ::sled::Result<Option<(Vec<u8>, IVec)>> {
        let of_tree = self.trees.tree(kind).range(..=key).next_back().transpose()?;
        let of_tree = of_tree.map(|(key, _)| key.to_vec());
        let coming = self.pending().into_iter().filter_map(|changes| changes.last_until(kind, key));
        let last = coming.map(<[u8]>::to_vec).chain(of_tree).max();
        let Some(last) = last else { return Ok(None) };
        Ok(self.get(kind, &last)?.map(|value| (last, value)))
    }

    /// Returns the latest version of a match. An unreadable one is a conflict, since no version can follow
    /// it.
    pub(crate) fn current(&self, id: MatchId) -> Result<Option<Match>, Refused> {
        let key = keys::of_match(id);
        let noted = if self.group.touches(Kind::Matches, &key) {
            // The record of a match may change without it being noted; the cached one is outdated then.
            self.group.matches().iter().rfind(|one| one.id() == id).cloned()
        } else {
            self.recent.get(&id)
        };
        if noted.is_some() {
            return Ok(noted);
        }
        let bytes = self.get(Kind::Matches, &key)?;
        bytes.map(|bytes| record::read(id, &bytes)).transpose().map_err(|_| Refused::Conflict)
    }

    /// Returns the tree itself, without pending changes.
    pub(crate) const fn tree(&self, kind: Kind) -> &::sled::Tree {
        self.trees.tree(kind)
    }
}
