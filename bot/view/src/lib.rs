//! What people ask of Kuzhi and what they see: requests as values, sentences, boards as text and pictures,
//! and the screens made of them.
//!
//! Nothing here acts. Nothing here knows Discord's library or the store.

pub mod board;
pub mod live;
pub mod picture;
pub mod request;
pub mod screens;
pub mod words;
