//! Before a tournament begins, those who have entered are called, and can say that they are here.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::announcement::News;
use crate::tournaments::log::LogEntry;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{PlayerId, Timestamp};

/// How long before the start those are called who entered earlier than that.
const DAY: Duration = Duration::from_hours(24);

/// How long before the start everyone is called, and can say that they are here.
const SOON: Duration = Duration::from_mins(15);

/// Nobody is left out who had less time than this to say so.
const LEAST_TIME: Duration = Duration::from_mins(10);

/// What people were told before the start. Each call names the start that it is for, which may be put off.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartCalls {
    /// The start of which they were told a day before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Timestamp>,
    /// The start just before which they were called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    soon: Option<Timestamp>,
    /// Since when people can say that they are here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_since: Option<Timestamp>,
}

impl StartCalls {
    pub(in crate::tournaments) fn is_none(&self) -> bool {
        *self == StartCalls::default()
    }

    /// Those of a tournament that is announced now. Nobody has entered yet whom a call could tell.
    pub(in crate::tournaments) fn for_start(begins: Timestamp, now: Timestamp) -> StartCalls {
        let is_soon = begins - SOON <= now;
        StartCalls {
            day: (begins - DAY <= now).then_some(begins),
            soon: is_soon.then_some(begins),
            open_since: is_soon.then_some(now),
        }
    }
}

impl Tournament {
    /// Whether people can say that they are here.
    pub fn is_checking_in(&self) -> bool {
        self.stage == TournamentStage::Open && self.calls.open_since.is_some()
    }

    /// When people can say so.
    pub(in crate::tournaments) fn check_in_opens(&self) -> Timestamp {
        self.rules.begins - SOON
    }

    /// How many have said so.
    pub fn number_here(&self) -> usize {
        self.players.iter().filter(|one| one.is_here).count()
    }

    /// Calls those who have entered, a day and a quarter of an hour before it begins.
    pub(in crate::tournaments) fn call_before_start(&mut self, now: Timestamp) {
        let begins = self.rules.begins;
        if self.begins_at() <= now {
            return;
        }
        let is_soon = self.check_in_opens() <= now;
        if self.calls.day != Some(begins) && begins - DAY <= now {
            self.calls.day = Some(begins);
            let entered_early = self.players.iter().filter(|one| one.active < begins - DAY);
            let people: Vec<PlayerId> = entered_early.map(|one| one.player).collect();
            if !is_soon && !people.is_empty() {
                self.tell_people(News::DayBefore, people);
            }
        }
        if self.calls.soon != Some(begins) && is_soon {
            (self.calls.soon, self.calls.open_since) = (Some(begins), Some(now));
            let people = self.everyone();
            if !people.is_empty() {
                self.tell_people(News::Soon, people);
            }
        }
    }

    /// When the next call is due.
    pub(in crate::tournaments) fn next_call(&self) -> Option<Timestamp> {
        let begins = Some(self.rules.begins);
        let day = (self.calls.day != begins).then_some(self.rules.begins - DAY);
        let soon = (self.calls.soon != begins).then_some(self.check_in_opens());
        day.into_iter().chain(soon).min()
    }

    /// Those who have entered were told of another start. They are called before that, unless they have been
    /// called already and it is still near.
    pub(in crate::tournaments) fn renew_calls(&mut self, before: Timestamp, now: Timestamp) {
        // A call for the start before that nobody has seen is not made.
        self.posts
            .news
            .retain(|one| one.tried.is_some() || !matches!(one.what, News::DayBefore | News::Soon));
        let (begins, was_called) = (self.rules.begins, self.calls.soon == Some(before));
        self.calls.day = StartCalls::for_start(begins, now).day;
        if self.check_in_opens() > now {
            (self.calls.soon, self.calls.open_since) = (None, None);
            self.players.iter_mut().for_each(|one| one.is_here = false);
        } else if was_called {
            self.calls.soon = Some(begins);
        }
    }

    /// Leaves those out who have not said that they are here, if that is asked for and they were called in
    /// time.
    pub(in crate::tournaments) fn leave_out_absent(&mut self, now: Timestamp) {
        let is_told = self.posts.news.iter().all(|one| one.what != News::Soon);
        let was_open = self.calls.open_since.is_some_and(|since| now.since(since) >= LEAST_TIME);
        // Whoever begins it earlier takes everyone.
        let is_as_called = self.calls.soon == Some(self.rules.begins);
        if !(self.rules.check_in && is_told && was_open && is_as_called) {
            return;
        }
        let absent = self.players.iter().filter(|one| !one.is_here).map(|one| one.player);
        let absent: Vec<PlayerId> = absent.collect();
        if !absent.is_empty() {
            self.players.retain(|one| one.is_here);
            self.start_list.retain(|one| !absent.contains(one));
            self.note_and_tell(None, LogEntry::NotHere(absent), now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::refusal::TournamentRefusal;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, go, with};
    use crate::tournaments::{TournamentIntent, TournamentKind, TournamentRules};

    const SWISS: TournamentKind = TournamentKind::Swiss { rounds: None };
    const MINUTE: Duration = Duration::from_mins(1);

    fn check_in() -> Tournament {
        let mut made = announced(SWISS, LIVE);
        made.rules.check_in = true;
        with(&made, 1..=6)
    }

    /// The same once these have said that they are here.
    fn with_here(mut one: Tournament, people: &[u64], now: Timestamp) -> Tournament {
        for &who in people {
            one = one.decide(by(PlayerId(who)), TournamentIntent::CheckIn, now).unwrap();
        }
        one
    }

    fn people_of(one: &Tournament, what: &News) -> Vec<PlayerId> {
        let call = one.posts.news.iter().find(|news| news.what == *what);
        call.map_or_else(Vec::new, |news| news.people.clone())
    }

    #[test]
    fn who_has_entered_is_called_before_the_start() {
        let open = with(&announced(SWISS, LIVE), 1..=4);
        assert_eq!(open.next_due(), Some(at(45)));
        let soon = go(&open, at(45));
        assert_eq!(people_of(&soon, &News::Soon).len(), 4);
        assert_eq!((soon.next_due(), go(&soon, at(50)) == soon), (Some(at(60)), true), "once");
        let late = with(&soon, 5..=5);
        assert!(late.players[4].is_here, "who enters now is here");
        assert_eq!(late.number_here(), 1);
    }

    #[test]
    fn who_entered_early_is_called_a_day_before_too() {
        let mut made = announced(SWISS, TimeControl::Days(3));
        made.rules.begins = at(0) + 3 * DAY;
        let made = Tournament { calls: StartCalls::for_start(made.rules.begins, at(0)), ..made };
        let early = with(&made, 1..=4);
        assert_eq!(early.next_due(), Some(at(0) + 2 * DAY));
        let now = at(0) + 2 * DAY;
        let mut later = with(&early, 5..=5);
        later.players[4].active = now;
        let day = go(&later, now);
        assert_eq!(people_of(&day, &News::DayBefore), [1, 2, 3, 4].map(PlayerId));
        assert_eq!(day.next_due(), Some(at(0) + 3 * DAY - SOON));
        let soon = go(&Tournament::without_news(later), at(0) + 3 * DAY - SOON);
        assert_eq!((people_of(&soon, &News::DayBefore).len(), people_of(&soon, &News::Soon).len()), (0, 5));
    }

    #[test]
    fn what_is_put_off_is_called_for_anew() {
        let here = with_here(go(&check_in(), at(45)), &[1], at(46));
        let put_off = |by_minutes| {
            let time = TournamentIntent::PutOff(by_minutes * MINUTE);
            Tournament::without_news(here.decide(by(HOST), time, at(50)).unwrap())
        };
        let hour = put_off(60);
        assert_eq!((hour.number_here(), hour.is_checking_in(), hour.next_due()), (0, false, Some(at(105))));
        let early = hour.decide(by(PlayerId(1)), TournamentIntent::CheckIn, at(51));
        assert_eq!(early, Err(TournamentRefusal::CheckInLater { opens: at(105) }));
        assert_eq!(people_of(&go(&hour, at(105)), &News::Soon).len(), 6);
        let little = put_off(5);
        assert_eq!((little.number_here(), little.next_due()), (1, Some(at(65))), "they are here");
    }

    #[test]
    fn who_has_not_checked_in_is_left_out() {
        let soon = Tournament::without_news(go(&check_in(), at(45)));
        let here = with_here(soon.clone(), &[1, 2, 3, 4, 4], at(50));
        let begun = go(&here, at(60));
        let out = [5, 6].map(PlayerId).to_vec();
        assert!(begun.log.iter().any(|line| line.what == LogEntry::NotHere(out.clone())));
        assert_eq!((begun.number(), begun.is_running(), begun.check()), (4, true, Ok(())));
        let late = begun.decide(by(PlayerId(5)), TournamentIntent::CheckIn, at(61));
        assert_eq!(late, Err(TournamentRefusal::TakesNoPart), "but they can join");
        let few = go(&with_here(soon.clone(), &[1, 2], at(50)), at(60));
        assert!(!few.is_live(), "too few are here");
        let left = begun.anonymised(crate::erasure::Erasure::new(PlayerId(5), 5)).unwrap();
        assert!(!left.people().contains(&PlayerId(5)));
    }

    #[test]
    fn nobody_is_left_out_who_was_not_called_in_time() {
        let open = check_in();
        assert_eq!(go(&open, at(60)).number(), 6, "the bot was away");
        assert_eq!(go(&go(&open, at(45)), at(60)).number(), 6, "the call has not arrived");
        assert_eq!(go(&Tournament::without_news(go(&open, at(55))), at(60)).number(), 6, "it came late");
        let now = Tournament::without_news(go(&open, at(45)))
            .decide(by(HOST), TournamentIntent::Begin, at(57))
            .unwrap();
        assert_eq!(go(&now, at(57)).number(), 6, "it begins earlier than people were told");
        let plain = with(&announced(SWISS, LIVE), 1..=6);
        assert_eq!(
            go(&Tournament::without_news(go(&plain, at(45))), at(60)).number(),
            6,
            "nobody has asked for it"
        );
    }

    #[test]
    fn only_live_tournaments_that_begin_together_check_in() {
        for (kind, clock, can) in [
            (SWISS, LIVE, true),
            (TournamentKind::Arena { minutes: 60 }, LIVE, true),
            (TournamentKind::Ladder, LIVE, false),
            (SWISS, TimeControl::Days(3), false),
        ] {
            let rules = TournamentRules { clock, ..announced(kind, LIVE).rules };
            assert_eq!(rules.can_check_in(), can, "{kind:?}");
        }
    }
}
