//! The bracket of a knock-out as text: each stage with its ties from top to bottom, two lines a tie.

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::TournamentGame;
use kuzhi_domain::tournaments::{Bracket, Entrant, GameState, RoundResult, Tie, TieOutcome, Tournament};

use super::groups::letter;
use super::stages::stage_of;
use super::text_table::{fitted, width};
use super::{news, page_buttons, title_of};
use crate::request::TournamentStep;
use crate::screens::Screen;
use crate::words::{Words, say};

/// How many ties a page has room for.
const TIES: usize = 12;

/// The width of a name, and the most characters that it takes. With its number and the scores of three games,
/// a line fits on a phone.
const NAME: usize = 16;
const NAME_CHARACTERS: usize = 24;

/// The most games of a tie whose scores are shown: the latest.
const GAMES: usize = 3;

/// A page of the bracket, from 0.
pub fn tournament_bracket(
    words: &Words,
    shown: &Tournament,
    page: usize,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let title = say!(words, "tournament-bracket", name = title_of(words, shown));
    let ties = shown.bracket().map(|bracket| headed(words, &bracket)).unwrap_or_default();
    if ties.is_empty() {
        let after_groups = shown.is_in_groups();
        let key = if after_groups { "tournament-bracket-after-groups" } else { "tournament-bracket-none" };
        return Screen::text(format!("{title}\n{}", say!(words, key)));
    }
    let pages = ties.len().div_ceil(TIES);
    let page = page.min(pages - 1);
    let mut blocks: Vec<(&str, Vec<String>)> = Vec::new();
    for (heading, tie) in ties.iter().skip(page * TIES).take(TIES) {
        let told = tie_lines(words, tie, |one| (number(shown, one), name(shown.person(one))));
        match blocks.last_mut() {
            Some((last, lines)) if last == heading => lines.push(told),
            _ => blocks.push((heading, vec![told])),
        }
    }
    let blocks =
        blocks.into_iter().map(|(heading, ties)| format!("**{heading}**\n```\n{}\n```", ties.join("\n\n")));
    let text = [title].into_iter().chain(blocks).collect::<Vec<_>>().join("\n");
    let mut row = page_buttons(words, shown.id, [page, pages], TournamentStep::Bracket);
    row.push(news::standings(words, shown));
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// The page on which the last stage begins.
pub(super) fn last_page_of_bracket(shown: &Tournament) -> usize {
    let Some(bracket) = shown.bracket() else { return 0 };
    let number = |ties: &[Tie]| ties.iter().filter(|tie| tie.players != [None; 2]).count();
    let before = bracket.stages.len().saturating_sub(1);
    bracket.stages[..before].iter().map(|ties| number(ties)).sum::<usize>() / TIES
}

/// All ties in which somebody is, each with what its stage is called.
fn headed(words: &Words, bracket: &Bracket) -> Vec<(String, Tie)> {
    let stages = (0..).zip(&bracket.stages).flat_map(|(stage, ties)| {
        let heading = stage_of(words, bracket.players_in(stage));
        ties.iter().map(move |tie| (heading.clone(), tie.clone()))
    });
    let third = bracket.third.iter().map(|tie| (say!(words, "tournament-third-place"), tie.clone()));
    stages.chain(third).filter(|(_, tie)| tie.players != [None; 2]).collect()
}

/// The number of somebody on the start list, or where they come from: A1 is the winner of group A.
fn number(shown: &Tournament, one: Entrant) -> String {
    match shown.came_from(one) {
        Some((group, place)) => format!("{}{place}", letter(group)),
        None => (one.0 + 1).to_string(),
    }
}

/// The lines of a tie: each player with their number, their scores, and a mark for who goes on.
fn tie_lines(words: &Words, tie: &Tie, named: impl Fn(Entrant) -> (String, String)) -> String {
    let there: Vec<Entrant> = tie.players.into_iter().flatten().collect();
    let line = |&one: &Entrant| {
        let (number, name) = named(one);
        let name = fitted(&name, NAME, NAME_CHARACTERS);
        let room = " ".repeat(NAME - width(&name).min(NAME));
        let first = tie.games.len().saturating_sub(GAMES);
        let scores: Vec<String> =
            tie.games[first..].iter().map(|game| format!("{:>3}", score(game, one))).collect();
        let scores =
            if tie.games.is_empty() { say!(words, "tournament-state-goes-on") } else { scores.join("") };
        let mark = if tie.outcome() == TieOutcome::Won(one) && !tie.games.is_empty() { " ✓" } else { "" };
        // A name may run from right to left, and takes nothing along.
        format!("\u{200e}{number:>3} \u{2068}{name}\u{2069}{room} {scores}{mark}").trim_end().to_owned()
    };
    there.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// What somebody has in a game: their seeds, else what it counts.
fn score(game: &TournamentGame, one: Entrant) -> String {
    let Some(side) = game.side_of(one) else { return String::new() };
    let won = |winner| winner == Some(side);
    match (game.state, game.score) {
        (GameState::Waiting(_) | GameState::Ended(RoundResult::Removed, _), _) => String::new(),
        (GameState::Playing(_), _) => "…".to_owned(),
        (GameState::Ended(RoundResult::Played(_), _), Some(scores)) => scores[side.index()].to_string(),
        (GameState::Ended(RoundResult::Played(None), _), None) => "½".to_owned(),
        (GameState::Ended(RoundResult::Played(winner), _), None) => {
            if won(winner) { "1" } else { "0" }.to_owned()
        }
        (GameState::Ended(RoundResult::Forfeit(winner), _), _) => {
            if won(winner) { "+" } else { "–" }.to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::MatchId;
    use kuzhi_domain::Timestamp;
    use kuzhi_domain::tournaments::Pairing;
    use kuzhi_engine::Side;

    use super::*;

    fn game(result: Option<RoundResult>, score: Option<[u8; 2]>, swapped: bool) -> TournamentGame {
        let [south, north] = if swapped { [7, 0] } else { [0, 7] }.map(Entrant);
        let at = Timestamp::default();
        let state = result.map_or(GameState::Playing(at), |result| GameState::Ended(result, at));
        let pairing = Pairing { south, north };
        TournamentGame { id: MatchId::from_random(1), pairing, begin_by: at, state, score, came: None }
    }

    fn lines_of(games: Vec<TournamentGame>) -> String {
        let players =
            if games.is_empty() { [Some(Entrant(0)), None] } else { [0, 7].map(|one| Some(Entrant(one))) };
        let name = |one: Entrant| if one.0 == 0 { "Ada" } else { "Wolfeschlegelsteinhausen" }.to_owned();
        let named = |one: Entrant| ((one.0 + 1).to_string(), name(one));
        let text = tie_lines(Words::english(), &Tie { players, games }, named);
        text.chars().filter(|one| !"\u{200e}\u{2068}\u{2069}".contains(*one)).collect()
    }

    #[test]
    fn a_tie_has_numbers_scores_and_who_goes_on() {
        assert_eq!(lines_of(Vec::new()), "  1 Ada              bye");
        assert_eq!(
            lines_of(vec![game(None, None, false)]),
            "  1 Ada                …\n  8 Wolfeschlegelst…   …"
        );
        let drawn = game(Some(RoundResult::Played(None)), Some([24, 24]), false);
        let won = game(Some(RoundResult::Played(Some(Side::South))), Some([26, 22]), true);
        assert_eq!(lines_of(vec![drawn, won]), "  1 Ada               24 22\n  8 Wolfeschlegelst…  24 26 ✓");
        let forfeit = game(Some(RoundResult::Forfeit(Some(Side::South))), None, false);
        assert_eq!(lines_of(vec![forfeit]), "  1 Ada                + ✓\n  8 Wolfeschlegelst…   –");
        let longest = lines_of(vec![drawn, drawn, won]);
        assert!(longest.lines().all(|line| line.chars().count() <= 34), "{longest}");
    }
}
