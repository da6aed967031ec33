//! The sum over all entries of the database, and what it takes from the journal before it is counted.

use std::io;

use kuzhi_journal::{Contents, Entry, Sum};

use super::progress::Progress;
use crate::sled::failure::Failure;
use crate::sled::trees::{Kind, Trees, is_own};

/// Returns the sum over all entries of the database.
pub(crate) fn sum_of(trees: &Trees, progress: &mut Progress) -> ::sled::Result<Sum> {
    let mut sum = Sum::default();
    for kind in Kind::ALL {
        for entry in trees.tree(kind) {
            let (key, value) = entry?;
            if !is_own(kind, &key) {
                sum.add(kind.code(), &key, &value);
                progress.count();
            }
        }
    }
    Ok(sum)
}

/// Puts the journal's records after this one into the database. Returns how many changes it lacked.
pub(crate) fn catch_up(trees: &Trees, contents: &Contents, record: u64) -> Result<u64, Failure> {
    let mut entries = contents.entries_after(record).map_err(Failure::Journal)?;
    let mut late = 0;
    while let Some(Entry { tree, key, value }) = entries.next().map_err(Failure::Journal)? {
        let kind = Kind::by_code(tree);
        let kind =
            kind.ok_or_else(|| Failure::Journal(io::Error::other("it has a tree of another Kuzhi")))?;
        if trees.tree(kind).get(&key)?.as_deref() != value.as_deref() {
            trees.put(kind, &key, value.as_deref())?;
            late += 1;
        }
    }
    Ok(late)
}
