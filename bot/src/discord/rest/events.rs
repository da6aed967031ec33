//! Scheduled events of servers.

use kuzhi_domain::moments::{Every, TimeZone};
use kuzhi_domain::{EventId, GuildId};
use serde_json::{Value, json};
use serenity::all::{LightMethod, Route, ScheduledEventId};

use super::answers::{getting, id_of, sending};
use super::client::Connected;
use super::retry::{CallError, Repeat, RetryTime};
use crate::delivery::{EventError, ScheduledEvent};
use crate::discord::fields::{Unreadable, field, list, text};

/// Discord's codes for what the bot may not do, and for an event that is gone.
const FORBIDDEN: [isize; 2] = [50001, 50013];
const GONE: isize = 10070;

/// Makes an event, or changes the one that is there. One that was made before it could be noted is found.
pub(super) async fn keep(
    rest: &Connected,
    guild: GuildId,
    id: Option<EventId>,
    event: &ScheduledEvent,
) -> Result<EventId, EventError> {
    let id = match id {
        Some(id) => Some(id),
        None => find(rest, guild, event).await?,
    };
    let (guild_id, body) = (guild.0.into(), described(event));
    let (method, route) = match id {
        Some(id) => {
            let event_id = ScheduledEventId::new(id.0);
            (LightMethod::Patch, Route::GuildScheduledEvent { guild_id, event_id })
        }
        None => (LightMethod::Post, Route::GuildScheduledEvents { guild_id }),
    };
    let send = || async { rest.api.ask(sending(method, route, &body, Vec::new())?, id_of).await };
    let kept = rest.api.call_if(RetryTime::Long, Repeat::OnlyUntaken, send).await;
    kept.map(EventId).map_err(event_error)
}

/// Deletes an event. It may be gone.
pub(super) async fn delete(rest: &Connected, guild: GuildId, id: EventId) -> Result<(), EventError> {
    let delete = || rest.api.delete_scheduled_event(guild.0.into(), ScheduledEventId::new(id.0));
    match rest.api.call(RetryTime::Long, delete).await.map_err(event_error) {
        Ok(()) | Err(EventError::Gone) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Finds the same event among those of the server.
async fn find(
    rest: &Connected,
    guild: GuildId,
    event: &ScheduledEvent,
) -> Result<Option<EventId>, EventError> {
    let route = Route::GuildScheduledEvents { guild_id: guild.0.into() };
    let read = |value: &Value| -> Result<_, Unreadable> {
        let place = value["entity_metadata"]["location"].as_str().map(str::to_owned);
        Ok((id_of(value)?, field(value, "name", text)?, place))
    };
    let ask = || async { rest.api.ask(getting(route), |events| list(events, read)).await };
    let all = rest.api.call(RetryTime::Long, ask).await.map_err(event_error)?;
    let is_it = |(_, name, place): &(u64, String, Option<String>)| {
        *name == event.name && place.as_deref() == Some(event.place.as_str())
    };
    Ok(all.into_iter().find(is_it).map(|(id, ..)| EventId(id)))
}

/// An event as Discord takes it: somewhere else than in a voice channel, for members of the server.
fn described(event: &ScheduledEvent) -> Value {
    let start = TimeZone::in_utc(event.begins);
    let rule = event.repeats.map(|(every, day)| {
        let weekday = day.weekday.saturating_sub(1);
        match every {
            Every::Week => json!({ "start": start, "frequency": 2, "interval": 1, "by_weekday": [weekday] }),
            Every::Fortnight => {
                json!({ "start": start, "frequency": 2, "interval": 2, "by_weekday": [weekday] })
            }
            Every::Month => {
                let days = json!([{ "n": day.week, "day": weekday }]);
                json!({ "start": start, "frequency": 1, "interval": 1, "by_n_weekday": days })
            }
        }
    });
    json!({
        "name": event.name,
        "privacy_level": 2,
        "scheduled_start_time": start,
        "scheduled_end_time": TimeZone::in_utc(event.ends),
        "entity_type": 3,
        "entity_metadata": { "location": event.place },
        "recurrence_rule": rule,
    })
}

fn event_error(error: CallError) -> EventError {
    match error.code() {
        Some(code) if FORBIDDEN.contains(&code) => EventError::Forbidden,
        Some(GONE) => EventError::Gone,
        _ => EventError::Failed(error.into()),
    }
}
