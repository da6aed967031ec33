//! Reviews of matches.

use deadpool_postgres::Object;
use kuzhi_domain::{KeptReview, MatchId};

use crate::postgres::PostgresStore;
use crate::postgres::numbers::of_match;
use crate::postgres::row::text;
use crate::record::reviews::{read_or_none, write};
use crate::{ReviewStore, StoreError};

const GET: &str = "SELECT record FROM reviews WHERE match = $1";

const PUT: &str = "
INSERT INTO reviews (match, record) VALUES ($1, $2)
ON CONFLICT (match) DO UPDATE SET record = excluded.record";

impl ReviewStore for PostgresStore {
    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(GET).await?;
            client.query_opt(&statement, &[&of_match(id)]).await
        })?;
        Ok(row.and_then(|row| read_or_none(id, row.get::<_, &str>(0).as_bytes())))
    }

    /// On a connection that does not wait for the server's disk.
    fn keep_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError> {
        let unwritable = |cause| StoreError::Failed(format!("a review cannot be written: {cause}"));
        let record = write(review).and_then(text).map_err(unwritable)?;
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(PUT).await?;
            client.execute(&statement, &[&of_match(id), &record]).await
        })
        .map(drop)
    }
}
