//! A player's profile as a picture to post: the name and the streaks, the wall of beaten levels, and the
//! rating with its curve. The message beside it says the same in words.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

mod rating_panel;

use kuzhi_domain::settings::Theme;

pub use self::rating_panel::RatingPanel;

use self::rating_panel::PANEL;

use super::composed::{Canvas, Ground, Placed, Scale, Shape};
use super::icons::Icon;
use super::layout::Point;
use super::name::Name;
use super::png::DrawError;
use super::theme::{Colour, Colours};
use super::{numerals, svg_tag, wood_gradient};

/// A player's profile.
#[derive(Clone, PartialEq, Debug)]
pub struct ProfileCard {
    /// The player's name. It is left out if the machine has no font for it: the message has it.
    pub name: String,
    /// How many daily puzzles in a row the player has solved.
    pub days: u32,
    /// How many games against people in a row the player has won.
    pub wins: u32,
    /// The highest level of the bot that the player has beaten, and the game.
    pub best: Option<(u8, GameLabel)>,
    /// Every game.
    pub wall: Vec<WallRow>,
    /// The rating that the player has played for most.
    pub rated: Option<RatingPanel>,
    /// The colours.
    pub theme: Theme,
}

/// The name of a game: in the language of the card, and in letters that can always be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLabel {
    /// In the language of the card.
    pub name: String,
    /// In English.
    pub latin: String,
}

/// A game in the wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WallRow {
    /// Its name.
    pub label: GameLabel,
    /// Whether the player has played it.
    pub is_met: bool,
    /// Whether the player has done its lessons.
    pub is_learnt: bool,
    /// For each level of the bot, from the lowest, whether the player has beaten it.
    pub beaten: Vec<bool>,
}

/// Twice the width on a phone, so that it is sharp there.
const WIDTH: f32 = 840.0;
/// The margin around everything, and the left edge of what is written.
const MARGIN: f32 = 18.0;
const LEFT: f32 = 40.0;
/// The height of the band with the name, and of the one with the best win.
const NAME: f32 = 96.0;
const BEST: f32 = 64.0;
/// The height of the line with the levels, and of a game in the wall.
const LEVELS: f32 = 44.0;
const ROW: f32 = 46.0;
/// The room for the name of a game, the place of its tick, and the middles of the pits.
const LABEL: f32 = 250.0;
const TICK: f32 = 304.0;
const PITS: f32 = 366.0;
const PITCH: f32 = 58.0;
/// The most letters of names.
const LETTERS: usize = 24;

impl GameLabel {
    fn drawable(&self) -> Option<Name> {
        Name::new(&self.name, LETTERS).or_else(|| Name::new(&self.latin, LETTERS))
    }
}

impl ProfileCard {
    /// The card as a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let height = self.height();
        let mut canvas = Ground::Plank { theme: self.theme, height: whole(height) }.or_draw(|| {
            let mut plank = Canvas::new(self.theme, Scale::Full, [WIDTH, height]);
            let colours = Colours::of_theme(self.theme);
            let wood = wood_gradient(&colours);
            let rim = super::plank(WIDTH - 6.0, height - 6.0, colours.rim);
            let svg = format!("{}<defs>{wood}</defs>{rim}</svg>", svg_tag(WIDTH, height));
            plank.draw(&svg, [Point::ORIGIN, Point { x: WIDTH, y: height }])?;
            Ok(plank)
        })?;
        let placed = self.draw(&mut canvas)?;
        canvas.lay(&placed, Point::ORIGIN)?;
        canvas.png()
    }

    fn height(&self) -> f32 {
        let best = if self.best.is_some() { BEST } else { 0.0 };
        let rated = if self.rated.is_some() { PANEL } else { 0.0 };
        MARGIN + NAME + best + LEVELS + ROW * self.wall.len() as f32 + rated + MARGIN
    }

    /// Draws its lines and names, and returns the shapes on top of them.
    fn draw(&self, canvas: &mut Canvas) -> Result<Vec<Placed>, DrawError> {
        let (mut parts, mut top) = (Parts::default(), MARGIN);
        self.header(top + NAME / 2.0, canvas, &mut parts)?;
        top += NAME;
        if let Some((level, game)) = &self.best {
            best_win(*level, game, top + BEST / 2.0 - 8.0, canvas, &mut parts)?;
            top += BEST;
        }
        self.draw_wall(top, canvas, &mut parts)?;
        top += LEVELS + ROW * self.wall.len() as f32;
        if let Some(panel) = &self.rated {
            panel.draw(top, canvas, &mut parts)?;
        }
        Ok(parts.0)
    }

    /// The name, and on the right a flame with the days of puzzles and a cup with the games won in a row.
    fn header(&self, y: f32, canvas: &mut Canvas, parts: &mut Parts) -> Result<(), DrawError> {
        let mut right = WIDTH - LEFT;
        for (number, icon) in [(self.wins, Icon::Cup), (self.days, Icon::Flame)] {
            if number > 0 {
                let number = number.to_string();
                let width = numerals::width_of(&number, 40.0);
                parts.text_from(&number, right - width, y, 40.0);
                parts.shape(Shape::Icon(icon), right - width - 34.0, y);
                right -= width + 84.0;
            }
        }
        let Some(name) = Name::new(&self.name, LETTERS) else { return Ok(()) };
        let height = name.height_in(right - LEFT, 50.0);
        name.lay(canvas, Point { x: LEFT, y }, height, Colour::Ink)
    }

    /// Every game with a pit for each level: full if the level is beaten.
    fn draw_wall(&self, top: f32, canvas: &mut Canvas, parts: &mut Parts) -> Result<(), DrawError> {
        canvas.line(&level(LEFT, WIDTH - LEFT, top), 3.0, Colour::Rim);
        let levels = self.wall.iter().map(|row| row.beaten.len()).max().unwrap_or_default();
        for at in 0..levels {
            parts.text(&(at + 1).to_string(), pit_at(at), top + LEVELS / 2.0 + 4.0, 24.0, Colour::Ink);
        }
        for (number, row) in self.wall.iter().enumerate() {
            let y = top + LEVELS + ROW * (number as f32 + 0.5);
            // What is still to come is smaller.
            let height = if row.is_met || row.is_learnt { 27.0 } else { 22.0 };
            if let Some(name) = row.label.drawable() {
                name.lay(canvas, Point { x: LEFT, y }, name.height_in(LABEL, height), Colour::Ink)?;
            }
            if row.is_learnt {
                canvas.line(
                    &TICK_STROKE.map(|[x, down]| Point { x: TICK + x, y: y + down }),
                    5.0,
                    Colour::Ink,
                );
            }
            for (at, is_beaten) in row.beaten.iter().enumerate() {
                parts.shape(Shape::Hollow(175), pit_at(at), y);
                if *is_beaten {
                    for (kind, [x, down]) in (0..3).zip([[-6.0, 4.0], [6.0, 5.0], [0.0, -6.0]]) {
                        parts.shape(Shape::Seed(kind, 40 * kind), pit_at(at) + x, y + down);
                    }
                }
            }
        }
        Ok(())
    }
}

/// The best win: a cup, the robot with its level, and the game.
fn best_win(
    won: u8,
    game: &GameLabel,
    y: f32,
    canvas: &mut Canvas,
    parts: &mut Parts,
) -> Result<(), DrawError> {
    parts.shape(Shape::Icon(Icon::Cup), LEFT + 20.0, y);
    parts.shape(Shape::Icon(Icon::Robot), LEFT + 72.0, y);
    parts.text_from(&won.to_string(), LEFT + 104.0, y, 36.0);
    let Some(name) = game.drawable() else { return Ok(()) };
    let height = name.height_in(480.0, 30.0);
    name.lay(canvas, Point { x: LEFT + 160.0, y }, height, Colour::Ink)
}

fn pit_at(place: usize) -> f32 {
    PITS + PITCH * place as f32
}

/// A height in whole units.
fn whole(height: f32) -> u16 {
    // A picture is some thousand units high.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let whole = height.round() as u16;
    whole
}

/// The shapes of a card.
#[derive(Default)]
struct Parts(Vec<Placed>);

impl Parts {
    fn text(&mut self, text: &str, x: f32, y: f32, height: f32, colour: Colour) {
        self.0.extend(numerals::signs(text, Point { x, y }, height, colour));
    }

    /// A text that starts at a point.
    fn text_from(&mut self, text: &str, x: f32, y: f32, height: f32) {
        self.0.extend(numerals::signs_from(text, Point { x, y }, height, Colour::Ink));
    }

    fn shape(&mut self, shape: Shape, x: f32, y: f32) {
        self.0.push(shape.at(Point { x, y }));
    }
}

/// The stroke of a tick.
const TICK_STROKE: [[f32; 2]; 3] = [[0.0, 0.0], [7.0, 8.0], [20.0, -9.0]];

/// A level line.
const fn level(from: f32, to: f32, y: f32) -> [Point; 2] {
    [Point { x: from, y }, Point { x: to, y }]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(name: &str, latin: &str) -> GameLabel {
        GameLabel { name: name.to_owned(), latin: latin.to_owned() }
    }

    fn wall() -> Vec<WallRow> {
        let names = [
            "Mangala",
            "Mangala, castles",
            "Kalah",
            "Oware",
            "Al-manqala",
            "Toguz Kumalak",
            "Bestemshe",
            "Pallankuzhi",
            "Pallam Khuzi",
            "Kotu Baendum",
        ];
        let row = |(at, name): (usize, &&str)| WallRow {
            label: label(name, name),
            is_met: at < 4,
            is_learnt: at < 2,
            beaten: (0..8).map(|level| level + 2 * at < 5).collect(),
        };
        names.iter().enumerate().map(row).collect()
    }

    fn panel() -> RatingPanel {
        let curve = (0..60).map(|at: u8| 1_500.0 + 6.0 * f32::from(at) + 40.0 * (f32::from(at) / 3.0).sin());
        RatingPanel {
            label: label("Mangala", "Mangala"),
            rating: (1_862, false),
            curve: curve.collect(),
            record: [128, 13, 71],
            dates: Some(["2026-03-01".to_owned(), "2026-11-26".to_owned()]),
        }
    }

    fn card(theme: Theme) -> ProfileCard {
        ProfileCard {
            name: "Çağrı".to_owned(),
            days: 12,
            wins: 3,
            best: Some((5, label("Mangala", "Mangala"))),
            wall: wall(),
            rated: Some(panel()),
            theme,
        }
    }

    #[test]
    fn a_card_is_drawn_in_either_colours() {
        for theme in Theme::ALL {
            let bytes = card(theme).png().unwrap();
            assert!(bytes.len() > 5_000 && bytes.len() < 400_000, "{}", bytes.len());
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                std::fs::write(std::env::temp_dir().join(format!("kuzhi-profile-{theme:?}.png")), bytes)
                    .unwrap();
            }
        }
    }

    #[test]
    fn a_card_of_a_first_evening_is_smaller() {
        let all = card(Theme::Light);
        let first = ProfileCard { days: 0, wins: 0, best: None, rated: None, ..all.clone() };
        assert!(first.height() < all.height() && first.png().is_ok());
    }

    #[test]
    fn names_in_scripts_without_a_font_are_in_the_message_alone() {
        for name in ["ஆதவன்", "🌻", "", "أمل", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"] {
            let game = label("பல்லாங்குழி", "Pallankuzhi");
            assert!(game.drawable().is_some(), "in English letters");
            let card = ProfileCard { name: name.to_owned(), best: Some((8, game)), ..card(Theme::Dark) };
            assert!(card.png().is_ok(), "{name}");
        }
    }

    #[test]
    fn numbers_of_any_size_stay_in_place() {
        for curve in [vec![0.0], vec![1_500.0; 3], vec![-900.0, 4_000.0], vec![f32::NAN]] {
            let rated = RatingPanel { rating: (9_999, true), curve, record: [9_999, 999, 9_999], ..panel() };
            let card = ProfileCard { days: 9_999, wins: 9_999, rated: Some(rated), ..card(Theme::Light) };
            assert!(card.png().is_ok());
            let height = card.height();
            let mut canvas = Canvas::new(Theme::Light, Scale::Full, [WIDTH, height]);
            let placed = card.draw(&mut canvas).unwrap();
            assert!(placed.iter().all(|part| (0.0..WIDTH).contains(&part.at.x)), "{placed:?}");
            assert!(placed.iter().all(|part| (0.0..height).contains(&part.at.y)), "{placed:?}");
        }
    }
}
