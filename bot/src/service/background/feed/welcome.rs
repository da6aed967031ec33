//! The message that welcomes people is posted, and kept true.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use kuzhi_domain::feeds::{ServerFeed, Welcome, next_tournament};
use kuzhi_domain::settings::Post;
use kuzhi_store::StoreError;
use kuzhi_view::screens::{self, Screen};

use super::{REFUSALS, Server};
use crate::delivery::Nonce;

/// How long a message is taken for true if nothing is known to change.
const TRUE_FOR: Duration = Duration::from_hours(6);

impl Server<'_> {
    /// Posts the message that welcomes people, or changes it if it is not true any more.
    pub(super) async fn keep_welcome(&self, welcome: &Welcome) -> Result<(), StoreError> {
        let (guild, now, since) = (self.guild, self.now, welcome.since);
        let all = self.service.records.run(move |store| store.live_tournaments_of(guild)).await?;
        let next = next_tournament(&all, now);
        let screen = screens::welcome(self.words, self.house.game.unwrap_or_default(), next);
        let shown = digest(&screen);
        let is_due = welcome.due.is_none_or(|due| due <= now);
        if welcome.message.is_some() && welcome.shown == shown && !is_due {
            return Ok(());
        }
        let until = next.map_or(now + TRUE_FOR, |one| one.rules.begins.min(now + TRUE_FOR));
        let (place, discord) = (self.place(welcome.channel), self.service.boards.discord());
        let done = match welcome.message {
            Some(message) if welcome.shown == shown => Ok(message),
            Some(message) => discord.edit(place, message, &screen).await.map(|()| message),
            None => discord.post(place, &screen, Nonce::welcome(guild, since)).await,
        };
        let is_refused =
            done.as_ref().is_err_and(|error| error.is_of_place) && welcome.failures + 1 >= REFUSALS;
        let done =
            done.inspect_err(|error| error.log("cannot show what welcomes people; it is tried again")).ok();
        let note = move |feed: &mut ServerFeed| {
            let Some(kept) = feed.welcome.as_mut().filter(|kept| kept.since == since) else { return false };
            match done {
                Some(message) => kept.note_shown(message, shown, Some(until)),
                None if kept.put_off(now) || is_refused => feed.welcome = None,
                None => {}
            }
            true
        };
        let noted = self.service.feeds.change(guild, note).await?;
        // A message that is gone was deleted by somebody who wanted that.
        if noted.is_new && noted.feed.welcome.is_none() && is_refused {
            self.tell_stopped(Post::Welcome, welcome.channel, welcome.set_by).await;
        }
        Ok(())
    }
}

/// What a screen shows, as a number.
fn digest(screen: &Screen) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{:?} {:?}", screen.text, screen.rows).hash(&mut hasher);
    hasher.finish()
}
