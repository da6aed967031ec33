//! What servers get by themselves.

use deadpool_postgres::Object;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::feeds::ServerFeed;
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
use kuzhi_store::record::feeds;
use kuzhi_store::{FeedStore, StoreError};
use tokio_postgres::Row as Found;

use super::numbered::Numbered;
use crate::PostgresStore;
use crate::connection::failure::DatabaseFailure;
use crate::numbers::{of_time, signed, time_of, unsigned};
use crate::row::text;

/// What servers get.
pub(crate) const SERVER_FEED: Numbered<ServerFeed> = Numbered {
    what: "what a server gets by itself",
    get: "SELECT record FROM server_feeds WHERE guild = $1",
    put_first: "INSERT INTO server_feeds (guild, record, due) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    put_next: "UPDATE server_feeds SET record = $2, due = $4 WHERE guild = $1 AND record = $3",
    beside: Some(due),
    version: |feed| feed.version,
    write: feeds::write,
    read: feeds::read,
};

const DUE: &str = "SELECT guild, due FROM server_feeds WHERE due < $1 ORDER BY due";

const FEEDS: &str = "SELECT guild, record FROM server_feeds";

const PUT: &str = "UPDATE server_feeds SET record = $2 WHERE guild = $1";

fn due(feed: &ServerFeed) -> Option<i64> {
    feed.due().map(of_time)
}

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
            let feed = feeds::read(row.get::<_, &str>("record").as_bytes()).ok()?;
            feed.names(player).then(|| (GuildId(unsigned(row.get("guild"))), feed))
        };
        Ok(rows.iter().filter_map(feed).collect())
    }

    fn feeds_due(&self, before: Timestamp) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(DUE).await?;
            client.query(&statement, &[&of_time(before)]).await
        })?;
        let due = |row: &Found| (GuildId(unsigned(row.get("guild"))), time_of(row.get("due")));
        Ok(rows.iter().map(due).collect())
    }
}

/// Removes a person who leaves from what servers get. Runs within a transaction.
pub(super) async fn forget(client: &Object, leaving: Erasure) -> Result<(), DatabaseFailure> {
    for row in client.query(FEEDS, &[]).await? {
        let record: &str = row.get("record");
        if let Some(next) = feeds::anonymised(record.as_bytes(), leaving)? {
            client.execute(PUT, &[&row.get::<_, i64>("guild"), &text(next)?]).await?;
        }
    }
    Ok(())
}
