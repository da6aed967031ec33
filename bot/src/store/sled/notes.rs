//! Delivered that were noted and are not written yet: whoever shows a match writes nothing, and of many notes on one
//! match the last is written.

use std::collections::HashMap;

use super::changes::Changes;
use super::keys;
use super::trees::Kind;
use crate::domain::MatchId;
use crate::store::{Delivered, delivered};

/// Notes by match, each with its number.
#[derive(Default)]
pub(super) struct Notes {
    of: HashMap<MatchId, (u64, Delivered)>,
    last: u64,
}

/// Up to which note something was written.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct UpTo(u64);

impl Notes {
    pub(super) fn note(&mut self, id: MatchId, delivered: Delivered) {
        self.last += 1;
        self.of.insert(id, (self.last, delivered));
    }

    pub(super) fn get(&self, id: MatchId) -> Option<Delivered> {
        self.of.get(&id).map(|(_, delivered)| *delivered)
    }

    /// Puts all of them among changes.
    pub(super) fn put_into(&self, changes: &mut Changes) -> UpTo {
        for (id, (_, delivered)) in &self.of {
            changes.put(Kind::Delivered, keys::of_match(*id), delivered::write(*delivered));
        }
        UpTo(self.last)
    }

    /// Drops what was written, and has not changed since.
    pub(super) fn were_written(&mut self, up_to: UpTo) {
        self.of.retain(|_, (number, _)| *number > up_to.0);
        // What a storm has left room for is given back.
        self.of.shrink_to(64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_meanwhile_is_written_the_next_time() {
        let (mut notes, [one, other]) = (Notes::default(), [1, 2].map(MatchId::from_random));
        let told = |version| Delivered { version, ..Delivered::default() };
        notes.note(one, told(1));
        notes.note(other, told(1));
        let mut changes = Changes::default();
        let up_to = notes.put_into(&mut changes);
        notes.note(one, told(2));
        notes.were_written(up_to);
        assert_eq!((notes.get(one), notes.get(other)), (Some(told(2)), None));
        assert!(changes.touch(Kind::Delivered, &keys::of_match(other)));
        let up_to = notes.put_into(&mut Changes::default());
        notes.were_written(up_to);
        assert_eq!(notes.get(one), None);
    }
}
