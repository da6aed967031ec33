//! A player's profile as a picture: per game, the rating with its curve, and the results. Pictures use no
//! fonts, so the card shows numbers and signs. The message beside it says the same in words.

#![expect(clippy::cast_precision_loss, reason = "a picture has fewer dots than numbers have bits")]

use kuzhi_domain::Theme;

use super::layout::Point;
use super::png::{DrawError, plain_png};
use super::theme::Colours;
use super::{ROUND, numerals, plank, svg_tag, wood_gradient};

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
    /// Games won, drawn and lost.
    pub record: [u32; 3],
    /// Whether the latest games in a row were won or lost, and how many they are.
    pub streak: Option<(bool, u32)>,
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
            "{}\n<defs>\n{}\n{}\n</defs>\n{}\n{}\n</svg>\n",
            svg_tag(WIDTH, top),
            wood_gradient(&colours),
            numerals::shapes(),
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
            drawn.push(text_from(&rating.to_string(), 112.0, top + 52.0, 54.0, ink));
            if is_provisional {
                let x = 112.0 + width_of(&rating.to_string(), 54.0) + 16.0;
                drawn.push(question_mark(x, top + 52.0, ink));
            }
        }
        drawn.push(self.record(top + 122.0, colours));
        drawn.push(self.signs(top + 212.0, colours));
        drawn.push(self.opening(top + 264.0, colours));
        drawn.push(self.curve(top, colours));
        drawn.join("\n")
    }

    /// Games won, drawn and lost: numbers after signs, and a proportional bar.
    fn record(&self, y: f32, colours: &Colours) -> String {
        let Colours { ink, trace, .. } = colours;
        let mut drawn = Vec::new();
        // Longer numbers are drawn smaller.
        let digits: usize = self.record.iter().map(|number| number.to_string().len()).sum();
        let height = (ROOM / (digits as f32 * 13.0 / 16.0 + 3.0 * 1.3)).min(34.0);
        let (mut x, wide) = (LEFT, 0.6 * height);
        for (number, sign) in self.record.iter().zip(["M0,0H20M10,-10V10", "M0,-6H20M0,6H20", "M0,0H20"]) {
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

    /// An arrow with the length of the streak, and a star with the beaten level.
    fn signs(&self, y: f32, colours: &Colours) -> String {
        let Colours { ink, trace, .. } = colours;
        let (mut drawn, mut x) = (Vec::new(), LEFT);
        if let Some((is_won, number)) = self.streak {
            let arrow = if is_won { "M14,16V-14M2,-2L14,-14L26,-2" } else { "M14,-16V14M2,2L14,14L26,2" };
            let stroke = format!(r#"stroke="{ink}" stroke-width="6" {ROUND}"#);
            drawn.push(format!(
                r#"<path transform="translate({x:.1} {y:.1})" d="{arrow}" fill="none" {stroke}/>"#
            ));
            drawn.push(text_from(&number.to_string(), x + 40.0, y, 34.0, ink));
            x += 40.0 + width_of(&number.to_string(), 34.0) + 40.0;
        }
        if let Some(level) = self.level {
            let star =
                "M0,-18L5.3,-5.8L18,-5.6L7.6,3.2L11.1,15.6L0,8.4L-11.1,15.6L-7.6,3.2L-18,-5.6L-5.3,-5.8Z";
            let at = x + 18.0;
            let stroke = format!(r#"stroke="{ink}" stroke-width="3" stroke-linejoin="round""#);
            drawn.push(format!(
                r#"<path transform="translate({at:.1} {y:.1})" d="{star}" fill="{trace}" {stroke}/>"#
            ));
            drawn.push(text_from(&level.to_string(), x + 48.0, y, 34.0, ink));
        }
        drawn.join("\n")
    }

    /// A row of pits with the opening pit marked.
    fn opening(&self, y: f32, colours: &Colours) -> String {
        let Colours { ink, on_ink, hollow, .. } = colours;
        let Some((pit, row)) = self.opening else { return String::new() };
        let pits = (1..=row).map(|number| {
            let x = LEFT + 20.0 + 44.0 * f32::from(number - 1);
            if number == pit {
                let disc = format!(r#"<circle cx="{x}" cy="{y}" r="20" fill="{ink}"/>"#);
                return disc + &text(&number.to_string(), x, y, 26.0, on_ink);
            }
            format!(r#"<circle cx="{x}" cy="{y}" r="14" fill="{hollow}"/>"#)
        });
        pits.collect()
    }

    /// The rating curve, with lines at round ratings.
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

fn width_of(digits: &str, height: f32) -> f32 {
    (13.0 * digits.len() as f32 - 3.0) * height / 16.0
}

fn text(digits: &str, x: f32, y: f32, height: f32, colour: &str) -> String {
    numerals::text(digits, Point { x, y }, height, colour)
}

/// A text of digits that starts at a point.
fn text_from(digits: &str, x: f32, y: f32, height: f32, colour: &str) -> String {
    text(digits, x + width_of(digits, height) / 2.0, y, height, colour)
}

fn question_mark(x: f32, y: f32, colour: &str) -> String {
    let path = "M0,-16C0,-24 6,-28 12,-28C20,-28 25,-22 25,-16C25,-8 12,-6 12,6M12,20V20.5";
    let stroke = format!(r#"stroke="{colour}" stroke-width="6" stroke-linecap="round""#);
    format!(r#"<path transform="translate({x:.1} {y:.1})" d="{path}" fill="none" {stroke}/>"#)
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
            streak: Some((true, 5)),
            opening: Some((4, 6)),
            level: Some(7),
        };
        let second = Panel {
            number: 2,
            rating: Some((1_338, true)),
            curve: vec![1_500.0, 1_338.0],
            record: [0, 0, 2],
            streak: Some((false, 2)),
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
                streak: Some((true, 9_999)),
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
