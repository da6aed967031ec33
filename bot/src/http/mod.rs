//! The second door: what Discord posts over HTTP. Who may come in, how much, how fast and how many at once is decided here;
//! what it says and what is answered is the affair of `discord`. Those who watch the bot ask it at another address.

mod answer;
mod door;
mod handler;
mod monitor;
mod signature;

pub use door::{Door, DoorError};
pub use monitor::Monitor;
pub use signature::BadKey;
