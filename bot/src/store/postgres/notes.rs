//! What is noted of matches' messages: what waits together is written together.

use std::collections::BTreeMap;
use std::sync::Arc;

use deadpool_postgres::Object;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Error;

use super::numbers::{of_match, signed};
use super::pool::Pool;
use super::retries::Retries;
use crate::domain::MatchId;
use crate::store::{Delivered, StoreError, delivered};

/// How many are written at once at most.
const GROUP: usize = 64;

/// In the order of their keys: of two processes that write the same rows none waits for the other in a circle.
pub(super) const KEEP: &str = "
INSERT INTO delivered (match, version, record) SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::text[])
ON CONFLICT (match) DO UPDATE SET version = excluded.version, record = excluded.record";

/// What was delivered of a match, to be kept.
pub(super) struct Note {
    pub(super) id: MatchId,
    pub(super) delivered: Delivered,
    /// Whether a crash must not take it back.
    pub(super) for_good: bool,
    pub(super) answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes notes until no more can come.
pub(super) async fn run(pool: Arc<Pool>, mut queue: mpsc::UnboundedReceiver<Note>) {
    let mut waiting = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut waiting, GROUP).await > 0 {
        let kept = keep(&pool, &waiting).await;
        for note in waiting.drain(..) {
            let answer = kept.as_ref().map(|()| ()).map_err(|cause| pool.failed(cause));
            // Who no longer waits needs no answer.
            let _ = note.answer.send(answer);
        }
    }
}

async fn keep(pool: &Pool, notes: &[Note]) -> Result<(), String> {
    let for_good = notes.iter().any(|note| note.for_good);
    // Of two of the same match the later one counts.
    let last: BTreeMap<i64, Delivered> =
        notes.iter().map(|note| (of_match(note.id), note.delivered)).collect();
    let ids: Vec<i64> = last.keys().copied().collect();
    let versions: Vec<i64> = last.values().map(|kept| signed(kept.version)).collect();
    let record = |kept: &Delivered| String::from_utf8_lossy(&delivered::write(*kept)).into_owned();
    let records: Vec<String> = last.values().map(record).collect();
    let write = async |client: &Object| -> Result<u64, Error> {
        let statement = client.prepare_cached(KEEP).await?;
        client.execute(&statement, &[&ids, &versions, &records]).await
    };
    let kept = match for_good {
        true => pool.try_durably(Retries::default(), write).await,
        false => pool.try_loosely(Retries::default(), write).await,
    };
    kept.map(drop).map_err(|(_, cause)| cause)
}
