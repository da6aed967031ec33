//! Questions before something is done: they change nothing.

use std::sync::Arc;

use super::{Doorkeeper, Trouble, Visitor};
use crate::app::{self, Match, MatchId, Refusal, Stage};
use crate::view::{self, Form, Screen};

impl Doorkeeper {
    /// Asks a visitor whether he really gives up.
    pub async fn ask_resign(&self, visitor: Arc<dyn Visitor>, id: MatchId) {
        match self.found(id).await.and_then(|current| resign_question(&current, visitor.as_ref())) {
            Ok(question) => self.tell(visitor.as_ref(), &question).await,
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    /// Offers the other player, in a visitor's name, to end a match that goes round for ever.
    pub async fn offer_agreement(&self, visitor: Arc<dyn Visitor>, id: MatchId) {
        let offer = self.found(id).await.and_then(|current| {
            let (playing, side) = app::may_offer_agreement(&current, visitor.who())?;
            Ok(view::agree_offer(visitor.words(), &current, playing, side))
        });
        match offer {
            Ok(offer) => self.answer(visitor.as_ref(), &offer).await,
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    /// Declines such an offer.
    pub async fn decline_agreement(&self, visitor: Arc<dyn Visitor>, id: MatchId, by: kuzhi_engine::Side) {
        let declined = self.found(id).await.and_then(|current| {
            let playing = current.played().ok_or(Refusal::NotStarted)?;
            match playing.seats.side_of(visitor.who()) {
                None => Err(Refusal::NotSeated.into()),
                // Whoever made the offer may take it back like this.
                Some(_) => Ok(view::agree_declined(visitor.words(), playing, by)),
            }
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
                }
            }
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    async fn found(&self, id: MatchId) -> Result<Match, Trouble> {
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
