//! `/settings`: the user's own, and a server's.

mod boards;
mod house;
mod own;
mod pings;
mod threads;
