//! A server shared by tests, and stores in it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use kuzhi_config::DatabaseUrl;
use kuzhi_postgres::PostgresStore;
use kuzhi_tests::postgres::{Manner, Server};

/// The server shared by all tests that do not kill it.
static SHARED: OnceLock<Option<Server>> = OnceLock::new();

/// A schema of its own for one test.
pub(crate) struct Schema {
    server: &'static Server,
    name: String,
    url: String,
}

impl Schema {
    /// Creates one in the shared server. `None` if PostgreSQL is not installed.
    pub(crate) fn new() -> Option<Schema> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let server = SHARED.get_or_init(|| Server::start_new(Manner::Shared)).as_ref()?;
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        server.sql(&format!("CREATE SCHEMA {name}"));
        let url = format!("{}?options=-csearch_path%3D{name}", server.url());
        Some(Schema { server, name, url })
    }

    pub(crate) fn port(&self) -> u16 {
        self.server.port()
    }

    /// Runs SQL without the store's knowledge.
    pub(crate) fn sql(&self, statement: &str) -> String {
        self.server.sql(&format!("SET search_path = {}; {statement}", self.name))
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Opens a store in it.
    pub(crate) fn open(&self) -> PostgresStore {
        open(&self.url)
    }
}

/// Starts a server for one test, which may kill it. `None` if PostgreSQL is not installed.
pub(crate) fn of_ones_own() -> Option<Server> {
    Server::start_new(Manner::Owned)
}

/// Opens the store in the database with this URL.
pub(crate) fn open(url: &str) -> PostgresStore {
    let url = DatabaseUrl::new(url).unwrap();
    PostgresStore::open(&url, 8, None).unwrap_or_else(|error| panic!("{error}"))
}
