//! The positions of everything in the picture.

use kuzhi_engine::{Pit, Ring, Side};

/// The geometry of a board with one row below and one above, from the viewer's side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    ring: Ring,
    viewer: Side,
}

/// A point in the picture.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    pub(super) const ORIGIN: Point = Point { x: 0.0, y: 0.0 };
}

impl Layout {
    /// Twice the width on a phone, so that it is sharp there.
    pub(super) const WIDTH: u16 = 840;
    /// The width and height of a store.
    pub(super) const STORE: (f32, f32) = (88.0, 176.0);
    /// From the edge of the board to its stores.
    const MARGIN: f32 = 20.0;
    /// The height of the band of pit numbers, above and below.
    const NUMBERS: f32 = 42.0;
    /// The height of the band of counts, between the numbers and the pits.
    const COUNTS: f32 = 50.0;
    /// The least distance between the rows.
    const SEAM: f32 = 12.0;
    /// The least height, which the stores and what is written above them need.
    const LEAST_HEIGHT: f32 = 354.0;

    pub(super) const fn new(ring: Ring, viewer: Side) -> Layout {
        Layout { ring, viewer }
    }

    /// The width of a column of pits.
    fn pitch(self) -> f32 {
        let between = f32::from(Self::WIDTH) - 2.0 * (Self::MARGIN + Self::STORE.0 + 4.0);
        between / f32::from(self.ring.row_len())
    }

    pub(super) fn radius(self) -> f32 {
        (self.pitch() / 2.0 - 4.5).min(44.0)
    }

    /// The height of a row with its counts and numbers.
    fn row_height(self) -> f32 {
        Self::NUMBERS + Self::COUNTS + 2.0 * self.radius()
    }

    /// The distance between the rows. Small pits are further apart.
    fn seam(self) -> f32 {
        Self::SEAM.max(Self::LEAST_HEIGHT - 2.0 * self.row_height())
    }

    pub(super) fn height(self) -> u16 {
        // Whole pixels.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let height = (2.0 * self.row_height() + self.seam()).round() as u16;
        height
    }

    pub(super) fn pit(self, pit: Pit) -> Point {
        let owner = self.ring.owner(pit);
        let from_left = f32::from(self.ring.number(pit).get()) - 0.5;
        let x = Self::MARGIN + Self::STORE.0 + 4.0 + from_left * self.pitch();
        let (middle, reach) = (f32::from(self.height()) / 2.0, self.seam() / 2.0 + self.radius());
        if self.is_below(owner) {
            Point { x, y: middle + reach }
        } else {
            // The opponent's left is on our right.
            Point { x: f32::from(Self::WIDTH) - x, y: middle - reach }
        }
    }

    /// The centre of a store. It is to its player's right.
    pub(super) fn store(self, side: Side) -> Point {
        let from_edge = Self::MARGIN + Self::STORE.0 / 2.0;
        let x = if self.is_below(side) { f32::from(Self::WIDTH) - from_edge } else { from_edge };
        Point { x, y: f32::from(self.height()) / 2.0 }
    }

    /// The free spot under the left store.
    pub(super) fn beside_lower_row(self) -> Point {
        let (x, y) = (Self::MARGIN + Self::STORE.0 / 2.0, f32::from(self.height()) / 2.0);
        Point { x, y: y + Self::STORE.1 / 2.0 + 34.0 }
    }

    /// The centre of a pit's count.
    pub(super) fn count(self, pit: Pit) -> Point {
        self.outside(pit, self.radius() + Self::COUNTS / 2.0)
    }

    /// The centre of a pit's number.
    pub(super) fn number(self, pit: Pit) -> Point {
        self.outside(pit, self.radius() + Self::COUNTS + Self::NUMBERS / 2.0 - 5.0)
    }

    fn outside(self, pit: Pit, by: f32) -> Point {
        let Point { x, y } = self.pit(pit);
        Point { x, y: y + self.outwards(pit) * by }
    }

    /// 1 if the nearest edge of the board is below the pit, -1 if it is above.
    pub(super) fn outwards(self, pit: Pit) -> f32 {
        self.down(self.ring.owner(pit))
    }

    /// 1 if a side's row is below, -1 if it is above.
    pub(super) fn down(self, side: Side) -> f32 {
        if self.is_below(side) { 1.0 } else { -1.0 }
    }

    fn is_below(self, side: Side) -> bool {
        side == self.viewer
    }
}
