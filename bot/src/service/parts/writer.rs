//! Writing matches: each under its lock, and durable before anybody hears of it.

use std::sync::Arc;

use tracing::{Instrument as _, Span, field};

use super::deadlines::Deadlines;
use super::locks::{Locks, MatchLock};
use super::records::Records;
use crate::clock::Clock;
use crate::domain::{InteractionId, Match, MatchId};
use crate::store::{Commit, CommitError, Mark, StoreError};

/// The only one who writes matches, and whoever writes one has its lock.
pub(crate) struct MatchWriter {
    records: Arc<Records>,
    locks: Locks,
    deadlines: Arc<Deadlines>,
    clock: Clock,
}

impl MatchWriter {
    pub(crate) fn new(records: Arc<Records>, deadlines: Arc<Deadlines>, clock: Clock) -> MatchWriter {
        MatchWriter { records, locks: Locks::default(), deadlines, clock }
    }

    /// Waits until everybody who came earlier is done with a match.
    pub(crate) async fn lock(&self, id: MatchId) -> MatchLock {
        // Whatever is logged from here on is about it.
        Span::current().record("match", field::display(id));
        self.locks.lock(id).await
    }

    /// The matches that are locked now.
    pub(crate) fn locked(&self) -> Vec<MatchId> {
        self.locks.all()
    }

    /// Whether somebody waits for a match that somebody else has locked.
    #[cfg(test)]
    pub(crate) fn has_a_queue(&self, id: MatchId) -> bool {
        self.locks.has_a_queue(id)
    }

    /// The name of a match that is still to begin, and the right to begin it.
    pub(crate) async fn free_name(&self) -> Result<MatchLock, StoreError> {
        loop {
            let id = MatchId::from_random(rand::random());
            let lock = self.lock(id).await;
            if self.records.load(id).await?.is_none() {
                return Ok(lock);
            }
        }
    }

    /// Makes a match durable, and the one that begins with it.
    pub(crate) async fn commit(
        &self,
        lock: &MatchLock,
        next: Match,
        begun: Option<Match>,
        interaction: Option<InteractionId>,
    ) -> Result<Match, CommitError> {
        let mark = interaction.map(|interaction| Mark { interaction, at: self.clock.now() });
        self.keep(lock, Commit { next, begun, mark, quiet: false }).await
    }

    /// Makes durable what nobody need be told of.
    pub(crate) async fn commit_quietly(&self, lock: &MatchLock, next: Match) -> Result<Match, CommitError> {
        self.keep(lock, Commit { next, begun: None, mark: None, quiet: true }).await
    }

    async fn keep(&self, lock: &MatchLock, commit: Commit) -> Result<Match, CommitError> {
        debug_assert_eq!(lock.id(), commit.next.id(), "whoever changes a match has locked it");
        let (next, begun) = (commit.next.clone(), commit.begun.clone());
        self.records.commit(commit).instrument(tracing::debug_span!("commit")).await?;
        tracing::debug!(version = next.version(), "committed");
        self.deadlines.watch([&next].into_iter().chain(&begun));
        Ok(next)
    }
}
