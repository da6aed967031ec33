//! The shapes that pictures are composed of. Each is drawn around its own centre.

use kuzhi_engine::Mark;

use crate::picture::icons::Icon;
use crate::picture::layout::{Layout, Point};
use crate::picture::theme::{Colour, Colours};
use crate::picture::{ROUND, holes, hollow_gradient, letters, numerals};

/// A length in tenths of a unit of the design.
pub(in crate::picture) type Tenths = u16;

/// A length in tenths.
pub(in crate::picture) const fn tenths(length: f32) -> Tenths {
    // A picture is a thousand units wide.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let tenths = (length * 10.0 + 0.5) as Tenths;
    tenths
}

fn units(tenths: Tenths) -> f32 {
    f32::from(tenths) / 10.0
}

/// A shape that pictures have again and again.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::picture) enum Shape {
    /// An empty pit with this radius.
    Hollow(Tenths),
    /// A castle.
    Tower(Tenths),
    /// A tuzdik.
    Tuzdik(Tenths),
    /// A pit out of play.
    Closed(Tenths),
    /// An empty store, and whether it lies between the rows.
    Store(bool),
    /// A seed of one of three kinds, turned by so many degrees.
    Seed(u8, u8),
    /// The ring of the pit in which the last seed fell, or with dashes, in which the move began.
    Ring(Tenths, bool),
    /// The ring of such a store, in which the last seed fell.
    StoreRing(bool),
    /// The rays of a capture.
    Rays(Tenths),
    /// A badge, and whether it points down.
    Badge(Badge, bool),
    /// The plate of the sowing hand.
    Plate,
    /// A disc with this radius.
    Disc(Tenths, Colour),
    /// A digit, a letter or another sign of this height.
    Sign(char, Tenths, Colour),
    /// The direction of sowing: whether it goes to the right.
    Arrow(bool),
    /// A sign that needs no words.
    Icon(Icon),
}

/// What the badge of a pit says.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::picture) enum Badge {
    Castle,
    Tuzdik,
    Mark(Mark),
}

/// A shape with the place of its middle.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(in crate::picture) struct Placed {
    pub(in crate::picture) shape: Shape,
    pub(in crate::picture) at: Point,
}

impl Shape {
    /// Places the shape.
    pub(in crate::picture) const fn at(self, at: Point) -> Placed {
        Placed { shape: self, at }
    }

    /// The shape as SVG, around the origin.
    pub(in crate::picture) fn svg(self, colours: &Colours) -> String {
        let at = Point::ORIGIN;
        let (ink, trace) = (colours.ink, colours.trace);
        match self {
            Shape::Hollow(radius) => holes::round(at, units(radius), colours),
            Shape::Tower(radius) => holes::tower(at, units(radius), colours),
            Shape::Tuzdik(radius) => holes::tuzdik(at, units(radius), colours),
            Shape::Closed(radius) => holes::closed(at, units(radius), colours),
            Shape::Store(is_lying) => holes::empty_store(is_lying, colours),
            Shape::Seed(kind, turn) => format!(r##"<use href="#seed-{kind}" transform="rotate({turn})"/>"##),
            Shape::Ring(radius, is_dashed) => {
                let dashes =
                    if is_dashed { r#" stroke-dasharray="11 8" stroke-linecap="round""# } else { "" };
                let circle = format!(r#"r="{:.1}" fill="none""#, units(radius));
                format!(r#"<circle {circle} stroke="{trace}" stroke-width="4.5"{dashes}/>"#)
            }
            Shape::StoreRing(is_lying) => holes::store_ring(is_lying, colours),
            Shape::Rays(radius) => holes::rays(at, units(radius), colours.rays),
            Shape::Badge(badge, points_down) => holes::badge(badge, points_down, colours),
            Shape::Plate => {
                format!(r#"<circle r="20" fill="{trace}" stroke="{}" stroke-width="2"/>"#, colours.rim)
            }
            Shape::Disc(radius, colour) => {
                format!(r#"<circle r="{:.1}" fill="{}"/>"#, units(radius), colours.svg(colour))
            }
            Shape::Sign(sign, height, colour) => numerals::sign(sign, units(height), colours.svg(colour)),
            Shape::Arrow(is_forwards) => {
                let (way, path) = (if is_forwards { 1 } else { -1 }, "M-26,0H26M12,-13L26,0L12,13");
                let stroke = format!(r#"stroke="{ink}" stroke-width="5" {ROUND}"#);
                format!(r#"<path transform="scale({way} 1)" d="{path}" fill="none" {stroke}/>"#)
            }
            Shape::Icon(icon) => icon.svg(colours),
        }
    }

    /// What the shape uses by name.
    pub(super) fn definitions(self, colours: &Colours) -> String {
        match self {
            Shape::Hollow(_) | Shape::Tower(_) | Shape::Tuzdik(_) | Shape::Store(_) => {
                hollow_gradient(colours)
            }
            Shape::Seed(..) => holes::seed_shapes(colours),
            _ => String::new(),
        }
    }

    /// Half the width and height of what the shape covers, at most.
    pub(super) fn reach(self) -> (f32, f32) {
        let square = |reach: f32| (reach, reach);
        match self {
            Shape::Hollow(radius)
            | Shape::Tower(radius)
            | Shape::Tuzdik(radius)
            | Shape::Closed(radius)
            | Shape::Ring(radius, _) => square(units(radius) + 4.0),
            Shape::Rays(radius) | Shape::Disc(radius, _) => square(units(radius) + 1.0),
            Shape::Store(is_lying) | Shape::StoreRing(is_lying) => {
                let (width, height) = Layout::store_size(is_lying);
                (width / 2.0 + 7.0, height / 2.0 + 7.0)
            }
            Shape::Seed(..) => square(11.0),
            Shape::Badge(..) | Shape::Plate => square(28.0),
            // A mark stands above or below its letter.
            Shape::Sign(sign, height, _) if letters::is_mark(sign) => square(units(height) + 1.0),
            Shape::Sign(_, height, _) => square(units(height) * 0.75 + 1.0),
            Shape::Arrow(_) => (32.0, 18.0),
            Shape::Icon(_) => square(26.0),
        }
    }
}

/// Shapes as SVG.
pub(in crate::picture) fn as_svg(placed: &[Placed], colours: &Colours) -> String {
    let one = |Placed { shape, at }: &Placed| {
        format!(r#"<g transform="translate({:.1} {:.1})">{}</g>"#, at.x, at.y, shape.svg(colours))
    };
    placed.iter().map(one).collect::<Vec<_>>().join("\n")
}
