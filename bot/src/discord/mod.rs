//! The street door: the only room that knows Discord's library.

mod commands;
mod custom_id;
mod emoji_upload;
mod gate;
mod handler;
mod intake;
mod languages;
mod outlet;
mod patience;
mod reach;
mod responder;
mod street;

pub use outlet::Channels;
pub use street::{StreetError, introduce, stay_connected};

/// How much Discord's library may log unless it is asked for by name: it writes whole events into
/// its spans, and addresses into its warnings, and both hold the tokens of interactions.
pub(crate) const QUIET_LIBRARY: &str = "serenity=warn,serenity::http=error";
