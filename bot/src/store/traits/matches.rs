//! Matches, and the commits that change them.

use super::DueStore;
use crate::domain::{ChannelId, InteractionId, Match, MatchId, Past, PlayerId, Timestamp};
use crate::store::{Pending, Store, StoreError};

/// What a commit writes, all or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// The match as it is to be; its version is one more than what the store has (1 for a new match).
    pub next: Match,
    /// A match that begins with it: the next set, when this one is over.
    pub begun: Option<Match>,
    /// The click or command that led to it, so that a second delivery is known.
    pub mark: Option<Mark>,
    /// Whether there is nothing in it to tell: whoever knew how the match stood knows it still.
    pub quiet: bool,
}

/// The click or command behind a commit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Which.
    pub interaction: InteractionId,
    /// When it was handled.
    pub at: Timestamp,
}

/// Why a commit was not made.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// Somebody else has changed the match in the meantime; load it and decide again.
    #[error("the match was changed by somebody else")]
    Conflict,
    /// The interaction led to a commit already.
    #[error("the interaction was handled before, in match {0}")]
    Repeated(MatchId),
    /// The store failed. Nothing of it is shown; whether it was written, all or nothing, is seen when
    /// the store is opened again.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Keeps matches. Readers see what survives a crash, and nothing else.
pub trait MatchStore: Send + Sync + 'static {
    /// The same store for whoever cannot wait: of what is not in memory it says [`StoreError::WouldWait`]. Nothing if
    /// there is no such thing.
    fn at_once(&self) -> Option<&dyn Store> {
        None
    }

    /// When somebody has to look at which match, where several processes share that. Nothing if the store belongs to one
    /// process, which remembers it itself.
    fn shared_due(&self) -> Option<&dyn DueStore> {
        None
    }

    /// Hands in a commit, and returns at once; what comes back says how it ended.
    ///
    /// The commit writes a match and the one that begins with it, their indexes, the mark and, when it is a result, the
    /// standings of both players in one transaction. When it takes a result back, the standings that the result has
    /// touched become what the other results make them. Commits that are handed in while others are on their way may
    /// share a flush with each other; each is answered for itself. Once it is answered, the change survives a crash.
    fn submit(&self, commit: Commit) -> Pending;

    /// Commits, and waits until it is durable.
    ///
    /// # Errors
    ///
    /// [`CommitError`]; nothing has changed then for whoever reads.
    fn commit(&self, commit: &Commit) -> Result<(), CommitError> {
        self.submit(commit.clone()).wait()
    }

    /// The match of this name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader below.
    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError>;

    /// The match in which an interaction led to a commit.
    fn marked(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError>;

    /// Forgets the marks made before a time.
    fn forget_marks(&self, before: Timestamp) -> Result<(), StoreError>;

    /// All live matches, oldest first.
    fn live(&self) -> Result<Vec<Match>, StoreError>;

    /// The live matches of a channel, oldest first.
    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError>;

    /// The live matches of a person, oldest first.
    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError>;

    /// What a person has played and plays, the latest first by when it began, and of the same time that of the greater
    /// name: at most so many, after so many of them. It reads no more matches than it gives.
    fn past(&self, of: &Past, after: usize, most: usize) -> Result<Vec<Match>, StoreError>;

    /// The matches that ended on time, in the order in which they did.
    fn timed_out(&self) -> Result<Vec<Match>, StoreError>;
}
