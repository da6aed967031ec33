//! What no match can be. It is asked wherever a match is made of anything but another match: of a record, or by a test.

use kuzhi_engine::{Illegal, IllegalAt, Outcome, Reason, Side};

use super::{
    Challenge, Ending, MOST_LINES, Match, Over, Playing, Series, Stage, TimeControl, Withdrawal, Withdrawn,
    plans,
};

/// Why there can be no such match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Inconsistent {
    /// The rules do not allow a move.
    #[error(transparent)]
    Illegal(#[from] IllegalAt),
    /// The first version is 1.
    #[error("it has version 0, before the first one")]
    NoVersion,
    /// The board is of another game than the match.
    #[error("its moves are of '{0}'")]
    OtherGame(String),
    /// Two seats have the same player.
    #[error("it has the same player twice")]
    SamePlayer,
    /// The challenge lapses before it is made.
    #[error("its challenge ended before it was made")]
    LapsedAtOnce,
    /// A challenge to all was declined, or one lapsed before its time.
    #[error("its challenge could not come to nothing like that")]
    NotWithdrawn,
    /// Matches against the bot are casual.
    #[error("it is against the bot, but it says that it is rated")]
    RatedAgainstBot,
    /// There is no such set, or not with these points.
    #[error("it says that it is set {set} of {length}, or that more points were made before it than can be")]
    NoSuchSet {
        /// Which set.
        set: u8,
        /// Of how many.
        length: u8,
    },
    /// A series is given up where there is none.
    #[error("it says that a series was given up, but it is no set of any")]
    NoSeries,
    /// More moves are left after the last takeback than there are.
    #[error("it says that more moves were left when some were taken back than it has")]
    NotTakenBack,
    /// More moves were made by plan than can be.
    #[error("it says that {0} moves were planned, which are too many")]
    TooManyPlanned(usize),
    /// A planned line cannot be played, or not by whoever planned it.
    #[error("it has a planned line that cannot be: '{0}'")]
    NoSuchPlan(String),
    /// The clock has other times than it could.
    #[error("its clock shows what it cannot")]
    NoSuchClock,
    /// The game has ended.
    #[error("its moves end the game, but it says that the match goes on")]
    EndedAlready,
    /// The game goes on.
    #[error("its moves do not end the game, but it says that the match was played out")]
    NotEnded,
    /// The game has ended otherwise.
    #[error("its moves end the game otherwise than it says")]
    OtherOutcome,
    /// The game knows no agreement, or not now.
    #[error("its moves do not allow the agreement that ended it: {0}")]
    NotAgreed(Illegal),
    /// No time of this side ran.
    #[error("it says that the time of {0} was up, which did not run")]
    NoTimeRan(Side),
}

/// Whether there can be such a match.
pub(super) fn of_match(one: &Match) -> Result<(), Inconsistent> {
    if one.version == 0 {
        return Err(Inconsistent::NoVersion);
    }
    one.series.as_ref().map_or(Ok(()), of_series)?;
    match &one.stage {
        Stage::Open(challenge) => of_challenge(challenge)?,
        Stage::Withdrawn(withdrawn) => of_withdrawn(withdrawn)?,
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
        // A set that follows another one begins at once.
        (None, Some(Series { set: set @ 2.., length, .. })) => Err(Inconsistent::NoSuchSet { set, length }),
        (None, _) => Ok(()),
    }
}

fn of_challenge(challenge: &Challenge) -> Result<(), Inconsistent> {
    if challenge.invited == Some(challenge.challenger) {
        return Err(Inconsistent::SamePlayer);
    }
    if !challenge.clock.is_none_or(TimeControl::exists) {
        return Err(Inconsistent::NoSuchClock);
    }
    if challenge.expires < challenge.made { Err(Inconsistent::LapsedAtOnce) } else { Ok(()) }
}

fn of_withdrawn(Withdrawn { challenge, why, at }: &Withdrawn) -> Result<(), Inconsistent> {
    of_challenge(challenge)?;
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
        // Each set gave two half points, and what is decided has no further set.
        && u16::from(south) + u16::from(north) == 2 * (u16::from(set) - 1)
        && south <= length
        && north <= length;
    if is_one { Ok(()) } else { Err(Inconsistent::NoSuchSet { set, length }) }
}

/// Whether there can be such a match in which moves are made, whatever became of it.
pub(super) fn of_playing(playing: &Playing) -> Result<(), Inconsistent> {
    if playing.takebacks.last().is_some_and(|&left| left > playing.ply()) {
        return Err(Inconsistent::NotTakenBack);
    }
    // A move that somebody makes comes before those that follow by plan.
    if playing.planned > 0 && playing.planned >= playing.ply() {
        return Err(Inconsistent::TooManyPlanned(playing.planned));
    }
    if let Some(clock) = playing.clock {
        let days_are_full = clock.control.is_live() || clock.banks == [clock.control.bank(); 2];
        if !clock.control.exists() || !days_are_full {
            return Err(Inconsistent::NoSuchClock);
        }
    }
    Side::ALL.into_iter().try_for_each(|side| of_plans(playing, side))
}

/// Lines are planned against people, while the other one is to move, each once, and can be played as they stand.
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

/// Whether what was played can have ended like this.
pub(super) fn of_over(over: &Over) -> Result<(), Inconsistent> {
    let played = &over.played;
    match (over.ending, played.board().outcome()) {
        (Ending::Played(outcome), own) => {
            let own = own.map_or_else(|| agreed(played, outcome), Ok)?;
            if own == outcome { Ok(()) } else { Err(Inconsistent::OtherOutcome) }
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

/// What the players agreed on, where their moves have not ended the game.
fn agreed(played: &Playing, said: Outcome) -> Result<Outcome, Inconsistent> {
    if said.reason != Reason::Agreed {
        return Err(Inconsistent::NotEnded);
    }
    played.agreement().map_err(Inconsistent::NotAgreed)
}

#[cfg(test)]
mod tests;
