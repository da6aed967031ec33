//! Corrects the clocks of matches and the times of tournaments.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::time::Duration;

use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::matches::Match;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{MatchId, PlayerId, Timestamp, TournamentId};
use kuzhi_store::{CommitError, StoreError};

use super::{Absence, UNNOTICED, UNNOTICED_LIVE, VISIBLE, VISIBLE_LIVE};
use crate::service::loading::live_matches::LiveMatches;
use crate::service::locks::MatchLock;
use crate::service::matches::TRIES;

/// What is wrong with all clocks.
#[derive(Copy, Clone, Debug)]
pub(super) enum Correction {
    /// They ran from one time until another, while nobody could move.
    Credit(Timestamp, Timestamp),
    /// The same, unless they ran for so short that it does not matter.
    Absence(Timestamp, Timestamp),
    /// The same until now. A turn may also begin later than now, and nothing says by how much.
    Start(Timestamp, Timestamp),
    /// The machine's clock was put back.
    PutBack {
        by: Duration,
        /// When that was at the earliest, on the clock as it is now.
        at: Timestamp,
    },
    /// Turns may begin later than now, and nothing says by how much.
    Future,
    /// The tournament of a match is paused, or not any more.
    Pause(bool),
    /// Organisers gave whoever is to move more time at a point in time.
    Gift(Duration, Timestamp),
}

impl Correction {
    /// Corrects a match's clock. Returns `None` if it is right.
    fn apply_to(self, one: &Match, now: Timestamp) -> Option<Match> {
        match self {
            Correction::Absence(from, until) if !is_noticed(until.since(from), one) => None,
            Correction::Credit(from, until) | Correction::Absence(from, until) => {
                one.with_absence_credited(from, until)
            }
            Correction::Start(from, until) => {
                one.with_absence_credited(from, until).or_else(|| one.without_future_times(now))
            }
            Correction::PutBack { by, at } => one.after_step_back(by, at, now),
            Correction::Future => one.without_future_times(now),
            Correction::Pause(is_paused) => one.with_pause(is_paused),
            Correction::Gift(time, at) => one.with_time_given(time, at),
        }
    }

    /// Corrects the times of a tournament. Returns `None` if they are right.
    fn apply_to_tournament(self, one: &Tournament, now: Timestamp) -> Option<Tournament> {
        match self {
            Correction::Credit(from, until) | Correction::Absence(from, until) => {
                one.with_absence_credited(from, until)
            }
            Correction::Start(from, until) => {
                one.with_absence_credited(from, until).or_else(|| one.without_future_times(now))
            }
            Correction::PutBack { by, at } => one.after_step_back(by, at, now),
            Correction::Future => one.without_future_times(now),
            Correction::Pause(_) | Correction::Gift(..) => None,
        }
    }

    /// How far the clocks were wrong.
    fn size(self) -> Duration {
        match self {
            Correction::Credit(from, until)
            | Correction::Absence(from, until)
            | Correction::Start(from, until) => until.since(from),
            Correction::PutBack { by, .. } => by,
            Correction::Future => Duration::MAX,
            Correction::Pause(_) | Correction::Gift(..) => Duration::ZERO,
        }
    }
}

/// Whether a match's board shows the wrong time by so much that people notice. Short absences add up: a board
/// shows the deadline as it was when the turn began.
fn is_visible(before: &Match, after: &Match) -> bool {
    let shift = |one: &Match| {
        one.played().zip(one.running()).map(|(playing, (clock, _))| clock.since.since(playing.moved()))
    };
    let is_live = after.running().is_some_and(|(clock, _)| clock.control.is_live());
    let step = if is_live { VISIBLE_LIVE } else { VISIBLE }.as_millis();
    let steps = |one: &Match| shift(one).map(|shift| shift.as_millis() / step);
    steps(before) != steps(after)
}

/// Whether an absence of this length matters in a match.
fn is_noticed(absence: Duration, one: &Match) -> bool {
    let is_live = one.running().is_some_and(|(clock, _)| clock.control.is_live());
    absence > UNNOTICED || is_live
}

impl Absence {
    /// Corrects all clocks, and returns the matches whose boards then show the wrong time.
    pub(super) async fn correct_all(&self, correction: Correction) -> Result<Vec<MatchId>, StoreError> {
        let (mut pushed, mut wrong) = (0_usize, Vec::new());
        let mut tournaments = BTreeMap::new();
        let mut live = LiveMatches::start(&self.records).await?;
        while let Some(some) = live.next().await? {
            for one in some.into_iter().filter(|one| one.running().is_some()) {
                let lock = self.matches.lock(one.id()).await;
                // Nothing that was before is credited to a clock afterwards.
                let is_credited = self.credit_what_was_given(&lock, &one, &mut tournaments).await?;
                let Some(after) = self.correct_one(&lock, correction).await? else {
                    wrong.extend(is_credited.then(|| one.id()));
                    continue;
                };
                pushed += 1;
                if is_credited || correction.size() > VISIBLE || is_visible(&one, &after) {
                    wrong.push(one.id());
                }
            }
        }
        if !matches!(correction, Correction::Start(from, until) if until.since(from) <= UNNOTICED_LIVE) {
            let correct = |one: &Tournament| correction.apply_to_tournament(one, self.clock.now());
            self.tournaments.correct_times(correct).await?;
        }
        if pushed > 0 {
            let (clocks, seconds) = (pushed, correction.size().as_secs());
            match correction {
                Correction::Credit(..) | Correction::Absence(..) | Correction::Start(..) => {
                    tracing::info!(clocks, seconds, "an absence does not count");
                }
                Correction::PutBack { .. } => tracing::info!(clocks, seconds, "games' clocks were put back"),
                Correction::Future => tracing::info!(clocks, "turns in the future begin now"),
                Correction::Pause(_) | Correction::Gift(..) => {}
            }
        }
        Ok(wrong)
    }

    /// Credits to a match what its tournament has stored for it. A kill may have come before that. Returns
    /// whether there was anything.
    async fn credit_what_was_given(
        &self,
        lock: &MatchLock,
        one: &Match,
        tournaments: &mut BTreeMap<TournamentId, Option<Tournament>>,
    ) -> Result<bool, StoreError> {
        let Some(link) = one.tournament() else { return Ok(false) };
        let tournament = match tournaments.entry(link.id) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                let has_any = |one: &Tournament| one.has_times_off() || one.paused.is_some();
                unknown.insert(self.tournaments.find(link.id).await?.filter(has_any))
            }
        };
        match tournament {
            Some(tournament) => self.credit_times_off(tournament, lock).await,
            None => Ok(false),
        }
    }

    /// Credits the times off of its tournament to a match, and what organisers gave. Returns whether there
    /// was anything.
    pub(crate) async fn credit_times_off(
        &self,
        tournament: &Tournament,
        lock: &MatchLock,
    ) -> Result<bool, StoreError> {
        let mut has_changed = false;
        for gift in tournament.given.iter().filter(|gift| gift.game == lock.id()) {
            let given = Correction::Gift(Duration::from_mins(gift.minutes.into()), gift.at);
            has_changed |= self.correct_one(lock, given).await?.is_some();
        }
        for [from, until] in tournament.times_off(lock.id(), self.clock.now()) {
            has_changed |= self.correct_one(lock, Correction::Credit(from, until)).await?.is_some();
        }
        Ok(has_changed)
    }

    /// Credits a span of time to the running clock of a match.
    pub(crate) async fn credit_one(
        &self,
        lock: &MatchLock,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Option<Match>, StoreError> {
        self.correct_one(lock, Correction::Credit(from, until)).await
    }

    /// Notes in a match that its tournament is paused, or not any more. `None` if it is known.
    pub(crate) async fn note_pause(
        &self,
        lock: &MatchLock,
        is_paused: bool,
    ) -> Result<Option<Match>, StoreError> {
        self.correct_one(lock, Correction::Pause(is_paused)).await
    }

    /// Has the clock of a match stand while its players have no time. `None` if it does.
    pub(crate) async fn follow_calendars(
        &self,
        lock: &MatchLock,
        calendars: &BTreeMap<PlayerId, Calendar>,
    ) -> Result<Option<Match>, StoreError> {
        self.correct(lock, |one| one.with_calendars(|who| calendars.get(&who))).await
    }

    /// Forgets that players of a match who are back were away. `None` if nobody was.
    pub(crate) async fn note_return(&self, lock: &MatchLock) -> Result<Option<Match>, StoreError> {
        self.correct(lock, |one| one.after_return(self.clock.now())).await
    }

    pub(super) async fn correct_one(
        &self,
        lock: &MatchLock,
        correction: Correction,
    ) -> Result<Option<Match>, StoreError> {
        self.correct(lock, |one| correction.apply_to(one, self.clock.now())).await
    }

    /// Corrects a match until no other process is faster. `None` if nothing is wrong.
    async fn correct(
        &self,
        lock: &MatchLock,
        corrected: impl Fn(&Match) -> Option<Match>,
    ) -> Result<Option<Match>, StoreError> {
        for _ in 0..TRIES {
            let Some(current) = self.records.load(lock.id()).await? else { return Ok(None) };
            let Some(next) = corrected(&current) else { return Ok(None) };
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
