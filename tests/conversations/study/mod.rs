//! Learning and looking back.

pub(crate) mod analysis;
pub(crate) mod daily;
pub(crate) mod hint;
pub(crate) mod notes;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod tutorial;
pub(crate) mod written_games;
