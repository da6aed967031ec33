//! Checks that a match is possible. Every match that is not derived from another one is checked: those from
//! records and from tests.

use kuzhi_engine::{Game, IllegalAt, Side};

use super::challenges::balanced::LONGEST_BALLOT;
use super::plans;
use crate::clock::TimeControl;
use crate::limits::MOST_CHANGES;
use crate::matches::{
    Challenge, Ending, MOST_LINES, MOST_VOTES, Match, Over, Playing, Seat, Series, Stage, Team, VOTE_WINDOWS,
    Vote, Withdrawn, can_be_balanced,
};
use crate::refusal::Withdrawal;

/// The reasons why a match is impossible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Inconsistent {
    /// The rules refuse a move.
    #[error(transparent)]
    Illegal(#[from] IllegalAt),
    /// The version is 0, but the first version is 1.
    #[error("its version is 0, but versions start at 1")]
    NoVersion,
    /// The version is larger than changes one by one make it.
    #[error("it has too many changes")]
    TooManyChanges,
    /// The moves are those of another game than the match's.
    #[error("its moves belong to the game '{0}'")]
    OtherGame(String),
    /// Both players are the same.
    #[error("it has the same player twice")]
    SamePlayer,
    /// The challenge expires before it is made.
    #[error("its challenge expires before it was made")]
    LapsedAtOnce,
    /// A challenge to everyone was declined, or a challenge expired before its time.
    #[error("its challenge cannot have ended in this way")]
    NotWithdrawn,
    /// A match against the bot is rated.
    #[error("it is against the bot but rated")]
    RatedAgainstBot,
    /// The series has no such set, or the points do not fit the set.
    #[error("it cannot be set {set} of {length}, or its points do not fit that set")]
    NoSuchSet {
        /// Counted from 1.
        set: u8,
        /// The number of sets.
        length: u8,
    },
    /// Nobody is at a side where somebody is new to the game, or they knew the game.
    #[error("it has a newcomer who cannot be one")]
    NoNewcomer,
    /// A series was resigned, but the match is not part of one.
    #[error("a series was resigned, but it is not part of one")]
    NoSeries,
    /// More first moves were drawn than there are, or than are drawn of this game.
    #[error("it cannot begin with {0} drawn moves")]
    NoSuchBallot(usize),
    /// The last takeback left more moves than there are.
    #[error("its last takeback left more moves than it has")]
    NotTakenBack,
    /// More moves were planned ones than is possible.
    #[error("it cannot have {0} planned moves")]
    TooManyPlanned(usize),
    /// A planned line cannot be played, or not by the player who planned it.
    #[error("it has an impossible planned line: '{0}'")]
    NoSuchPlan(String),
    /// A channel votes where it does not play, or otherwise than it can.
    #[error("its votes are impossible")]
    NoSuchVote,
    /// The clock has impossible times.
    #[error("its clock shows impossible times")]
    NoSuchClock,
    /// The match goes on, but its moves end the game.
    #[error("its moves end the game, but the match goes on")]
    EndedAlready,
    /// The match was played out, but its moves do not end the game.
    #[error("its moves do not end the game, but the match was played out")]
    NotEnded,
    /// The moves end the game with another outcome.
    #[error("its moves end the game with another outcome")]
    OtherOutcome,
    /// A side lost on time, but its clock was not running.
    #[error("it ended because {0} ran out of time, but that clock was not running")]
    NoTimeRan(Side),
}

/// Checks that a match is possible.
pub(crate) fn check_match(one: &Match) -> Result<(), Inconsistent> {
    if one.version == 0 {
        return Err(Inconsistent::NoVersion);
    }
    if one.version >= MOST_CHANGES {
        return Err(Inconsistent::TooManyChanges);
    }
    one.series.as_ref().map_or(Ok(()), of_series)?;
    Side::ALL.into_iter().try_for_each(|side| of_newcomer(one, side))?;
    match &one.stage {
        Stage::Open(challenge) => of_challenge(challenge, one.game)?,
        Stage::Withdrawn(withdrawn) => of_withdrawn(withdrawn, one.game)?,
        Stage::Playing(playing) if playing.board().outcome().is_some() => {
            return Err(Inconsistent::EndedAlready);
        }
        Stage::Playing(_) => {}
        Stage::Over(over) => {
            of_over(over)?;
            if matches!(over.ending, Ending::SeriesResigned(_)) && one.series.is_none() {
                return Err(Inconsistent::NoSeries);
            }
        }
    }
    match (one.played(), one.series) {
        (Some(playing), _) if playing.history.game() != one.game => {
            Err(Inconsistent::OtherGame(playing.history.game().to_string()))
        }
        (Some(playing), _) if one.rated && playing.seats.bot().is_some() => {
            Err(Inconsistent::RatedAgainstBot)
        }
        (Some(playing), _) => of_playing(playing),
        // The second and later sets begin at once, without a challenge.
        (None, Some(Series { set: set @ 2.., length, .. })) => Err(Inconsistent::NoSuchSet { set, length }),
        (None, _) => Ok(()),
    }
}

fn of_newcomer(one: &Match, side: Side) -> Result<(), Inconsistent> {
    let Some(known) = one.newcomers.at(side) else { return Ok(()) };
    let knew_it = known.iter().any(|game| game.id() == one.game.id());
    if knew_it || one.person_at(side).is_none() { Err(Inconsistent::NoNewcomer) } else { Ok(()) }
}

fn of_challenge(challenge: &Challenge, game: Game) -> Result<(), Inconsistent> {
    if challenge.balanced && !can_be_balanced(game) {
        return Err(Inconsistent::NoSuchBallot(0));
    }
    if challenge.invited == Some(challenge.challenger) {
        return Err(Inconsistent::SamePlayer);
    }
    if !challenge.clock.is_none_or(TimeControl::exists) {
        return Err(Inconsistent::NoSuchClock);
    }
    if challenge.expires < challenge.made { Err(Inconsistent::LapsedAtOnce) } else { Ok(()) }
}

fn of_withdrawn(Withdrawn { challenge, why, at }: &Withdrawn, game: Game) -> Result<(), Inconsistent> {
    of_challenge(challenge, game)?;
    match why {
        Withdrawal::Declined if challenge.invited.is_none() => Err(Inconsistent::NotWithdrawn),
        Withdrawal::Expired if *at < challenge.expires => Err(Inconsistent::NotWithdrawn),
        Withdrawal::Declined | Withdrawal::Cancelled | Withdrawal::Expired | Withdrawal::CalledOff => Ok(()),
    }
}

fn of_series(series: &Series) -> Result<(), Inconsistent> {
    let Series { length, set, before: [south, north], previous } = *series;
    let is_one = Series::LENGTHS.contains(&length)
        && (1..=length).contains(&set)
        && previous.is_some() == (set > 1)
        // Each earlier set gave two half points, and there is no further set after a decision.
        && u16::from(south) + u16::from(north) == 2 * (u16::from(set) - 1)
        && south <= length
        && north <= length;
    if is_one { Ok(()) } else { Err(Inconsistent::NoSuchSet { set, length }) }
}

/// Checks that the play of a match is possible, whether it goes on or is over.
pub(crate) fn of_playing(playing: &Playing) -> Result<(), Inconsistent> {
    let (ballot, last) = (playing.history.ballot(), playing.takebacks.last());
    let is_drawn_so = ballot <= LONGEST_BALLOT && can_be_balanced(playing.history.game());
    if ballot > 0 && (!is_drawn_so || last.is_some_and(|&left| left < ballot)) {
        return Err(Inconsistent::NoSuchBallot(ballot));
    }
    if last.is_some_and(|&left| left > playing.ply()) {
        return Err(Inconsistent::NotTakenBack);
    }
    // The moves that follow by plan come after a move made by hand.
    if playing.planned > 0 && playing.planned + ballot >= playing.ply() {
        return Err(Inconsistent::TooManyPlanned(playing.planned));
    }
    if let Some(clock) = &playing.clock {
        // The opponent can give further days.
        let days = clock.control.bank()..=clock.control.most_with_gifts();
        let days_are_full = clock.control.is_bank() || clock.banks.iter().all(|bank| days.contains(bank));
        let stands = clock.first_move.is_some();
        let may_stand = clock.control.is_live() && playing.has_just_begun();
        if !clock.control.exists() || !days_are_full || (stands && !may_stand) {
            return Err(Inconsistent::NoSuchClock);
        }
    }
    of_votes(playing)?;
    Side::ALL.into_iter().try_for_each(|side| of_plans(playing, side))
}

/// Checks that a channel votes if it plays, each person once and for moves that it can make.
fn of_votes(playing: &Playing) -> Result<(), Inconsistent> {
    let Some(voting) = playing.voting() else {
        return if playing.seats.has_channel() { Err(Inconsistent::NoSuchVote) } else { Ok(()) };
    };
    let is_asked = playing.is_voted_on();
    let has_rival = Side::ALL.into_iter().any(|side| playing.seats.at(side) == Seat::Channel(Team::Rival));
    let is_once = |votes: &[Vote]| {
        votes.len() <= usize::from(MOST_VOTES)
            && (0..votes.len()).all(|at| votes[..at].iter().all(|vote| vote.who != votes[at].who))
    };
    let may_be_so = playing.seats.has_channel()
        && playing.seats.bot().is_some() != has_rival
        && voting.rival.is_some() == has_rival
        && (voting.is_on() || playing.ply() == 0)
        && VOTE_WINDOWS.contains(&voting.rules.window)
        && playing.clock.is_none()
        && playing.takebacks.is_empty()
        && (is_asked || voting.votes.is_empty() && voting.opened.is_none() && !voting.is_helped)
        && (voting.votes.is_empty() || voting.opened.is_some() && !voting.is_helped)
        && voting.votes.iter().all(|vote| playing.board().check(vote.mv).is_ok())
        && is_once(&voting.votes)
        && is_once(&voting.last);
    if may_be_so { Ok(()) } else { Err(Inconsistent::NoSuchVote) }
}

/// Checks the planned lines of a side. Lines are planned against people and during the opponent's turn. Each
/// line is there once and can be played on the current board.
fn of_plans(playing: &Playing, side: Side) -> Result<(), Inconsistent> {
    let lines = &playing.plans[side.index()];
    let may_plan = playing.seats.bot().is_none() && playing.turn() == Some(side.other());
    let is_one =
        |line: &[_]| plans::movers(playing.board(), line).is_ok_and(|movers| movers.last() == Some(&side));
    let wrong = lines.iter().enumerate().find(|(place, line)| {
        let is_one_more = *place < usize::from(MOST_LINES) && !lines[..*place].contains(line);
        !may_plan || !is_one_more || !is_one(line)
    });
    wrong.map_or(Ok(()), |(_, line)| Err(Inconsistent::NoSuchPlan(plans::written(line))))
}

/// Checks that the match can have ended like this.
pub(crate) fn of_over(over: &Over) -> Result<(), Inconsistent> {
    let played = &over.played;
    match (over.ending, played.board().outcome()) {
        (Ending::Played(outcome), own) => {
            let own = own.or_else(|| played.outcome_of_split(over.ending.split()?));
            if own.ok_or(Inconsistent::NotEnded)? == outcome {
                Ok(())
            } else {
                Err(Inconsistent::OtherOutcome)
            }
        }
        (_, Some(_)) => Err(Inconsistent::EndedAlready),
        (Ending::TimedOut(side), None) if played.clock.is_none() || played.turn() != Some(side) => {
            Err(Inconsistent::NoTimeRan(side))
        }
        (
            Ending::TimedOut(_)
            | Ending::Resigned(_)
            | Ending::SeriesResigned(_)
            | Ending::Drawn
            | Ending::BrokenOff,
            None,
        ) => Ok(()),
    }
}

#[cfg(test)]
mod tests;
