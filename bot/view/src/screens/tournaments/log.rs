//! The log of a tournament: what its organisers did, who came and went, and what happened by itself.

use std::time::Duration;

use kuzhi_domain::tournaments::{LogEntry, LogLine, Rest, RoundResult, Tournament};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::Side;

use super::stages::stage_of_round;
use super::{NAMED, button, more, player, title_of, with_more};
use crate::request::TournamentStep;
use crate::screens::text::{LONGEST_TEXT, cut};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::clocks::length;
use crate::words::moments::date;
use crate::words::{Words, mention, quoted_input, say};

/// The most lines of a page.
const LINES: usize = 15;

/// A page of the log, from 0, or the latest. Who is kept apart from whom is for organisers alone.
pub fn tournament_log(words: &Words, shown: &Tournament, is_organiser: bool, page: Option<usize>) -> Screen {
    let title = say!(words, "tournament-log", name = title_of(words, shown));
    let open = shown.log.iter().filter(|line| is_organiser || !line.what.is_secret());
    let pages = pages(open.map(|one| line(words, shown, one)), title.chars().count());
    let last = pages.len().saturating_sub(1);
    let page = page.map_or(last, |page| page.min(last));
    let lines = pages.get(page).into_iter().flatten().map(String::as_str);
    let text = std::iter::once(title.as_str()).chain(lines).collect::<Vec<_>>().join("\n");
    let to = |label: &str, page: usize, enabled: bool| {
        let step = TournamentStep::Log(page);
        Button { enabled, ..button(words, shown.id, label, ButtonStyle::Secondary, step) }
    };
    let row = vec![
        to("button-page-before", page.saturating_sub(1), page > 0),
        to("button-page-after", page + 1, page < last),
    ];
    Screen { rows: if last > 0 { vec![row] } else { Vec::new() }, ..Screen::text(text) }
}

/// As many lines on each page as it has room for below a title of so many characters.
fn pages(lines: impl Iterator<Item = String>, title: usize) -> Vec<Vec<String>> {
    let mut pages: Vec<Vec<String>> = Vec::new();
    let mut room = 0;
    for line in lines {
        let length = 1 + line.chars().count();
        match pages.last_mut().filter(|page| page.len() < LINES && length <= room) {
            Some(page) => page.push(line),
            None => {
                room = LONGEST_TEXT.saturating_sub(title);
                pages.push(vec![line]);
            }
        }
        room = room.saturating_sub(length);
    }
    pages
}

/// One line of the log, counted from 0.
pub(super) fn log_line(words: &Words, shown: &Tournament, number: usize) -> Option<String> {
    shown.log.get(number).map(|found| line(words, shown, found))
}

fn line(words: &Words, shown: &Tournament, LogLine { at, by, what }: &LogLine) -> String {
    let what = entry_text(words, shown, *by, what);
    match by {
        Some(by) => {
            say!(words, "tournament-log-by", when = date(*at), player = mention(words, *by), what = what)
        }
        None => say!(words, "tournament-log-line", when = date(*at), what = what),
    }
}

/// What somebody did last.
pub(super) fn last_of(words: &Words, shown: &Tournament, who: PlayerId) -> Option<String> {
    let line = shown.log.iter().rev().find(|line| line.by == Some(who))?;
    Some(entry_text(words, shown, line.by, &line.what))
}

#[expect(clippy::too_many_lines, reason = "each entry has its line")]
fn entry_text(words: &Words, shown: &Tournament, by: Option<PlayerId>, what: &LogEntry) -> String {
    let of = |player: PlayerId| mention(words, player);
    let is_own = |game: MatchId| {
        let pairing = shown.game(game).map(|game| game.pairing);
        let is_by = |one| Some(shown.person(one)) == by;
        pairing.is_some_and(|one| is_by(one.south) || is_by(one.north))
    };
    let of_game = |key: &str, game: MatchId| {
        let [south, north] = players(words, shown, game);
        say!(words, key, south = south, north = north)
    };
    let names = |all: &[PlayerId]| {
        let first = all.iter().take(NAMED).map(|&one| of(one));
        first.chain(more(words, all.len(), NAMED)).collect::<Vec<_>>().join(", ")
    };
    let told = match what {
        LogEntry::Made if by.is_none() => say!(words, "tournament-log-made-by-series"),
        LogEntry::Made => say!(words, "tournament-log-made"),
        LogEntry::Joined
        | LogEntry::Left
        | LogEntry::Rejoined
        | LogEntry::RoundOff
        | LogEntry::Always(_)
        | LogEntry::Challenged(_) => of_player(words, shown, what),
        LogEntry::KeptOut(player) => say!(words, "tournament-log-kept-out", player = of(*player)),
        LogEntry::SignedUp(all) => say!(words, "tournament-log-signed-up", names = names(all)),
        LogEntry::NoShow(all) => say!(words, "tournament-log-no-show", names = names(all)),
        LogEntry::OffUntilBack(all) => say!(words, "tournament-log-off-until-back", names = names(all)),
        LogEntry::RoundBegun(round) => round_begun(words, shown, *round),
        LogEntry::Ended => say!(words, "tournament-log-ended"),
        LogEntry::TimeLost([from, until]) => {
            say!(words, "tournament-log-time-lost", from = date(*from), until = date(*until))
        }
        LogEntry::PutOff(begins) => say!(words, "tournament-log-put-off", when = date(*begins)),
        LogEntry::Begun => say!(words, "tournament-log-begun"),
        LogEntry::Drafted => say!(words, "tournament-log-drafted"),
        LogEntry::BegunNow => say!(words, "tournament-log-begun-now"),
        LogEntry::FewerRounds(rounds) => say!(words, "tournament-log-fewer-rounds", rounds = *rounds),
        LogEntry::Extended(until) => say!(words, "tournament-log-extended", when = date(*until)),
        LogEntry::MoreTime { game, until } => {
            let [south, north] = players(words, shown, *game);
            let when = date(*until);
            say!(words, "tournament-log-more-time", south = south, north = north, when = when)
        }
        LogEntry::Renewed(game) => of_game("tournament-log-renewed", *game),
        LogEntry::TimeGiven { game, minutes } => {
            let [south, north] = players(words, shown, *game);
            let time = length(words, Duration::from_mins((*minutes).into()));
            say!(words, "tournament-log-time-given", south = south, north = north, time = time)
        }
        LogEntry::DragsOn => say!(words, "tournament-log-drags-on"),
        LogEntry::PairedAgain => say!(words, "tournament-log-paired-again"),
        LogEntry::ResultSet { game, result, was, reason } => {
            let [south, north] = players(words, shown, *game);
            let (result, reason) = (score(words, *result), quoted(reason));
            let key = if is_own(*game) { "tournament-log-result-own" } else { "tournament-log-result" };
            let told = say!(words, key, south = south, north = north, result = result, reason = reason);
            let was = was.map(|was| say!(words, "tournament-log-was", result = score(words, was)));
            with_more(told, was)
        }
        LogEntry::PlayedAgain(game) => of_game("tournament-log-played-again", *game),
        LogEntry::Voided(game) => {
            let stands = shown.game(*game).is_some_and(|game| !shown.may_remove_result(game));
            of_game(if stands { "tournament-log-voided-stands" } else { "tournament-log-voided" }, *game)
        }
        LogEntry::Replayed { game, reason, .. } => {
            let [south, north] = players(words, shown, *game);
            say!(words, "tournament-log-replayed", south = south, north = north, reason = quoted(reason))
        }
        LogEntry::ResultRemoved { game, reason } => {
            let ([south, north], reason) = (players(words, shown, *game), quoted(reason));
            say!(words, "tournament-log-result-removed", south = south, north = north, reason = reason)
        }
        LogEntry::LetIn(player) => say!(words, "tournament-log-let-in", player = of(*player)),
        LogEntry::Unforbidden([one, other]) => {
            say!(words, "tournament-log-unforbidden", one = of(*one), other = of(*other))
        }
        LogEntry::Sunk(all) => say!(words, "tournament-log-sunk", names = names(all)),
        LogEntry::Placed { player, above: Some(above) } => {
            say!(words, "tournament-log-placed", player = of(*player), other = of(*above))
        }
        LogEntry::Placed { player, above: None } => {
            say!(words, "tournament-log-placed-last", player = of(*player))
        }
        LogEntry::Sorted => say!(words, "tournament-log-sorted"),
        LogEntry::Numbered { player, number } => {
            say!(words, "tournament-log-numbered", player = of(*player), number = *number)
        }
        LogEntry::NumberedByRating => say!(words, "tournament-log-numbered-by-rating"),
        LogEntry::MeetInstead(game) => of_game("tournament-log-meet-instead", *game),
        LogEntry::GoesOn(one) => {
            say!(words, "tournament-log-goes-on", player = player(words, shown, *one))
        }
        LogEntry::Removed { player, reason } => {
            say!(words, "tournament-log-removed", player = of(*player), reason = quoted(reason))
        }
        LogEntry::Forbidden([one, other]) => {
            say!(words, "tournament-log-forbidden", one = of(*one), other = of(*other))
        }
        LogEntry::NotHere(absent) => say!(words, "tournament-log-not-here", names = names(absent)),
        LogEntry::PlayerNamed(who) => say!(words, "tournament-log-player-named", player = of(*who)),
        LogEntry::OrganiserNamed(_) | LogEntry::OrganiserDismissed(_) | LogEntry::Changed(_) => {
            of_organising(words, shown, what)
        }
        LogEntry::Paused => say!(words, "tournament-log-paused"),
        LogEntry::Resumed => say!(words, "tournament-log-resumed"),
        LogEntry::Stopped(reason) if reason.is_empty() => say!(words, "tournament-log-stopped-bare"),
        LogEntry::Stopped(reason) => say!(words, "tournament-log-stopped", reason = quoted(reason)),
        LogEntry::LeftOut(begins) => say!(words, "tournament-log-left-out", when = date(*begins)),
        LogEntry::Missed(begins) => say!(words, "tournament-log-missed", when = date(*begins)),
        LogEntry::NoEvents => say!(words, "tournament-log-no-events"),
        LogEntry::NoRole(role) => say!(words, "tournament-log-no-role", role = format!("<@&{role}>")),
        LogEntry::SeriesEnded => say!(words, "tournament-log-series-ended"),
        LogEntry::TooFew => say!(words, "tournament-log-too-few"),
        LogEntry::Byes(round) => say!(words, "tournament-log-byes", round = *round),
        LogEntry::Waits(until) => say!(words, "tournament-log-waits", when = date(*until)),
        LogEntry::CannotPair => say!(words, "tournament-log-cannot-pair"),
        LogEntry::ServerAsks => say!(words, "tournament-log-server-asks"),
        LogEntry::ServersPlay => say!(words, "tournament-log-servers-play"),
        LogEntry::ServerDeclined => say!(words, "tournament-log-server-declined"),
    };
    match what {
        LogEntry::Replayed { game, .. } | LogEntry::ResultRemoved { game, .. } if is_own(*game) => {
            format!("{told} {}", say!(words, "tournament-log-own"))
        }
        _ => told,
    }
}

/// What a player did.
fn of_player(words: &Words, shown: &Tournament, what: &LogEntry) -> String {
    match what {
        LogEntry::Joined => say!(words, "tournament-log-joined"),
        LogEntry::Left => say!(words, "tournament-log-left"),
        LogEntry::Rejoined => say!(words, "tournament-log-rejoined"),
        LogEntry::RoundOff if shown.rules.kind.abilities().rest == Some(Rest::Pause) => {
            say!(words, "tournament-log-on-pause")
        }
        LogEntry::RoundOff => say!(words, "tournament-log-round-off"),
        LogEntry::Always(true) => say!(words, "tournament-log-always"),
        LogEntry::Always(false) => say!(words, "tournament-log-always-off"),
        LogEntry::Challenged(above) => {
            say!(words, "tournament-log-challenged", player = mention(words, *above))
        }
        _ => String::new(),
    }
}

/// That a round, counted from 1, began. One that was taken back since has its number alone.
fn round_begun(words: &Words, shown: &Tournament, round: u16) -> String {
    match stage_of_round(words, shown, usize::from(round).saturating_sub(1)) {
        Some(stage) => say!(words, "tournament-log-stage-begun", stage = stage),
        None => say!(words, "tournament-log-round-begun", round = round),
    }
}

/// Who organises it now, or what they have changed.
fn of_organising(words: &Words, shown: &Tournament, what: &LogEntry) -> String {
    match what {
        LogEntry::OrganiserNamed(who) => {
            say!(words, "tournament-log-organiser-named", player = mention(words, *who))
        }
        LogEntry::OrganiserDismissed(who) => {
            say!(words, "tournament-log-organiser-dismissed", player = mention(words, *who))
        }
        LogEntry::Changed(all) => {
            say!(words, "tournament-log-changed", changes = super::change::changes(words, &shown.rules, all))
        }
        _ => String::new(),
    }
}

/// South and North of a game.
fn players(words: &Words, shown: &Tournament, game: MatchId) -> [String; 2] {
    let pairing = shown.game(game).map(|game| game.pairing);
    Side::ALL.map(|side| pairing.map_or_else(String::new, |one| player(words, shown, one.at(side))))
}

/// A result as players write it.
pub(super) fn score(words: &Words, result: RoundResult) -> String {
    let written = match result {
        RoundResult::Played(Some(Side::South)) | RoundResult::Forfeit(Some(Side::South)) => "1–0",
        RoundResult::Played(Some(Side::North)) | RoundResult::Forfeit(Some(Side::North)) => "0–1",
        RoundResult::Played(None) => "½–½",
        RoundResult::Forfeit(None) => "0–0",
        RoundResult::Removed => return say!(words, "tournament-state-removed"),
    };
    match result {
        RoundResult::Forfeit(_) => say!(words, "tournament-score-forfeit", score = written),
        _ => written.to_owned(),
    }
}

/// The most characters of a reason, with what stands for those that cannot be seen.
const LONGEST_REASON: usize = 200;

/// A reason as people wrote it, without what would format or mention.
pub(super) fn quoted(reason: &str) -> String {
    cut(&quoted_input(reason), LONGEST_REASON)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_on_some_page() {
        let lines: Vec<String> =
            (0..40).map(|number| format!("{number}{}", "x".repeat(number * 9))).collect();
        let pages = pages(lines.clone().into_iter(), 50);
        assert_eq!(pages.concat(), lines);
        assert_eq!(pages[0].len(), LINES);
        let length = |page: &Vec<String>| page.iter().map(|line| 1 + line.chars().count()).sum::<usize>();
        assert!(pages.iter().all(|page| page.len() <= LINES && length(page) <= LONGEST_TEXT - 50));
        assert!(super::pages(std::iter::empty(), 50).is_empty());
    }
}
