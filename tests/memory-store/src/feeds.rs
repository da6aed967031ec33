//! What servers and people get by themselves.

use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
use kuzhi_store::{FeedStore, StoreError};

use crate::MemoryStore;

impl FeedStore for MemoryStore {
    fn server_feed(&self, guild: GuildId) -> Result<ServerFeed, StoreError> {
        Ok(self.data().server_feeds.get(&guild).cloned().unwrap_or_default())
    }

    fn save_server_feed(&self, guild: GuildId, feed: &ServerFeed) -> Result<bool, StoreError> {
        self.faults.check()?;
        let mut kept = self.data();
        let is_next = kept.server_feeds.get(&guild).map_or(0, |before| before.version) + 1 == feed.version;
        if is_next {
            kept.server_feeds.insert(guild, feed.clone());
        }
        Ok(is_next)
    }

    fn server_feeds_with(&self, player: PlayerId) -> Result<Vec<(GuildId, ServerFeed)>, StoreError> {
        let kept = self.data();
        let named = kept.server_feeds.iter().filter(|(_, feed)| feed.names(player));
        Ok(named.map(|(guild, feed)| (*guild, feed.clone())).collect())
    }

    fn feeds_due(&self, before: Timestamp) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        let kept = self.data();
        let due =
            |(guild, feed): (&GuildId, &ServerFeed)| Some((*guild, feed.due().filter(|due| *due < before)?));
        Ok(kept.server_feeds.iter().filter_map(due).collect())
    }

    fn person_feed(&self, player: PlayerId) -> Result<PersonFeed, StoreError> {
        Ok(self.data().person_feeds.get(&player).cloned().unwrap_or_default())
    }

    fn save_person_feed(&self, player: PlayerId, feed: &PersonFeed) -> Result<bool, StoreError> {
        self.faults.check()?;
        let mut kept = self.data();
        let is_next = kept.person_feeds.get(&player).map_or(0, |before| before.version) + 1 == feed.version;
        if is_next {
            kept.person_feeds.insert(player, feed.clone());
        }
        Ok(is_next)
    }

    fn person_feeds_due(&self, before: Timestamp) -> Result<Vec<(PlayerId, Timestamp)>, StoreError> {
        let kept = self.data();
        let due =
            |(who, feed): (&PlayerId, &PersonFeed)| Some((*who, feed.due().filter(|due| *due < before)?));
        Ok(kept.person_feeds.iter().filter_map(due).collect())
    }
}
