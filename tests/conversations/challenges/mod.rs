//! Challenges, and the matches that begin with them.

pub(crate) mod balanced;
pub(crate) mod challenge;
pub(crate) mod challenge_menu;
pub(crate) mod first_game;
pub(crate) mod kalah;
pub(crate) mod levels;
pub(crate) mod looks;
pub(crate) mod open_challenge;
pub(crate) mod options;
pub(crate) mod oware;
pub(crate) mod rematch;
pub(crate) mod rounds;
pub(crate) mod series;
pub(crate) mod toguz;
