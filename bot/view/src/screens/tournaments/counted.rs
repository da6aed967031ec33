//! What a finished match counts in its tournament, where that is not what its board says.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Ending, Match};
use kuzhi_domain::tournaments::{LogEntry, RoundResult, Tournament};

use super::news::rounds;
use super::{log, player};
use crate::screens::Screen;
use crate::screens::text::{LONGEST_TEXT, add_line};
use crate::words::{Words, say};

/// Says on the board of a match that organisers have set or removed its result or had it played again, and
/// why; or what it counts although it was broken off.
pub fn add_counted_result(words: &Words, screen: &mut Screen, shown: &Tournament, one: &Match) {
    let Some(over) = one.over() else { return };
    let is_broken_off = over.ending() == Ending::BrokenOff;
    let Some(line) = counted(words, shown, one.id(), is_broken_off) else { return };
    let without = say!(words, "over-broken-off");
    if !is_broken_off || !screen.text.contains(&without) {
        return add_line(screen, &line);
    }
    // It has a result after all. Where the reason has no room, the result has.
    let result = shown.game(one.id()).and_then(|game| Some(rounds::score(words, game, game.result()?)));
    let short = result.map(|result| say!(words, "over-tournament-counts", result = result));
    let lines: Vec<String> = [line].into_iter().chain(short).collect();
    for text in [&mut screen.text].into_iter().chain(&mut screen.text_without_file) {
        let mut replaced = lines.iter().map(|line| text.replace(&without, line));
        if let Some(fits) = replaced.find(|text| text.chars().count() <= LONGEST_TEXT) {
            *text = fits;
        }
    }
}

fn counted(words: &Words, shown: &Tournament, id: MatchId, is_broken_off: bool) -> Option<String> {
    let Some(game) = shown.game(id) else {
        let reason = log::quoted(shown.replayed_because(id)?);
        return Some(say!(words, "over-tournament-replayed", reason = reason));
    };
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
        _ if is_broken_off && result != RoundResult::Removed => {
            let result = rounds::score(words, game, result);
            Some(say!(words, "over-tournament-counts", result = result))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::ChannelId;
    use kuzhi_domain::clock::TimeControl;
    use kuzhi_domain::matches::{Actor, Intent, decide};
    use kuzhi_domain::tournaments::{TournamentIntent, TournamentKind};

    use super::*;
    use crate::screens::tournaments::samples::{BEGINS, HOST, begun};

    /// A Swiss whose first game is played, and its match.
    fn playing() -> (Tournament, Match) {
        let begun = begun(TournamentKind::Swiss { rounds: Some(1) }, TimeControl::Days(3), 4);
        let game = *begun.games().next().unwrap();
        let one = Match::begin_in_tournament(&begun, &game, ChannelId(3), BEGINS).unwrap();
        (begun, one)
    }

    #[test]
    fn a_board_says_what_its_game_counts() {
        let (words, now) = (Words::english(), BEGINS);
        let (begun, one) = playing();
        let over = decide(&one, Actor::Clock, Intent::BreakOff { leaving: None }, now).unwrap();
        let without = say!(words, "over-broken-off");
        let board = |shown: &Tournament, more: usize| {
            let mut screen = Screen::text(format!("{without}\n{}", "x".repeat(more)));
            add_counted_result(words, &mut screen, shown, &over);
            screen.text
        };
        assert!(board(&begun, 0).starts_with(&without), "its result is not known yet");
        let set = |reason: String| {
            let set =
                TournamentIntent::SetResult { game: one.id(), result: RoundResult::Played(None), reason };
            begun.decide(HOST, set, now).unwrap()
        };
        let told = board(&set("they agreed".to_owned()), 0);
        assert!(told.starts_with("**Result set by an organiser:** "), "{told}");
        assert!(told.trim_end().ends_with(": ½–½ (they agreed)"), "{told}");
        let long = board(&set("*".repeat(200)), 1_800);
        assert!(long.starts_with("**Abandoned.** In the tournament it counts as ½ – ½."), "{long}");
        let remove = |shown: &Tournament| {
            let reason = "the wrong game".to_owned();
            shown.decide(HOST, TournamentIntent::RemoveResult { game: one.id(), reason }, now).unwrap()
        };
        let told = board(&remove(&set("they agreed".to_owned())), 0);
        let says =
            "**Result removed by an organiser:** in the tournament it counts for neither (the wrong game)";
        assert_eq!(told.trim_end(), says);
        let again = TournamentIntent::PlayAgain { game: one.id(), reason: "the wrong game".to_owned() };
        let again = set("they agreed".to_owned()).decide(HOST, again, now).unwrap();
        let told = board(&again, 0);
        let says =
            "**Played again on another board:** in the tournament this game does not count (the wrong game)";
        assert_eq!(told.trim_end(), says);
        assert!(board(&again, 1_960).starts_with(&without), "where that has no room");
        let stop = TournamentIntent::Stop { reason: String::new() };
        let told = board(&begun.decide(HOST, stop, now).unwrap(), 0);
        assert!(told.starts_with(&without), "nobody has lost it: {told}");
        let (player, reason) = (one.people()[0], "spam".to_owned());
        let removed = begun.decide(HOST, TournamentIntent::Remove { player, reason }, now).unwrap();
        let told = board(&removed, 0);
        assert_eq!(told.trim_end(), "**Abandoned.** In the tournament it counts as 0 – 1, forfeit.");
    }
}
