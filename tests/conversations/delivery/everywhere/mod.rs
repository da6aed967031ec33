//! Everywhere: on servers, in threads, in direct messages with the bot, and where people bring it along.

mod alone;
mod forms;
mod installs;
mod sets;
mod user_install;
