//! The size of a store.

use std::io;

use crate::sled::SledStore;
use crate::sled::folder::JOURNAL;
use crate::sled::trees::Kind;
use crate::sled::upkeep::compact::database_size;
use crate::{Extent, ExtentStore, StoreError, journal};

impl ExtentStore for SledStore {
    fn extent(&self) -> Result<Extent, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Live, &[]))?;
        let live = self.read(|trees| Ok(trees.of(Kind::Live).len()))? as u64;
        // Files come and go meanwhile, and the size is measured again soon.
        let unknown = |error: io::Error| StoreError::Failed(format!("its size is not known: {error}"));
        let database = database_size(&self.path).map_err(unknown)?;
        let journal = journal::size(&self.path.join(JOURNAL)).map_err(unknown)?;
        Ok(Extent { live, database, journal: Some(journal) })
    }
}
