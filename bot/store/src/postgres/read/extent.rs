//! The size of the store.

use deadpool_postgres::Object;

use crate::postgres::PostgresStore;
use crate::postgres::numbers::unsigned;
use crate::{Extent, ExtentStore, StoreError};

const EXTENT: &str = "SELECT (SELECT COUNT(*) FROM matches WHERE live), pg_database_size(current_database())";

impl ExtentStore for PostgresStore {
    fn extent(&self) -> Result<Extent, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(EXTENT).await?;
            client.query_one(&statement, &[]).await
        })?;
        let number = |at: usize| unsigned(row.get::<_, i64>(at));
        Ok(Extent { live: number(0), database: number(1), journal: None })
    }
}
