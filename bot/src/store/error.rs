//! What a store says when it cannot do what it should.

/// The store cannot do what it should.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has it.
    #[error("the store at {path} is in use by another process: stop that one, or set another store.path")]
    Locked {
        /// Where it is.
        path: String,
    },
    /// It cannot be opened.
    #[error("the store at {path} cannot be opened: {cause}")]
    Unopened {
        /// Where it is.
        path: String,
        /// Why.
        cause: String,
    },
    /// It is of a later version of the bot.
    #[error(
        "the store at {path} was written by a newer Kuzhi (schema {found}, this one knows {known}): update Kuzhi"
    )]
    Newer {
        /// Where it is.
        path: String,
        /// Its schema.
        found: u32,
        /// The newest schema that this program knows.
        known: u32,
    },
    /// Reading or writing failed.
    #[error("the store failed: {0}")]
    Failed(String),
    /// Whoever cannot wait would have to; nothing was done.
    #[error("the store cannot answer without reading or waiting for the disk")]
    WouldWait,
    /// A change failed half-way: the store is of no more use until it is opened anew.
    #[error("the store failed: {0}")]
    Ruined(String),
}
