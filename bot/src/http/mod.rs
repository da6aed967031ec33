//! HTTP: receives the interactions that Discord posts. This folder checks them, and limits how much may come,
//! how fast and how many at once. `discord` parses and answers them. Metrics and health have an address of
//! their own.

mod answer;
mod body;
mod handler;
mod listener;
mod monitor;
mod signature;

pub(crate) use listener::listen;
pub use listener::{Listener, ListenerError};
pub use monitor::Monitor;
pub use signature::BadKey;
