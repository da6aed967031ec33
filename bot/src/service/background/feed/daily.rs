//! The puzzle of the day is posted, and its message shows who has solved it.

use kuzhi_domain::feeds::{PostedDaily, ServerFeed};
use kuzhi_domain::settings::Post;
use kuzhi_store::StoreError;
use kuzhi_view::screens::{self, Replayed, Screen};

use super::{PATIENCE, REFUSALS, Server};
use crate::delivery::{Nonce, link, try_to};
use crate::drawing::Urgency;

impl Server<'_> {
    /// Posts the puzzle of a day if it is due, and brings messages up to date.
    pub(super) async fn post_daily(&self, feed: &ServerFeed) -> Result<(), StoreError> {
        let Some(daily) = &feed.daily else { return Ok(()) };
        let is_due = |posted: &&PostedDaily| posted.due.is_some_and(|due| due <= self.now);
        if let Some(previous) = daily.previous.as_ref().filter(is_due) {
            self.bring_up_to_date(feed, previous).await?;
        }
        match daily.current.as_ref().filter(is_due) {
            Some(current) if current.message.is_some() => self.bring_up_to_date(feed, current).await,
            Some(current) => self.post(feed, current).await,
            None => Ok(()),
        }
    }

    async fn post(&self, feed: &ServerFeed, posted: &PostedDaily) -> Result<(), StoreError> {
        let (guild, day, now, feeds) = (self.guild, posted.day, self.now, &self.service.feeds);
        let Some(screen) = self.daily_screen(feed, posted).await else { return Ok(()) };
        let (place, nonce) = (self.place(posted.channel), Nonce::daily(guild, day));
        match self.service.boards.discord().post(place, &screen, nonce).await {
            Ok(message) => feeds.change(guild, move |feed| feed.note_posted(day, message)).await?,
            Err(error) if error.is_of_place && posted.failures + 1 >= REFUSALS => {
                return self.stop_daily(feed).await;
            }
            Err(error) => {
                error.log("cannot post the puzzle of the day; it is tried again");
                feeds.change(guild, move |feed| feed.put_off(day, now)).await?
            }
        };
        Ok(())
    }

    /// Shows in the message of a puzzle who has solved it by now.
    async fn bring_up_to_date(&self, feed: &ServerFeed, posted: &PostedDaily) -> Result<(), StoreError> {
        let (day, shown) = (posted.day, posted.solved_by());
        if let Some(message) = posted.message
            && let Some(screen) = self.daily_screen(feed, posted).await
        {
            // If it cannot be shown, it is when somebody else has solved it.
            let edit = self.service.boards.discord().edit(self.place(posted.channel), message, &screen);
            try_to("bring a puzzle of the day up to date", edit).await;
        }
        self.service.feeds.change(self.guild, move |feed| feed.note_shown(day, shown)).await.map(drop)
    }

    async fn stop_daily(&self, feed: &ServerFeed) -> Result<(), StoreError> {
        let Some(slot) = feed.daily.as_ref().map(|daily| daily.slot) else { return Ok(()) };
        let stop = move |feed: &mut ServerFeed| {
            let is_same = feed.daily.as_ref().is_some_and(|daily| daily.slot.channel == slot.channel);
            if is_same {
                feed.stop_daily();
            }
            is_same
        };
        if self.service.feeds.change(self.guild, stop).await?.is_new {
            self.tell_stopped(Post::Daily, slot.channel, slot.set_by).await;
        }
        Ok(())
    }

    async fn daily_screen(&self, feed: &ServerFeed, posted: &PostedDaily) -> Option<Screen> {
        let puzzle = posted.day.puzzle()?;
        let boards = &self.service.boards;
        let (look, emojis) = (self.look(), boards.emojis());
        let before = posted.before.as_ref().and_then(|past| past.message);
        let link = before.map(|(channel, message)| link(self.place(channel), message));
        let Replayed { screen, picture, .. } =
            screens::posted_puzzle(self.words, feed, posted, puzzle, link.as_deref(), look, emojis);
        let Some((picture, description)) = picture else { return Some(screen) };
        let asked_by = feed.daily.as_ref().map(|daily| daily.slot.set_by)?;
        let draw = move || picture.png();
        let drawn = boards.drawing().picture(Urgency::Unasked, asked_by, "board.png", description, draw);
        let drawn = tokio::select! {
            drawn = drawn => drawn,
            () = self.service.clock.after(PATIENCE) => return Some(screen.without_file()),
        };
        match drawn {
            Ok(file) => Some(Screen { file: Some(file), ..screen }),
            Err(error) => {
                error.report("cannot draw the puzzle of the day; it is shown in letters");
                Some(screen.without_file())
            }
        }
    }
}
