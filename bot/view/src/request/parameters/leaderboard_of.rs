//! The scope of a leaderboard.

#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::request::parts::named_part;
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

named_part!(LeaderboardOf);
