//! The option `match` of commands about ongoing matches: which of several is meant.

use kuzhi_domain::MatchId;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::typed::plain;
use kuzhi_view::request::{Action, MatchCommand, Typing};
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommandOption};

use super::options;
use crate::discord::interaction::Sent;

/// The option's name.
pub(super) const OPTION: &str = "match";

pub(super) fn option(words: &Words) -> CreateCommandOption {
    options::described(words, CommandOptionType::String, OPTION, "describe-match").set_autocomplete(true)
}

/// Returns the named match, if any.
pub(super) fn named(sent: &Sent) -> Result<Option<MatchId>, Refusal> {
    options::text(sent, OPTION).map(|name| plain(name).parse().map_err(|_| Refusal::NoSuchMatch)).transpose()
}

/// Builds a request for something in the named match, or in one that has to be looked up.
pub(super) fn read(sent: &Sent, command: MatchCommand) -> Result<Action, Refusal> {
    Ok(Action::InMatch { named: named(sent)?, command })
}

pub(super) fn read_typing(unsent: &Sent) -> Typing {
    match unsent.unfinished() {
        Some((OPTION, _)) => Typing::Match,
        _ => Typing::Unknown,
    }
}
