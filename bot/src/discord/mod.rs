//! Discord: everything sent to it and received from it, over the gateway or over HTTP (`http`). Only this
//! folder names serenity.

mod application;
mod commands;
mod connection;
mod connection_error;
mod discord_clock;
mod emoji_upload;
mod endpoint;
mod endpoint_watch;
mod fields;
mod first_response;
mod gateway;
mod intake;
mod interaction;
mod parse;
mod portal;
mod reach;
#[cfg(test)]
mod recording_server;
mod registration;
mod responder;
mod rest;
mod startup;

pub use self::gateway::watch::WatchTimes;
pub use self::rest::client::RestClient;
pub(crate) use self::rest::identity::{Identified, Identity, NotIdentified};
pub use application::{Application, check_application};
#[cfg(test)]
pub(crate) use commands::families as families_of_commands;
pub use connection::{Connection, check_identity};
pub use connection_error::ConnectionError;
pub use endpoint::{Endpoint, Unanswered};
pub use first_response::{FirstResponse, ResponseFile};
pub use portal::{Lack, check_portal};

/// The log level of serenity unless configured by name. It writes whole events into its spans and URLs into
/// its warnings, and both contain the tokens of interactions. At an orderly end it warns of the connection
/// that it closes.
pub(crate) const QUIET_LIBRARY: &str =
    "serenity=warn,serenity::http=error,serenity::gateway::bridge::shard_runner=error";

/// The modules of serenity and its dependencies that print whole gateway frames or parts of them, for example
/// unparsable ones. They are never logged, whatever is configured.
pub(crate) const PRINTS_FRAMES: [&str; 3] = ["serenity::gateway::ws", "serenity::model::misc", "tungstenite"];
