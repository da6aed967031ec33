//! The event of a series in the list that Discord keeps for a server: what it should show.

use serde::{Deserialize, Serialize};

use super::{NextOfSeries, Series};
use crate::moments::{DayOfMonth, Every};
use crate::tournaments::log::LogEntry;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{EventId, Timestamp};

/// The event of a series, as it was last shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesEvent {
    /// The event.
    pub id: EventId,
    /// When it begins.
    pub begins: Timestamp,
    /// Whether it comes again.
    pub repeats: bool,
}

/// What is to be done about the event of a series.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EventToShow {
    /// Nothing: it is as it should be, or the next one sees to it.
    AsItIs,
    /// There should be none any more.
    None(EventId),
    /// There should be one.
    At {
        /// The one that is there.
        id: Option<EventId>,
        /// When it begins.
        begins: Timestamp,
        /// How it comes again, if it does.
        repeats: Option<(Every, DayOfMonth)>,
    },
}

impl Series {
    /// How often it comes after the time with this number, which was put off if it begins at another one.
    fn repeats(&self, number: u32, begins: Timestamp) -> Option<(Every, DayOfMonth)> {
        let every = self.repetition.every;
        let planned = self.time(number).filter(|planned| *planned == begins)?;
        self.time(number.checked_add(1)?)?;
        every.day_in_utc(planned, &self.zone).map(|day| (every, day))
    }
}

impl Tournament {
    /// What is to be done about the event of its series.
    pub fn event_to_show(&self, now: Timestamp) -> EventToShow {
        let Some(series) = &self.series else { return EventToShow::AsItIs };
        let shown = series.event;
        let number = match (series.next, self.stage) {
            (NextOfSeries::Announced(_), _) => return EventToShow::AsItIs,
            (_, TournamentStage::Open) => series.number,
            (NextOfSeries::Due, _) if series.next_begins().is_some() => series.number.saturating_add(1),
            _ => return shown.map_or(EventToShow::AsItIs, |shown| EventToShow::None(shown.id)),
        };
        let planned = series.next_begins().unwrap_or(self.rules.begins);
        let begins = if number == series.number { self.rules.begins } else { planned };
        let repeats = match series.next {
            NextOfSeries::Due => series.repeats(number, begins),
            _ => None,
        };
        let is_shown = |shown: SeriesEvent| shown.begins == begins && shown.repeats == repeats.is_some();
        if begins <= now || shown.is_some_and(is_shown) || series.refused_by == Some(self.id) {
            return EventToShow::AsItIs;
        }
        EventToShow::At { id: shown.map(|shown| shown.id), begins, repeats }
    }

    /// Notes what the event of its series shows. False if it has no series.
    pub fn note_event(&mut self, event: Option<SeriesEvent>) -> bool {
        self.series.as_mut().map(|series| series.event = event).is_some()
    }

    /// Notes that somebody has deleted the event: they did not want one for this tournament.
    pub fn note_event_gone(&mut self) -> bool {
        let id = self.id;
        let Some(series) = &mut self.series else { return false };
        (series.event, series.refused_by) = (None, Some(id));
        true
    }

    /// Notes that the bot may make no events. People are told once in a series.
    pub fn note_no_events(&mut self, now: Timestamp) -> bool {
        let id = self.id;
        let Some(series) = self.series.as_mut().filter(|series| series.refused_by != Some(id)) else {
            return false;
        };
        series.event = None;
        if series.refused_by.replace(id).is_none() {
            self.note_and_tell(None, LogEntry::NoEvents, now);
        }
        true
    }
}
