//! The one transaction that changes a match and whatever follows from it.

use ::sled::Tree;
use ::sled::transaction::{ConflictableTransactionError, TransactionError, TransactionalTree};

use super::trees::{Trees, entries};
use super::{keys, messages};
use crate::app::{Match, MatchId};
use crate::store::order::new_result;
use crate::store::{Commit, Mark, Messages, record};

/// The records of the matches of a commit.
pub(super) struct Records {
    next: Vec<u8>,
    begun: Option<Vec<u8>>,
}

impl Records {
    /// Those of a commit, or the match that cannot be written, and why.
    pub(super) fn of(commit: &Commit) -> Result<Records, (MatchId, record::RecordError)> {
        let write = |one: &Match| record::write(one).map_err(|cause| (one.id, cause));
        Ok(Records { next: write(&commit.next)?, begun: commit.begun.as_ref().map(write).transpose()? })
    }
}

/// Why nothing was written although the database works.
#[derive(Debug)]
pub(super) enum Refused {
    Conflict,
    Repeated(MatchId),
    Unwritable(serde_json::Error),
}

pub(super) type Aborted = ConflictableTransactionError<Refused>;

pub(super) const fn refused<T>(why: Refused) -> Result<T, Aborted> {
    Err(ConflictableTransactionError::Abort(why))
}

impl Trees<Tree> {
    /// Writes a commit, whose matches have these records, into the database's memory and log buffer.
    pub(super) fn write(&self, commit: &Commit, records: &Records) -> Result<(), TransactionError<Refused>> {
        let Commit { next, begun, mark, quiet } = commit;
        let corrections = self.corrections(next)?;
        self.transaction(|trees| {
            if let Some(mark) = mark {
                trees.mark(mark, next.id)?;
            }
            let before = trees.replace(next, &records.next)?;
            trees.reindex(before.as_ref(), next)?;
            if *quiet {
                trees.know(next)?;
            }
            if let Some([one, other]) = next.opponents() {
                trees.acquaintances.insert(keys::of_pair(one, other), &[])?;
            }
            if let Some(result) = new_result(before.as_ref(), next) {
                next.scopes().try_for_each(|scope| trees.count(&result, scope, next.game.id()))?;
            }
            trees.correct(&corrections, next.game.id())?;
            if let (Some(begun), Some(record)) = (begun, &records.begun) {
                let before = trees.replace(begun, record)?;
                trees.reindex(before.as_ref(), begun)?;
            }
            Ok(())
        })
    }
}

impl Trees<&TransactionalTree> {
    fn mark(&self, mark: &Mark, id: MatchId) -> Result<(), Aborted> {
        let key = keys::of_mark(mark.interaction);
        let value = [keys::of_time(mark.at), keys::of_match(id)].concat();
        let earlier = self.marks.insert(&key, value)?;
        if let Some(id) = earlier.as_deref().and_then(keys::match_in) {
            return refused(Refused::Repeated(id));
        }
        self.mark_times.insert(keys::by_time(mark.at, mark.interaction), &[])?;
        Ok(())
    }

    /// Puts the next version in the place of the one before, which it must follow.
    ///
    /// A record that cannot be read has no version to follow: whoever loads it then hears why.
    fn replace(&self, next: &Match, record: &[u8]) -> Result<Option<Match>, Aborted> {
        let before = match self.matches.insert(&keys::of_match(next.id), record)? {
            Some(bytes) => match record::read(next.id, &bytes) {
                Ok(before) => Some(before),
                Err(_) => return refused(Refused::Conflict),
            },
            None => None,
        };
        let version = before.as_ref().map_or(0, |before| before.version);
        if version.checked_add(1) == Some(next.version) { Ok(before) } else { refused(Refused::Conflict) }
    }

    fn reindex(&self, before: Option<&Match>, next: &Match) -> Result<(), Aborted> {
        let (old, new) = (before.map(entries).unwrap_or_default(), entries(next));
        for (index, key) in old.iter().filter(|entry| !new.contains(entry)) {
            self.index(*index).remove(key.as_slice())?;
        }
        for (index, key) in new.iter().filter(|entry| !old.contains(entry)) {
            self.index(*index).insert(key.as_slice(), &[])?;
        }
        Ok(())
    }

    /// Whoever knew the version before knows this one.
    fn know(&self, next: &Match) -> Result<(), Aborted> {
        let key = keys::of_match(next.id);
        let Some(bytes) = self.messages.get(key)? else { return Ok(()) };
        let messages = messages::read(&bytes);
        if messages.told.checked_add(1) == Some(next.version) {
            let told = Messages { told: next.version, ..messages };
            self.messages.insert(&key, messages::write(told))?;
        }
        Ok(())
    }
}
