//! Matches, what was delivered of them, and their reviews.

use std::ops::Bound;

use ::sled::IVec;
use kuzhi_domain::matches::Match;
use kuzhi_domain::people::HistoryFilter;
use kuzhi_domain::study::KeptReview;
use kuzhi_domain::{ChannelId, GuildId, MatchId, Timestamp};

use super::settings::stored;
use crate::record::reviews::{read_or_none, write};
use crate::sled::commits::commit::Records;
use crate::sled::commits::writer::SOON;
use crate::sled::lost::{Lost, Seen};
use crate::sled::trees::{Kind, entries};
use crate::sled::write_batch::WriteBatch;
use crate::sled::{SledStore, keys};
use crate::{Commit, Delivered, MatchStore, Pending, StoreError, StoreFuture};

/// The number of blocks of marks that one job cleans up.
const FORGOTTEN_AT_ONCE: usize = 256;

impl MatchStore for SledStore {
    fn submit(&self, commit: Commit) -> Pending {
        match Records::from_commit(&commit) {
            Ok(records) => self.writer.submit(move |transaction| transaction.commit(&commit, records)),
            Err((id, cause)) => {
                Pending::answered(Err(StoreError::unwritable(format!("match {id}"))(cause).into()))
            }
        }
    }

    /// A few at a time, between people's commits.
    fn forget_interactions(&self, before: Timestamp) -> Result<(), StoreError> {
        let blocks = self.read(|trees| trees.blocks_before(before))?;
        for some in blocks.chunks(FORGOTTEN_AT_ONCE) {
            let some = some.to_vec();
            self.writer
                .submit(move |transaction| transaction.forget_interactions(&some, before))
                .wait()
                .map_err(stored)?;
        }
        self.cache.forget_interactions(before);
        Ok(())
    }

    fn live_ids(&self) -> Result<Vec<MatchId>, StoreError> {
        let keys = self.keys(Kind::Live, &[])?;
        Ok(keys.iter().filter_map(|key| keys::match_in(key)).collect())
    }

    fn live_among(&self, ids: &[MatchId]) -> Result<Vec<Match>, StoreError> {
        let is_wanted =
            |changes: &WriteBatch| ids.iter().any(|id| changes.touches(Kind::Matches, &keys::of_match(*id)));
        self.writer.wait_for_pending(is_wanted)?;
        let mut live = Vec::with_capacity(ids.len());
        for id in ids {
            live.extend(self.readable(*id)?.filter(Match::is_live));
        }
        Ok(live)
    }

    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError> {
        self.list(Kind::OfChannel, &channel.0.to_be_bytes())
    }

    fn past(&self, of: &HistoryFilter, after: usize, most: usize) -> Result<Vec<Match>, StoreError> {
        let prefix = of.player.0.to_be_bytes();
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Past, &prefix))?;
        let keys = self.read(|trees| {
            let keys = trees.tree(Kind::Past).scan_prefix(prefix).keys();
            let wanted = keys.filter(|key| key.as_ref().map_or(true, |key| keys::matches_filter(of, key)));
            wanted.skip(after).take(most).collect::<Result<Vec<_>, _>>()
        })?;
        self.all(Kind::Past, keys)
    }

    fn ended_on(
        &self,
        guild: GuildId,
        (ended, id): (Timestamp, u64),
        before: Timestamp,
        most: usize,
    ) -> Result<Vec<Match>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Ended, &guild.0.to_be_bytes()))?;
        let from = Bound::Excluded(keys::of_ended_at(guild, ended, id));
        let to = Bound::Excluded(keys::of_ended_at(guild, before, 0));
        let keys =
            self.read(|trees| trees.tree(Kind::Ended).range((from, to)).keys().take(most).collect())?;
        self.all(Kind::Ended, keys)
    }

    fn timed_out(&self) -> Result<Vec<Match>, StoreError> {
        self.list(Kind::TimedOut, &[])
    }

    /// On the disk within half a second. [`MatchStore::make_durable`] writes it at once.
    fn save_delivered(&self, id: MatchId, delivered: Delivered) -> Result<(), StoreError> {
        self.writer.record_delivered(id, delivered)
    }

    fn begin_keep_delivered(
        &self,
        id: MatchId,
        delivered: Delivered,
        for_good: bool,
    ) -> Option<StoreFuture<()>> {
        let noted = self.writer.record_delivered(id, delivered);
        let durable = (for_good && noted.is_ok()).then(|| self.writer.submit(|_| Ok(())));
        Some(Box::pin(async move {
            noted?;
            match durable {
                Some(durable) => durable.await.map_err(stored),
                None => Ok(()),
            }
        }))
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        self.writer.submit(|_| Ok(())).wait().map_err(stored)
    }

    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError> {
        let key = keys::of_match(id);
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Reviews, &key))?;
        let bytes = self.noted(Kind::Reviews, &key)?;
        Ok(bytes.and_then(|bytes| read_or_none(id, &bytes)))
    }

    /// With the next group of commits, or on its own within half a second.
    fn save_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError> {
        let record = write(review).map_err(StoreError::unwritable("a review"))?;
        self.writer.buffer_key(Kind::Reviews, keys::of_match(id), Some(record), SOON)
    }
}

impl SledStore {
    /// Returns the matches in an index with this prefix, in order.
    pub(super) fn list(&self, index: Kind, prefix: &[u8]) -> Result<Vec<Match>, StoreError> {
        self.all(index, self.keys(index, prefix)?)
    }

    /// Returns the keys of an index with this prefix, in order.
    fn keys(&self, index: Kind, prefix: &[u8]) -> Result<Vec<IVec>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(index, prefix))?;
        self.read(|trees| trees.tree(index).scan_prefix(prefix).keys().collect())
    }

    /// Returns the matches under these keys of an index.
    fn all(&self, index: Kind, keys: Vec<IVec>) -> Result<Vec<Match>, StoreError> {
        let mut listed = Vec::with_capacity(keys.len());
        for key in keys {
            let Some(id) = keys::match_in(&key) else { continue };
            // It may have left the index since then.
            let stands =
                |one: &Match| entries(one).iter().any(|(kind, entry)| *kind == index && **entry == *key);
            listed.extend(self.readable(id)?.filter(stands));
        }
        Ok(listed)
    }

    /// Returns the match with this id, which was there a moment ago. An unreadable one is set aside.
    fn readable(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        // Once a person was answered, they find their match in that state, even while the database is behind
        // the journal.
        if let Some(one) = self.cache.matches.get(&id) {
            return Ok(Some(one));
        }
        match self.trees.find(id) {
            Ok(None) => {
                tracing::error!(r#match = %id, "a match that should be there is not");
                Ok(None)
            }
            Ok(found) => Ok(found),
            Err(Lost::Unreadable(_, seen)) => {
                self.quarantine(id, seen);
                Ok(None)
            }
            Err(Lost::Database(error)) => Err(self.failed(&error)),
        }
    }

    /// Requests that an unreadable record is set aside, without waiting for it.
    pub(super) fn quarantine(&self, id: MatchId, seen: Seen) {
        if seen == Seen::Now {
            drop(self.writer.submit(move |transaction| transaction.quarantine(id)));
        }
    }
}
