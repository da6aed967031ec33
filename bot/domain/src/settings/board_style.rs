//! The styles in which boards can be drawn.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::all;

/// How boards are drawn in messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardStyle {
    /// The bot's own emoji. Letters and lines while the emoji are missing.
    #[default]
    Emoji,
    /// Letters and lines in a fixed-width font.
    Unicode,
    /// Plain sentences and digits, for screen readers.
    Text,
    /// A picture of wood and seeds.
    Image,
}

impl BoardStyle {
    /// In the order of declaration.
    pub const ALL: [BoardStyle; BoardStyle::COUNT] = all();

    /// The name under which a person's choice is stored.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the style with this name.
    pub fn by_id(id: &str) -> Option<BoardStyle> {
        id.parse().ok()
    }
}
