//! Offers between players; the bot answers those made to it at once.

use std::sync::Arc;

use kuzhi_engine::Side;

use super::answering::served;
use super::{ActionError, Doorkeeper, MatchLock, Visitor};
use crate::domain::{
    self, Actor, Cost, Intent, MadeOffer, Match, MatchId, Moment, Offer, Playing, Question, Refusal, Seat,
    Stage,
};
use crate::screens;
use crate::thinking::Purpose;
use crate::words::Words;

impl Doorkeeper {
    /// Shows a visitor alone what they can do in a match besides moving.
    pub async fn show_more(&self, visitor: &dyn Visitor, id: MatchId) {
        let more = self.seen_by(visitor, id).await.and_then(|current| match &current.stage {
            Stage::Playing(playing) => Ok(screens::more(visitor.words(), &current, playing, visitor.who())),
            Stage::Open(_) => Err(Refusal::NotStarted.into()),
            Stage::Withdrawn(_) | Stage::Over(_) => Err(Refusal::Over.into()),
        });
        match more {
            Ok(more) => self.tell(visitor, &more).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Offers something in a visitor's name, on the board that they looked at if they looked at one.
    pub async fn offer(&self, visitor: Arc<dyn Visitor>, id: MatchId, offer: Offer, at: Option<Moment>) {
        let other = match self.seen_by(visitor.as_ref(), id).await {
            Ok(current) => other_seat(&current, visitor.as_ref()),
            Err(error) => return self.explain(error, visitor.as_ref()).await,
        };
        let done = match other {
            Some((Seat::Bot(_), by)) if offer == Offer::Takeback => {
                self.take_back(&visitor, id, at, by).await
            }
            Some((Seat::Bot(_), by)) if offer == Offer::Draw => self.ask_bot(&visitor, id, at, by).await,
            _ => self.offer_for_all(visitor.as_ref(), id, offer, at).await,
        };
        if let Err(error) = done {
            self.explain(error, visitor.as_ref()).await;
        }
    }

    /// Accepts an offer, unless it was declined or taken back in the meantime.
    pub async fn accept_offer(&self, visitor: Arc<dyn Visitor>, id: MatchId, made: MadeOffer) {
        let lock = self.locks.lock(id).await;
        if self.messages(id).await.offered[made.by.index()].has_closed(made.offer, made.at) {
            return self.explain(Refusal::OfferGone.into(), visitor.as_ref()).await;
        }
        self.act_in(&lock, visitor, Intent::AcceptOffer(made), None).await;
    }

    /// Declines an offer, or takes it back, unless it no longer stands: its message may show the board by now.
    pub async fn decline_offer(&self, visitor: &dyn Visitor, id: MatchId, made: MadeOffer) {
        let _lock = self.locks.lock(id).await;
        let messages = self.messages(id).await;
        let offered = messages.offered[made.by.index()];
        let declined = self.seen_by(visitor, id).await.and_then(|current| {
            let (playing, side) = domain::may_decline(&current, visitor.who(), made, offered)?;
            Ok(screens::offer_declined(
                Words::of(messages.language.unwrap_or_default()),
                playing,
                made,
                side == made.by,
            ))
        });
        match declined {
            Ok(declined) => {
                self.note_closed(id, made).await;
                self.answer(visitor, &declined).await;
            }
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Notes that an offer is no longer open, so that nobody accepts it.
    async fn note_closed(&self, id: MatchId, MadeOffer { offer, at, by }: MadeOffer) {
        let mut messages = self.messages(id).await;
        let offered = &mut messages.offered[by.index()];
        *offered = offered.without(offer, at);
        self.keep(id, messages).await;
    }

    async fn offer_for_all(
        &self,
        visitor: &dyn Visitor,
        id: MatchId,
        offer: Offer,
        at: Option<Moment>,
    ) -> Result<(), ActionError> {
        if visitor.is_heard_alone() {
            return Err(Refusal::HeardAlone.into());
        }
        let _lock = self.locks.lock(id).await;
        let current = self.found(id).await?;
        let (playing, side) = self.note_offer(&current, visitor, offer, at).await?;
        let said_in = |words: &'static Words| screens::offer(words, &current, playing, offer, side);
        let audience = self.audience(&current).await;
        let mut offer = said_in(audience.words());
        self.notify(&current, &audience, &mut offer, |words| said_in(words).text).await;
        self.answer(visitor, &offer).await;
        Ok(())
    }

    /// Notes that something is offered, if that may be.
    async fn note_offer<'a>(
        &self,
        current: &'a Match,
        visitor: &dyn Visitor,
        offer: Offer,
        at: Option<Moment>,
    ) -> Result<(&'a Playing, Side), ActionError> {
        let (playing, side) = domain::may_offer(current, visitor.who(), offer)?;
        if at.is_some_and(|at| at != playing.moment()) {
            return Err(Refusal::Stale.into());
        }
        let mut messages = self.messages(current.id).await;
        let offered = &mut messages.offered[side.index()];
        *offered = offered.and(offer, playing.moment())?;
        if let Seat::Person(_) = playing.seats.at(side.other()) {
            self.service.limits.spend(Cost::Ring, visitor.who(), current.place.guild)?;
        }
        self.keep(current.id, messages).await;
        Ok((playing, side))
    }

    /// Lets the bot think about a draw, and take it unless it stands better.
    async fn ask_bot(
        &self,
        visitor: &Arc<dyn Visitor>,
        id: MatchId,
        at: Option<Moment>,
        by: Side,
    ) -> Result<(), ActionError> {
        let (asked, moment) = {
            let _lock = self.locks.lock(id).await;
            let asked = self.found(id).await?;
            let moment = self.note_offer(&asked, visitor.as_ref(), Offer::Draw, at).await?.0.moment();
            (asked, moment)
        };
        // No door is held: thinking takes a moment, and moves must not wait for it.
        let Some(takes_draw) = self.bot_takes_draw(&asked, by.other()).await else {
            self.tell(visitor.as_ref(), &screens::of_failure(visitor.words(), false)).await;
            return Ok(());
        };
        let lock = self.locks.lock(id).await;
        let made = MadeOffer { offer: Offer::Draw, at: moment, by };
        if takes_draw {
            return match self.have_bot_accept(&lock, visitor, made).await {
                Err(ActionError::Refused(Refusal::Stale)) => Err(Refusal::HintTooLate.into()),
                accepted => accepted,
            };
        }
        self.note_closed(id, made).await;
        self.tell(visitor.as_ref(), &screens::draw_declined_by_bot(visitor.words())).await;
        Ok(())
    }

    /// Whether the bot would rather have a draw, by what its level makes of the position; `None` when
    /// it is about to stop.
    async fn bot_takes_draw(&self, asked: &Match, bot: Side) -> Option<bool> {
        let playing = asked.played()?;
        let level = playing.seats.bot()?;
        let question = Question::about(&playing.board(asked.game));
        let hint = self.think_of(question, level, served(asked), Purpose::Move).await?;
        Some(domain::takes_draw(bot, hint.evaluation))
    }

    /// Takes a move back against the bot, which always agrees.
    async fn take_back(
        &self,
        visitor: &Arc<dyn Visitor>,
        id: MatchId,
        at: Option<Moment>,
        by: Side,
    ) -> Result<(), ActionError> {
        let lock = self.locks.lock(id).await;
        let at = match at {
            Some(at) => at,
            None => self.found(id).await?.played().map(Playing::moment).ok_or(Refusal::NotStarted)?,
        };
        self.have_bot_accept(&lock, visitor, MadeOffer { offer: Offer::Takeback, at, by }).await
    }

    /// Makes durable that the bot accepts, and shows what came of it.
    async fn have_bot_accept(
        &self,
        lock: &MatchLock,
        visitor: &Arc<dyn Visitor>,
        made: MadeOffer,
    ) -> Result<(), ActionError> {
        let accept = Intent::AcceptOffer(made);
        let committed = self.apply(lock, Actor::Bot, accept, Some(visitor.interaction())).await?;
        self.go_on(lock, committed, Some(Arc::clone(visitor))).await;
        Ok(())
    }
}

/// Who sits opposite a visitor, and the visitor's own side, if they play.
fn other_seat(current: &Match, visitor: &dyn Visitor) -> Option<(Seat, Side)> {
    let seats = current.played()?.seats;
    let side = seats.side_of(visitor.who())?;
    Some((seats.at(side.other()), side))
}
