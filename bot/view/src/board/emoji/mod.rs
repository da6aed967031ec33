//! Draws the board with the bot's own emoji: a plank of squares, narrow enough for a phone.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use kuzhi_engine::{Hole, Pit, PitSet, Position, Side};

use super::scene::Scene;
use crate::picture::LastMove;
use crate::picture::emoji::{Glyph, MOST_COUNTED, Trace};
use crate::words::naming::Naming;
use crate::words::{Words, say};

/// The bot's emoji that Discord knows so far, each in the form that messages use.
#[derive(Clone, Default, Debug)]
pub struct Emojis(Arc<RwLock<HashMap<Glyph, String>>>);

/// The approximate length of an emoji in a message.
const LETTERS: usize = 28;

impl Emojis {
    /// Registers the ID of an emoji. Its name matters only to people who use a screen reader.
    pub fn put(&self, glyph: Glyph, id: u64) {
        let written = format!("<:{glyph}:{id}>");
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(glyph, written);
    }

    /// Whether all of them are known, so that any board can be drawn with them.
    pub fn are_complete(&self) -> bool {
        static ALL: LazyLock<usize> = LazyLock::new(|| Glyph::all().len());
        self.0.read().unwrap_or_else(PoisonError::into_inner).len() >= *ALL
    }

    /// Draws the board of a scene as a side sees it. `None` if it needs an emoji that is missing.
    pub(crate) fn board(&self, scene: &Scene, viewer: Side) -> Option<String> {
        let lines = Drawing::new(scene, viewer).lines();
        let mut drawn = String::with_capacity(LETTERS * lines.iter().map(Vec::len).sum::<usize>());
        let written = self.0.read().unwrap_or_else(PoisonError::into_inner);
        for (number, line) in lines.iter().enumerate() {
            if number > 0 {
                drawn.push('\n');
            }
            for glyph in line {
                drawn.push_str(written.get(glyph)?);
            }
        }
        Some(drawn)
    }
}

/// Returns sentences with the counts of pits that are drawn as heaps.
pub(crate) fn heaps(words: &Words, naming: &Naming, position: &Position) -> Vec<String> {
    let is_heap = |pit: &Pit| position.board[*pit] > MOST_COUNTED;
    let sentence = |pit: Pit| {
        let ((side, number), seeds) = (naming.place(position.ring, pit), position.board[pit]);
        say!(words, "board-heap", side = side, pit = number, seeds = seeds)
    };
    position.ring.pits().filter(is_heap).map(sentence).collect()
}

/// Draws a scene.
struct Drawing<'a> {
    position: &'a Position,
    liftable: PitSet,
    last: LastMove,
    /// The side whose row is below.
    viewer: Side,
}

impl<'a> Drawing<'a> {
    const fn new(scene: &'a Scene, viewer: Side) -> Drawing<'a> {
        let Scene { position, liftable, last } = scene;
        Drawing { position, liftable: *liftable, last: *last, viewer }
    }

    fn lines(&self) -> [Vec<Glyph>; 4] {
        let (below, above) = (self.viewer, self.viewer.other());
        let row = |side: Side, glyph: &dyn Fn(Pit) -> Glyph| -> Vec<Glyph> {
            let pits = self.position.ring.row(side);
            // The opponent's left is on our right.
            if side == below { pits.map(glyph).collect() } else { pits.rev().map(glyph).collect() }
        };
        let framed =
            |left: Glyph, middle: Vec<Glyph>, right: Glyph| [vec![left], middle, vec![right]].concat();
        let (number, pit) = (|pit| self.number(pit), |pit| self.pit(pit));
        let way = self.position.direction.map_or(Glyph::Wood, Glyph::Way);
        [
            framed(self.letter(above), row(above, &number), Glyph::Wood),
            framed(self.store(above), row(above, &pit), Glyph::Wood),
            framed(Glyph::Wood, row(below, &pit), self.store(below)),
            framed(way, row(below, &number), self.letter(below)),
        ]
    }

    fn letter(&self, side: Side) -> Glyph {
        Glyph::Letter(side, self.last.ends_in(Hole::Store(side)))
    }

    fn store(&self, side: Side) -> Glyph {
        Glyph::Store(self.position.board.store(side))
    }

    fn number(&self, pit: Pit) -> Glyph {
        let last = &self.last;
        let trace = if last.captured.contains(pit) {
            Trace::Taken
        } else if last.to.contains(pit) {
            Trace::To
        } else if last.from.contains(pit) {
            Trace::From
        } else {
            Trace::None
        };
        Glyph::Number(self.position.ring.number(pit).get(), trace, self.liftable.contains(pit))
    }

    fn pit(&self, pit: Pit) -> Glyph {
        let position = self.position;
        if position.excluded.contains(pit) {
            return Glyph::Closed;
        }
        if let Some(owner) = Side::ALL.into_iter().find(|side| position.castles[side.index()] == Some(pit)) {
            let is_below = owner == self.viewer;
            return if position.ring.has_tuzdiks() {
                Glyph::Tuzdik(is_below)
            } else {
                Glyph::Castle(is_below)
            };
        }
        let special = position.marks.mark(pit).zip(position.marks.owner(pit));
        Glyph::pit(position.board[pit], special.map(|(mark, owner)| (mark, owner == self.viewer)))
    }
}

#[cfg(test)]
mod tests;
