//! A cache of rendered shapes, limited in size.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use kuzhi_domain::settings::Theme;
use resvg::tiny_skia::{Pixmap, Transform};

use super::canvas::Scale;
use super::palette::{Code, Palette};
use super::shape::Shape;
use crate::picture::png::{DrawError, canvas, drawn_by};
use crate::picture::svg_tag;
use crate::picture::theme::Colours;

/// The most bytes of all sprites together. Those of a board take about 150,000.
const MOST_BYTES: usize = 2 << 20;

static SPRITES: LazyLock<Mutex<Sprites>> = LazyLock::new(Mutex::default);

/// What a sprite shows, and how large.
type Key = (Theme, Scale, Shape);

#[derive(Default)]
struct Sprites {
    cached: HashMap<Key, (Arc<Sprite>, u64)>,
    bytes: usize,
    /// The number of uses so far, by which the least recently used ones are found.
    uses: u64,
}

/// A rendered shape: runs of neighbouring pixels.
#[derive(Default)]
pub(super) struct Sprite {
    runs: Vec<(Run, u16)>,
    /// The codes of all runs.
    codes: Vec<u8>,
}

/// Neighbouring pixels of a line that all replace what is below, or all cover part of it.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) struct Run {
    /// From the middle of the shape to the first pixel.
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) covers: bool,
}

impl Sprite {
    /// The sprite of a shape, rendered if it is not kept.
    pub(super) fn get_or_render(shape: Shape, theme: Theme, scale: Scale) -> Result<Arc<Sprite>, DrawError> {
        let key = (theme, scale, shape);
        if let Some(kept) = sprites().find(&key) {
            return Ok(kept);
        }
        let made = Arc::new(Sprite::render(shape, theme, scale)?);
        sprites().insert(key, Arc::clone(&made));
        Ok(made)
    }

    fn render(shape: Shape, theme: Theme, scale: Scale) -> Result<Sprite, DrawError> {
        let (colours, factor) = (Colours::of_theme(theme), scale.factor());
        let (across, along) = shape.reach();
        let [right, below] = [across, along].map(|reach| pixels(reach * factor));
        let mut pixmap = canvas(2 * right, 2 * below)?;
        let (tag, used) = (svg_tag(2 * right, 2 * below), shape.definitions(&colours));
        let place = format!("translate({right} {below}) scale({factor})");
        let svg =
            format!(r#"{tag}<defs>{used}</defs><g transform="{place}">{}</g></svg>"#, shape.svg(&colours));
        drawn_by(&svg, Transform::default(), &mut pixmap)?;
        Ok(Sprite::of_pixels(&pixmap, [right, below], theme, &colours))
    }

    /// The pixels of a drawing that are not empty. The middle of the shape is this far from the edges.
    fn of_pixels(pixmap: &Pixmap, [right, below]: [u32; 2], theme: Theme, colours: &Colours) -> Sprite {
        let (palette, mut last) = (Palette::of_theme(theme), None);
        let row = usize::try_from(pixmap.width()).unwrap_or_default().max(1);
        let from = |middle: u32| -i32::try_from(middle).unwrap_or_default();
        let mut sprite = Sprite::default();
        for (y, pixels) in (from(below)..).zip(pixmap.pixels().chunks_exact(row)) {
            let mut before = None;
            for (x, pixel) in (from(right)..).zip(pixels) {
                let (covers, code) = match palette.code_after(*pixel, colours, &mut last) {
                    Code::Nothing => {
                        before = None;
                        continue;
                    }
                    Code::Replace(index) => (false, index),
                    Code::Cover(place) => (true, place),
                };
                if before != Some(covers) {
                    sprite.runs.push((Run { x, y, covers }, 0));
                    before = Some(covers);
                }
                if let Some((_, length)) = sprite.runs.last_mut() {
                    *length += 1;
                }
                sprite.codes.push(code);
            }
        }
        sprite.runs.shrink_to_fit();
        sprite.codes.shrink_to_fit();
        sprite
    }

    /// The runs with their codes.
    pub(super) fn runs(&self) -> impl Iterator<Item = (Run, &[u8])> {
        let mut rest = self.codes.as_slice();
        self.runs.iter().map(move |(run, length)| {
            let (codes, others) = rest.split_at(usize::from(*length));
            rest = others;
            (*run, codes)
        })
    }

    const fn bytes(&self) -> usize {
        self.codes.len()
            + self.runs.len() * size_of::<(Run, u16)>()
            + size_of::<Sprite>()
            + size_of::<(Key, u64)>()
    }
}

/// The whole pixels that a length takes.
fn pixels(length: f32) -> u32 {
    // Shapes are a few hundred pixels large.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let whole = length.ceil() as u32;
    whole + 1
}

impl Sprites {
    fn find(&mut self, key: &Key) -> Option<Arc<Sprite>> {
        self.uses += 1;
        let (sprite, used) = self.cached.get_mut(key)?;
        *used = self.uses;
        Some(Arc::clone(sprite))
    }

    fn insert(&mut self, key: Key, sprite: Arc<Sprite>) {
        self.bytes += sprite.bytes();
        if let Some((before, _)) = self.cached.insert(key, (sprite, self.uses)) {
            self.bytes -= before.bytes();
        }
        if self.bytes > MOST_BYTES {
            self.forget_older_half();
        }
    }

    fn forget_older_half(&mut self) {
        let mut uses: Vec<u64> = self.cached.values().map(|(_, used)| *used).collect();
        let middle = uses.len() / 2;
        let (_, &mut middle, _) = uses.select_nth_unstable(middle);
        self.cached.retain(|_, (_, used)| *used >= middle);
        self.bytes = self.cached.values().map(|(sprite, _)| sprite.bytes()).sum();
    }
}

fn sprites() -> MutexGuard<'static, Sprites> {
    // The data is consistent after every statement, so poisoning can be ignored.
    SPRITES.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::theme::Colour;

    #[test]
    fn sprites_never_take_more_than_their_share() {
        let mut sprites = Sprites::default();
        let sprite = |shape| Arc::new(Sprite::render(shape, Theme::Light, Scale::Full).unwrap());
        let hollow = sprite(Shape::Hollow(440));
        for height in 0..2_000 {
            let key = (Theme::Dark, Scale::Full, Shape::Sign('4', height, Colour::Ink));
            sprites.insert(key, Arc::clone(&hollow));
            assert!(sprites.find(&key).is_some() && sprites.bytes <= MOST_BYTES);
        }
        assert_eq!(sprites.bytes, sprites.cached.values().map(|(sprite, _)| sprite.bytes()).sum::<usize>());
    }

    #[test]
    fn every_shape_lies_within_its_reach() {
        let round = [
            Shape::Hollow(440),
            Shape::Tower(395),
            Shape::Tuzdik(399),
            Shape::Closed(297),
            Shape::Ring(450, true),
        ];
        let seeds = [0, 45, 90, 137].map(|turn| Shape::Seed(1, turn));
        let others = [Shape::Rays(440), Shape::Plate, Shape::Arrow(false)];
        let stores = [false, true].into_iter().flat_map(|lies| [Shape::Store(lies), Shape::StoreRing(lies)]);
        let signs = ['M', 'W', '±', '8'].map(|sign| Shape::Sign(sign, 460, Colour::Ink));
        for shape in round.into_iter().chain(seeds).chain(others).chain(stores).chain(signs) {
            let sprite = Sprite::render(shape, Theme::Light, Scale::Full).unwrap();
            let (across, along) = shape.reach();
            let [right, below] = [across, along].map(|reach| i32::try_from(pixels(reach)).unwrap());
            assert!(!sprite.runs.is_empty(), "{shape:?}");
            for (run, codes) in sprite.runs() {
                let end = run.x + i32::try_from(codes.len()).unwrap();
                assert!(-right < run.x && end < right, "{shape:?}");
                assert!(-below < run.y && run.y + 1 < below, "{shape:?}");
            }
        }
    }
}
