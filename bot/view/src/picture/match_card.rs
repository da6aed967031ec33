//! A finished match as a card to share: the board between its players, with the result and the lead as a
//! curve, above the line for South as in a review.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

use kuzhi_engine::Side;

use super::composed::{Canvas, Ground, Placed, Scale, Shape};
use super::icons::Icon;
use super::layout::{Layout, Point};
use super::name::Name;
use super::theme::Colour;
use super::{DrawError, Picture, numerals, plank, svg_tag, wood_gradient};

/// A finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchCard {
    /// The final board.
    pub board: Picture,
    /// South and North.
    pub players: [CardPlayer; 2],
    /// South's lead in seeds before the first move and after each move.
    pub leads: Vec<i32>,
}

/// A player on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPlayer {
    /// The name. The name of the side stands for one that the machine has no font for.
    pub name: String,
    /// The seeds, or what else counts.
    pub score: u32,
    /// Whether they have won.
    pub has_won: bool,
    /// What stands beside the name.
    pub note: CardNote,
}

/// What stands beside a name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CardNote {
    /// Nothing.
    None,
    /// The bot's level.
    Level(u8),
    /// The rating after the match, whether it is provisional, and how it has changed.
    Rating(u32, bool, i32),
}

const WIDTH: f32 = 840.0;
/// The height of a player's band.
const BAND: u16 = 92;
/// The height of the curve's band, and the ends of the curve.
const CURVE: u16 = 190;
const ENDS: (f32, f32) = (48.0, WIDTH - 48.0);
/// The most letters of a name.
const LETTERS: usize = 16;
/// The most room for a name, and with a rating beside it.
const ROOM: f32 = 400.0;
const LESS_ROOM: f32 = 280.0;
/// The smallest maximum of the curve. A finer scale would exaggerate small leads.
const LEAST: i32 = 4;

impl CardPlayer {
    /// The name as it is drawn.
    pub(super) fn drawable_name(&self, side: Side) -> Name {
        // The message above has all names, in every script.
        let of_side = if side == Side::South { "SOUTH" } else { "NORTH" };
        Name::new(&self.name, LETTERS).unwrap_or_else(|| Name::Strokes(of_side.to_owned()))
    }
}

impl MatchCard {
    /// Renders the card to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let (layout, colours) = self.board.design();
        let board = f32::from(layout.height());
        let (band, bottom) = (f32::from(BAND), f32::from(BAND) + board);
        let height = 2 * BAND + CURVE + layout.height();
        let below_band = Point { x: 0.0, y: band };
        let ground = Ground::Card { theme: self.board.theme, height: layout.height() };
        let mut canvas = ground.or_draw(|| {
            let size = [WIDTH, f32::from(height)];
            let mut empty = Canvas::new(self.board.theme, Scale::Full, size);
            let plank = plank(Layout::WIDTH - 6, height - 6, colours.rim);
            let on_it = super::board(&layout, &colours);
            let (tag, wood) = (svg_tag(Layout::WIDTH, height), wood_gradient(&colours));
            let board = format!(r#"<g transform="translate(0 {BAND})">{on_it}</g>"#);
            let svg = format!("{tag}<defs>{wood}</defs>{plank}{board}</svg>");
            empty.draw(&svg, [Point::ORIGIN, Point { x: WIDTH, y: size[1] }])?;
            Ok(empty)
        })?;
        let below = self.board.viewer;
        self.board.lay_onto(&mut canvas, &layout, below_band)?;
        self.draw_player(&mut canvas, below.other(), band / 2.0)?;
        self.draw_player(&mut canvas, below, bottom + band / 2.0)?;
        let top = bottom + band;
        self.draw_curve(&mut canvas, top);
        canvas.lay(&sides(top), Point::ORIGIN)?;
        canvas.png()
    }

    /// Draws a player's band: the side, the name, what stands beside it, and the score.
    fn draw_player(&self, canvas: &mut Canvas, side: Side, y: f32) -> Result<(), DrawError> {
        let player = &self.players[side.index()];
        let letter = if side == Side::South { "S" } else { "N" };
        let signs =
            |text: &str, x: f32, height: f32| numerals::signs_from(text, Point { x, y }, height, Colour::Ink);
        let middle = Point { x: 64.0, y };
        let mut parts = vec![Shape::Disc(280, Colour::Ink).at(middle)];
        parts.extend(numerals::signs(letter, middle, 30.0, Colour::OnInk));
        let mut x = 112.0;
        let name = player.drawable_name(side);
        let room = if matches!(player.note, CardNote::Rating(..)) { LESS_ROOM } else { ROOM };
        let height = name.height_in(room, 36.0);
        name.lay(canvas, Point { x, y }, height, Colour::Ink)?;
        x += name.width(height) + 26.0;
        match player.note {
            CardNote::None => {}
            CardNote::Level(level) => {
                parts.push(Shape::Icon(Icon::Robot).at(Point { x: x + 20.0, y }));
                parts.extend(signs(&level.to_string(), x + 50.0, 30.0));
            }
            CardNote::Rating(rating, is_provisional, change) => {
                let doubt = if is_provisional { "?" } else { "" };
                let sign = match change {
                    1.. => "+",
                    0 => "±",
                    _ => "-",
                };
                parts.extend(signs(&format!("{rating}{doubt} {sign}{}", change.unsigned_abs()), x, 26.0));
            }
        }
        let score = player.score.to_string();
        let from = WIDTH - 48.0 - numerals::width_of(&score, 46.0);
        parts.extend(signs(&score, from, 46.0));
        if player.has_won {
            parts.push(Shape::Icon(Icon::Cup).at(Point { x: from - 46.0, y }));
        }
        canvas.lay(&parts, Point::ORIGIN)
    }

    /// Draws the lead over the game.
    fn draw_curve(&self, canvas: &mut Canvas, top: f32) {
        let (y, reach) = curve_at(top);
        let most = self.leads.iter().map(|lead| lead.abs()).max().unwrap_or_default().max(LEAST);
        let last = self.leads.len().saturating_sub(1).max(1);
        let point = |(at, lead): (usize, &i32)| {
            let x = ENDS.0 + (ENDS.1 - ENDS.0) * at as f32 / last as f32;
            Point { x, y: y - reach * *lead as f32 / most as f32 }
        };
        let curve: Vec<Point> = self.leads.iter().enumerate().map(point).collect();
        canvas.area(&curve, y, Colour::Trace, 0.45);
        canvas.line(&[ENDS.0, ENDS.1].map(|x| Point { x, y }), 2.0, Colour::Ink);
        canvas.line(&curve, 4.0, Colour::Ink);
    }
}

/// The middle of the curve, and how far it reaches from there.
fn curve_at(top: f32) -> (f32, f32) {
    let half = f32::from(CURVE) / 2.0;
    (top + half - 8.0, half - 26.0)
}

/// The sides in the halves of the curve.
fn sides(top: f32) -> Vec<Placed> {
    let (middle, reach) = curve_at(top);
    let x = ENDS.0 - 20.0;
    let letter = |text, y| numerals::signs(text, Point { x, y }, 20.0, Colour::Ink);
    letter("S", middle - reach).chain(letter("N", middle + reach)).collect()
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::settings::Theme;
    use kuzhi_engine::Game;

    use super::*;

    fn card(theme: Theme, viewer: Side, names: [&str; 2], notes: [CardNote; 2]) -> MatchCard {
        let mut board = Game::default().start();
        for mv in ["4", "1", "2", "6", "3"] {
            let _ = board.play(mv.parse().unwrap(), &mut |_| ());
        }
        let player = |at: usize| CardPlayer {
            name: names[at].to_owned(),
            score: [28, 20][at],
            has_won: at == 0,
            note: notes[at],
        };
        let leads = (0..40).map(|at: i32| (at * at / 90) - 6 * (at % 7) / 3).collect();
        MatchCard {
            board: Picture::from_match(&board, viewer, theme),
            players: [player(0), player(1)],
            leads,
        }
    }

    #[test]
    fn cards_that_were_looked_at() {
        let rated = [CardNote::Rating(1_662, true, 162), CardNote::Rating(1_338, false, -162)];
        let against_bot = [CardNote::None, CardNote::Level(3)];
        for (number, (theme, viewer, names, notes)) in [
            (Theme::Light, Side::South, ["Ada", "Kuzhi"], against_bot),
            (Theme::Dark, Side::North, ["Çağrı the Magnificent", "Bob"], rated),
            (Theme::Light, Side::South, ["ஆதவன்", ""], rated),
        ]
        .into_iter()
        .enumerate()
        {
            let bytes = card(theme, viewer, names, notes).png().unwrap();
            assert!(bytes.starts_with(b"\x89PNG") && bytes.len() < 500_000, "{}", bytes.len());
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                std::fs::write(std::env::temp_dir().join(format!("kuzhi-card-{number}.png")), bytes).unwrap();
            }
        }
    }

    #[test]
    fn players_whose_script_has_no_font_are_called_by_their_sides() {
        let bands = |names| {
            let card = card(Theme::Light, Side::South, names, [CardNote::None; 2]);
            Side::ALL.map(|side| {
                let mut band = Canvas::new(Theme::Light, Scale::Full, [WIDTH, f32::from(BAND)]);
                card.draw_player(&mut band, side, f32::from(BAND) / 2.0).unwrap();
                band.pixels
            })
        };
        assert_eq!(bands(["ஆதவன்", "🌻"]), bands(["South", "North"]));
        assert_eq!(bands(["Ada 🌻", ""]), bands(["Ada", "North"]));
        for [name, other] in [["Ada", "South"], ["أمل", "South"], ["Ağa", "Aga"]] {
            assert_ne!(bands([name, "Bob"])[0], bands([other, "Bob"])[0], "{name}");
        }
    }

    #[test]
    fn a_match_without_moves_has_a_card() {
        let one = card(Theme::Dark, Side::South, ["A", "B"], [CardNote::None; 2]);
        for leads in [vec![], vec![0], vec![48, -48]] {
            assert!(MatchCard { leads, ..one.clone() }.png().is_ok());
        }
    }
}
