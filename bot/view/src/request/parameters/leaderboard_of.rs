//! The scope of a leaderboard.

use kuzhi_domain::all;
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::request::parts::one_id;
use crate::request::wire::{Part, Text, Words};

/// The people that a leaderboard ranks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LeaderboardOf {
    /// The members of this server. Everyone, in direct messages.
    Here,
    /// Everyone.
    #[strum(serialize = "all")]
    Everywhere,
}

impl LeaderboardOf {
    /// Both.
    pub const ALL: [LeaderboardOf; LeaderboardOf::COUNT] = all();

    /// Returns its name in buttons and commands.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Looks it up by its name.
    pub fn by_id(id: &str) -> Option<LeaderboardOf> {
        id.parse().ok()
    }
}

one_id! {
    LeaderboardOf: LeaderboardOf::ALL.to_vec();
}
