//! Why a role cannot be given to whoever has won.

use strum::{IntoStaticStr, VariantNames};

/// Why the bot cannot give a role to whoever has won a tournament.
#[derive(Copy, Clone, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RoleObstacle {
    /// It may not manage roles.
    NotPermitted,
    /// The role is not below its own.
    Above,
    /// The role belongs to an app, to people who boost the server, or to everyone.
    Managed,
    /// The role gives power over others, which nobody should win.
    Powerful,
    /// There is no such role.
    Gone,
    /// Discord does not say.
    Unknown,
}

impl RoleObstacle {
    /// The ends of the keys of all sentences.
    pub const NAMES: &'static [&'static str] = RoleObstacle::VARIANTS;

    /// The end of the key of its sentence.
    pub fn id(self) -> &'static str {
        self.into()
    }
}
