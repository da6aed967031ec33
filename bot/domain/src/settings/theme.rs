//! The colours of boards.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// The colours of a board.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// Light wood, dark numbers.
    #[default]
    Light,
    /// Dark wood, light numbers.
    Dark,
}

crate::named!(Theme);
