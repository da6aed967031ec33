//! What keeps one person from taking the bot, or the peace of others, from everybody.

mod blocked;
mod challenges;
mod hints;
mod kept_out;
mod pictures;
