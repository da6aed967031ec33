//! `/leaderboard`: who plays best, or most, here or everywhere.

use kuzhi_domain::rating::{By, Span};
use kuzhi_view::request::{Action, ChartView, LeaderboardOf};
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "leaderboard";
const SCOPE: &str = "scope";
const TIME: &str = "time";
const BY: &str = "by";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let scope = options::option(words, CommandOptionType::String, NAME, SCOPE)
        .add_string_choice(say!(words, "choice-guild"), LeaderboardOf::Here.id())
        .add_string_choice(say!(words, "choice-everywhere"), LeaderboardOf::Everywhere.id());
    let time = options::option(words, CommandOptionType::String, NAME, TIME)
        .add_string_choice(say!(words, "button-ever"), Span::Ever.id())
        .add_string_choice(say!(words, "button-month"), Span::Month.id())
        .add_string_choice(say!(words, "button-week"), Span::Week.id());
    let by = options::option(words, CommandOptionType::String, NAME, BY)
        .add_string_choice(say!(words, "button-by-rating"), By::Rating.id())
        .add_string_choice(say!(words, "button-by-games"), By::Games.id())
        .add_string_choice(say!(words, "button-by-wins"), By::Wins.id())
        .add_string_choice(say!(words, "button-by-levels"), By::Levels.id());
    command.add_option(options::game(words, NAME)).add_option(scope).add_option(time).add_option(by)
}

pub(super) fn read(sent: &Sent) -> Action {
    let of = options::text(sent, SCOPE).and_then(LeaderboardOf::by_id).unwrap_or(LeaderboardOf::Here);
    let span = options::text(sent, TIME).and_then(Span::by_id).unwrap_or_default();
    let by = options::text(sent, BY).and_then(By::by_id).unwrap_or_default();
    match options::named_game(sent) {
        Some(game) => Action::Chart(ChartView { span, by, ..ChartView::usual(of, game) }),
        None => Action::UsualChart { of, span, by },
    }
}
