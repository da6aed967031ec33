//! When people have time: clocks of days stand while they are away. What their calendars say is stored with
//! them, and follows in their matches.

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::matches::Match;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_store::StoreError;

use super::locks::MatchLock;
use super::{ActionError, BackgroundWork, Service};

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
            let Ok(calendar) = changed else { return Ok(changed.map(drop)) };
            preferences.calendar = calendar;
            store.save_preferences(who, &preferences).map(Ok)
        });
        changed.await??;
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
        if !current.running().is_some_and(|(clock, _)| clock.control.is_for_days()) {
            return Ok(false);
        }
        let people = current.people();
        let read = move |store: &dyn kuzhi_store::LookupStore| {
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
