//! What the store in a PostgreSQL database withstands.

mod crashes;
mod opening;
mod server;
mod several;
mod trips;
mod wire;

pub(crate) use self::server::Schema;
