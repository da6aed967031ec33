//! The log of a tournament: what its organisers did, for everyone to read.

use serde::{Deserialize, Serialize};

use super::announcement::News;
use super::change::RuleChange;
use super::field::{Entrant, RoundResult};
use super::tournament::Tournament;
use crate::{MatchId, PlayerId, RoleId, Timestamp};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogLine {
    /// When.
    pub at: Timestamp,
    /// Who did it. `None` if it happened by itself.
    pub by: Option<PlayerId>,
    /// What was done.
    pub what: LogEntry,
}

/// What was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LogEntry {
    /// It was announced.
    Made,
    /// It begins at another time.
    PutOff(Timestamp),
    /// It began.
    Begun,
    /// Its groups follow from the places of the last league.
    Drafted,
    /// It was to begin at once.
    BegunNow,
    /// The time to begin the games of the round was extended.
    Extended(Timestamp),
    /// The time to begin a game was extended.
    MoreTime {
        /// The game.
        game: MatchId,
        /// Until when.
        until: Timestamp,
    },
    /// Whoever is to move in a game got all of their time again.
    Renewed(MatchId),
    /// Games over days take longer than planned. Organisers may decide them.
    DragsOn,
    /// The round was paired again.
    PairedAgain,
    /// A result was set.
    ResultSet {
        /// The game.
        game: MatchId,
        /// What it counts as.
        result: RoundResult,
        /// Why.
        reason: String,
    },
    /// The result of a game was undone, and it is played again.
    PlayedAgain(MatchId),
    /// A game is played once more, as another match.
    Replayed {
        /// The new match.
        game: MatchId,
        /// Why.
        reason: String,
    },
    /// A result was removed: the game counts for neither player.
    ResultRemoved {
        /// The game.
        game: MatchId,
        /// Why.
        reason: String,
    },
    /// The result of a game was made void.
    Voided(MatchId),
    /// A player was removed.
    Removed {
        /// Whom.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// Somebody who was removed may come back.
    LetIn(PlayerId),
    /// Two players are never paired.
    Forbidden([PlayerId; 2]),
    /// These had not checked in, and were left out.
    NotHere(Vec<PlayerId>),
    /// They may be paired again.
    Unforbidden([PlayerId; 2]),
    /// Somebody organises it as well.
    OrganiserNamed(PlayerId),
    /// Somebody organises it no more.
    OrganiserDismissed(PlayerId),
    /// Its rules were changed.
    Changed(Vec<RuleChange>),
    /// It was paused.
    Paused,
    /// It went on.
    Resumed,
    /// It was called off, or ended early.
    Stopped(String),
    /// The next one of the series, which was to begin then, was left out: the server had too many.
    LeftOut(Timestamp),
    /// The bot may make no events in Discord's list.
    NoEvents,
    /// The bot may not give the role of winners.
    NoRole(RoleId),
    /// Its series was ended.
    SeriesEnded,
    /// Too few had entered.
    TooFew,
    /// It has only so many rounds, because too few have entered for more.
    FewerRounds(u16),
    /// These have sunk by a place on the ladder, because they had not played.
    Sunk(Vec<PlayerId>),
    /// A player was put above another one on the ladder, or at its end.
    Placed {
        /// Who was moved.
        player: PlayerId,
        /// Above whom. `None` stands for the end.
        above: Option<PlayerId>,
    },
    /// The ladder was put in the order of ratings.
    Sorted,
    /// A player was given a number on the start list, from 1.
    Numbered {
        /// Who.
        player: PlayerId,
        /// Which.
        number: u16,
    },
    /// The start list follows the ratings again.
    NumberedByRating,
    /// After a correction these two meet in the round that has begun.
    MeetInstead(MatchId),
    /// After a correction somebody goes on without a game.
    GoesOn(Entrant),
    /// Some could not be paired in this round, counted from 1, and have a bye.
    Byes(u16),
    /// No two who take part may meet. It waits for others until then.
    Waits(Timestamp),
    /// It was called off because nobody could be paired.
    CannotPair,
}

/// The most lines of a log. It is stored anew with each change.
pub(super) const MOST_LOG_LINES: usize = 1_000;

impl LogEntry {
    /// The game whose result it is about.
    pub const fn game(&self) -> Option<MatchId> {
        match self {
            LogEntry::ResultSet { game, .. }
            | LogEntry::ResultRemoved { game, .. }
            | LogEntry::Replayed { game, .. }
            | LogEntry::PlayedAgain(game)
            | LogEntry::Voided(game) => Some(*game),
            _ => None,
        }
    }

    /// The game that it is about, to change it.
    pub(super) const fn game_mut(&mut self) -> Option<&mut MatchId> {
        match self {
            LogEntry::ResultSet { game, .. }
            | LogEntry::ResultRemoved { game, .. }
            | LogEntry::Replayed { game, .. }
            | LogEntry::MoreTime { game, .. }
            | LogEntry::Renewed(game)
            | LogEntry::MeetInstead(game)
            | LogEntry::PlayedAgain(game)
            | LogEntry::Voided(game) => Some(game),
            _ => None,
        }
    }
}

impl Tournament {
    /// Adds a line to the log, which keeps the last [`MOST_LOG_LINES`].
    pub(super) fn add_log_line(&mut self, by: Option<PlayerId>, what: LogEntry, now: Timestamp) {
        self.log.push(LogLine { at: now, by, what });
        let left_out = self.log.len().saturating_sub(MOST_LOG_LINES);
        self.log.drain(..left_out);
        self.posts.news.retain_mut(|news| match &mut news.what {
            News::Decided(line) => line.checked_sub(left_out).map(|left| *line = left).is_some(),
            _ => true,
        });
    }
}
