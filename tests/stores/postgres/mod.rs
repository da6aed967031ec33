//! Faults that the store in PostgreSQL survives.

mod crashes;
mod due;
mod leaving;
mod opening;
mod presence;
mod server;
mod several;
mod trips;
mod unwritten;

pub(crate) use self::server::Schema;
