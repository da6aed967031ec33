//! Real PostgreSQL servers, and proxies to them.

mod server;
mod wire;

pub use self::server::{Manner, Server, url};
pub use self::wire::Wire;
