//! Which puzzle of the day it is for a person: that of the date where they live, or the one that was posted
//! on the server. Whoever has not said where they live has the date of the server, or of UTC.

use kuzhi_domain::feeds::{DailyFeed, DailyResult};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::study::{Daily, Day, PuzzleKind, Solver};
use kuzhi_domain::{GuildId, Timestamp};
use kuzhi_store::StoreError;

use crate::service::{Context, Service};

/// The days whose puzzles a person can solve now.
pub(super) struct Days {
    /// The date where they are.
    own: Day,
    /// The server, and the day whose puzzle was posted there last.
    here: Option<(GuildId, Day)>,
    /// When the next puzzle comes.
    pub(super) next: Timestamp,
}

impl Days {
    pub(super) async fn find(service: &Service, context: &Context) -> Result<Days, StoreError> {
        let now = service.clock.now();
        let guild = context.place().guild;
        let own_zone = service.records.preferences(context.who()).await.calendar.zone().cloned();
        let zone = match own_zone {
            Some(zone) => zone,
            None => service.records.house_rules(guild).await.time_zone.unwrap_or(TimeZone::UTC),
        };
        let own = Day::in_zone(now, &zone);
        let midnight = zone.next_at(0, now).unwrap_or_else(|| own.next().begins());
        let daily = match guild {
            Some(guild) => service.feeds.find(guild).await?.daily,
            None => None,
        };
        let posted = daily.as_ref().and_then(DailyFeed::current_day);
        // One that was posted long ago is nobody's any more.
        let here = guild.zip(posted).filter(|(_, day)| *day == own || day.next() == own);
        let next = daily.filter(|_| here.is_some()).map_or(midnight, |daily| daily.next);
        Ok(Days { own, here, next })
    }

    /// The day whose puzzle is shown to a person: the one that was posted, until they have solved it.
    pub(super) fn to_solve(&self, solver: &Solver) -> Day {
        let is_open = |day: &Day| solver.daily(*day).is_none_or(|daily| !Daily::is_over(daily));
        let is_later = |day: &Day| solver.daily.as_ref().is_none_or(|last| last.day <= *day);
        let posted =
            self.here.map(|(_, day)| day).filter(|day| *day >= self.own || is_open(day) && is_later(day));
        posted.unwrap_or(self.own)
    }

    /// The day on which a puzzle of this kind counts.
    pub(super) fn counting(&self, kind: PuzzleKind) -> Day {
        match (kind, self.here) {
            (PuzzleKind::Daily(day), Some((_, here))) if day == here => day,
            _ => self.own,
        }
    }

    /// Tells the server that somebody has solved the puzzle that was posted there.
    pub(super) async fn note_solved(
        &self,
        service: &Service,
        context: &Context,
        day: Day,
        solver: &Solver,
    ) -> Result<(), StoreError> {
        let result = DailyResult::from_solver(context.who(), solver, day);
        match (self.here.filter(|(_, here)| *here == day), result) {
            (Some((guild, _)), Some(result)) => service.feeds.note_result(guild, day, result).await,
            _ => Ok(()),
        }
    }
}
