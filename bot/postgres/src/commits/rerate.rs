//! Recomputes all ratings when the rating rules have changed.

use deadpool_postgres::Object;
use kuzhi_domain::matches::Scope;
use kuzhi_domain::rating::{Leaderboard, LeaderboardResults, Ranking, Standing};
use kuzhi_store::StoreError;
use kuzhi_store::record::ratings::{RULES, write_result};
use tokio_postgres::types::ToSql;

use super::rated::{PUT_MET, PUT_STANDINGS, as_read, pair_of, rating_values, standing_values};
use crate::connection::failure::DatabaseFailure;
use crate::connection::pool::Pool;
use crate::connection::retries::Retries;
use crate::migrations::LONG;
use crate::named::Given;
use crate::numbers::{board, of_match, of_time};
use crate::read::careers;
use crate::read::lines::{self, Lines};
use crate::row::{ended, readable, scope};

const KEPT: &str = "SELECT value FROM meta WHERE name = 'rating rules'";

const KEEP: &str = "
INSERT INTO meta (name, value) VALUES ('rating rules', $1)
ON CONFLICT (name) DO UPDATE SET value = excluded.value";

const CLEAR: &str = "
DELETE FROM standings; DELETE FROM encounters; DELETE FROM results; DELETE FROM places;
DELETE FROM place_counts; DELETE FROM careers";

const OVER: &str = "SELECT id, record FROM matches WHERE NOT live AND id > $1 ORDER BY id LIMIT $2";

/// The number of matches read at a time.
const PAGE: i64 = 1_000;

const PUT_ENDED: &str = "
UPDATE matches SET ended = anew.ended
FROM UNNEST($1::bigint[], $2::bigint[]) AS anew (id, ended) WHERE matches.id = anew.id";

const PUT_RESULTS: &str = "
INSERT INTO results (board, match, ended, place, record)
SELECT $1::text, * FROM UNNEST($2::bigint[], $3::bigint[], $4::bigint[], $5::text[])";

/// Recomputes all ratings if they were last computed by other rules, or never.
pub(crate) async fn if_due(pool: &Pool) -> Result<(), StoreError> {
    let rerated = pool.try_durably(Retries::of_long_job(), async |client: &Object| {
        let kept = client.query_opt(KEPT, &[]).await?;
        if kept.is_some_and(|row| row.get::<_, i64>(0) == i64::from(RULES)) {
            return Ok(());
        }
        rerate(client).await
    });
    rerated.await.map_err(|failure| pool.failed(failure))
}

/// This is one transaction, so that nobody sees half of it, and commits meanwhile are not missed.
async fn rerate(client: &Object) -> Result<(), DatabaseFailure> {
    client.batch_execute("BEGIN").await?;
    client.batch_execute(LONG).await?;
    client.batch_execute(CLEAR).await?;
    let mut boards = LeaderboardResults::new();
    let mut last = -1_i64;
    loop {
        let rows = client.query(OVER, &[&last, &PAGE]).await?;
        let Some(end) = rows.last() else { break };
        last = end.get(0);
        let (mut ids, mut players, mut games, mut records) = (vec![], vec![], vec![], vec![]);
        let (mut boards_of, mut beaten) = (vec![], vec![]);
        let (mut over, mut ended_at) = (vec![], vec![]);
        for one in readable(&rows) {
            over.push(of_match(one.id()));
            ended_at.push(ended(&one));
            let (of, played) = careers::rows(&one)?;
            for (player, record) in of.into_iter().zip(played) {
                ids.push(of_match(one.id()));
                players.push(player);
                games.push(one.game().id());
                records.push(record);
                boards_of.push(board(scope(&one), one.game().id()));
                beaten.push(careers::beaten(&one));
            }
            one.collect_results(&mut boards);
        }
        let given: [Given<'_>; 6] = [
            ("ids", &ids),
            ("players", &players),
            ("games", &games),
            ("records", &records),
            ("boards", &boards_of),
            ("beaten", &beaten),
        ];
        client.execute(careers::PUT_MANY.text(), &careers::PUT_MANY.values(&given)).await?;
        client.execute(PUT_ENDED, &[&over, &ended_at]).await?;
    }
    if !boards.is_empty() {
        tracing::info!(leaderboards = boards.len(), "all results are rated again");
    }
    for (Leaderboard { scope, game }, results) in boards {
        let ranking = Ranking::from_results(results);
        write_board(client, &board(scope, game), &ranking).await?;
        if scope == Scope::Everywhere {
            let values = rating_values(&ranking.results);
            let values: Vec<&(dyn ToSql + Sync)> =
                values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
            client.execute(careers::RATE, &values).await?;
        }
    }
    client.execute(KEEP, &[&i64::from(RULES)]).await?;
    Ok(client.batch_execute("COMMIT").await?)
}

async fn write_board(client: &Object, board: &str, ranking: &Ranking) -> Result<(), DatabaseFailure> {
    let standings: Vec<Standing> = ranking.standings.values().map(as_read).collect::<Result<_, _>>()?;
    let values = standing_values(board, &standings)?;
    let values: Vec<&(dyn ToSql + Sync)> =
        values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
    client.execute(PUT_STANDINGS, &values).await?;
    lines::put(client, board, Lines::new(board, &standings)).await?;
    let (mut ones, mut others, mut records) = (vec![], vec![], vec![]);
    for (pair, met) in &ranking.encounters {
        let [one, other] = pair_of(*pair);
        ones.push(one);
        others.push(other);
        records.push(serde_json::to_string(met)?);
    }
    client.execute(PUT_MET, &[&board, &ones, &others, &records]).await?;
    let (mut matches, mut ended, mut places, mut records) = (vec![], vec![], vec![], vec![]);
    for rated in &ranking.results {
        matches.push(of_match(rated.id));
        ended.push(of_time(rated.result.ended));
        places.push(of_match(rated.id));
        records.push(write_result(rated)?);
    }
    client.execute(PUT_RESULTS, &[&board, &matches, &ended, &places, &records]).await?;
    Ok(())
}
