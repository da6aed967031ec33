//! Discord: what it says and hears, over its gateway or over HTTP (`http`), and the only folder that names its library.

mod api;
mod application;
mod attaching;
mod call;
mod client;
mod commands;
mod connection;
mod connection_error;
mod discord_clock;
mod emoji_upload;
mod endpoint;
mod endpoint_watch;
mod first_response;
mod gateway;
mod intake;
mod invalid_requests;
mod looking;
mod parse;
mod reach;
mod registration;
mod responder;
mod retry;
mod session;
mod startup;
mod turns;
mod watch;
mod watching;

pub use application::{Application, check_application};
pub use client::RestClient;
#[cfg(test)]
pub(crate) use commands::families as families_of_commands;
pub use connection::{Connection, check_identity};
pub use connection_error::ConnectionError;
pub use endpoint::{Endpoint, Unanswered};
pub use first_response::{FirstResponse, ResponseFile};
pub use watch::WatchTimes;

/// How much Discord's library may log unless it is asked for by name: it writes whole events into
/// its spans, and addresses into its warnings, and both hold the tokens of interactions.
pub(crate) const QUIET_LIBRARY: &str = "serenity=warn,serenity::http=error";

/// The parts of the library, and of what it builds on, that print whole frames of the gateway, as of one
/// that cannot be read: they are never logged, whatever is asked for.
pub(crate) const PRINTS_FRAMES: [&str; 2] = ["serenity::gateway::ws", "tungstenite"];
