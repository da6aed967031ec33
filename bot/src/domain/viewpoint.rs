//! Whose row of a board is below.

/// Whose row of a board is below.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Viewpoint {
    /// Always the same: South's where all look, one's own where one looks alone.
    #[default]
    Fixed,
    /// That of the person to move.
    Mover,
}

impl Viewpoint {
    /// Both.
    pub const ALL: [Viewpoint; 2] = [Viewpoint::Fixed, Viewpoint::Mover];

    /// The name under which it is kept.
    pub const fn id(self) -> &'static str {
        match self {
            Viewpoint::Fixed => "fixed",
            Viewpoint::Mover => "mover",
        }
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<Viewpoint> {
        Viewpoint::ALL.into_iter().find(|one| one.id() == id)
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
