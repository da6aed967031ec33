//! What the rounds of a knock-out and of its groups are called, and how far somebody has come in it.

use kuzhi_domain::Timestamp;
use kuzhi_domain::tournaments::{Bracket, Entrant, Reached, RoundName, RoundResult, Stage, Tournament};

use super::groups::letter;
use super::standings::{points, tournament_why};
use super::{first_move, player, title_of, with_more};
use crate::words::moments::date;
use crate::words::{Words, say};

/// What a round of a knock-out is called: a stage, or one of its groups.
pub(crate) fn stage_name(words: &Words, round: RoundName) -> Option<String> {
    Some(match round {
        RoundName::Number(_) => return None,
        RoundName::Stage(Stage { players, is_rematch: false }) => stage_of(words, players),
        RoundName::Stage(Stage { players, is_rematch: true }) => {
            say!(words, "tournament-stage-rematch", stage = stage_of(words, players))
        }
        RoundName::Groups { round, rounds } => {
            say!(words, "tournament-stage-groups", round = round, rounds = rounds)
        }
    })
}

/// A stage by how many players it has room for.
pub(super) fn stage_of(words: &Words, players: u16) -> String {
    match players {
        2 => say!(words, "tournament-stage-final"),
        4 => say!(words, "tournament-stage-semi-finals"),
        8 => say!(words, "tournament-stage-quarter-finals"),
        players => say!(words, "tournament-stage-round-of", players = players),
    }
}

/// What a round, counted from 0, is called in a knock-out.
pub(super) fn stage_of_round(words: &Words, shown: &Tournament, round: usize) -> Option<String> {
    stage_name(words, shown.round_name(round)?)
}

/// The title of news about a round of a knock-out.
fn title(words: &Words, shown: &Tournament, round: usize) -> Option<String> {
    let stage = stage_of_round(words, shown, round)?;
    Some(say!(words, "tournament-news-stage", name = title_of(words, shown), stage = stage))
}

/// Says that a round has begun, and by when its games have to.
pub(super) fn begun(
    words: &Words,
    shown: &Tournament,
    round: usize,
    by: Option<Timestamp>,
) -> Option<String> {
    let title = title(words, shown, round)?;
    let at = shown.rounds.get(round)?;
    let more = match by {
        _ if shown.paused.is_some() && !at.is_over() => say!(words, "tournament-paused"),
        Some(by) => {
            let text = say!(words, "tournament-news-stage-begin", when = date(by));
            with_more(text, first_move(words, &shown.rules))
        }
        None if at.games.is_empty() => say!(words, "tournament-news-stage-bare"),
        None if shown.rules.deals_at_once() && !at.is_over() => say!(words, "tournament-news-stage-dealt"),
        None => return Some(title),
    };
    Some(format!("{title} {more}"))
}

/// Says by when games of a round have to begin.
pub(super) fn ending(
    words: &Words,
    shown: &Tournament,
    round: usize,
    by: Option<Timestamp>,
) -> Option<String> {
    let title = title(words, shown, round)?;
    let more = match by.filter(|_| shown.paused.is_none()) {
        Some(by) => say!(words, "tournament-news-stage-ending", when = date(by)),
        None => say!(words, "tournament-paused"),
    };
    Some(format!("{title} {more}"))
}

/// Says that all games of a round are over.
pub(super) fn over(words: &Words, shown: &Tournament, round: usize) -> Option<String> {
    let title = title(words, shown, round)?;
    Some(format!("{title} {}", say!(words, "tournament-news-stage-over")))
}

/// How far each of two has come in a knock-out. Of two who were in one group, also how they stood there.
pub(super) fn why_so_far(words: &Words, shown: &Tournament, bracket: &Bracket, two: [Entrant; 2]) -> String {
    let reached = two.map(|one| bracket.reached(one, shown.is_running()));
    let groups = shown.group_stage();
    let line = |(one, reached): (Entrant, Option<Reached>)| {
        let reached = match (reached, &groups) {
            (Some(Reached::Fourth), _) if has_forfeited_third(bracket, one) => {
                say!(words, "tournament-reached-fourth-forfeit")
            }
            (Some(reached), _) => reached_text(words, reached),
            (None, groups) => out_in_group(words, groups.as_ref()?, one)?,
        };
        Some(say!(words, "tournament-reached", player = player(words, shown, one), reached = reached))
    };
    let mut lines: Vec<String> = two.into_iter().zip(reached).filter_map(line).collect();
    let table = shown.table();
    let place = |who: Entrant| table.iter().find(|row| row.entrant == who).and_then(|row| row.place);
    for one in two.into_iter().filter(|&one| place(one).is_none()) {
        lines.push(say!(words, "tournament-reached-no-place", player = player(words, shown, one)));
    }
    if place(two[0]).is_some() && place(two[0]) == place(two[1]) {
        lines.push(say!(words, "tournament-reached-equal"));
    }
    if let Some(groups) = groups {
        let [own, theirs] = two.map(|one| groups.groups().group_of(one));
        if own == theirs {
            let why = tournament_why(words, &groups, two[0], two[1]).text;
            lines.push(super::groups::with_group(words, &groups, two[0], &why));
        }
    }
    lines.join("\n")
}

/// Whether somebody has lost the game for third place because they did not come, or had left.
fn has_forfeited_third(bracket: &Bracket, one: Entrant) -> bool {
    let last = bracket.third.as_ref().and_then(|third| third.games.last());
    last.is_some_and(|game| match game.result() {
        Some(RoundResult::Forfeit(winner)) => winner != game.side_of(one),
        _ => false,
    })
}

/// Where somebody went out in the groups, with their points of so many games.
fn out_in_group(words: &Words, groups: &Tournament, one: Entrant) -> Option<String> {
    let row = groups.ranking().into_iter().find(|row| row.entrant == one)?;
    let group = groups.groups().group_of(one)?;
    let games = groups.counted_field().games_of(one);
    let points = points(&row)?;
    let (group, place) = (letter(group), row.place);
    Some(say!(
        words,
        "tournament-reached-group",
        group = group,
        place = place,
        points = points,
        games = games
    ))
}

fn reached_text(words: &Words, reached: Reached) -> String {
    match reached {
        Reached::Won => say!(words, "tournament-reached-won"),
        Reached::InFinal => say!(words, "tournament-reached-in-final"),
        Reached::Finalist => say!(words, "tournament-reached-finalist"),
        Reached::InThird => say!(words, "tournament-reached-in-third"),
        Reached::Third => say!(words, "tournament-reached-third"),
        Reached::Fourth => say!(words, "tournament-reached-fourth"),
        Reached::In(players) => say!(words, "tournament-reached-in", stage = stage_of(words, players)),
        Reached::Out(players) => say!(words, "tournament-reached-out", stage = stage_of(words, players)),
    }
}
