//! The bot's absence. Nobody could move then, so no clock ran.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::deadlines::Deadlines;
use super::live_matches::LiveMatches;
use super::match_lock::MatchLock;
use super::matches::{Matches, TRIES};
use super::records::Records;
use crate::clock::Clock;
use crate::domain::{Match, MatchId, Timestamp};
use crate::store::{CommitError, Store, StoreError};

/// A connection lost for this long or less is not worth rewriting all matches.
const UNNOTICED: Duration = Duration::from_secs(30);

/// A process without a sign of life for this long is gone. That is three beats of [`crate::health`].
const GONE: Duration = Duration::from_secs(15);

/// Boards that show the wrong time by more than this are refreshed.
const VISIBLE: Duration = Duration::from_secs(30);

/// Credits to the clocks the time in which people could not reach the bot.
pub(crate) struct Absence {
    records: Arc<Records>,
    matches: Arc<Matches>,
    deadlines: Arc<Deadlines>,
    clock: Clock,
    /// Matches whose boards show the wrong time since the start.
    wrong_boards: Mutex<Vec<MatchId>>,
    doubt: Mutex<Option<Doubt>>,
}

/// Doubt about other processes, which may have been present when this one started or may have been killed
/// just before.
#[derive(Clone, Debug)]
struct Doubt {
    /// Those processes.
    others: Vec<u64>,
    /// The last time at which some process was present for sure.
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

    /// Credits to all clocks the time since the bot was last present in any process, before anyone can move.
    /// If another process seems to be present, that waits until it turns out not to be.
    ///
    /// # Errors
    ///
    /// When the store cannot be read or written. What is done already is not done again next time.
    pub(crate) async fn credit_at_start(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        let read = move |store: &dyn Store| Ok((store.last_there()?, store.others_there(now - GONE)?));
        let (last, others) = self.records.read(read).await?;
        if let Some(last) = last.filter(|&last| last < now) {
            if others.is_empty() {
                let wrong = self.credit_all(last, now).await?;
                *self.wrong_boards.lock().unwrap_or_else(PoisonError::into_inner) = wrong;
            } else {
                let doubt = Doubt { others, last, started: now };
                *self.doubt.lock().unwrap_or_else(PoisonError::into_inner) = Some(doubt);
            }
        }
        self.keep_there(now).await
    }

    /// Returns the matches whose boards show the wrong time since the start, and clears the list.
    pub(crate) fn take_wrong_boards(&self) -> Vec<MatchId> {
        std::mem::take(&mut *self.wrong_boards.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes that people can reach the bot now. If they could not for a while, the clocks are credited with
    /// that time. Returns the matches whose boards show the wrong time.
    ///
    /// # Errors
    ///
    /// When the store cannot be read or written. Then no clock runs out.
    pub(crate) async fn be_there(&self) -> Result<Vec<MatchId>, StoreError> {
        // Read the clock first. Everything below is noted for that moment, and a later sleep must still be
        // noticed.
        let now = self.clock.now();
        let was_there = self.deadlines.is_there();
        let last = self.last_there().await?.unwrap_or(now);
        let mut wrong = if !was_there && now.since(last) > UNNOTICED {
            self.credit_all(last, now).await?
        } else {
            Vec::new()
        };
        self.keep_there(now).await?;
        let is_sure = self.be_sure(&mut wrong).await?;
        self.deadlines.let_clocks_run_out(is_sure, now);
        Ok(wrong)
    }

    /// Whether it is clear by now which processes were present when this one started. If none was, all clocks
    /// are credited with the time before the start.
    async fn be_sure(&self, wrong: &mut Vec<MatchId>) -> Result<bool, StoreError> {
        let doubt = self.doubt.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some(Doubt { others, last, started }) = doubt else { return Ok(true) };
        let lately = self.clock.now() - GONE;
        let read = move |store: &dyn Store| Ok([store.others_there(started)?, store.others_there(lately)?]);
        let seen = self.records.read(read).await?;
        match seen.map(|seen| seen.iter().any(|one| others.contains(one))) {
            // One of them has given a sign of life since.
            [true, _] => {}
            [false, true] => return Ok(false),
            [false, false] => wrong.extend(self.credit_all(last, started).await?),
        }
        *self.doubt.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Ok(true)
    }

    /// Notes that people cannot reach the bot.
    pub(crate) fn be_away(&self) {
        self.deadlines.let_clocks_run_out(false, self.clock.now());
    }

    /// Notes that people could not reach the bot since this time, though it seemed that they could.
    pub(crate) async fn note_stall(&self, since: Timestamp) -> Result<(), StoreError> {
        self.records
            .read(move |store| match store.last_there()? {
                Some(last) if last > since => store.keep_there(since),
                _ => Ok(()),
            })
            .await
    }

    /// Notes that the bot stops and was present until now.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        let (now, is_there) = (self.clock.now(), self.deadlines.is_there());
        self.be_away();
        self.records
            .read(move |store| {
                // A bot that could not be reached for a while was present until then.
                let until = if is_there { Some(now) } else { store.last_there()? };
                until.map_or(Ok(()), |until| store.leave(until))
            })
            .await
    }

    /// Credits one match's clock, if people can reach the bot again but that has not been done for all
    /// matches yet. Their requests may arrive before the news that the connection is back. Returns whether
    /// the match has changed.
    pub(crate) async fn credit_absence(&self, lock: &MatchLock) -> Result<bool, StoreError> {
        if self.deadlines.is_there() {
            return Ok(false);
        }
        let now = self.clock.now();
        let last = self.last_there().await?.unwrap_or(now);
        if now.since(last) <= UNNOTICED {
            return Ok(false);
        }
        Ok(self.credit_one(lock, last, now).await?.is_some())
    }

    /// When the bot was last present. The stored time is some seconds old, and a process that has run since
    /// then knows better.
    async fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let kept = self.records.read(<dyn Store>::last_there).await?;
        Ok(kept.max(self.deadlines.there_until()))
    }

    async fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        self.records.read(move |store| store.keep_there(now)).await
    }

    /// Credits a span of time to all clocks, and returns the matches whose boards then show the wrong time.
    async fn credit_all(&self, from: Timestamp, until: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let mut pushed = Vec::new();
        let mut live = LiveMatches::of(&self.records).await?;
        while let Some(some) = live.next().await? {
            for one in some.into_iter().filter(|one| one.running().is_some()) {
                let lock = self.matches.lock(one.id()).await;
                pushed.extend(self.credit_one(&lock, from, until).await?.map(|one| one.id()));
            }
        }
        let away = until.since(from);
        if !pushed.is_empty() {
            tracing::info!(clocks = pushed.len(), seconds = away.as_secs(), "an absence does not count");
        }
        Ok(if away > VISIBLE { pushed } else { Vec::new() })
    }

    /// Credits a span of time to the running clock of a match.
    pub(crate) async fn credit_one(
        &self,
        lock: &MatchLock,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Option<Match>, StoreError> {
        for _ in 0..TRIES {
            let Some(current) = self.records.load(lock.id()).await? else { return Ok(None) };
            let Some(next) = current.with_absence_credited(from, until) else { return Ok(None) };
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
