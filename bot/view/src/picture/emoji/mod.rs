//! The squares of a board as the bot's own emoji: wood, pits with their counts, stores and numbers.

use std::fmt;

use kuzhi_domain::settings::Theme;
use kuzhi_engine::{Direction, Mark, Side};

use super::layout::Point;
use super::theme::Colours;
use super::{ROUND, holes, hollow_gradient, numerals};

/// The highest count of a pit with its own picture. A fuller pit is drawn as a heap.
pub const MOST_COUNTED: u8 = 30;

/// The highest count of a store: all seeds of the largest game.
const MOST_STORED: u8 = 162;

/// The most pits in a row.
const LONGEST_ROW: u8 = 9;

/// The width and height of a picture. A phone shows it at a quarter of that.
const SIZE: f32 = 128.0;

/// One square of the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Glyph {
    /// Plain wood.
    Wood,
    /// A pit with its seeds, and its special mark.
    Pit(u8, Option<Special>),
    /// A castle, and whether it belongs to the player below.
    Castle(bool),
    /// A tuzdik, and whether it belongs to the player below.
    Tuzdik(bool),
    /// A pit out of play.
    Closed,
    /// A store with its seeds.
    Store(u8),
    /// A pit's number, what the last move did there, and whether the player to move may play it.
    Number(u8, Trace, bool),
    /// The letter of a side above or below its store, and whether the last seed fell there.
    Letter(Side, bool),
    /// The direction of sowing, beside the lower row.
    Way(Direction),
}

/// The mark of a pit, and whether its seeds belong to the player below.
pub type Special = (Mark, bool);

/// What the last move did to a pit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Trace {
    /// Nothing that needs a sign.
    None,
    /// It began here.
    From,
    /// Its last seed fell here.
    To,
    /// The seeds were captured.
    Taken,
}

impl Glyph {
    /// A pit with this many seeds. Above the highest count, it is a heap.
    pub const fn pit(seeds: u8, special: Option<Special>) -> Glyph {
        Glyph::Pit(if seeds > MOST_COUNTED { MOST_COUNTED + 1 } else { seeds }, special)
    }

    /// All pictures. Those that every board needs come first.
    pub fn all() -> Vec<Glyph> {
        let sides =
            Side::ALL.into_iter().flat_map(|side| [false, true].map(|last| Glyph::Letter(side, last)));
        let traces = [Trace::None, Trace::From, Trace::To, Trace::Taken];
        let numbers = [false, true].into_iter().flat_map(|is_free| {
            traces.into_iter().flat_map(move |trace| {
                (1..=LONGEST_ROW).map(move |number| Glyph::Number(number, trace, is_free))
            })
        });
        let counts = || 0..=MOST_COUNTED + 1;
        let owners = || [false, true].into_iter();
        let marked = [Mark::Tied, Mark::Puta, Mark::Naga].into_iter().flat_map(move |mark| {
            owners().flat_map(move |below| counts().map(move |seeds| Glyph::Pit(seeds, Some((mark, below)))))
        });
        let ways = [Direction::CounterClockwise, Direction::Clockwise].map(Glyph::Way);
        [Glyph::Wood]
            .into_iter()
            .chain(sides)
            .chain(numbers)
            .chain(counts().map(|seeds| Glyph::Pit(seeds, None)))
            .chain((0..=MOST_STORED).map(Glyph::Store))
            .chain(owners().map(Glyph::Castle))
            .chain(owners().map(Glyph::Tuzdik))
            .chain([Glyph::Closed])
            .chain(ways)
            .chain(marked)
            .collect()
    }

    /// The picture as SVG.
    pub fn svg(self) -> String {
        let colours = Colours::of_theme(Theme::Dark);
        let middle = Point { x: SIZE / 2.0, y: SIZE / 2.0 };
        let body = match self {
            Glyph::Wood => String::new(),
            Glyph::Pit(seeds, special) => pit(&colours, middle, seeds, special),
            Glyph::Castle(below) => {
                format!("{}\n{}", holes::tower(middle, 56.0, &colours), pointer(&colours, below))
            }
            Glyph::Tuzdik(below) => {
                format!("{}\n{}", holes::tuzdik(middle, 56.0, &colours), pointer(&colours, below))
            }
            Glyph::Closed => holes::closed(middle, 54.0, &colours),
            Glyph::Store(seeds) => {
                format!("{}\n{}", store(&colours), count(seeds, middle, [80.0, 62.0], &colours))
            }
            Glyph::Number(number, trace, is_free) => number_with(&colours, middle, number, trace, is_free),
            Glyph::Letter(side, is_last) => letter(&colours, middle, side, is_last),
            Glyph::Way(way) => arrow(&colours, way),
        };
        let is_pit = matches!(self, Glyph::Pit(..) | Glyph::Castle(_) | Glyph::Tuzdik(_) | Glyph::Closed);
        let seams = if is_pit { seams(&colours) } else { String::new() };
        format!("{}\n{}\n{seams}\n{body}\n</svg>\n", opening(&colours), wood(&colours))
    }

    /// The name for the upload. It changes when the picture changes.
    pub fn upload_name(self) -> String {
        format!("{PREFIX}{self}_{}", short_hash(self.svg().as_bytes()))
    }
}

/// The prefix of the names of all the bot's emoji.
pub const PREFIX: &str = "kz_";

/// The name of a glyph in messages: short, but at least two characters.
impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whose = |below: bool| if below { 'd' } else { 'u' };
        match *self {
            Glyph::Wood => f.write_str("ww"),
            Glyph::Pit(seeds, None) => write!(f, "p{seeds:02}"),
            Glyph::Pit(seeds, Some((mark, below))) => {
                let letter = match mark {
                    Mark::Puta => 'b',
                    Mark::Naga => 'g',
                    Mark::Tied => 't',
                };
                write!(f, "{letter}{seeds:02}{}", whose(below))
            }
            Glyph::Castle(below) => write!(f, "c{}", whose(below)),
            Glyph::Tuzdik(below) => write!(f, "z{}", whose(below)),
            Glyph::Closed => f.write_str("xx"),
            Glyph::Store(seeds) => write!(f, "s{seeds:02}"),
            Glyph::Number(number, trace, is_free) => {
                let sign = match trace {
                    Trace::None => "",
                    Trace::From => "f",
                    Trace::To => "t",
                    Trace::Taken => "x",
                };
                write!(f, "{}{number}{sign}", if is_free { 'm' } else { 'n' })
            }
            Glyph::Letter(side, is_last) => {
                let letter = if side == Side::South { 'S' } else { 'N' };
                write!(f, "l{letter}{}", if is_last { "t" } else { "" })
            }
            Glyph::Way(Direction::CounterClockwise) => f.write_str("wr"),
            Glyph::Way(Direction::Clockwise) => f.write_str("wl"),
        }
    }
}

/// A hash of five characters (FNV-1a).
fn short_hash(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mut letter = || {
        let letter = LETTERS[usize::try_from(hash % 36).unwrap_or(0)];
        hash /= 36;
        char::from(letter)
    };
    (0..5).map(|_| letter()).collect()
}

fn opening(colours: &Colours) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">
<defs>
{}
{}
{}
</defs>"#,
        hollow_gradient(colours),
        holes::seed_shapes(colours),
        numerals::shapes()
    )
}

/// Wood whose grain continues from square to square.
fn wood(colours: &Colours) -> String {
    let fibre = |y: u8| {
        format!(
            r#"<path d="M0,{y}q32,7 64,0t64,0" fill="none" stroke="{}" stroke-width="2"/>"#,
            colours.grain
        )
    };
    let plank = format!(r#"<rect width="{SIZE}" height="{SIZE}" fill="{}"/>"#, colours.wood);
    [plank].into_iter().chain([22, 64, 106].map(fibre)).collect()
}

/// A count in the middle of a hollow. One or two digits are as large as fit: in a message, a square has not
/// even a quarter of this width.
fn count(seeds: u8, middle: Point, [one, two]: [f32; 2], colours: &Colours) -> String {
    let (height, opacity) = match seeds {
        // An empty hole is easy to see anyway, and should not catch the eye.
        0 => (one * 0.5, 0.4),
        1..=9 => (one, 1.0),
        _ => (two, 1.0),
    };
    let digits = numerals::text(&seeds.to_string(), middle, height, colours.ink);
    format!(r#"<g stroke-opacity="{opacity}">{digits}</g>"#)
}

fn pit(colours: &Colours, middle: Point, seeds: u8, special: Option<Special>) -> String {
    let hollow = |path: &str| {
        format!(
            r#"<path d="{path}" fill="url(#hollow)" stroke="{}" stroke-width="5" stroke-linejoin="round"/>"#,
            colours.ink
        )
    };
    let shape = match special {
        None => holes::round(middle, 57.0, colours),
        // A diamond like an egg on its point for a puta, waves like a snake for a naga, cords at the corners
        // for a tied pit.
        Some((Mark::Puta, _)) => hollow("M64,2L126,64L64,126L2,64Z"),
        Some((Mark::Naga, _)) => hollow("M6,30L35,8L64,30L93,8L122,30V98L93,120L64,98L35,120L6,98Z"),
        Some((Mark::Tied, _)) => format!(
            r#"<path d="M2,2L126,126M126,2L2,126" stroke="{}" stroke-width="12"/>{}"#,
            colours.ink,
            holes::round(middle, 50.0, colours)
        ),
    };
    let inside = if seeds > MOST_COUNTED {
        holes::heap_svg(middle, seeds, [42.0; 2], colours)
    } else {
        count(seeds, middle, if special.is_none() { [78.0, 60.0] } else { [60.0, 48.0] }, colours)
    };
    let owner = special.map(|(_, below)| pointer(colours, below)).unwrap_or_default();
    format!("{shape}\n{inside}\n{owner}")
}

/// Grooves above and below a pit: between the two rows, they make a seam.
fn seams(colours: &Colours) -> String {
    let path = format!("M0,1.5H{SIZE}M0,{0}H{SIZE}", SIZE - 1.5);
    format!(r#"<path d="{path}" stroke="{}" stroke-width="5"/>"#, colours.rim)
}

/// A pointer at the edge, towards the player who owns the square.
fn pointer(colours: &Colours, below: bool) -> String {
    let path = if below { "M40,108H88L64,128Z" } else { "M40,20H88L64,0Z" };
    format!(
        r#"<path d="{path}" fill="{}" stroke="{}" stroke-width="4" stroke-linejoin="round"/>"#,
        colours.trace, colours.rim
    )
}

/// A store with corners and a double rim.
fn store(colours: &Colours) -> String {
    let outer = format!(r#"fill="url(#hollow)" stroke="{}" stroke-width="5""#, colours.rim);
    let inner = format!(r#"fill="none" stroke="{}" stroke-width="4""#, colours.grain);
    format!(
        r#"<rect x="4" y="4" width="120" height="120" rx="26" {outer}/>
<rect x="13" y="13" width="102" height="102" rx="19" {inner}/>"#
    )
}

/// A number. Dashes mark where the move began, a ring where it ended, rays where seeds were captured. As in
/// the large picture, the number of a pit that may be played stands on a disc.
fn number_with(colours: &Colours, middle: Point, number: u8, trace: Trace, is_free: bool) -> String {
    let sign = match trace {
        Trace::None => String::new(),
        Trace::From => ring(colours, r#" stroke-dasharray="22 19""#),
        Trace::To => ring(colours, ""),
        // Twice as thick as in the large picture.
        Trace::Taken => {
            let rays = holes::rays(Point { x: 0.0, y: 0.0 }, 40.0, colours.trace);
            format!(r#"<g transform="translate(64 64) scale(2)">{rays}</g>"#)
        }
    };
    let (height, radius) = match trace {
        Trace::None => (64.0, 50.0),
        Trace::From | Trace::To => (54.0, 40.0),
        // There is less room between the rays.
        Trace::Taken => (44.0, 34.0),
    };
    let number = number.to_string();
    if is_free {
        let disc = format!(r#"<circle cx="64" cy="64" r="{radius}" fill="{}"/>"#, colours.ink);
        format!("{sign}\n{disc}\n{}", numerals::text(&number, middle, height * 0.9, colours.on_ink))
    } else {
        format!("{sign}\n{}", numerals::text(&number, middle, height, colours.ink))
    }
}

fn letter(colours: &Colours, middle: Point, side: Side, is_last: bool) -> String {
    let letter = if side == Side::South { "S" } else { "N" };
    let sign = if is_last { ring(colours, "") } else { String::new() };
    format!("{sign}\n{}", numerals::text(letter, middle, if is_last { 54.0 } else { 64.0 }, colours.ink))
}

fn ring(colours: &Colours, dashes: &str) -> String {
    format!(
        r#"<circle cx="64" cy="64" r="51" fill="none" stroke="{}" stroke-width="10"{dashes}/>"#,
        colours.trace
    )
}

fn arrow(colours: &Colours, way: Direction) -> String {
    let forwards = if way == Direction::CounterClockwise { 1 } else { -1 };
    let place = format!("translate(64 64) scale({forwards} 1)");
    let path = "M-46,0H46M18,-28L46,0L18,28";
    format!(
        r#"<path transform="{place}" d="{path}" fill="none" stroke="{}" stroke-width="11" {ROUND}/>"#,
        colours.ink
    )
}

#[cfg(test)]
mod tests;
