//! Leaderboards, as they are read: in their order, a page at a time.

use std::collections::HashSet;
use std::ops::ControlFlow;

use deadpool_postgres::Object;
use tokio_postgres::Row as Found;

use super::PostgresStore;
use super::numbers::{board, of_match, of_person};
use crate::domain::{MatchId, PlayerId, RatingChange, Scope, Standing, Timestamp};
use crate::store::ratings::read_result;
use crate::store::{LeaderboardStore, StoreError};

/// How many standings are read at once: more than a screen has.
const PAGE: i64 = 50;

const FIRST: &str = "
SELECT proven, played, player, record FROM standings WHERE board = $1
ORDER BY proven DESC, played DESC, player LIMIT $2";

/// Written out, so that the index is read from where the last page ended.
const FURTHER: &str = "
SELECT proven, played, player, record FROM standings
WHERE board = $1 AND proven <= $3
    AND (proven < $3 OR played < $4 OR (played = $4 AND player > $5))
ORDER BY proven DESC, played DESC, player LIMIT $2";

const STANDING: &str = "SELECT record FROM standings WHERE board = $1 AND player = $2";

const CHANGE: &str = "SELECT record FROM results WHERE board = $1 AND match = $2";

impl LeaderboardStore for PostgresStore {
    fn ranked(
        &self,
        scope: Scope,
        game: &str,
        see: &mut dyn FnMut(Standing) -> ControlFlow<()>,
    ) -> Result<(), StoreError> {
        let board = board(scope, game);
        // Who falls while pages are read is found twice.
        let mut seen = HashSet::new();
        let mut last: Option<(f64, i64, i64)> = None;
        loop {
            let rows = self.ask(async |client: &Object| match &last {
                None => client.query(&client.prepare_cached(FIRST).await?, &[&board, &PAGE]).await,
                Some((proven, games, player)) => {
                    let statement = client.prepare_cached(FURTHER).await?;
                    client.query(&statement, &[&board, &PAGE, proven, games, player]).await
                }
            })?;
            for row in &rows {
                last = Some((row.get(0), row.get(1), row.get(2)));
                let standing = read(row.get(3)).filter(|standing| seen.insert(standing.player));
                if standing.is_some_and(|standing| see(standing).is_break()) {
                    return Ok(());
                }
            }
            if !is_full(&rows) {
                return Ok(());
            }
        }
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(STANDING).await?;
            client.query_opt(&statement, &[&board(scope, game), &of_person(player)]).await
        })?;
        Ok(row.and_then(|row| read(row.get(0))))
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        _ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        let board = board(scope, game);
        if let Some(change) = self.latest.take(&board, id) {
            return Ok(Some(change));
        }
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(CHANGE).await?;
            client.query_opt(&statement, &[&board, &of_match(id)]).await
        })?;
        let counted = row.and_then(|row| read_result(row.get::<_, &str>(0).as_bytes()));
        Ok(counted.map(|counted| counted.change()))
    }
}

fn is_full(rows: &[Found]) -> bool {
    i64::try_from(rows.len()).is_ok_and(|number| number == PAGE)
}

/// A standing; one that cannot be read is none, and reported.
pub(super) fn read(record: &str) -> Option<Standing> {
    let read = serde_json::from_str(record);
    read.inspect_err(|cause| tracing::error!(%cause, "a standing cannot be read")).ok()
}
