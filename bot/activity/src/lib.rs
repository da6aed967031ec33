//! The server of Kuzhi's Activity: a page with a board to touch.

mod person;
mod token;

pub use person::Person;
pub use token::{InvalidToken, TokenKey};
