//! An image of palette indices, onto which shapes are laid.

use kuzhi_domain::settings::Theme;
use resvg::tiny_skia::{Pixmap, Transform};

use super::palette::{Palette, TRANSPARENT};
use super::shape::Placed;
use super::sprites::Sprite;
use crate::picture::layout::{Layout, Point};
use crate::picture::png::{DrawError, canvas, drawn_by};
use crate::picture::theme::Colours;

/// How large a picture is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::picture) enum Scale {
    /// As it is designed: twice the width on a phone, so that it is sharp there.
    Full,
    /// As an animation: sharp enough for a phone, and small enough for a hundred scenes.
    Film,
}

impl Scale {
    /// The width of an animation.
    pub(in crate::picture) const FILM: u16 = 560;

    pub(in crate::picture) fn factor(self) -> f32 {
        match self {
            Scale::Full => 1.0,
            Scale::Film => f32::from(Scale::FILM) / f32::from(Layout::WIDTH),
        }
    }

    /// A length of the design in whole pixels.
    pub(in crate::picture) fn pixels(self, length: f32) -> i32 {
        // Pictures are some thousand pixels large.
        #[allow(clippy::cast_possible_truncation)]
        let whole = (length * self.factor()).round() as i32;
        whole
    }
}

/// An image of palette indices.
#[derive(Clone)]
pub(in crate::picture) struct Canvas {
    pub(in crate::picture) theme: Theme,
    pub(in crate::picture) scale: Scale,
    pub(in crate::picture) width: usize,
    pub(in crate::picture) pixels: Vec<u8>,
}

impl Canvas {
    /// Nothing, this wide and high in units of the design.
    pub(in crate::picture) fn new(theme: Theme, scale: Scale, [width, height]: [f32; 2]) -> Canvas {
        let [width, height] =
            [width, height].map(|length| usize::try_from(scale.pixels(length)).unwrap_or_default());
        Canvas { theme, scale, width, pixels: vec![TRANSPARENT; width * height] }
    }

    pub(in crate::picture) fn height(&self) -> usize {
        self.pixels.len().checked_div(self.width).unwrap_or_default()
    }

    /// Lays shapes onto the image, moved by a distance.
    ///
    /// # Errors
    ///
    /// When a shape cannot be rendered.
    pub(in crate::picture) fn lay(&mut self, placed: &[Placed], by: Point) -> Result<(), DrawError> {
        for Placed { shape, at } in placed {
            let sprite = Sprite::get_or_render(*shape, self.theme, self.scale)?;
            let [x, y] = [at.x + by.x, at.y + by.y].map(|length| self.scale.pixels(length));
            self.lay_sprite(&sprite, x, y);
        }
        Ok(())
    }

    /// Draws what no other picture has: SVG within these corners.
    ///
    /// # Errors
    ///
    /// When the SVG is invalid.
    pub(in crate::picture) fn draw(&mut self, svg: &str, [from, to]: [Point; 2]) -> Result<(), DrawError> {
        let factor = self.scale.factor();
        let [left, top] = [from.x, from.y].map(|length| self.scale.pixels(length));
        let [width, height] = [self.scale.pixels(to.x) - left, self.scale.pixels(to.y) - top]
            .map(|length| u32::try_from(length).unwrap_or_default());
        let mut pixmap = canvas(width, height)?;
        let whole = |pixels: i32| {
            // Pictures are some thousand pixels large.
            #[allow(clippy::cast_precision_loss)]
            let exact = pixels as f32;
            exact
        };
        let moved = Transform::from_scale(factor, factor).post_translate(-whole(left), -whole(top));
        drawn_by(svg, moved, &mut pixmap)?;
        self.lay_pixels(&pixmap, [left, top].map(|corner| usize::try_from(corner).unwrap_or_default()));
        Ok(())
    }

    /// Lays rendered pixels with their upper left corner at a pixel.
    fn lay_pixels(&mut self, pixmap: &Pixmap, [left, top]: [usize; 2]) {
        let (palette, colours) = (Palette::of_theme(self.theme), Colours::of_theme(self.theme));
        let row = usize::try_from(pixmap.width()).unwrap_or_default().max(1);
        let lines = self.pixels.chunks_exact_mut(self.width.max(1)).skip(top);
        let mut last = None;
        for (below, pixels) in lines.zip(pixmap.pixels().chunks_exact(row)) {
            let seen = below.iter_mut().skip(left).zip(pixels).filter(|(_, pixel)| pixel.alpha() > 0);
            for (below, pixel) in seen {
                *below = palette.laid(palette.code_after(*pixel, &colours, &mut last), *below);
            }
        }
    }

    /// Lays a sprite with its middle at a pixel. What is outside is left out.
    fn lay_sprite(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let palette = Palette::of_theme(self.theme);
        for (run, codes) in sprite.runs() {
            let place = usize::try_from(y + run.y).ok().zip(usize::try_from(x + run.x).ok());
            let Some((line, left)) = place.filter(|(_, left)| left + codes.len() <= self.width) else {
                continue;
            };
            let begin = line * self.width + left;
            let Some(below) = self.pixels.get_mut(begin..begin + codes.len()) else { return };
            if run.covers {
                palette.cover(codes, below);
            } else {
                below.copy_from_slice(codes);
            }
        }
    }
}
