//! Names on pictures: in strokes of our own if they are Latin, else in a font of the machine.

use std::sync::atomic::AtomicBool;

use resvg::tiny_skia::Rect;
use resvg::usvg::{Node, Tree};
use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_segmentation::UnicodeSegmentation as _;

use super::composed::Canvas;
use super::layout::Point;
use super::theme::{Colour, Colours};
use super::{DrawError, fonts, letters, numerals, svg_tag};

/// The size of the font in which a name is measured.
const SIZE: f32 = 100.0;
/// How high a capital letter is in most fonts.
const CAPITAL: f32 = 71.0;
/// How much higher than a name in strokes one in a font may be. Many scripts go above and below the line.
const HIGHER: f32 = 1.4;

/// A name that can be drawn.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Name {
    /// In strokes of our own.
    Strokes(String),
    /// In a font, with the place of its ink at [`SIZE`].
    Font(String, Rect),
}

impl Name {
    /// At most so many letters of a name, without ornaments. `None` if the machine has no font for it.
    pub(super) fn new(name: &str, most: usize) -> Option<Name> {
        letters::drawable(name, most).map(Name::Strokes).or_else(|| {
            let text = written(name, most);
            let ink = ink(&text)?;
            Some(Name::Font(text, ink))
        })
    }

    /// The two halves of a name, parted at the space nearest to its middle.
    pub(super) fn halves(&self) -> Option<[Name; 2]> {
        let (Name::Strokes(text) | Name::Font(text, _)) = self;
        let spaces = text.match_indices(' ').map(|(at, _)| at);
        let at = spaces.min_by_key(|at| at.abs_diff(text.len() / 2))?;
        let [first, second] = [&text[..at], &text[at + 1..]].map(|half| match self {
            Name::Strokes(_) => Some(Name::Strokes(half.to_owned())),
            Name::Font(..) => Some(Name::Font(half.to_owned(), ink(half)?)),
        });
        Some([first?, second?])
    }

    /// The width with this height.
    pub(super) fn width(&self, height: f32) -> f32 {
        match self {
            Name::Strokes(text) => numerals::width_of(text, height),
            Name::Font(_, ink) => ink.width() * scale(*ink, height),
        }
    }

    /// The height with which a name has room, at most the given one.
    pub(super) fn height_in(&self, room: f32, height: f32) -> f32 {
        height.min(height * room / self.width(height))
    }

    /// The name as SVG, from a point that is half as high as it.
    pub(super) fn svg(&self, from: Point, height: f32, colour: &str) -> String {
        match self {
            Name::Strokes(text) => numerals::text_from(text, from, height, colour),
            Name::Font(name, ink) => {
                let scale = scale(*ink, height);
                let middle = f32::midpoint(ink.top(), ink.bottom());
                let (x, y) = (from.x - ink.left() * scale, from.y - middle * scale);
                let place = format!("translate({x:.1} {y:.1}) scale({scale:.3})");
                format!(r#"<g transform="{place}" fill="{colour}">{}</g>"#, text(name))
            }
        }
    }

    /// The name as SVG, around a point.
    pub(super) fn svg_around(&self, middle: Point, height: f32, colour: &str) -> String {
        self.svg(Point { x: middle.x - self.width(height) / 2.0, ..middle }, height, colour)
    }

    /// Lays the name onto an image, from a point that is half as high as it.
    ///
    /// # Errors
    ///
    /// When it cannot be rendered.
    pub(super) fn lay(
        &self,
        canvas: &mut Canvas,
        from: Point,
        height: f32,
        colour: Colour,
    ) -> Result<(), DrawError> {
        match self {
            Name::Strokes(text) => {
                let signs: Vec<_> = numerals::signs_from(text, from, height, colour).collect();
                canvas.lay(&signs, Point::ORIGIN)
            }
            Name::Font(..) => {
                let (width, reach) = (self.width(height), height * HIGHER);
                let corners = [
                    Point { x: from.x - 2.0, y: from.y - reach },
                    Point { x: from.x + width + 2.0, y: from.y + reach },
                ];
                let drawn = self.svg(from, height, Colours::of_theme(canvas.theme).svg(colour));
                let svg = format!("{}{drawn}</svg>", svg_tag(corners[1].x, corners[1].y));
                canvas.draw(&svg, corners)
            }
        }
    }
}

/// How much a text is scaled so that its capitals have this height and its ink is not much higher.
fn scale(ink: Rect, height: f32) -> f32 {
    (height / CAPITAL).min(height * HIGHER / ink.height())
}

/// The first letters of a name with what belongs to them, without ornaments.
fn written(name: &str, most: usize) -> String {
    let is_written = |cluster: &&str| {
        cluster.chars().next().is_some_and(|first| first.is_alphanumeric() || " .-+_–’'".contains(first))
    };
    let clusters: String = name.graphemes(true).filter(is_written).take(most).collect();
    let is_invisible = |letter: &char| {
        let category = get_general_category(*letter);
        // These two join or part letters.
        category == GeneralCategory::Format && !matches!(letter, '\u{200c}' | '\u{200d}')
    };
    let letters: String = clusters.chars().filter(|letter| !is_invisible(letter)).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text as SVG, in the size in which it is measured.
fn text(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    format!(r#"<text font-size="{SIZE}" font-weight="bold">{text}</text>"#)
}

/// Where the ink of a text is. `None` if a letter is in no font of the machine.
fn ink(letters: &str) -> Option<Rect> {
    let misses = AtomicBool::new(false);
    let svg = format!("{}{}</svg>", svg_tag(SIZE, SIZE), text(letters));
    let tree = Tree::from_str(&svg, &fonts::options(&misses)).ok()?;
    let Some(Node::Text(text)) = tree.root().children().first() else { return None };
    let ink = text.flattened().bounding_box();
    (!misses.into_inner() && ink.width() > 0.0 && ink.height() > 0.0).then_some(ink)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_in_strokes_a_font_or_not_at_all() {
        assert_eq!(Name::new("Ada", 9), Some(Name::Strokes("ADA".to_owned())));
        for (name, most, kept) in [("أمل", 9, "أمل"), ("🌻 Анна <3 & Ко", 20, "Анна 3 Ко"), ("Анна", 2, "Ан")]
        {
            let found = Name::new(name, most);
            assert!(matches!(&found, Some(Name::Font(text, _)) if text == kept), "{name}: {found:?}");
        }
        for none in ["ஆதவன்", "Анна ஆதவன்", "🌻", "", "  "] {
            assert_eq!(Name::new(none, 20), None, "{none}");
        }
    }

    #[test]
    fn a_name_fits_its_room_and_its_line() {
        for name in ["أمل", "Владимир Владимирович", "Å", "ÇĞŞ"] {
            let name = Name::new(name, 99).unwrap();
            for room in [40.0, 400.0] {
                let height = name.height_in(room, 36.0);
                assert!(height <= 36.0 && name.width(height) <= room + 0.1, "{name:?}");
                if let Name::Font(_, ink) = &name {
                    assert!(ink.height() * scale(*ink, height) <= height * HIGHER + 0.1);
                }
            }
        }
    }

    #[test]
    fn a_long_name_has_two_halves() {
        let halves = |name| Name::new(name, 99).unwrap().halves();
        assert_eq!(halves("One two"), Some(["ONE", "TWO"].map(|half| Name::Strokes(half.to_owned()))));
        assert!(matches!(halves("Анна Ко"), Some([Name::Font(first, _), Name::Font(..)]) if first == "Анна"));
        assert_eq!(halves("One"), None);
    }
}
