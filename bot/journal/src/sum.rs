//! The sum over a set of entries: one number that says whether two sets are the same.

use std::hash::Hasher as _;

use siphasher::sip128::{Hasher128 as _, SipHasher13};

/// The number of entries, and the sum of their hashes.
///
/// An entry that is added or removed changes it by that entry's hash, whatever the order, so a change costs
/// the same in a set of any size. Sets that differ have the same sum once in 2^128.
#[derive(Copy, Clone, Default, PartialEq, Eq, Debug)]
pub struct Sum {
    entries: u64,
    hashes: u128,
}

impl Sum {
    /// The length of its bytes.
    pub const BYTES: usize = 24;

    /// Returns the number of entries.
    pub const fn entries(&self) -> u64 {
        self.entries
    }

    /// Adds an entry.
    pub fn add(&mut self, tree: u8, key: &[u8], value: &[u8]) {
        self.entries = self.entries.wrapping_add(1);
        self.hashes = self.hashes.wrapping_add(hash(tree, key, value));
    }

    /// Replaces the value under a key; `None` is no entry.
    pub fn replace(&mut self, tree: u8, key: &[u8], before: Option<&[u8]>, after: Option<&[u8]>) {
        if before == after {
            return;
        }
        if let Some(before) = before {
            self.entries = self.entries.wrapping_sub(1);
            self.hashes = self.hashes.wrapping_sub(hash(tree, key, before));
        }
        if let Some(after) = after {
            self.add(tree, key, after);
        }
    }

    /// Returns its bytes.
    pub fn to_bytes(self) -> [u8; Sum::BYTES] {
        let mut bytes = [0; Sum::BYTES];
        bytes[..8].copy_from_slice(&self.entries.to_le_bytes());
        bytes[8..].copy_from_slice(&self.hashes.to_le_bytes());
        bytes
    }

    /// Reads it from the first of these bytes. `None` if they are too few.
    pub fn from_bytes(bytes: &[u8]) -> Option<Sum> {
        let (entries, rest) = bytes.split_first_chunk()?;
        let hashes = rest.first_chunk()?;
        Some(Sum { entries: u64::from_le_bytes(*entries), hashes: u128::from_le_bytes(*hashes) })
    }
}

fn hash(tree: u8, key: &[u8], value: &[u8]) -> u128 {
    let mut hasher = SipHasher13::new();
    hasher.write_u8(tree);
    // So that no key and value read like another pair.
    hasher.write_u64(key.len() as u64);
    hasher.write(key);
    hasher.write(value);
    hasher.finish128().as_u128()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sets_have_equal_sums_however_they_came_about() {
        let (mut one, mut other) = (Sum::default(), Sum::default());
        one.add(1, b"a", b"x");
        one.add(2, b"b", b"");
        other.add(2, b"b", b"old");
        other.add(1, b"a", b"x");
        assert_ne!(one, other);
        other.replace(2, b"b", Some(b"old"), Some(b""));
        assert_eq!(one, other);
        other.replace(3, b"c", None, Some(b"z"));
        other.replace(3, b"c", Some(b"z"), None);
        assert_eq!((one, one.entries()), (other, 2));
        assert_eq!(Sum::from_bytes(&one.to_bytes()), Some(one));
    }

    #[test]
    fn entries_that_read_alike_differ() {
        let of = |tree, key: &[u8], value: &[u8]| {
            let mut sum = Sum::default();
            sum.add(tree, key, value);
            sum
        };
        let all = [of(1, b"ab", b"c"), of(1, b"a", b"bc"), of(2, b"ab", b"c"), of(1, b"", b"abc")];
        for (at, one) in all.iter().enumerate() {
            assert!(all[at + 1..].iter().all(|other| other != one));
        }
    }
}
