//! Time in which the bot was not there: nobody could move, so no clock ran.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::deadlines::Deadlines;
use super::matches::{MatchLock, Matches, TRIES};
use super::records::Records;
use crate::clock::Clock;
use crate::domain::{Match, MatchId, Timestamp};
use crate::store::{CommitError, Store, StoreError};

/// A connection that was lost for so short a time is not worth to write all matches.
const UNNOTICED: Duration = Duration::from_secs(30);

/// Who has given no sign of life for so long is gone: three beats of [`crate::health`].
const GONE: Duration = Duration::from_secs(15);

/// When boards say the wrong time by as much as that, they are shown anew.
const VISIBLE: Duration = Duration::from_secs(30);

/// Takes the time off the clocks in which people could not reach the bot.
pub(crate) struct Absence {
    records: Arc<Records>,
    matches: Arc<Matches>,
    deadlines: Arc<Deadlines>,
    clock: Clock,
    /// Matches whose boards say the wrong time since the start.
    wrong_boards: Mutex<Vec<MatchId>>,
    doubt: Mutex<Option<Doubt>>,
}

/// Other processes may have been there when this one started, or may have been killed just before.
#[derive(Clone, Debug)]
struct Doubt {
    /// Which.
    others: Vec<u64>,
    /// When somebody was last there for sure.
    last: Timestamp,
    /// When this process started.
    started: Timestamp,
}

impl Absence {
    pub(crate) fn new(
        records: Arc<Records>,
        matches: Arc<Matches>,
        deadlines: Arc<Deadlines>,
        clock: Clock,
    ) -> Absence {
        let (wrong_boards, doubt) = (Mutex::default(), Mutex::default());
        Absence { records, matches, deadlines, clock, wrong_boards, doubt }
    }

    /// Takes the time since the bot was last there, in whichever process, off all clocks, before anybody can move.
    /// Where another process seems to be there, that is done once it turns out that it was not.
    ///
    /// # Errors
    ///
    /// When the store cannot be read or written; what was done is not done again the next time.
    pub(crate) async fn make_up_at_start(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        let read = move |store: &dyn Store| Ok((store.last_there()?, store.others_there(now - GONE)?));
        let (last, others) = self.records.read(read).await?;
        if let Some(last) = last.filter(|&last| last < now) {
            if others.is_empty() {
                let wrong = self.take_off(last, now).await?;
                *self.wrong_boards.lock().unwrap_or_else(PoisonError::into_inner) = wrong;
            } else {
                let doubt = Doubt { others, last, started: now };
                *self.doubt.lock().unwrap_or_else(PoisonError::into_inner) = Some(doubt);
            }
        }
        self.keep_there(now).await
    }

    /// The matches whose boards say the wrong time since the start; they are given once.
    pub(crate) fn take_wrong_boards(&self) -> Vec<MatchId> {
        std::mem::take(&mut *self.wrong_boards.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes that people can reach the bot now. When they could not for a while, no clock ran then: the matches are
    /// given whose boards say the wrong time.
    ///
    /// # Errors
    ///
    /// When the store cannot be read or written; then no clock runs out.
    pub(crate) async fn be_there(&self) -> Result<Vec<MatchId>, StoreError> {
        // The time first: all that is noted here is noted of that moment, and a sleep after it is still to be noticed.
        let now = self.clock.now();
        let was_there = self.deadlines.is_there();
        let last = self.last_there().await?.unwrap_or(now);
        let mut wrong = if !was_there && now.since(last) > UNNOTICED {
            self.take_off(last, now).await?
        } else {
            Vec::new()
        };
        self.keep_there(now).await?;
        let is_sure = self.be_sure(&mut wrong).await?;
        self.deadlines.let_clocks_run_out(is_sure, now);
        Ok(wrong)
    }

    /// Whether it is known by now who was there when this process started. If nobody was, all clocks are given the time
    /// from before then.
    async fn be_sure(&self, wrong: &mut Vec<MatchId>) -> Result<bool, StoreError> {
        let doubt = self.doubt.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some(Doubt { others, last, started }) = doubt else { return Ok(true) };
        let lately = self.clock.now() - GONE;
        let read = move |store: &dyn Store| Ok([store.others_there(started)?, store.others_there(lately)?]);
        let seen = self.records.read(read).await?;
        match seen.map(|seen| seen.iter().any(|one| others.contains(one))) {
            // One of them has given a sign since.
            [true, _] => {}
            [false, true] => return Ok(false),
            [false, false] => wrong.extend(self.take_off(last, started).await?),
        }
        *self.doubt.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Ok(true)
    }

    /// Notes that people cannot reach the bot.
    pub(crate) fn be_away(&self) {
        self.deadlines.let_clocks_run_out(false, self.clock.now());
    }

    /// Notes that people could not reach the bot since then, though it seemed that they could.
    pub(crate) async fn note_stall(&self, since: Timestamp) -> Result<(), StoreError> {
        self.records
            .read(move |store| match store.last_there()? {
                Some(last) if last > since => store.keep_there(since),
                _ => Ok(()),
            })
            .await
    }

    /// Notes that the bot goes away, and was there until now.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        let (now, is_there) = (self.clock.now(), self.deadlines.is_there());
        self.be_away();
        self.records
            .read(move |store| {
                // Who could not be reached for a while was there until then.
                let until = if is_there { Some(now) } else { store.last_there()? };
                until.map_or(Ok(()), |until| store.leave(until))
            })
            .await
    }

    /// Takes the time off one match's clock, if people can reach the bot again but that was not yet done for
    /// all matches: what they did meanwhile comes before the word that the connection stands. Says whether the match has changed.
    pub(crate) async fn make_up_in(&self, lock: &MatchLock) -> Result<bool, StoreError> {
        if self.deadlines.is_there() {
            return Ok(false);
        }
        let now = self.clock.now();
        let last = self.last_there().await?.unwrap_or(now);
        if now.since(last) <= UNNOTICED {
            return Ok(false);
        }
        Ok(self.take_off_one(lock, last, now).await?.is_some())
    }

    /// When the bot was last there: what is kept is some seconds old, and whoever has run since then knows better.
    async fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let kept = self.records.read(<dyn Store>::last_there).await?;
        Ok(kept.max(self.deadlines.there_until()))
    }

    async fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        self.records.read(move |store| store.keep_there(now)).await
    }

    /// Takes a time off all clocks, and gives the matches whose boards then say the wrong time.
    async fn take_off(&self, from: Timestamp, until: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let mut pushed = Vec::new();
        for one in self.records.read(<dyn Store>::live).await? {
            if one.running().is_some() {
                let lock = self.matches.lock(one.id()).await;
                pushed.extend(self.take_off_one(&lock, from, until).await?.map(|one| one.id()));
            }
        }
        let away = until.since(from);
        if !pushed.is_empty() {
            tracing::info!(clocks = pushed.len(), seconds = away.as_secs(), "an absence does not count");
        }
        Ok(if away > VISIBLE { pushed } else { Vec::new() })
    }

    /// Takes a time off the clock that runs in a match.
    pub(crate) async fn take_off_one(
        &self,
        lock: &MatchLock,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Option<Match>, StoreError> {
        for _ in 0..TRIES {
            let Some(current) = self.records.load(lock.id()).await? else { return Ok(None) };
            let Some(next) = current.without(from, until) else { return Ok(None) };
            match self.matches.commit_quietly(lock, next).await {
                Ok(next) => return Ok(Some(next)),
                Err(CommitError::Store(error)) => return Err(error),
                // Another process was faster.
                Err(CommitError::Conflict | CommitError::Repeated(_)) => {}
            }
        }
        Ok(None)
    }
}
