//! What happens in a match by itself, with the time: challenges lapse and clocks run.

use kuzhi_engine::Side;

use super::{GameClock, Match, Notice, Playing, Stage, Timestamp};

/// What happens by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// A challenge lapses.
    Lapse,
    /// Whoever is to move has used most of his time.
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
                match clock.reminder(mover) {
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

    /// The clock that runs, and whose time it is.
    pub fn running(&self) -> Option<(GameClock, Side)> {
        match &self.stage {
            Stage::Playing(playing) => Some((playing.clock?, playing.board(self.game).turn()?)),
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }

    /// The match with a time taken off its clock during which nobody could move; nothing if no clock of it
    /// ran then.
    pub fn without(&self, from: Timestamp, until: Timestamp) -> Option<Match> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let (clock, mover) = self.running()?;
        let clock = Some(clock.without(mover, from, until)?);
        let stage = Stage::Playing(Playing { clock, ..playing.clone() });
        Some(Match { version: self.version + 1, stage, ..self.clone() })
    }
}
