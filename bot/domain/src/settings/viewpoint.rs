//! Whose row is at the bottom of a board.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// Whose row is at the bottom of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Viewpoint {
    /// Always the same one: South's on shared boards, and one's own on boards that only one person sees.
    #[default]
    Fixed,
    /// The row of the person to move.
    Mover,
}

crate::named!(Viewpoint);

impl Viewpoint {
    /// Returns the opposite choice.
    #[must_use]
    pub const fn other(self) -> Viewpoint {
        match self {
            Viewpoint::Fixed => Viewpoint::Mover,
            Viewpoint::Mover => Viewpoint::Fixed,
        }
    }
}
