//! The part of a profile's card with a rating: the number, the record and the curve.

use super::{GameLabel, LEFT, Parts, TICK_STROKE, WIDTH, level};
use crate::picture::composed::{Canvas, Shape};
use crate::picture::layout::Point;
use crate::picture::numerals;
use crate::picture::png::DrawError;
use crate::picture::theme::Colour;

/// A rating in a profile.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingPanel {
    /// The game.
    pub label: GameLabel,
    /// The rating, and whether it is provisional.
    pub rating: (u32, bool),
    /// The rating after each game, oldest first.
    pub curve: Vec<f32>,
    /// The dates at the ends of the curve, as `2026-11-26`.
    pub dates: Option<[String; 2]>,
    /// Games won, drawn and lost.
    pub record: [u32; 3],
}

/// The height of the rating's panel, and in it the left and right ends of the curve, its upper and lower ends
/// and the middle of the dates.
pub(super) const PANEL: f32 = 280.0;
const CURVE: (f32, f32) = (470.0, 796.0);
const CURVE_HEIGHT: (f32, f32) = (36.0, 226.0);
const DATES: f32 = 254.0;
/// The room for the record.
const ROOM: f32 = 320.0;

/// The strokes of a tick, an equals sign and a cross.
const RESULTS: [&[&[[f32; 2]]]; 3] = [
    &[&TICK_STROKE],
    &[&[[0.0, -6.0], [20.0, -6.0]], &[[0.0, 6.0], [20.0, 6.0]]],
    &[&[[2.0, -8.0], [18.0, 8.0]], &[[18.0, -8.0], [2.0, 8.0]]],
];

impl RatingPanel {
    pub(super) fn draw(&self, top: f32, canvas: &mut Canvas, parts: &mut Parts) -> Result<(), DrawError> {
        canvas.line(&level(LEFT, WIDTH - LEFT, top + 8.0), 3.0, Colour::Rim);
        if let Some(name) = self.label.drawable() {
            let at = Point { x: LEFT, y: top + 50.0 };
            name.lay(canvas, at, name.height_in(ROOM, 28.0), Colour::Ink)?;
        }
        let (rating, is_provisional) = self.rating;
        let doubt = if is_provisional { "?" } else { "" };
        parts.text_from(&format!("{rating}{doubt}"), LEFT, top + 112.0, 54.0);
        if self.record.iter().any(|number| *number > 0) {
            self.record(top + 180.0, canvas, parts);
        }
        self.curve(top, canvas, parts);
        Ok(())
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
            parts.text_from(first, CURVE.0, y, 22.0);
            if last != first {
                parts.text_from(last, CURVE.1 - numerals::width_of(last, 22.0), y, 22.0);
            }
        }
    }
}
