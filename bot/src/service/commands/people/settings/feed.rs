//! What a server gets by itself, as its managers choose it.

use std::sync::Arc;

use kuzhi_domain::feeds::{DailySlot, ServerFeed, WeekSlot, Welcome};
use kuzhi_domain::matches::Place;
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{FeedSetting, Post};
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
use kuzhi_view::request::SettingsPage;
use kuzhi_view::screens::{self, Screen};

use crate::delivery::try_to;
use crate::service::{ActionError, BackgroundWork, Context, Service};

/// When the puzzle of the day comes if nobody says, in minutes after midnight.
const USUAL_TIME: u16 = 9 * 60;

/// When the week comes if nobody says: on a Monday, and so many minutes after midnight.
const USUAL_WEEKDAY: i8 = 1;
const USUAL_WEEK_TIME: u16 = 18 * 60;

/// Shows what a server gets.
pub(super) async fn page(
    service: &Service,
    context: &Context,
    guild: GuildId,
    zone: Option<&TimeZone>,
    page: SettingsPage,
) -> Result<Screen, ActionError> {
    let (words, feed) = (context.words(), service.feeds.find(guild).await?);
    Ok(match page {
        SettingsPage::Week => screens::week_settings(words, &feed, zone),
        SettingsPage::Welcome => screens::welcome_settings(words, &feed),
        _ => screens::feed_settings(words, &feed, zone),
    })
}

/// Changes what a server gets. What comes to a channel for the first time comes at once, if anything is
/// there: a channel that refuses it is refused.
pub(super) async fn set(
    service: &Arc<Service>,
    context: &Context,
    setting: FeedSetting,
) -> Result<(), ActionError> {
    let guild = kuzhi_domain::matches::may_change_settings(context.place(), context.manages())?;
    if let FeedSetting::In(_, channel) = setting
        && !service.channel_access.may_post(guild, channel).await
    {
        return Err(Refusal::CannotPost { channel }.into());
    }
    let house = service.records.find(move |store| store.house_rules(guild)).await?;
    let (zone, now, who) = (house.time_zone.unwrap_or(TimeZone::UTC), service.clock.now(), context.who());
    let before = service.feeds.find(guild).await?.welcome;
    let change = move |feed: &mut ServerFeed| apply(feed, setting, who, &zone, now);
    service.feeds.change(guild, change).await?;
    if let FeedSetting::In(post, channel) = setting {
        // Boxed: this future has all that is done by itself in it.
        Box::pin(service.handle_background(BackgroundWork::Feed(guild))).await?;
        let kept = before.clone();
        let take_back = move |feed: &mut ServerFeed| take_back_refused(feed, post, kept.as_ref());
        if service.feeds.change(guild, take_back).await?.is_new {
            return Err(Refusal::CannotPost { channel }.into());
        }
    }
    if let FeedSetting::In(Post::Welcome, _) | FeedSetting::Off(Post::Welcome) = setting
        && let Some(Welcome { channel, message: Some(message), .. }) = before
    {
        let place = Place { guild: Some(guild), channel };
        try_to("delete a welcome", service.boards.discord().delete(place, message)).await;
    }
    Ok(())
}

/// Applies a choice. Returns whether it changes anything.
fn apply(
    feed: &mut ServerFeed,
    setting: FeedSetting,
    who: PlayerId,
    zone: &TimeZone,
    now: Timestamp,
) -> bool {
    let daily = feed.daily.as_ref().map(|daily| daily.slot);
    let week = feed.week.as_ref().map(|week| week.slot);
    match setting {
        FeedSetting::In(Post::Daily, channel) => {
            let at = daily.map_or(USUAL_TIME, |slot| slot.at);
            feed.set_daily(Some(DailySlot { channel, at, set_by: who }), zone, now);
        }
        FeedSetting::At(Post::Daily, at) => {
            let Some(slot) = daily else { return false };
            feed.set_daily(Some(DailySlot { at, set_by: who, ..slot }), zone, now);
        }
        FeedSetting::In(Post::Week, channel) => {
            let usual = WeekSlot { channel, weekday: USUAL_WEEKDAY, at: USUAL_WEEK_TIME, set_by: who };
            let slot = week.map_or(usual, |slot| WeekSlot { channel, set_by: who, ..slot });
            feed.set_week(Some(slot), zone, now);
        }
        FeedSetting::At(Post::Week, at) => {
            let Some(slot) = week else { return false };
            feed.set_week(Some(WeekSlot { at, set_by: who, ..slot }), zone, now);
        }
        FeedSetting::WeekOn(weekday) => {
            let Some(slot) = week else { return false };
            feed.set_week(Some(WeekSlot { weekday, set_by: who, ..slot }), zone, now);
        }
        FeedSetting::In(Post::Welcome, channel) => {
            feed.welcome = Some(Welcome::new(channel, who, feed.version, now));
        }
        FeedSetting::At(Post::Welcome, _) => return false,
        FeedSetting::Off(Post::Daily) => feed.set_daily(None, zone, now),
        FeedSetting::Off(Post::Week) => feed.set_week(None, zone, now),
        FeedSetting::Off(Post::Welcome) => feed.welcome = None,
    }
    true
}

/// Takes back what a channel has refused. Returns whether it has.
fn take_back_refused(feed: &mut ServerFeed, post: Post, before: Option<&Welcome>) -> bool {
    match post {
        Post::Daily => {
            let daily = feed.daily.as_ref().filter(|daily| daily.previous.is_none());
            let current = daily.and_then(|daily| daily.current.as_ref());
            let is_refused = current.is_some_and(|current| current.message.is_none() && current.failures > 0);
            feed.daily.take_if(|_| is_refused).is_some()
        }
        Post::Week => false,
        Post::Welcome => {
            let is_refused =
                feed.welcome.as_ref().is_some_and(|one| one.message.is_none() && one.failures > 0);
            if is_refused {
                feed.welcome = before.cloned();
            }
            is_refused
        }
    }
}
