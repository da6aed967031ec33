//! Who has played with whom.

use super::database::Database;
use super::keys;
use super::trees::{Kind, Trees};
use crate::store::record;

/// Says that the pairs of all earlier matches are there; no pair has this key.
pub(super) const WHOLE: &[u8] = b"whole";

impl Trees {
    /// Whether the pairs of all earlier matches are noted.
    pub(super) fn have_opponents(&self) -> ::sled::Result<bool> {
        self.of(Kind::Opponents).contains_key(WHOLE)
    }
}

impl Database {
    /// Notes who has played with whom in matches from the time before that was noted.
    pub(super) fn index_opponents(&mut self) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        if trees.have_opponents()? {
            return Ok(());
        }
        let mut stream = self.stream();
        for entry in trees.of(Kind::Matches) {
            let (key, bytes) = entry?;
            // What cannot be read is reported when somebody asks for it.
            let one = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok());
            if let Some([one, other]) = one.and_then(|one| one.opponents()) {
                stream.put(Kind::Opponents, &keys::of_pair(one, other), &[])?;
            }
        }
        stream.put(Kind::Opponents, WHOLE, &[])?;
        stream.write()
    }
}
