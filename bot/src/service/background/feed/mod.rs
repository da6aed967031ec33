//! What a server gets by itself is posted when it is due, and kept up to date.
//!
//! What is to be posted is stored first, with the nonce that follows from it, so that a start after a kill
//! posts what is missing, and nothing twice. In all processes one at a time posts on a server.

mod daily;
mod week;
mod welcome;

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::feeds::ServerFeed;
use kuzhi_domain::matches::{BoardLook, Place};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{HouseRules, Post};
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp};
use kuzhi_store::{StoreError, Turn};
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use crate::delivery::try_to;
use crate::service::Service;
use crate::service::feeds::{Feed, Feeds};

/// How long another process that posts is not interfered with.
const POSTING_TAKES: Duration = Duration::from_secs(30);

/// How long a message waits for its picture, which comes after all that people have asked for.
const PATIENCE: Duration = Duration::from_secs(15);

/// How often a place may refuse a post before it stops coming there.
const REFUSALS: u32 = 2;

/// Does what is due for a server.
///
/// # Errors
///
/// When the store fails. It is looked at again in a while.
pub(in crate::service) async fn do_what_is_due(
    service: &Arc<Service>,
    guild: GuildId,
) -> Result<(), StoreError> {
    let posting = post_alone(service, guild);
    alone(service, &service.feeds, guild, format!("feed {guild}"), posting).await
}

/// Does what is due for somebody, one at a time in all processes.
pub(super) async fn alone<F: Feed>(
    service: &Service,
    feeds: &Feeds<F>,
    owner: F::Owner,
    name: String,
    posting: impl Future<Output = Result<(), StoreError>>,
) -> Result<(), StoreError> {
    let _turn = feeds.take_turn(owner).await;
    // Nobody could press anything.
    if !service.deadlines.is_there() {
        return Ok(());
    }
    let holder = rand::random();
    if let Turn::Wait(_) = service.take_turn(name.clone(), holder, POSTING_TAKES).await? {
        feeds.look_at(owner, service.clock.now() + POSTING_TAKES);
        return Ok(());
    }
    let done = posting.await;
    // It lapses by itself if it cannot be returned.
    service.take_turn(name, holder, Duration::ZERO).await?;
    done
}

async fn post_alone(service: &Arc<Service>, guild: GuildId) -> Result<(), StoreError> {
    let house = service.records.find(move |store| store.house_rules(guild)).await?;
    let (zone, now) = (house.time_zone.clone().unwrap_or(TimeZone::UTC), service.clock.now());
    let begin = move |feed: &mut ServerFeed| feed.begin_day(&zone, now) | feed.end_week(&zone, now);
    let feed = service.feeds.change(guild, begin).await?.feed;
    let words = Words::for_language(house.language.unwrap_or_default());
    let at = Server { service, guild, house: &house, words, now };
    at.post_daily(&feed).await?;
    if let Some(week) = feed.week.as_ref() {
        at.tell_week(week).await?;
    }
    match &feed.welcome {
        Some(welcome) => at.keep_welcome(welcome).await,
        None => Ok(()),
    }
}

/// A server for which something is due.
struct Server<'a> {
    service: &'a Arc<Service>,
    guild: GuildId,
    house: &'a HouseRules,
    words: &'static Words,
    now: Timestamp,
}

impl Server<'_> {
    /// Tells whoever asked for it that something cannot be posted any more.
    async fn tell_stopped(&self, post: Post, channel: ChannelId, set_by: PlayerId) {
        if !set_by.has_left() {
            let screen = screens::post_stopped(self.words, post, channel);
            let write = self.service.boards.discord().write_to(set_by, self.place(channel), &screen, None);
            try_to("say that a channel refuses what was to be posted there", write).await;
        }
    }

    /// How boards look here: light wood if nobody has chosen otherwise.
    fn look(&self) -> BoardLook {
        self.house.look(self.service.records.usual_look())
    }

    const fn place(&self, channel: ChannelId) -> Place {
        Place { guild: Some(self.guild), channel }
    }
}
