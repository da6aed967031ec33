//! What people and servers have said and chosen.

use std::collections::BTreeMap;

use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::study::{Note, Solver};
use kuzhi_domain::{GuildId, Language, MatchId, PlayerId};

use super::settings::{HOUSE_RULES, PREFERENCES, Setting, stored};
use crate::record::private_notes::{read, read_or_none, write};
use crate::record::{settings, solvers};
use crate::sled::commits::writer::SOON;
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{PeopleStore, StoreError};

const SOLVER: Setting<Solver> = Setting {
    what: "what a person has solved of puzzles",
    quarantine: keys::SOLVER,
    kind: Kind::Solvers,
    write: solvers::write,
    read: solvers::read,
};

impl PeopleStore for SledStore {
    fn save_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        let name = Some(name.as_bytes().to_vec());
        self.writer.buffer_key(Kind::Names, player.0.to_be_bytes(), name, SOON)?;
        self.cache.names.invalidate([player]);
        Ok(())
    }

    fn save_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
        let tag = Some(language.tag().into());
        self.writer.buffer_key(Kind::Languages, player.0.to_be_bytes(), tag, SOON)?;
        self.cache.languages.invalidate([player]);
        Ok(())
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let pair = keys::of_pair(one, other);
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Opponents, &pair))?;
        self.read(|trees| trees.tree(Kind::Opponents).contains_key(&pair))
    }

    fn save_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        let listed = preferences.listed;
        self.save_setting(&PREFERENCES, player.0, preferences, move |transaction, before| {
            let before = before.and_then(|before| settings::read_preferences(before).ok());
            let was_listed = before.unwrap_or_default().listed;
            if listed == was_listed { Ok(()) } else { transaction.list(player, listed) }
        })
    }

    fn save_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError> {
        self.save_setting(&HOUSE_RULES, guild.0, rules, |_, _| Ok(()))
    }

    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError> {
        self.setting(&SOLVER, player.0)
    }

    fn save_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError> {
        self.save_next(&SOLVER, player.0, solver)
    }

    fn private_note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError> {
        let key = keys::of_note(player, id);
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Notes, &key))?;
        let bytes = self.read(|trees| trees.tree(Kind::Notes).get(&key))?;
        Ok(bytes.map(|bytes| read_or_none(player, id, &bytes)).unwrap_or_default())
    }

    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError> {
        let prefix = player.0.to_be_bytes();
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Notes, &prefix))?;
        let mut notes = BTreeMap::new();
        for entry in self.trees.tree(Kind::Notes).scan_prefix(prefix) {
            let (key, bytes) = entry.map_err(|error| self.failed(&error))?;
            notes.extend(keys::match_in(&key).map(|id| (id, read_or_none(player, id, &bytes))));
        }
        self.writer.check_healthy()?;
        Ok(notes)
    }

    fn save_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError> {
        let (key, is_empty) = (keys::of_note(player, id), note.is_empty());
        let bytes = write(note).map_err(StoreError::unwritable("a private note"))?;
        let kept = self.writer.submit(move |transaction| {
            let before = transaction.get(Kind::Notes, &key)?;
            if let Some(before) = before.filter(|before| read(before).is_err()) {
                transaction.changes_mut().put(
                    Kind::Quarantine,
                    keys::of_quarantined(keys::NOTE, &key),
                    before,
                );
            }
            if is_empty {
                transaction.changes_mut().remove(Kind::Notes, key);
            } else {
                transaction.changes_mut().put(Kind::Notes, key, bytes);
            }
            Ok(())
        });
        kept.wait().map_err(stored)
    }
}
