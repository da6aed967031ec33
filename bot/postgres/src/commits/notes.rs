//! Delivery notes of matches. Those that wait together are written together.

use std::collections::BTreeMap;
use std::sync::Arc;

use deadpool_postgres::Object;
use kuzhi_domain::MatchId;
use kuzhi_store::record::delivered;
use kuzhi_store::{Delivered, StoreError};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Error;

use crate::connection::failure::DatabaseFailure;
use crate::connection::pool::Pool;
use crate::connection::retries::Retries;
use crate::numbers::{of_match, of_time, signed};
use crate::read::due::NEVER;
use crate::row::text;

/// The maximum number of notes written at once.
const GROUP: usize = 64;

/// They are ordered by key, so that two processes that write the same rows cannot deadlock.
///
/// A late note about an older version does not overwrite a note about a newer one. A note about the current
/// version means that everything due is done; next comes the deadline or the reminder. While the bot is to
/// move, the process that thinks keeps its lease.
pub(crate) const KEEP: &str = "
WITH noted AS (
    SELECT match, version, record, call
    FROM UNNEST($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) AS noted (match, version, record, call)
), kept AS (
    INSERT INTO delivered (match, version, record) SELECT match, version, record FROM noted
    ON CONFLICT (match) DO UPDATE SET version = excluded.version, record = excluded.record
    WHERE delivered.version <= excluded.version
), gone AS (
    DELETE FROM due USING noted
    WHERE due.match = noted.match AND due.version = noted.version
        AND LEAST(due.next, noted.call) = 9223372036854775807
)
INSERT INTO due (match, version, told, next, up, at, lease, tries)
SELECT match, version, TRUE, 9223372036854775807, NULL, call, 0, 0 FROM noted
WHERE call < 9223372036854775807
    OR EXISTS (SELECT 1 FROM due WHERE due.match = noted.match AND due.next < 9223372036854775807)
ON CONFLICT (match) DO UPDATE SET
    told = TRUE, at = LEAST(due.next, excluded.at),
    lease = CASE WHEN due.next = 0 THEN due.lease ELSE 0 END, tries = 0
WHERE due.version = excluded.version";

/// What was delivered of a match.
pub(crate) struct Note {
    pub(crate) id: MatchId,
    pub(crate) delivered: Delivered,
    /// Whether it must survive a crash.
    pub(crate) for_good: bool,
    pub(crate) answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes notes until the queue is closed.
pub(crate) async fn run(pool: Arc<Pool>, mut queue: mpsc::UnboundedReceiver<Note>) {
    let mut waiting = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut waiting, GROUP).await > 0 {
        let kept = save_notes(&pool, &waiting).await;
        for note in waiting.drain(..) {
            let answer = kept.clone().map_err(|failure| pool.failed(failure));
            // A caller that no longer waits needs no answer.
            let _ = note.answer.send(answer);
        }
    }
}

async fn save_notes(pool: &Pool, notes: &[Note]) -> Result<(), DatabaseFailure> {
    let for_good = notes.iter().any(|note| note.for_good);
    // Of two notes about the same match the later one counts.
    let last: BTreeMap<i64, Delivered> =
        notes.iter().map(|note| (of_match(note.id), note.delivered)).collect();
    let ids: Vec<i64> = last.keys().copied().collect();
    let versions: Vec<i64> = last.values().map(|kept| signed(kept.version)).collect();
    let records: Vec<String> =
        last.values().map(|kept| text(delivered::write(*kept))).collect::<Result<_, _>>()?;
    let calls: Vec<i64> = last.values().map(|kept| kept.ping_at.map_or(NEVER, of_time)).collect();
    let write = async |client: &Object| -> Result<u64, Error> {
        let statement = client.prepare_cached(KEEP).await?;
        client.execute(&statement, &[&ids, &versions, &records, &calls]).await
    };
    let kept = if for_good {
        pool.try_durably(Retries::default(), write).await
    } else {
        pool.try_loosely(Retries::default(), write).await
    };
    kept.map(drop)
}
