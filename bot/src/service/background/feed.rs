//! What a server gets by itself is posted when it is due, and kept up to date.
//!
//! What is to be posted is stored first, with the nonce that follows from it, so that a start after a kill
//! posts what is missing, and nothing twice. In all processes one at a time posts on a server.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::feeds::{PostedDaily, ServerFeed};
use kuzhi_domain::matches::{BoardLook, Place};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::HouseRules;
use kuzhi_domain::{ChannelId, GuildId, Timestamp};
use kuzhi_store::{StoreError, Turn};
use kuzhi_view::screens::{self, Replayed, Screen};
use kuzhi_view::words::Words;

use crate::delivery::{Nonce, try_to};
use crate::drawing::Urgency;
use crate::service::Service;

/// How long another process that posts is not interfered with.
const POSTING_TAKES: Duration = Duration::from_secs(20);

/// How long a message waits for its picture, which comes after all that people have asked for.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often a place may refuse the puzzle of the day before it stops coming there.
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
    let _turn = service.feeds.take_turn(guild).await;
    // Nobody could press anything.
    if !service.deadlines.is_there() {
        return Ok(());
    }
    let (name, holder) = (format!("feed {guild}"), rand::random());
    if let Turn::Wait(_) = service.take_turn(name.clone(), holder, POSTING_TAKES).await? {
        service.feeds.look_at(guild, service.clock.now() + POSTING_TAKES);
        return Ok(());
    }
    let done = post_alone(service, guild).await;
    // It lapses by itself if it cannot be returned.
    service.take_turn(name, holder, Duration::ZERO).await?;
    done
}

async fn post_alone(service: &Arc<Service>, guild: GuildId) -> Result<(), StoreError> {
    let house = service.records.find(move |store| store.house_rules(guild)).await?;
    let (zone, now) = (house.time_zone.clone().unwrap_or(TimeZone::UTC), service.clock.now());
    let begun = service.feeds.change(guild, move |feed| feed.begin_day(&zone, now)).await?;
    let Some(daily) = &begun.feed.daily else { return Ok(()) };
    let is_due = |posted: &&PostedDaily| posted.due.is_some_and(|due| due <= now);
    let at = Server { guild, house: &house, words: Words::for_language(house.language.unwrap_or_default()) };
    if let Some(previous) = daily.previous.as_ref().filter(is_due) {
        at.bring_up_to_date(service, &begun.feed, previous).await?;
    }
    match daily.current.as_ref().filter(is_due) {
        Some(current) if current.message.is_some() => {
            at.bring_up_to_date(service, &begun.feed, current).await
        }
        Some(current) => at.post(service, &begun.feed, current, now).await,
        None => Ok(()),
    }
}

/// A server for which something is due.
struct Server<'a> {
    guild: GuildId,
    house: &'a HouseRules,
    words: &'static Words,
}

impl Server<'_> {
    /// Posts the puzzle of a day.
    async fn post(
        &self,
        service: &Arc<Service>,
        feed: &ServerFeed,
        posted: &PostedDaily,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let (guild, day) = (self.guild, posted.day);
        let Some(screen) = self.screen(service, feed, posted).await else { return Ok(()) };
        let place = self.place(posted.channel);
        let nonce = Nonce::daily(guild, day);
        match service.boards.discord().post(place, &screen, nonce).await {
            Ok(message) => service.feeds.change(guild, move |feed| feed.note_posted(day, message)).await?,
            Err(error) if error.is_of_place && posted.failures + 1 >= REFUSALS => {
                return self.stop(service, feed).await;
            }
            Err(error) => {
                error.log("cannot post the puzzle of the day; it is tried again");
                service.feeds.change(guild, move |feed| feed.put_off(day, now)).await?
            }
        };
        Ok(())
    }

    /// Shows in the message of a puzzle who has solved it by now.
    async fn bring_up_to_date(
        &self,
        service: &Arc<Service>,
        feed: &ServerFeed,
        posted: &PostedDaily,
    ) -> Result<(), StoreError> {
        let (day, shown) = (posted.day, posted.solved_by());
        if let Some(message) = posted.message
            && let Some(screen) = self.screen(service, feed, posted).await
        {
            // If it cannot be shown, it is when somebody else has solved it.
            let edit = service.boards.discord().edit(self.place(posted.channel), message, &screen);
            try_to("bring a puzzle of the day up to date", edit).await;
        }
        service.feeds.change(self.guild, move |feed| feed.note_shown(day, shown)).await.map(drop)
    }

    /// The puzzle of the day cannot be posted any more. Whoever asked for it is told.
    async fn stop(&self, service: &Arc<Service>, feed: &ServerFeed) -> Result<(), StoreError> {
        let Some(slot) = feed.daily.as_ref().map(|daily| daily.slot) else { return Ok(()) };
        let stopped = move |feed: &mut ServerFeed| {
            feed.daily.take_if(|daily| daily.slot.channel == slot.channel).is_some()
        };
        let stopped = service.feeds.change(self.guild, stopped).await?;
        if stopped.is_new && !slot.set_by.has_left() {
            let screen = screens::daily_stopped(self.words, slot.channel);
            let place = self.place(slot.channel);
            let write = service.boards.discord().write_to(slot.set_by, place, &screen, None);
            try_to("say that a channel refuses the puzzle of the day", write).await;
        }
        Ok(())
    }

    async fn screen(&self, service: &Service, feed: &ServerFeed, posted: &PostedDaily) -> Option<Screen> {
        let puzzle = posted.day.puzzle()?;
        let look = BoardLook::from(self.house.look.unwrap_or_default());
        let emojis = service.boards.emojis();
        let Replayed { screen, picture, .. } =
            screens::posted_puzzle(self.words, feed, posted, puzzle, look, emojis);
        let Some((picture, description)) = picture else { return Some(screen) };
        let asked_by = feed.daily.as_ref().map(|daily| daily.slot.set_by)?;
        let drawing = service.boards.drawing();
        let drawn =
            drawing.picture(Urgency::Unasked, asked_by, "board.png", description, move || picture.png());
        let drawn = tokio::select! {
            drawn = drawn => drawn,
            () = service.clock.after(PATIENCE) => return Some(screen.without_file()),
        };
        match drawn {
            Ok(file) => Some(Screen { file: Some(file), ..screen }),
            Err(error) => {
                error.report("cannot draw the puzzle of the day; it is shown in letters");
                Some(screen.without_file())
            }
        }
    }

    const fn place(&self, channel: ChannelId) -> Place {
        Place { guild: Some(self.guild), channel }
    }
}
