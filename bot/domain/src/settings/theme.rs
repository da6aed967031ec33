//! The colours of boards.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::all;

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

impl Theme {
    /// In the order of declaration.
    pub const ALL: [Theme; Theme::COUNT] = all();

    /// The name under which a person's choice is stored.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The theme with this name.
    pub fn by_id(id: &str) -> Option<Theme> {
        id.parse().ok()
    }

    /// Returns the opposite choice.
    #[must_use]
    pub const fn other(self) -> Theme {
        match self {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        }
    }
}
