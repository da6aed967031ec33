//! Reading leaderboards in order, a page at a time.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use kuzhi_domain::matches::Scope;
use kuzhi_domain::people::{Career, Played};
use kuzhi_domain::rating::{Chart, FromLine, LineKey, Standing, best_first};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_search::Level;
use kuzhi_store::record::careers;
use kuzhi_store::{LeaderboardStore, StoreError};
use tokio_postgres::Row;

use crate::PostgresStore;
use crate::numbers::{board, of_person, unsigned};

/// How many standings are read at a time when all are read.
const PAGE: i64 = 500;

const ALL: &str = "
SELECT player, record FROM standings WHERE board = $1 AND player > $2 ORDER BY player LIMIT $3";

const TOP: &str = "
SELECT standings.record FROM places JOIN standings USING (board, player)
WHERE places.board = $1 AND span = $2 AND number = $3 AND sorted_by = $4
ORDER BY value DESC, places.player LIMIT $5";

/// The conditions are written out so that the index is read from this line on.
const BEHIND: &str = "
SELECT standings.record FROM places JOIN standings USING (board, player)
WHERE places.board = $1 AND span = $2 AND number = $3 AND sorted_by = $4
    AND value <= $6 AND (value < $6 OR places.player > $7)
ORDER BY value DESC, places.player LIMIT $5";

const BEFORE: &str = "
SELECT standings.record FROM places JOIN standings USING (board, player)
WHERE places.board = $1 AND span = $2 AND number = $3 AND sorted_by = $4
    AND value >= $6 AND (value > $6 OR places.player < $7)
ORDER BY value, places.player DESC LIMIT $5";

/// Of whole ranges, and of single values of its own range.
const ABOVE: &str = "
SELECT COALESCE(SUM(count), 0)::bigint FROM place_counts
WHERE board = $1 AND span = $2 AND number = $3 AND sorted_by = $4
    AND ((level = 0 AND value > $5::bigint / 256)
        OR (level = 1 AND value > $5::bigint AND value < ($5::bigint / 256 + 1) * 256))";

const CAREERS: &str = "SELECT game, record, rating FROM careers WHERE player = $1";

const CLIMBERS: &str = "
SELECT player, MAX(beaten) AS highest FROM careers WHERE board = $1 AND beaten IS NOT NULL
GROUP BY player ORDER BY highest DESC, player LIMIT $2";

const BEATEN: &str = "SELECT MAX(beaten) FROM careers WHERE board = $1 AND player = $2";

impl LeaderboardStore for PostgresStore {
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        let (board, mut last, mut all) = (board(scope, game), i64::MIN, Vec::new());
        loop {
            let rows = self.ask(async |client: &Object| client.query(ALL, &[&board, &last, &PAGE]).await)?;
            let Some(end) = rows.last() else { break };
            last = end.get("player");
            all.extend(rows.iter().filter_map(|row| read(row.get("record"))));
        }
        best_first(&mut all);
        Ok(all)
    }

    fn stretch(&self, chart: &Chart, from: FromLine, most: usize) -> Result<Vec<Standing>, StoreError> {
        let (board, most) = (board(chart.scope, chart.game), i64::try_from(most).unwrap_or(i64::MAX));
        let (span, number, by) = (chart.span as i64, i64::from(chart.number), chart.by as i64);
        let (text, edge) = match from {
            FromLine::Top => (TOP, None),
            FromLine::Behind(edge) => (BEHIND, Some(edge)),
            FromLine::Before(edge) => (BEFORE, Some(edge)),
        };
        let edge = edge.map(|LineKey { value, player }| (i64::from(value), of_person(player)));
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(text).await?;
            match &edge {
                None => client.query(&statement, &[&board, &span, &number, &by, &most]).await,
                Some((value, player)) => {
                    client.query(&statement, &[&board, &span, &number, &by, &most, value, player]).await
                }
            }
        })?;
        Ok(rows.iter().filter_map(|row| read(row.get(0))).collect())
    }

    fn above(&self, chart: &Chart, value: u32) -> Result<u64, StoreError> {
        let board = board(chart.scope, chart.game);
        let (span, number, by) = (chart.span as i64, i64::from(chart.number), chart.by as i64);
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(ABOVE).await?;
            client.query_one(&statement, &[&board, &span, &number, &by, &i64::from(value)]).await
        })?;
        Ok(unsigned(row.get(0)))
    }

    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(CAREERS).await?;
            client.query(&statement, &[&of_person(player)]).await
        })?;
        let mut games: BTreeMap<String, Vec<Played>> = BTreeMap::new();
        for row in rows {
            let (game, record, rating): (String, &str, Option<f32>) =
                (row.get("game"), row.get("record"), row.get("rating"));
            let of_row = careers::read(record.as_bytes()).into_iter().map(|one| Played { rating, ..one });
            games.entry(game).or_default().extend(of_row);
        }
        Ok(games.into_iter().map(|(game, played)| (game, Career::from_played(played))).collect())
    }

    fn climbers(
        &self,
        guild: GuildId,
        game: &str,
        most: usize,
    ) -> Result<Vec<(PlayerId, Level)>, StoreError> {
        let board = board(Scope::Guild(guild), game);
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(CLIMBERS).await?;
            client.query(&statement, &[&board, &most]).await
        })?;
        let climber = |row: &Row| Some((PlayerId(unsigned(row.get("player"))), level(row.get("highest"))?));
        Ok(rows.iter().filter_map(climber).collect())
    }

    fn level_beaten(
        &self,
        guild: GuildId,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Level>, StoreError> {
        let (board, player) = (board(Scope::Guild(guild), game), of_person(player));
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(BEATEN).await?;
            client.query_one(&statement, &[&board, &player]).await
        })?;
        Ok(level(row.get(0)))
    }
}

fn level(beaten: Option<i64>) -> Option<Level> {
    Level::new(u8::try_from(beaten?).ok()?)
}

/// Returns a standing. If it cannot be read, this reports it and returns nothing.
pub(crate) fn read(record: &str) -> Option<Standing> {
    let read = serde_json::from_str(record);
    read.inspect_err(|cause| tracing::error!(%cause, "a standing cannot be read")).ok()
}
