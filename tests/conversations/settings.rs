//! `/settings`: one's own, and those of a server.

mod boards;
mod house;
mod own;
mod pings;
mod threads;
