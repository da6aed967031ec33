//! Questions before something is done: they change nothing.

use std::sync::Arc;

use super::{ActionError, Doorkeeper, Visitor};
use crate::domain::{Match, MatchId, Moment, Refusal, Stage};
use crate::screens::{self, Form, Screen};

impl Doorkeeper {
    /// Asks a visitor whether they really give up.
    pub async fn ask_resign(&self, visitor: Arc<dyn Visitor>, id: MatchId) {
        let found = self.seen_by(visitor.as_ref(), id).await;
        match found.and_then(|current| resign_question(&current, visitor.as_ref())) {
            Ok(question) => self.tell(visitor.as_ref(), &question).await,
            Err(error) => self.explain(error, visitor.as_ref()).await,
        }
    }

    /// Gives the player to move a form in which they lay out their row.
    pub async fn ask_layout(&self, visitor: Arc<dyn Visitor>, id: MatchId, at: Moment) {
        let found = self.seen_by(visitor.as_ref(), id).await;
        match found.and_then(|current| layout_form(&current, visitor.as_ref(), at)) {
            Ok(form) => {
                if let Err(error) = visitor.ask(&form).await {
                    tracing::warn!(%error, interaction = %visitor.interaction(), "a form did not arrive");
                    self.explain(Refusal::FormTooLate.into(), visitor.as_ref()).await;
                }
            }
            Err(error) => self.explain(error, visitor.as_ref()).await,
        }
    }

    /// The match of this name, if it may be shown to the visitor: whatever shows one by its name asks here.
    pub(super) async fn seen_by(&self, visitor: &dyn Visitor, id: MatchId) -> Result<Match, ActionError> {
        let one = self.found(id).await?;
        if one.may_be_seen_by(visitor.who(), visitor.channel()) {
            Ok(one)
        } else {
            Err(Refusal::OutOfSight.into())
        }
    }

    /// The match of this name, or the refusal that there is none.
    pub(super) async fn found(&self, id: MatchId) -> Result<Match, ActionError> {
        Ok(self.load(id).await?.ok_or(Refusal::NoSuchMatch)?)
    }
}

fn resign_question(current: &Match, visitor: &dyn Visitor) -> Result<Screen, ActionError> {
    match &current.stage {
        Stage::Open(_) => Err(Refusal::NotStarted.into()),
        Stage::Withdrawn(_) | Stage::Over(_) => Err(Refusal::Over.into()),
        Stage::Playing(playing) => {
            let side = playing.seats.side_of(visitor.who()).ok_or(Refusal::NotSeated)?;
            Ok(screens::resign_question(visitor.words(), current, playing, side))
        }
    }
}

fn layout_form(current: &Match, visitor: &dyn Visitor, at: Moment) -> Result<Form, ActionError> {
    let playing = current.played().ok_or(Refusal::NotStarted)?;
    if playing.seats.side_of(visitor.who()).is_none() {
        return Err(Refusal::NotSeated.into());
    }
    match current.person_to_move() {
        Some(player) if player != visitor.who() => Err(Refusal::TurnOf(player).into()),
        None => Err(Refusal::Over.into()),
        Some(_) if at != playing.moment() => Err(Refusal::Stale.into()),
        Some(_) => Ok(screens::layout_form(visitor.words(), current.id, at)),
    }
}
