//! Tournaments.

use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{GuildId, PlayerId, TournamentId};

use crate::StoreError;

/// Stores tournaments. Each is one record with a version. Where several are returned, unreadable ones are
/// left out.
pub trait TournamentStore: Send + Sync + 'static {
    /// Returns the tournament with this id.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError>;

    /// Returns the latest tournaments of a server, the last one announced first, at most so many, and no
    /// drafts. It reads no others.
    fn tournaments_of(&self, guild: GuildId, most: usize) -> Result<Vec<Tournament>, StoreError>;

    /// Returns the drafts on a server, and those that are neither over nor called off, or that still have
    /// something to tell, the latest first. It reads no others.
    fn live_tournaments_of(&self, guild: GuildId) -> Result<Vec<Tournament>, StoreError>;

    /// Returns all drafts and tournaments that are neither over nor called off, or that still have something
    /// to tell, the first one first. It reads no others.
    fn live_tournaments(&self) -> Result<Vec<Tournament>, StoreError>;

    /// Returns the tournaments in which a person is named, or which they organise, the last one announced
    /// first. It reads no others.
    fn tournaments_with(&self, player: PlayerId) -> Result<Vec<Tournament>, StoreError>;

    /// Returns the tournaments of a season, which has the id of its first one, the first one announced first.
    /// It reads no others.
    fn tournaments_of_season(&self, season: TournamentId) -> Result<Vec<Tournament>, StoreError>;

    /// Stores a tournament if its version is the next one, 1 for a new one. Otherwise another request was
    /// faster, and it returns false. When this returns, it survives a crash.
    fn save_tournament(&self, tournament: &Tournament) -> Result<bool, StoreError>;

    /// Removes the draft with this id. A tournament that was announced stays.
    fn drop_draft(&self, id: TournamentId) -> Result<(), StoreError>;
}
