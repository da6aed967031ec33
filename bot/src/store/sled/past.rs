//! What people have played, from the time before that was indexed.

use super::database::Database;
use super::keys;
use super::trees::{Kind, Trees, entries};
use crate::store::record;

/// The key, in [`Kind::Meta`], that says that all earlier matches are in the index.
const INDEXED: &[u8] = b"past indexed";

impl Trees {
    /// Whether all earlier matches are in the index.
    pub(super) fn have_past(&self) -> ::sled::Result<bool> {
        self.of(Kind::Meta).contains_key(INDEXED)
    }
}

impl Database {
    /// Indexes the matches from the time before each was indexed with its commit.
    pub(super) fn index_past(&mut self) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        if trees.have_past()? {
            return Ok(());
        }
        let mut stream = self.stream();
        for entry in trees.of(Kind::Matches) {
            let (key, bytes) = entry?;
            // What cannot be read is reported when somebody asks for it.
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
