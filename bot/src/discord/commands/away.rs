//! `/away`: clocks of days stand until somebody is back.

use kuzhi_view::request::{Action, Typing};
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "away";
const UNTIL: &str = "until";
const TIME_ZONE: &str = "timezone";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    [UNTIL, TIME_ZONE].into_iter().fold(command, |command, name| {
        let option = options::option(words, CommandOptionType::String, NAME, name);
        command.add_option(option.set_autocomplete(true))
    })
}

pub(super) fn read(sent: &Sent) -> Action {
    let typed = |name| options::text(sent, name).unwrap_or_default().to_owned();
    Action::GoAway { until: typed(UNTIL), zone: typed(TIME_ZONE) }
}

/// Parses autocompletion of moments and time zones.
pub(super) fn read_typing(unsent: &Sent) -> Typing {
    match unsent.unfinished() {
        Some((UNTIL, typed)) => Typing::Until { typed: typed.to_owned() },
        Some((TIME_ZONE, typed)) => Typing::TimeZone { typed: typed.to_owned() },
        _ => Typing::Unknown,
    }
}
