//! Lines of leaderboards, and counts of players by value.

use deadpool_postgres::Object;
use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::Scope;
use kuzhi_domain::rating::{Rank, Standing};
use kuzhi_engine::Game;
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use crate::numbers::{board, of_person};

/// Counts lines at both levels of `place_counts`.
macro_rules! counts_of {
    ($lines:literal) => {
        concat!(
            "
    SELECT span, number, sorted_by, 0::bigint AS level, value / 256 AS value, COUNT(*) AS count
    FROM ",
            $lines,
            " GROUP BY span, number, sorted_by, value / 256
    UNION ALL
    SELECT span, number, sorted_by, 1::bigint, value, COUNT(*)
    FROM ",
            $lines,
            " GROUP BY span, number, sorted_by, value"
        )
    };
}

/// Removes people's lines from a leaderboard and from the counts.
pub(crate) const TAKE: &str = concat!(
    "
WITH gone AS (
    DELETE FROM places WHERE board = $1 AND player = ANY($2)
    RETURNING span, number, sorted_by, value
), less AS (",
    counts_of!("gone"),
    ")
UPDATE place_counts SET count = place_counts.count - less.count FROM less
WHERE place_counts.board = $1 AND place_counts.span = less.span AND place_counts.number = less.number
    AND place_counts.sorted_by = less.sorted_by AND place_counts.level = less.level
    AND place_counts.value = less.value"
);

/// Adds lines to a leaderboard and to the counts. Over all servers, hidden people are left out.
pub(crate) const PUT: &str = concat!(
    "
WITH come AS (
    INSERT INTO places (board, span, number, sorted_by, value, player)
    SELECT $1::text, line.* FROM UNNEST($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
        AS line (span, number, sorted_by, value, player)
    WHERE $1::text NOT LIKE '%@*'
        OR NOT EXISTS (SELECT 1 FROM people WHERE people.id = line.player AND people.hidden)
    RETURNING span, number, sorted_by, value
), more AS (",
    counts_of!("come"),
    ")
INSERT INTO place_counts (board, span, number, sorted_by, level, value, count)
SELECT $1::text, more.* FROM more
ON CONFLICT (board, span, number, sorted_by, level, value)
    DO UPDATE SET count = place_counts.count + excluded.count"
);

const STANDING: &str = "SELECT record FROM standings WHERE board = $1 AND player = $2";

/// Returns people's lines from their standings, as parameters of [`PUT`].
#[derive(Default)]
pub(crate) struct Lines {
    spans: Vec<i64>,
    numbers: Vec<i64>,
    sorted_by: Vec<i64>,
    values: Vec<i64>,
    players: Vec<i64>,
}

impl Lines {
    pub(crate) fn new<'a>(board: &str, standings: impl IntoIterator<Item = &'a Standing>) -> Lines {
        let scope = scope_of(board);
        let mut lines = Lines::default();
        for standing in standings {
            for Rank { span, number, by, value } in standing.ranks(scope) {
                lines.spans.push(span as i64);
                lines.numbers.push(i64::from(number));
                lines.sorted_by.push(by as i64);
                lines.values.push(i64::from(value));
                lines.players.push(of_person(standing.player));
            }
        }
        lines
    }

    pub(crate) fn are_none(&self) -> bool {
        self.players.is_empty()
    }

    /// The values that follow the name of the leaderboard.
    pub(crate) fn into_values(self) -> [Box<dyn ToSql + Sync + Send>; 5] {
        let Lines { spans, numbers, sorted_by, values, players } = self;
        [Box::new(spans), Box::new(numbers), Box::new(sorted_by), Box::new(values), Box::new(players)]
    }
}

/// The number of opponents needed depends only on whether a leaderboard belongs to a server, not on which.
fn scope_of(board: &str) -> Scope {
    if board.ends_with("@*") { Scope::Everywhere } else { Scope::Guild(kuzhi_domain::GuildId(0)) }
}

/// Adds a person to the leaderboards over all servers, or removes them, within a transaction.
pub(crate) async fn list(client: &Object, player: PlayerId) -> Result<(), Error> {
    for game in Game::all() {
        let board = board(Scope::Everywhere, game.id());
        let take = client.prepare_cached(TAKE).await?;
        client.execute(&take, &[&board, &vec![of_person(player)]]).await?;
        let standing = client.prepare_cached(STANDING).await?;
        let row = client.query_opt(&standing, &[&board, &of_person(player)]).await?;
        let standing = row.and_then(|row| super::leaderboards::read(row.get(0)));
        let lines = Lines::new(&board, &standing);
        if !lines.are_none() {
            put(client, &board, lines).await?;
        }
    }
    Ok(())
}

/// Adds lines to a leaderboard.
pub(crate) async fn put(client: &Object, board: &str, lines: Lines) -> Result<(), Error> {
    let values = lines.into_values();
    let name: &(dyn ToSql + Sync) = &board;
    let values: Vec<&(dyn ToSql + Sync)> =
        [name].into_iter().chain(values.iter().map(|value| &**value as &(dyn ToSql + Sync))).collect();
    let statement = client.prepare_cached(PUT).await?;
    client.execute(&statement, &values).await.map(drop)
}
