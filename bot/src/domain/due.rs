//! What happens in a match by itself, with the time: challenges lapse and clocks run.

use kuzhi_engine::Side;

use super::{GameClock, Match, Notice, Playing, Seat, Stage, Timestamp};

/// What happens by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// A challenge lapses.
    Lapse,
    /// Whoever is to move has used most of their time.
    Reminder,
    /// Whoever is to move has used all of it.
    TimeUp,
}

impl Match {
    /// What happens next by itself, and when, if anything does.
    pub fn next_due(&self) -> Option<(Timestamp, Due)> {
        match &self.stage {
            Stage::Open(challenge) => Some((challenge.expires, Due::Lapse)),
            Stage::Playing(_) => {
                let (clock, mover) = self.running()?;
                match self.reminder() {
                    Some(reminder) => Some((reminder, Due::Reminder)),
                    None if clock.notice == Notice::Up => None,
                    None => Some((clock.runs_out(mover), Due::TimeUp)),
                }
            }
            Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }

    /// What happens by itself now, if anything does.
    pub fn due(&self, now: Timestamp) -> Option<Due> {
        let (at, due) = self.next_due()?;
        let is_up = self.running().is_some_and(|(clock, mover)| clock.is_up(mover, now));
        // Whoever has no time left need not be reminded of it.
        if is_up { Some(Due::TimeUp) } else { (at <= now).then_some(due) }
    }

    /// When a person is reminded of their time, if they are; the bot never is.
    pub fn reminder(&self) -> Option<Timestamp> {
        let (clock, mover) = self.running()?;
        match self.played()?.seats.at(mover) {
            Seat::Person(_) => clock.reminder(mover),
            Seat::Bot(_) => None,
        }
    }

    /// The clock that runs, and whose time it is.
    pub fn running(&self) -> Option<(GameClock, Side)> {
        match &self.stage {
            Stage::Playing(playing) => Some((playing.clock?, playing.turn()?)),
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }

    /// The match with a time taken off its clock during which nobody could move; nothing if no clock of it
    /// ran then.
    pub fn without(&self, from: Timestamp, until: Timestamp) -> Option<Match> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let (clock, mover) = self.running()?;
        let clock = Some(clock.without(mover, from, until)?);
        Some(self.at(Stage::Playing(Playing { clock, ..playing.clone() })))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kuzhi_search::Level;

    use super::*;
    use crate::domain::{ChannelId, MatchId, Place, PlayerId, Seats, TimeControl};

    const LIVE: TimeControl = TimeControl::Live { minutes: 10, seconds: 5 };

    const fn at(secs: u64) -> Timestamp {
        Timestamp::from_millis(secs * 1_000)
    }

    /// South is to move from the beginning of time.
    fn timed(control: TimeControl, south: Seat) -> Match {
        let (game, seats) =
            (kuzhi_engine::Game::default(), Seats::new(Side::South, south, Seat::Person(PlayerId(2))));
        let playing = Playing::begin(game, seats.unwrap(), Some(control), at(0));
        Match {
            id: MatchId::from_random(1),
            version: 1,
            place: Place { guild: None, channel: ChannelId(1) },
            game,
            rated: false,
            series: None,
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
        let clock = playing.clock.map(|clock| clock.reminded(Side::South));
        let told = Match { stage: Stage::Playing(Playing { clock, ..playing.clone() }), ..one.clone() };
        assert_eq!(told.next_due(), Some((at(600), Due::TimeUp)));
        // Time that does not count puts the reminder off as well.
        let pushed = one.without(at(100), at(160)).unwrap();
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
