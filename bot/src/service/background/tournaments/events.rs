//! The scheduled event of a series, which is kept true: it moves when a tournament is put off or called off,
//! and goes when none follows.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::tournaments::{EventToShow, SeriesEvent, Tournament};
use kuzhi_store::{StoreError, Turn};

use crate::delivery::{EventError, ScheduledEvent};
use crate::service::Service;

/// How long another process that keeps the event is not interfered with.
const KEEPING_TAKES: Duration = Duration::from_secs(20);

/// How long a tournament of live games is shown, if it does not say how long it lasts, and one of days.
const LASTS: [Duration; 2] = [Duration::from_hours(3), Duration::from_hours(24)];

/// Makes, moves or deletes the event of a series, if it is not as it should be.
///
/// # Errors
///
/// When the store fails.
pub(super) async fn keep_event(service: &Arc<Service>, current: &mut Tournament) -> Result<(), StoreError> {
    let now = service.clock.now();
    let wanted = current.event_to_show(now);
    if wanted == EventToShow::AsItIs {
        return Ok(());
    }
    let (name, holder) = (format!("event {}", current.id), rand::random());
    if let Turn::Wait(_) = service.take_turn(name.clone(), holder, KEEPING_TAKES).await? {
        service.tournaments.agenda.look_at(current.id, Some(now + KEEPING_TAKES));
        return Ok(());
    }
    let discord = service.boards.discord();
    let kept = match wanted {
        EventToShow::AsItIs => return Ok(()),
        EventToShow::None(id) => discord.delete_event(current.guild, id).await.map(|()| None),
        EventToShow::At { id, begins, repeats } => {
            let rules = &current.rules;
            let [live, days] = LASTS;
            let usual = if rules.clock.is_live() { live } else { days };
            let event = ScheduledEvent {
                name: rules.name.chars().take(100).collect(),
                begins,
                ends: begins + rules.kind.lasts().unwrap_or(usual),
                place: format!("https://discord.com/channels/{}/{}", current.guild, current.posts.posted_in),
                repeats,
            };
            let kept = discord.keep_event(current.guild, id, &event).await;
            kept.map(|id| Some(SeriesEvent { id, begins, repeats: repeats.is_some() }))
        }
    };
    match kept {
        Ok(event) => service.tournaments.update_current(current, |one| one.note_event(event)).await?,
        Err(EventError::Forbidden) => {
            service.tournaments.update_current(current, |one| one.note_no_events(now)).await?
        }
        // Somebody did not want it.
        Err(EventError::Gone) => {
            service.tournaments.update_current(current, Tournament::note_event_gone).await?
        }
        Err(EventError::Failed(error)) if error.is_invalid => {
            tracing::error!(%error, id = %current.id, "Discord never takes this event; it is left out");
            service.tournaments.update_current(current, Tournament::note_event_gone).await?
        }
        Err(EventError::Failed(error)) => {
            error.log("cannot keep the event of a tournament; it is tried again");
            false
        }
    };
    service.take_turn(name, holder, Duration::ZERO).await?;
    Ok(())
}
