//! The parts of the board that change independently: each pit with its band, and each store.

use kuzhi_engine::{Hole, Mark, Pit, Position, Side};

use super::film::Scene;
use crate::picture::composed::{Placed, Scale};
use crate::picture::layout::{Layout, Point};
use crate::picture::{Picture, holes};

/// A part of the canvas, in pixels.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) left: u16,
    pub(super) top: u16,
    pub(super) width: u16,
    pub(super) height: u16,
}

impl Place {
    /// The smallest place that contains both.
    pub(super) fn with(self, other: Place) -> Place {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let right = (self.left + self.width).max(other.left + other.width);
        let bottom = (self.top + self.height).max(other.top + other.height);
        Place { left, top, width: right - left, height: bottom - top }
    }
}

/// Everything that distinguishes two looks of a hole.
#[expect(clippy::struct_excessive_bools, reason = "marks come together on one hole")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Look {
    seeds: u8,
    from: bool,
    to: bool,
    taken: bool,
    is_free: bool,
    hand: Option<u8>,
    special: Special,
}

/// What is special about a hole.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Special {
    Nothing,
    Castle(Side),
    Tuzdik(Side),
    Marked(Mark, Side),
    Excluded,
}

impl Look {
    /// The number of seeds in the hand at the hole.
    pub(super) const fn hand(self) -> Option<u8> {
        self.hand
    }
}

pub(super) fn look(scene: &Scene, hole: Hole) -> Look {
    let (position, marks) = (&scene.position, &scene.marks);
    let to = marks.ends_in(hole);
    let hand = scene.hand.filter(|(at, _)| *at == hole).map(|(_, seeds)| seeds);
    let (from, taken, is_free) = (false, false, false);
    let plain = Look { seeds: 0, from, to, taken, is_free, hand, special: Special::Nothing };
    match hole {
        Hole::Store(side) => Look { seeds: position.board.store(side), ..plain },
        Hole::Pit(pit) => Look {
            seeds: position.board[pit],
            from: marks.from.contains(pit),
            taken: marks.captured.contains(pit),
            is_free: scene.liftable.contains(pit),
            special: special(position, pit),
            ..plain
        },
    }
}

fn special(position: &Position, pit: Pit) -> Special {
    let castle = Side::ALL.into_iter().find(|side| position.castles[side.index()] == Some(pit));
    let mark = position.marks.mark(pit).zip(position.marks.owner(pit));
    match (castle, mark) {
        _ if position.excluded.contains(pit) => Special::Excluded,
        (Some(owner), _) if position.ring.has_tuzdiks() => Special::Tuzdik(owner),
        (Some(owner), _) => Special::Castle(owner),
        (None, Some((mark, owner))) => Special::Marked(mark, owner),
        (None, None) => Special::Nothing,
    }
}

/// A hole with everything around it.
pub(super) fn shapes(picture: &Picture, layout: &Layout, hole: Hole, hand: Option<u8>) -> Vec<Placed> {
    let (empty, contents) = match hole {
        Hole::Pit(pit) => {
            (holes::empty_pit(&picture.position, layout, pit), holes::pit(picture, layout, pit))
        }
        Hole::Store(side) => (holes::empty_store_of(layout, side), holes::store(picture, layout, side)),
    };
    let hand = hand.map(|seeds| holes::hand(layout, hole, seeds)).unwrap_or_default();
    [empty].into_iter().chain(contents).chain(hand).collect()
}

/// The place of a hole on the canvas. Places do not overlap.
pub(super) fn place(layout: &Layout, hole: Hole) -> Place {
    let middle = f32::from(layout.height()) / 2.0;
    let (left, top, right, bottom) = match hole {
        Hole::Pit(pit) => {
            let (Point { x, .. }, reach) = (layout.pit(pit), layout.radius() + 3.5);
            let edge = middle - 6.0;
            let beam = layout.beam();
            let (top, bottom) = if layout.outwards(pit) > 0.0 {
                (middle + beam, middle + edge)
            } else {
                (middle - edge, middle - beam)
            };
            (x - reach, top, x + reach, bottom)
        }
        Hole::Store(side) => {
            let [from, to] = layout.store_with_count(side);
            (from.x, from.y, to.x, to.y)
        }
    };
    let pixel = |at: f32| u16::try_from(Scale::Film.pixels(at)).unwrap_or_default();
    let (left, top, right, bottom) = (pixel(left), pixel(top), pixel(right), pixel(bottom));
    Place { left, top, width: right - left, height: bottom - top }
}
