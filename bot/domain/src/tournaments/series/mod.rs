//! A series: a tournament that comes again by itself. Each one carries it on to the next, which is announced
//! some days before.

mod event;

pub use self::event::{EventToShow, SeriesEvent};

use std::time::Duration;

use kuzhi_search::mix;
use serde::{Deserialize, Serialize};

use crate::moments::{DayOfMonth, Every, TimeZone, TypedMoment};
use crate::refusal::TournamentRefusal;
use crate::tournaments::announcing::whole_minute;
use crate::tournaments::log::LogEntry;
use crate::tournaments::player::{Presence, TournamentPlayer};
use crate::tournaments::rules::TournamentRules;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{PlayerId, Timestamp, TournamentId};

/// What an organiser chooses of a series.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repetition {
    /// How often it comes.
    pub every: Every,
    /// How many days before it the next one is announced.
    pub ahead: u8,
    /// Until when it comes. `None` until somebody ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Timestamp>,
}

/// A series, as each of its tournaments carries it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// What was chosen.
    pub repetition: Repetition,
    /// Where it is the same time of day.
    pub zone: TimeZone,
    /// When the first one was to begin.
    pub first: Timestamp,
    /// Which one this is, from 0. Those that were left out count.
    pub number: u32,
    /// Who enters each one, in the order in which they chose that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub always: Vec<PlayerId>,
    /// The one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<TournamentId>,
    /// What becomes of it after this one.
    pub next: NextOfSeries,
    /// Its event in Discord's list, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<SeriesEvent>,
    /// In which of them the bot was last refused an event, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused_by: Option<TournamentId>,
}

/// What becomes of a series after a tournament.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum NextOfSeries {
    /// The next one is announced in time.
    Due,
    /// It was announced.
    Announced(TournamentId),
    /// There is no next one.
    Ended,
}

impl Series {
    /// A series that begins with a tournament of these rules.
    pub fn begin(repetition: Repetition, zone: Option<TimeZone>, rules: &TournamentRules) -> Series {
        Series {
            repetition,
            zone: zone.unwrap_or(TimeZone::UTC),
            first: rules.begins,
            number: 0,
            always: Vec::new(),
            before: None,
            next: NextOfSeries::Due,
            event: None,
            refused_by: None,
        }
    }

    /// When the next one begins. `None` if there is none before its end.
    fn next_begins(&self) -> Option<Timestamp> {
        self.time(self.number.checked_add(1)?)
    }

    /// When the one with this number begins. `None` if that is after its end.
    fn time(&self, number: u32) -> Option<Timestamp> {
        let Repetition { every, until, .. } = self.repetition;
        let begins = every.time(self.first, number, &self.zone)?;
        Some(begins).filter(|begins| until.is_none_or(|until| *begins <= until))
    }

    /// How long before it the next one is announced.
    fn ahead(&self) -> Duration {
        Duration::from_hours(24 * u64::from(self.repetition.ahead))
    }

    /// Which day of a month it is on, if it comes each month.
    pub fn day_of_month(&self) -> Option<DayOfMonth> {
        self.repetition.every.day_of_month(self.first, &self.zone)
    }
}

impl Repetition {
    /// What somebody chose of a series, for a tournament of these rules. `None` if it comes once.
    ///
    /// # Errors
    ///
    /// The reason why it cannot come again so.
    pub fn chosen(
        every: Option<Every>,
        ahead: Option<i64>,
        until: Option<&str>,
        (rules, zone, now): (&TournamentRules, Option<&TimeZone>, Timestamp),
    ) -> Result<Option<Repetition>, TournamentRefusal> {
        let Some(every) = every else { return Ok(None) };
        let ahead = ahead.map_or(Ok(every.usual_days_ahead()), u8::try_from);
        let ahead = ahead.map_err(|_| TournamentRefusal::DaysAhead { most: every.most_days_ahead() })?;
        let until = until.map(|typed| end_of(typed, zone, now)).transpose()?;
        let repetition = Repetition { every, ahead, until };
        repetition.check(rules)?;
        Ok(Some(repetition))
    }

    /// Checks what was chosen for a tournament of these rules.
    ///
    /// # Errors
    ///
    /// The reason why it cannot come again so.
    pub fn check(&self, rules: &TournamentRules) -> Result<(), TournamentRefusal> {
        if rules.kind.abilities().has_teams {
            return Err(TournamentRefusal::MatchOnce);
        }
        if rules.kind.abilities().is_standing {
            return Err(TournamentRefusal::ComesOnce);
        }
        let most = self.every.most_days_ahead();
        if !(1..=most).contains(&self.ahead) {
            return Err(TournamentRefusal::DaysAhead { most });
        }
        if self.until.is_some_and(|until| until <= rules.begins) {
            return Err(TournamentRefusal::EndsBefore);
        }
        Ok(())
    }
}

/// Reads until when a series comes: a day, or whatever else is a moment.
fn end_of(typed: &str, zone: Option<&TimeZone>, now: Timestamp) -> Result<Timestamp, TournamentRefusal> {
    let read = |text: &str| TypedMoment::read(text, Some(zone.unwrap_or(&TimeZone::UTC)), now);
    let until = read(typed).or_else(|_| read(&format!("{typed} 23:59")));
    let until = until.map_err(|_| TournamentRefusal::NoDay(typed.trim().to_owned()))?;
    Ok(whole_minute(until.from(now, zone)))
}

impl Tournament {
    /// The same with a series that begins with it.
    #[must_use]
    pub fn with_series(self, series: Option<Series>) -> Tournament {
        Tournament { series, ..self }
    }

    /// Whether the next one of its series is still to be announced.
    pub fn awaits_next(&self) -> bool {
        !self.is_draft() && self.series.as_ref().is_some_and(|series| series.next == NextOfSeries::Due)
    }

    /// Whether it was announced by itself.
    pub fn is_announced_by_itself(&self) -> bool {
        self.series.as_ref().is_some_and(|series| series.before.is_some())
    }

    /// When the next one begins, if it is still to be announced.
    pub fn next_begins(&self) -> Option<Timestamp> {
        self.series.as_ref().filter(|_| self.awaits_next())?.next_begins()
    }

    /// When the next one is announced, if it still is. If there is none any more, that is noted at once.
    pub(in crate::tournaments) fn next_is_announced_at(&self) -> Option<Timestamp> {
        let series = self.series.as_ref().filter(|_| self.awaits_next())?;
        Some(series.next_begins().map_or(self.made, |begins| begins - series.ahead()))
    }

    /// Leaves out those that would have begun by now, and ends a series that has come to its last one. False
    /// if there is nothing to note.
    pub fn catch_up_series(&mut self, now: Timestamp) -> bool {
        let Some(series) = self.series.as_mut().filter(|series| series.next == NextOfSeries::Due) else {
            return false;
        };
        let before = series.number;
        let mut missed = Vec::new();
        let is_over = loop {
            match series.next_begins() {
                Some(begins) if begins > now => break false,
                Some(begins) => missed.push(begins),
                None => break true,
            }
            series.number += 1;
        };
        if is_over {
            series.next = NextOfSeries::Ended;
        }
        let is_new = is_over || series.number > before;
        for begins in missed {
            self.add_log_line(None, LogEntry::Missed(begins), now);
        }
        if is_over {
            self.add_log_line(None, LogEntry::SeriesEnded, now);
        }
        is_new
    }

    /// The id of the next one, as chance decides it. Another try has another one, should it be taken.
    pub fn next_id(&self, attempt: u64) -> TournamentId {
        TournamentId::from_random(mix(mix(self.seed ^ 0x0073_6572_6965_7321) ^ attempt))
    }

    /// Returns the next one of the series, as it is announced now. `None` if that is not due, or if there is
    /// none any more.
    pub fn next_of_series(&self, id: TournamentId, now: Timestamp) -> Option<Tournament> {
        let before = self.series.as_ref().filter(|_| self.awaits_next())?;
        let (number, begins) = (before.number + 1, before.next_begins()?);
        if begins <= now || begins - before.ahead() > now {
            return None;
        }
        let rules = TournamentRules { begins, ..self.rules.clone() };
        let place = (self.guild, self.posts.posted_in);
        let mut next = Tournament::announce(id, place, self.organiser, rules, now);
        next.co_organisers.clone_from(&self.co_organisers);
        next.log[0].by = None;
        let always = before.always.iter().copied().filter(|one| !one.has_left() && !self.is_removed(*one));
        let always: Vec<PlayerId> = always.collect();
        next.players = always
            .iter()
            .take(usize::from(next.rules.most))
            .map(|&player| TournamentPlayer {
                player,
                presence: Presence::Here,
                active: now,
                is_here: false,
                is_guest: false,
            })
            .collect();
        let entered: Vec<PlayerId> = next.players.iter().map(|one| one.player).collect();
        next.add_log_lines(&entered, LogEntry::SignedUp, now);
        next.drafted_from = next.rules.kind.is_drafted().then_some(self.id);
        let before = Series { number, always, before: Some(self.id), ..before.clone() };
        Some(next.with_series(Some(before)))
    }

    /// Whether it is the next one of the series of another.
    pub fn follows(&self, before: &Tournament) -> bool {
        self.series.as_ref().is_some_and(|series| series.before == Some(before.id))
    }

    /// Notes that the next one was announced. False if that is known.
    pub fn note_next(&mut self, id: TournamentId) -> bool {
        let is_due = self.awaits_next();
        if let Some(series) = self.series.as_mut().filter(|_| is_due) {
            series.next = NextOfSeries::Announced(id);
        }
        is_due
    }

    /// Leaves the next one out, because the server has as many as it may have. False if that is done.
    pub fn skip_next(&mut self, begins: Timestamp, now: Timestamp) -> bool {
        if self.next_begins() != Some(begins) {
            return false;
        }
        if let Some(series) = &mut self.series {
            series.number += 1;
        }
        self.note_and_tell(None, LogEntry::LeftOut(begins), now);
        true
    }

    /// Ends its series: nobody announces the next one. False if that is done.
    pub fn end_series(&mut self, by: Option<PlayerId>, now: Timestamp) -> bool {
        let is_due = self.awaits_next();
        if let Some(series) = self.series.as_mut().filter(|_| is_due) {
            series.next = NextOfSeries::Ended;
            self.note_and_tell(by, LogEntry::SeriesEnded, now);
        }
        is_due
    }

    /// The same, for somebody who asks for it.
    pub(in crate::tournaments) fn end_series_by(
        &mut self,
        by: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        match self.series.as_ref().map(|series| series.next) {
            Some(NextOfSeries::Due) => {}
            Some(NextOfSeries::Announced(_)) => return Err(TournamentRefusal::NextIsAnnounced),
            Some(NextOfSeries::Ended) | None => return Err(TournamentRefusal::NoSeries),
        }
        self.end_series(by, now);
        Ok(())
    }

    /// Enters somebody in this one and in all that follow, or takes that back. They stay in this one.
    pub(in crate::tournaments) fn enter_always(
        &mut self,
        who: PlayerId,
        has_role: bool,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if self.is_removed(who) {
            return Err(TournamentRefusal::Removed);
        }
        match self.series.as_ref().map(|series| series.next) {
            Some(NextOfSeries::Due) => {}
            Some(NextOfSeries::Announced(_)) => return Err(TournamentRefusal::NextIsAnnounced),
            Some(NextOfSeries::Ended) | None => return Err(TournamentRefusal::NoSeries),
        }
        let Some(series) = self.series.as_mut() else { return Err(TournamentRefusal::NoSeries) };
        if let Some(at) = series.always.iter().position(|one| *one == who) {
            series.always.remove(at);
            self.add_log_line(Some(who), LogEntry::Always(false), now);
            return Ok(());
        }
        let takes_part = |one: &Tournament| {
            one.entrant(who).and_then(|at| one.player(at)).is_some_and(TournamentPlayer::takes_part)
        };
        if self.stage == TournamentStage::Open && !takes_part(self) {
            // Somebody who finds it full is in the next one.
            match self.join(who, has_role, false, now) {
                Ok(()) | Err(TournamentRefusal::Full) => {}
                Err(why) => return Err(why),
            }
        } else if let Some(role) = self.rules.role.filter(|_| !has_role) {
            return Err(TournamentRefusal::LacksRole(role));
        }
        let most = usize::from(self.rules.most);
        if let Some(series) = &mut self.series {
            if series.always.len() >= most {
                return Err(TournamentRefusal::Full);
            }
            series.always.push(who);
            self.add_log_line(Some(who), LogEntry::Always(true), now);
        }
        Ok(())
    }

    /// Whether somebody enters each one of its series.
    pub fn enters_always(&self, who: PlayerId) -> bool {
        self.series.as_ref().is_some_and(|series| series.always.contains(&who))
    }
}

#[cfg(test)]
mod tests;
