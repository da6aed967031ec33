//! Whose row of a board is below.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::all;

/// Whose row of a board is below.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Viewpoint {
    /// Always the same: South's where all look, one's own where one looks alone.
    #[default]
    Fixed,
    /// That of the person to move.
    Mover,
}

impl Viewpoint {
    /// Both.
    pub const ALL: [Viewpoint; Viewpoint::COUNT] = all();

    /// The name under which it is kept.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<Viewpoint> {
        id.parse().ok()
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Viewpoint {
        match self {
            Viewpoint::Fixed => Viewpoint::Mover,
            Viewpoint::Mover => Viewpoint::Fixed,
        }
    }
}
