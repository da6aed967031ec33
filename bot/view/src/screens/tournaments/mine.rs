//! A player's own games in a tournament, and the answers to what they press.

use kuzhi_domain::settings::{HouseRules, Pings};
use kuzhi_domain::tournaments::{
    Absence, GameState, LateEntry, Presence, Rest, RoundResult, Tournament, TournamentGame,
};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use kuzhi_engine::Side;

use super::groups::name_of;
use super::news::NewsFacts;
use super::news::rounds::with_state;
use super::stages::stage_of_round;
use super::{NAMED, button, first_move, log, more, player, title_of, with_more};
use crate::request::{OrganiserStep, PlainStep, TournamentStep};
use crate::screens::text::{LONGEST_MORE, LONGEST_TEXT, add_line, list};
use crate::screens::{ButtonStyle, Screen};
use crate::words::moments::{date, on_date};
use crate::words::{Words, say};

/// The most lines that are shown: those of open games, and the latest.
const MOST: usize = 22;

/// A line about a game.
struct Line {
    bare: String,
    /// The same with a link to its board.
    linked: Option<String>,
    is_open: bool,
}

/// A player's games, with a link to each board that is known.
pub fn tournament_games(
    words: &Words,
    shown: &Tournament,
    who: PlayerId,
    link: impl Fn(MatchId) -> Option<String>,
    now: Timestamp,
) -> Screen {
    let mut title = say!(words, "tournament-mine", name = title_of(words, shown));
    let groups = shown.groups();
    let group = shown.entrant(who).and_then(|own| groups.group_of(own));
    if let Some(group) = group.filter(|_| groups.number() > 1 && !shown.rounds.is_empty()) {
        title = format!("{title} · {}", name_of(words, group));
    }
    let none = || format!("{title}\n{}", say!(words, "tournament-mine-none"));
    let Some(own) = shown.entrant(who) else { return Screen::text(none()) };
    let has_rounds = shown.rules.kind.has_rounds();
    let mut told = Vec::new();
    for (number, round) in (1..).zip(&shown.rounds) {
        let named = stage_of_round(words, shown, number - 1);
        let games = round.games.iter().filter_map(|game| Some((game, game.side_of(own)?)));
        for (game, side) in games {
            let opponent = player(words, shown, game.pairing.at(side.other()));
            let written = |link: Option<String>| {
                let (opponent, state) = (opponent.as_str(), state(words, game, side, &opponent, link, now));
                if let Some(stage) = &named {
                    let bare = say!(words, "tournament-mine-line-bare", opponent = opponent, state = state);
                    format!("{stage} · {bare}")
                } else if has_rounds {
                    say!(words, "tournament-mine-line", round = number, opponent = opponent, state = state)
                } else {
                    say!(words, "tournament-mine-line-bare", opponent = opponent, state = state)
                }
            };
            let linked = link(game.id).map(|link| written(Some(link)));
            told.push(Line { bare: written(None), linked, is_open: game.is_open() });
        }
        let absent = round.absent.iter().filter(|(one, _)| *one == own);
        told.extend(absent.map(|(_, why)| {
            let why = match why {
                Absence::FullBye if named.is_some() => "tournament-state-goes-on",
                Absence::FullBye => "tournament-state-bye",
                Absence::HalfBye => "tournament-state-half-bye",
                Absence::Rest => "tournament-state-rest",
                Absence::Away => "tournament-state-away",
            };
            let absence = say!(words, why);
            let bare = match &named {
                Some(stage) => format!("{stage} · {absence}"),
                None => say!(words, "tournament-mine-absent", round = number, state = absence),
            };
            Line { bare, linked: None, is_open: false }
        }));
    }
    let text = if told.is_empty() { none() } else { shown_lines(words, &title, told) };
    let waits: Vec<MatchId> = shown.games_to_begin(who, now).map(|(_, game)| game.id).collect();
    let step = match waits.as_slice() {
        [] => None,
        [game] => Some(TournamentStep::Ready(*game)),
        // It asks which.
        _ => Some(PlainStep::Begin.into()),
    };
    let begin =
        step.map(|step| button(words, shown.id, "button-tournament-begin", ButtonStyle::Primary, step));
    let presence = shown.player(own).map(|one| one.presence);
    let is_off = match presence {
        None | Some(Presence::Here | Presence::Removed) => false,
        Some(Presence::Withdrawn) => true,
        Some(Presence::Off | Presence::Missing) => shown.has_games_to_come(own),
    };
    let back = (is_off && shown.is_live())
        .then(|| button(words, shown.id, "button-tournament-back", ButtonStyle::Success, PlainStep::Join));
    let row: Vec<_> = begin.into_iter().chain(back).collect();
    let rows = if row.is_empty() { Vec::new() } else { vec![row] };
    Screen { rows, ..Screen::text(text) }
}

/// As many of the lines as fit: what has ended leaves first, then links, then what is open.
fn shown_lines(words: &Words, title: &str, mut lines: Vec<Line>) -> String {
    let length = |lines: &[Line]| lines.iter().map(|line| 1 + line.bare.chars().count()).sum::<usize>();
    let room = LONGEST_TEXT.saturating_sub(LONGEST_MORE + title.chars().count());
    while let Some(oldest) = lines.iter().position(|line| !line.is_open)
        && (lines.len() > MOST || length(&lines) > room)
    {
        lines.remove(oldest);
    }
    let mut left = room.saturating_sub(length(&lines));
    let text = |line: Line| {
        let more = line
            .linked
            .as_ref()
            .map(|linked| linked.chars().count().saturating_sub(line.bare.chars().count()));
        match (line.linked, more.and_then(|more| left.checked_sub(more))) {
            (Some(linked), Some(rest)) => {
                left = rest;
                linked
            }
            _ => line.bare,
        }
    };
    let lines: Vec<String> = lines.into_iter().map(text).collect();
    list(words, title, &lines, false)
}

pub(in crate::screens) fn state(
    words: &Words,
    game: &TournamentGame,
    side: Side,
    opponent: &str,
    link: Option<String>,
    now: Timestamp,
) -> String {
    let by = || date(game.begin_by);
    match game.state {
        GameState::Waiting(Some(there)) if game.there(now).is_none() => {
            let key = if there == side { "tournament-state-own-gone" } else { "tournament-state-other-gone" };
            say!(words, key, opponent = opponent, when = by())
        }
        GameState::Waiting(None) => say!(words, "tournament-state-waiting", when = by()),
        GameState::Waiting(Some(there)) if there == side => {
            say!(words, "tournament-state-own-waiting", opponent = opponent, when = by())
        }
        GameState::Waiting(Some(_)) => {
            say!(words, "tournament-state-other-waiting", opponent = opponent, when = by())
        }
        GameState::Playing(_) => match link {
            Some(link) => say!(words, "tournament-state-playing-linked", link = link),
            None => say!(words, "tournament-state-playing"),
        },
        GameState::Ended(result, _) => {
            let key = match result {
                RoundResult::Played(None) => "tournament-state-drawn",
                RoundResult::Played(Some(winner)) if winner == side => "tournament-state-won",
                RoundResult::Played(Some(_)) => "tournament-state-lost",
                RoundResult::Forfeit(Some(winner)) if winner == side => "tournament-state-won-default",
                RoundResult::Forfeit(_) => "tournament-state-lost-default",
                RoundResult::Removed => "tournament-state-removed",
            };
            say!(words, key)
        }
    }
}

/// Warns somebody who joins that nobody can call them. `None` if they are called.
pub fn pings_off(words: &Words, pings: Pings, house: &HouseRules) -> Option<String> {
    match pings {
        Pings::Off => Some(say!(words, "settings-pings-off")),
        Pings::Channel if !house.pings => Some(say!(words, "settings-house-pings-off")),
        Pings::Channel | Pings::Direct | Pings::Daily => None,
    }
}

/// What is answered to a player who has done something.
pub fn tournament_done(words: &Words, shown: &Tournament, who: PlayerId, step: &TournamentStep) -> Screen {
    let presence = shown.entrant(who).and_then(|one| shown.player(one)).map(|one| one.presence);
    let abilities = shown.rules.kind.abilities();
    let back = || button(words, shown.id, "button-tournament-back", ButtonStyle::Success, PlainStep::Join);
    let text = |key: &str| Screen::text(say!(words, key));
    match step {
        TournamentStep::Plain(PlainStep::Join) => {
            let own = shown.entrant(who);
            let was_there = shown.games().any(|game| own.is_some_and(|own| game.side_of(own).is_some()));
            let has_more = own.is_some_and(|own| shown.has_games_to_come(own));
            let has_half = abilities.late_entry == LateEntry::HalfPoint && shown.rules.byes > 0;
            let is_late = shown.is_running() && has_half && !shown.rounds.is_empty();
            text(if was_there && !has_more {
                "tournament-back-last"
            } else if was_there {
                "tournament-back"
            } else if is_late {
                "tournament-joined-late"
            } else {
                "tournament-joined"
            })
        }
        TournamentStep::Plain(PlainStep::Here) => {
            let when = on_date(words, shown.begins_at());
            Screen::text(say!(words, "tournament-checked-in", when = when))
        }
        TournamentStep::Plain(PlainStep::Always) => text(match presence {
            _ if !shown.enters_always(who) => "tournament-always-off",
            Some(Presence::Here | Presence::Off) => "tournament-always",
            _ => "tournament-always-next",
        }),
        TournamentStep::Plain(PlainStep::LeaveSure) => {
            let is_back = shown.is_live() && (shown.is_open_to_entry() || presence.is_some());
            let rows = if is_back { vec![vec![back()]] } else { Vec::new() };
            let left = shown.log.iter().rev().find(|line| line.by == Some(who));
            let lost = left.into_iter().flat_map(|line| shown.games_lost_with(line)).take(NAMED);
            let lost = lost.map(|game| with_state(words, shown, game, &NewsFacts::default()).text);
            let lines: Vec<String> = [say!(words, "tournament-left")].into_iter().chain(lost).collect();
            Screen { rows, ..Screen::text(lines.join("\n")) }
        }
        TournamentStep::Plain(PlainStep::Off) if presence == Some(Presence::Off) => {
            let has_had_half = shown.entrant(who).is_some_and(|own| shown.has_had_halves(own));
            let key = match abilities.rest {
                Some(Rest::Pause) => "tournament-on-pause",
                _ if has_had_half => "tournament-round-off-bare",
                _ => "tournament-round-off",
            };
            Screen { rows: vec![vec![back()]], ..text(key) }
        }
        TournamentStep::Plain(PlainStep::Off) if presence == Some(Presence::Missing) => {
            Screen { rows: vec![vec![back()]], ..text("tournament-missing") }
        }
        TournamentStep::Organise(OrganiserStep::Stop) if shown.awaits_next() => {
            let next = shown.next_begins().map(date).unwrap_or_default();
            Screen::text(say!(words, "tournament-stopped-series", when = next))
        }
        TournamentStep::Ready(game) => ready(words, shown, who, Some(*game)),
        TournamentStep::Plain(PlainStep::Begin) | TournamentStep::Challenge(_) => {
            ready(words, shown, who, None)
        }
        _ => organised(words, shown, who, step),
    }
}

/// Asks somebody whether they want to leave, and says what follows. They have moved in these of their games.
pub fn leave_question(words: &Words, shown: &Tournament, who: PlayerId, moved_in: &[MatchId]) -> Screen {
    let name = title_of(words, shown);
    let mut lines = vec![say!(words, "tournament-leave-sure", name = name)];
    lines.extend(lost_by_leaving(words, shown, who));
    if shown.is_running() && shown.entrant(who).is_some_and(|own| shown.would_leave_no_results(own, moved_in))
    {
        lines.push(say!(words, "tournament-leave-results"));
    }
    let yes =
        button(words, shown.id, "button-tournament-leave-sure", ButtonStyle::Danger, PlainStep::LeaveSure);
    Screen { rows: vec![vec![yes]], ..Screen::text(lines.join(" ")) }
}

/// What somebody loses if they leave.
fn lost_by_leaving(words: &Words, shown: &Tournament, who: PlayerId) -> Vec<String> {
    let Some(own) = shown.entrant(who).filter(|_| shown.is_running()) else { return Vec::new() };
    let abilities = shown.rules.kind.abilities();
    let lapses =
        |game: &&TournamentGame| abilities.has_challenges && matches!(game.state, GameState::Waiting(_));
    let against = |key: &str, games: Vec<&TournamentGame>| {
        let opponents = games.iter().filter_map(|game| Some(game.pairing.at(game.side_of(own)?.other())));
        let first = opponents.take(NAMED).map(|one| player(words, shown, one));
        let names: Vec<String> = first.chain(more(words, games.len(), NAMED)).collect();
        (!names.is_empty()).then(|| say!(words, key, names = names.join(", ")))
    };
    let (lapsing, lost) = shown.open_games(own).partition(lapses);
    let is_planned = abilities.has_rounds && abilities.late_entry == LateEntry::Closed;
    let rest = is_planned && shown.has_games_to_come(own);
    let open = [against("tournament-leave-games", lost), against("tournament-leave-challenge", lapsing)];
    let rest = rest.then(|| say!(words, "tournament-leave-rest"));
    open.into_iter().flatten().chain(rest).collect()
}

/// Adds to an answer that the ratings count a game as it was played, and a button to make that void.
pub fn rating_stands(words: &Words, shown: &Tournament, mut screen: Screen, void: Option<MatchId>) -> Screen {
    add_line(&mut screen, &say!(words, "tournament-rating-stands"));
    let void = void.map(TournamentStep::VoidRating);
    let too =
        void.map(|step| button(words, shown.id, "button-tournament-void-too", ButtonStyle::Danger, step));
    screen.rows.extend(too.map(|too| vec![too]));
    screen
}

/// What is answered to organisers: what was done, as the log says it, and what follows from that.
fn organised(words: &Words, shown: &Tournament, who: PlayerId, step: &TournamentStep) -> Screen {
    let Some(what) = log::last_of(words, shown, who) else {
        return Screen::text(say!(words, "tournament-done"));
    };
    let mut lines = vec![say!(words, "tournament-done-what", what = what)];
    let without = shown.without_opponents();
    if matches!(step, TournamentStep::Forbid(..)) && !without.is_empty() {
        let first = without.iter().take(NAMED).map(|&one| player(words, shown, one));
        let names: Vec<String> = first.chain(more(words, without.len(), NAMED)).collect();
        lines.push(say!(words, "tournament-without-opponents", names = names.join(", ")));
    }
    Screen::text(lines.join("\n"))
}

/// What is answered to whoever has pressed for a game, or has challenged somebody to the only one.
fn ready(words: &Words, shown: &Tournament, who: PlayerId, pressed: Option<MatchId>) -> Screen {
    let own = shown.entrant(who);
    let waits = own.and_then(|own| {
        shown
            .open_games(own)
            .filter(|game| pressed.is_none_or(|pressed| pressed == game.id))
            .filter_map(|game| Some((game, game.side_of(own)?)))
            .find(|(game, side)| game.state == GameState::Waiting(Some(*side)))
    });
    match waits {
        Some((game, side)) => {
            let opponent = player(words, shown, game.pairing.at(side.other()));
            let when = date(game.begin_by);
            let text = match super::waits_until(game) {
                Some(until) => {
                    say!(words, "tournament-ready-live", opponent = opponent, until = until, when = when)
                }
                None => say!(words, "tournament-ready", opponent = opponent, when = when),
            };
            Screen::text(with_more(text, first_move(words, &shown.rules)))
        }
        None => {
            let text = say!(words, "tournament-game-begins");
            Screen::text(with_more(text, first_move(words, &shown.rules)))
        }
    }
}
