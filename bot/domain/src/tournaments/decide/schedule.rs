//! When it is played, as organisers decide that: its start, more time, pauses, and its end.

use std::time::Duration;

use super::organisers::LONGEST_REASON;
use crate::refusal::TournamentRefusal;
use crate::tournaments::field::RoundResult;
use crate::tournaments::game::GameState;
use crate::tournaments::log::LogEntry;
use crate::tournaments::news::News;
use crate::tournaments::times_off::TimeGift;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{MatchId, PlayerId, Timestamp};

/// How far ahead a tournament can begin: 60 days, and an hour by which clocks may be changed meanwhile.
const FAR: Duration = Duration::from_hours(24 * 60 + 1);

impl Tournament {
    pub(super) fn begin_now(
        &mut self,
        by: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if self.stage != TournamentStage::Open {
            return Err(TournamentRefusal::Begun);
        }
        let [fewest, _] = self.rules.kind.sizes();
        if self.rules.kind.abilities().has_teams && !self.kind().can_begin(self) {
            return Err(TournamentRefusal::TeamsAreMissing);
        }
        if self.number() < fewest {
            return Err(TournamentRefusal::TooFew { fewest });
        }
        self.rules.begins = now;
        // Whoever presses it is there: it does not wait as after an absence.
        let before = Timestamp::from_millis(now.as_millis().saturating_sub(1));
        self.credited_until = self.credited_until.min(before);
        self.add_log_line(by, LogEntry::BegunNow, now);
        Ok(())
    }

    pub(super) fn reschedule(
        &mut self,
        by: Option<PlayerId>,
        begins: Timestamp,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if self.stage != TournamentStage::Open {
            return Err(TournamentRefusal::Begun);
        }
        let before = self.rules.begins;
        may_begin_at(begins, now)?;
        self.rules.begins = begins;
        self.renew_calls(before, now);
        self.add_log_line(by, LogEntry::PutOff(begins), now);
        self.tell(News::PutOff);
        Ok(())
    }

    /// Gives all games that have not begun more time.
    pub(super) fn extend_all(
        &mut self,
        by: Option<PlayerId>,
        time: Duration,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let mut until = None;
        for round in &mut self.rounds {
            for game in &mut round.games {
                if matches!(game.state, GameState::Waiting(_)) {
                    game.begin_by = game.begin_by + time;
                    until = until.max(Some(game.begin_by));
                    round.reminded = false;
                }
            }
        }
        let until = until.ok_or(TournamentRefusal::NothingToExtend)?;
        self.note_and_tell(by, LogEntry::Extended(until), now);
        Ok(())
    }

    /// Gives a game more time to begin. In one that is played over days, whoever is to move gets so much
    /// more, or if that is nothing, all of their time again.
    pub(super) fn extend(
        &mut self,
        by: Option<PlayerId>,
        id: MatchId,
        time: Duration,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let is_for_days = self.rules.clock.is_for_days();
        let round = self.rounds.iter_mut().find(|round| round.games.iter().any(|game| game.id == id));
        let round = round.ok_or(TournamentRefusal::NoSuchGame)?;
        let game = round.games.iter_mut().find(|game| game.id == id).ok_or(TournamentRefusal::NoSuchGame)?;
        let entry = match game.state {
            GameState::Waiting(_) => {
                game.begin_by = game.begin_by + time;
                round.reminded = false;
                LogEntry::MoreTime { game: id, until: game.begin_by }
            }
            GameState::Playing(_) if is_for_days && !time.is_zero() => {
                let minutes = u16::try_from(time.as_secs() / 60).unwrap_or(u16::MAX);
                self.given.push(TimeGift { game: id, at: now, minutes });
                LogEntry::TimeGiven { game: id, minutes }
            }
            GameState::Playing(_) if is_for_days => {
                self.renewed.push((id, now));
                LogEntry::Renewed(id)
            }
            GameState::Playing(_) | GameState::Ended(..) => return Err(TournamentRefusal::NothingToExtend),
        };
        self.note_and_tell(by, entry, now);
        Ok(())
    }

    pub(super) fn pause(&mut self, by: Option<PlayerId>, now: Timestamp) -> Result<(), TournamentRefusal> {
        if !self.is_running() {
            return Err(TournamentRefusal::NotBegun);
        }
        if self.paused.is_some() {
            return Err(TournamentRefusal::Paused);
        }
        self.paused = Some(now);
        self.add_log_line(by, LogEntry::Paused, now);
        self.tell(News::Paused);
        Ok(())
    }

    pub(super) fn resume(&mut self, by: Option<PlayerId>, now: Timestamp) -> Result<(), TournamentRefusal> {
        let since = self.paused.take().ok_or(TournamentRefusal::NotPaused)?;
        self.delay(since, now);
        if self.playing().next().is_some() {
            self.pauses.push([since, now]);
        }
        // Absences during the pause are part of it.
        self.credited_until = self.credited_until.max(now);
        self.add_log_line(by, LogEntry::Resumed, now);
        self.tell(News::Resumed);
        Ok(())
    }

    /// Calls it off. One that stands until then has an end and places, if it was played.
    pub(super) fn stop(&mut self, by: Option<PlayerId>, reason: &str, now: Timestamp) {
        let reason = reason.trim().chars().take(LONGEST_REASON).collect();
        self.add_log_line(by, LogEntry::Stopped(reason), now);
        self.paused = None;
        for game in self.rounds.iter_mut().flat_map(|round| &mut round.games) {
            match game.state {
                GameState::Playing(_) => self.stopped.push(game.id),
                GameState::Waiting(_) => {}
                GameState::Ended(..) => continue,
            }
            // Nobody has lost it.
            game.state = GameState::Ended(RoundResult::Removed, now);
        }
        if self.rules.kind.abilities().is_standing && self.games().next().is_some() {
            self.finish(now);
        } else {
            self.stage = TournamentStage::CalledOff { at: now };
            self.tell(News::CalledOff);
        }
    }
}

/// Checks when a tournament begins.
///
/// # Errors
///
/// [`TournamentRefusal::BadStart`] if that is past, or too far ahead.
pub(in crate::tournaments) fn may_begin_at(
    begins: Timestamp,
    now: Timestamp,
) -> Result<(), TournamentRefusal> {
    if begins <= now || begins > now + FAR { Err(TournamentRefusal::BadStart) } else { Ok(()) }
}
