//! Lines and areas that only one picture has, drawn straight into the image: SVG would take ten times as
//! long.

use std::ops::Range;

use super::canvas::Canvas;
use super::palette::{Palette, STEPS};
use crate::picture::layout::Point;
use crate::picture::theme::Colour;

impl Canvas {
    /// Draws a line through points, with round ends and corners.
    pub(in crate::picture) fn line(&mut self, points: &[Point], width: f32, colour: Colour) {
        let factor = self.scale.factor();
        let reach = width * factor / 2.0 + 0.5;
        // A single point is a line to itself.
        let points = points.iter().chain(points.last());
        let points: Vec<Point> = points.map(|at| Point { x: at.x * factor, y: at.y * factor }).collect();
        let [top, bottom] = [f32::min, f32::max].map(|end| points.iter().map(|at| at.y).reduce(end));
        let Some((top, bottom)) = top.zip(bottom) else { return };
        let lines = whole(top - reach, bottom + reach, self.height());
        let mut covered = vec![0_u8; lines.len() * self.width];
        for pair in points.windows(2) {
            let [from, to] = [pair[0], pair[1]];
            let (across, along) = (to.x - from.x, to.y - from.y);
            let length = (across * across + along * along).max(f32::EPSILON);
            let columns = whole(from.x.min(to.x) - reach, from.x.max(to.x) + reach, self.width);
            for y in whole(from.y.min(to.y) - reach, from.y.max(to.y) + reach, self.height()) {
                let below = &mut covered[(y - lines.start) * self.width..][..self.width];
                for x in columns.clone() {
                    let (right, down) = (middle(x) - from.x, middle(y) - from.y);
                    let part = ((right * across + down * along) / length).clamp(0.0, 1.0);
                    let (aside, off) = (right - part * across, down - part * along);
                    let distance = (aside * aside + off * off).sqrt();
                    below[x] = below[x].max(step(reach - distance));
                }
            }
        }
        let (palette, codes) = (Palette::of_theme(self.theme), Palette::of_theme(self.theme).parts(colour));
        let below = &mut self.pixels[lines.start * self.width..];
        for (below, step) in below.iter_mut().zip(covered).filter(|(_, step)| *step > 0) {
            *below = palette.laid(codes[usize::from(step)], *below);
        }
    }

    /// Fills what is between a line, whose points go from left to right, and a height, with a colour that
    /// covers this part of what is below.
    pub(in crate::picture) fn area(&mut self, line: &[Point], to: f32, colour: Colour, opacity: f32) {
        let factor = self.scale.factor();
        let (palette, codes) = (Palette::of_theme(self.theme), Palette::of_theme(self.theme).parts(colour));
        for pair in line.windows(2) {
            let [from, end] = [pair[0], pair[1]];
            let columns = [from.x, end.x].map(|x| whole(x * factor + 0.5, 0.0, self.width).start);
            for x in columns[0]..columns[1] {
                let part = (middle(x) / factor - from.x) / (end.x - from.x);
                let y = from.y + (end.y - from.y) * part;
                let (top, bottom) = (y.min(to) * factor, y.max(to) * factor);
                for line in whole(top, bottom, self.height()) {
                    let inside = bottom.min(middle(line) + 0.5) - top.max(middle(line) - 0.5);
                    let below = &mut self.pixels[line * self.width + x];
                    *below = palette.laid(codes[usize::from(step(inside * opacity))], *below);
                }
            }
        }
    }
}

/// The pixels between two places, of so many.
fn whole(from: f32, to: f32, most: usize) -> Range<usize> {
    // Pictures are some thousand pixels large, and what is no number becomes 0.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let [from, to] = [from.floor(), to.ceil()].map(|at| (at as usize).min(most));
    from..to
}

/// The middle of a pixel.
fn middle(pixel: usize) -> f32 {
    // Pictures are some thousand pixels large.
    #[allow(clippy::cast_precision_loss)]
    let exact = pixel as f32;
    exact + 0.5
}

/// How much of a pixel is covered, in steps.
fn step(covered: f32) -> u8 {
    // The clamped part of a small number.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let step = (covered.clamp(0.0, 1.0) * f32::from(STEPS)).round() as u8;
    step
}
