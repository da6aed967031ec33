//! The colours of a film: a page has few, and a byte for each pixel makes a small file.

use std::collections::{HashMap, HashSet};

/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// The most colours of a palette.
const COLOURS: usize = 256;

/// The most frequent colours, and the nearest of them to any other.
pub(super) struct Palette {
    colours: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

impl Palette {
    /// The palette of these frames. Of colours that look alike, it has the most frequent one.
    pub(super) fn from_frames<'a>(frames: impl Iterator<Item = &'a [Rgb]>) -> Palette {
        let mut counted: HashMap<Rgb, usize> = HashMap::new();
        for frame in frames {
            for run in frame.chunk_by(|one, other| one == other) {
                *counted.entry(run[0]).or_default() += run.len();
            }
        }
        let mut counted: Vec<(Rgb, usize)> = counted.into_iter().collect();
        counted.sort_unstable_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
        let mut kinds = HashSet::new();
        let mut is_new = |colour: &Rgb| kinds.insert(colour.map(|part| part / 8));
        let colours = counted.into_iter().map(|(colour, _)| colour).filter(|colour| is_new(colour));
        Palette { colours: colours.take(COLOURS).collect(), nearest: HashMap::new() }
    }

    /// All colours in sequence.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// The index of the colour nearest to this one.
    pub(super) fn index(&mut self, colour: Rgb) -> u8 {
        *self.nearest.entry(colour).or_insert_with(|| {
            let distance = |other: &Rgb| -> i32 {
                let parts = colour.iter().zip(other);
                parts.map(|(&one, &other)| (i32::from(one) - i32::from(other)).pow(2)).sum()
            };
            let nearest = (0..=u8::MAX).zip(&self.colours).min_by_key(|(_, other)| distance(other));
            nearest.map(|(index, _)| index).unwrap_or_default()
        })
    }
}
