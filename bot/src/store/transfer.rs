//! Moving all that a store keeps to another one: as lines of JSON, checked from end to end.

mod lines;
mod moving;

pub use self::moving::{Digest, TransferError, export, import};

use std::ops::ControlFlow;

use super::{Delivered, LeaderboardStore, StoreError, Usage};
use crate::domain::{
    GuildId, HouseRules, KeptReview, Match, MatchId, Note, PlayerId, Preferences, Solver, Timestamp,
};
use crate::language::Language;

/// One thing that a store keeps. Leaderboards are not among them, because they follow from matches, and marks of
/// interactions are not, because nobody asks for them after an hour.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A match.
    Match(Box<Match>),
    /// What was delivered of a match.
    Delivered(MatchId, Delivered),
    /// The name of a person.
    Name(PlayerId, String),
    /// The language of a person's Discord.
    Language(PlayerId, Language),
    /// What a person has set.
    Preferences(PlayerId, Preferences),
    /// What the managers of a server have settled.
    HouseRules(GuildId, HouseRules),
    /// What a person has solved of puzzles.
    Solver(PlayerId, Box<Solver>),
    /// Two people who have played with each other.
    Opponents([PlayerId; 2]),
    /// When the bot was last there.
    LastThere(Timestamp),
    /// What was used of a limit.
    Usage(Usage),
    /// What somebody has noted on a match.
    Note(PlayerId, MatchId, Note),
    /// The review of a match.
    Review(MatchId, KeptReview),
}

/// A store that can be moved, or looked through as a whole. Nobody else uses it meanwhile.
pub trait Transfer: LeaderboardStore {
    /// Whether it keeps no match and nothing of people.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn is_empty(&self) -> Result<bool, StoreError>;

    /// Hands out all that it keeps, matches first, until `take` has enough. Says how many records cannot be read, and stay behind.
    fn hand_out(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<usize, StoreError>;

    /// Takes things in, each in the place of what is kept of it.
    fn take_in(&self, items: &[Item]) -> Result<(), StoreError>;

    /// When this returns, all that was taken in survives a crash, and what follows from it is made when the store is
    /// opened next.
    fn finish_import(&self) -> Result<(), StoreError>;

    /// Waits until all lies as it is to stay: after very much was taken in, the next start would find much to tidy.
    ///
    /// # Errors
    ///
    /// [`StoreError::Ruined`], if that failed.
    fn rest(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
