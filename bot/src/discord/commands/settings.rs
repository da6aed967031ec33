//! `/settings`: a person's preferences and, for its managers, a server's rules.

use kuzhi_view::request::SettingsPage;
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "settings";
const OF: &str = "of";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let of = options::option(words, CommandOptionType::String, NAME, OF)
        .add_string_choice(say!(words, "choice-settings-own"), SettingsPage::Own.id())
        .add_string_choice(say!(words, "choice-settings-house"), SettingsPage::House.id());
    command.add_option(of)
}

pub(super) fn read(sent: &Sent) -> SettingsPage {
    options::text(sent, OF).and_then(SettingsPage::by_id).unwrap_or(SettingsPage::Own)
}
