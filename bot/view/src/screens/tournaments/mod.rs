//! Screens of tournaments: the message of each, the news in its channel, and what people ask to see.

mod bracket;
mod card;
mod change;
mod counted;
mod draft;
mod find;
mod groups;
mod list;
mod log;
mod mine;
mod news;
mod organise;
mod podium;
mod refusal;
#[cfg(test)]
pub(crate) mod samples;
mod season;
mod series;
mod servers;
mod silence;
mod stages;
mod standings;
mod table;
mod table_picture;
mod text_table;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_told;

use self::bracket::last_page_of_bracket;
pub use self::bracket::tournament_bracket;
pub use self::card::{tournament_card, tournament_rules};
pub use self::change::change_form;
pub use self::counted::add_counted_result;
pub use self::draft::{tournament_announced, tournament_discarded, tournament_draft};
pub use self::find::{choose_player_of_tournament, find_form};
pub(in crate::screens) use self::groups::letter as group_letter;
pub(crate) use self::list::tournament_line;
pub use self::list::{dated_title, tournaments};
pub use self::log::tournament_log;
pub(in crate::screens) use self::mine::state;
pub use self::mine::{leave_question, pings_off, rating_stands, tournament_done, tournament_games};
pub use self::news::{NewsFacts, NewsPart, NewsPicture, names_people, tournament_corrected, tournament_news};
pub use self::organise::{
    choose_game_for_more_time, choose_game_of_tournament, choose_game_to_begin, choose_result_of_tournament,
    choose_whom_to_challenge, choose_whom_to_let_in, choose_whom_to_name, organise_tournament,
    organisers_of_tournament, pairs_apart, reason_form, sure_question,
};
pub use self::podium::tournament_podium;
pub(crate) use self::refusal::refusal;
pub use self::season::{season_goes_on, tournament_season};
pub use self::servers::{naming_others, server_answered, server_has_asked, server_invitation};
pub use self::silence::{tournament_goes_on, tournament_left_thread, tournament_waits};
pub(crate) use self::stages::stage_name;
pub use self::standings::{tournament_standings, tournament_tie_breaks, tournament_why};
pub use self::table::{TablePlayer, tournament_csv, tournament_table};
pub use self::table_picture::tournament_table_picture;

use kuzhi_domain::TournamentId;
use kuzhi_domain::tournaments::{Entrant, Points, Presence, Tournament, TournamentGame, TournamentRules};

use crate::request::{Action, TournamentPress, TournamentStep};
use crate::screens::{Button, ButtonStyle};
use crate::words::moments::time;
use crate::words::{Words, mention, say};

/// What stands for the first three places.
pub(in crate::screens) const MEDALS: [&str; 3] = ["🥇", "🥈", "🥉"];

/// What a tournament is called, for use in a sentence.
pub(in crate::screens) fn title_of(words: &Words, shown: &Tournament) -> String {
    words.isolated(&shown.title())
}

/// A button of a tournament.
fn button(
    words: &Words,
    id: TournamentId,
    label: &str,
    style: ButtonStyle,
    step: impl Into<TournamentStep>,
) -> Button {
    let action = Action::Tournament(TournamentPress { id, step: step.into() });
    Button { label: say!(words, label), style, enabled: true, action }
}

/// The buttons to the page before and after one, counted from 0. None if there is only one page.
fn page_buttons(
    words: &Words,
    id: TournamentId,
    [page, pages]: [usize; 2],
    step: impl Fn(usize) -> TournamentStep,
) -> Vec<Button> {
    let to = |label: &str, page: usize, enabled: bool| Button {
        enabled,
        ..button(words, id, label, ButtonStyle::Secondary, step(page))
    };
    if pages < 2 {
        return Vec::new();
    }
    vec![
        to("button-page-before", page.saturating_sub(1), page > 0),
        to("button-page-after", page + 1, page + 1 < pages),
    ]
}

/// A player's mention.
fn player(words: &Words, tournament: &Tournament, entrant: Entrant) -> String {
    mention(words, tournament.person(entrant))
}

/// When whoever is there for a game does not wait any more, if that is before the time to begin it ends.
fn waits_until(game: &TournamentGame) -> Option<String> {
    let until = game.waits_until().filter(|&until| until < game.begin_by)?;
    Some(time(until))
}

/// How long a live game waits for its first move.
fn first_move(words: &Words, rules: &TournamentRules) -> Option<String> {
    let time = rules.clock.for_first_move()?;
    Some(say!(words, "tournament-first-move", seconds = time.as_secs()))
}

/// A text with what belongs to it, if there is something.
fn with_more(text: String, more: impl IntoIterator<Item = String>) -> String {
    std::iter::once(text).chain(more).collect::<Vec<_>>().join(" ")
}

/// A player's mention, and whether they have left or were removed.
fn marked(words: &Words, tournament: &Tournament, entrant: Entrant) -> String {
    let name = player(words, tournament, entrant);
    match tournament.player(entrant).map(|one| one.presence) {
        Some(Presence::Withdrawn) => say!(words, "tournament-marked-left", player = name),
        Some(Presence::Removed) => say!(words, "tournament-marked-removed", player = name),
        _ => name,
    }
}

/// How many of those who share the first places are named.
const NAMED: usize = 10;

/// Says how many are not named, if any.
fn more(words: &Words, all: usize, named: usize) -> Option<String> {
    let number = all.checked_sub(named).filter(|&number| number > 0)?;
    Some(say!(words, "tournament-entered-more", number = number))
}

/// Points that are counted in halves.
fn halves(points: Points) -> String {
    quarters(2 * u32::from(points))
}

/// A value that is counted in quarters.
fn quarters(value: u32) -> String {
    let part = ["", "¼", "½", "¾"][value as usize % 4];
    match value / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

/// Who organises a tournament.
fn organisers(words: &Words, shown: &Tournament) -> String {
    let guest = shown.other_server().and_then(|guest| guest.who).filter(|one| *one != shown.organiser);
    let all: Vec<String> = shown.organisers().chain(guest).map(|one| mention(words, one)).collect();
    say!(words, "tournament-organiser", player = all.join(", "))
}
