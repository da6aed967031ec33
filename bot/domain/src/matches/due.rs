//! The events that time causes in a match: challenges expire and clocks run out.

use std::time::Duration;

use kuzhi_engine::Side;

use crate::calendar::Calendar;
use crate::clock::{GameClock, Notice};
use crate::matches::{Match, Playing, Seat, Stage};
use crate::{PlayerId, Timestamp};

/// An event that time causes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// A challenge expires.
    Lapse,
    /// The player to move has used most of their time.
    Reminder,
    /// The player to move has used all of their time.
    TimeUp,
    /// A player who was away is back.
    Return,
    /// The time to vote on a move is up.
    Count,
    /// The match waits for the other channel.
    Follow,
}

impl Match {
    /// The next event that time causes, and when it is due.
    pub fn next_due(&self) -> Option<(Timestamp, Due)> {
        match &self.stage {
            Stage::Open(challenge) => Some((challenge.expires, Due::Lapse)),
            Stage::Playing(playing) if playing.waits_for_rival() => Some((playing.moved, Due::Follow)),
            Stage::Playing(playing) if playing.voting.is_some() => Some((self.vote_closes()?, Due::Count)),
            Stage::Playing(_) => {
                let (clock, mover) = self.running()?;
                let of_turn = match self.reminder() {
                    Some(reminder) => Some((reminder, Due::Reminder)),
                    None if clock.notice == Notice::Up => None,
                    None => Some((clock.runs_out(mover), Due::TimeUp)),
                };
                let back = clock.next_return().map(|at| (at, Due::Return));
                back.into_iter().chain(of_turn).min_by_key(|(at, _)| *at)
            }
            Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }

    /// The event that is due now, if any.
    pub fn due(&self, now: Timestamp) -> Option<Due> {
        let (at, due) = self.next_due()?;
        let is_up = self.running().is_some_and(|(clock, mover)| clock.is_up(mover, now));
        // Players whose time is up need no reminder.
        if is_up { Some(Due::TimeUp) } else { (at <= now).then_some(due) }
    }

    /// When a person is due a reminder of their time, if they are. The bot never is.
    pub fn reminder(&self) -> Option<Timestamp> {
        let (clock, mover) = self.running()?;
        match self.played()?.seats.at(mover) {
            Seat::Person(_) => clock.reminder(mover),
            Seat::Bot(_) | Seat::Channel(_) => None,
        }
    }

    /// Until when a match waits for whoever has to do something: a move, or an answer. `None` for ever.
    pub fn waits_until(&self) -> Option<Timestamp> {
        match &self.stage {
            Stage::Open(challenge) => Some(challenge.expires),
            // Whoever can claim the win has time.
            _ => self
                .running()
                .filter(|(clock, _)| clock.notice != Notice::Up)
                .map(|(clock, mover)| clock.runs_out(mover)),
        }
    }

    /// The running clock and the side whose time runs.
    pub fn running(&self) -> Option<(GameClock, Side)> {
        match &self.stage {
            Stage::Playing(playing) => Some((playing.clock.clone()?, playing.turn()?)),
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }

    /// Whether it is played with a clock of minutes.
    pub fn runs_live_clock(&self) -> bool {
        self.running().is_some_and(|(clock, _)| clock.control.is_live())
    }

    /// Whether it is played with a clock of days.
    pub fn runs_for_days(&self) -> bool {
        self.running().is_some_and(|(clock, _)| clock.control.is_for_days())
    }

    /// Takes a period in which nobody could move off the clock. Returns `None` if no clock ran then.
    pub fn with_absence_credited(&self, from: Timestamp, until: Timestamp) -> Option<Match> {
        self.with_clock(|clock, mover| clock.with_absence_credited(mover, from, until))
    }

    /// Forgets that players who are back were away. Returns `None` if nobody was.
    pub fn after_return(&self, now: Timestamp) -> Option<Match> {
        self.with_clock(|clock, mover| clock.after_return(mover, now))
    }

    /// Adds what organisers gave at a point in time to the time of the player to move. Returns `None` if no
    /// clock runs, or it was added already.
    pub fn with_time_given(&self, time: Duration, at: Timestamp) -> Option<Match> {
        self.with_clock(|clock, mover| clock.with_time_given(mover, (time, at)))
    }

    /// Moves the turn back with the machine's clock, which was put back by `by` at `at` or somewhat later.
    /// Returns `None` if no clock ran then, or it was moved already.
    pub fn after_step_back(&self, by: Duration, at: Timestamp, now: Timestamp) -> Option<Match> {
        self.with_clock(|clock, _| clock.after_step_back(by, at, now))
    }

    /// Lets a turn begin now that would begin much later. Returns `None` if it does not.
    pub fn without_future_times(&self, now: Timestamp) -> Option<Match> {
        self.with_clock(|clock, _| clock.without_future_times(now))
    }

    /// Has a clock of days stand while its players have no time. Returns `None` if it knows these calendars.
    pub fn with_calendars<'a>(&self, of: impl Fn(PlayerId) -> Option<&'a Calendar>) -> Option<Match> {
        let seats = self.played()?.seats;
        let calendars = Side::ALL.map(|side| match seats.at(side) {
            Seat::Person(player) => of(player),
            Seat::Bot(_) | Seat::Channel(_) => None,
        });
        self.with_clock(|clock, _| clock.with_calendars(calendars))
    }

    /// The same, for a match that becomes another version in any case.
    #[must_use]
    pub fn following<'a>(self, of: impl Fn(PlayerId) -> Option<&'a Calendar>) -> Match {
        match self.with_calendars(of) {
            Some(next) => Match { version: self.version, ..next },
            None => self,
        }
    }

    /// Changes the running clock, if there is one.
    fn with_clock(&self, change: impl FnOnce(GameClock, Side) -> Option<GameClock>) -> Option<Match> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let (clock, mover) = self.running()?;
        let clock = Some(change(clock, mover)?);
        Some(self.at(Stage::Playing(Playing { clock, ..playing.clone() })))
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_search::Level;

    use super::*;
    use crate::clock::TimeControl;
    use crate::matches::{Newcomers, Place, Seats};
    use crate::{ChannelId, MatchId, PlayerId};

    const LIVE: TimeControl = TimeControl::Live { minutes: 10, seconds: 5 };

    const fn at(secs: u64) -> Timestamp {
        Timestamp::from_millis(secs * 1_000)
    }

    /// A match in which South is to move from time 0.
    fn timed(control: TimeControl, south: Seat) -> Match {
        let (game, seats) =
            (kuzhi_engine::Game::default(), Seats::new(Side::South, south, Seat::Person(PlayerId(2))));
        let playing = Playing::begin(game, seats.unwrap(), None, at(0));
        let playing = Playing { clock: Some(GameClock::run(control, at(0))), ..playing };
        Match {
            id: MatchId::from_random(1),
            version: 1,
            place: Place { guild: None, channel: ChannelId(1) },
            game,
            rated: false,
            series: None,
            newcomers: Newcomers::NOBODY,
            tournament: None,
            stage: Stage::Playing(playing),
        }
    }

    #[test]
    fn a_person_is_reminded_and_then_out_of_time() {
        let one = timed(LIVE, Seat::Person(PlayerId(1)));
        assert_eq!(one.next_due(), Some((at(480), Due::Reminder)));
        assert_eq!(
            [479, 480, 599, 600].map(|secs| one.due(at(secs))),
            [None, Some(Due::Reminder), Some(Due::Reminder), Some(Due::TimeUp)]
        );
        let Stage::Playing(playing) = &one.stage else { panic!() };
        let clock = playing.clock.as_ref().map(|clock| clock.reminded(Side::South));
        let told = Match { stage: Stage::Playing(Playing { clock, ..playing.clone() }), ..one.clone() };
        assert_eq!(told.next_due(), Some((at(600), Due::TimeUp)));
        // Time that does not count also delays the reminder.
        let pushed = one.with_absence_credited(at(100), at(160)).unwrap();
        assert_eq!(pushed.next_due(), Some((at(540), Due::Reminder)));
    }

    #[test]
    fn the_bot_is_never_reminded() {
        for control in [LIVE, TimeControl::Days(1)] {
            let up = at(0) + control.bank();
            let one = timed(control, Seat::Bot(Level::default()));
            assert_eq!(one.next_due(), Some((up, Due::TimeUp)));
            assert_eq!(one.due(at(0) + control.bank().saturating_sub(Duration::from_secs(1))), None);
        }
    }
}
