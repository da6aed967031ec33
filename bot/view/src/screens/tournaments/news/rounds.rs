//! News of rounds: their pairings, how far each game has come, their results, and the whole table.

use kuzhi_domain::tournaments::{
    Absence, Entrant, GameState, RoundResult, TableRow, Tournament, TournamentGame,
};
use kuzhi_engine::Side;

use super::part::{NewsLine, NewsPart, NewsPicture, split};
use super::{NewsFacts, begin, standings};
use crate::request::TournamentStep;
use crate::screens::tournaments::groups::{letter, with_groups_of_round};
use crate::screens::tournaments::text_table::{fitted, group_tables, messages};
use crate::screens::tournaments::{first_move, marked, player, stages, title_of, with_more};
use crate::words::moments::date;
use crate::words::{Words, say};

/// The most games of a round whose players are mentioned with their results. More have short names, so that
/// all fit into one message.
const MENTIONED: usize = 24;

/// The most characters of a short name.
const SHORT: usize = 8;

/// The pairings of a round, and how far each game has come. Who has to begin a game is notified, once if all
/// rounds begin together.
pub(super) fn round_begun(words: &Words, shown: &Tournament, round: u16, facts: &NewsFacts) -> Vec<NewsPart> {
    let Some(at) = shown.rounds.get(usize::from(round)) else { return Vec::new() };
    let (called, rounds) = (title_of(words, shown), shown.total_rounds().unwrap_or_default());
    let name = called.as_str();
    let waiting = at.games.iter().filter(|game| matches!(game.state, GameState::Waiting(_)));
    let by = waiting.map(|game| game.begin_by).max();
    let titled = |key: &str| say!(words, key, name = name, round = round + 1, rounds = rounds);
    let is_dealt = shown.rules.deals_at_once();
    let title = stages::begun(words, shown, round.into(), by).unwrap_or_else(|| match by {
        _ if shown.paused.is_some() && !at.is_over() => {
            format!("{} {}", titled("tournament-news-round-begun"), say!(words, "tournament-paused"))
        }
        Some(by) => {
            let (key, by) = ("tournament-news-round", date(by));
            let text = say!(words, key, name = name, round = round + 1, rounds = rounds, when = by);
            with_more(text, first_move(words, &shown.rules))
        }
        None if at.games.is_empty() => titled("tournament-news-round-bare"),
        None if is_dealt && !at.is_over() => titled("tournament-news-round-days"),
        None => titled("tournament-news-round-begun"),
    });
    // Where everyone comes from takes room.
    let is_after_groups = round > 0 && shown.rounds_in_groups() == usize::from(round);
    let weight = if is_after_groups { 2 } else { 1 };
    let title = match shown.rounds_in_groups() {
        0 => title,
        groups if groups == usize::from(round) => {
            format!("{title}\n{}", say!(words, "tournament-news-groups-over"))
        }
        _ => title,
    };
    let is_told_before = |who: Entrant| {
        let before = &shown.rounds[..usize::from(round)];
        shown.rules.kind.rounds_begin_together()
            && before.iter().flat_map(|at| &at.games).any(|game| game.side_of(who).is_some())
    };
    let has_to_begin = |who: Entrant, game: &TournamentGame| {
        !is_told_before(who)
            && (game.is_open()
                || shown.rules.kind.rounds_begin_together() && shown.open_games(who).next().is_some())
    };
    let pairing = |game: &TournamentGame| {
        let both = [game.pairing.south, game.pairing.north];
        // The board itself calls whoever is to move.
        let is_to_call =
            |one: &Entrant| has_to_begin(*one, game) && !(is_dealt && *one == game.pairing.south);
        let notifies = both.into_iter().filter(is_to_call);
        let notifies = notifies.map(|one| shown.person(one)).collect();
        (weight, Some(NewsLine { notifies, ..with_state(words, shown, game, facts) }))
    };
    let absent = |&(one, why): &(Entrant, Absence)| {
        let key = match why {
            Absence::FullBye if shown.rules.kind.abilities().has_bracket => "tournament-news-goes-on",
            Absence::FullBye => "tournament-news-bye",
            Absence::HalfBye => "tournament-news-half-bye",
            Absence::Rest => "tournament-news-rest",
            Absence::Away => return None,
        };
        let notifies = if why == Absence::FullBye { vec![shown.person(one)] } else { Vec::new() };
        let text = say!(words, key, player = player(words, shown, one));
        let text = with_groups_of_round(words, shown, (round.into(), &[one]), &text);
        Some((2, Some(NewsLine { text, notifies, ..NewsLine::default() })))
    };
    let lines = at.games.iter().map(pairing).chain(at.absent.iter().filter_map(absent));
    let begin =
        by.filter(|_| shown.paused.is_none()).map(|_| begin(words, shown, TournamentStep::Round(round)));
    let rows = [begin.into_iter().chain([standings(words, shown)]).collect()];
    split(&title, lines, &rows)
}

/// The games of a round that still have to begin. Who is missing is notified, once if all rounds end
/// together.
pub(super) fn round_ending(words: &Words, shown: &Tournament, round: u16) -> Vec<NewsPart> {
    let Some(at) = shown.rounds.get(usize::from(round)) else { return Vec::new() };
    let is_missing =
        |who: Entrant, game: &TournamentGame| game.missing().iter().any(|&side| game.pairing.at(side) == who);
    let is_told_before = |who: Entrant| {
        let before = &shown.rounds[..usize::from(round)];
        shown.rules.kind.rounds_begin_together()
            && before.iter().flat_map(|at| &at.games).any(|game| is_missing(who, game))
    };
    let by = at.games.iter().filter(|game| !game.missing().is_empty()).map(|game| game.begin_by).max();
    let (name, round) = (title_of(words, shown), round + 1);
    let title = stages::ending(words, shown, usize::from(round - 1), by).unwrap_or_else(|| match by {
        Some(by) if shown.paused.is_none() => {
            say!(words, "tournament-news-ending", name = name, round = round, when = date(by))
        }
        _ => {
            let rounds = shown.total_rounds().unwrap_or_default();
            let begun =
                say!(words, "tournament-news-round-begun", name = name, round = round, rounds = rounds);
            format!("{begun} {}", say!(words, "tournament-paused"))
        }
    });
    let line = |game: &TournamentGame| {
        let missing = game.missing().into_iter().map(|side| game.pairing.at(side));
        let missing: Vec<Entrant> = missing.collect();
        let line = (!missing.is_empty()).then(|| NewsLine {
            notifies: missing
                .into_iter()
                .filter(|&one| !is_told_before(one))
                .map(|one| shown.person(one))
                .collect(),
            ..game_line(words, shown, game)
        });
        (1, line)
    };
    split(&title, at.games.iter().map(line), &[vec![begin(words, shown, TournamentStep::Round(round - 1))]])
}

/// A line about a game. Whoever reads it alone can begin the game below it.
fn game_line(words: &Words, shown: &Tournament, game: &TournamentGame) -> NewsLine {
    let text = pairing(words, shown, game);
    let button = !game.missing().is_empty();
    let button = button.then(|| begin(words, shown, TournamentStep::Ready(game.id)));
    NewsLine { text, button, ..NewsLine::default() }
}

/// How many are marked as gone in a round, so that its messages stay short.
const MARKED: usize = 6;

fn pairing(words: &Words, shown: &Tournament, game: &TournamentGame) -> String {
    let gone = shown.players.iter().filter(|one| !one.takes_part()).count();
    let [south, north] = [game.pairing.south, game.pairing.north]
        .map(|one| if gone <= MARKED { marked(words, shown, one) } else { player(words, shown, one) });
    let pairing = say!(words, "tournament-news-pairing", south = south, north = north);
    if shown.is_for_third_place(game.id) {
        return format!("{}: {pairing}", say!(words, "tournament-third-place"));
    }
    let round = shown.rounds.iter().position(|round| round.games.iter().any(|one| one.id == game.id));
    let both = [game.pairing.south, game.pairing.north];
    with_groups_of_round(words, shown, (round.unwrap_or_default(), &both), &pairing)
}

/// All results of a round, in one message, with the table so far as a picture. That of the last one follows.
pub(super) fn round_over(
    words: &Words,
    shown: &Tournament,
    round: u16,
    facts: &NewsFacts,
) -> Option<NewsPart> {
    let at = shown.rounds.get(usize::from(round))?;
    let (name, rounds) = (title_of(words, shown), shown.total_rounds().unwrap_or_default());
    let key = "tournament-news-round-over";
    let title = || say!(words, key, name = name, round = round + 1, rounds = rounds);
    let title = stages::over(words, shown, round.into()).unwrap_or_else(title);
    let text = if at.games.len() > MENTIONED {
        let groups = shown.groups_of_round(round.into());
        let group = |one: Entrant| groups.group_of(one).filter(|_| groups.number() > 1).map(letter);
        let line = |game: &TournamentGame| {
            let group = group(game.pairing.south).map(|letter| format!("{letter} ")).unwrap_or_default();
            let room = SHORT - group.len().div_ceil(2);
            let [south, north] = [game.pairing.south, game.pairing.north]
                .map(|one| fitted(&facts.name(words, shown.person(one)), room, room));
            let score = game.result().map(|result| short_score(game, result)).unwrap_or_default();
            format!("\u{200e}{group}\u{2068}{south}\u{2069}–\u{2068}{north}\u{2069} {score}")
        };
        let lines: Vec<String> = at.games.iter().map(line).collect();
        format!("{title}\n```\n{}\n```", lines.join("\n"))
    } else {
        let lines = at.games.iter().map(|game| with_state(words, shown, game, facts).text);
        std::iter::once(title).chain(lines).collect::<Vec<_>>().join("\n")
    };
    let has_bracket = shown.rules.kind.abilities().has_bracket;
    let is_last = if has_bracket { !shown.is_live() } else { round + 1 >= rounds };
    let picture = if is_last { NewsPicture::None } else { NewsPicture::TableAfter(round) };
    let part = NewsPart::whole(text, Vec::new(), vec![vec![standings(words, shown)]]);
    Some(part.with_picture(picture))
}

/// The whole table, at the end: as a picture, and as text in as many messages as it takes.
pub(super) fn whole_table(words: &Words, shown: &Tournament, facts: &NewsFacts) -> Vec<NewsPart> {
    let table = shown.table();
    if shown.games().all(|game| game.result().is_none()) {
        return Vec::new();
    }
    let title = say!(words, "tournament-standings", name = title_of(words, shown));
    let part = |(at, rows): (usize, &[TableRow])| {
        let name = |row: &TableRow| facts.name(words, shown.person(row.entrant));
        let text = format!("{title}\n{}", group_tables(words, shown, rows, name));
        let picture = if at == 0 { NewsPicture::Table } else { NewsPicture::None };
        NewsPart::whole(text, Vec::new(), Vec::new()).with_picture(picture)
    };
    messages(shown, &table).into_iter().enumerate().map(part).collect()
}

/// A pairing with how far its game has come: a link to its board, or its result.
pub(in crate::screens::tournaments) fn with_state(
    words: &Words,
    shown: &Tournament,
    game: &TournamentGame,
    facts: &NewsFacts,
) -> NewsLine {
    let line = game_line(words, shown, game);
    let bare = line.text.as_str();
    let with = |state: String| format!("{bare}: {state}");
    let (text, linked) = match game.state {
        GameState::Waiting(_) => (bare.to_owned(), None),
        GameState::Playing(_) => {
            let url = facts.boards.get(&game.id);
            let linked = |link: &String| say!(words, "tournament-state-playing-linked", link = link.as_str());
            (with(say!(words, "tournament-state-playing")), url.map(linked).map(with))
        }
        GameState::Ended(result, _) => (with(score(words, game, result)), None),
    };
    NewsLine { text, linked, ..line }
}

/// What a game counts as: the seeds if it was played out, else the points.
pub(in crate::screens::tournaments) fn score(
    words: &Words,
    game: &TournamentGame,
    result: RoundResult,
) -> String {
    let points = |winner: Option<Side>| match winner {
        Some(Side::South) => "1 – 0",
        Some(Side::North) => "0 – 1",
        None => "½ – ½",
    };
    match (result, game.score) {
        (RoundResult::Played(_), Some([south, north])) => format!("{south} – {north}"),
        (RoundResult::Played(winner), None) => points(winner).to_owned(),
        (RoundResult::Forfeit(winner), _) => {
            let score = winner.map_or("0 – 0", |winner| points(Some(winner)));
            say!(words, "tournament-score-forfeit", score = score)
        }
        (RoundResult::Removed, _) => say!(words, "tournament-state-removed"),
    }
}

/// The same without words.
pub(in crate::screens::tournaments) fn short_score(game: &TournamentGame, result: RoundResult) -> String {
    match (result, game.score) {
        (RoundResult::Played(_), Some([south, north])) => format!("{south}-{north}"),
        (RoundResult::Played(None), None) => "½-½".to_owned(),
        (RoundResult::Played(Some(Side::South)) | RoundResult::Forfeit(Some(Side::South)), _) => {
            "1-0".to_owned()
        }
        (RoundResult::Played(Some(Side::North)) | RoundResult::Forfeit(Some(Side::North)), _) => {
            "0-1".to_owned()
        }
        (RoundResult::Forfeit(None), _) => "0-0".to_owned(),
        (RoundResult::Removed, _) => "–".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::tournaments::Pairing;
    use kuzhi_domain::{MatchId, Timestamp};

    use super::*;

    #[test]
    fn a_result_is_the_seeds_if_it_was_played_out() {
        let told = |result, score| {
            let pairing = Pairing { south: Entrant(0), north: Entrant(1) };
            let (at, id) = (Timestamp::default(), MatchId::from_random(1));
            let state = GameState::Ended(result, at);
            let game = TournamentGame { id, pairing, begin_by: at, state, score, came: None };
            [super::score(Words::english(), &game, result), short_score(&game, result)]
        };
        let (south, seeds) = (Some(Side::South), Some([26, 22]));
        assert_eq!(told(RoundResult::Played(south), seeds), ["26 – 22", "26-22"]);
        assert_eq!(told(RoundResult::Played(Some(Side::North)), None), ["0 – 1", "0-1"]);
        assert_eq!(told(RoundResult::Played(None), None), ["½ – ½", "½-½"]);
        assert_eq!(told(RoundResult::Forfeit(south), None), ["1 – 0, forfeit", "1-0"]);
        assert_eq!(told(RoundResult::Forfeit(None), None), ["0 – 0, forfeit", "0-0"]);
        assert_eq!(told(RoundResult::Removed, None), ["result removed", "–"]);
    }
}
