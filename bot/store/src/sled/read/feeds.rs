//! What servers get by themselves.

use ::sled::IVec;
use kuzhi_domain::feeds::ServerFeed;
use kuzhi_domain::{GuildId, PlayerId, Timestamp};

use super::settings::Setting;
use crate::record::feeds;
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{FeedStore, StoreError};

const SERVER_FEED: Setting<ServerFeed> = Setting {
    what: "what a server gets by itself",
    quarantine: keys::SERVER_FEED,
    kind: Kind::ServerFeeds,
    write: feeds::write,
    read: feeds::read,
};

impl FeedStore for SledStore {
    fn server_feed(&self, guild: GuildId) -> Result<ServerFeed, StoreError> {
        self.setting(&SERVER_FEED, guild.0)
    }

    fn save_server_feed(&self, guild: GuildId, feed: &ServerFeed) -> Result<bool, StoreError> {
        self.save_next(&SERVER_FEED, guild.0, feed)
    }

    fn server_feeds_with(&self, player: PlayerId) -> Result<Vec<(GuildId, ServerFeed)>, StoreError> {
        let named = self.server_feeds()?.into_iter().filter(|(_, feed)| feed.names(player));
        Ok(named.collect())
    }

    fn feeds_due(&self, before: Timestamp) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        let due =
            |(guild, feed): (GuildId, ServerFeed)| Some((guild, feed.due().filter(|due| *due < before)?));
        Ok(self.server_feeds()?.into_iter().filter_map(due).collect())
    }
}

impl SledStore {
    fn server_feeds(&self) -> Result<Vec<(GuildId, ServerFeed)>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::ServerFeeds, &[]))?;
        let all = self.read(|trees| trees.tree(Kind::ServerFeeds).iter().collect::<Result<Vec<_>, _>>())?;
        let feed = |(key, record): &(IVec, IVec)| {
            Some((GuildId(keys::number_at_end(key)?), feeds::read(record).ok()?))
        };
        Ok(all.iter().filter_map(feed).collect())
    }
}
