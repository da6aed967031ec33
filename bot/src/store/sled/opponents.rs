//! Who has played with whom.

use super::keys;
use super::trees::{Kind, Trees};
use crate::store::record;

/// Says that the pairs of all earlier matches are there; no pair has this key.
const WHOLE: &[u8] = b"whole";

impl Trees {
    /// Notes who has played with whom in matches from the time before that was noted.
    pub(super) fn index_opponents(&self) -> ::sled::Result<()> {
        let opponents = self.of(Kind::Opponents);
        if opponents.contains_key(WHOLE)? {
            return Ok(());
        }
        for entry in self.of(Kind::Matches) {
            let (key, bytes) = entry?;
            // What cannot be read is reported when somebody asks for it.
            let one = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok());
            if let Some([one, other]) = one.and_then(|one| one.opponents()) {
                opponents.insert(keys::of_pair(one, other), &[])?;
            }
        }
        opponents.insert(WHOLE, &[])?;
        Ok(())
    }
}
