//! What servers and people get by themselves.

use deadpool_postgres::Object;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
use kuzhi_store::record::feeds;
use kuzhi_store::{FeedStore, StoreError};
use tokio_postgres::Row as Found;

use super::numbered::Numbered;
use crate::PostgresStore;
use crate::connection::failure::DatabaseFailure;
use crate::numbers::{of_person, of_time, signed, time_of, unsigned};
use crate::row::text;

/// What servers get.
pub(crate) const SERVER_FEED: Numbered<ServerFeed> = Numbered {
    what: "what a server gets by itself",
    get: "SELECT record FROM server_feeds WHERE guild = $1",
    put_first: "INSERT INTO server_feeds (guild, record, due) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    put_next: "UPDATE server_feeds SET record = $2, due = $4 WHERE guild = $1 AND record = $3",
    beside: Some(|feed| feed.due().map(of_time)),
    version: |feed| feed.version,
    write: feeds::write,
    read: feeds::read,
};

/// What people get.
const PERSON_FEED: Numbered<PersonFeed> = Numbered {
    what: "what a person gets by themselves",
    get: "SELECT record FROM person_feeds WHERE player = $1",
    put_first: "INSERT INTO person_feeds (player, record, due) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    put_next: "UPDATE person_feeds SET record = $2, due = $4 WHERE player = $1 AND record = $3",
    beside: Some(|feed| feed.due().map(of_time)),
    version: |feed| feed.version,
    write: feeds::write,
    read: feeds::read,
};

const DUE: &str = "SELECT guild, due FROM server_feeds WHERE due < $1 ORDER BY due";

const PEOPLE_DUE: &str = "SELECT player, due FROM person_feeds WHERE due < $1 ORDER BY due";

const TAKE: &str = "DELETE FROM person_feeds WHERE player = $1";

const FEEDS: &str = "SELECT guild, record FROM server_feeds";

const PUT: &str = "UPDATE server_feeds SET record = $2 WHERE guild = $1";

impl FeedStore for PostgresStore {
    fn server_feed(&self, guild: GuildId) -> Result<ServerFeed, StoreError> {
        self.numbered(&SERVER_FEED, signed(guild.0))
    }

    fn save_server_feed(&self, guild: GuildId, feed: &ServerFeed) -> Result<bool, StoreError> {
        self.save_next(&SERVER_FEED, signed(guild.0), feed)
    }

    fn server_feeds_with(&self, player: PlayerId) -> Result<Vec<(GuildId, ServerFeed)>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(FEEDS, &[]).await)?;
        let feed = |row: &Found| {
            let feed: ServerFeed = feeds::read(row.get::<_, &str>("record").as_bytes()).ok()?;
            feed.names(player).then(|| (GuildId(unsigned(row.get("guild"))), feed))
        };
        Ok(rows.iter().filter_map(feed).collect())
    }

    fn feeds_due(&self, before: Timestamp) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        Ok(self.due(DUE, before)?.into_iter().map(|(guild, at)| (GuildId(guild), at)).collect())
    }

    fn person_feed(&self, player: PlayerId) -> Result<PersonFeed, StoreError> {
        self.numbered(&PERSON_FEED, of_person(player))
    }

    fn save_person_feed(&self, player: PlayerId, feed: &PersonFeed) -> Result<bool, StoreError> {
        self.save_next(&PERSON_FEED, of_person(player), feed)
    }

    fn person_feeds_due(&self, before: Timestamp) -> Result<Vec<(PlayerId, Timestamp)>, StoreError> {
        Ok(self.due(PEOPLE_DUE, before)?.into_iter().map(|(player, at)| (PlayerId(player), at)).collect())
    }
}

impl PostgresStore {
    /// Returns for whom something is due, and when.
    fn due(&self, query: &str, before: Timestamp) -> Result<Vec<(u64, Timestamp)>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(query).await?;
            client.query(&statement, &[&of_time(before)]).await
        })?;
        let due = |row: &Found| (unsigned(row.get(0)), time_of(row.get("due")));
        Ok(rows.iter().map(due).collect())
    }
}

/// Removes a person who leaves, and from what servers get. Runs within a transaction.
pub(super) async fn forget(client: &Object, leaving: Erasure) -> Result<(), DatabaseFailure> {
    client.execute(TAKE, &[&of_person(leaving.who)]).await?;
    for row in client.query(FEEDS, &[]).await? {
        let record: &str = row.get("record");
        if let Some(next) = feeds::anonymised(record.as_bytes(), leaving)? {
            client.execute(PUT, &[&row.get::<_, i64>("guild"), &text(next)?]).await?;
        }
    }
    Ok(())
}
