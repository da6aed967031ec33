//! What a finished match counts in its tournament, where that is not what its board says.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Ending, Match};
use kuzhi_domain::tournaments::{LogEntry, Tournament};

use super::{log, news_of_rounds, player};
use crate::screens::Screen;
use crate::screens::text::add_line;
use crate::words::{Words, say};

/// Says on the board of a match that organisers have set or removed its result, and why; or what it counts
/// although it was broken off.
pub fn add_counted_result(words: &Words, screen: &mut Screen, shown: &Tournament, one: &Match) {
    let Some(over) = one.over() else { return };
    let is_broken_off = over.ending() == Ending::BrokenOff;
    let Some(line) = counted(words, shown, one.id(), is_broken_off) else { return };
    let without = say!(words, "over-broken-off");
    if is_broken_off && screen.text.contains(&without) {
        // It has a result after all.
        for text in [&mut screen.text].into_iter().chain(&mut screen.text_without_file) {
            *text = text.replace(&without, &line);
        }
    } else {
        add_line(screen, &line);
    }
}

fn counted(words: &Words, shown: &Tournament, id: MatchId, is_broken_off: bool) -> Option<String> {
    let game = shown.game(id)?;
    let result = game.result()?;
    match shown.decided_on(id) {
        Some(LogEntry::ResultSet { result, reason, .. }) => {
            let [south, north] =
                [game.pairing.south, game.pairing.north].map(|one| player(words, shown, one));
            let (result, reason) = (log::score(words, *result), log::quoted(reason));
            let key = "over-tournament-set";
            Some(say!(words, key, south = south, north = north, result = result, reason = reason))
        }
        Some(LogEntry::ResultRemoved { reason, .. }) => {
            Some(say!(words, "over-tournament-removed", reason = log::quoted(reason)))
        }
        _ if is_broken_off => {
            let result = news_of_rounds::score(words, game, result);
            Some(say!(words, "over-tournament-counts", result = result))
        }
        _ => None,
    }
}
