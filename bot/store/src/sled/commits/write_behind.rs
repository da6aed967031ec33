//! Pending notes: values that may wait for the disk. Showing a match writes nothing, and of several notes for
//! one match or key only the last is written.

use std::collections::{BTreeMap, HashMap};

use kuzhi_domain::MatchId;

use crate::Delivered;
use crate::record::delivered;
use crate::sled::keys;
use crate::sled::trees::Kind;
use crate::sled::write_batch::WriteBatch;

/// Notes by match, and others by key, each with its number.
#[derive(Default)]
pub(crate) struct WriteBehind {
    of: HashMap<MatchId, (u64, Delivered)>,
    further: BTreeMap<(Kind, Vec<u8>), (u64, BufferedValue)>,
    last: u64,
}

/// The noted value of a key; `None` removes it.
pub(crate) type BufferedValue = Option<Vec<u8>>;

/// The number of the last note that was written, or is on its way to the disk.
#[derive(Copy, Clone, Debug)]
pub(crate) struct UpTo(u64);

impl WriteBehind {
    pub(crate) fn record_delivered(&mut self, id: MatchId, delivered: Delivered) {
        self.last += 1;
        self.of.insert(id, (self.last, delivered));
    }

    pub(crate) fn get(&self, id: MatchId) -> Option<Delivered> {
        self.of.get(&id).map(|(_, delivered)| *delivered)
    }

    pub(crate) fn buffer_key(&mut self, kind: Kind, key: Vec<u8>, value: BufferedValue) {
        self.last += 1;
        self.further.insert((kind, key), (self.last, value));
    }

    /// Returns the note under a key.
    pub(crate) fn get_key(&self, kind: Kind, key: &[u8]) -> Option<BufferedValue> {
        self.further.get(&(kind, key.to_vec())).map(|(_, value)| value.clone())
    }

    /// Returns all notes of a tree.
    pub(crate) fn get_keys(&self, kind: Kind) -> Vec<(Vec<u8>, BufferedValue)> {
        let of_tree = self.further.iter().filter(|((of, _), _)| *of == kind);
        of_tree.map(|((_, key), (_, value))| (key.clone(), value.clone())).collect()
    }

    /// Adds all notes to changes. Returns the last one.
    pub(crate) fn put_into(&self, changes: &mut WriteBatch) -> UpTo {
        for (id, (_, delivered)) in &self.of {
            changes.put(Kind::Delivered, keys::of_match(*id), delivered::write(*delivered));
        }
        for ((kind, key), (_, value)) in &self.further {
            match value {
                Some(value) => changes.put(*kind, key.as_slice(), value.as_slice()),
                None => changes.remove(*kind, key.as_slice()),
            }
        }
        UpTo(self.last)
    }

    /// Drops the notes that were written and not replaced since.
    pub(crate) fn were_written(&mut self, up_to: UpTo) {
        self.of.retain(|_, (number, _)| *number > up_to.0);
        self.further.retain(|_, (number, _)| *number > up_to.0);
        // Give back the memory that a burst has reserved.
        self.of.shrink_to(64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_meanwhile_is_written_the_next_time() {
        let (mut notes, [one, other]) = (WriteBehind::default(), [1, 2].map(MatchId::from_random));
        let delivered = |version| Delivered { version, ..Delivered::default() };
        notes.record_delivered(one, delivered(1));
        notes.record_delivered(other, delivered(1));
        let mut changes = WriteBatch::default();
        let up_to = notes.put_into(&mut changes);
        notes.record_delivered(one, delivered(2));
        notes.were_written(up_to);
        assert_eq!((notes.get(one), notes.get(other)), (Some(delivered(2)), None));
        assert!(changes.touches(Kind::Delivered, &keys::of_match(other)));
        let up_to = notes.put_into(&mut WriteBatch::default());
        notes.were_written(up_to);
        assert_eq!(notes.get(one), None);
    }
    #[test]
    fn buffered_writes_are_read_until_written() {
        let (mut notes, key) = (WriteBehind::default(), b"key".to_vec());
        notes.buffer_key(Kind::Names, key.clone(), Some(b"old".to_vec()));
        notes.buffer_key(Kind::Names, key.clone(), Some(b"new".to_vec()));
        notes.buffer_key(Kind::Usage, key.clone(), None);
        assert_eq!(notes.get_key(Kind::Names, &key), Some(Some(b"new".to_vec())));
        assert_eq!(notes.get_keys(Kind::Usage), [(key.clone(), None)]);
        assert_eq!(notes.get_key(Kind::Languages, &key), None);
        let mut changes = WriteBatch::default();
        let up_to = notes.put_into(&mut changes);
        assert_eq!(changes.get(Kind::Names, &key), Some(&Some(b"new".into())));
        assert_eq!(changes.get(Kind::Usage, &key), Some(&None));
        notes.were_written(up_to);
        assert_eq!(notes.get_key(Kind::Names, &key), None);
    }
}
