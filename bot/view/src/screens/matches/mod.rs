//! Screens of a match: its challenge, its board with the buttons, offers and questions.

pub(crate) mod board;
pub(crate) mod challenge_draft;
mod challenge_screen;
pub(crate) mod clock;
pub(crate) mod disambiguation;
pub(crate) mod first_game;
pub(crate) mod games;
pub(crate) mod illegal;
pub(crate) mod layout;
pub(crate) mod match_screen;
pub(crate) mod more;
pub(crate) mod move_buttons;
pub(crate) mod offers;
pub(crate) mod on_page;
pub(crate) mod plans;
pub(crate) mod preview;
pub(crate) mod questions;
pub(crate) mod result;
pub(crate) mod share;
pub(crate) mod votes;
