//! What servers and people get by themselves.

use ::sled::IVec;
use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
use serde::de::DeserializeOwned;

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

const PERSON_FEED: Setting<PersonFeed> = Setting {
    what: "what a person gets by themselves",
    quarantine: keys::PERSON_FEED,
    kind: Kind::PersonFeeds,
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
        let feeds = self.feeds::<ServerFeed>(Kind::ServerFeeds)?.into_iter();
        Ok(feeds.filter(|(_, feed)| feed.names(player)).map(|(id, feed)| (GuildId(id), feed)).collect())
    }

    fn feeds_due(&self, before: Timestamp) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        let due = |(id, feed): (u64, ServerFeed)| Some((GuildId(id), feed.due().filter(|at| *at < before)?));
        Ok(self.feeds(Kind::ServerFeeds)?.into_iter().filter_map(due).collect())
    }

    fn person_feed(&self, player: PlayerId) -> Result<PersonFeed, StoreError> {
        self.setting(&PERSON_FEED, player.0)
    }

    fn save_person_feed(&self, player: PlayerId, feed: &PersonFeed) -> Result<bool, StoreError> {
        self.save_next(&PERSON_FEED, player.0, feed)
    }

    fn person_feeds_due(&self, before: Timestamp) -> Result<Vec<(PlayerId, Timestamp)>, StoreError> {
        let due = |(id, feed): (u64, PersonFeed)| Some((PlayerId(id), feed.due().filter(|at| *at < before)?));
        Ok(self.feeds(Kind::PersonFeeds)?.into_iter().filter_map(due).collect())
    }
}

impl SledStore {
    /// Returns all records of a kind that can be read.
    fn feeds<T: DeserializeOwned>(&self, kind: Kind) -> Result<Vec<(u64, T)>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(kind, &[]))?;
        let all = self.read(|trees| trees.tree(kind).iter().collect::<Result<Vec<_>, _>>())?;
        let feed =
            |(key, record): &(IVec, IVec)| Some((keys::number_at_end(key)?, feeds::read(record).ok()?));
        Ok(all.iter().filter_map(feed).collect())
    }
}
