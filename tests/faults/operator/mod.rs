//! The commands of an operator, and the operations page.

pub(crate) mod backup;
pub(crate) mod drills;
pub(crate) mod named;
pub(crate) mod portal;
pub(crate) mod ratings;
pub(crate) mod refusals;
pub(crate) mod transfer;
pub(crate) mod undo;
pub(crate) mod verify;
