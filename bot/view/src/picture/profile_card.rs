//! A player's profile as a picture: per game, the rating with its curve, and the results. Pictures use no
//! fonts, so the card shows numbers, dates and signs that need no words. The message beside it says the same.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

use kuzhi_domain::Theme;

use super::layout::Point;
use super::png::{DrawError, plain_png};
use super::theme::Colours;
use super::{ROUND, icons, letters, numerals, plank, svg_tag, wood_gradient};

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
    /// Renders the card to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        plain_png(&self.svg())
    }

    /// The card as SVG.
    pub fn svg(&self) -> String {
        let colours = Colours::of_theme(self.theme);
        let (mut drawn, mut top) = (Vec::new(), MARGIN);
        for panel in &self.panels {
            drawn.push(panel.drawn(top, &colours));
            top += HEIGHT + MARGIN;
        }
        format!(
            "{}\n<defs>\n{}\n{}\n{}\n</defs>\n{}\n{}\n</svg>\n",
            svg_tag(WIDTH, top),
            wood_gradient(&colours),
            numerals::shapes(),
            letters::shapes(),
            plank(WIDTH - 6.0, top - 6.0, colours.rim),
            drawn.join("\n")
        )
    }
}

impl Panel {
    fn drawn(&self, top: f32, colours: &Colours) -> String {
        let mut drawn = Vec::new();
        let Colours { ink, on_ink, rim, .. } = colours;
        if top > MARGIN {
            let (y, end) = (top - MARGIN / 2.0, WIDTH - 40.0);
            drawn.push(format!(r#"<path d="M40,{y}H{end}" stroke="{rim}" stroke-width="3"/>"#));
        }
        drawn.push(format!(r#"<circle cx="62" cy="{}" r="30" fill="{ink}"/>"#, top + 52.0));
        drawn.push(text(&self.number.to_string(), 62.0, top + 52.0, 34.0, on_ink));
        if let Some((rating, is_provisional)) = self.rating {
            let doubt = if is_provisional { "?" } else { "" };
            drawn.push(text_from(&format!("{rating}{doubt}"), 112.0, top + 52.0, 54.0, ink));
        }
        if self.record.iter().any(|number| *number > 0) {
            drawn.push(self.record(top + 122.0, colours));
        }
        drawn.push(self.signs(top + 212.0, colours));
        drawn.push(self.opening(top + 264.0, colours));
        drawn.push(self.curve(top, colours));
        drawn.join("\n")
    }

    /// Games won, drawn and lost: numbers after a tick, an equals sign and a cross, and a proportional bar.
    fn record(&self, y: f32, colours: &Colours) -> String {
        let Colours { ink, trace, .. } = colours;
        let mut drawn = Vec::new();
        // Longer numbers are drawn smaller.
        let digits: usize = self.record.iter().map(|number| number.to_string().len()).sum();
        let height = (ROOM / (digits as f32 * 13.0 / 16.0 + 3.0 * 1.3)).min(34.0);
        let (mut x, wide) = (LEFT, 0.6 * height);
        for (number, sign) in
            self.record.iter().zip(["M0,0L7,8L20,-9", "M0,-6H20M0,6H20", "M2,-8L18,8M18,-8L2,8"])
        {
            let scale = wide / 20.0;
            let place = format!("translate({x:.1} {y:.1}) scale({scale:.2})");
            let stroke = format!(r#"stroke="{ink}" stroke-width="5" stroke-linecap="round""#);
            drawn.push(format!(r#"<path transform="{place}" d="{sign}" fill="none" {stroke}/>"#));
            x += wide + 0.3 * height;
            drawn.push(text_from(&number.to_string(), x, y, height, ink));
            x += width_of(&number.to_string(), height) + 0.6 * height;
        }
        let all: u32 = self.record.iter().sum();
        let (mut from, length) = (LEFT, ROOM);
        let part = |number: u32| length * number as f32 / all.max(1) as f32;
        let bar = y + 34.0;
        for (number, opacity) in self.record.iter().zip(["1", "0.45", "0"]) {
            let width = part(*number);
            if width <= 0.0 {
                continue;
            }
            let place = format!(r#"x="{from:.1}" y="{bar:.1}" width="{width:.1}" height="18""#);
            drawn.push(format!(r#"<rect {place} fill="{trace}" fill-opacity="{opacity}"/>"#));
            from += width;
        }
        let place = format!(r#"x="{LEFT}" y="{bar:.1}" width="{length}" height="18""#);
        drawn.push(format!(r#"<rect {place} fill="none" stroke="{ink}" stroke-width="3"/>"#));
        drawn.join("\n")
    }

    /// A flame with the length of the winning streak, and a cup and a robot with the beaten level.
    fn signs(&self, y: f32, colours: &Colours) -> String {
        let Colours { ink, trace, .. } = *colours;
        let (mut drawn, mut x) = (Vec::new(), LEFT);
        if let Some(number) = self.streak {
            drawn.push(icons::flame(Point { x: x + 16.0, y }, trace, ink));
            drawn.push(text_from(&number.to_string(), x + 42.0, y, 34.0, ink));
            x += 42.0 + width_of(&number.to_string(), 34.0) + 36.0;
        }
        if let Some(level) = self.level {
            drawn.push(icons::cup(Point { x: x + 20.0, y }, trace, ink));
            drawn.push(icons::robot(Point { x: x + 68.0, y }, ink));
            drawn.push(text_from(&level.to_string(), x + 98.0, y, 34.0, ink));
        }
        drawn.join("\n")
    }

    /// The first move, as in notation: `1.` and a row of pits with the opening pit marked.
    fn opening(&self, y: f32, colours: &Colours) -> String {
        let Colours { ink, on_ink, hollow, .. } = colours;
        let Some((pit, row)) = self.opening else { return String::new() };
        let first = text_from("1.", LEFT, y, 26.0, ink);
        let pits = (1..=row).map(|number| {
            let x = LEFT + 66.0 + 38.0 * f32::from(number - 1);
            if number == pit {
                let disc = format!(r#"<circle cx="{x}" cy="{y}" r="18" fill="{ink}"/>"#);
                return disc + &text(&number.to_string(), x, y, 24.0, on_ink);
            }
            format!(r#"<circle cx="{x}" cy="{y}" r="12" fill="{hollow}"/>"#)
        });
        [first].into_iter().chain(pits).collect()
    }

    /// The rating curve, with lines at round ratings and dates at its ends.
    fn curve(&self, top: f32, colours: &Colours) -> String {
        let Colours { ink, trace, wood, .. } = colours;
        let (from, to) = (top + CURVE_HEIGHT.0, top + CURVE_HEIGHT.1);
        let lowest = self.curve.iter().copied().fold(f32::INFINITY, f32::min);
        let highest = self.curve.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        if !lowest.is_finite() || !highest.is_finite() {
            return String::new();
        }
        let step = [25.0, 50.0, 100.0, 200.0, 400.0, 800.0]
            .into_iter()
            .find(|step| (highest - lowest) / step <= 3.0);
        let step = step.unwrap_or(1_600.0);
        let (below, above) = ((lowest / step).floor() * step, ((highest / step).floor() + 1.0) * step);
        let y = |rating: f32| to - (rating - below) / (above - below) * (to - from);
        let last = self.curve.len().saturating_sub(1).max(1);
        let x = |at: usize| CURVE.0 + (CURVE.1 - CURVE.0) * at as f32 / last as f32;
        let mut drawn = Vec::new();
        let mut line = below;
        while line <= above + 1.0 {
            let (at, label) = (y(line), format!("{line:.0}"));
            let (begin, end) = CURVE;
            drawn.push(format!(
                r#"<path d="M{begin},{at:.1}H{end}" stroke="{ink}" stroke-width="2" stroke-opacity="0.3"/>"#
            ));
            drawn.push(text_from(&label, begin - 14.0 - width_of(&label, 24.0), at, 24.0, ink));
            line += step;
        }
        let points = self.curve.iter().enumerate();
        let points: Vec<String> =
            points.map(|(at, rating)| format!("{:.1},{:.1}", x(at), y(*rating))).collect();
        if points.len() > 1 {
            let stroke = format!(r#"stroke="{trace}" stroke-width="6" {ROUND}"#);
            drawn.push(format!(r#"<polyline points="{}" fill="none" {stroke}/>"#, points.join(" ")));
        }
        if let Some([first, last]) = &self.dates {
            let y = top + DATES;
            let (first, last) = (first.as_str(), Some(last.as_str()).filter(|last| *last != first));
            drawn.push(text_from(first, CURVE.0, y, 20.0, ink));
            drawn.extend(last.map(|last| text_from(last, CURVE.1 - width_of(last, 20.0), y, 20.0, ink)));
        }
        if let Some(rating) = self.curve.last() {
            let at = if self.curve.len() == 1 { CURVE.0 } else { CURVE.1 };
            drawn.push(format!(
                r#"<circle cx="{at:.1}" cy="{:.1}" r="10" fill="{trace}" stroke="{wood}" stroke-width="4"/>"#,
                y(*rating)
            ));
        }
        drawn.join("\n")
    }
}

fn width_of(letters: &str, height: f32) -> f32 {
    numerals::width_of(letters, height)
}

fn text(digits: &str, x: f32, y: f32, height: f32, colour: &str) -> String {
    numerals::text(digits, Point { x, y }, height, colour)
}

/// A text that starts at a point.
fn text_from(letters: &str, x: f32, y: f32, height: f32, colour: &str) -> String {
    numerals::text_from(letters, Point { x, y }, height, colour)
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
            let svg = card.svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
