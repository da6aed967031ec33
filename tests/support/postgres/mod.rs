//! Real servers of PostgreSQL, and lines to them.

mod server;
mod wire;

pub use self::server::{Manner, Server, url};
pub use self::wire::Wire;
