//! Connections over which anybody may speak HTTP: so many at once, each for so long, and in the log only now
//! and then.
//!
//! Who may do what is for those to say who listen: for interactions, for whoever watches the bot, and for
//! pages of the Activity.

mod connection;
mod connection_limit;
mod counted;
mod limited_listener;
mod serve;

pub use connection::{Connection, InRequest};
pub use connection_limit::{ConnectionLimit, Permit};
pub use counted::Counted;
pub use limited_listener::LimitedListener;
pub use serve::serve;
