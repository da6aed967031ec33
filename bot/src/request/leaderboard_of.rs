//! Among whom people are compared.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::parts::one_id;
use super::wire::{Part, Text, Words};

use crate::domain::all;

#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

/// Whose leaderboard it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LeaderboardOf {
    /// That of the server; in private messages that of everybody.
    Here,
    /// That of everybody.
    #[strum(serialize = "all")]
    Everywhere,
}

impl LeaderboardOf {
    /// Both.
    pub const ALL: [LeaderboardOf; LeaderboardOf::COUNT] = all();

    /// Its name in a button and in a command.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<LeaderboardOf> {
        id.parse().ok()
    }
}

one_id! {
    LeaderboardOf: LeaderboardOf::ALL.to_vec();
}
