//! Times off in tournaments, such as pauses: no clock of their games runs meanwhile.

use std::sync::Arc;

use kuzhi_domain::matches::Match;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_store::StoreError;

use super::locks::MatchLock;
use super::{BackgroundWork, Service};

/// What the pauses of its tournament do to a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Credited {
    /// Whether the match has changed.
    pub(crate) has_changed: bool,
    /// Whether the tournament is paused now.
    pub(crate) is_paused: bool,
}

impl Service {
    /// Credits the pauses of its tournament to the clock of a match, before somebody moves or time is up.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub(crate) async fn credit_pauses(
        &self,
        lock: &MatchLock,
        current: &Match,
    ) -> Result<Credited, StoreError> {
        let Some(link) = current.tournament().filter(|_| current.running().is_some()) else {
            return Ok(Credited::default());
        };
        match self.tournaments.find(link.id).await? {
            Some(tournament) => self.credit_pauses_of(&tournament, lock).await,
            None => Ok(Credited::default()),
        }
    }

    async fn credit_pauses_of(
        &self,
        tournament: &Tournament,
        lock: &MatchLock,
    ) -> Result<Credited, StoreError> {
        let has_changed = self.absence.credit_times_off(tournament, lock).await?;
        Ok(Credited { has_changed, is_paused: tournament.paused.is_some() })
    }
}

/// Credits times off that are over to the games that were played meanwhile. Their boards say whether it is
/// paused.
///
/// # Errors
///
/// When the store fails. It is done again at the next look.
pub(crate) async fn credit_all(service: &Arc<Service>, current: &mut Tournament) -> Result<(), StoreError> {
    let is_paused = current.paused.is_some();
    if !current.has_times_off() && current.has_paused_boards == is_paused {
        return Ok(());
    }
    let mut wrong = Vec::new();
    for game in current.playing() {
        let lock = service.matches.lock(game.id).await;
        let is_credited = service.credit_pauses_of(current, &lock).await?.has_changed;
        if service.absence.note_pause(&lock, is_paused).await?.is_some() || is_credited {
            wrong.push(game.id);
        }
    }
    let credited = current.clone();
    service.tournaments.update_current(current, |next| next.forget_times_off(&credited)).await?;
    for &id in &wrong {
        service.attend_unwaited(BackgroundWork::Due(id, 0));
    }
    if !wrong.is_empty() {
        service.attend_unwaited(BackgroundWork::Redraw(wrong));
    }
    Ok(())
}
