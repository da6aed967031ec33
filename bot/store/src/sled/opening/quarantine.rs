//! Unreadable records: they are reported, set aside with all their bytes, and tried again at each start.

use ::sled::IVec;
use kuzhi_domain::{MatchId, TournamentId};

use crate::record::{self, tournaments};
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::database::Database;
use crate::sled::keys;
use crate::sled::trees::{Kind, RULES_KEPT};
use crate::sled::write_batch::WriteBatch;

impl Database {
    /// Restores the records that could not be read before and can be now. Returns whether there were any:
    /// what follows from them has to be derived then.
    pub(crate) fn take_back(&mut self) -> ::sled::Result<bool> {
        let (mut any, trees) = (false, self.trees.clone());
        for entry in trees.tree(Kind::Quarantine).scan_prefix([keys::MATCH]) {
            let (aside, bytes) = entry?;
            let Some(id) = keys::match_in(&aside) else { continue };
            let Ok(_) = record::read(id, &bytes) else {
                tracing::warn!(r#match = %id, "an unreadable match is still set aside");
                continue;
            };
            let key = keys::of_match(id);
            if trees.tree(Kind::Matches).contains_key(key)? {
                continue;
            }
            let mut changes = WriteBatch::default();
            changes.put(Kind::Matches, key, bytes);
            changes.remove(Kind::Quarantine, aside.to_vec());
            changes.remove(Kind::Meta, RULES_KEPT);
            self.write(&changes)?;
            any = true;
            tracing::info!(r#match = %id, "a match that was set aside can be read again");
        }
        Ok(self.take_tournaments_back()? || any)
    }

    fn take_tournaments_back(&mut self) -> ::sled::Result<bool> {
        let (mut any, trees) = (false, self.trees.clone());
        for entry in trees.tree(Kind::Quarantine).scan_prefix([keys::TOURNAMENT]) {
            let (aside, bytes) = entry?;
            let Some(id) = keys::tournament_in(&aside) else { continue };
            let Ok(_) = tournaments::read(id, &bytes) else {
                tracing::warn!(tournament = %id, "an unreadable tournament is still set aside");
                continue;
            };
            let key = keys::of_tournament(id);
            if trees.tree(Kind::Tournaments).contains_key(key)? {
                continue;
            }
            let mut changes = WriteBatch::default();
            changes.put(Kind::Tournaments, key, bytes);
            changes.remove(Kind::Quarantine, aside.to_vec());
            changes.remove(Kind::Meta, RULES_KEPT);
            self.write(&changes)?;
            any = true;
            tracing::info!(tournament = %id, "a tournament that was set aside can be read again");
        }
        Ok(any)
    }
}

impl Transaction<'_> {
    /// Sets the record of a match aside if it cannot be read.
    pub(crate) fn quarantine(&mut self, id: MatchId) -> Result<(), Refused> {
        let key = keys::of_match(id);
        // Another reader may have been first.
        let Some(bytes) = self.get(Kind::Matches, &key)? else { return Ok(()) };
        let Err(cause) = record::read(id, &bytes) else { return Ok(()) };
        tracing::error!(r#match = %id, %cause, "a match cannot be read and is set aside");
        for (index, entry) in self.entries_of(id)? {
            self.changes_mut().remove(index, entry.to_vec());
        }
        self.changes_mut().remove(Kind::Matches, key);
        // It is created again if the match can ever be read.
        self.changes_mut().remove(Kind::Reviews, key);
        // Its result goes as well, at the next start, and with it what it has changed.
        self.changes_mut().remove(Kind::Meta, RULES_KEPT);
        self.changes_mut().put(Kind::Quarantine, keys::of_quarantined(keys::MATCH, &key), bytes);
        Ok(())
    }

    /// Sets the record of a tournament aside if it cannot be read.
    pub(crate) fn quarantine_tournament(&mut self, id: TournamentId) -> Result<(), Refused> {
        let key = keys::of_tournament(id);
        // Another reader may have been first.
        let Some(bytes) = self.get(Kind::Tournaments, &key)? else { return Ok(()) };
        let Err(cause) = tournaments::read(id, &bytes) else { return Ok(()) };
        tracing::error!(tournament = %id, %cause, "a tournament cannot be read and is set aside");
        for entry in self.tree(Kind::TournamentIndex).iter().keys() {
            let entry = entry?;
            if keys::tournament_in(&entry) == Some(id) {
                self.changes_mut().remove(Kind::TournamentIndex, entry.to_vec());
            }
        }
        self.changes_mut().remove(Kind::Tournaments, key);
        self.changes_mut().put(Kind::Quarantine, keys::of_quarantined(keys::TOURNAMENT, &key), bytes);
        Ok(())
    }

    /// Scans the indexes, because an unreadable record does not say where it is in them.
    fn entries_of(&self, id: MatchId) -> ::sled::Result<Vec<(Kind, IVec)>> {
        let mut entries = Vec::new();
        for index in Kind::INDEXES {
            for key in self.tree(index).iter().keys() {
                let key = key?;
                if keys::match_in(&key) == Some(id) {
                    entries.push((index, key));
                }
            }
        }
        Ok(entries)
    }
}
