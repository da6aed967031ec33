//! Matches, and the commits that change them.

use kuzhi_domain::matches::Match;
use kuzhi_domain::people::HistoryFilter;
use kuzhi_domain::study::KeptReview;
use kuzhi_domain::{ChannelId, GuildId, InteractionId, MatchId, Timestamp};

use super::{Delivered, DueStore, StoreFuture};
use crate::{Pending, StoreError};

/// How many matches to read at once where all live ones are gone through. If all were in memory at once,
/// allocating would take longer ever after, in what they left.
pub const MATCHES_AT_ONCE: usize = 64;

/// What a commit writes, all or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// The new match. Its version is one above the stored one (1 for a new match).
    pub next: Match,
    /// A match that begins with it: the next set of a series.
    pub begun: Option<Match>,
    /// The click or command behind it, to recognise a repeated delivery.
    pub interaction: Option<ProcessedInteraction>,
    /// Whether it need not be shown: those who have seen the previous version count as having seen this one.
    pub quiet: bool,
}

/// The click or command behind a commit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ProcessedInteraction {
    /// Its id.
    pub interaction: InteractionId,
    /// When it was handled.
    pub at: Timestamp,
}

/// Why a commit was not made.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The match has changed in the meantime. Load it and decide again.
    #[error("the match was changed by someone else")]
    Conflict,
    /// The interaction led to a commit already.
    #[error("the interaction was handled before, in match {0}")]
    Repeated(MatchId),
    /// The store failed. Readers see nothing of the commit. Opening the store again shows whether all or none
    /// of it was written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Stores matches, what was delivered of them, and their reviews. Readers of matches see only what survives
/// a crash.
pub trait MatchStore: Send + Sync + 'static {
    /// Whether every call answers without waiting, so that it needs no thread of its own.
    fn never_waits(&self) -> bool {
        false
    }

    /// Returns the shared schedule of due matches. `None` if the store belongs to one process, which has it
    /// in memory.
    fn shared_due(&self) -> Option<&dyn DueStore> {
        None
    }

    /// Submits a commit and returns at once. The result tells how it ended.
    ///
    /// One transaction writes the match, the match that begins with it, their indexes, the mark and, for a
    /// result, the standings of both players. If it undoes a result, the affected standings become what the
    /// other results make of them. Commits submitted while others are under way may share a flush; each gets
    /// its own answer. Once answered, the change survives a crash.
    fn submit(&self, commit: Commit) -> Pending;

    /// Commits and waits until that is durable.
    ///
    /// # Errors
    ///
    /// [`CommitError`]. Readers see no change then.
    fn commit(&self, commit: &Commit) -> Result<(), CommitError> {
        self.submit(commit.clone()).wait()
    }

    /// Forgets the marks made before a time.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader below.
    fn forget_interactions(&self, before: Timestamp) -> Result<(), StoreError>;

    /// Returns the ids of all live matches, oldest first. There may be very many.
    fn live_ids(&self) -> Result<Vec<MatchId>, StoreError>;

    /// Returns those of these matches that are live and can be read, in this order.
    fn live_among(&self, ids: &[MatchId]) -> Result<Vec<Match>, StoreError>;

    /// Returns all live matches, oldest first. Where there may be very many, read [some](Self::live_among)
    /// [at once](MATCHES_AT_ONCE).
    fn live(&self) -> Result<Vec<Match>, StoreError> {
        self.live_among(&self.live_ids()?)
    }

    /// Returns a number for each of these matches that there are, which changes with the match and with what
    /// was delivered of it. `None` if the store belongs to one process, which knows by itself what changes.
    fn revisions(&self, ids: &[MatchId]) -> Result<Option<Vec<(MatchId, i64)>>, StoreError> {
        let _ = ids;
        Ok(None)
    }

    /// Returns the live matches of a channel, oldest first.
    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError>;

    /// Returns a page of a person's matches, finished and ongoing: at most so many after skipping so many,
    /// the latest beginning first, then the greater id. It reads no more matches than it returns.
    fn past(&self, of: &HistoryFilter, after: usize, most: usize) -> Result<Vec<Match>, StoreError>;

    /// Returns matches of a server that ended after this time, or at it with a greater id, and before another
    /// time, in the order in which they ended, and at most so many. It reads no others.
    fn ended_on(
        &self,
        guild: GuildId,
        after: (Timestamp, u64),
        before: Timestamp,
        most: usize,
    ) -> Result<Vec<Match>, StoreError>;

    /// Returns the matches that were lost on time, in the order in which they ended.
    fn timed_out(&self) -> Result<Vec<Match>, StoreError>;

    /// Stores the messages in which a match is shown, without waiting for the disk. A crash may lose the
    /// latest.
    fn save_delivered(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError>;

    /// Starts to store them, if that needs no waiting thread; else `None`. With `for_good` a crash cannot
    /// lose them.
    fn begin_keep_delivered(&self, _: MatchId, _: Delivered, _for_good: bool) -> Option<StoreFuture<()>> {
        None
    }

    /// Makes everything stored so far survive a crash.
    fn make_durable(&self) -> Result<(), StoreError>;

    /// Returns the review of a match, of any judgement version. `None` if there is none or it is unreadable.
    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError>;

    /// Stores a finished review as long as the match, replacing the previous one. It does not wait for the
    /// disk: a crash may lose the latest, which are made again.
    fn save_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError>;
}
