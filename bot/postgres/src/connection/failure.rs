//! Database errors, and whether they pass on their own.

use std::error::Error as _;

use deadpool_postgres::{HookError, PoolError, TimeoutType};
use kuzhi_store::record::RecordError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

/// How to respond to an error.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum FailureKind {
    /// Another transaction was faster. Nothing was written, and the job can be repeated at once.
    Conflict,
    /// The connection is lost, or the server is down. The job may or may not have been done.
    Lost,
    /// It fails every time.
    Lasting,
    /// No record can be made of something. The database was not asked.
    Unwritable,
}

/// Why the database did not do something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{cause}")]
pub(crate) struct DatabaseFailure {
    pub(crate) kind: FailureKind,
    /// For the bot's operator, without statements, values or passwords.
    pub(crate) cause: String,
}

impl From<&Error> for DatabaseFailure {
    fn from(error: &Error) -> DatabaseFailure {
        DatabaseFailure { kind: kind(error), cause: cause(error) }
    }
}

impl From<Error> for DatabaseFailure {
    fn from(error: Error) -> DatabaseFailure {
        DatabaseFailure::from(&error)
    }
}

impl From<serde_json::Error> for DatabaseFailure {
    fn from(error: serde_json::Error) -> DatabaseFailure {
        RecordError::from(error).into()
    }
}

impl From<RecordError> for DatabaseFailure {
    fn from(error: RecordError) -> DatabaseFailure {
        DatabaseFailure { kind: FailureKind::Unwritable, cause: error.to_string() }
    }
}

impl DatabaseFailure {
    /// The failure of a server that does not answer.
    pub(crate) fn silent() -> DatabaseFailure {
        let cause = "it does not answer; see to it that PostgreSQL runs there and can be reached".to_owned();
        DatabaseFailure { kind: FailureKind::Lost, cause }
    }
}

/// Returns the kind of an error.
fn kind(error: &Error) -> FailureKind {
    match error.code() {
        Some(
            &(SqlState::T_R_SERIALIZATION_FAILURE
            | SqlState::T_R_DEADLOCK_DETECTED
            | SqlState::UNIQUE_VIOLATION
            // For processes that create the same table at the same time.
            | SqlState::DUPLICATE_TABLE
            | SqlState::DUPLICATE_OBJECT),
        ) => FailureKind::Conflict,
        Some(
            &(SqlState::ADMIN_SHUTDOWN
            | SqlState::CRASH_SHUTDOWN
            | SqlState::CANNOT_CONNECT_NOW
            | SqlState::TOO_MANY_CONNECTIONS
            | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT),
        ) => FailureKind::Lost,
        // Errors that do not come from the server are connection errors, except values that cannot be sent or
        // read.
        None if error.is_closed() || is_of_the_connection(error) => FailureKind::Lost,
        _ => FailureKind::Lasting,
    }
}

fn is_of_the_connection(error: &Error) -> bool {
    let mut source = error.source();
    while let Some(cause) = source {
        if cause.is::<std::io::Error>() {
            return true;
        }
        source = cause.source();
    }
    false
}

/// Describes an error.
fn cause(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        let advice = match *said.code() {
            SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                "; put the user and the password right in store.url"
            }
            SqlState::INVALID_CATALOG_NAME => "; make it with `createdb`, or name another one in store.url",
            SqlState::INSUFFICIENT_PRIVILEGE => "; give the user of store.url that right",
            SqlState::TOO_MANY_CONNECTIONS => "; lower store.connections, or raise max_connections there",
            _ => "",
        };
        return format!("{}{advice}", said.message());
    }
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        let further = cause.to_string();
        if !text.contains(&further) {
            text = format!("{text}: {further}");
        }
        source = cause.source();
    }
    if text.contains("server does not support TLS") {
        text += "; put ?sslmode=disable at the end of store.url if you trust the network up to the database";
    } else if kind(error) == FailureKind::Lost {
        text += "; see to it that PostgreSQL runs there and can be reached";
    }
    text
}

/// Describes why there is no connection.
pub(crate) fn no_connection(error: &PoolError, connections: usize) -> DatabaseFailure {
    match error {
        PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => error.into(),
        PoolError::Timeout(TimeoutType::Wait) => {
            let cause = format!(
                "all {connections} connections to it have been in use for a while; raise store.connections, \
                 or see what keeps the server busy"
            );
            DatabaseFailure { kind: FailureKind::Lasting, cause }
        }
        PoolError::Timeout(_) => DatabaseFailure::silent(),
        other => DatabaseFailure { kind: FailureKind::Lasting, cause: other.to_string() },
    }
}
