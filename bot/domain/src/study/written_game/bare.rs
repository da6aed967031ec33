//! A game written down as nothing but its moves.

use kuzhi_engine::{Game, IllegalAt, Move};

use super::lines::{Lines, words};
use super::{LONGEST_GAME, WrittenGame, WrittenGameError};
use crate::History;
use crate::typed::plain;

/// Reads a game as [`WrittenGame::read`] does, or a bare list of moves. A list belongs to the first of these
/// games in which it can be played.
///
/// # Errors
///
/// [`WrittenGameError`]. That of a list is about the game in which the most of its moves can be played.
pub fn read_game(text: &str, games: impl IntoIterator<Item = Game>) -> Result<WrittenGame, WrittenGameError> {
    if text.chars().count() > LONGEST_GAME {
        return Err(WrittenGameError::TooLong);
    }
    let Some(lines) = Lines::of_moves(text) else { return WrittenGame::read(text) };
    let moves = read_moves(&lines)?;
    let mut furthest: Option<(Game, IllegalAt)> = None;
    for game in games {
        match History::of(game).followed_by(&moves) {
            Ok(history) => return Ok(WrittenGame::without_names(history)),
            Err(why) if furthest.is_none_or(|(_, before)| why.ply > before.ply) => {
                furthest = Some((game, why));
            }
            Err(_) => {}
        }
    }
    Err(furthest.map_or(WrittenGameError::Nothing, |(game, why)| lines.illegal(why, Some(game))))
}

fn read_moves(lines: &Lines<'_>) -> Result<Vec<Move>, WrittenGameError> {
    let read = |(ply, (line, text)): (usize, (usize, &str))| {
        let mv = plain(text).parse();
        mv.map_err(|_| WrittenGameError::NoMove { line, ply, text: text.to_owned() })
    };
    (1..).zip(lines.words()).map(read).collect()
}

/// Whether a line begins with a move.
pub(super) fn begins_with_move(line: &str) -> bool {
    words(line).next().is_some_and(|word| plain(word).parse::<Move>().is_ok())
}
