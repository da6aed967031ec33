//! Moves everything from one store to another, as lines of JSON with checksums.

mod lines;
mod moving;

pub use self::moving::{Digest, TransferError, export, import};

use std::ops::ControlFlow;

use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::matches::Match;
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::study::{KeptReview, Note, Solver};
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{GuildId, Language, MatchId, PlayerId, Timestamp};

use super::{Delivered, LeaderboardStore, LookupStore, Operation, StoreError, Usage};

/// An item of an export. Leaderboards are not exported, because they follow from matches, and neither are
/// marks of interactions, because nobody needs them after an hour.
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
    /// A person's preferences.
    Preferences(PlayerId, Preferences),
    /// A server's rules.
    HouseRules(GuildId, HouseRules),
    /// A server that the bot has left, and since when.
    LeftGuild(GuildId, Timestamp),
    /// A person's puzzle results.
    Solver(PlayerId, Box<Solver>),
    /// What a server gets by itself.
    ServerFeed(GuildId, Box<ServerFeed>),
    /// What a person gets by themselves.
    PersonFeed(PlayerId, Box<PersonFeed>),
    /// Two people who have played each other.
    Opponents([PlayerId; 2]),
    /// When the bot was last there.
    LastThere(Timestamp),
    /// The usage of a limit.
    Usage(Usage),
    /// A private note on a match.
    Note(PlayerId, MatchId, Note),
    /// The review of a match.
    Review(MatchId, KeptReview),
    /// A tournament.
    Tournament(Box<Tournament>),
    /// What an operator has changed.
    Operation(Operation),
}

/// A store that can be exported and imported. Nothing else uses it meanwhile.
pub trait Transfer: LeaderboardStore + LookupStore {
    /// Returns whether it holds no match and no data of people.
    ///
    /// # Errors
    ///
    /// [`StoreError`], as for every method below.
    fn is_empty(&self) -> Result<bool, StoreError>;

    /// Returns whether a deletion of somebody's data is unfinished.
    fn has_unfinished_deletion(&self) -> Result<bool, StoreError>;

    /// Calls `take` with each item, matches first, until it breaks. Returns the number of unreadable records,
    /// which are skipped.
    fn hand_out(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<usize, StoreError>;

    /// Imports items. Each replaces the stored one.
    fn take_in(&self, items: &[Item]) -> Result<(), StoreError>;

    /// When this returns, all imported items survive a crash. What follows from them is computed when the
    /// store is opened next.
    fn finish_import(&self) -> Result<(), StoreError>;

    /// Waits until nothing is left to merge. After a large import the next start would otherwise have much to
    /// do.
    ///
    /// # Errors
    ///
    /// [`StoreError::Poisoned`], if that failed.
    fn rest(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
