//! How often positions have stood in a match (RULES G3).

use kuzhi_engine::{Game, Match, Position};

/// Returns how often a position may stand before its round ends (RULES G3, O3).
pub(crate) const fn most_times(game: Game) -> usize {
    if matches!(game, Game::Oware(_)) { 2 } else { 3 }
}

/// Counts how often a position has stood in a match: the pits, the marks and the side to move, since the last
/// capture of the round.
pub(crate) fn times(playing: &Match, position: &Position) -> usize {
    let key = |one: &Position| (one.board, one.marks, one.turn, one.round);
    let mut again = playing.game().start();
    let mut times = usize::from(key(&again.position()) == key(position));
    for mv in playing.moves() {
        again.play(*mv, &mut |_| ()).expect("a move that was legal");
        times += usize::from(key(&again.position()) == key(position));
    }
    times
}
