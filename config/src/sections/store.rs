//! The section `[store]`.

use std::path::PathBuf;

use crate::DatabaseUrl;
use crate::layers::Layers;

/// Where matches and players are stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Store {
    /// The store's directory.
    pub path: PathBuf,
    /// The PostgreSQL database to use instead of the directory, if any.
    pub url: Option<DatabaseUrl>,
    /// The maximum number of connections to that database.
    pub connections: u32,
    /// A file with certificates to trust for the database's server, in addition to those that the system
    /// trusts.
    pub certificates: Option<PathBuf>,
    /// The bot compacts the directory's database at startup when it is this many times larger than its
    /// contents. 0 for never.
    pub compact_at: u32,
}

impl Store {
    pub(crate) fn check(layers: &Layers) -> Self {
        Self {
            path: layers.path("store.path", "the path of a directory"),
            url: layers.optional(
                "store.url",
                "a URL such as \"postgres://kuzhi:password@localhost/kuzhi\"; in a user name or password \
                 write other characters than letters and digits as %40 for @, and so on",
                DatabaseUrl::new,
            ),
            connections: layers.number("store.connections", 4..=1_000),
            certificates: layers.path_if_any("store.certificates", "the path of a PEM file"),
            // A freshly compacted store takes twice the size of its contents.
            compact_at: layers.number_or_zero("store.compact_at", 4..=1_000),
        }
    }
}
