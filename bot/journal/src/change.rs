//! A change in the journal, or an entry of its snapshot: a key and its new value.

use super::Damage;

/// A change of a key in a tree.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Change<'a> {
    /// The number of the tree.
    pub tree: u8,
    /// The key in that tree.
    pub key: &'a [u8],
    /// The new value; `None` removes the key.
    pub value: Option<&'a [u8]>,
}

/// The length that marks a removal.
const GONE: u32 = u32::MAX;

/// The tree and both lengths.
const HEAD: usize = 7;

impl<'a> Change<'a> {
    pub(super) fn write(&self, into: &mut Vec<u8>) {
        let length = |bytes: &[u8]| u32::try_from(bytes.len()).ok().filter(|length| *length < GONE);
        let of_key = u16::try_from(self.key.len()).expect("keys are short");
        let of_value =
            self.value.map_or(GONE, |value| length(value).expect("no value is as long as four gigabytes"));
        into.push(self.tree);
        into.extend_from_slice(&of_key.to_le_bytes());
        into.extend_from_slice(&of_value.to_le_bytes());
        into.extend_from_slice(self.key);
        into.extend_from_slice(self.value.unwrap_or_default());
    }

    /// Reads the first change of these bytes. Returns it with the rest.
    pub(super) fn read(bytes: &'a [u8]) -> Option<(Change<'a>, &'a [u8])> {
        let (head, rest) = bytes.split_first_chunk::<HEAD>()?;
        let [tree, k1, k2, v1, v2, v3, v4] = *head;
        let (key, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes([k1, k2])))?;
        let length = u32::from_le_bytes([v1, v2, v3, v4]);
        if length == GONE {
            return Some((Change { tree, key, value: None }, rest));
        }
        let (value, rest) = rest.split_at_checked(usize::try_from(length).ok()?)?;
        Some((Change { tree, key, value: Some(value) }, rest))
    }
}

/// Calls `show` with each change of these bytes and the position of its value.
pub(super) fn read_all<'a>(bytes: &'a [u8], mut see: impl FnMut(Change<'a>, usize)) -> Result<(), Damage> {
    let mut rest = bytes;
    while !rest.is_empty() {
        let (change, after) =
            Change::read(rest).ok_or_else(|| Damage::new("a change in it makes no sense"))?;
        rest = after;
        see(change, bytes.len() - rest.len() - change.value.map_or(0, <[u8]>::len));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_read_as_they_were_written() {
        let changes = [
            Change { tree: 3, key: b"key", value: Some(b"value") },
            Change { tree: 255, key: b"", value: None },
            Change { tree: 0, key: &[0; 300], value: Some(b"") },
        ];
        let mut bytes = Vec::new();
        for change in &changes {
            change.write(&mut bytes);
        }
        let mut read = Vec::new();
        read_all(&bytes, |change, at| {
            assert!(change.value.is_none_or(|value| bytes[at..].starts_with(value)));
            read.push(change);
        })
        .unwrap();
        assert_eq!(read, changes);
        assert!(read_all(&bytes[..bytes.len() - 1], |_, _| ()).is_err());
    }
}
