//! The bot's absence, or that of its store: nobody could move then, so no clock ran. And the machine's clock
//! when it is set: that gives nobody time, and takes none.

mod corrections;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{Store, StoreError};
use tokio::sync::watch;

use self::corrections::Correction;
use crate::clock::{Clock, Reading, Step};
use crate::service::deadlines::Deadlines;
use crate::service::locks::MatchLock;
use crate::service::matches::Matches;
use crate::service::records::Records;
use crate::service::tournaments::Tournaments;

/// An absence of this length or less is not worth rewriting all matches.
const UNNOTICED: Duration = Duration::from_secs(30);

/// Nor is one of this length, if they have clocks of minutes.
const UNNOTICED_LIVE: Duration = Duration::from_secs(10);

/// A process without a sign of life for this long is gone. That is three beats of [`crate::health`].
const GONE: Duration = Duration::from_secs(15);

/// Boards that show the wrong time by more than this are refreshed.
const VISIBLE: Duration = Duration::from_secs(30);

/// The same for boards with clocks of minutes, on which people see seconds pass.
const VISIBLE_LIVE: Duration = Duration::from_secs(2);

/// Credits to the clocks the time in which people could not reach the bot.
pub(crate) struct Absence {
    records: Arc<Records>,
    matches: Arc<Matches>,
    tournaments: Arc<Tournaments>,
    deadlines: Arc<Deadlines>,
    clock: Clock,
    /// Matches whose boards show the wrong time since the start.
    wrong_boards: Mutex<Vec<MatchId>>,
    doubt: Mutex<Option<Doubt>>,
    /// Whether the store answered when it was last asked for this.
    store_answers: watch::Sender<bool>,
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
        tournaments: Arc<Tournaments>,
        deadlines: Arc<Deadlines>,
        clock: Clock,
    ) -> Absence {
        let (wrong_boards, doubt) = (Mutex::default(), Mutex::default());
        let store_answers = watch::Sender::new(true);
        Absence { records, matches, tournaments, deadlines, clock, wrong_boards, doubt, store_answers }
    }

    /// Tells whether the store answers.
    pub(crate) fn store_answers(&self) -> watch::Receiver<bool> {
        self.store_answers.subscribe()
    }

    /// Notes whether the store answers.
    pub(crate) fn record_store_state(&self, answers: bool) {
        let is_new = self.store_answers.send_if_modified(|did| std::mem::replace(did, answers) != answers);
        if is_new && answers {
            tracing::info!("the store answers again");
        }
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
        let (last, others) = self.records.run(read).await?;
        if let Some(last) = last {
            if others.is_empty() {
                let wrong = self.correct_since(last, now).await?;
                *self.wrong_boards.lock().unwrap_or_else(PoisonError::into_inner) = wrong;
            } else {
                let doubt = Doubt { others, last, started: now };
                *self.doubt.lock().unwrap_or_else(PoisonError::into_inner) = Some(doubt);
            }
        }
        self.record_presence(now).await
    }

    /// Corrects all clocks by the time from when the bot was last there to its start.
    async fn correct_since(&self, last: Timestamp, started: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let by = last.since(started);
        if by <= UNNOTICED {
            return self.correct_all(Correction::Start(last, started)).await;
        }
        // The machine's clock was put back since. If this is interrupted, it must not be done twice.
        self.record_presence(started).await?;
        self.correct_all(Correction::PutBack { by, at: started }).await
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
    pub(crate) async fn mark_present(&self) -> Result<Vec<MatchId>, StoreError> {
        let was_there = self.deadlines.is_there();
        if !*self.store_answers.borrow() {
            // It may answer only after a while, and clocks do not run until then.
            self.last_there().await?;
        }
        // Read the clock before the rest. Everything below is noted for that moment, and a later sleep must
        // still be noticed.
        let reading = self.clock.read();
        let now = reading.at;
        let mut wrong = self.follow_hands_back(&reading).await?;
        let last = self.last_there().await?.unwrap_or(now);
        let away = Some(last).filter(|_| !was_there && now.since(last) > UNNOTICED_LIVE);
        if let Some(from) = self.put_forward(&reading).into_iter().chain(away).min() {
            wrong.extend(self.correct_all(Correction::Absence(from, now)).await?);
        }
        self.record_presence(now).await?;
        let is_sure = self.settle_doubt(&mut wrong).await?;
        self.deadlines.let_clocks_run_out(is_sure, reading);
        Ok(wrong)
    }

    /// If the machine's clock was put forward, or slept, returns since when that is, on the clock as it is
    /// now.
    fn put_forward(&self, reading: &Reading) -> Option<Timestamp> {
        match self.deadlines.step(reading) {
            Some((_, Step::Forward(by))) => Some(reading.at - by),
            _ => None,
        }
    }

    /// If the machine's clock was put back, returns what that makes of other clocks.
    async fn put_back(&self, reading: &Reading) -> Result<Option<Correction>, StoreError> {
        let Some((checked, Step::Back(by))) = self.deadlines.step(reading) else { return Ok(None) };
        let lately = reading.at - GONE;
        let others = self.records.run(move |store| store.others_there(lately)).await?;
        Ok(Some(if others.is_empty() {
            Correction::PutBack { by, at: reading.at - reading.ran_since(&checked) }
        } else {
            // The turns may have been written by another machine, whose clock is right.
            Correction::Future
        }))
    }

    /// If the machine's clock was put back, puts all others back with it. Returns the matches whose boards
    /// show the wrong time.
    async fn follow_hands_back(&self, reading: &Reading) -> Result<Vec<MatchId>, StoreError> {
        let Some(back) = self.put_back(reading).await? else { return Ok(Vec::new()) };
        tracing::warn!("this machine's clock was put back; games' clocks follow");
        if let Correction::PutBack { by, .. } = back
            && let Some(last) = self.last_there().await?
        {
            // First of all, or a start after a crash would put them back again.
            self.record_presence((last - by).min(reading.at)).await?;
        }
        self.deadlines.let_no_clock_run_out();
        self.correct_all(back).await
    }

    /// Whether it is clear by now which processes were present when this one started. If none was, all clocks
    /// are credited with the time before the start.
    async fn settle_doubt(&self, wrong: &mut Vec<MatchId>) -> Result<bool, StoreError> {
        let doubt = self.doubt.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some(Doubt { others, last, started }) = doubt else { return Ok(true) };
        let lately = self.clock.now() - GONE;
        let read = move |store: &dyn Store| Ok([store.others_there(started)?, store.others_there(lately)?]);
        let seen = self.records.run(read).await?;
        match seen.map(|seen| seen.iter().any(|one| others.contains(one))) {
            // One of them has given a sign of life since.
            [true, _] => {}
            [false, true] => return Ok(false),
            [false, false] => wrong.extend(self.correct_since(last, started).await?),
        }
        *self.doubt.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Ok(true)
    }

    /// Notes that people cannot reach the bot. Returns the matches whose boards show the wrong time, if the
    /// machine's clock was put back meanwhile.
    ///
    /// # Errors
    ///
    /// When the store cannot be read or written.
    pub(crate) async fn mark_absent(&self) -> Result<Vec<MatchId>, StoreError> {
        self.deadlines.let_no_clock_run_out();
        let reading = self.clock.read();
        let wrong = self.follow_hands_back(&reading).await?;
        // Whether the store answers matters all the same.
        self.last_there().await?;
        self.deadlines.let_clocks_run_out(false, reading);
        Ok(wrong)
    }

    /// Notes that people could not reach the bot since this time, though it seemed that they could.
    pub(crate) async fn record_stall(&self, since: Timestamp) -> Result<(), StoreError> {
        self.records
            .run(move |store| match store.last_there()? {
                Some(last) if last > since => store.record_presence(since),
                _ => Ok(()),
            })
            .await
    }

    /// Notes that the bot stops and was present until now.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        let (now, is_there) = (self.clock.now(), self.deadlines.is_there());
        self.deadlines.let_no_clock_run_out();
        self.records
            .run(move |store| {
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
        let reading = self.clock.read();
        let now = reading.at;
        if let Some(back) = self.put_back(&reading).await? {
            return Ok(self.correct_one(lock, back).await?.is_some());
        }
        let last = self.last_there().await?.unwrap_or(now);
        let away = Some(last).filter(|&last| now.since(last) > UNNOTICED_LIVE);
        match self.put_forward(&reading).into_iter().chain(away).min() {
            Some(from) => Ok(self.correct_one(lock, Correction::Absence(from, now)).await?.is_some()),
            None => Ok(false),
        }
    }

    /// When the bot was last present. The stored time is some seconds old, and a process that has run since
    /// then knows better.
    async fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        let kept = self.records.run(<dyn Store>::last_there).await?;
        Ok(kept.max(self.deadlines.there_until()))
    }

    async fn record_presence(&self, now: Timestamp) -> Result<(), StoreError> {
        self.records.run(move |store| store.record_presence(now)).await
    }
}
