//! Reviews of matches that are over.

use crate::domain::{KeptReview, MatchId};
use crate::store::StoreError;

/// Keeps finished reviews, one of a match, as long as the match. It waits for no disk: what was kept last may be missing
/// after a crash, and is made anew.
pub trait ReviewStore: Send + Sync + 'static {
    /// The review that was kept of a match, by whatever judgement; nothing if there is none, or it cannot be read.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the method below.
    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError>;

    /// Keeps a review in the place of the one before.
    fn keep_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError>;
}
