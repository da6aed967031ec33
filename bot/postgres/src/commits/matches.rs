//! Matches, what was delivered of them, and their reviews.

use std::time::Instant;

use deadpool_postgres::Object;
use kuzhi_domain::matches::Match;
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_domain::study::KeptReview;
use kuzhi_domain::{ChannelId, GuildId, MatchId, Timestamp};
use kuzhi_store::record;
use kuzhi_store::record::reviews::{read_or_none, write};
use kuzhi_store::{Commit, Delivered, DueStore, MatchStore, Pending, StoreError, StoreFuture, block_on};
use tokio_postgres::types::ToSql;

use super::commit::Prepared;
use super::writer::Job;
use crate::PostgresStore;
use crate::named::{Given, Named, Statement};
use crate::numbers::{match_of, of_match, of_time, signed};
use crate::row::{readable, text};

const FORGET: &str = "DELETE FROM marks WHERE at < $1";

const FORGET_TURNS: &str = "DELETE FROM turns WHERE ends < now()";

const LIVE_IDS: &str = "SELECT id FROM matches WHERE live ORDER BY began, id";

const LIVE_AMONG: &str = "
SELECT id, record FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (id, position)
JOIN matches USING (id) WHERE live ORDER BY position";

/// The token is drawn for each commit. Offers are in what was delivered.
const REVISIONS: &str = "
SELECT id, token # coalesce(hashtextextended(delivered.record, 0), 0) AS revision
FROM unnest($1::bigint[]) AS wanted (id) JOIN matches USING (id) LEFT JOIN delivered ON match = id";

const LIVE_IN: &str = "SELECT id, record FROM matches WHERE live AND channel = $1 ORDER BY began, id";

pub(crate) const LIVE_OF: &str = "
SELECT id, record FROM (
    SELECT id, record, began FROM matches WHERE live AND one = $1
    UNION ALL
    SELECT id, record, began FROM matches WHERE live AND other = $1
) AS theirs ORDER BY began, id";

const ENDED_ON: &str = "
SELECT id, record FROM matches WHERE guild = $1 AND (ended, id) > ($2, $3) AND ended < $4
ORDER BY ended, id LIMIT $5";

const TIMED_OUT: &str = "SELECT id, record FROM matches WHERE timed_out IS NOT NULL ORDER BY timed_out, id";

/// A person's matches on either side, filtered by game and by opponent (a person, the bot, or anyone).
static PAST: Statement = Statement::new(|| {
    Named::new(
        "
SELECT id, record FROM (
    (SELECT id, record, began FROM matches
    WHERE played AND one = :player AND (:game::text IS NULL OR split_part(board, '@', 1) = :game)
        AND (:opponent::bigint IS NULL OR other = :opponent) AND (NOT :bot::boolean OR other IS NULL)
    ORDER BY began DESC, id DESC LIMIT :most::bigint + :after::bigint)
    UNION ALL
    (SELECT id, record, began FROM matches
    WHERE played AND other = :player AND (:game::text IS NULL OR split_part(board, '@', 1) = :game)
        AND (:opponent::bigint IS NULL OR one = :opponent) AND NOT :bot::boolean
    ORDER BY began DESC, id DESC LIMIT :most::bigint + :after::bigint)
) AS theirs ORDER BY began DESC, id DESC LIMIT :most::bigint OFFSET :after::bigint",
    )
});

/// Everything written before it reaches the disk with it.
const FLUSH: &str = "
INSERT INTO meta (name, value) VALUES ('flushes', 1)
ON CONFLICT (name) DO UPDATE SET value = meta.value + 1";

const REVIEW: &str = "SELECT record FROM reviews WHERE match = $1";

const PUT_REVIEW: &str = "
INSERT INTO reviews (match, record) VALUES ($1, $2)
ON CONFLICT (match) DO UPDATE SET record = excluded.record";

impl MatchStore for PostgresStore {
    fn submit(&self, commit: Commit) -> Pending {
        let id = commit.next.id();
        let prepared = match Prepared::from_commit(commit, self.lease) {
            Ok(prepared) => prepared,
            Err(cause) => {
                return Pending::answered(Err(StoreError::unwritable(format!("match {id}"))(cause).into()));
            }
        };
        let (answer, pending) = Pending::unanswered();
        if let Some(commits) = &self.commits {
            // If the writer has ended, the dropped answer says so.
            let _ = commits.send(Job { prepared, since: Instant::now(), answer });
        }
        pending
    }

    fn shared_due(&self) -> Option<&dyn DueStore> {
        Some(self)
    }

    fn forget_interactions(&self, before: Timestamp) -> Result<(), StoreError> {
        self.ask(async |client: &Object| {
            client.execute(FORGET, &[&of_time(before)]).await?;
            client.execute(FORGET_TURNS, &[]).await
        })
        .map(drop)
    }

    fn live_ids(&self) -> Result<Vec<MatchId>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(LIVE_IDS).await?;
            client.query(&statement, &[]).await
        })?;
        Ok(rows.iter().map(|row| match_of(row.get(0))).collect())
    }

    fn live_among(&self, ids: &[MatchId]) -> Result<Vec<Match>, StoreError> {
        self.list(LIVE_AMONG, &[&ids.iter().copied().map(of_match).collect::<Vec<i64>>()])
    }

    fn revisions(&self, ids: &[MatchId]) -> Result<Option<Vec<(MatchId, i64)>>, StoreError> {
        let ids: Vec<i64> = ids.iter().copied().map(of_match).collect();
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(REVISIONS).await?;
            client.query(&statement, &[&ids]).await
        })?;
        Ok(Some(rows.iter().map(|row| (match_of(row.get("id")), row.get("revision"))).collect()))
    }

    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError> {
        self.list(LIVE_IN, &[&signed(channel.0)])
    }

    fn past(&self, of: &HistoryFilter, after: usize, most: usize) -> Result<Vec<Match>, StoreError> {
        let (game, number) =
            (of.game.map(|game| game.id()), |count| i64::try_from(count).unwrap_or(i64::MAX / 4));
        let (person, bot) = match of.against {
            Against::Anybody => (None, false),
            Against::Bot => (None, true),
            Against::Person(other) => (Some(signed(other.0)), false),
        };
        let (player, most, after) = (signed(of.player.0), number(most), number(after));
        let given: [Given<'_>; 6] = [
            ("player", &player),
            ("game", &game),
            ("opponent", &person),
            ("bot", &bot),
            ("most", &most),
            ("after", &after),
        ];
        self.list(PAST.text(), &PAST.values(&given))
    }

    fn ended_on(
        &self,
        guild: GuildId,
        (ended, id): (Timestamp, u64),
        before: Timestamp,
        most: usize,
    ) -> Result<Vec<Match>, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.list(ENDED_ON, &[&signed(guild.0), &of_time(ended), &signed(id), &of_time(before), &most])
    }

    fn timed_out(&self) -> Result<Vec<Match>, StoreError> {
        self.list(TIMED_OUT, &[])
    }

    fn save_delivered(&self, id: MatchId, delivered: Delivered) -> Result<(), StoreError> {
        block_on(self.record_delivered(id, delivered, false))
    }

    fn begin_keep_delivered(
        &self,
        id: MatchId,
        delivered: Delivered,
        for_good: bool,
    ) -> Option<StoreFuture<()>> {
        Some(Box::pin(self.record_delivered(id, delivered, for_good)))
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        self.ask_durably(async |client: &Object| client.execute(FLUSH, &[]).await).map(drop)
    }

    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(REVIEW).await?;
            client.query_opt(&statement, &[&of_match(id)]).await
        })?;
        Ok(row.and_then(|row| read_or_none(id, row.get::<_, &str>(0).as_bytes())))
    }

    /// On a connection that does not wait for the server's disk.
    fn save_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError> {
        let record = write(review).and_then(text).map_err(StoreError::unwritable("a review"))?;
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(PUT_REVIEW).await?;
            client.execute(&statement, &[&of_match(id), &record]).await
        })
        .map(drop)
    }
}

impl PostgresStore {
    pub(crate) fn list(
        &self,
        statement: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Match>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(statement).await?;
            client.query(&statement, values).await
        })?;
        Ok(readable(&rows))
    }
}

/// Returns the match of a record. An unreadable one stays where it is, for a version that can read it.
pub(crate) fn read(id: MatchId, record: &str) -> Result<Match, StoreError> {
    record::read(id, record.as_bytes()).map_err(|cause| {
        tracing::error!(r#match = %id, %cause, "a match cannot be read, and is left alone");
        StoreError::Unreadable { id, cause: cause.into() }
    })
}
