//! Discord's connections: sessions, shards, HTTP and TLS.

pub(crate) mod http;
pub(crate) mod impostors;
pub(crate) mod sessions;
pub(crate) mod shards;
pub(crate) mod tls;
pub(crate) mod turns;
