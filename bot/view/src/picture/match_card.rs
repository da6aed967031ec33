//! A finished match as a card to share: a board of it between its players, with the result and the lead as a
//! curve. It is above the line where the player below leads.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

use kuzhi_domain::tournaments::LONGEST_TOURNAMENT_NAME;
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
    /// Its tournament and the round. Left out if the machine has no font for it: the message has it.
    pub title: Option<String>,
    /// The board that tells most.
    pub board: Picture,
    /// After how many moves that was. `None` at the end.
    pub at: Option<usize>,
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
/// The height of the title, and of a player's band.
const TITLE: u16 = 60;
const BAND: u16 = 92;
/// The most letters of a title: the name of a tournament, and the round.
const TITLE_LETTERS: usize = LONGEST_TOURNAMENT_NAME + 24;
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
        let title = self.title.as_ref().and_then(|title| Name::new(title, TITLE_LETTERS));
        let title_height = if title.is_some() { TITLE } else { 0 };
        let above = title_height + BAND;
        let (band, top) = (f32::from(BAND), f32::from(title_height));
        let bottom = f32::from(above) + f32::from(layout.height());
        let height = above + BAND + CURVE + layout.height();
        let ground = Ground::Card { theme: self.board.theme, above, height: layout.height() };
        let mut canvas = ground.or_draw(|| {
            let size = [WIDTH, f32::from(height)];
            let mut empty = Canvas::new(self.board.theme, Scale::Full, size);
            let plank = plank(Layout::WIDTH - 6, height - 6, colours.rim);
            let on_it = super::board(&layout, &colours);
            let (tag, wood) = (svg_tag(Layout::WIDTH, height), wood_gradient(&colours));
            let board = format!(r#"<g transform="translate(0 {above})">{on_it}</g>"#);
            let svg = format!("{tag}<defs>{wood}</defs>{plank}{board}</svg>");
            empty.draw(&svg, [Point::ORIGIN, Point { x: WIDTH, y: size[1] }])?;
            Ok(empty)
        })?;
        if let Some(title) = title {
            let height = title.height_in(WIDTH - 96.0, 28.0);
            title.lay(&mut canvas, Point { x: 48.0, y: top / 2.0 + 8.0 }, height, Colour::Ink)?;
        }
        let below = self.board.viewer;
        self.board.lay_onto(&mut canvas, &layout, Point { x: 0.0, y: f32::from(above) })?;
        self.draw_player(&mut canvas, below.other(), top + band / 2.0)?;
        self.draw_player(&mut canvas, below, bottom + band / 2.0)?;
        let top = bottom + band;
        self.draw_curve(&mut canvas, top)?;
        canvas.lay(&sides(top, below), Point::ORIGIN)?;
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

    /// Draws the lead over the game, up where the player below leads, with a dot where the board stands.
    fn draw_curve(&self, canvas: &mut Canvas, top: f32) -> Result<(), DrawError> {
        let (y, reach) = curve_at(top);
        let most = self.leads.iter().map(|lead| lead.abs()).max().unwrap_or_default().max(LEAST);
        let last = self.leads.len().saturating_sub(1).max(1);
        let up = if self.board.viewer == Side::South { reach } else { -reach };
        let point = |(at, lead): (usize, &i32)| {
            let x = ENDS.0 + (ENDS.1 - ENDS.0) * at as f32 / last as f32;
            Point { x, y: y - up * *lead as f32 / most as f32 }
        };
        let curve: Vec<Point> = self.leads.iter().enumerate().map(point).collect();
        canvas.area(&curve, y, Colour::Trace, 0.45);
        canvas.line(&[ENDS.0, ENDS.1].map(|x| Point { x, y }), 2.0, Colour::Ink);
        canvas.line(&curve, 4.0, Colour::Ink);
        let marked = self.at.and_then(|at| Some((at, *curve.get(at)?)));
        let Some((at, point)) = marked else { return Ok(()) };
        // The number of the move is on the other side of the line.
        let number = Point { y: if point.y <= y { y + 22.0 } else { y - 22.0 }, ..point };
        let dot = [Shape::Disc(110, Colour::Ink).at(point), Shape::Disc(70, Colour::Trace).at(point)];
        let number = numerals::signs(&at.to_string(), number, 24.0, Colour::Ink);
        canvas.lay(&dot.into_iter().chain(number).collect::<Vec<_>>(), Point::ORIGIN)
    }
}

/// The middle of the curve, and how far it reaches from there.
fn curve_at(top: f32) -> (f32, f32) {
    let half = f32::from(CURVE) / 2.0;
    (top + half - 8.0, half - 26.0)
}

/// The sides in the halves of the curve: the one below in the picture leads where it is up.
fn sides(top: f32, below: Side) -> Vec<Placed> {
    let (middle, reach) = curve_at(top);
    let x = ENDS.0 - 20.0;
    let letter = |side: Side, y| {
        let text = if side == Side::South { "S" } else { "N" };
        numerals::signs(text, Point { x, y }, 24.0, Colour::Ink)
    };
    letter(below, middle - reach).chain(letter(below.other(), middle + reach)).collect()
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
            title: None,
            at: Some(24),
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
            let title = (number == 1).then(|| "Friends Cup · 3".to_owned());
            let bytes = MatchCard { title, ..card(theme, viewer, names, notes) }.png().unwrap();
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

    #[test]
    fn the_curve_goes_up_for_whoever_is_below() {
        let drawn = |viewer, leads: Vec<i32>| {
            let one = card(Theme::Light, viewer, ["A", "B"], [CardNote::None; 2]);
            let mut canvas = Canvas::new(Theme::Light, Scale::Full, [WIDTH, f32::from(CURVE)]);
            MatchCard { leads, ..one }.draw_curve(&mut canvas, 0.0).unwrap();
            canvas.pixels
        };
        let leads = vec![0, 3, 5, 2, -4, -9];
        let other: Vec<i32> = leads.iter().map(|lead| -lead).collect();
        assert_eq!(drawn(Side::South, leads.clone()), drawn(Side::North, other));
        assert_ne!(drawn(Side::South, leads.clone()), drawn(Side::North, leads));
    }
}
