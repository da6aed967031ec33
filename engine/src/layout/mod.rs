//! The board: pits, stores, rings and marks, and sowing on them.

pub(crate) mod board;
pub(crate) mod marks;
pub(crate) mod pit;
pub(crate) mod position;
pub(crate) mod ring;
pub(crate) mod side;
pub(crate) mod sowing;
