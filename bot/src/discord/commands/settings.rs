//! `/settings`: what a person prefers, and, for those who manage it, the rules of a server.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::options;
use crate::discord::intake;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::{SettingsPage, Words, say};

const NAME: &str = "settings";
const OF: &str = "of";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let of = options::option(words, CommandOptionType::String, NAME, OF)
        .add_string_choice(say!(words, "choice-settings-own"), SettingsPage::Own.id())
        .add_string_choice(say!(words, "choice-settings-house"), SettingsPage::House.id());
    command.add_option(of)
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let page = options::text(command, OF).and_then(SettingsPage::by_id).unwrap_or(SettingsPage::Own);
    let place = intake::place(command.guild_id, command.channel_id);
    let standpoint = intake::standpoint(place, command.channel.as_ref(), command.member.as_deref());
    doorkeeper.show_settings(visitor.as_ref(), page, standpoint).await;
}
