//! How people may have their boards drawn.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::all;

/// How a board is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardStyle {
    /// The bot's own emoji; letters and lines while they are missing.
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
    /// All of them.
    pub const ALL: [BoardStyle; BoardStyle::COUNT] = all();

    /// The name under which somebody's choice is kept.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The style with this name.
    pub fn by_id(id: &str) -> Option<BoardStyle> {
        id.parse().ok()
    }
}
