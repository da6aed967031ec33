//! The board of a message: in emoji, in letters or in sentences, and its picture.

pub(crate) mod blocked_pits;
mod card;
pub(crate) mod emoji;
pub(crate) mod lines;
mod pictured;
pub(crate) mod scene;
pub(crate) mod text;

pub(crate) use card::tournament_of;
pub use card::{card_of, has_card};
pub use emoji::Emojis;
pub use pictured::{film_of, picture_of};
