//! The stand-in for Discord: its REST API and its gateway on a free port of this machine.

mod endpoint;
mod faulty_listener;
mod gateway;
mod ids;
mod limits;
mod mischief;
pub mod openapi;
mod rest;
mod server;
mod state;
mod wire;
pub(crate) mod world;

use std::time::Duration;

pub use self::endpoint::{Posted, Poster, public_key, signature, timestamp};
pub use self::gateway::{End, Session, Switchboard};
pub use self::ids::{Mint, Snowflake};
pub use self::mischief::{Held, Mischief, Plan};
pub use self::server::Server;
pub use self::world::command::Command;
pub use self::world::interaction::{Age, Choice, Given, Interaction, Response, UserAction};
pub use self::world::journal::{Journal, Request};
pub use self::world::message::{Attachment, COMPONENTS_V2, EPHEMERAL, Face, LOADING, Message, SILENT};
pub use self::world::permissions;
pub use self::world::person::Person;
pub use self::world::place::{Channel, ChannelKind, Guild};
pub use self::world::{APPLICATION, Emoji, Instance, World};

/// The token that the bot must use. As with real ones, its first part is the application's ID in unpadded
/// base64.
pub const TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.KuzhiX.a-token-that-opens-nothing-but-this-stand-in";

/// The application's client secret.
pub const CLIENT_SECRET: &str = "a-client-secret-of-this-stand-in";

/// How long Discord waits for the first response to an interaction.
pub const RESPONSE_TIME: Duration = Duration::from_secs(3);
