//! The index of who has played whom.

use crate::record;
use crate::sled::database::Database;
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees};

/// The key that says that the pairs of all earlier matches are there. No pair has this key.
pub(crate) const WHOLE: &[u8] = b"whole";

impl Trees {
    /// Returns whether the pairs of all earlier matches are indexed.
    pub(crate) fn have_opponents(&self) -> ::sled::Result<bool> {
        self.of(Kind::Opponents).contains_key(WHOLE)
    }
}

impl Database {
    /// Indexes the pairs of matches from before this index existed.
    pub(crate) fn index_opponents(&mut self) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        if trees.have_opponents()? {
            return Ok(());
        }
        let mut stream = self.stream();
        for entry in trees.of(Kind::Matches) {
            let (key, bytes) = entry?;
            // Unreadable records are reported when someone asks for them.
            let one = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok());
            if let Some([one, other]) = one.and_then(|one| one.opponents()) {
                stream.put(Kind::Opponents, &keys::of_pair(one, other), &[])?;
            }
        }
        stream.put(Kind::Opponents, WHOLE, &[])?;
        stream.write()
    }
}
