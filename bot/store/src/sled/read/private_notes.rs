//! Checking private notes.

use crate::record::private_notes::read;
use crate::sled::discrepancy::{CheckResult, Wrong};
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees};

/// Checks that every note can be read.
pub(crate) fn agree(trees: &Trees) -> ::sled::Result<CheckResult> {
    let (mut number, mut wrong) = (0_u64, Wrong::default());
    for entry in trees.tree(Kind::Notes) {
        let (key, bytes) = entry?;
        number += 1;
        if let Err(cause) = read(&bytes) {
            let id = keys::match_in(&key).map(|id| id.to_string()).unwrap_or_default();
            wrong.add(|| format!("one on {id}: {cause}"));
        }
    }
    Ok(wrong.or(|| format!("all {number} can be read")))
}
