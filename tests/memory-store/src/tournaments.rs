//! The tournaments of the store in memory.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicU64, Ordering};

use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{GuildId, PlayerId, TournamentId};
use kuzhi_store::{StoreError, TournamentStore, is_unfinished};

use super::MemoryStore;

/// How often single tournaments were read and written.
#[derive(Debug, Default)]
pub(super) struct TournamentTrips {
    reads: AtomicU64,
    writes: AtomicU64,
}

impl TournamentStore for MemoryStore {
    fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        self.faults.check_there()?;
        self.tournament_trips.reads.fetch_add(1, Ordering::Relaxed);
        Ok(self.data().tournaments.get(&id).cloned())
    }

    fn tournaments_of(&self, guild: GuildId, most: usize) -> Result<Vec<Tournament>, StoreError> {
        let mut of_guild = self.latest_first(|one| one.guild == guild && !one.is_draft())?;
        of_guild.truncate(most);
        Ok(of_guild)
    }

    fn live_tournaments_of(&self, guild: GuildId) -> Result<Vec<Tournament>, StoreError> {
        self.latest_first(|one| one.guild == guild && is_unfinished(one))
    }

    fn live_tournaments(&self) -> Result<Vec<Tournament>, StoreError> {
        let mut live = self.latest_first(is_unfinished)?;
        live.sort_by_key(|one| (one.made, one.id));
        Ok(live)
    }

    fn tournaments_with(&self, player: PlayerId) -> Result<Vec<Tournament>, StoreError> {
        self.latest_first(|one| one.people().contains(&player))
    }

    fn tournaments_of_season(&self, season: TournamentId) -> Result<Vec<Tournament>, StoreError> {
        let mut all = self.latest_first(|one| one.season == Some(season))?;
        all.reverse();
        Ok(all)
    }

    fn save_tournament(&self, tournament: &Tournament) -> Result<bool, StoreError> {
        self.faults.check()?;
        self.tournament_trips.writes.fetch_add(1, Ordering::Relaxed);
        tournament.check().map_err(|cause| StoreError::Unwritable {
            what: format!("tournament {}", tournament.id),
            cause: format!("there can be no such tournament: {cause}").into(),
        })?;
        let mut kept = self.data();
        let version = kept.tournaments.get(&tournament.id).map_or(0, |before| before.version);
        let is_next = version.checked_add(1) == Some(tournament.version);
        if is_next {
            kept.tournaments.insert(tournament.id, tournament.clone());
        }
        Ok(is_next)
    }

    fn drop_draft(&self, id: TournamentId) -> Result<(), StoreError> {
        self.faults.check()?;
        let mut kept = self.data();
        if kept.tournaments.get(&id).is_some_and(Tournament::is_draft) {
            kept.tournaments.remove(&id);
        }
        Ok(())
    }
}

impl MemoryStore {
    /// How often single tournaments were read and written.
    pub fn tournament_trips(&self) -> (u64, u64) {
        let TournamentTrips { reads, writes } = &self.tournament_trips;
        (reads.load(Ordering::Relaxed), writes.load(Ordering::Relaxed))
    }

    fn latest_first(&self, belongs: impl Fn(&Tournament) -> bool) -> Result<Vec<Tournament>, StoreError> {
        self.faults.check_there()?;
        let kept = self.data();
        let mut all: Vec<_> = kept.tournaments.values().filter(|one| belongs(one)).cloned().collect();
        all.sort_by_key(|one| Reverse((one.made, one.id)));
        Ok(all)
    }
}
