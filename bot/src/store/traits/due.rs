//! What somebody has to look at though nobody asks: matches in which something is owed.

use crate::domain::{Match, MatchId, Timestamp};
use crate::store::StoreError;

/// What may be taken of what has fallen due.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Take {
    /// What time it is in matches.
    pub now: Timestamp,
    /// Whether clocks run. While they do not, nothing comes of those that would have run out.
    pub clocks_run: bool,
    /// When more clocks than these have run out at once, nothing comes of them either.
    pub most_time_ups: u32,
    /// How many matches are taken at most.
    pub at_most: u32,
}

/// What was taken.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    /// The matches to look at, and how often that was in vain already.
    pub matches: Vec<(MatchId, u32)>,
    /// How many clocks have run out, whether they were taken or not.
    pub time_ups: u32,
    /// When something falls due next.
    pub next: Option<Timestamp>,
}

/// Keeps when somebody has to look at which match, for stores that several processes share. One of them takes it, and has
/// it for a while (a lease): if it dies, another one takes it over.
///
/// What is owed in a match follows from the match and from what was delivered of it. So nobody has to keep that
/// it falls due: a commit does, of which people have to be told or to which the bot has to answer, and whoever commits
/// has it until they have kept what was delivered.
pub trait DueStore: Send + Sync + 'static {
    /// Takes matches that have fallen due and that nobody has.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn take_due(&self, take: Take) -> Result<Taken, StoreError>;

    /// Has these matches for a while longer.
    fn hold_due(&self, ids: &[MatchId]) -> Result<(), StoreError>;

    /// Lets go of a match as it stands: somebody looks at it again then, or has no need to. `tries` is how often that
    /// was in vain. Nothing happens if the match has changed since: whoever changed it has it.
    fn put_off(&self, one: &Match, until: Option<Timestamp>, tries: u32) -> Result<(), StoreError>;

    /// Nobody has to look at a match that is not there, or cannot be read.
    fn drop_due(&self, id: MatchId) -> Result<(), StoreError>;
}
