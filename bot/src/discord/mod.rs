//! The street door: the only room that knows Discord's library.

mod commands;
mod custom_id;
mod handler;
mod intake;
mod outlet;
mod patience;
mod responder;
mod street;

pub use outlet::Channels;
pub use street::{StreetError, introduce, stay_connected};
