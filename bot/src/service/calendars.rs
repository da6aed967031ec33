//! When people have time: clocks of days stand while they are away. What their calendars say is stored with
//! them, and follows in their matches.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::matches::{Match, Over};
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::Pings;
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_store::{LookupStore, Store, StoreError};
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use super::locks::MatchLock;
use super::{ActionError, BackgroundWork, Service};
use crate::delivery::{Nonce, try_to};

/// Somebody who has lost so many games on time within a day is asked whether they are away, before they lose
/// another one.
const LATE: usize = 2;

const DAY: Duration = Duration::from_hours(24);

/// How many of a person's matches are looked at for that.
const LATELY: usize = 50;

impl Service {
    /// Stores a change of a person's calendar. Their matches follow.
    ///
    /// # Errors
    ///
    /// Why they cannot change it like this, or when the store fails.
    pub(crate) async fn change_calendar(
        self: &Arc<Service>,
        who: PlayerId,
        change: impl FnOnce(Calendar, Timestamp) -> Result<Calendar, Refusal> + Send + 'static,
    ) -> Result<(), ActionError> {
        let now = self.clock.now();
        let changed = self.records.change(move |store| {
            let mut preferences = store.preferences(who)?;
            let changed = change(std::mem::take(&mut preferences.calendar), now);
            preferences.calendar = match changed {
                Ok(calendar) => calendar,
                Err(refusal) => return Ok(Err(refusal)),
            };
            store.save_preferences(who, &preferences).map(|()| Ok(preferences))
        });
        let own = changed.await??;
        self.person_feeds.follow(who, &own).await?;
        // If that comes to nothing, each match follows when its clock or one of its players does something.
        self.attend_later(BackgroundWork::Calendar(who));
        Ok(())
    }

    /// Has a match follow the calendars of its players. Returns whether it has changed.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub(crate) async fn follow_calendars(
        &self,
        lock: &MatchLock,
        current: &Match,
    ) -> Result<bool, StoreError> {
        if !current.runs_for_days() {
            return Ok(false);
        }
        let people = current.people();
        let read = move |store: &dyn LookupStore| {
            let of = |who: PlayerId| Ok((who, store.preferences(who)?.calendar));
            people.iter().copied().map(of).collect::<Result<BTreeMap<_, _>, StoreError>>()
        };
        let calendars = self.records.find(read).await?;
        Ok(self.absence.follow_calendars(lock, &calendars).await?.is_some())
    }
}

/// Has all matches of a person follow their calendar. Boards show it without notifying anyone.
///
/// # Errors
///
/// When the store fails.
pub(crate) async fn follow_in_all(service: &Arc<Service>, who: PlayerId) -> Result<(), StoreError> {
    let mut changed = Vec::new();
    for one in service.records.run(move |store| store.live_of(who)).await? {
        let lock = service.matches.lock(one.id()).await;
        if service.follow_calendars(&lock, &one).await? {
            changed.push(one.id());
        }
    }
    service.attend_later(BackgroundWork::Redraw(changed));
    Ok(())
}

/// Asks a person who has lost a match on time whether they are away, if that was the second one within a day
/// and others wait for their move. Nobody is away unasked.
///
/// # Errors
///
/// When the store fails.
pub(crate) async fn ask_whether_away(service: &Arc<Service>, lost: &Match) -> Result<(), StoreError> {
    let Some(who) = lost.over().and_then(Over::late_for_days) else { return Ok(()) };
    let now = service.clock.now();
    let read = move |store: &dyn Store| {
        let preferences = store.preferences(who)?;
        let filter = HistoryFilter { player: who, game: None, against: Against::Anybody };
        let is_late = |one: &&Match| {
            let late = one.over().filter(|over| over.late_for_days() == Some(who));
            late.is_some_and(|over| now.since(over.ended()) < DAY)
        };
        let late = store.past(&filter, 0, LATELY)?.iter().filter(is_late).count();
        let waits = |one: &Match| one.person_to_move() == Some(who) && one.runs_for_days();
        let is_asked = late == LATE
            && preferences.pings != Pings::Off
            && preferences.calendar.away_at(now).is_none()
            && store.live_of(who)?.iter().any(waits);
        let language = preferences.language.or(store.language_of(who)?);
        Ok(is_asked.then(|| language.unwrap_or_default()))
    };
    if let Some(language) = service.records.run(read).await? {
        let (screen, nonce) = (screens::away_question(Words::for_language(language)), Nonce::away(lost));
        let ask = service.boards.discord().write_to(who, lost.place(), &screen, Some(nonce));
        try_to("ask somebody whether they are away", ask).await;
    }
    Ok(())
}
