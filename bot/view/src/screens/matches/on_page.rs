//! What a page tells beside its board: as in the channel, but without what its title, players and pits show.

use std::borrow::Cow;

use kuzhi_domain::matches::{Match, Over, Playing};
use kuzhi_domain::rating::Ratings;
use kuzhi_engine::{Move, Phase, Side};

use super::first_game::{self, learn_button};
use super::match_screen::to_do;
use super::result::result_lines;
use crate::board::{blocked_pits, lines};
use crate::screens::Button;
use crate::words::naming::Naming;
use crate::words::{Words, clocks, say};

/// The lines about a game that goes on or is over, what happened last before what holds for long. `None`
/// before it begins. The first one of a game that is over is the result.
pub(crate) fn lines_of_page(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    naming: &Naming,
    reader: Option<Side>,
) -> Option<Vec<String>> {
    let playing = shown.played()?;
    let over = shown.over();
    let board = over.map_or(Cow::Borrowed(playing.board()), Over::board);
    let mut told = over.map_or(Vec::new(), |over| result_lines(words, shown, over, ratings, naming, false));
    let mut lately = lines::lately(words, shown, playing, &board, naming, reader, true);
    if over.is_none() && playing.was_taken_back() {
        // What came before it is no news.
        lately.drain(..lately.len() - 1);
    }
    told.extend(lately);
    if over.is_none() {
        let end = told.len();
        if let Some(side) = board.turn() {
            let is_said = reader == Some(side) && is_uncommon(words, playing);
            told.extend(is_said.then(|| to_do(words, playing, naming, side, true)));
            told.extend(clocks::of_board(words, shown, playing, naming, side));
        }
        if first_game::whats_new_in(words, shown, reader).is_some() {
            told.splice(end..end, first_game::round_begun(words, shown.game(), playing));
        }
    }
    told.extend(lines::circumstances(words, shown, playing, ratings, &board, naming));
    Some(told)
}

/// What a game is about, for whoever asks on a page: in a line, in full with the signs of the last move, and
/// the button to its lessons.
pub(crate) fn about(words: &Words, shown: &Match, reader: Option<Side>) -> (String, String, Button) {
    let game = shown.game();
    let aim = say!(words, &format!("aim-{}", game.id()), seeds = game.majority().unwrap_or_default());
    let told = first_game::whats_new_in(words, shown, reader);
    let told = told.unwrap_or_else(|| say!(words, &format!("about-{}", game.id())));
    let told = [told, say!(words, "legend-board")].join("\n");
    (aim, told, learn_button(words, game, "button-learn"))
}

/// Whether there is more to say about what comes next than whose turn it is.
fn is_uncommon(words: &Words, playing: &Playing) -> bool {
    let board = playing.board();
    board.position().phase == Phase::Arrange
        || board.legal().iter().any(|mv| matches!(mv, Move::LiftTowards(..)))
        || blocked_pits::why(words, board).is_some()
}
