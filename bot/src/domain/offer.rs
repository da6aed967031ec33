//! Offers from one player to the other: a draw, a move taken back, the agreed end of a game that goes
//! in circles.

use kuzhi_engine::Side;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::{
    Actor, Deed, Ending, Evaluation, Match, Over, PlayerId, Playing, Refusal, Revision, Seat, Stage,
    Timestamp, all,
};

/// After so many moves without a capture a game may be called endless, even if no position has come back yet.
const QUIET_MOVES: usize = 20;

/// What one player can offer to the other; a move makes it lapse.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Offer {
    /// To call the match a draw.
    Draw,
    /// To take back their own last move, and all that followed it.
    Takeback,
    /// To end a match that goes in circles by halving what is on the board (RULES A3).
    #[strum(serialize = "agree")]
    End,
}

impl Offer {
    /// All of them.
    pub const ALL: [Offer; Offer::COUNT] = all();

    /// The name under which buttons and sentences know it; also that of its command.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<Offer> {
        id.parse().ok()
    }
}

/// An offer as it was made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MadeOffer {
    /// What was offered.
    pub offer: Offer,
    /// On which board.
    pub at: Revision,
    /// Who made it.
    pub by: Side,
}

/// What a side has offered on the board as it stands: each thing once, and one at a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Offered {
    at: Revision,
    /// What, in the order of [`Offer::ALL`].
    made: [bool; Offer::COUNT],
    open: Option<Offer>,
}

impl Offered {
    /// What was made on a board, and what the other player has still to answer of it.
    pub fn restored(at: Revision, made: impl Fn(Offer) -> bool, open: Option<Offer>) -> Offered {
        let open = open.filter(|offer| made(*offer));
        Offered { at, made: Offer::ALL.map(made), open }
    }

    /// On which board.
    pub const fn at(&self) -> Revision {
        self.at
    }

    /// What was offered.
    pub fn made(&self) -> impl Iterator<Item = Offer> {
        Offer::ALL.into_iter().zip(self.made).filter(|(_, is_made)| *is_made).map(|(offer, _)| offer)
    }

    /// What the other player has still to answer.
    pub const fn open(&self) -> Option<Offer> {
        self.open
    }

    /// The same with one more offer, on a board that may be a new one.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] when it is one too many.
    pub fn and(self, offer: Offer, at: Revision) -> Result<Offered, Refusal> {
        let mut offered = if self.at == at { self } else { Offered { at, ..Offered::default() } };
        if offered.made[offer as usize] {
            return Err(Refusal::OfferedAlready);
        }
        if offered.open.is_some() {
            return Err(Refusal::OfferIsOpen);
        }
        offered.made[offer as usize] = true;
        Ok(Offered { open: Some(offer), ..offered })
    }

    /// The same after an offer was declined or taken back.
    #[must_use]
    pub fn without(self, offer: Offer, at: Revision) -> Offered {
        if self.at == at && self.open == Some(offer) { Offered { open: None, ..self } } else { self }
    }

    /// Whether this is offered on the board of that point, and nobody has answered yet.
    pub fn is_open(&self, offer: Offer, at: Revision) -> bool {
        self.at == at && self.open == Some(offer)
    }
}

/// Whether a player may offer something now, and their side.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_offer(current: &Match, who: PlayerId, offer: Offer) -> Result<(&Playing, Side), Refusal> {
    let (playing, side) = Deed::Offer.seated(current, Actor::Person(who))?;
    match (offer, playing.seats.at(side.other())) {
        (Offer::Draw, _) => has_begun(playing)?,
        (Offer::Takeback, _) => _ = before_last_move(playing, side)?,
        (Offer::End, seat) => {
            playing.agreement().map_err(Refusal::Illegal)?;
            if matches!(seat, Seat::Bot(_)) {
                return Err(Refusal::BotPlaysOn);
            }
            goes_in_circles(playing)?;
        }
    }
    Ok((playing, side))
}

/// Whether a player may decline an offer, or take it back: it has to stand still.
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
    let (playing, side) = Deed::AnswerOffer.seated(current, Actor::Person(who))?;
    if made.at != playing.revision() {
        return Err(Refusal::Stale);
    }
    if offered.is_open(made.offer, made.at) { Ok((playing, side)) } else { Err(Refusal::OfferGone) }
}

/// Whether a player who accepts something on the board as it stands accepts what nobody offers there: it was declined, taken
/// back, or never made. Whoever may not accept it, or presses on a board of the past, hears that when it is decided.
pub fn is_gone(current: &Match, who: PlayerId, made: MadeOffer, offered: Offered) -> bool {
    let is_now = |(playing, _): (&Playing, Side)| playing.revision() == made.at;
    Deed::AnswerOffer.seated(current, Actor::Person(who)).is_ok_and(is_now)
        && !offered.is_open(made.offer, made.at)
}

/// What becomes of a match when an offer is accepted that was made on the board as it still stands.
pub(super) fn accept(
    current: &Match,
    actor: Actor,
    MadeOffer { offer, at, by }: MadeOffer,
    now: Timestamp,
) -> Result<Stage, Refusal> {
    let (playing, side) = Deed::AnswerOffer.seated(current, actor)?;
    if side == by {
        return match playing.seats.at(by.other()) {
            Seat::Person(other) => Err(Refusal::OwnOffer { other }),
            Seat::Bot(_) => Err(Refusal::BotPlaysOn),
        };
    }
    if at != playing.revision() {
        return Err(Refusal::Stale);
    }
    let over = |ending| Stage::Over(Over { played: playing.clone(), ending, ended: now, voided: false });
    match offer {
        Offer::Draw => has_begun(playing).map(|()| over(Ending::Drawn)),
        Offer::Takeback => before_last_move(playing, by).map(|ply| {
            let clock = playing.clock.zip(playing.turn());
            let clock = clock.map(|(clock, mover)| clock.after_takeback(mover, now));
            let history = playing.history.before(ply);
            let mut earlier = Playing { history, moved: now, clock, ..playing.clone() };
            earlier.takebacks.push(ply);
            // What was planned was planned for another board.
            (earlier.plans, earlier.planned) = Default::default();
            Stage::Playing(earlier)
        }),
        Offer::End => {
            let outcome = playing.agreement().map_err(Refusal::Illegal)?;
            goes_in_circles(playing)?;
            Ok(over(Ending::Played(outcome)))
        }
    }
}

/// Before both have moved there is nothing to call a draw.
fn has_begun(playing: &Playing) -> Result<(), Refusal> {
    if playing.both_have_made(1) { Ok(()) } else { Err(Refusal::TooEarlyForDraw) }
}

/// An end can be agreed on once a position has come back since the last capture, or nobody has captured for long:
/// some circles are too wide to wait for.
fn goes_in_circles(playing: &Playing) -> Result<(), Refusal> {
    let mut board = playing.history.game().start();
    let (mut since_capture, mut has_come_back) = (vec![board.position()], false);
    for &mv in playing.history.moves() {
        board.play(mv, &mut |_| ()).map_err(Refusal::Illegal)?;
        let position = board.position();
        if since_capture.last().is_some_and(|last| last.board.stores() != position.board.stores()) {
            (since_capture, has_come_back) = (Vec::new(), false);
        }
        has_come_back |= since_capture.contains(&position);
        since_capture.push(position);
    }
    if has_come_back || since_capture.len() > QUIET_MOVES {
        Ok(())
    } else {
        Err(Refusal::TooEarlyForEnd { moves: QUIET_MOVES })
    }
}

/// The number of moves before the last one of a side; turns need not alternate.
fn before_last_move(playing: &Playing, side: Side) -> Result<usize, Refusal> {
    playing.history.before_last_of(side).ok_or(Refusal::NothingToTakeBack)
}

/// Whether the bot, on this side, is content with a draw: it takes one unless it stands better.
pub const fn takes_draw(bot: Side, evaluation: Evaluation) -> bool {
    match (evaluation, bot) {
        (Evaluation::Open(lead) | Evaluation::Exact(lead), Side::South) => lead <= 0,
        (Evaluation::Open(lead) | Evaluation::Exact(lead), Side::North) => lead >= 0,
        (Evaluation::Decided { winner, .. }, bot) => winner as u8 != bot as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::MatchSetup;

    /// Whether Ada may offer an end after these moves of Al-manqala, a digit each.
    fn may_end(moves: &str) -> Result<(), Refusal> {
        let seats = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let moves: Vec<_> = moves.chars().map(|mv| mv.to_string().parse().unwrap()).collect();
        let game = "al-manqala".parse().unwrap();
        let current = MatchSetup::played(game, seats, &moves, Timestamp::default()).unwrap().check().unwrap();
        may_offer(&current, PlayerId(1), Offer::End).map(|_| ())
    }

    #[test]
    fn an_end_can_be_agreed_on_once_the_game_goes_in_circles() {
        let too_early = Err(Refusal::TooEarlyForEnd { moves: QUIET_MOVES });
        // Fourteen moves after the last capture a position comes back.
        let circle = "523673122261433431255124453677711231462462335224761531166342573354156677112233445";
        assert_eq!(may_end(""), too_early);
        assert_eq!(may_end(&circle[..circle.len() - 1]), too_early);
        assert_eq!(may_end(circle), Ok(()));
    }

    #[test]
    fn an_end_can_be_agreed_on_after_a_long_time_without_captures() {
        let too_early = Err(Refusal::TooEarlyForEnd { moves: QUIET_MOVES });
        let quiet = "11121314151221231224";
        assert_eq!(may_end(&quiet[..QUIET_MOVES - 1]), too_early);
        assert_eq!(may_end(quiet), Ok(()));
    }

    #[test]
    fn each_thing_is_offered_once_a_board_and_one_at_a_time() {
        let (now, later) = (Revision::at(3), Revision::at(4));
        let offered = Offered::default().and(Offer::Draw, now).unwrap();
        assert_eq!(offered.and(Offer::Draw, now), Err(Refusal::OfferedAlready));
        assert_eq!(offered.and(Offer::Takeback, now), Err(Refusal::OfferIsOpen));
        assert!(offered.is_open(Offer::Draw, now) && !offered.is_open(Offer::Takeback, now));
        let declined = offered.without(Offer::Draw, now);
        assert!(!declined.is_open(Offer::Draw, now));
        assert_eq!(declined.and(Offer::Draw, now), Err(Refusal::OfferedAlready));
        assert!(declined.and(Offer::Takeback, now).is_ok());
        assert!(declined.and(Offer::Draw, later).is_ok() && !offered.is_open(Offer::Draw, later));
    }

    #[test]
    fn the_bot_takes_a_draw_unless_it_stands_better() {
        for (evaluation, south, north) in [
            (Evaluation::Open(0), true, true),
            (Evaluation::Open(3), false, true),
            (Evaluation::Exact(-1), true, false),
            (Evaluation::Decided { winner: Side::South, least: 2 }, false, true),
        ] {
            assert_eq!(takes_draw(Side::South, evaluation), south, "{evaluation:?}");
            assert_eq!(takes_draw(Side::North, evaluation), north, "{evaluation:?}");
        }
    }
}
