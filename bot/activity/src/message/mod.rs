//! What pages and the bot say to each other: JSON in text frames.

mod from_page;
mod to_page;

pub(crate) use from_page::{Content, Hello, PageMessage, TokenRequest};
pub use from_page::{Input, InputKind, MessageKind};
pub use to_page::{GameEntry, Games, WayToBegin, Welcome};
pub(crate) use to_page::{
    Watching, board, bye, done, form, games, refused, screen, token, token_refused, watching, welcome,
};
