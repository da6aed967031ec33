//! `/settings`: a person's preferences and, for its managers, a server's rules.

use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{HouseRule, Setting};
use kuzhi_view::request::{Action, SettingsPage, Typing};
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "settings";
const OF: &str = "of";
const TIME_ZONE: &str = "timezone";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let of = options::option(words, CommandOptionType::String, NAME, OF)
        .add_string_choice(say!(words, "choice-settings-own"), SettingsPage::Own.id())
        .add_string_choice(say!(words, "choice-settings-house"), SettingsPage::House.id());
    let time_zone = options::option(words, CommandOptionType::String, NAME, TIME_ZONE);
    command.add_option(of).add_option(time_zone.set_autocomplete(true))
}

pub(super) fn read(sent: &Sent) -> Result<Action, Refusal> {
    if let Some(typed) = options::text(sent, TIME_ZONE) {
        let zone = TimeZone::by_typed(typed).ok_or_else(|| Refusal::NoTimeZone(typed.to_owned()))?;
        return Ok(Action::Set(Setting::House(HouseRule::TimeZone(zone))));
    }
    let page = options::text(sent, OF).and_then(SettingsPage::by_id);
    Ok(Action::Settings(page.unwrap_or(SettingsPage::Own)))
}

/// Parses autocompletion of time zones.
pub(super) fn read_typing(unsent: &Sent) -> Typing {
    match unsent.unfinished() {
        Some((TIME_ZONE, typed)) => Typing::TimeZone { typed: typed.to_owned() },
        _ => Typing::Unknown,
    }
}
