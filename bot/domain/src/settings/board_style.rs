//! The styles in which boards can be drawn.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

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

crate::named!(BoardStyle);
