//! Boards in a message: as emoji, in letters and in sentences, and which picture shows them.

pub(crate) mod emoji;
pub(crate) mod held_back;
pub(crate) mod lines;
mod pictured;
pub(crate) mod scene;
pub(crate) mod text;

pub use emoji::Emojis;
pub use pictured::picture_of;
