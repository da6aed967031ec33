//! Games as quickly as they can be played: mostly at random, and often what captures at once.

use kuzhi_engine::{Event, Game, Move};

use super::chance::Chance;
use crate::domain::{History, MOVES_TO_COUNT};

/// After how many moves a game is given up at the latest: some of Al-manqala go round for long.
const LONGEST: usize = 160;

/// A game to its end, or until somebody would give up.
pub(super) fn played(chance: &mut Chance, game: Game) -> History {
    let mut history = History::of(game);
    // Some give up early, when it counts just now or a little later.
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

/// A move, and with some luck one that captures.
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
