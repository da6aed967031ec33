//! Screens for learning and looking back: rules, lessons, puzzles, hints, replays, reviews and analyses.

pub(crate) mod analysis;
pub(crate) mod game_form;
pub(crate) mod hint;
pub(crate) mod lessons;
pub(crate) mod notes;
pub(crate) mod past_board;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod retry;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod story;
pub(crate) mod tutorial;
pub(crate) mod written_game;
