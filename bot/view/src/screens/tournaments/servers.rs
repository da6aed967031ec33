//! What is said of a match of two servers: how they agree, how they stand, and who has won.

use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{Entrant, GuestState, Points, RoundResult, Tournament, TournamentStage};
use kuzhi_engine::Side;

use super::{button, halves, marked, title_of};
use crate::request::{PlainStep, TournamentStep};
use crate::screens::text::list;
use crate::screens::{Button, ButtonStyle, Screen, naming};
use crate::words::{Words, say};

/// How many of each server are named before it begins.
const NAMED_OF_EACH: usize = 6;

/// The same screen with the names of those who play for the other server: nobody can mention them here.
pub fn naming_others(
    words: &Words,
    shown: &Tournament,
    screen: Screen,
    names: &BTreeMap<PlayerId, String>,
) -> Screen {
    let others = shown.people_of_others();
    naming(words, screen, others.map(|who| (who, names.get(&who).map(String::as_str))))
}

/// What the other server has to know before it asks to play.
pub fn server_invitation(words: &Words, shown: &Tournament) -> Screen {
    let mut lines = vec![say!(words, "tournament-title", name = title_of(words, shown))];
    lines.extend(super::card::about(words, shown));
    lines.push(boards(words, shown));
    lines.push(say!(words, "tournament-begins", when = crate::words::moments::date(shown.rules.begins)));
    let [home, _] = names(words, shown);
    lines.push(say!(words, "tournament-servers-invitation", server = home));
    let here =
        button(words, shown.id, "button-tournament-play-here", ButtonStyle::Success, PlainStep::PlayHere);
    Screen { rows: vec![vec![here]], ..Screen::text(lines.join("\n")) }
}

/// Says that a server has asked to play.
pub fn server_has_asked(words: &Words, shown: &Tournament) -> Screen {
    let [home, _] = names(words, shown);
    Screen::text(say!(words, "tournament-servers-has-asked", server = home))
}

/// Says what the answer to the other server was.
pub fn server_answered(words: &Words, shown: &Tournament, accepts: bool) -> Screen {
    let key = if accepts { "tournament-servers-agreed" } else { "tournament-servers-declined" };
    Screen::text(say!(words, key, name = title_of(words, shown)))
}

/// The names of both servers, first of the one that announced it.
fn names(words: &Words, shown: &Tournament) -> [String; 2] {
    let unnamed = || say!(words, "server-unnamed");
    let Some(servers) = &shown.servers else { return [unnamed(), unnamed()] };
    servers.names().map(|name| name.map_or_else(unnamed, |name| words.isolated(name)))
}

/// How many boards there are at most.
pub(super) fn boards(words: &Words, shown: &Tournament) -> String {
    say!(words, "tournament-servers-boards", boards = shown.most_boards())
}

/// How far the two have agreed, and who plays for which, before it begins.
pub(super) fn before_start(words: &Words, shown: &Tournament) -> Vec<String> {
    let mut lines = Vec::new();
    let Some(servers) = &shown.servers else { return lines };
    let [home, guest] = names(words, shown);
    match servers.guest.as_ref().map(|guest| guest.state) {
        None => {
            let code = words.isolated(&format!("`{}`", shown.id));
            lines.push(say!(words, "tournament-servers-code", code = code));
        }
        Some(GuestState::Asks) => lines.push(say!(words, "tournament-servers-asks", server = guest.as_str())),
        Some(GuestState::Asked) if shown.is_seen_by_guests() => {
            lines.push(say!(words, "tournament-servers-asked", server = home.as_str()));
        }
        Some(GuestState::Asked) => {
            lines.push(say!(words, "tournament-servers-waits", server = guest.as_str()));
        }
        Some(GuestState::Plays) => {}
    }
    let teams = [home, guest].into_iter().zip(shown.teams());
    for (server, team) in teams.take(if shown.servers_play() { 2 } else { 1 }) {
        let team: Vec<PlayerId> = team.iter().map(|&one| shown.person(one)).collect();
        let joined = super::card::joined(words, &team, NAMED_OF_EACH);
        lines.push(say!(words, "tournament-servers-team", server = server, joined = joined));
    }
    lines.push(boards(words, shown));
    lines
}

/// What can be pressed while the two have not agreed.
pub(super) fn answers(words: &Words, shown: &Tournament) -> Vec<Button> {
    let state = shown.servers.as_ref().and_then(|servers| servers.guest.as_ref()).map(|guest| guest.state);
    let is_to_answer = match state {
        Some(GuestState::Asks) => !shown.is_seen_by_guests(),
        Some(GuestState::Asked) => shown.is_seen_by_guests(),
        Some(GuestState::Plays) | None => false,
    };
    if !is_to_answer || shown.stage != TournamentStage::Open {
        return Vec::new();
    }
    let of = |label, style, step: PlainStep| button(words, shown.id, label, style, step);
    vec![
        of("button-accept", ButtonStyle::Success, PlainStep::Accept),
        of("button-decline", ButtonStyle::Secondary, PlainStep::Decline),
    ]
}

/// The points of both. `None` if it is no match of servers, or has no other one.
pub(super) fn score(words: &Words, shown: &Tournament) -> Option<String> {
    shown.other_server()?;
    let [home, guest] = names(words, shown);
    let [first, second] = shown.points_of_servers().map(|points| words.isolated(&halves(points)));
    Some(say!(words, "tournament-servers-score", home = home, guest = guest, first = first, second = second))
}

/// The end: which server has won.
pub(super) fn over(words: &Words, shown: &Tournament) -> Option<String> {
    let score = score(words, shown)?;
    let title = title_of(words, shown);
    let name = title.as_str();
    let ([home, guest], [own, theirs]) = (names(words, shown), shown.points_of_servers());
    let won = |server: String| say!(words, "tournament-news-over-servers-won", name = name, server = server);
    let told = match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => won(home),
        std::cmp::Ordering::Less => won(guest),
        std::cmp::Ordering::Equal => say!(words, "tournament-news-over-servers-drawn", name = name),
    };
    Some(format!("{told}\n{score}"))
}

/// The table of a match: board by board.
pub(super) fn table(words: &Words, shown: &Tournament) -> Screen {
    let title = say!(words, "tournament-standings", name = title_of(words, shown));
    let score = score(words, shown).map(|score| format!("\n{score}")).unwrap_or_default();
    let lines = board_lines(words, shown);
    let lines = if lines.is_empty() { vec![say!(words, "tournament-standings-none")] } else { lines };
    let text = list(words, &format!("{title}{score}"), &lines, false);
    let of = |label: &str, step: TournamentStep| button(words, shown.id, label, ButtonStyle::Secondary, step);
    let row = vec![
        of("button-tournament-table", TournamentStep::Table(0)),
        of("button-tournament-csv", PlainStep::Csv.into()),
    ];
    let row = if shown.rounds.is_empty() { Vec::new() } else { vec![row] };
    let key = format!("\n-# {}", say!(words, "tournament-key-servers"));
    Screen { rows: row, ..Screen::text(format!("{text}{key}")) }
}

/// Each board with who plays there, and their points so far.
pub(super) fn board_lines(words: &Words, shown: &Tournament) -> Vec<String> {
    let boards = (1..).zip(shown.boards());
    let line = |(number, (pair, games)): (usize, ([Entrant; 2], Vec<_>))| {
        let [home, guest] = pair.map(|one| marked(words, shown, one));
        let results: Vec<_> = games
            .into_iter()
            .filter_map(|game: &kuzhi_domain::tournaments::TournamentGame| Some((game, game.result()?)))
            .collect();
        if results.is_empty() {
            return say!(words, "tournament-servers-board-open", number = number, home = home, guest = guest);
        }
        let points = |one: Entrant| {
            let own = results.iter().map(|(game, result)| points(*result, game.side_of(one)));
            words.isolated(&halves(own.sum()))
        };
        let [first, second] = pair.map(points);
        say!(
            words,
            "tournament-servers-board",
            number = number,
            home = home,
            guest = guest,
            first = first,
            second = second
        )
    };
    boards.map(line).collect()
}

/// The points of a game, in halves, for whoever has this side.
fn points(result: RoundResult, side: Option<Side>) -> Points {
    match result {
        RoundResult::Played(None) => 1,
        RoundResult::Played(winner) | RoundResult::Forfeit(winner) if winner.is_some() && winner == side => 2,
        _ => 0,
    }
}
