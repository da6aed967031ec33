//! The colours of boards.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// The colours of a board.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// Light wood, dark numbers.
    Light,
    /// Dark wood, light numbers. The default, because Discord is dark unless people change it.
    #[default]
    Dark,
}

crate::named!(Theme);

impl Theme {
    /// Returns the opposite choice.
    #[must_use]
    pub const fn other(self) -> Theme {
        match self {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        }
    }
}
