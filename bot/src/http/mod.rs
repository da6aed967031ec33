//! HTTP: receives the interactions that Discord posts. This folder limits who may connect, how much, how fast
//! and how many at once. `discord` parses and answers them. Metrics and health have an address of their own.

mod answer;
mod body;
mod connection;
mod connection_limit;
mod counted;
mod handler;
mod limited_listener;
mod listener;
mod monitor;
mod signature;

pub(crate) use listener::listen;
pub use listener::{Listener, ListenerError};
pub use monitor::Monitor;
pub use signature::BadKey;
