//! Digits and the letters of the sides, drawn as strokes. Pictures use no fonts.

use super::composed::{Placed, Shape, tenths};
use super::layout::Point;
use super::theme::Colour;
use super::{ROUND, letters};

/// The width and height of a sign, in its own units.
const SIGN: (f32, f32) = (10.0, 16.0);
/// The gap between two signs.
const GAP: f32 = 3.0;

/// The strokes of each sign, in a box of 10 by 16.
const SIGNS: [(char, &str); 12] = [
    ('0', "M5,1C2,1 1,4.5 1,8S2,15 5,15S9,11.5 9,8S8,1 5,1Z"),
    ('1', "M2,4.2L5.6,1V15"),
    ('2', "M1.2,4.6C1.6,2.2 3,1 5,1C7.4,1 8.8,2.6 8.8,4.8C8.8,8 4,10.5 1.2,15H9"),
    (
        '3',
        "M1.4,3.2C2.2,1.7 3.4,1 5,1C7.2,1 8.6,2.3 8.6,4.3C8.6,6.4 7,7.6 4.4,7.6C7.3,7.6 9,9 9,11.3\
         C9,13.6 7.3,15 5,15C3.1,15 1.7,14.2 1,12.6",
    ),
    ('4', "M7,15V1L1,10.8H9.4"),
    (
        '5',
        "M8.4,1H2.6L1.9,7.6C2.8,6.8 3.8,6.4 5,6.4C7.4,6.4 9,8.1 9,10.6C9,13.3 7.3,15 4.9,15\
         C3.2,15 1.9,14.3 1.1,12.9",
    ),
    (
        '6',
        "M8.2,2.6C7.4,1.5 6.4,1 5.2,1C2.4,1 1,4 1,8.6C1,12.8 2.4,15 5.1,15C7.4,15 9,13.2 9,10.7\
         C9,8.2 7.5,6.6 5.2,6.6C3.2,6.6 1.6,7.8 1.1,9.8",
    ),
    ('7', "M1,1H9C6.3,5 4.6,9.6 4,15"),
    (
        '8',
        "M5,7.6C2.9,7.6 1.6,6.3 1.6,4.3C1.6,2.3 2.9,1 5,1C7.1,1 8.4,2.3 8.4,4.3C8.4,6.3 7.1,7.6 5,7.6\
         C2.6,7.6 1,9 1,11.3C1,13.6 2.6,15 5,15C7.4,15 9,13.6 9,11.3C9,9 7.4,7.6 5,7.6Z",
    ),
    (
        '9',
        "M1.8,13.4C2.6,14.5 3.6,15 4.8,15C7.6,15 9,12 9,7.4C9,3.2 7.6,1 4.9,1C2.6,1 1,2.8 1,5.3\
         C1,7.8 2.5,9.4 4.8,9.4C6.8,9.4 8.4,8.2 8.9,6.2",
    ),
    ('N', "M1,15V1L9,15V1"),
    (
        'S',
        "M8.6,3C7.6,1.6 6.4,1 5,1C2.8,1 1.4,2.3 1.4,4.2C1.4,8.6 9,6.8 9,11.6C9,13.7 7.4,15 5,15\
         C3.2,15 1.9,14.3 1,12.8",
    ),
];

/// Definitions of digits and side letters, to be used by name.
pub(super) fn shapes() -> String {
    defined(&SIGNS)
}

/// Definitions of signs.
pub(super) fn defined(signs: &[(char, &str)]) -> String {
    let shape = |(sign, strokes): &(char, &str)| format!(r#"<path id="{}" d="{strokes}"/>"#, id(*sign));
    signs.iter().map(shape).collect::<Vec<_>>().join("\n")
}

/// The name of a sign's shape. Marks have their number, because not every mark may stand in a name.
fn id(sign: char) -> String {
    if sign.is_ascii_alphanumeric() { format!("sign-{sign}") } else { format!("sign-{:x}", u32::from(sign)) }
}

/// The width of a text with this height.
pub(super) fn width_of(text: &str, height: f32) -> f32 {
    let last = places(text).last().map_or(-SIGN.0, |(x, _)| x);
    (last + SIGN.0) * height / SIGN.1
}

/// The signs of a text with the places where they begin, in their own units. A mark stands on the sign
/// before it.
fn places(text: &str) -> impl Iterator<Item = (f32, char)> {
    let mut next = 0.0;
    text.chars().map(move |sign| {
        if !letters::is_mark(sign) {
            next += SIGN.0 + GAP;
        }
        (next - SIGN.0 - GAP, sign)
    })
}

/// A sign of this height, around the origin.
pub(super) fn sign(sign: char, height: f32, colour: &str) -> String {
    let scale = height / SIGN.1;
    let mut all = SIGNS.iter().chain(&letters::LETTERS).chain(&letters::MARKS);
    let strokes = all.find(|(one, _)| *one == sign).map_or("", |(_, strokes)| strokes);
    let place = format!("scale({scale:.2}) translate({} {})", -SIGN.0 / 2.0, -SIGN.1 / 2.0);
    let stroke = format!(r#"fill="none" stroke="{colour}" stroke-width="2.5" {ROUND}"#);
    format!(r#"<path transform="{place}" d="{strokes}" {stroke}/>"#)
}

/// A text of signs, centred on a point, with this height.
pub(super) fn signs(
    text: &str,
    middle: Point,
    height: f32,
    colour: Colour,
) -> impl Iterator<Item = Placed> + use<> {
    let scale = height / SIGN.1;
    let first = middle.x - width_of(text, height) / 2.0 + SIGN.0 * scale / 2.0;
    let signs: Vec<_> = places(text).collect();
    signs.into_iter().map(move |(x, sign)| {
        Shape::Sign(sign, tenths(height), colour).at(Point { x: first + x * scale, y: middle.y })
    })
}

/// A text of signs that begins at a point.
pub(super) fn signs_from(
    text: &str,
    from: Point,
    height: f32,
    colour: Colour,
) -> impl Iterator<Item = Placed> + use<> {
    let middle = Point { x: from.x + width_of(text, height) / 2.0, y: from.y };
    signs(text, middle, height, colour)
}

/// A text that begins at a point.
pub(super) fn text_from(letters: &str, from: Point, height: f32, colour: &str) -> String {
    let middle = Point { x: from.x + width_of(letters, height) / 2.0, y: from.y };
    text(letters, middle, height, colour)
}

/// A text of digits and side letters, centred on a point, with this height.
pub(super) fn text(text: &str, middle: Point, height: f32, colour: &str) -> String {
    let scale = height / SIGN.1;
    let (x, y) = (middle.x - width_of(text, height) / 2.0, middle.y - height / 2.0);
    let sign = |(at, sign): (f32, char)| format!(r##"<use href="#{}" x="{at:.0}"/>"##, id(sign));
    let signs = places(text).map(sign).collect::<Vec<_>>().concat();
    let place = format!("translate({x:.1} {y:.1}) scale({scale:.2})");
    format!(r#"<g transform="{place}" fill="none" stroke="{colour}" stroke-width="2.5" {ROUND}>{signs}</g>"#)
}
