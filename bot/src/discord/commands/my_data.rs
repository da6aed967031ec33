//! `/mydata export` and `/mydata delete`: the user's own data.

use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::Action;
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "mydata";
const EXPORT: &str = "export";
const DELETE: &str = "delete";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let further = |name| options::option(words, CommandOptionType::SubCommand, NAME, name);
    command.add_option(further(EXPORT)).add_option(further(DELETE))
}

pub(super) fn read(sent: &Sent) -> Result<Action, Refusal> {
    match sent.subcommand.as_deref() {
        Some(EXPORT) => Ok(Action::ExportMyData),
        Some(DELETE) => Ok(Action::AskDeleteMyData),
        _ => Err(Refusal::NoSuchCommand),
    }
}
