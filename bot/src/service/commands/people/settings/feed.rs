//! What a server gets by itself, as its managers choose it.

use std::sync::Arc;

use kuzhi_domain::GuildId;
use kuzhi_domain::feeds::{DailySlot, ServerFeed};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::FeedSetting;
use kuzhi_view::screens::{self, Screen};

use crate::service::{ActionError, BackgroundWork, Context, Service};

/// When the puzzle of the day comes if nobody says, in minutes after midnight.
const USUAL_TIME: u16 = 9 * 60;

/// Shows what a server gets.
pub(super) async fn page(
    service: &Service,
    context: &Context,
    guild: GuildId,
    zone: Option<&TimeZone>,
) -> Result<Screen, ActionError> {
    let feed = service.feeds.find(guild).await?;
    Ok(screens::feed_settings(context.words(), &feed, zone))
}

/// Changes what a server gets. Where the puzzle of the day comes for the first time, it comes at once: a
/// channel that refuses it is refused.
pub(super) async fn set(
    service: &Arc<Service>,
    context: &Context,
    setting: FeedSetting,
) -> Result<(), ActionError> {
    let guild = kuzhi_domain::matches::may_change_settings(context.place(), context.manages())?;
    let house = service.records.find(move |store| store.house_rules(guild)).await?;
    let (zone, now, who) = (house.time_zone.unwrap_or(TimeZone::UTC), service.clock.now(), context.who());
    let change = move |feed: &mut ServerFeed| {
        let before = feed.daily.as_ref().map(|daily| daily.slot);
        let slot = match (setting, before) {
            (FeedSetting::DailyIn(channel), _) => {
                let at = before.map_or(USUAL_TIME, |slot| slot.at);
                Some(DailySlot { channel, at, set_by: who })
            }
            (FeedSetting::DailyAt(at), Some(slot)) => Some(DailySlot { at, set_by: who, ..slot }),
            (FeedSetting::DailyAt(_), None) | (FeedSetting::DailyOff, _) => None,
        };
        feed.set_daily(slot, &zone, now);
        slot != before
    };
    service.feeds.change(guild, change).await?;
    let FeedSetting::DailyIn(channel) = setting else { return Ok(()) };
    // Boxed: this future has all that is done by itself in it.
    Box::pin(service.handle_background(BackgroundWork::Feed(guild))).await?;
    if !is_refused(&service.feeds.find(guild).await?) {
        return Ok(());
    }
    let removed = |feed: &mut ServerFeed| {
        let is_refused = is_refused(feed);
        feed.daily.take_if(|_| is_refused).is_some()
    };
    service.feeds.change(guild, removed).await?;
    Err(Refusal::CannotPost { channel }.into())
}

/// Whether the first puzzle of the day could not be posted.
fn is_refused(feed: &ServerFeed) -> bool {
    let daily = feed.daily.as_ref();
    let current = daily.filter(|daily| daily.previous.is_none()).and_then(|daily| daily.current.as_ref());
    current.is_some_and(|current| current.message.is_none() && current.failures > 0)
}
