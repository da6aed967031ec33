//! Limits that stop one person from monopolising the bot or bothering others.

mod blocked;
mod challenges;
mod hints;
pub(crate) mod kept_out;
mod pictures;
