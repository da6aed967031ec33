//! A match in which everyone in a channel votes on the moves of one side.

pub(crate) mod rival;

use std::time::Duration;

use kuzhi_engine::Move;
use kuzhi_search::Level;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

pub use self::rival::{News, Rival};
use crate::matches::{Actor, Match, Operation, Playing, Revision, Seat, Team};
use crate::refusal::Refusal;
use crate::{MatchId, PlayerId, Timestamp};

/// The most votes on one move, so that a match stays small.
pub const MOST_VOTES: u16 = 500;

/// For how long a channel can vote on a move.
pub const VOTE_WINDOWS: [Duration; 8] = [
    Duration::from_secs(30),
    Duration::from_mins(1),
    Duration::from_mins(5),
    Duration::from_mins(15),
    Duration::from_hours(1),
    Duration::from_hours(6),
    Duration::from_hours(12),
    Duration::from_hours(24),
];

/// How often a board shows how many have voted.
const SHOWN_EVERY: Duration = Duration::from_secs(5);

/// The level that moves for a channel in which nobody votes.
pub const HELPING_LEVEL: Level = match Level::new(3) {
    Some(level) => level,
    None => Level::LOWEST,
};

/// What happens if nobody votes.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Silence {
    /// The match waits: the time runs from the first vote.
    #[default]
    Wait,
    /// The time runs from the last move, and [`HELPING_LEVEL`] moves for the channel.
    Help,
}

crate::named!(Silence);

/// How a channel votes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct VoteRules {
    /// For how long people can vote on a move: one of [`VOTE_WINDOWS`].
    pub window: Duration,
    /// What happens if nobody does.
    pub silence: Silence,
}

/// A wish to play by votes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct VoteWish {
    /// How people vote.
    pub rules: VoteRules,
    /// The channel of another server that is to play the other side, if one is.
    pub rival: Option<Rival>,
}

/// A vote for a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Vote {
    /// Whose it is.
    pub who: PlayerId,
    /// The move.
    pub mv: Move,
}

/// The votes in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voting {
    /// The person who began the match, and may end it.
    pub host: PlayerId,
    /// How people vote.
    pub rules: VoteRules,
    /// Since when the time of the next move runs. `None` while it does not.
    pub opened: Option<Timestamp>,
    /// The votes on the next move, each person's only once, in the order in which they were cast.
    pub votes: Vec<Vote>,
    /// The votes that decided the channel's last move.
    pub last: Vec<Vote>,
    /// Whether [`HELPING_LEVEL`] makes the next move.
    pub is_helped: bool,
    /// The channel of another server that plays the other side, if one does.
    pub rival: Option<Rival>,
    /// The matches of channels that were declined. They may not know it yet, and must not ask again.
    pub declined: Vec<MatchId>,
}

impl Voting {
    /// A match begins in which nobody has voted.
    pub(crate) const fn begin(host: PlayerId, VoteWish { rules, rival }: VoteWish) -> Voting {
        Voting {
            host,
            rules,
            opened: None,
            votes: Vec::new(),
            last: Vec::new(),
            is_helped: false,
            rival,
            declined: Vec::new(),
        }
    }

    /// Returns the move with the most votes. Of several, the one that was voted for first.
    pub fn chosen(&self) -> Option<Move> {
        let mut counted: Vec<(Move, usize)> = Vec::new();
        for vote in &self.votes {
            match counted.iter_mut().find(|(mv, _)| *mv == vote.mv) {
                Some((_, number)) => *number += 1,
                None => counted.push((vote.mv, 1)),
            }
        }
        // The last of the greatest is taken, so the earliest has to come last.
        counted.into_iter().rev().max_by_key(|(_, number)| *number).map(|(mv, _)| mv)
    }

    /// Returns the votes with one more. A person's earlier one is replaced.
    fn with(&self, vote: Vote, now: Timestamp) -> Result<Voting, Refusal> {
        let mut next = self.clone();
        if next.votes.contains(&vote) {
            return Ok(next);
        }
        next.votes.retain(|one| one.who != vote.who);
        if next.votes.len() >= usize::from(MOST_VOTES) {
            return Err(Refusal::TooManyVotes { most: MOST_VOTES });
        }
        next.votes.push(vote);
        next.opened = next.opened.or(Some(now));
        Ok(next)
    }

    /// What somebody has voted for so far.
    pub fn vote_of(&self, who: PlayerId) -> Option<Move> {
        self.votes.iter().find(|vote| vote.who == who).map(|vote| vote.mv)
    }

    /// Returns when the votes on the next move are counted, if that is known.
    pub fn closes(&self) -> Option<Timestamp> {
        self.opened.filter(|_| !self.is_helped).map(|opened| opened + self.rules.window)
    }

    /// Returns when the board next shows how many have voted: all votes within a few seconds at once.
    pub fn shown_at(&self, now: Timestamp) -> Option<Timestamp> {
        let (opened, closes) = (self.opened?, self.closes()?);
        let times = now.since(opened).as_secs() / SHOWN_EVERY.as_secs() + 1;
        Some((opened + SHOWN_EVERY * u32::try_from(times).unwrap_or(u32::MAX)).min(closes))
    }

    /// Returns the votes after a move. `is_asked` says whether the channel makes the next one.
    fn after_move(&self, was_theirs: bool, is_asked: bool, now: Timestamp) -> Voting {
        let last = if was_theirs { self.votes.clone() } else { self.last.clone() };
        let runs = is_asked && self.rules.silence == Silence::Help;
        let wish = VoteWish { rules: self.rules, rival: self.rival };
        Voting { last, opened: runs.then_some(now), ..Voting::begin(self.host, wish) }
    }
}

impl Playing {
    /// The votes, if a channel plays.
    pub fn voting(&self) -> Option<&Voting> {
        self.voting.as_deref()
    }

    /// Whether people vote on the next move.
    pub fn is_voted_on(&self) -> bool {
        let is_on = self.voting().is_some_and(Voting::is_on);
        is_on && self.to_move() == Some(Seat::Channel(Team::Own))
    }

    /// Returns the match in which the votes are those after the last move, or after none.
    pub(crate) fn with_next_vote(mut self, was_theirs: bool) -> Playing {
        let is_asked = self.is_voted_on();
        if let Some(voting) = &mut self.voting {
            **voting = voting.after_move(was_theirs, is_asked, self.moved);
        }
        self
    }
}

impl Match {
    /// The votes, if a channel plays.
    pub fn voting(&self) -> Option<&Voting> {
        self.played()?.voting()
    }

    /// Whether it is one in which a channel votes.
    pub fn is_vote(&self) -> bool {
        self.voting().is_some()
    }

    /// Whether a person began a vote in it, or their vote is kept there.
    pub fn has_vote_of(&self, who: PlayerId) -> bool {
        self.voting().is_some_and(|voting| {
            let asks = matches!(voting.rival, Some(Rival::Asked { who: asker, .. }) if asker == who);
            asks || voting.host == who || voting.votes.iter().chain(&voting.last).any(|vote| vote.who == who)
        })
    }

    /// When the votes on the next move are counted, if that is known.
    pub fn vote_closes(&self) -> Option<Timestamp> {
        self.voting().filter(|_| self.is_live())?.closes()
    }
}

/// Votes for a move, or changes a vote.
pub(crate) fn vote(
    current: &Match,
    actor: Actor,
    (at, mv): (Revision, Move),
    now: Timestamp,
) -> Result<Playing, Refusal> {
    let playing = Operation::Vote.begun(current, actor)?;
    let (Actor::Person(who), Some(voting)) = (actor, playing.voting()) else {
        return Err(Refusal::NotSeated);
    };
    if at != playing.revision() {
        return Err(Refusal::Stale);
    }
    match playing.to_move() {
        Some(Seat::Channel(_)) if !voting.is_on() => return Err(Refusal::RivalAwaited),
        Some(Seat::Channel(Team::Own)) => {}
        Some(Seat::Channel(Team::Rival)) => return Err(Refusal::TurnOfRival),
        Some(_) => return Err(Refusal::TurnOfBot),
        None => return Err(Refusal::Over),
    }
    if voting.is_helped || voting.closes().is_some_and(|closes| closes <= now) {
        return Err(Refusal::VoteClosed);
    }
    playing.board().check(mv).map_err(Refusal::Illegal)?;
    let voting = voting.with(Vote { who, mv }, now)?;
    Ok(Playing { voting: Some(Box::new(voting)), ..playing.clone() })
}

/// Counts the votes. Returns the move that they chose, or the match in which a level makes it.
pub(crate) fn count(
    current: &Match,
    actor: Actor,
    now: Timestamp,
) -> Result<(&Playing, Option<Move>), Refusal> {
    Operation::FallDue.allows(current, actor)?;
    let playing = Operation::FallDue.begun(current, actor)?;
    if current.vote_closes().is_none_or(|closes| now < closes) {
        return Err(Refusal::NotDue);
    }
    Ok((playing, playing.voting().and_then(Voting::chosen)))
}

/// Has the level make the next move for the channel.
pub(crate) fn help(playing: &Playing) -> Playing {
    let mut next = playing.clone();
    if let Some(voting) = &mut next.voting {
        voting.is_helped = true;
    }
    next
}

#[cfg(test)]
mod tests;
