//! A player's past matches: a page of results, a menu to open one, and buttons to other pages.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Ending, Match};
use kuzhi_domain::people::Against;
use kuzhi_engine::Game;

use crate::request::{Action, HistoryPage, LookBack, Select};
use crate::screens::matches::games::opponent;
use crate::screens::{Button, ButtonStyle, Choice, Choices, Listed, Menu, Screen};
use crate::words::{Words, game_line, game_name, say};

/// The most matches on a page.
pub const HISTORY_LENGTH: usize = 10;

/// The most characters in a choice.
const LONGEST_CHOICE: usize = 100;

/// A page of a person's matches. `has_older` says whether there are older ones. `against` names the opponent
/// if the page is about only one.
pub fn history(
    words: &Words,
    who: PlayerId,
    shown: HistoryPage,
    listed: &[Listed],
    has_older: bool,
    against: Option<&str>,
) -> Screen {
    let first = shown.page.saturating_mul(HISTORY_LENGTH).saturating_add(1);
    let mut lines = vec![say!(words, "history-title")];
    lines.extend(shown.game.map(|game| say!(words, "history-of-game", game = game_name(words, game))));
    lines.extend(against.map(|other| say!(words, "history-against", opponent = other)));
    if listed.is_empty() {
        let is_all = shown == HistoryPage { page: shown.page, ..HistoryPage::default() };
        lines.push(say!(words, if is_all { "history-none" } else { "history-none-such" }));
    }
    lines.extend((first..).zip(listed).map(|(number, one)| line(words, who, number, one)));
    let mut menus = Vec::new();
    if !listed.is_empty() {
        let choices = (first..).zip(listed).map(|(number, one)| choice(words, who, number, one)).collect();
        menus.push(Menu {
            select: Select::Replay,
            placeholder: say!(words, "history-replay"),
            choices: Choices::One(choices),
        });
    }
    menus.push(games(words, shown));
    let rows = vec![ways(words, shown, has_older)];
    Screen { menus, rows, ..Screen::text(lines.join("\n")) }
}

fn line(words: &Words, who: PlayerId, number: usize, listed: &Listed) -> String {
    let began = listed.one.played().map_or(0, |playing| playing.started().as_secs());
    say!(
        words,
        "history-line",
        number = number,
        when = format!("<t:{began}:d>"),
        game = game_name(words, listed.one.game()),
        opponent = opponent(words, listed),
        result = result(words, who, &listed.one)
    )
}

fn choice(words: &Words, who: PlayerId, number: usize, listed: &Listed) -> Choice {
    let (game, opponent) = (game_name(words, listed.one.game()), opponent(words, listed));
    let label = say!(words, "history-choice", number = number, game = game, opponent = opponent);
    Choice {
        label: label.chars().take(LONGEST_CHOICE).collect(),
        detail: Some(result(words, who, &listed.one)),
        value: listed.one.id().to_string(),
        is_chosen: false,
    }
}

/// The result of a match for one of its players, without markdown.
pub(crate) fn result(words: &Words, who: PlayerId, one: &Match) -> String {
    let (Some(over), Some(side)) =
        (one.over(), one.played().and_then(|playing| playing.seats().side_of(who)))
    else {
        let is_turn = one.person_to_move() == Some(who);
        return say!(words, if is_turn { "history-your-turn" } else { "history-running" });
    };
    let result = match over.ending().winner() {
        _ if over.ending() == Ending::BrokenOff => say!(words, "history-broken-off"),
        Some(winner) if winner == side => say!(words, "history-won"),
        Some(_) => say!(words, "history-lost"),
        None => say!(words, "history-drawn"),
    };
    let Ending::Played(outcome) = over.ending() else { return result };
    let [points, against] = [side, side.other()].map(|side| outcome.score[side.index()]);
    say!(words, "history-score", result = result, points = points, against = against)
}

fn games(words: &Words, shown: HistoryPage) -> Menu {
    let choice = |game: Option<Game>| Choice {
        label: game.map_or_else(|| say!(words, "history-all-games"), |game| game_name(words, game)),
        detail: game.map(|game| game_line(words, game)),
        value: HistoryPage::choice(game).to_owned(),
        is_chosen: game.map(|game| game.id()) == shown.game.map(|game| game.id()),
    };
    Menu {
        select: Select::HistoryGame(shown),
        placeholder: String::new(),
        choices: Choices::One([None].into_iter().chain(Game::all().map(Some)).map(choice).collect()),
    }
}

fn ways(words: &Words, shown: HistoryPage, has_older: bool) -> Vec<Button> {
    let to = |name, page, enabled| Button {
        label: say!(words, name),
        style: ButtonStyle::Secondary,
        enabled,
        action: Action::History(page),
    };
    let mut row = Vec::new();
    if shown.page > 0 || has_older {
        let page = |page| HistoryPage { page, ..shown };
        row.push(to("button-newer", page(shown.page.saturating_sub(1)), shown.page > 0));
        row.push(to("button-older", page(shown.page.saturating_add(1)), has_older));
    }
    if shown.against != Against::Anybody {
        let all = HistoryPage { page: 0, against: Against::Anybody, ..shown };
        row.push(to("button-all-opponents", all, true));
    }
    row.push(Button {
        label: say!(words, "button-ask-game"),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::AskGame(LookBack::Replay),
    });
    row
}
