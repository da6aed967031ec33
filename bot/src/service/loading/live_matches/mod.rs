//! All live matches, some at a time.

use std::vec::IntoIter;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;
use kuzhi_store::{MATCHES_AT_ONCE, Store, StoreError};

use crate::service::records::Records;

/// Reads the matches that are live, oldest first, while more of them begin and end.
pub(crate) struct LiveMatches<'a> {
    records: &'a Records,
    /// Those that were not read yet.
    ids: IntoIter<MatchId>,
}

impl LiveMatches<'_> {
    /// Begins with the oldest of the matches that are live now.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub(crate) async fn start(records: &Records) -> Result<LiveMatches<'_>, StoreError> {
        let ids = records.run(<dyn Store>::live_ids).await?.into_iter();
        Ok(LiveMatches { records, ids })
    }

    /// Returns the next ones, without those that ended or cannot be read, or none once all were read.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<Match>>, StoreError> {
        let some: Vec<MatchId> = self.ids.by_ref().take(MATCHES_AT_ONCE).collect();
        if some.is_empty() {
            return Ok(None);
        }
        self.records.run(move |store| store.live_among(&some)).await.map(Some)
    }
}

#[cfg(test)]
mod tests;
