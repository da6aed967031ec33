//! Conversations over real sockets, with a bot that is made up.

mod bot;
mod client;
mod conversations;
mod requests;
