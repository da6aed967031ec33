//! The Activity: the page with the board on which people play, beside the channel.

mod films;
mod first_board;
mod games;
mod lines;
pub(crate) mod page;
mod previews;
mod script;
mod sizes;
