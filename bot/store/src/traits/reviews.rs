//! Reviews of matches that are over.

use kuzhi_domain::{KeptReview, MatchId};

use crate::StoreError;

/// Stores finished reviews, one for each match, as long as the match. It does not wait for the disk: a crash
/// may lose the latest, which are made again.
pub trait ReviewStore: Send + Sync + 'static {
    /// Returns the review of a match, of any judgement version. `None` if there is none or it is unreadable.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for the method below.
    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError>;

    /// Stores a review, replacing the previous one.
    fn keep_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError>;
}
