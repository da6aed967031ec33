//! Reviews of matches in the database.

use kuzhi_domain::{KeptReview, MatchId};

use crate::record::reviews::{read, read_or_none, write};
use crate::sled::commits::writer::SOON;
use crate::sled::recovery::agreement::{Agreement, Wrong};
use crate::sled::trees::{Kind, Trees};
use crate::sled::{SledStore, keys};
use crate::{ReviewStore, StoreError};

impl ReviewStore for SledStore {
    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError> {
        let key = keys::of_match(id);
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Reviews, &key))?;
        let bytes = self.noted(Kind::Reviews, &key)?;
        Ok(bytes.and_then(|bytes| read_or_none(id, &bytes)))
    }

    /// With the next group of commits, or on its own within half a second.
    fn keep_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError> {
        let unwritable = |cause| StoreError::Failed(format!("a review cannot be written: {cause}"));
        let record = write(review).map_err(unwritable)?;
        self.writer.note_key(Kind::Reviews, keys::of_match(id), Some(record), SOON)
    }
}

/// Checks that every review can be read and has a match.
pub(crate) fn agree(trees: &Trees) -> ::sled::Result<Agreement> {
    let (mut number, mut wrong) = (0_u64, Wrong::default());
    for entry in trees.of(Kind::Reviews) {
        let (key, bytes) = entry?;
        number += 1;
        let id = || keys::match_in(&key).map(|id| id.to_string()).unwrap_or_default();
        if let Err(cause) = read(&bytes) {
            wrong.add(|| format!("that of {}: {cause}", id()));
        } else if !trees.of(Kind::Matches).contains_key(&key)? {
            wrong.add(|| format!("there is one of {}, and no such match", id()));
        }
    }
    Ok(wrong.or(|| format!("all {number} can be read")))
}
