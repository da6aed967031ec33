//! The database that the settings name.

use std::path::PathBuf;
use std::sync::Arc;

use kuzhi_config::{DatabaseUrl, Settings};
use kuzhi_store::{Compacted, Finding, Store, StoreError, StoreLocation, Transfer};

use crate::PostgresStore;

/// A database for the store.
#[derive(Clone, Debug)]
pub struct Database {
    url: DatabaseUrl,
    connections: u32,
    certificates: Option<PathBuf>,
}

impl Database {
    /// Returns the database that the settings name, if they name one.
    pub fn from_settings(settings: &Settings) -> Option<Database> {
        let kuzhi_config::Store { url, connections, certificates, .. } = settings.store.clone();
        Some(Database { url: url?, connections, certificates })
    }

    fn store(&self) -> Result<PostgresStore, StoreError> {
        PostgresStore::open(&self.url, self.connections, self.certificates.as_deref())
    }
}

impl StoreLocation for Database {
    fn name(&self) -> String {
        "the database of store.url".to_owned()
    }

    fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(Arc::new(self.store()?))
    }

    fn open_to_move(&self) -> Result<Box<dyn Transfer>, StoreError> {
        Ok(Box::new(self.store()?))
    }

    /// What is in a database, its server looks after.
    fn inspect(&self) -> Result<Option<Vec<Finding>>, StoreError> {
        let has_tables = PostgresStore::inspect(&self.url, self.certificates.as_deref())?;
        Ok(has_tables.then(Vec::new))
    }

    fn compact(&self) -> Result<Option<Compacted>, StoreError> {
        self.store()?.compact().map(|()| None)
    }
}
