//! The records of single people and servers, in memory.

use std::collections::BTreeMap;

use kuzhi_domain::{GuildId, HouseRules, Language, MatchId, Note, PlayerId, Preferences, Solver, pair};

use super::MemoryStore;
use crate::{NoteStore, PeopleStore, PuzzleStore, SettingsStore, StoreError};

impl PeopleStore for MemoryStore {
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        Ok(self.kept().names.get(&player).cloned())
    }

    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        self.kept().names.insert(player, name.to_owned());
        Ok(())
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        Ok(self.kept().languages.get(&player).copied())
    }

    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
        self.kept().languages.insert(player, language);
        Ok(())
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        Ok(self.kept().opponents.contains(&pair([one, other])))
    }
}

impl SettingsStore for MemoryStore {
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        Ok(self.kept().preferences.get(&player).cloned().unwrap_or_default())
    }

    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        self.faults.check()?;
        self.kept().preferences.insert(player, preferences.clone());
        Ok(())
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        Ok(self.kept().house_rules.get(&guild).cloned().unwrap_or_default())
    }

    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError> {
        self.kept().house_rules.insert(guild, rules.clone());
        Ok(())
    }
}

impl PuzzleStore for MemoryStore {
    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError> {
        Ok(self.kept().solvers.get(&player).cloned().unwrap_or_default())
    }

    fn keep_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError> {
        self.faults.check()?;
        let mut kept = self.kept();
        let is_next = kept.solvers.get(&player).map_or(0, |before| before.version) + 1 == solver.version;
        if is_next {
            kept.solvers.insert(player, solver.clone());
        }
        Ok(is_next)
    }
}

impl NoteStore for MemoryStore {
    fn note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError> {
        Ok(self.kept().notes.get(&(player, id)).cloned().unwrap_or_default())
    }

    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError> {
        let kept = self.kept();
        let own = kept.notes.iter().filter(|((one, _), _)| *one == player);
        Ok(own.map(|((_, id), note)| (*id, note.clone())).collect())
    }

    fn keep_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError> {
        self.faults.check()?;
        if note.is_empty() {
            self.kept().notes.remove(&(player, id));
        } else {
            self.kept().notes.insert((player, id), note.clone());
        }
        Ok(())
    }
}
