//! Ways to look back on a game.

use crate::request::parts::named_part;
use crate::request::wire::{Part, Text, Words};

#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A way to look back on a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LookBack {
    /// Replay, board by board.
    Replay,
    /// Review, move by move.
    Review,
    /// Analysis: trying out moves.
    Analyse,
}

named_part!(LookBack);
