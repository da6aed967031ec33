//! Time in which the bot was not there: nobody could move, so no clock ran.

use std::time::Duration;

use super::{Doorkeeper, MatchLock};
use crate::domain::{Match, MatchId, Timestamp};
use crate::store::{CommitError, Store, StoreError};

/// A connection that was lost for so short a time is not worth to write all matches.
const UNNOTICED: Duration = Duration::from_secs(30);

/// When boards say the wrong time by as much as that, they are shown anew.
const VISIBLE: Duration = Duration::from_secs(30);

impl Doorkeeper {
    /// Takes the time since the bot was last there off all clocks, before anybody can move.
    ///
    /// # Errors
    ///
    /// When the store cannot be read or written; what was done is not done again the next time.
    pub async fn make_up_for_absence(&self) -> Result<(), StoreError> {
        let now = self.service.clock.now();
        let last = self.read(<dyn Store>::last_there).await?;
        if let Some(last) = last.filter(|&last| last < now) {
            self.deadlines.note_wrong_boards(self.take_off(last, now).await?);
        }
        self.keep_there(now).await
    }

    /// Notes whether people can reach the bot now. When they could not for a while, no clock ran then.
    pub async fn note_presence(&self, is_there: bool) {
        let now = self.service.clock.now();
        if is_there && let Err(error) = self.be_there(now).await {
            return self
                .report(&error, "an absence could not be taken off the clocks; no match ends on time");
        }
        self.let_clocks_run_out(is_there);
    }

    /// Notes that people could not reach the bot since then, though it seemed that they could.
    pub async fn note_deafness(&self, since: Timestamp) {
        let noted = self.read(move |store| match store.last_there()? {
            Some(last) if last > since => store.keep_there(since),
            _ => Ok(()),
        });
        if let Err(error) = noted.await {
            self.report(&error, "clocks may run on through an absence");
        }
    }

    async fn be_there(&self, now: Timestamp) -> Result<(), StoreError> {
        let was_there = self.is_there();
        let last = self.read(<dyn Store>::last_there).await?.unwrap_or(now);
        if !was_there && now.since(last) > UNNOTICED {
            let pushed = self.take_off(last, now).await?;
            self.show_anew(pushed);
        }
        self.keep_there(now).await
    }

    /// Notes that the bot goes away, and was there until now.
    pub async fn leave(&self) {
        if self.is_there()
            && let Err(error) = self.keep_there(self.service.clock.now()).await
        {
            self.report(&error, "cannot note until when the bot was there");
        }
        self.let_clocks_run_out(false);
    }

    /// Takes the time off one match's clock, if people can reach the bot again but that was not yet done for
    /// all matches: what they did meanwhile comes before the word that the connection stands. Says whether the match has changed.
    pub(super) async fn make_up_in(&self, lock: &MatchLock) -> Result<bool, StoreError> {
        if self.is_there() {
            return Ok(false);
        }
        let now = self.service.clock.now();
        let last = self.read(<dyn Store>::last_there).await?.unwrap_or(now);
        if now.since(last) <= UNNOTICED {
            return Ok(false);
        }
        Ok(self.take_off_one(lock, last, now).await?.is_some())
    }

    async fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        self.read(move |store| store.keep_there(now)).await
    }

    /// Takes a time off all clocks, and gives the matches whose boards then say the wrong time.
    async fn take_off(&self, from: Timestamp, until: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let mut pushed = Vec::new();
        for one in self.read(<dyn Store>::live).await? {
            if one.running().is_some() {
                let lock = self.locks.lock(one.id).await;
                pushed.extend(self.take_off_one(&lock, from, until).await?.map(|one| one.id));
            }
        }
        let away = until.since(from);
        if !pushed.is_empty() {
            tracing::info!(clocks = pushed.len(), seconds = away.as_secs(), "an absence does not count");
        }
        Ok(if away > VISIBLE { pushed } else { Vec::new() })
    }

    /// Takes a time off the clock that runs in a match.
    pub(super) async fn take_off_one(
        &self,
        lock: &MatchLock,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Option<Match>, StoreError> {
        let Some(current) = self.load(lock.id()).await? else { return Ok(None) };
        let Some(next) = current.without(from, until) else { return Ok(None) };
        match self.commit_quietly(lock, next).await {
            Ok(next) => Ok(Some(next)),
            Err(CommitError::Store(error)) => Err(error),
            // Nobody else has the lock.
            Err(CommitError::Conflict | CommitError::Repeated(_)) => Ok(None),
        }
    }

    /// Shows boards anew that say the wrong time, one after another, and calls nobody.
    pub(super) fn show_anew(&self, boards: Vec<MatchId>) {
        let doorkeeper = self.clone();
        // Not a task that a stop waits for: a board that says too early a time does no harm.
        tokio::spawn(async move {
            for id in boards {
                if doorkeeper.stopping.is_cancelled() {
                    return;
                }
                let _lock = doorkeeper.locks.lock(id).await;
                doorkeeper.refresh_board(id).await;
            }
        });
    }
}
