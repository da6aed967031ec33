//! Icons of the top bar, for pages without room for words.

use maud::{Markup, html};

/// An action of the top bar.
#[derive(Clone, Copy, Debug)]
pub(super) enum Icon {
    Start,
    Stop,
    Kill,
    Clock,
    Two,
    Theme,
    Reset,
}

impl Icon {
    /// Returns the lines of the icon, in a square of 24.
    fn path(self) -> &'static str {
        match self {
            Self::Start => "M8 5v14l11-7z",
            Self::Stop => "M6 6h12v12H6z",
            Self::Kill => "M6 6l12 12M18 6L6 18",
            Self::Clock => "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 3",
            Self::Two => {
                "M2 20a6 6 0 0 1 12 0M5 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 0 1 1 6M17 14a6 6 0 0 1 5 6"
            }
            Self::Theme => "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 3v18M12 8h7M12 13h8M12 18h5",
            Self::Reset => "M4 12a8 8 0 1 0 3-6M4 3v5h5",
        }
    }
}

/// Draws the content of a top bar button: an icon on narrow pages, words on wide ones, and words everywhere
/// for what is done to the bot. Screen readers always get the words.
pub(super) fn labelled(icon: Icon, label: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(icon.path()) {} }
        span.label { (label) }
    }
}
