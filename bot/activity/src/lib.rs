//! The server of Kuzhi's Activity: a page with a board to touch, and a conversation with each page that is
//! open.
//!
//! A page gets its *token* by a code of Discord's (`token.rs`), says it on a WebSocket, and names the match
//! that it shows. What people do on it goes to the bot through the [`Backend`], which decides; what the bot
//! answers, and that a match has changed ([`Pages::changed`]), goes into the page's outbox (`outbox.rs`). The
//! page's own task (`conversation/`) draws and sends from there, as fast as the page reads. So a slow page
//! holds up nobody.
//!
//! `server.rs` and `handler.rs` serve HTTP, `rate.rs` and `limits.rs` say how much of it.
//! `document.rs` makes one document of the modules in `page/`.

mod backend;
mod limits;
mod message;
mod person;
mod reply;
mod token;

mod outbox;
mod page;
mod pages;

mod answer;
mod conversation;
mod document;
mod handler;
mod rate;
mod server;
mod shared;
mod socket;
#[cfg(test)]
mod tests;

pub use backend::{
    Backend, Board, BoxFuture, Greeting, Measured, NotAuthorised, Notice, Opening, Refusal, Seen,
    TokenOutcome,
};
pub use limits::Limits;
pub use message::{GameEntry, Games, Input, InputKind, MessageKind, WayToBegin, Welcome};
pub use pages::Pages;
pub use person::Person;
pub use reply::Reply;
pub use server::Server;
pub use token::{InvalidToken, TokenKey};
