//! `/settings`: the user's own, and a server's.

mod boards;
mod digest;
mod house;
mod own_settings;
mod pings;
mod threads;
