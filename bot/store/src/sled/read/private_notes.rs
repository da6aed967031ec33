//! Private notes in the database.

use std::collections::BTreeMap;

use kuzhi_domain::{MatchId, Note, PlayerId};

use super::settings::stored;
use crate::record::private_notes::{read, read_or_none, write};
use crate::sled::trees::{Kind, Trees};
use crate::sled::{SledStore, keys};
use crate::{NoteStore, StoreError};

impl NoteStore for SledStore {
    fn note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError> {
        let key = keys::of_note(player, id);
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Notes, &key))?;
        let bytes = self.read(|trees| trees.of(Kind::Notes).get(&key))?;
        Ok(bytes.map(|bytes| read_or_none(player, id, &bytes)).unwrap_or_default())
    }

    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError> {
        let prefix = player.0.to_be_bytes();
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Notes, &prefix))?;
        let mut notes = BTreeMap::new();
        for entry in self.trees.of(Kind::Notes).scan_prefix(prefix) {
            let (key, bytes) = entry.map_err(|error| self.failed(&error))?;
            notes.extend(keys::match_in(&key).map(|id| (id, read_or_none(player, id, &bytes))));
        }
        self.writer.well()?;
        Ok(notes)
    }

    fn keep_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError> {
        let unwritable = |cause| StoreError::Failed(format!("a private note cannot be written: {cause}"));
        let (key, is_empty) = (keys::of_note(player, id), note.is_empty());
        let bytes = write(note).map_err(unwritable)?;
        let kept = self.writer.submit(move |draft| {
            let before = draft.get(Kind::Notes, &key)?;
            if let Some(before) = before.filter(|before| read(before).is_err()) {
                draft.own().put(Kind::Quarantine, keys::of_quarantined(keys::NOTE, &key), before);
            }
            if is_empty {
                draft.own().remove(Kind::Notes, key);
            } else {
                draft.own().put(Kind::Notes, key, bytes);
            }
            Ok(())
        });
        kept.wait().map_err(stored)
    }
}

/// Checks that every note can be read.
pub(crate) fn agree(trees: &Trees) -> ::sled::Result<crate::sled::recovery::agreement::Agreement> {
    let (mut number, mut wrong) = (0_u64, crate::sled::recovery::agreement::Wrong::default());
    for entry in trees.of(Kind::Notes) {
        let (key, bytes) = entry?;
        number += 1;
        if let Err(cause) = read(&bytes) {
            let id = keys::match_in(&key).map(|id| id.to_string()).unwrap_or_default();
            wrong.add(|| format!("one on {id}: {cause}"));
        }
    }
    Ok(wrong.or(|| format!("all {number} can be read")))
}
