//! Detects puzzles that are alike.

use std::collections::HashSet;

use kuzhi_engine::{Direction, Pit, Position, Side};

/// The positions so far as the solver sees them, with their own row first. Stores do not matter, nor does
/// mirroring in games sown clockwise.
#[derive(Default)]
pub(crate) struct Seen(HashSet<String>);

impl Seen {
    /// Returns whether a similar position was recorded.
    pub(crate) fn has(&self, position: &Position) -> bool {
        self.0.contains(&seen_by_the_mover(position))
    }

    pub(crate) fn insert(&mut self, position: &Position) {
        self.0.insert(seen_by_the_mover(position));
    }
}

fn seen_by_the_mover(position: &Position) -> String {
    let mover = position.turn.unwrap_or(Side::South);
    let turned = position.direction == Some(Direction::Clockwise);
    let mut key = Vec::new();
    for side in [mover, mover.other()] {
        let mut row: Vec<Pit> = position.ring.row(side).collect();
        if turned {
            row.reverse();
        }
        for pit in row {
            let castle = position.castles.contains(&Some(pit));
            let marked = position.marks.mark(pit).map(|_| position.marks.owner(pit) == Some(mover));
            let excluded = position.excluded.contains(pit);
            key.push(format!("{} {castle} {marked:?} {excluded}", position.board[pit]));
        }
    }
    let eats = [mover, mover.other()].map(|side| position.eats[side.index()]);
    key.push(format!("{} {eats:?}", position.direction.is_some()));
    key.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_for_the_solver_is_the_same() {
        let mut seen = Seen::default();
        let mut is_new = |text: &str| {
            let (position, before) = (text.parse().unwrap(), seen.0.len());
            let had = seen.has(&position);
            seen.insert(&position);
            assert_eq!(had, seen.0.len() == before);
            !had
        };
        assert!(is_new("0.0.1.0.0.3/7.1.0.0.0.0 18:18 south"));
        // Seen from the other side, with other stores.
        assert!(!is_new("7.1.0.0.0.0/0.0.1.0.0.3 20:16 north"));
        assert!(is_new("7.1.0.0.0.0/0.0.1.0.0.3 20:16 south"));
        let ccw = "1.2.3.4.5.6.7/0.0.0.0.0.0.1 10:17 south direction=+";
        assert!(is_new(ccw));
        assert!(!is_new("7.6.5.4.3.2.1/1.0.0.0.0.0.0 10:17 south direction=-"));
        assert!(is_new("7.6.5.4.3.2.1/1.0.0.0.0.0.0 10:17 south direction=+"));
    }
}
