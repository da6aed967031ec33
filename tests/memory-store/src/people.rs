//! The records of single people and servers.

use std::collections::BTreeMap;

use kuzhi_domain::matches::Match;
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::study::{Note, Solver};
use kuzhi_domain::{GuildId, Language, MatchId, PlayerId};
use kuzhi_store::{PeopleStore, StoreError};

use super::MemoryStore;

impl PeopleStore for MemoryStore {
    fn save_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        self.data().names.insert(player, name.to_owned());
        Ok(())
    }

    fn save_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
        self.data().languages.insert(player, language);
        Ok(())
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let kept = self.data();
        let mut pairs = kept.matches.values().filter_map(Match::opponents);
        Ok(pairs.any(|pair| pair == [one, other] || pair == [other, one]))
    }

    fn save_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        self.faults.check()?;
        self.data().preferences.insert(player, preferences.clone());
        Ok(())
    }

    fn save_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError> {
        self.data().house_rules.insert(guild, rules.clone());
        Ok(())
    }

    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError> {
        Ok(self.data().solvers.get(&player).cloned().unwrap_or_default())
    }

    fn save_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError> {
        self.faults.check()?;
        let mut kept = self.data();
        let is_next = kept.solvers.get(&player).map_or(0, |before| before.version) + 1 == solver.version;
        if is_next {
            kept.solvers.insert(player, solver.clone());
        }
        Ok(is_next)
    }

    fn private_note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError> {
        Ok(self.data().notes.get(&(player, id)).cloned().unwrap_or_default())
    }

    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError> {
        let kept = self.data();
        let own = kept.notes.iter().filter(|((one, _), _)| *one == player);
        Ok(own.map(|((_, id), note)| (*id, note.clone())).collect())
    }

    fn save_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError> {
        self.faults.check()?;
        if note.is_empty() {
            self.data().notes.remove(&(player, id));
        } else {
            self.data().notes.insert((player, id), note.clone());
        }
        Ok(())
    }
}
