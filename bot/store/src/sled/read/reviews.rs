//! Checking the reviews of matches.

use crate::record::reviews::read;
use crate::sled::discrepancy::{CheckResult, Wrong};
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees};

/// Checks that every review can be read and has a match.
pub(crate) fn agree(trees: &Trees) -> ::sled::Result<CheckResult> {
    let (mut number, mut wrong) = (0_u64, Wrong::default());
    for entry in trees.tree(Kind::Reviews) {
        let (key, bytes) = entry?;
        number += 1;
        let id = || keys::match_in(&key).map(|id| id.to_string()).unwrap_or_default();
        if let Err(cause) = read(&bytes) {
            wrong.add(|| format!("that of {}: {cause}", id()));
        } else if !trees.tree(Kind::Matches).contains_key(&key)? {
            wrong.add(|| format!("there is one of {}, and no such match", id()));
        }
    }
    Ok(wrong.or(|| format!("all {number} can be read")))
}
