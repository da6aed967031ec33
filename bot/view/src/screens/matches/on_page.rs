//! What a page tells beside its board: as in the channel, but without what its title, players and pits show.

use std::borrow::Cow;

use kuzhi_domain::matches::{Match, Over, Playing};
use kuzhi_domain::rating::Ratings;
use kuzhi_engine::{Move, Phase, Side};

use super::first_game::{self, Legend, OPENING};
use super::match_screen::to_do;
use super::result::result_lines;
use crate::board::{blocked_pits, lines};
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
    told.extend(lines::lately(words, shown, playing, &board, naming, reader));
    if over.is_none() {
        let end = told.len();
        if let Some(side) = board.turn() {
            let is_said = reader == Some(side) && is_uncommon(words, playing);
            told.extend(is_said.then(|| to_do(words, playing, naming, side, true)));
            told.extend(clocks::of_board(words, shown, playing, naming, side));
        }
        first_game::teach(words, shown, playing, reader, Legend::Signs, (&mut told, 0), end);
        let is_new = reader.is_some_and(|reader| shown.is_new_to(reader));
        if is_new && playing.ply() < OPENING && !shown.is_without_help() {
            told.insert(end, say!(words, "legend-previews"));
        }
    }
    told.extend(lines::circumstances(words, shown, playing, ratings, &board, naming));
    Some(told)
}

/// Whether there is more to say about what comes next than whose turn it is.
fn is_uncommon(words: &Words, playing: &Playing) -> bool {
    let board = playing.board();
    board.position().phase == Phase::Arrange
        || board.legal().iter().any(|mv| matches!(mv, Move::LiftTowards(..)))
        || blocked_pits::why(words, board).is_some()
}
