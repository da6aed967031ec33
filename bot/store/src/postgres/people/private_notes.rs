//! People's private notes on matches.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use kuzhi_domain::{MatchId, Note, PlayerId};

use crate::postgres::PostgresStore;
use crate::postgres::numbers::{match_of, of_match, of_person};
use crate::postgres::row::text;
use crate::record::private_notes::{read, read_or_none, write};
use crate::{NoteStore, StoreError};

const GET: &str = "SELECT record FROM notes WHERE player = $1 AND match = $2";

const OF: &str = "SELECT match, record FROM notes WHERE player = $1";

const PUT: &str = "
INSERT INTO notes (player, match, record) VALUES ($1, $2, $3)
ON CONFLICT (player, match) DO UPDATE SET record = excluded.record";

const TAKE: &str = "DELETE FROM notes WHERE player = $1 AND match = $2";

const QUARANTINE: &str = "
INSERT INTO quarantine (kind, owner, match, record) VALUES ('a private note', $1, $2, $3)
ON CONFLICT (kind, owner, match) DO UPDATE SET record = excluded.record";

impl NoteStore for PostgresStore {
    fn note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(GET).await?;
            client.query_opt(&statement, &[&of_person(player), &of_match(id)]).await
        })?;
        let note = |record: &str| read_or_none(player, id, record.as_bytes());
        Ok(row.map(|row| note(row.get(0))).unwrap_or_default())
    }

    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(OF).await?;
            client.query(&statement, &[&of_person(player)]).await
        })?;
        let note = |id, record: &str| (id, read_or_none(player, id, record.as_bytes()));
        Ok(rows.iter().map(|row| note(match_of(row.get(0)), row.get(1))).collect())
    }

    fn keep_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError> {
        let unwritable =
            |cause: String| StoreError::Failed(format!("a private note cannot be written: {cause}"));
        let record = write(note).and_then(text).map_err(|cause| unwritable(cause.to_string()))?;
        let (of, is_empty) = ((of_person(player), of_match(id)), note.is_empty());
        self.ask_durably(async |client: &Object| {
            let get = client.prepare_cached(GET).await?;
            let before = client.query_opt(&get, &[&of.0, &of.1]).await?;
            let before = before.as_ref().map(|row| row.get::<_, &str>(0));
            if let Some(before) = before.filter(|before| read(before.as_bytes()).is_err()) {
                let put = client.prepare_cached(QUARANTINE).await?;
                client.execute(&put, &[&of.0, &of.1, &before]).await?;
            }
            if is_empty {
                let take = client.prepare_cached(TAKE).await?;
                return client.execute(&take, &[&of.0, &of.1]).await;
            }
            let put = client.prepare_cached(PUT).await?;
            client.execute(&put, &[&of.0, &of.1, &record]).await
        })
        .map(drop)
    }
}
