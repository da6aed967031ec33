//! The palette of an animation: at most 255 colours, and one index for unchanged pixels.

use std::collections::HashMap;

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

/// The index of the transparent colour, for unchanged pixels.
pub(super) const UNCHANGED: u8 = 255;

const COLOURS: usize = 255;

/// The resolution of the lookup table, in bits each of red, green and blue.
const BITS: u32 = 6;

/// A colour as red, green and blue.
pub(super) type Rgb = [u8; 3];

/// Colours with their numbers of pixels.
type Counted = Vec<(Rgb, u32)>;

/// The colours by index, and a table of the nearest index for any colour.
#[derive(Clone, Debug)]
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// The nearest index for every coarse colour, computed on demand.
    nearest: Vec<Option<u8>>,
}

impl Palette {
    /// The palette that shows these pictures best. It contains the colours in `exactly` unchanged.
    pub(super) fn of(exactly: &[Rgb], pictures: &[&Pixmap]) -> Palette {
        let mut counted: HashMap<Rgb, u32> = HashMap::new();
        let solid = |pixel: &&PremultipliedColorU8| pixel.is_opaque();
        for pixel in pictures.iter().flat_map(|picture| picture.pixels()).filter(solid) {
            *counted.entry(rgb(*pixel)).or_default() += 1;
        }
        // Sorted, so that the same pictures give the same palette.
        let mut counted: Counted = counted.into_iter().collect();
        counted.sort_unstable();
        let mut colours = exactly.to_vec();
        colours.extend(median_cut(counted, COLOURS - exactly.len()));
        Palette { colours, nearest: vec![None; 1 << (3 * BITS)] }
    }

    /// All colours in sequence, in the file's format.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut colours = self.colours.clone();
        colours.resize(COLOURS + 1, [0; 3]);
        colours.concat()
    }

    /// The index of the colour nearest to a pixel.
    pub(super) fn index(&mut self, pixel: PremultipliedColorU8) -> u8 {
        // Only the area outside the board's round corners is transparent.
        if pixel.alpha() < 128 {
            return UNCHANGED;
        }
        let colour = rgb(pixel);
        let coarse = colour.iter().fold(0, |bin, part| bin << BITS | usize::from(*part) >> (8 - BITS));
        if let Some(index) = self.nearest[coarse] {
            return index;
        }
        let distance = |other: &Rgb| {
            let part = |part: usize| (i32::from(colour[part]) - i32::from(other[part])).pow(2);
            // The eye distinguishes greens best and blues worst.
            3 * part(0) + 6 * part(1) + part(2)
        };
        let nearest = self.colours.iter().enumerate().min_by_key(|(_, other)| distance(other));
        let index = nearest.map_or(0, |(index, _)| u8::try_from(index).unwrap_or(0));
        self.nearest[coarse] = Some(index);
        index
    }
}

fn rgb(pixel: PremultipliedColorU8) -> Rgb {
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// Splits boxes of colours along their widest dimension until there are enough, and returns the mean of each.
fn median_cut(counted: Counted, most: usize) -> Vec<Rgb> {
    let weighed = |colours: Counted| (weight(&colours), colours);
    let mut boxes = vec![weighed(counted)];
    while boxes.len() < most {
        let worst = boxes.iter().enumerate().filter(|(_, (_, one))| one.len() > 1);
        let Some((worst, _)) = worst.max_by_key(|(_, (weight, _))| *weight) else { break };
        let (lower, upper) = halves(boxes.swap_remove(worst).1);
        boxes.extend([lower, upper].map(weighed));
    }
    boxes.iter().filter(|(_, one)| !one.is_empty()).map(|(_, one)| mean(one)).collect()
}

/// The benefit of splitting a box: its spread, weighted a little by its pixels.
fn weight(colours: &[(Rgb, u32)]) -> u64 {
    let (_, spread) = widest(colours);
    let pixels: u64 = colours.iter().map(|(_, count)| u64::from(*count)).sum();
    u64::from(spread) * u64::from(spread) * (1 + pixels.isqrt())
}

/// The channel in which the colours of a box differ most, and by how much.
fn widest(colours: &[(Rgb, u32)]) -> (usize, u8) {
    let spread = |part: usize| {
        let values = || colours.iter().map(|(colour, _)| colour[part]);
        values().max().unwrap_or(0) - values().min().unwrap_or(0)
    };
    (0..3).map(|part| (part, spread(part))).max_by_key(|(_, spread)| *spread).unwrap_or((0, 0))
}

fn halves(mut colours: Counted) -> (Counted, Counted) {
    let (part, _) = widest(&colours);
    colours.sort_unstable_by_key(|(colour, _)| (colour[part], *colour));
    let half = colours.iter().map(|(_, count)| u64::from(*count)).sum::<u64>() / 2;
    let mut passed = 0;
    let middle = colours.iter().take_while(|(_, count)| {
        passed += u64::from(*count);
        passed <= half
    });
    let middle = middle.count().clamp(1, colours.len() - 1);
    let upper = colours.split_off(middle);
    (colours, upper)
}

fn mean(colours: &[(Rgb, u32)]) -> Rgb {
    let pixels: u64 = colours.iter().map(|(_, count)| u64::from(*count)).sum();
    std::array::from_fn(|part| {
        let sum: u64 =
            colours.iter().map(|(colour, count)| u64::from(colour[part]) * u64::from(*count)).sum();
        u8::try_from(sum / pixels.max(1)).unwrap_or(u8::MAX)
    })
}
