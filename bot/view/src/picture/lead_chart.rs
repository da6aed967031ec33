//! The lead over a game as a curve, above the line for South and below it for North.

use kuzhi_engine::Side;

use super::composed::{Canvas, Scale};
use super::layout::Point;
use super::theme::Colours;
use super::{DrawError, Theme, numerals, svg_tag};

/// Twice the width on a phone, so that it is sharp there.
const WIDTH: f32 = 840.0;
const HEIGHT: f32 = 460.0;

/// The edges of the plot. The letters of the sides are to its right, where no curve can cross them.
const LEFT: f32 = 92.0;
const RIGHT: f32 = WIDTH - 68.0;
const TOP: f32 = 34.0;
const BOTTOM: f32 = HEIGHT - 66.0;

/// The height of the digits on the scales.
const DIGITS: f32 = 24.0;

/// The height of the letters of the sides.
const LETTER: f32 = 30.0;

/// The smallest maximum of the scale. A finer scale would exaggerate small leads.
const LEAST: i32 = 4;

/// The curve of the lead over a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeadChart {
    /// South's lead in seeds before the first move and after each move.
    pub leads: Vec<i32>,
    /// The marked moves, numbered from 1.
    pub marks: Vec<usize>,
    /// The colours.
    pub theme: Theme,
}

impl LeadChart {
    /// Renders the curve to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let mut canvas = Canvas::new(self.theme, Scale::Full, [WIDTH, HEIGHT]);
        canvas.draw(&self.svg(), [Point::ORIGIN, Point { x: WIDTH, y: HEIGHT }])?;
        canvas.png()
    }

    /// The curve as SVG.
    pub fn svg(&self) -> String {
        let colours = Colours::of_theme(self.theme);
        let Colours { wood, rim, .. } = colours;
        let parts = [self.scales(&colours), self.areas(&colours), self.discs(&colours)].join("\n");
        format!(
            r#"{}
<defs>{}</defs>
<rect x="3" y="3" width="{}" height="{}" rx="28" fill="{wood}" stroke="{rim}" stroke-width="6"/>
{parts}
</svg>
"#,
            svg_tag(WIDTH, HEIGHT),
            numerals::shapes(),
            WIDTH - 6.0,
            HEIGHT - 6.0
        )
    }

    /// The lead at the top of the scale, rounded up.
    fn most(&self) -> i32 {
        let most = self.leads.iter().map(|lead| lead.abs()).max().unwrap_or_default().max(LEAST);
        let round = if most > 20 { 10 } else { 2 };
        most.div_euclid(round) * round + if most % round == 0 { 0 } else { round }
    }

    #[allow(clippy::cast_precision_loss)] // some hundreds of moves and seeds
    fn point(&self, moves: usize, lead: i32) -> Point {
        let last = self.leads.len().saturating_sub(1).max(1);
        let x = LEFT + (RIGHT - LEFT) * moves as f32 / last as f32;
        let share = lead as f32 / self.most() as f32;
        Point { x, y: f32::midpoint(TOP, BOTTOM) - share * (BOTTOM - TOP) / 2.0 }
    }

    /// Horizontal lines at zero and at some leads, and the numbers of moves.
    fn scales(&self, colours: &Colours) -> String {
        let Colours { ink, grain, .. } = *colours;
        let most = self.most();
        let mut drawn = Vec::new();
        for lead in [most, most / 2, 0, -most / 2, -most] {
            let y = self.point(0, lead).y;
            let (stroke, width) = if lead == 0 { (ink, 3) } else { (grain, 2) };
            drawn.push(format!(
                r#"<path d="M{LEFT},{y:.1}H{RIGHT}" stroke="{stroke}" stroke-width="{width}"/>"#
            ));
            let at = Point { x: LEFT - 34.0, y };
            drawn.push(numerals::text(&lead.unsigned_abs().to_string(), at, DIGITS, ink));
        }
        for (side, at) in letters() {
            let letter = if side == Side::South { "S" } else { "N" };
            drawn.push(numerals::text(letter, at, LETTER, ink));
        }
        let last = self.leads.len().saturating_sub(1);
        let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| last / step <= 8).unwrap_or(500);
        for moves in (0..=last).step_by(step) {
            let at = Point { y: BOTTOM + 36.0, ..self.point(moves, 0) };
            drawn.push(numerals::text(&moves.to_string(), at, DIGITS, ink));
        }
        drawn.join("\n")
    }

    /// The curve, filled towards the zero line.
    fn areas(&self, colours: &Colours) -> String {
        let Colours { ink, trace, hollow, .. } = *colours;
        let line: Vec<String> = self
            .leads
            .iter()
            .enumerate()
            .map(|(moves, lead)| self.point(moves, *lead))
            .map(|Point { x, y }| format!("{x:.1},{y:.1}"))
            .collect();
        let (Some(first), even) = (line.first(), self.point(0, 0).y) else { return String::new() };
        let path = format!("M{first}L{}", line.join(" "));
        let area = format!("{path}V{even:.1}H{LEFT}Z");
        let half = |name: &str, fill: &str, top: f32, bottom: f32| {
            let height = bottom - top;
            let clip = format!(r#"<rect x="0" y="{top:.1}" width="{WIDTH}" height="{height:.1}"/>"#);
            let fill = format!(r#"fill="{fill}" fill-opacity=".55" clip-path="url(#{name})""#);
            format!(r#"<clipPath id="{name}">{clip}</clipPath><path d="{area}" {fill}/>"#)
        };
        let (south, north) = (half("above", trace, 0.0, even), half("below", hollow, even, HEIGHT));
        let stroke =
            format!(r#"stroke="{ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round""#);
        format!(r#"{south}{north}<path d="{path}" fill="none" {stroke}/>"#)
    }

    /// A numbered disc at each marked move.
    fn discs(&self, colours: &Colours) -> String {
        let Colours { ink, on_ink, .. } = *colours;
        let disc = |(number, moves): (usize, &usize)| {
            let at = self.point(*moves, self.leads.get(*moves).copied().unwrap_or_default());
            let Point { x, y } = at;
            let digit = numerals::text(&number.to_string(), at, DIGITS, on_ink);
            let paint = format!(r#"fill="{ink}" stroke="{on_ink}" stroke-width="3""#);
            format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="21" {paint}/>{digit}"#)
        };
        (1..).zip(&self.marks).map(disc).collect::<Vec<_>>().join("\n")
    }
}

/// The sides and the places of their letters, each beside its half.
const fn letters() -> [(Side, Point); 2] {
    let x = f32::midpoint(RIGHT, WIDTH);
    [(Side::South, Point { x, y: TOP + 16.0 }), (Side::North, Point { x, y: BOTTOM - 16.0 })]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swing(leads: &[i32], marks: &[usize]) -> LeadChart {
        LeadChart { leads: leads.to_vec(), marks: marks.to_vec(), theme: Theme::Light }
    }

    #[test]
    fn souths_lead_is_above_norths_and_inside_the_picture() {
        let one = swing(&[0, 7, -33, 12], &[2]);
        assert_eq!(one.most(), 40);
        let [even, south, north] = [0, 7, -33].map(|lead| one.point(1, lead).y);
        assert!(south < even && even < north);
        assert!(one.point(3, 40).y >= TOP && one.point(3, -40).y <= BOTTOM && one.point(3, 0).x <= RIGHT);
        assert_eq!([0, 3, 4, 5, 20, 21].map(|lead| swing(&[lead], &[]).most()), [4, 4, 4, 6, 20, 30]);
    }

    #[test]
    fn no_curve_crosses_the_letters_of_the_sides() {
        let one = swing(&[0, -4, 4, -4, 4], &[4]);
        let disc = 21.0;
        let furthest = (0..5).map(|at| one.point(at, 4).x).fold(0.0, f32::max) + disc;
        for (_, letter) in letters() {
            let half = numerals::width_of("S", LETTER) / 2.0;
            assert!(furthest <= letter.x - half && letter.x + half <= WIDTH - 6.0, "{furthest}");
        }
    }

    #[test]
    fn every_curve_can_be_drawn() {
        let long: Vec<i32> = (0..400).map(|number| number % 61 - 30).collect();
        for leads in [&[][..], &[0], &[3, 3], &[0, -48, 48], &long] {
            for theme in Theme::ALL {
                let one = LeadChart { theme, ..swing(leads, &[0, 1, leads.len()]) };
                let drawn = one.png().unwrap();
                assert!(drawn.starts_with(b"\x89PNG\r\n") && drawn.len() < 200_000, "{}", drawn.len());
            }
        }
    }
}
