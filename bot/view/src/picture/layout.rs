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
    /// The width and height of a store beside the rows.
    const STORE: (f32, f32) = (88.0, 176.0);
    /// The same of a store that lies in the beam between long rows.
    const LYING_STORE: (f32, f32) = (256.0, 76.0);
    /// The longest rows with stores beside them. Longer ones need the whole width.
    const STORES_BESIDE: u8 = 7;
    /// From a lying store to its count, and from there to the letter of its side.
    const BESIDE_LYING: [f32; 2] = [46.0, 64.0];
    /// How wide a phone shows the picture, in its pixels.
    #[cfg(test)]
    pub(super) const ON_A_PHONE: f32 = 350.0;
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

    /// Whether the stores lie in the beam between the rows.
    pub(super) const fn has_lying_stores(self) -> bool {
        self.ring.row_len() > Self::STORES_BESIDE
    }

    /// From the edge of the board to its rows.
    fn before_rows(self) -> f32 {
        if self.has_lying_stores() { Self::MARGIN } else { Self::MARGIN + Self::STORE.0 + 4.0 }
    }

    /// The width of a column of pits.
    fn pitch(self) -> f32 {
        (f32::from(Self::WIDTH) - 2.0 * self.before_rows()) / f32::from(self.ring.row_len())
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
        if self.has_lying_stores() {
            return Self::LYING_STORE.1 + 28.0;
        }
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
        let x = self.before_rows() + from_left * self.pitch();
        let (middle, reach) = (f32::from(self.height()) / 2.0, self.seam() / 2.0 + self.radius());
        if self.is_below(owner) {
            Point { x, y: middle + reach }
        } else {
            // The opponent's left is on our right.
            Point { x: f32::from(Self::WIDTH) - x, y: middle - reach }
        }
    }

    /// The width and height of a store.
    pub(super) const fn store_size(is_lying: bool) -> (f32, f32) {
        if is_lying { Self::LYING_STORE } else { Self::STORE }
    }

    /// The centre of a store. It is to its player's right.
    pub(super) fn store(self, side: Side) -> Point {
        let middle = f32::from(Self::WIDTH) / 2.0;
        let from_middle = if self.has_lying_stores() {
            Self::LYING_STORE.0 / 2.0 + 14.0
        } else {
            middle - Self::MARGIN - Self::STORE.0 / 2.0
        };
        Point { x: middle + from_middle * self.right(side), y: f32::from(self.height()) / 2.0 }
    }

    /// The centre of a store's count: above it, or on the outer side of a lying one.
    pub(super) fn store_count(self, side: Side) -> Point {
        self.outside_store(side, 26.0, Self::BESIDE_LYING[0])
    }

    /// The centre of the letter of a store's side.
    pub(super) fn store_letter(self, side: Side) -> Point {
        self.outside_store(side, 62.0, Self::BESIDE_LYING.iter().sum())
    }

    fn outside_store(self, side: Side, above: f32, beside: f32) -> Point {
        let (Point { x, y }, (width, height)) = (self.store(side), Self::store_size(self.has_lying_stores()));
        if self.has_lying_stores() {
            Point { x: x + (width / 2.0 + beside) * self.right(side), y }
        } else {
            Point { x, y: y - height / 2.0 - above }
        }
    }

    /// The upper left and the lower right corner of a store with what is written beside it.
    pub(super) fn store_with_count(self, side: Side) -> [Point; 2] {
        let (Point { x, y }, (width, height)) = (self.store(side), Self::store_size(self.has_lying_stores()));
        let (across, along) = (width / 2.0 + 5.5, height / 2.0);
        if self.has_lying_stores() {
            let end = x + (width / 2.0 + Self::BESIDE_LYING.iter().sum::<f32>() + 14.0) * self.right(side);
            let start = x - across * self.right(side);
            let (top, bottom) = (y - along - 5.5, y + along + 5.5);
            return [Point { x: start.min(end), y: top }, Point { x: start.max(end), y: bottom }];
        }
        [Point { x: x - across, y: y - along - 76.0 }, Point { x: x + across, y: y + along + 56.0 }]
    }

    /// How far what belongs to a pit reaches into the beam, counted from the middle of the board.
    pub(super) fn beam(self) -> f32 {
        if self.has_lying_stores() { Self::LYING_STORE.1 / 2.0 + 5.5 } else { 0.0 }
    }

    /// 1 if a side's store is on the right, -1 if it is on the left.
    fn right(self, side: Side) -> f32 {
        self.down(side)
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
