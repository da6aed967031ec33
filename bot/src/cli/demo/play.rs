//! Plays games quickly: mostly at random, often with an immediate capture.

use kuzhi_domain::matches::{History, MOVES_TO_COUNT};
use kuzhi_engine::{Event, Game, Move};

use super::chance::Chance;

/// A game is resigned after this many moves at the latest: some games of Al-manqala take very long.
const LONGEST: usize = 160;

/// Plays a game to its end, or until a player resigns.
pub(super) fn played(chance: &mut Chance, game: Game) -> History {
    let mut history = History::new(game);
    // Some players resign early, once resigning counts or a little later.
    let resigns = chance.below(4) == 0;
    let most =
        if resigns { 4 * MOVES_TO_COUNT + usize::try_from(chance.below(30)).unwrap_or(30) } else { LONGEST };
    while history.turn().is_some() && history.ply() < most {
        let mv = next(chance, &history);
        if history.play(mv).is_err() {
            break;
        }
    }
    history
}

/// Draws a move, sometimes one that captures.
fn next(chance: &mut Chance, history: &History) -> Move {
    let legal = history.board().legal();
    let drawn = |chance: &mut Chance| {
        let at = usize::try_from(chance.below(legal.len() as u64)).unwrap_or_default();
        legal[at.min(legal.len() - 1)]
    };
    let first = drawn(chance);
    if chance.below(2) == 0 || captures(history, first) {
        return first;
    }
    drawn(chance)
}

fn captures(history: &History, mv: Move) -> bool {
    let (mut board, mut has_captured) = (history.board().clone(), false);
    let told = board.play(mv, &mut |event| has_captured |= matches!(event, Event::Captured { .. }));
    told.is_ok() && has_captured
}
