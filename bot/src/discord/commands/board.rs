//! `/board`: posts the user's board again at the end of the channel, or shows one privately, also someone
//! else's or in another style.

use kuzhi_domain::settings::{BoardStyle, Theme};
use kuzhi_view::request::MatchCommand;
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand};

use super::{match_option, options};
use crate::discord::interaction::Sent;

const NAME: &str = "board";
const STYLE: &str = "style";
const THEME: &str = "theme";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let style = ["emoji", "image", "text", "unicode"]
        .into_iter()
        .fold(options::option(words, CommandOptionType::String, NAME, STYLE), |option, style| {
            option.add_string_choice(say!(words, &format!("choice-style-{style}")), style)
        });
    let theme = ["dark", "light"]
        .into_iter()
        .fold(options::option(words, CommandOptionType::String, NAME, THEME), |option, theme| {
            option.add_string_choice(say!(words, &format!("choice-theme-{theme}")), theme)
        });
    command.add_option(style).add_option(theme).add_option(match_option::option(words))
}

/// Reads the style and colours. Colours alone imply a picture.
pub(super) fn read(sent: &Sent) -> MatchCommand {
    let theme = options::text(sent, THEME).and_then(Theme::by_id);
    let style = options::text(sent, STYLE).and_then(BoardStyle::by_id);
    MatchCommand::Board { style: style.or(theme.map(|_| BoardStyle::Image)), theme }
}
