//! All data of a person or a server: exported, and removed in one transaction.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::rating::Standing;
use kuzhi_domain::{GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_store::record::erasure::{digits_changed, house_rules, keeps_out, played, result};
use kuzhi_store::record::{self, RecordError};
use kuzhi_store::{PersonalStore, RemovalOutcome, StoreError, block_on};
use tokio_postgres::Row as Found;
use tokio_postgres::types::ToSql;

use super::feeds::{self, SERVER_FEED};
use super::settings::HOUSE_RULES;
use super::tournaments;
use crate::PostgresStore;
use crate::commits::rated::{PUT_MET, PUT_STANDINGS, pair_of, standing_values};
use crate::connection::failure::DatabaseFailure;
use crate::connection::retries::Retries;
use crate::migrations::LONG;
use crate::numbers::{match_of, of_person, of_time, signed, time_of, unsigned};
use crate::read::leaderboards::read as read_standing;
use crate::read::lines;
use crate::row::text as record_text;

/// Nobody is a player where a channel votes, so its voters are found in the record.
macro_rules! theirs {
    () => {
        r"one = $1 OR other = $1 OR (one IS NULL AND played AND record ~ ('\m' || $1::bigint || '\M'))"
    };
}

const MATCHES_OF: &str = concat!("SELECT id FROM matches WHERE ", theirs!(), " ORDER BY id");

const RULES: &str = "SELECT guild, record FROM house_rules";

const LEAVE: &str = "INSERT INTO leaving (player, stand_in) VALUES ($1, $2) ON CONFLICT DO NOTHING";

const LEAVING: &str = "SELECT player, stand_in FROM leaving ORDER BY player";

const LEFT: &str = "DELETE FROM leaving WHERE player = $1";

const THEIRS: &str =
    concat!("SELECT id, record, live AND one IS NOT NULL AS live FROM matches WHERE ", theirs!());

const PUT_MATCHES: &str = "
UPDATE matches SET version = anew.version, token = anew.token, record = anew.record,
    one = CASE WHEN one = $5 THEN $6 ELSE one END, other = CASE WHEN other = $5 THEN $6 ELSE other END
FROM UNNEST($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) AS anew (id, version, token, record)
WHERE matches.id = anew.id";

/// Everyone who had the version before gets this one: there is nothing to show.
const KNOWN: &str = "
UPDATE delivered SET version = anew.version
FROM UNNEST($1::bigint[], $2::bigint[]) AS anew (id, version)
WHERE delivered.match = anew.id AND delivered.version = anew.version - 1";

const OWED: &str = "
UPDATE due SET version = anew.version
FROM UNNEST($1::bigint[], $2::bigint[]) AS anew (id, version)
WHERE due.match = anew.id AND due.version = anew.version - 1";

const STANDINGS: &str = "SELECT board, record FROM standings WHERE player = $1";

const TAKE_STANDINGS: &str = "DELETE FROM standings WHERE player = $1";

const TAKE_ENCOUNTERS: &str =
    "DELETE FROM encounters WHERE one = $1 OR other = $1 RETURNING board, one, other, record";

const RESULTS: &str = "SELECT board, match, record FROM results WHERE match = ANY($1)";

const PUT_RESULT: &str = "UPDATE results SET record = $3 WHERE board = $1 AND match = $2";

const MOVE_CAREER: &str = "UPDATE careers SET player = $2, beaten = NULL WHERE player = $1";

const CAREERS: &str = "SELECT match, player, record FROM careers WHERE match = ANY($1)";

const PUT_CAREER: &str = "UPDATE careers SET record = $3 WHERE match = $1 AND player = $2";

const TAKE_OPPONENTS: &str = "DELETE FROM opponents WHERE one = $1 OR other = $1 RETURNING one, other";

const PUT_OPPONENTS: &str = "
INSERT INTO opponents (one, other) SELECT * FROM UNNEST($1::bigint[], $2::bigint[]) ON CONFLICT DO NOTHING";

const TAKE_PERSON: &str = "DELETE FROM people WHERE id = $1";

const TAKE_NOTES: &str = "DELETE FROM notes WHERE player = $1";

const TAKE_SOLVER: &str = "DELETE FROM solvers WHERE player = $1";

const PUT_RULES: &str = "UPDATE house_rules SET record = $2 WHERE guild = $1";

const TAKE_QUARANTINED: &str = "DELETE FROM quarantine WHERE owner = $1";

const QUARANTINED: &str = "SELECT kind, owner, match, record FROM quarantine";

const PUT_QUARANTINED: &str =
    "UPDATE quarantine SET record = $4 WHERE kind = $1 AND owner = $2 AND match = $3";

const GUILDS: &str = "
SELECT guild FROM house_rules UNION SELECT guild FROM server_feeds
UNION SELECT guild FROM matches WHERE live AND guild IS NOT NULL
ORDER BY guild";

const LEFT_GUILDS: &str = "SELECT guild, since FROM left_guilds";

const NOTE_LEFT_GUILD: &str = "
INSERT INTO left_guilds (guild, since) VALUES ($1, $2)
ON CONFLICT (guild) DO UPDATE SET since = excluded.since";

const TAKE_LEFT_GUILD: &str = "DELETE FROM left_guilds WHERE guild = $1";

const TAKE_RULES: &str = "
WITH unreadable AS (DELETE FROM quarantine WHERE owner = $1 AND kind IN ($2, $3)),
    feed AS (DELETE FROM server_feeds WHERE guild = $1)
DELETE FROM house_rules WHERE guild = $1";

impl PersonalStore for PostgresStore {
    fn matches_of(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(MATCHES_OF, &[&of_person(player)]).await)?;
        Ok(rows.iter().map(|row| match_of(row.get(0))).collect())
    }

    fn kept_out_on(&self, player: PlayerId) -> Result<Vec<GuildId>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(RULES, &[]).await)?;
        let kept_out = rows.iter().filter(|row| keeps_out(text(row, "record").as_bytes(), player));
        Ok(kept_out.map(|row| GuildId(unsigned(row.get("guild")))).collect())
    }

    fn begin_leaving(&self, leaving: Erasure) -> Result<(), StoreError> {
        let numbers = [leaving.who, leaving.stand_in].map(of_person);
        self.ask_durably(async |client: &Object| client.execute(LEAVE, &[&numbers[0], &numbers[1]]).await)
            .map(drop)
    }

    fn leaving(&self) -> Result<Vec<Erasure>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(LEAVING, &[]).await)?;
        let person = |row: &Found, column: &str| PlayerId(unsigned(row.get(column)));
        let leaving = |row| Erasure { who: person(row, "player"), stand_in: person(row, "stand_in") };
        Ok(rows.iter().map(leaving).collect())
    }

    fn forget(&self, leaving: Erasure) -> Result<RemovalOutcome, StoreError> {
        let _context = self.home.enter();
        let job = async |client: &Object| -> Result<RemovalOutcome, DatabaseFailure> {
            client.batch_execute("BEGIN").await?;
            client.batch_execute(LONG).await?;
            let forgotten = forget(client, leaving).await?;
            client
                .batch_execute(if forgotten == RemovalOutcome::All { "COMMIT" } else { "ROLLBACK" })
                .await?;
            Ok(forgotten)
        };
        let forgotten = block_on(self.pool.try_durably(Retries::of_long_job(), job));
        let forgotten = forgotten.map_err(|failure| self.pool.failed(failure))?;
        self.latest.clear();
        Ok(forgotten)
    }

    fn guilds(&self) -> Result<Vec<GuildId>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(GUILDS, &[]).await)?;
        Ok(rows.iter().map(|row| GuildId(unsigned(row.get(0)))).collect())
    }

    fn left_guilds(&self) -> Result<BTreeMap<GuildId, Timestamp>, StoreError> {
        let rows = self.ask(async |client: &Object| client.query(LEFT_GUILDS, &[]).await)?;
        Ok(rows.iter().map(|row| (GuildId(unsigned(row.get("guild"))), time_of(row.get("since")))).collect())
    }

    fn record_left_guild(&self, guild: GuildId, since: Option<Timestamp>) -> Result<(), StoreError> {
        let guild = signed(guild.0);
        self.ask_durably(async |client: &Object| match since {
            Some(since) => client.execute(NOTE_LEFT_GUILD, &[&guild, &of_time(since)]).await,
            None => client.execute(TAKE_LEFT_GUILD, &[&guild]).await,
        })
        .map(drop)
    }

    fn forget_guild(&self, guild: GuildId) -> Result<(), StoreError> {
        let guild = signed(guild.0);
        self.ask_durably(async |client: &Object| {
            client.execute(TAKE_RULES, &[&guild, &HOUSE_RULES.what(), &SERVER_FEED.what]).await?;
            client.execute(TAKE_LEFT_GUILD, &[&guild]).await
        })
        .map(drop)
    }
}

/// Runs within a transaction.
async fn forget(client: &Object, leaving: Erasure) -> Result<RemovalOutcome, DatabaseFailure> {
    let (who, stand_in) = (of_person(leaving.who), of_person(leaving.stand_in));
    let rows = client.query(THEIRS, &[&who]).await?;
    if rows.iter().any(|row| row.get("live")) {
        return Ok(RemovalOutcome::StillPlaying);
    }
    let ids = put_matches(client, &rows, leaving).await?;
    put_ratings(client, &ids, leaving).await?;
    client.execute(MOVE_CAREER, &[&who, &stand_in]).await?;
    for row in client.query(CAREERS, &[&ids]).await? {
        if let Some(record) = changed(&row, |record| played(record, leaving))? {
            let (id, player): (i64, i64) = (row.get("match"), row.get("player"));
            client.execute(PUT_CAREER, &[&id, &player, &record]).await?;
        }
    }
    let pairs = client.query(TAKE_OPPONENTS, &[&who]).await?;
    let (ones, others): (Vec<i64>, Vec<i64>) =
        pairs.iter().map(|row| pair_after(row, leaving)).map(|[one, other]| (one, other)).unzip();
    client.execute(PUT_OPPONENTS, &[&ones, &others]).await?;
    client.execute(TAKE_PERSON, &[&who]).await?;
    client.execute(TAKE_SOLVER, &[&who]).await?;
    client.execute(TAKE_NOTES, &[&who]).await?;
    for row in client.query(RULES, &[]).await? {
        if let Some(record) = changed(&row, |record| house_rules(record, leaving))? {
            client.execute(PUT_RULES, &[&row.get::<_, i64>("guild"), &record]).await?;
        }
    }
    tournaments::forget(client, leaving).await?;
    feeds::forget(client, leaving).await?;
    client.execute(TAKE_QUARANTINED, &[&who]).await?;
    for row in client.query(QUARANTINED, &[]).await? {
        if let Some(record) = changed(&row, |record| Ok(digits_changed(record, leaving)))? {
            let (owner, of): (i64, i64) = (row.get("owner"), row.get("match"));
            client.execute(PUT_QUARANTINED, &[&text(&row, "kind"), &owner, &of, &record]).await?;
        }
    }
    client.execute(LEFT, &[&who]).await?;
    Ok(RemovalOutcome::All)
}

/// Replaces each of their matches by its next version. Returns their ids.
async fn put_matches(client: &Object, rows: &[Found], leaving: Erasure) -> Result<Vec<i64>, DatabaseFailure> {
    let (mut ids, mut versions, mut tokens, mut records) = (vec![], vec![], vec![], vec![]);
    for row in rows {
        let (id, old): (i64, &str) = (row.get("id"), text(row, "record"));
        // An unreadable match has no version, and no other process continues from it.
        let (version, record) = match record::anonymised(old.as_bytes(), leaving) {
            Ok(Some(next)) => (signed(next.version), next.bytes),
            Ok(None) => continue,
            Err(_) => (0, digits_changed(old.as_bytes(), leaving).unwrap_or_else(|| old.into())),
        };
        ids.push(id);
        versions.push(version);
        tokens.push(rand::random::<i64>());
        records.push(record_text(record)?);
    }
    let [who, stand_in] = [leaving.who, leaving.stand_in].map(of_person);
    client.execute(PUT_MATCHES, &[&ids, &versions, &tokens, &records, &who, &stand_in]).await?;
    client.execute(KNOWN, &[&ids, &versions]).await?;
    client.execute(OWED, &[&ids, &versions]).await?;
    Ok(ids)
}

/// Moves their standings and encounters to the stand-in, which has no line on any leaderboard.
async fn put_ratings(client: &Object, ids: &[i64], leaving: Erasure) -> Result<(), DatabaseFailure> {
    let who = of_person(leaving.who);
    for row in client.query(STANDINGS, &[&who]).await? {
        let board = text(&row, "board");
        client.execute(lines::TAKE, &[&board, &vec![who]]).await?;
        let Some(standing) = read_standing(text(&row, "record")) else { continue };
        let standing = Standing { player: leaving.stand_in, ..standing };
        let values = standing_values(board, &[standing])?;
        let values: Vec<_> = values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
        client.execute(PUT_STANDINGS, &values).await?;
    }
    client.execute(TAKE_STANDINGS, &[&who]).await?;
    for row in client.query(TAKE_ENCOUNTERS, &[&who]).await? {
        let [one, other] = pair_after(&row, leaving);
        let values: (Vec<i64>, Vec<i64>, Vec<&str>) = (vec![one], vec![other], vec![text(&row, "record")]);
        client.execute(PUT_MET, &[&text(&row, "board"), &values.0, &values.1, &values.2]).await?;
    }
    for row in client.query(RESULTS, &[&ids]).await? {
        if let Some(record) = changed(&row, |record| result(record, leaving))? {
            let (board, id) = (text(&row, "board"), row.get::<_, i64>("match"));
            client.execute(PUT_RESULT, &[&board, &id, &record]).await?;
        }
    }
    Ok(())
}

fn text<'a>(row: &'a Found, column: &str) -> &'a str {
    row.get(column)
}

/// Returns the new record, if the record changes.
fn changed(
    row: &Found,
    change: impl Fn(&[u8]) -> Result<Option<Vec<u8>>, RecordError>,
) -> Result<Option<String>, RecordError> {
    change(text(row, "record").as_bytes())?.map(record_text).transpose()
}

/// Returns the two people of a row afterwards, in order.
fn pair_after(row: &Found, leaving: Erasure) -> [i64; 2] {
    let players = [row.get("one"), row.get("other")].map(|number: i64| PlayerId(unsigned(number)));
    pair_of(leaving.after_both(players))
}
