//! The palette of a theme: its colours, and the blends of two of them along edges.

use std::sync::OnceLock;

use kuzhi_domain::settings::Theme;
use resvg::tiny_skia::PremultipliedColorU8;

use crate::picture::theme::{Colour, Colours, Rgb};

/// Nothing: what surrounds the rounded corners of a board.
pub(in crate::picture) const TRANSPARENT: u8 = 0;

/// The indices of the rim where it covers a quarter, a half and three quarters of a pixel with nothing below.
const RIM: [u8; 3] = [1, 2, 3];

/// The most colours. Half as many as files may have take a bit less for each pixel of an animation.
const MOST: usize = 128;

/// The coverage of a pixel is told in eighths. More would make files larger and look the same.
pub(super) const STEPS: u8 = 8;

/// What a rendered pixel does to the pixel below it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Code {
    Nothing,
    /// This palette index replaces it.
    Replace(u8),
    /// A colour covers part of it: the place of the results in the palette.
    Cover(u8),
}

/// The colours by index, and what becomes of each below a colour that covers part of it.
pub(in crate::picture) struct Palette {
    colours: Vec<Rgb>,
    /// The opaque ones by their green, to find the nearest one.
    by_green: Vec<(u8, u8)>,
    /// The indices of the named ones.
    named: [u8; Colour::ALL.len()],
    /// For each colour and coverage, the index of the result by the index below.
    covered: Vec<[u8; MOST]>,
}

impl Palette {
    /// The palette of a theme.
    pub(in crate::picture) fn of_theme(theme: Theme) -> &'static Palette {
        static PALETTES: [OnceLock<Palette>; 2] = [const { OnceLock::new() }; 2];
        let place = match theme {
            Theme::Light => 0,
            Theme::Dark => 1,
        };
        PALETTES[place].get_or_init(|| Palette::new(&Colours::of_theme(theme)))
    }

    fn new(colours: &Colours) -> Palette {
        let listed = listed(colours);
        let opaque = (0..=u8::MAX).zip(&listed).skip(Palette::opacity().len());
        let mut by_green: Vec<(u8, u8)> = opaque.map(|(index, colour)| (colour[1], index)).collect();
        by_green.sort_unstable();
        let mut palette =
            Palette { colours: listed, by_green, named: Default::default(), covered: Vec::new() };
        palette.named = Colour::ALL.map(|colour| palette.nearest(colours.rgb(colour)));
        for colour in Colour::ALL {
            for step in 1..u16::from(STEPS) {
                palette.covered.push(palette.row(colours.rgb(colour), colour, step));
            }
        }
        palette
    }

    /// The results of a colour that covers so many eighths, by the index below.
    fn row(&self, colour: Rgb, named: Colour, step: u16) -> [u8; MOST] {
        let mut row = [TRANSPARENT; MOST];
        for (below, result) in row.iter_mut().enumerate().take(self.colours.len()) {
            *result = match u8::try_from(below).unwrap_or(TRANSPARENT) {
                TRANSPARENT if named == Colour::Rim => match usize::from(step * 4 / u16::from(STEPS)) {
                    0 => TRANSPARENT,
                    quarters => RIM[quarters - 1],
                },
                TRANSPARENT if step < u16::from(STEPS) / 2 => TRANSPARENT,
                TRANSPARENT => self.nearest(colour),
                _ => self.nearest(mixed(self.colours[below], colour, step, STEPS.into())),
            };
        }
        row
    }

    /// The red, green and blue of all indices, in the order of files.
    pub(in crate::picture) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// The opacity of the first indices. All others are opaque.
    pub(super) const fn opacity() -> [u8; 4] {
        [0, 64, 128, 191]
    }

    /// The index for a file that knows no opacity in parts.
    pub(in crate::picture) fn solid(&self, index: u8) -> u8 {
        match index {
            1 => TRANSPARENT,
            2 | 3 => self.nearest(self.colours[usize::from(index)]),
            index => index,
        }
    }

    /// The index below a code.
    pub(super) fn laid(&self, code: Code, below: u8) -> u8 {
        match code {
            Code::Nothing => below,
            Code::Replace(index) => index,
            Code::Cover(place) => self.covered[usize::from(place)][usize::from(below)],
        }
    }

    /// Covers neighbouring pixels in parts.
    pub(super) fn cover(&self, places: &[u8], below: &mut [u8]) {
        for (place, below) in places.iter().zip(below) {
            *below = self.covered[usize::from(*place)][usize::from(*below)];
        }
    }

    /// What a rendered pixel does to what is below it.
    pub(super) fn code(&self, pixel: PremultipliedColorU8, colours: &Colours) -> Code {
        let step = (u16::from(pixel.alpha()) * u16::from(STEPS) + 127) / 255;
        if step == 0 {
            return Code::Nothing;
        }
        let plain = pixel.demultiply();
        let seen = [plain.red(), plain.green(), plain.blue()];
        if step >= STEPS.into() {
            return Code::Replace(self.nearest(seen));
        }
        let nearest = (0..).zip(Colour::ALL).min_by_key(|(_, colour)| distance(colours.rgb(*colour), seen));
        cover(nearest.map_or(0, |(place, _)| place), u8::try_from(step).unwrap_or_default())
    }

    /// The same, for pixels that are often like the one before.
    pub(super) fn code_after(
        &self,
        pixel: PremultipliedColorU8,
        colours: &Colours,
        last: &mut Option<(PremultipliedColorU8, Code)>,
    ) -> Code {
        match *last {
            Some((same, code)) if same == pixel => code,
            _ => {
                let code = self.code(pixel, colours);
                *last = Some((pixel, code));
                code
            }
        }
    }

    /// What a colour does to a pixel, by how much of it it covers.
    pub(super) fn parts(&self, colour: Colour) -> [Code; 1 + STEPS as usize] {
        let named = (0..).zip(Colour::ALL).zip(self.named).find(|((_, one), _)| *one == colour);
        let (place, index) = named.map_or((0, TRANSPARENT), |((place, _), index)| (place, index));
        std::array::from_fn(|step| match u8::try_from(step).unwrap_or_default() {
            0 => Code::Nothing,
            STEPS => Code::Replace(index),
            step => cover(place, step),
        })
    }

    /// The index of the colour that is nearest to this one.
    fn nearest(&self, colour: Rgb) -> u8 {
        let middle = self.by_green.partition_point(|(green, _)| *green < colour[1]);
        let (darker, lighter) = self.by_green.split_at(middle);
        let mut best = (u32::MAX, TRANSPARENT);
        let mut look = |side: &mut dyn Iterator<Item = &(u8, u8)>| {
            for &(green, index) in side {
                if GREEN * u32::from(green.abs_diff(colour[1])).pow(2) > best.0 {
                    // Those further away differ even more.
                    return;
                }
                best = best.min((distance(self.colours[usize::from(index)], colour), index));
            }
        };
        look(&mut lighter.iter());
        look(&mut darker.iter().rev());
        best.1
    }
}

/// What a colour, by its place among all, does to a pixel of which it covers so many eighths.
const fn cover(place: u8, step: u8) -> Code {
    Code::Cover(place * (STEPS - 1) + step - 1)
}

/// The colours of a theme: those of which it is made, the shades of wood and hollows, and what is between two
/// of them at an edge.
fn listed(colours: &Colours) -> Vec<Rgb> {
    use Colour::{
        Grain, Halo, Hollow, HollowEdge, Ink, OnInk, Rays, Rim, Seed, SeedEdge, Trace, Wood, WoodEdge,
    };
    let rgb = |colour: Colour| colours.rgb(colour);
    let rim = rgb(Rim);
    let mut all = vec![[0; 3], rim, rim, rim];
    all.extend(Colour::ALL.map(rgb));
    let ramps = [
        (Wood, WoodEdge, 28),
        (Hollow, HollowEdge, 12),
        (Ink, Wood, 5),
        (Ink, WoodEdge, 5),
        (OnInk, Ink, 5),
        (OnInk, Trace, 4),
        (Trace, Wood, 4),
        (Trace, WoodEdge, 5),
        (Trace, HollowEdge, 4),
        (Rim, Wood, 4),
        (Rim, WoodEdge, 4),
        (Rim, HollowEdge, 3),
        (Grain, Wood, 4),
        (Grain, WoodEdge, 4),
        (Rays, Hollow, 4),
        (Rays, HollowEdge, 4),
        (SeedEdge, Hollow, 2),
        (SeedEdge, HollowEdge, 3),
        (Halo, Rim, 3),
        (Rays, Seed(0), 2),
        (Rays, Seed(1), 2),
        (Rays, Seed(2), 2),
    ];
    for (from, to, steps) in ramps {
        all.extend((1..steps).map(|step| mixed(rgb(from), rgb(to), step, steps)));
    }
    for seed in (0..3).map(Seed) {
        all.extend([1, 2, 3].map(|step| mixed(rgb(SeedEdge), rgb(seed), step, 4)));
        all.extend([1, 2, 3].map(|step| mixed(rgb(seed), [255; 3], step, 5)));
    }
    let mut seen = std::collections::HashSet::new();
    let first = Palette::opacity().len();
    let mut at = 0;
    all.retain(|colour| {
        at += 1;
        at <= first || seen.insert(*colour)
    });
    all
}

/// One colour below so many of all parts of another.
fn mixed(below: Rgb, above: Rgb, step: u16, all: u16) -> Rgb {
    std::array::from_fn(|part| {
        let (below, above) = (u16::from(below[part]), u16::from(above[part]));
        u8::try_from((below * (all - step) + above * step + all / 2) / all).unwrap_or(u8::MAX)
    })
}

/// How much green counts.
const GREEN: u32 = 6;

/// How much two colours differ. The eye distinguishes greens best and blues worst.
fn distance(one: Rgb, other: Rgb) -> u32 {
    let part = |part: usize| u32::from(one[part].abs_diff(other[part])).pow(2);
    3 * part(0) + GREEN * part(1) + part(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_palette_fits_and_keeps_meaningful_colours() {
        for theme in Theme::ALL {
            let (palette, colours) = (Palette::of_theme(theme), Colours::of_theme(theme));
            assert!(palette.colours.len() <= MOST, "{}", palette.colours.len());
            for colour in Colour::ALL {
                let found = palette.colours[usize::from(palette.nearest(colours.rgb(colour)))];
                assert_eq!(found, colours.rgb(colour), "{theme:?} {colour:?}");
            }
        }
    }

    #[test]
    fn partly_covered_pixels_are_blended() {
        let (palette, colours) = (Palette::of_theme(Theme::Light), Colours::of_theme(Theme::Light));
        let [ink, wood] = [Colour::Ink, Colour::Wood].map(|colour| colours.rgb(colour));
        let below = palette.nearest(wood);
        for (step, alpha) in [(2, 64), (4, 128), (6, 191)] {
            let drawn = |part: usize| u8::try_from(u16::from(ink[part]) * alpha / 255).unwrap();
            let alpha = u8::try_from(alpha).unwrap();
            let pixel = PremultipliedColorU8::from_rgba(drawn(0), drawn(1), drawn(2), alpha).unwrap();
            let seen = palette.laid(palette.code(pixel, &colours), below);
            let gap = distance(palette.colours[usize::from(seen)], mixed(wood, ink, step, STEPS.into()));
            assert!(gap < 10 * 20 * 20, "{step}: {gap}");
        }
        assert_eq!(palette.laid(Code::Nothing, below), below);
    }
}
