//! What the store in a PostgreSQL database withstands.

mod crashes;
mod due;
mod leaving;
mod opening;
mod presence;
mod server;
mod several;
mod trips;

pub(crate) use self::server::Schema;
