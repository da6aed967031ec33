//! The log of a tournament: what its organisers did.

use kuzhi_domain::tournaments::{LogEntry, LogLine, RoundResult, Tournament};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::Side;

use super::{NAMED, more, player};
use crate::screens::Screen;
use crate::screens::text::{cut, list};
use crate::words::moments::date;
use crate::words::{Words, mention, quoted_input, say};

/// The most lines that are shown: the latest.
const MOST: usize = 15;

/// What the organisers of a tournament did, the latest last. Who is kept apart from whom is for organisers
/// alone.
pub fn tournament_log(words: &Words, shown: &Tournament, is_organiser: bool) -> Screen {
    let title = say!(words, "tournament-log", name = shown.rules.name.as_str());
    let is_secret = |what: &LogEntry| matches!(what, LogEntry::Forbidden(_) | LogEntry::Unforbidden(_));
    let open: Vec<&LogLine> =
        shown.log.iter().filter(|line| is_organiser || !is_secret(&line.what)).collect();
    let first = open.len().saturating_sub(MOST);
    let lines: Vec<String> = open[first..].iter().map(|one| line(words, shown, one)).collect();
    Screen::text(list(words, &title, &lines, true))
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
        LogEntry::Made => say!(words, "tournament-log-made"),
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
        LogEntry::DragsOn => say!(words, "tournament-log-drags-on"),
        LogEntry::PairedAgain => say!(words, "tournament-log-paired-again"),
        LogEntry::ResultSet { game, result, reason } => {
            let [south, north] = players(words, shown, *game);
            let (result, reason) = (score(*result), quoted(reason));
            let key = if is_own(*game) { "tournament-log-result-own" } else { "tournament-log-result" };
            say!(words, key, south = south, north = north, result = result, reason = reason)
        }
        LogEntry::PlayedAgain(game) => of_game("tournament-log-played-again", *game),
        LogEntry::Voided(game) => of_game("tournament-log-voided", *game),
        LogEntry::Replayed { game, reason } => {
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
        LogEntry::OrganiserNamed(_) | LogEntry::OrganiserDismissed(_) | LogEntry::Changed(_) => {
            of_organising(words, shown, what)
        }
        LogEntry::Paused => say!(words, "tournament-log-paused"),
        LogEntry::Resumed => say!(words, "tournament-log-resumed"),
        LogEntry::Stopped(reason) if reason.is_empty() => say!(words, "tournament-log-stopped-bare"),
        LogEntry::Stopped(reason) => say!(words, "tournament-log-stopped", reason = quoted(reason)),
        LogEntry::LeftOut(begins) => say!(words, "tournament-log-left-out", when = date(*begins)),
        LogEntry::NoEvents => say!(words, "tournament-log-no-events"),
        LogEntry::NoRole(role) => say!(words, "tournament-log-no-role", role = format!("<@&{role}>")),
        LogEntry::SeriesEnded => say!(words, "tournament-log-series-ended"),
        LogEntry::TooFew => say!(words, "tournament-log-too-few"),
        LogEntry::Byes(round) => say!(words, "tournament-log-byes", round = *round),
        LogEntry::Waits(until) => say!(words, "tournament-log-waits", when = date(*until)),
        LogEntry::CannotPair => say!(words, "tournament-log-cannot-pair"),
    };
    match what {
        LogEntry::Replayed { game, .. } | LogEntry::ResultRemoved { game, .. } if is_own(*game) => {
            format!("{told} {}", say!(words, "tournament-log-own"))
        }
        _ => told,
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
pub(super) fn score(result: RoundResult) -> &'static str {
    match result {
        RoundResult::Played(Some(Side::South)) => "1–0",
        RoundResult::Played(Some(Side::North)) => "0–1",
        RoundResult::Played(None) => "½–½",
        RoundResult::Forfeit(Some(Side::South)) => "+ –",
        RoundResult::Forfeit(Some(Side::North)) => "– +",
        RoundResult::Forfeit(None) => "– –",
    }
}

/// The most characters of a reason, with what stands for those that cannot be seen.
const LONGEST_REASON: usize = 200;

/// A reason as people wrote it, without what would format or mention.
pub(super) fn quoted(reason: &str) -> String {
    cut(&quoted_input(reason), LONGEST_REASON)
}
