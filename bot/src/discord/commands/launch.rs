//! The Entry Point: the command with which people open the Activity from Discord's list of apps. It has no
//! options, and there is at most one.

use kuzhi_view::words::{Words, say};
use serenity::all::{CommandType, CreateCommand, EntryPointHandlerType};

use super::{CONTEXTS, INSTALLS};

/// Its name. Discord gives the same to the one that it adds where Activities are enabled.
const NAME: &str = "launch";

/// Defines the command. Discord asks the bot, which answers that the page opens: if Discord opened it by
/// itself, it would post in the channel each time.
pub(super) fn define(words: &Words) -> CreateCommand {
    CreateCommand::new(NAME)
        .kind(CommandType::PrimaryEntryPoint)
        .handler(EntryPointHandlerType::AppHandler)
        .description(say!(words, "entry-point-description"))
        .contexts(CONTEXTS.to_vec())
        .integration_types(INSTALLS.to_vec())
}
