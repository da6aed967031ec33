//! The channels of two servers play each other. Each has a match of its own, in which its people vote, and
//! follows the other one: what it has not yet, it takes from there. So each match has one writer, and nothing
//! is lost between two commits.

use super::Voting;
use crate::matches::access::playing;
use crate::matches::{Actor, Ending, Intent, Match, Operation, Playing, Seat, Team};
use crate::refusal::Refusal;
use crate::{MatchId, PlayerId, Timestamp};

/// The channel of another server, and how far the two are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rival {
    /// None yet: managers of another server can ask, by the id of this match.
    Awaited,
    /// A channel asks, and managers here have to answer.
    Asked {
        /// The match there.
        by: MatchId,
        /// Who asks.
        who: PlayerId,
    },
    /// This channel has to ask to play in that match.
    Asking(MatchId),
    /// It has asked, and waits for the answer.
    Waiting(MatchId),
    /// They play each other.
    Plays(MatchId),
}

/// What follows for a match from that of the other channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// It has to ask there.
    Ask,
    /// This happens in it.
    Own(Intent),
}

impl Voting {
    /// Whether people can vote, if it is their turn: no other channel is missing.
    pub const fn is_on(&self) -> bool {
        matches!(self.rival, None | Some(Rival::Plays(_)))
    }

    /// The match of the other channel, if there is one.
    pub const fn rival_match(&self) -> Option<MatchId> {
        match self.rival {
            Some(Rival::Asked { by: id, .. } | Rival::Asking(id) | Rival::Waiting(id) | Rival::Plays(id)) => {
                Some(id)
            }
            Some(Rival::Awaited) | None => None,
        }
    }

    /// The match of the other channel, if it plays or is asked.
    pub const fn followed(&self) -> Option<MatchId> {
        match self.rival {
            Some(Rival::Asking(id) | Rival::Waiting(id) | Rival::Plays(id)) => Some(id),
            Some(Rival::Awaited | Rival::Asked { .. }) | None => None,
        }
    }
}

impl Playing {
    /// Whether the next thing to happen comes from the other channel.
    pub(crate) fn waits_for_rival(&self) -> bool {
        match self.voting().and_then(|voting| voting.rival) {
            Some(Rival::Asking(_) | Rival::Waiting(_)) => true,
            Some(Rival::Plays(_)) => self.to_move() == Some(Seat::Channel(Team::Rival)),
            Some(Rival::Awaited | Rival::Asked { .. }) | None => false,
        }
    }
}

impl Match {
    /// Returns what follows for this match from that of the other channel, if anything. `other` is `None` if
    /// there is no such match any more.
    pub fn news_of_rival(&self, other: Option<&Match>) -> Option<News> {
        let (own, rival) = (playing(self).ok()?, self.voting()?.rival?);
        let ends = || Some(News::Own(Intent::EndVote));
        let Some((other, voting)) = other.and_then(|other| Some((other, other.voting()?))) else {
            return ends();
        };
        let Some(theirs) = voting.rival else { return ends() };
        match (rival, theirs) {
            (Rival::Asking(_), Rival::Awaited) if other.is_live() && !voting.declined.contains(&self.id) => {
                Some(News::Ask)
            }
            (Rival::Asking(_), Rival::Asked { by, .. }) if by == self.id && other.is_live() => {
                Some(News::Own(Intent::NoteAsked))
            }
            (Rival::Waiting(_), Rival::Asked { by, .. }) if by == self.id && other.is_live() => None,
            (Rival::Asking(_) | Rival::Waiting(_), Rival::Plays(id)) if id == self.id => {
                Some(News::Own(Intent::BeginVote))
            }
            (Rival::Asking(_) | Rival::Waiting(_), _) => ends(),
            (Rival::Plays(_), _) => {
                let theirs = other.played()?.moves();
                let further = theirs.strip_prefix(own.moves()).unwrap_or_default();
                if !further.is_empty() {
                    return Some(News::Own(Intent::Follow { moves: further.to_vec() }));
                }
                let has_ended = other.over().is_some_and(|over| !matches!(over.ending(), Ending::Played(_)));
                if has_ended { ends() } else { None }
            }
            (Rival::Awaited | Rival::Asked { .. }, _) => None,
        }
    }
}

/// Notes that a channel asks to play here.
pub(crate) fn ask(current: &Match, actor: Actor, by: MatchId, who: PlayerId) -> Result<Playing, Refusal> {
    Operation::FallDue.allows(current, actor)?;
    match rival(current)? {
        Some(Rival::Awaited) if by != current.id && !was_declined(current, by) => {
            with(current, Rival::Asked { by, who })
        }
        _ => Err(Refusal::NoVoteInvitation),
    }
}

/// Answers the channel that asks. If it is not to play, another one can ask.
pub(crate) fn answer(
    current: &Match,
    actor: Actor,
    accepts: bool,
    now: Timestamp,
) -> Result<Playing, Refusal> {
    Operation::AnswerRival.allows(current, actor)?;
    match rival(current)? {
        Some(Rival::Asked { by, .. }) if accepts => begun(current, by, now),
        Some(Rival::Asked { by, .. }) => {
            let mut next = with(current, Rival::Awaited)?;
            if let Some(voting) = &mut next.voting {
                voting.declined.push(by);
            }
            Ok(next)
        }
        _ => Err(Refusal::NoVoteInvitation),
    }
}

/// Notes that the other channel has been asked.
pub(crate) fn note_asked(current: &Match, actor: Actor) -> Result<Playing, Refusal> {
    Operation::FallDue.allows(current, actor)?;
    match rival(current)? {
        Some(Rival::Asking(id)) => with(current, Rival::Waiting(id)),
        _ => Err(Refusal::NotDue),
    }
}

/// Begins, because the channel that was asked plays.
pub(crate) fn begin(current: &Match, actor: Actor, now: Timestamp) -> Result<Playing, Refusal> {
    Operation::FallDue.allows(current, actor)?;
    match rival(current)? {
        Some(Rival::Asking(id) | Rival::Waiting(id)) => begun(current, id, now),
        _ => Err(Refusal::NotDue),
    }
}

/// Returns the match in play, if it follows another one.
pub(crate) fn follow(current: &Match, actor: Actor) -> Result<&Playing, Refusal> {
    Operation::FallDue.allows(current, actor)?;
    match rival(current)? {
        Some(Rival::Plays(_)) => playing(current),
        _ => Err(Refusal::NotDue),
    }
}

fn was_declined(current: &Match, one: MatchId) -> bool {
    current.voting().is_some_and(|voting| voting.declined.contains(&one))
}

fn rival(current: &Match) -> Result<Option<Rival>, Refusal> {
    Ok(playing(current)?.voting().and_then(|voting| voting.rival))
}

fn begun(current: &Match, rival: MatchId, now: Timestamp) -> Result<Playing, Refusal> {
    Ok(Playing { moved: now, ..with(current, Rival::Plays(rival))? }.with_next_vote(false))
}

fn with(current: &Match, rival: Rival) -> Result<Playing, Refusal> {
    let mut next = playing(current)?.clone();
    if let Some(voting) = &mut next.voting {
        voting.rival = Some(rival);
    }
    Ok(next)
}
