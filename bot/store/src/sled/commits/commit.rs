//! The changes of a commit: matches, and everything that follows from them.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;

use super::transaction::{Refused, Transaction};
use crate::record::delivered;
use crate::sled::keys;
use crate::sled::trees::{Kind, entries};
use crate::{Commit, Delivered, record};

/// The records of a commit's matches.
pub(crate) struct Records {
    next: Vec<u8>,
    begun: Option<Vec<u8>>,
}

impl Records {
    /// Returns the records of a commit, or the match that cannot be written, with the reason.
    pub(crate) fn from_commit(commit: &Commit) -> Result<Records, (MatchId, record::RecordError)> {
        let write = |one: &Match| record::write(one).map_err(|cause| (one.id(), cause));
        Ok(Records { next: write(&commit.next)?, begun: commit.begun.as_ref().map(write).transpose()? })
    }
}

impl Transaction<'_> {
    /// Applies a commit whose matches have these records.
    pub(crate) fn commit(&mut self, commit: &Commit, records: Records) -> Result<(), Refused> {
        let Commit { next, begun, interaction, quiet } = commit;
        if let Some(interaction) = interaction {
            self.record_processed(interaction, next.id())?;
        }
        let before = self.current(next.id())?;
        self.replace(before.as_ref(), next, records.next)?;
        if *quiet {
            self.know(next)?;
        }
        if let Some([one, other]) = next.opponents() {
            let pair = keys::of_pair(one, other);
            if self.get(Kind::Opponents, &pair)?.is_none() {
                self.changes_mut().put(Kind::Opponents, pair, &[]);
            }
        }
        self.record_played(before.as_ref(), next)?;
        for (scope, result) in next.results_not_in(before.as_ref()) {
            self.add_result(scope, next.game().id(), next.id(), result)?;
        }
        for (scope, result) in before.iter().flat_map(|before| before.results_not_in(Some(next))) {
            self.remove_result(scope, next.game().id(), next.id(), result)?;
        }
        if let (Some(begun), Some(record)) = (begun, records.begun) {
            let before = self.current(begun.id())?;
            self.replace(before.as_ref(), begun, record)?;
        }
        Ok(())
    }

    /// Counts the next version as shown to those who have the one before. Nothing is sent.
    fn know(&mut self, next: &Match) -> Result<(), Refused> {
        let key = keys::of_match(next.id());
        let Some(bytes) = self.get(Kind::Delivered, &key)? else { return Ok(()) };
        let delivered = delivered::read(&bytes);
        if delivered.version.checked_add(1) == Some(next.version()) {
            self.changes_mut().record_delivery(next.id());
            let delivered = delivered::write(Delivered { version: next.version(), ..delivered });
            self.changes_mut().put(Kind::Delivered, key, delivered);
        }
        Ok(())
    }

    /// Replaces a match by its next version, which must follow the stored one.
    fn replace(&mut self, before: Option<&Match>, next: &Match, record: Vec<u8>) -> Result<(), Refused> {
        let version = before.map_or(0, Match::version);
        if version.checked_add(1) != Some(next.version()) {
            return Err(Refused::Conflict);
        }
        let (old, new) = (before.map(entries).unwrap_or_default(), entries(next));
        for (index, key) in old.iter().filter(|entry| !new.contains(entry)) {
            self.changes_mut().remove(*index, key.as_slice());
        }
        for (index, key) in new.iter().filter(|entry| !old.contains(entry)) {
            self.changes_mut().put(*index, key.as_slice(), &[]);
        }
        self.changes_mut().put(Kind::Matches, keys::of_match(next.id()), record);
        self.changes_mut().record_match(next);
        Ok(())
    }
}
