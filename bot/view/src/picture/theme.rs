//! The colours of a board.

use kuzhi_domain::settings::Theme;

/// The colours of a board, in SVG notation.
#[derive(Copy, Clone, Debug)]
pub(super) struct Colours {
    /// The wood, above and below. Counts and numbers stand on it.
    pub(super) wood: &'static str,
    pub(super) wood_edge: &'static str,
    pub(super) grain: &'static str,
    pub(super) rim: &'static str,
    /// A pit's bottom and wall.
    pub(super) hollow: &'static str,
    pub(super) hollow_edge: &'static str,
    /// Counts, numbers and signs on the wood.
    pub(super) ink: &'static str,
    /// The number of a playable pit, on a disc of `ink`.
    pub(super) on_ink: &'static str,
    /// The rings around the pits of the last move.
    pub(super) trace: &'static str,
    /// The rays in captured pits.
    pub(super) rays: &'static str,
    /// Three kinds of seeds, and their outline.
    pub(super) seeds: [&'static str; 3],
    pub(super) seed_edge: &'static str,
}

/// A colour as red, green and blue.
pub(super) type Rgb = [u8; 3];

/// What has a colour of its own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Colour {
    Wood,
    WoodEdge,
    Grain,
    Rim,
    Hollow,
    HollowEdge,
    Ink,
    OnInk,
    Trace,
    Rays,
    Seed(u8),
    SeedEdge,
    Halo,
}

impl Colour {
    pub(super) const ALL: [Colour; 15] = [
        Colour::Wood,
        Colour::WoodEdge,
        Colour::Grain,
        Colour::Rim,
        Colour::Hollow,
        Colour::HollowEdge,
        Colour::Ink,
        Colour::OnInk,
        Colour::Trace,
        Colour::Rays,
        Colour::Seed(0),
        Colour::Seed(1),
        Colour::Seed(2),
        Colour::SeedEdge,
        Colour::Halo,
    ];
}

/// What sets off a sign outside the board, where the message may be light or dark.
const HALO: &str = "#fff6e0";

impl Colours {
    /// A colour in SVG notation.
    pub(super) const fn svg(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Wood => self.wood,
            Colour::WoodEdge => self.wood_edge,
            Colour::Grain => self.grain,
            Colour::Rim => self.rim,
            Colour::Hollow => self.hollow,
            Colour::HollowEdge => self.hollow_edge,
            Colour::Ink => self.ink,
            Colour::OnInk => self.on_ink,
            Colour::Trace => self.trace,
            Colour::Rays => self.rays,
            Colour::Seed(kind) => self.seeds[kind as usize % 3],
            Colour::SeedEdge => self.seed_edge,
            Colour::Halo => HALO,
        }
    }

    /// A colour in numbers.
    pub(super) fn rgb(&self, colour: Colour) -> Rgb {
        let text = self.svg(colour);
        let part = |from: usize| text.get(from..from + 2).and_then(|part| u8::from_str_radix(part, 16).ok());
        [1, 3, 5].map(|from| part(from).unwrap_or_default())
    }

    pub(super) const fn of_theme(theme: Theme) -> Colours {
        match theme {
            Theme::Light => Colours {
                wood: "#e9c592",
                wood_edge: "#d3a366",
                grain: "#c4945a",
                rim: "#8a5a2c",
                hollow: "#7a4a22",
                hollow_edge: "#a06a36",
                ink: "#2a1605",
                on_ink: "#fff3dc",
                trace: "#0b4f6c",
                rays: "#cdeefa",
                seeds: ["#f3e6c8", "#e2c48d", "#d9a078"],
                seed_edge: "#3d220c",
            },
            Theme::Dark => Colours {
                wood: "#5b3a22",
                wood_edge: "#432816",
                grain: "#6a4529",
                rim: "#2a1709",
                hollow: "#1d0f05",
                hollow_edge: "#38200f",
                ink: "#ffeccb",
                on_ink: "#2a1605",
                trace: "#7fd6f2",
                rays: "#7fd6f2",
                seeds: ["#efdfba", "#d8b476", "#cc8a5c"],
                seed_edge: "#140a03",
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of WCAG 2.
    fn luminance(colour: &str) -> f64 {
        let part = |from: usize| {
            let value = f64::from(u8::from_str_radix(&colour[from..from + 2], 16).unwrap()) / 255.0;
            if value <= 0.039_28 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn digits_contrast_with_their_background() {
        // WCAG asks for an enhanced text contrast of 7 to 1.
        for theme in Theme::ALL {
            let colours = Colours::of_theme(theme);
            for ground in [colours.wood, colours.wood_edge, colours.grain, colours.on_ink] {
                let found = contrast(colours.ink, ground);
                assert!(
                    found >= 7.0 || ground == colours.grain && found >= 4.5,
                    "{theme:?}: {found:.1} on {ground}"
                );
            }
        }
    }

    #[test]
    fn digits_in_the_pits_of_emoji_stand_out() {
        let colours = Colours::of_theme(Theme::Dark);
        for ground in [colours.hollow, colours.hollow_edge, colours.wood] {
            let found = contrast(colours.ink, ground);
            assert!(found >= 7.0, "{found:.1} on {ground}");
        }
        // The sowing hand, in animations.
        for theme in Theme::ALL {
            let colours = Colours::of_theme(theme);
            let found = contrast(colours.on_ink, colours.trace);
            assert!(found >= 7.0, "{theme:?}: {found:.1}");
        }
    }

    #[test]
    fn seeds_and_rings_can_be_seen() {
        // WCAG asks for a graphics contrast of 3 to 1. Rings and rays meet it. The fill of a seed may have
        // less: its edge and its highlight set it off, and the count stands beside the pit.
        for theme in Theme::ALL {
            let colours = Colours::of_theme(theme);
            for ground in [colours.hollow, colours.hollow_edge] {
                let grounds = colours.seeds.map(|seed| contrast(seed, ground));
                assert!(grounds.iter().all(|found| *found >= 1.9), "{theme:?}: {grounds:?}");
                let found = contrast(colours.rays, ground);
                assert!(found >= 3.0, "{theme:?}: {found:.1}");
            }
            for ground in [colours.wood, colours.wood_edge] {
                let found = contrast(colours.trace, ground);
                assert!(found >= 3.0, "{theme:?}: {found:.1}");
            }
        }
    }
}
