//! Among whom people are compared.

use super::parts::one_id;
use super::wire::{Part, Text, Words};

#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

/// Whose leaderboard it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LeaderboardOf {
    /// That of the server; in private messages that of everybody.
    Here,
    /// That of everybody.
    Everywhere,
}

impl LeaderboardOf {
    /// Both.
    pub const ALL: [LeaderboardOf; 2] = [LeaderboardOf::Here, LeaderboardOf::Everywhere];

    /// Its name in a button and in a command.
    pub const fn id(self) -> &'static str {
        match self {
            LeaderboardOf::Here => "here",
            LeaderboardOf::Everywhere => "all",
        }
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<LeaderboardOf> {
        LeaderboardOf::ALL.into_iter().find(|of| of.id() == id)
    }
}

one_id! {
    LeaderboardOf: LeaderboardOf::ALL.to_vec();
}
