//! The index of people's histories, for matches from before it existed.

use crate::record;
use crate::sled::database::Database;
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees, entries};

/// The key in [`Kind::Meta`] that says that all earlier matches are indexed.
const INDEXED: &[u8] = b"past indexed";

impl Trees {
    /// Returns whether all earlier matches are indexed.
    pub(crate) fn have_past(&self) -> ::sled::Result<bool> {
        self.of(Kind::Meta).contains_key(INDEXED)
    }
}

impl Database {
    /// Indexes the matches from before commits did so.
    pub(crate) fn index_past(&mut self) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        if trees.have_past()? {
            return Ok(());
        }
        let mut stream = self.stream();
        for entry in trees.of(Kind::Matches) {
            let (key, bytes) = entry?;
            // Unreadable records are reported when someone asks for them.
            let Some(one) = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok()) else {
                continue;
            };
            for (_, entry) in entries(&one).iter().filter(|(kind, _)| *kind == Kind::Past) {
                stream.put(Kind::Past, entry, &[])?;
            }
        }
        stream.put(Kind::Meta, INDEXED, &[])?;
        stream.write()
    }
}
