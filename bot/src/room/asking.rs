//! Questions before something is done: they change nothing.

use std::sync::Arc;

use kuzhi_engine::Side;

use super::showing::words_of;
use super::{Doorkeeper, Trouble, Visitor};
use crate::app::{self, Match, MatchId, Refusal, Stage};
use crate::store::Messages;
use crate::view::{self, Form, Screen};

impl Doorkeeper {
    /// Asks a visitor whether he really gives up.
    pub async fn ask_resign(&self, visitor: Arc<dyn Visitor>, id: MatchId) {
        match self.found(id).await.and_then(|current| resign_question(&current, visitor.as_ref())) {
            Ok(question) => self.tell(visitor.as_ref(), &question).await,
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    /// Offers the other player, in a visitor's name, to end a match that goes round for ever; once a board.
    pub async fn offer_agreement(&self, visitor: Arc<dyn Visitor>, id: MatchId) {
        let _inside = self.doors.enter(id).await;
        let offer = match self.found(id).await {
            Ok(current) => self.offer(&current, visitor.as_ref()).await,
            Err(trouble) => Err(trouble),
        };
        match offer {
            Ok(offer) => self.answer(visitor.as_ref(), &offer).await,
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    async fn offer(&self, current: &Match, visitor: &dyn Visitor) -> Result<Screen, Trouble> {
        let (playing, side) = app::may_offer_agreement(current, visitor.who())?;
        let messages = self.messages(current.id).await;
        let offered = Some(playing.ply());
        if messages.offered == offered {
            return Err(Refusal::OfferedAlready.into());
        }
        self.keep(current.id, Messages { offered, ..messages }).await;
        let mut offer = view::agree_offer(words_of(&messages), current, playing, side);
        self.hush(current.place, &mut offer).await;
        Ok(offer)
    }

    /// Declines such an offer, or takes it back.
    pub async fn decline_agreement(&self, visitor: Arc<dyn Visitor>, id: MatchId, by: Side) {
        let words = words_of(&self.messages(id).await);
        let declined = self.found(id).await.and_then(|current| {
            let playing = current.played().ok_or(Refusal::NotStarted)?;
            let side = playing.seats.side_of(visitor.who()).ok_or(Refusal::NotSeated)?;
            Ok(view::agree_declined(words, playing, by, side == by))
        });
        match declined {
            Ok(declined) => self.answer(visitor.as_ref(), &declined).await,
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    /// Gives the player to move a form in which he lays out his row.
    pub async fn ask_layout(&self, visitor: Arc<dyn Visitor>, id: MatchId, ply: usize) {
        match self.found(id).await.and_then(|current| layout_form(&current, visitor.as_ref(), ply)) {
            Ok(form) => {
                if let Err(error) = visitor.ask(&form).await {
                    tracing::warn!(%error, interaction = %visitor.interaction(), "a form did not arrive");
                    self.explain(Refusal::FormTooLate.into(), visitor.as_ref()).await;
                }
            }
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    /// The match of this name, or the refusal that there is none.
    pub(super) async fn found(&self, id: MatchId) -> Result<Match, Trouble> {
        Ok(self.load(id).await?.ok_or(Refusal::NoSuchMatch)?)
    }
}

fn resign_question(current: &Match, visitor: &dyn Visitor) -> Result<Screen, Trouble> {
    match &current.stage {
        Stage::Open(_) => Err(Refusal::NotStarted.into()),
        Stage::Withdrawn(_) | Stage::Over(_) => Err(Refusal::Over.into()),
        Stage::Playing(playing) => {
            let side = playing.seats.side_of(visitor.who()).ok_or(Refusal::NotSeated)?;
            Ok(view::resign_question(visitor.words(), current, playing, side))
        }
    }
}

fn layout_form(current: &Match, visitor: &dyn Visitor, ply: usize) -> Result<Form, Trouble> {
    let playing = current.played().ok_or(Refusal::NotStarted)?;
    if playing.seats.side_of(visitor.who()).is_none() {
        return Err(Refusal::NotSeated.into());
    }
    match current.person_to_move() {
        Some(player) if player != visitor.who() => Err(Refusal::TurnOf(player).into()),
        None => Err(Refusal::Over.into()),
        Some(_) if ply != playing.ply() => Err(Refusal::Stale.into()),
        Some(_) => Ok(view::layout_form(visitor.words(), current.id, ply)),
    }
}
