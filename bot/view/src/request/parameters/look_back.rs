//! Ways to look back on a game.

use crate::request::parts::one_id;
use crate::request::wire::{Part, Text, Words};

#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

/// A way to look back on a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LookBack {
    /// Replay, board by board.
    Replay,
    /// Review, move by move.
    Review,
    /// Analysis: trying out moves.
    Analyse,
}

impl LookBack {
    /// In the order of declaration.
    pub const ALL: [LookBack; 3] = [LookBack::Replay, LookBack::Review, LookBack::Analyse];

    /// Returns its word in buttons, which is the command's name.
    pub const fn id(self) -> &'static str {
        match self {
            LookBack::Replay => "replay",
            LookBack::Review => "review",
            LookBack::Analyse => "analyse",
        }
    }

    fn by_id(id: &str) -> Option<LookBack> {
        LookBack::ALL.into_iter().find(|one| one.id() == id)
    }
}

one_id! {
    LookBack: LookBack::ALL.to_vec();
}
