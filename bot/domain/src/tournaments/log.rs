//! The log of a tournament, for everyone to read: what its organisers did, who came and went, and what
//! happened by itself. Results have tables of their own.

use serde::{Deserialize, Serialize};

use super::change::RuleChange;
use super::field::{Entrant, RoundResult};
use super::news::News;
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
    /// It was announced. By nobody if it follows another one of its series.
    Made,
    /// These enter each one of the series.
    SignedUp(Vec<PlayerId>),
    /// Somebody entered.
    Joined,
    /// Somebody left.
    Left,
    /// Somebody may not play on the server any more, and was taken out.
    KeptOut(PlayerId),
    /// Somebody who had left, paused or not come is back.
    Rejoined,
    /// Somebody has the next round off, or pauses.
    RoundOff,
    /// Somebody enters each one of the series from now on, or no more by themselves.
    Always(bool),
    /// Somebody challenged another one on the ladder.
    Challenged(PlayerId),
    /// These did not come to a game, and have lost it.
    NoShow(Vec<PlayerId>),
    /// These get no games until they are back.
    OffUntilBack(Vec<PlayerId>),
    /// It begins at another time.
    PutOff(Timestamp),
    /// It began.
    Begun,
    /// A round began, counted from 1.
    RoundBegun(u16),
    /// It was played to its end.
    Ended,
    /// Nobody could play between these times, which were added to those that ran.
    TimeLost([Timestamp; 2]),
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
    /// Whoever is to move in a game got so many minutes more.
    TimeGiven {
        /// The game.
        game: MatchId,
        /// How many.
        minutes: u16,
    },
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
        /// What it counted as before, if it had a result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<RoundResult>,
        /// Why.
        reason: String,
    },
    /// The result of a game was undone, and it is played again.
    PlayedAgain(MatchId),
    /// A game is played once more, as another match.
    Replayed {
        /// The new match.
        game: MatchId,
        /// The old one, where it was noted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        old: Option<MatchId>,
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
    /// Somebody was entered for the server of whoever named them.
    PlayerNamed(PlayerId),
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
    /// The next one, which was to begin then, was left out: the bot was away.
    Missed(Timestamp),
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
    /// Another server wants to play.
    ServerAsks,
    /// The two servers play.
    ServersPlay,
    /// A server that wanted to play, or was asked to, does not.
    ServerDeclined,
}

/// The most lines of a log. It is stored anew with each change.
pub(super) const MOST_LOG_LINES: usize = 1_000;

/// The most people of a line, so that all of them can be named.
const MOST_PEOPLE: usize = 10;

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
            | LogEntry::TimeGiven { game, .. }
            | LogEntry::Renewed(game)
            | LogEntry::MeetInstead(game)
            | LogEntry::PlayedAgain(game)
            | LogEntry::Voided(game) => Some(game),
            _ => None,
        }
    }

    /// The people whom it is about, to change them.
    fn people_mut(&mut self) -> Vec<&mut PlayerId> {
        match self {
            LogEntry::Removed { player, .. }
            | LogEntry::LetIn(player)
            | LogEntry::PlayerNamed(player)
            | LogEntry::KeptOut(player)
            | LogEntry::Challenged(player)
            | LogEntry::OrganiserNamed(player)
            | LogEntry::OrganiserDismissed(player)
            | LogEntry::Numbered { player, .. } => vec![player],
            LogEntry::Forbidden(pair) | LogEntry::Unforbidden(pair) => pair.iter_mut().collect(),
            LogEntry::NotHere(all)
            | LogEntry::Sunk(all)
            | LogEntry::SignedUp(all)
            | LogEntry::NoShow(all)
            | LogEntry::OffUntilBack(all) => all.iter_mut().collect(),
            LogEntry::Placed { player, above } => above.iter_mut().chain([player]).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether players did it themselves. Where there is no room for all lines, theirs go first, so that
    /// nobody can make what organisers did disappear.
    const fn is_of_players(&self) -> bool {
        matches!(
            self,
            LogEntry::Joined
                | LogEntry::Left
                | LogEntry::Rejoined
                | LogEntry::RoundOff
                | LogEntry::Always(_)
                | LogEntry::Challenged(_)
        )
    }

    /// Whether only organisers read it.
    pub const fn is_secret(&self) -> bool {
        matches!(self, LogEntry::Forbidden(_) | LogEntry::Unforbidden(_))
    }
}

impl LogLine {
    /// Everyone whom it names.
    pub fn people(&self) -> Vec<PlayerId> {
        let mut line = self.clone();
        line.people_mut().into_iter().map(|one| *one).collect()
    }

    /// The same, to change them.
    pub(super) fn people_mut(&mut self) -> Vec<&mut PlayerId> {
        self.by.iter_mut().chain(self.what.people_mut()).collect()
    }
}

impl Tournament {
    /// Adds a line to the log, which keeps the last [`MOST_LOG_LINES`].
    pub(super) fn add_log_line(&mut self, by: Option<PlayerId>, what: LogEntry, now: Timestamp) {
        self.log.push(LogLine { at: now, by, what });
        while self.log.len() > MOST_LOG_LINES {
            let oldest = self.log.iter().position(|line| line.what.is_of_players());
            self.forget_log_line(oldest.unwrap_or(0));
        }
    }

    /// Adds lines about so many people that one has no room for all of them.
    pub(super) fn add_log_lines(
        &mut self,
        people: &[PlayerId],
        what: fn(Vec<PlayerId>) -> LogEntry,
        now: Timestamp,
    ) {
        for some in people.chunks(MOST_PEOPLE) {
            self.add_log_line(None, what(some.to_vec()), now);
        }
    }

    /// Removes a line, and news of it.
    pub(super) fn forget_log_line(&mut self, at: usize) {
        self.log.remove(at);
        self.posts.news.retain_mut(|news| match &mut news.what {
            News::Decided(line) if *line == at => false,
            News::Decided(line) => {
                *line -= usize::from(*line > at);
                true
            }
            _ => true,
        });
    }
}
