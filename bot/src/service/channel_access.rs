//! What people may see elsewhere on their server. Discord is asked, and what it allows is cached for a while.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_view::request::{MessageLink, match_in};

use crate::clock::Clock;
use crate::delivery::{ChannelRight, DiscordClient};

/// How long a permission to see a channel is cached: long enough to go through a game.
const LASTS: Duration = Duration::from_mins(5);

/// How many permissions are cached.
const MOST: usize = 2_000;

/// What people may see elsewhere.
pub(crate) struct ChannelAccess {
    discord: Arc<dyn DiscordClient>,
    clock: Clock,
    /// Until when a person may see a channel.
    allowed: Mutex<HashMap<(PlayerId, ChannelId), Timestamp>>,
    /// Channels that are gone. None of them comes back.
    gone: Mutex<HashSet<ChannelId>>,
}

impl ChannelAccess {
    pub(crate) fn new(discord: Arc<dyn DiscordClient>, clock: Clock) -> ChannelAccess {
        ChannelAccess { discord, clock, allowed: Mutex::default(), gone: Mutex::default() }
    }

    /// Returns the match that a message shows, if there is one and the bot can see the message. Somebody asks
    /// for it in this place.
    pub(crate) async fn match_in(&self, asked: Place, link: MessageLink) -> Option<MatchId> {
        let carried = self.discord.custom_ids(asked, link.channel, link.message).await;
        let carried = carried.inspect_err(|error| {
            tracing::debug!(%error, "a linked message cannot be read");
        });
        carried.ok()?.iter().find_map(|carried| match_in(carried))
    }

    /// Whether a person may see a channel of a server. If Discord does not say, they may not.
    pub(crate) async fn may_look(&self, guild: GuildId, channel: ChannelId, who: PlayerId) -> bool {
        let (now, key) = (self.clock.now(), (who, channel));
        if self.with_allowed(|allowed| allowed.get(&key).is_some_and(|until| now < *until)) {
            return true;
        }
        let may =
            self.discord.allows(guild, channel, ChannelRight::Read(who)).await.unwrap_or_else(|error| {
                tracing::debug!(%error, "cannot find out whether a person may see a channel");
                false
            });
        if may {
            self.with_allowed(|allowed| {
                allowed.retain(|_, until| now < *until);
                if allowed.len() < MOST {
                    allowed.insert(key, now + LASTS);
                }
            });
        }
        may
    }

    /// Whether everyone on a server may see a channel. If Discord does not say, they may not.
    pub(crate) async fn is_open(&self, guild: GuildId, channel: ChannelId) -> bool {
        let allowed = self.discord.allows(guild, channel, ChannelRight::ReadByAll).await;
        allowed.is_ok_and(|allowed| allowed)
    }

    /// Whether the bot may post in a channel. If Discord does not say, a post shows it.
    pub(crate) async fn may_post(&self, guild: GuildId, channel: ChannelId) -> bool {
        let allowed = self.discord.allows(guild, channel, ChannelRight::Post).await;
        allowed.unwrap_or_else(|error| !error.is_of_place)
    }

    /// Whether a channel does not exist any more. If Discord does not say, it does.
    pub(crate) async fn is_gone(&self, place: Place) -> bool {
        let channel = place.channel;
        if self.is_known_gone(channel) {
            return true;
        }
        let is_gone = self.discord.is_gone(place).await.unwrap_or_else(|error| {
            tracing::debug!(%error, "cannot find out whether a channel exists");
            false
        });
        if is_gone {
            let mut gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
            if gone.len() >= MOST {
                gone.clear();
            }
            gone.insert(channel);
        }
        is_gone
    }

    /// Whether somebody has found out that a channel does not exist any more.
    pub(crate) fn is_known_gone(&self, channel: ChannelId) -> bool {
        self.gone.lock().unwrap_or_else(PoisonError::into_inner).contains(&channel)
    }

    fn with_allowed<T>(&self, see: impl FnOnce(&mut HashMap<(PlayerId, ChannelId), Timestamp>) -> T) -> T {
        see(&mut self.allowed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
