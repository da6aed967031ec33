//! The errors of a store.

/// The reasons why a store cannot do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process uses the store.
    #[error("the store at {path} is in use by another process: stop that one, or set another store.path")]
    Locked {
        /// The store's location.
        path: String,
    },
    /// The store cannot be opened.
    #[error("the store at {path} cannot be opened: {cause}")]
    Unopened {
        /// The store's location.
        path: String,
        /// The reason.
        cause: String,
    },
    /// A newer version of the bot wrote the store.
    #[error(
        "the store at {path} was written by a newer Kuzhi (schema {found}, this one knows {known}): \
         update Kuzhi"
    )]
    Newer {
        /// The store's location.
        path: String,
        /// The store's schema.
        found: u32,
        /// The newest schema that this program knows.
        known: u32,
    },
    /// Reading or writing failed.
    #[error("the store failed: {0}")]
    Failed(String),
    /// The caller cannot wait, but would have to. Nothing was done.
    #[error("the store cannot answer without reading or waiting for the disk")]
    WouldWait,
    /// A change failed half-way. The store refuses everything until it is opened again.
    #[error("the store failed: {0}")]
    Poisoned(String),
}
