//! Tournaments.

use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{GuildId, PlayerId, TournamentId};

use super::settings::stored;
use crate::record::tournaments::write;
use crate::sled::index::tournaments::{
    UNFINISHED, entries, of_guild, of_person, of_season, unfinished_of_guild,
};
use crate::sled::lost::{Lost, Seen};
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{CommitError, StoreError, TournamentStore};

impl TournamentStore for SledStore {
    fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        let key = keys::of_tournament(id);
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Tournaments, &key))?;
        self.trees.find_tournament(id).map_err(|lost| match lost {
            Lost::Unreadable(cause, seen) => {
                self.quarantine_tournament(id, seen);
                StoreError::UnreadableTournament { id, cause: cause.into() }
            }
            Lost::Database(error) => self.failed(&error),
        })
    }

    fn tournaments_of(&self, guild: GuildId, most: usize) -> Result<Vec<Tournament>, StoreError> {
        let all = self.tournaments(&of_guild(guild), most)?;
        Ok(all.into_iter().map(|one| one.seen_from(guild)).collect())
    }

    fn live_tournaments_of(&self, guild: GuildId) -> Result<Vec<Tournament>, StoreError> {
        let all = self.tournaments(&unfinished_of_guild(guild), usize::MAX)?;
        Ok(all.into_iter().map(|one| one.seen_from(guild)).collect())
    }

    fn live_tournaments(&self) -> Result<Vec<Tournament>, StoreError> {
        self.tournaments(UNFINISHED, usize::MAX)
    }

    fn tournaments_with(&self, player: PlayerId) -> Result<Vec<Tournament>, StoreError> {
        self.tournaments(&of_person(player), usize::MAX)
    }

    fn tournaments_of_season(&self, season: TournamentId) -> Result<Vec<Tournament>, StoreError> {
        self.tournaments(&of_season(season), usize::MAX)
    }

    fn save_tournament(&self, tournament: &Tournament) -> Result<bool, StoreError> {
        let id = tournament.id;
        let record = write(tournament).map_err(StoreError::unwritable(format!("tournament {id}")))?;
        let next = tournament.clone();
        let saved = self.writer.submit(move |transaction| transaction.put_tournament(&next, record));
        match saved.wait() {
            Ok(()) => Ok(true),
            Err(CommitError::Conflict) => Ok(false),
            Err(error) => Err(stored(error)),
        }
    }

    fn drop_draft(&self, id: TournamentId) -> Result<(), StoreError> {
        self.writer.submit(move |transaction| transaction.drop_draft(id)).wait().map_err(stored)
    }
}

impl SledStore {
    /// Returns at most so many tournaments in a list of the index, in order.
    fn tournaments(&self, list: &[u8], most: usize) -> Result<Vec<Tournament>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::TournamentIndex, list))?;
        let mut found = Vec::new();
        for key in self.trees.tree(Kind::TournamentIndex).scan_prefix(list).keys() {
            if found.len() >= most {
                break;
            }
            let key = key.map_err(|error| self.failed(&error))?;
            let Some(id) = keys::tournament_in(&key) else { continue };
            // It may have left the list since then.
            let stands = |one: &Tournament| entries(one).iter().any(|entry| **entry == *key);
            found.extend(self.readable_tournament(id, &key)?.filter(stands));
        }
        self.writer.check_healthy()?;
        Ok(found)
    }

    /// Returns the tournament with this id, which had this entry a moment ago. An unreadable one is set
    /// aside.
    fn readable_tournament(&self, id: TournamentId, entry: &[u8]) -> Result<Option<Tournament>, StoreError> {
        match self.tournament(id) {
            Ok(None) => {
                let stands = self.trees.tree(Kind::TournamentIndex).contains_key(entry);
                // A draft may have been dropped since.
                if stands.map_err(|error| self.failed(&error))? {
                    tracing::error!(tournament = %id, "a tournament that should be there is not");
                }
                Ok(None)
            }
            Err(StoreError::UnreadableTournament { .. }) => Ok(None),
            found => found,
        }
    }

    /// Requests that an unreadable record is set aside, without waiting for it.
    fn quarantine_tournament(&self, id: TournamentId, seen: Seen) {
        if seen == Seen::Now {
            drop(self.writer.submit(move |transaction| transaction.quarantine_tournament(id)));
        }
    }
}
