//! Offers from one player to the other: a draw, a takeback, or the agreed end of a game that goes in circles.

use kuzhi_engine::{Reason, Side};
use kuzhi_search::MatchValue;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::matches::{
    Actor, Ending, Evaluation, Match, Operation, Over, Playing, Revision, Seat, Stage, Voided, no_progress,
};
use crate::refusal::{Refusal, TournamentRefusal};
use crate::{PlayerId, Timestamp};

/// An offer that one player can make to the other. It lapses with the next move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Offer {
    /// To call the match a draw.
    Draw,
    /// To take back the last move of the player who offers, and all moves after it.
    Takeback,
    /// To end a match that goes in circles by splitting what is on the board (RULES G6).
    #[strum(serialize = "agree")]
    End,
}

crate::named!(Offer);

/// An offer, with its board and its side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MadeOffer {
    /// What was offered.
    pub offer: Offer,
    /// The board on which it was made.
    pub at: Revision,
    /// The side that offers.
    pub by: Side,
}

/// The offers that a side has made on the current board. Each can be made once, and only one can be open at a
/// time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Offered {
    at: Revision,
    /// Whether each offer was made, in the order of [`Offer::ALL`].
    made: [bool; Offer::COUNT],
    open: Option<Offer>,
}

impl Offered {
    /// Restores the offers made on a board. `open` is the one that the opponent still has to answer.
    pub fn restored(at: Revision, made: impl Fn(Offer) -> bool, open: Option<Offer>) -> Offered {
        let open = open.filter(|offer| made(*offer));
        Offered { at, made: Offer::ALL.map(made), open }
    }

    /// The board on which the offers were made.
    pub const fn at(&self) -> Revision {
        self.at
    }

    /// The offers that were made.
    pub fn made(&self) -> impl Iterator<Item = Offer> {
        Offer::ALL.into_iter().zip(self.made).filter(|(_, is_made)| *is_made).map(|(offer, _)| offer)
    }

    /// The offer that the opponent still has to answer.
    pub const fn open(&self) -> Option<Offer> {
        self.open
    }

    /// Adds an offer. If the board has changed, the earlier offers are dropped.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] if an offer is open, or the same one was made on this board already.
    pub fn and(self, offer: Offer, at: Revision) -> Result<Offered, Refusal> {
        let mut offered = if self.at == at { self } else { Offered { at, ..Offered::default() } };
        // Also the same one: whoever presses twice is told that it stands.
        if offered.open.is_some() {
            return Err(Refusal::OfferIsOpen);
        }
        if offered.made[offer as usize] {
            return Err(Refusal::OfferedAlready);
        }
        offered.made[offer as usize] = true;
        Ok(Offered { open: Some(offer), ..offered })
    }

    /// Closes an offer that was declined or taken back.
    #[must_use]
    pub fn without(self, offer: Offer, at: Revision) -> Offered {
        if self.at == at && self.open == Some(offer) { Offered { open: None, ..self } } else { self }
    }

    /// Whether this offer was made on this board and has not been answered yet.
    pub fn is_open(&self, offer: Offer, at: Revision) -> bool {
        self.at == at && self.open == Some(offer)
    }
}

/// Checks whether a player may make an offer now. Returns the match in play and the player's side.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_offer(current: &Match, who: PlayerId, offer: Offer) -> Result<(&Playing, Side), Refusal> {
    let (playing, side) = Operation::Offer.seated(current, Actor::Person(who))?;
    match (offer, playing.seats.at(side.other())) {
        (Offer::Draw, _) => has_begun(playing)?,
        (Offer::Takeback, _) if current.tournament().is_some_and(|link| !link.takebacks) => {
            return Err(TournamentRefusal::NoTakebacks.into());
        }
        (Offer::Takeback, _) => _ = before_last_move(playing, side)?,
        (Offer::End, Seat::Bot(_) | Seat::Channel(_)) => return Err(Refusal::BotPlaysOn),
        (Offer::End, Seat::Person(_)) => no_progress::check_circles(playing)?,
    }
    Ok((playing, side))
}

/// Checks whether a player may decline an offer or take it back. The offer must still be open.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_decline(
    current: &Match,
    who: PlayerId,
    made: MadeOffer,
    offered: Offered,
) -> Result<(&Playing, Side), Refusal> {
    let (playing, side) = Operation::AnswerOffer.seated(current, Actor::Person(who))?;
    if made.at != playing.revision() {
        return Err(Refusal::Stale);
    }
    if offered.is_open(made.offer, made.at) { Ok((playing, side)) } else { Err(Refusal::OfferGone) }
}

/// Whether a player is accepting an offer on the current board that is not open: it was declined, taken back,
/// or never made. False for people who may not accept it and for clicks on an outdated board, because
/// `decide` refuses those.
pub fn is_gone(current: &Match, who: PlayerId, made: MadeOffer, offered: Offered) -> bool {
    let is_now = |(playing, _): (&Playing, Side)| playing.revision() == made.at;
    Operation::AnswerOffer.seated(current, Actor::Person(who)).is_ok_and(is_now)
        && !offered.is_open(made.offer, made.at)
}

/// Returns the stage of a match after an offer is accepted. The offer must have been made on the current
/// board.
pub(crate) fn accept(
    current: &Match,
    actor: Actor,
    MadeOffer { offer, at, by }: MadeOffer,
    now: Timestamp,
) -> Result<Stage, Refusal> {
    let (playing, side) = Operation::AnswerOffer.seated(current, actor)?;
    if side == by {
        return match playing.seats.at(by.other()) {
            Seat::Person(other) => Err(Refusal::OwnOffer { other }),
            Seat::Bot(_) | Seat::Channel(_) => Err(Refusal::BotPlaysOn),
        };
    }
    if at != playing.revision() {
        return Err(Refusal::Stale);
    }
    let over =
        |ending| Stage::Over(Over { played: playing.clone(), ending, ended: now, voided: Voided::Nowhere });
    match offer {
        Offer::Draw => has_begun(playing).map(|()| over(Ending::Drawn)),
        Offer::Takeback => before_last_move(playing, by).map(|ply| {
            let clock = playing.clock.as_ref().zip(playing.turn());
            let clock = clock.map(|(clock, mover)| clock.after_takeback(mover, now));
            let history = playing.history.before(ply);
            let mut earlier = Playing { history, moved: now, clock, ..playing.clone() };
            earlier.takebacks.push(ply);
            // The plans were made for another board.
            (earlier.plans, earlier.planned) = Default::default();
            Stage::Playing(earlier)
        }),
        Offer::End => {
            no_progress::check_circles(playing)?;
            Ok(over(Ending::Played(playing.outcome_of_split(Reason::Agreed).ok_or(Refusal::Over)?)))
        }
    }
}

/// Checks that both players have moved. Before that there can be no draw.
fn has_begun(playing: &Playing) -> Result<(), Refusal> {
    if playing.both_have_made(1) { Ok(()) } else { Err(Refusal::TooEarlyForDraw) }
}

/// Returns the number of moves before a side's last one. Turns need not alternate.
fn before_last_move(playing: &Playing, side: Side) -> Result<usize, Refusal> {
    playing.history.before_last_of(side).ok_or(Refusal::NothingToTakeBack)
}

/// Whether the bot, playing this side, accepts a draw. It does unless it stands better.
pub const fn takes_draw(bot: Side, evaluation: Evaluation) -> bool {
    match (evaluation, bot) {
        (Evaluation::Open(lead) | Evaluation::Exact(lead), Side::South) => lead <= 0,
        (Evaluation::Open(lead) | Evaluation::Exact(lead), Side::North) => lead >= 0,
        (Evaluation::Decided { winner, .. } | Evaluation::Match(MatchValue::Won(winner)), bot) => {
            winner as u8 != bot as u8
        }
        (Evaluation::Match(MatchValue::Draw | MatchValue::Neither), _) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_offer_is_made_once_per_board_one_at_a_time() {
        let (now, later) = (Revision::at(3), Revision::at(4));
        let offered = Offered::default().and(Offer::Draw, now).unwrap();
        for second in [Offer::Draw, Offer::Takeback] {
            assert_eq!(offered.and(second, now), Err(Refusal::OfferIsOpen));
        }
        assert!(offered.is_open(Offer::Draw, now) && !offered.is_open(Offer::Takeback, now));
        let declined = offered.without(Offer::Draw, now);
        assert!(!declined.is_open(Offer::Draw, now));
        assert_eq!(declined.and(Offer::Draw, now), Err(Refusal::OfferedAlready));
        assert!(declined.and(Offer::Takeback, now).is_ok());
        assert!(declined.and(Offer::Draw, later).is_ok() && !offered.is_open(Offer::Draw, later));
    }

    #[test]
    fn the_bot_accepts_a_draw_unless_it_is_ahead() {
        for (evaluation, south, north) in [
            (Evaluation::Open(0), true, true),
            (Evaluation::Open(3), false, true),
            (Evaluation::Exact(-1), true, false),
            (Evaluation::Decided { winner: Side::South, least: 2 }, false, true),
            (Evaluation::Match(MatchValue::Won(Side::North)), true, false),
            (Evaluation::Match(MatchValue::Neither), true, true),
        ] {
            assert_eq!(takes_draw(Side::South, evaluation), south, "{evaluation:?}");
            assert_eq!(takes_draw(Side::North, evaluation), north, "{evaluation:?}");
        }
    }
}
