//! A rematch: the same game once more, with sides swapped.

use std::time::Duration;

use kuzhi_engine::Side;
use kuzhi_search::mix;

use crate::matches::{
    Actor, Invitation, Match, Operation, Opponent, Place, Seat, SeriesState, SideChoice, Stage, is_quick,
};
use crate::refusal::Refusal;
use crate::{ChannelId, MatchId, PlayerId, Timestamp};

impl Match {
    /// Returns the id of this match's rematch. It follows from the id of the match, so there is at most one
    /// rematch.
    pub const fn rematch_id(&self) -> MatchId {
        // Match ids are random, so this one should look random too.
        MatchId::from_random(mix(self.id.get()))
    }

    /// Whether the match is over and ended less than this time ago.
    pub fn ended_within(&self, time: Duration, now: Timestamp) -> bool {
        matches!(&self.stage, Stage::Over(over) if now.since(over.ended) < time)
    }

    /// Whether there can be a rematch: not while the series goes on, and not with a player who has left.
    pub fn can_have_rematch(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
            // The next game there is the tournament's.
            && self.tournament.is_none()
            && self.series_state() != Some(SeriesState::GoesOn)
            && self.voting().is_none()
            && !self.people().into_iter().any(PlayerId::has_left)
    }
}

/// Returns the invitation with which a player of a finished match asks for a rematch.
///
/// # Errors
///
/// A [`Refusal`] if there can be no rematch, or the person did not play.
pub fn rematch(
    over: &Match,
    who: PlayerId,
    place: Place,
    parent: Option<ChannelId>,
) -> Result<Invitation, Refusal> {
    let (playing, side) = Operation::Rematch.seated(over, Actor::Person(who))?;
    if over.people().into_iter().any(PlayerId::has_left) {
        return Err(Refusal::OpponentLeft);
    }
    if !over.can_have_rematch() {
        return Err(Refusal::NoRematchYet);
    }
    let opponent = match playing.seats.at(side.other()) {
        Seat::Person(id) => Opponent::Person { id, is_program: false },
        Seat::Bot(level) => Opponent::Bot(level),
        Seat::Channel(_) => return Err(Refusal::NotSeated),
    };
    Ok(Invitation {
        challenger: who,
        opponent,
        game: over.game,
        // Matches that began before quick games became casual may be rated. Their rematches are not.
        rated: matches!(opponent, Opponent::Person { .. }).then_some(over.rated && !is_quick(over.game)),
        side: match side {
            Side::South => SideChoice::Second,
            Side::North => SideChoice::First,
        },
        balanced: !playing.ballot().is_empty(),
        sets: over.series.map(|series| series.length),
        clock: playing.clock.as_ref().map(|clock| clock.control),
        time_off: playing.clock.as_ref().map(|clock| clock.time_off).unwrap_or_default(),
        vote: None,
        place,
        parent,
    })
}
