//! A game written down as nothing but its moves.

use kuzhi_engine::{Game, Move, PitPair, PitPairError, SaidResult, without_move_number};

use super::lines::{Lines, words};
use super::{LONGEST_GAME, WrittenGame, WrittenGameError};
use crate::matches::History;
use crate::typed::plain;

/// Reads a game as [`WrittenGame::read`] does, or a bare list of moves. A list belongs to the first of these
/// games in which it can be played. It may have move numbers and a result, and moves of Toguz Kumalak and
/// Bestemshe as their players write them: see [`PitPair`].
///
/// # Errors
///
/// [`WrittenGameError`]. That of a list is about the game in which the most of its moves can be played.
pub fn read_game(text: &str, games: impl IntoIterator<Item = Game>) -> Result<WrittenGame, WrittenGameError> {
    if text.chars().count() > LONGEST_GAME {
        return Err(WrittenGameError::TooLong);
    }
    let Some(lines) = Lines::of_moves(text) else { return WrittenGame::read(text) };
    let list = read_list(&lines)?;
    let has_pairs = list.iter().any(|written| matches!(written.what, What::Pair(_)));
    let mut furthest: Option<(usize, WrittenGameError)> = None;
    for game in games.into_iter().filter(|game| !has_pairs || PitPair::is_used_in(*game)) {
        match played(game, &list, has_pairs) {
            Ok(history) => return Ok(WrittenGame::without_names(history)),
            Err((ply, why)) if furthest.as_ref().is_none_or(|(before, _)| ply > *before) => {
                furthest = Some((ply, why));
            }
            Err(_) => {}
        }
    }
    Err(furthest.map_or(WrittenGameError::Nothing, |(_, why)| why))
}

/// A move in a list, with its line and as it was typed.
struct Written<'a> {
    line: usize,
    typed: &'a str,
    what: What,
}

/// The two ways to write a move.
#[derive(Copy, Clone)]
enum What {
    Move(Move),
    Pair(PitPair),
}

impl What {
    fn read(word: &str) -> Option<What> {
        word.parse().map(What::Move).ok().or_else(|| word.parse().map(What::Pair).ok())
    }

    const fn mv(self) -> Move {
        match self {
            What::Move(mv) => mv,
            What::Pair(pair) => pair.mv(),
        }
    }
}

/// Reads the moves of a list, without move numbers, remarks and the result.
fn read_list<'a>(lines: &Lines<'a>) -> Result<Vec<Written<'a>>, WrittenGameError> {
    let words = lines.words().map(|(line, typed)| (line, typed, plain(typed)));
    let is_move = |word: &str| !without_move_number(word).is_empty() && !is_remark(word);
    let mut words: Vec<_> = words.filter(|(_, _, word)| is_move(word)).collect();
    let ends_with_result = |(_, _, word): &mut (usize, &str, String)| {
        What::read(word).is_none() && SaidResult::read(word).is_some()
    };
    words.pop_if(ends_with_result);
    let read = |(ply, (line, typed, word)): (usize, (usize, &'a str, String))| {
        let what = What::read(without_move_number(&word));
        let what = what.ok_or_else(|| WrittenGameError::NoMove { line, ply, text: typed.to_owned() })?;
        Ok(Written { line, typed, what })
    };
    (1..).zip(words).map(read).collect()
}

fn is_remark(word: &str) -> bool {
    word.starts_with('{') && word.ends_with('}')
}

/// Plays a list in a game. Fails with the number of the move and what is wrong with it.
fn played(game: Game, list: &[Written<'_>], has_pairs: bool) -> Result<History, (usize, WrittenGameError)> {
    if has_pairs {
        compare(game, list)?;
    }
    let moves: Vec<Move> = list.iter().map(|written| written.what.mv()).collect();
    let illegal = |ply: usize, reason| match list.get(ply.saturating_sub(1)) {
        Some(written) => written.error(game, ply, PitPairError::Illegal(reason)),
        None => WrittenGameError::Nothing,
    };
    History::new(game).followed_by(&moves).map_err(|why| (why.ply, illegal(why.ply, why.reason)))
}

/// Compares what is written with what happens.
fn compare(game: Game, list: &[Written<'_>]) -> Result<(), (usize, WrittenGameError)> {
    let mut board = game.start();
    for (ply, written) in (1..).zip(list) {
        let played = match written.what {
            What::Move(mv) => board.play(mv, &mut |_| ()).map_err(PitPairError::Illegal),
            What::Pair(pair) => pair.play(&mut board),
        };
        played.map_err(|why| (ply, written.error(game, ply, why)))?;
    }
    Ok(())
}

impl Written<'_> {
    fn error(&self, game: Game, ply: usize, why: PitPairError) -> WrittenGameError {
        let (line, text) = (self.line, self.typed.to_owned());
        match why {
            PitPairError::Illegal(why) => {
                WrittenGameError::Illegal { line, ply, text, why, taken_for: Some(game) }
            }
            PitPairError::Differs { expected, .. } => {
                WrittenGameError::Differs { line, ply, text, expected, game }
            }
        }
    }
}

/// Whether a line begins with a move, or with the number of one and then a move.
pub(super) fn begins_with_move(line: &str) -> bool {
    let plain: Vec<String> = words(line).take(2).map(plain).collect();
    let first = plain.iter().map(|word| without_move_number(word)).find(|word| !word.is_empty());
    first.is_some_and(|word| What::read(word).is_some())
}
