//! A player's profile as a picture: per game, the rating with its curve, and the results. Pictures use no
//! fonts, so the card shows numbers, dates and signs that need no words. The message beside it says the same.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

use kuzhi_domain::settings::Theme;

use super::composed::{Canvas, Ground, Placed, Scale, Shape};
use super::icons::Icon;
use super::layout::Point;
use super::png::DrawError;
use super::theme::{Colour, Colours};
use super::{numerals, svg_tag, wood_gradient};

/// A player's profile.
#[derive(Clone, PartialEq, Debug)]
pub struct ProfileCard {
    /// The player's games, the most played first.
    pub panels: Vec<Panel>,
    /// The colours.
    pub theme: Theme,
}

/// A game in a profile.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Panel {
    /// The number of the game in the message.
    pub number: usize,
    /// The rating, and whether it is provisional.
    pub rating: Option<(u32, bool)>,
    /// The rating after each game, oldest first.
    pub curve: Vec<f32>,
    /// The dates at the ends of the curve, as `2026-11-26`.
    pub dates: Option<[String; 2]>,
    /// Games won, drawn and lost.
    pub record: [u32; 3],
    /// How many of the latest games were won in a row.
    pub streak: Option<u32>,
    /// The pit of the player's favourite opening, and the number of pits in a row.
    pub opening: Option<(u8, u8)>,
    /// The highest level of the bot that the player has beaten.
    pub level: Option<u8>,
}

/// Twice the width on a phone, so that it is sharp there.
const WIDTH: f32 = 840.0;
const HEIGHT: f32 = 290.0;
/// The margin around panels.
const MARGIN: f32 = 18.0;
/// The left and right ends of the curve.
const CURVE: (f32, f32) = (470.0, 800.0);
/// The upper and lower ends of the curve, from the top of its panel.
const CURVE_HEIGHT: (f32, f32) = (44.0, 250.0);
/// The middle of the dates below the curve, from the top of its panel.
const DATES: f32 = 276.0;
/// The left edge and the width of the space beside the curve.
const LEFT: f32 = 36.0;
const ROOM: f32 = 320.0;

impl ProfileCard {
    /// The card as a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let height = MARGIN + self.panels.len() as f32 * (HEIGHT + MARGIN);
        let mut canvas = Ground::Plank { theme: self.theme, panels: self.panels.len() }.or_draw(|| {
            let mut plank = Canvas::new(self.theme, Scale::Full, [WIDTH, height]);
            let colours = Colours::of_theme(self.theme);
            let wood = wood_gradient(&colours);
            let rim = super::plank(WIDTH - 6.0, height - 6.0, colours.rim);
            let svg = format!("{}<defs>{wood}</defs>{rim}</svg>", svg_tag(WIDTH, height));
            plank.draw(&svg, [Point::ORIGIN, Point { x: WIDTH, y: height }])?;
            Ok(plank)
        })?;
        let mut top = MARGIN;
        for panel in &self.panels {
            let placed = panel.draw(top, &mut canvas);
            canvas.lay(&placed, Point::ORIGIN)?;
            top += HEIGHT + MARGIN;
        }
        canvas.png()
    }
}

/// The shapes of a panel.
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

/// The strokes of a tick, an equals sign and a cross.
const RESULTS: [&[&[[f32; 2]]]; 3] = [
    &[&[[0.0, 0.0], [7.0, 8.0], [20.0, -9.0]]],
    &[&[[0.0, -6.0], [20.0, -6.0]], &[[0.0, 6.0], [20.0, 6.0]]],
    &[&[[2.0, -8.0], [18.0, 8.0]], &[[18.0, -8.0], [2.0, 8.0]]],
];

impl Panel {
    /// Draws its lines, and returns the shapes on top of them.
    fn draw(&self, top: f32, canvas: &mut Canvas) -> Vec<Placed> {
        let mut parts = Parts::default();
        if top > MARGIN {
            canvas.line(&level(40.0, WIDTH - 40.0, top - MARGIN / 2.0), 3.0, Colour::Rim);
        }
        parts.shape(Shape::Disc(300, Colour::Ink), 62.0, top + 52.0);
        parts.text(&self.number.to_string(), 62.0, top + 52.0, 34.0, Colour::OnInk);
        if let Some((rating, is_provisional)) = self.rating {
            let doubt = if is_provisional { "?" } else { "" };
            parts.text_from(&format!("{rating}{doubt}"), 112.0, top + 52.0, 54.0);
        }
        if self.record.iter().any(|number| *number > 0) {
            self.record(top + 122.0, canvas, &mut parts);
        }
        self.signs(top + 212.0, &mut parts);
        self.opening(top + 264.0, &mut parts);
        self.curve(top, canvas, &mut parts);
        parts.0
    }

    /// Games won, drawn and lost: numbers after a tick, an equals sign and a cross, and a proportional bar.
    fn record(&self, y: f32, canvas: &mut Canvas, parts: &mut Parts) {
        // Longer numbers are drawn smaller.
        let digits: usize = self.record.iter().map(|number| number.to_string().len()).sum();
        let height = (ROOM / (digits as f32 * 13.0 / 16.0 + 3.0 * 1.3)).min(34.0);
        let (mut x, wide) = (LEFT, 0.6 * height);
        for (number, strokes) in self.record.iter().zip(RESULTS) {
            let scale = wide / 20.0;
            for stroke in strokes {
                let point = |[right, down]: &[f32; 2]| Point { x: x + right * scale, y: y + down * scale };
                canvas.line(&stroke.iter().map(point).collect::<Vec<_>>(), 5.0 * scale, Colour::Ink);
            }
            x += wide + 0.3 * height;
            parts.text_from(&number.to_string(), x, y, height);
            x += numerals::width_of(&number.to_string(), height) + 0.6 * height;
        }
        let all: u32 = self.record.iter().sum();
        let (mut from, top, bottom) = (LEFT, y + 34.0, y + 52.0);
        for (number, opacity) in self.record.iter().zip([1.0, 0.45, 0.0]) {
            let end = from + ROOM * *number as f32 / all.max(1) as f32;
            canvas.area(&level(from, end, top), bottom, Colour::Trace, opacity);
            from = end;
        }
        let corners = [(LEFT, top), (LEFT + ROOM, top), (LEFT + ROOM, bottom), (LEFT, bottom), (LEFT, top)];
        canvas.line(&corners.map(|(x, y)| Point { x, y }), 3.0, Colour::Ink);
    }

    /// A flame with the length of the winning streak, and a cup and a robot with the beaten level.
    fn signs(&self, y: f32, parts: &mut Parts) {
        let mut x = LEFT;
        if let Some(number) = self.streak {
            let number = number.to_string();
            parts.shape(Shape::Icon(Icon::Flame), x + 16.0, y);
            parts.text_from(&number, x + 42.0, y, 34.0);
            x += 42.0 + numerals::width_of(&number, 34.0) + 36.0;
        }
        if let Some(level) = self.level {
            parts.shape(Shape::Icon(Icon::Cup), x + 20.0, y);
            parts.shape(Shape::Icon(Icon::Robot), x + 68.0, y);
            parts.text_from(&level.to_string(), x + 98.0, y, 34.0);
        }
    }

    /// The first move, as in notation: `1.` and a row of pits with the opening pit marked.
    fn opening(&self, y: f32, parts: &mut Parts) {
        let Some((pit, row)) = self.opening else { return };
        parts.text_from("1.", LEFT, y, 26.0);
        for number in 1..=row {
            let x = LEFT + 66.0 + 38.0 * f32::from(number - 1);
            if number == pit {
                parts.shape(Shape::Disc(180, Colour::Ink), x, y);
                parts.text(&number.to_string(), x, y, 24.0, Colour::OnInk);
            } else {
                parts.shape(Shape::Disc(120, Colour::Hollow), x, y);
            }
        }
    }

    /// The rating curve, with lines at round ratings and dates at its ends.
    fn curve(&self, top: f32, canvas: &mut Canvas, parts: &mut Parts) {
        let (from, to) = (top + CURVE_HEIGHT.0, top + CURVE_HEIGHT.1);
        let lowest = self.curve.iter().copied().fold(f32::INFINITY, f32::min);
        let highest = self.curve.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        if !lowest.is_finite() || !highest.is_finite() {
            return;
        }
        let step = [25.0, 50.0, 100.0, 200.0, 400.0, 800.0]
            .into_iter()
            .find(|step| (highest - lowest) / step <= 3.0);
        let step = step.unwrap_or(1_600.0);
        let (below, above) = ((lowest / step).floor() * step, ((highest / step).floor() + 1.0) * step);
        let y = |rating: f32| to - (rating - below) / (above - below) * (to - from);
        let last = self.curve.len().saturating_sub(1).max(1);
        let x = |at: usize| CURVE.0 + (CURVE.1 - CURVE.0) * at as f32 / last as f32;
        let mut line = below;
        while line <= above + 1.0 {
            let (at, label) = (y(line), format!("{line:.0}"));
            canvas.area(&level(CURVE.0, CURVE.1, at - 1.0), at + 1.0, Colour::Ink, 0.3);
            parts.text_from(&label, CURVE.0 - 14.0 - numerals::width_of(&label, 24.0), at, 24.0);
            line += step;
        }
        let points = self.curve.iter().enumerate().map(|(at, rating)| Point { x: x(at), y: y(*rating) });
        let points: Vec<Point> = points.collect();
        canvas.line(&points, 6.0, Colour::Trace);
        if let Some(end) = points.last() {
            parts.shape(Shape::Disc(120, Colour::Wood), end.x, end.y);
            parts.shape(Shape::Disc(80, Colour::Trace), end.x, end.y);
        }
        if let Some([first, last]) = &self.dates {
            let y = top + DATES;
            parts.text_from(first, CURVE.0, y, 20.0);
            if last != first {
                parts.text_from(last, CURVE.1 - numerals::width_of(last, 20.0), y, 20.0);
            }
        }
    }
}

/// A level line.
const fn level(from: f32, to: f32, y: f32) -> [Point; 2] {
    [Point { x: from, y }, Point { x: to, y }]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(theme: Theme) -> ProfileCard {
        let curve = (0..60).map(|at: u8| 1_500.0 + 6.0 * f32::from(at) + 40.0 * (f32::from(at) / 3.0).sin());
        let first = Panel {
            number: 1,
            rating: Some((1_862, false)),
            curve: curve.collect(),
            record: [128, 13, 71],
            dates: Some(["2026-03-01".to_owned(), "2026-11-26".to_owned()]),
            streak: Some(5),
            opening: Some((4, 6)),
            level: Some(7),
        };
        let second = Panel {
            number: 2,
            rating: Some((1_338, true)),
            curve: vec![1_500.0, 1_338.0],
            dates: Some(["2026-11-26".to_owned(), "2026-11-26".to_owned()]),
            record: [0, 0, 2],
            streak: None,
            opening: Some((7, 7)),
            level: None,
        };
        let third = Panel { number: 3, record: [1, 0, 0], level: Some(1), ..Panel::default() };
        ProfileCard { panels: vec![first, second, third], theme }
    }

    #[test]
    fn a_card_is_drawn_in_either_colours() {
        for theme in Theme::ALL {
            let card = card(theme);
            let bytes = card.png().unwrap();
            assert!(bytes.len() > 5_000 && bytes.len() < 400_000, "{}", bytes.len());
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                std::fs::write(std::env::temp_dir().join(format!("kuzhi-profile-{theme:?}.png")), bytes)
                    .unwrap();
            }
        }
        assert!(ProfileCard { panels: Vec::new(), theme: Theme::Dark }.png().is_ok());
    }

    #[test]
    fn numbers_of_any_size_stay_in_place() {
        for curve in [vec![0.0], vec![1_500.0; 3], vec![-900.0, 4_000.0], vec![f32::NAN]] {
            let panel = Panel {
                number: 9,
                rating: Some((9_999, true)),
                curve,
                record: [9_999, 999, 9_999],
                dates: Some(["2026-03-01".to_owned(), "2026-11-26".to_owned()]),
                streak: Some(9_999),
                opening: Some((7, 7)),
                level: Some(8),
            };
            let card = ProfileCard { panels: vec![panel], theme: Theme::Light };
            assert!(card.png().is_ok());
            let mut canvas = Canvas::new(Theme::Light, Scale::Full, [WIDTH, HEIGHT]);
            let placed = card.panels[0].draw(0.0, &mut canvas);
            assert!(placed.iter().all(|part| (0.0..WIDTH).contains(&part.at.x)), "{placed:?}");
            assert!(placed.iter().all(|part| (0.0..HEIGHT).contains(&part.at.y)), "{placed:?}");
        }
    }
}
