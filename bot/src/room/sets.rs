//! What follows a finished match: the next set of a series, and the rematch.

use std::sync::Arc;

use super::settle::Settled;
use super::{Doorkeeper, Standpoint, Trouble, Visitor};
use crate::app::{self, Intent, Match, MatchId, Refusal, Stage};
use crate::store::Messages;

impl Doorkeeper {
    /// Asks in a visitor's name for a rematch; if the other player has asked already, it begins.
    pub async fn rematch(&self, visitor: Arc<dyn Visitor>, id: MatchId, from: Standpoint) {
        if let Err(trouble) = self.ask_rematch(&visitor, id, from).await {
            self.explain(trouble, visitor.as_ref()).await;
        }
    }

    async fn ask_rematch(
        &self,
        visitor: &Arc<dyn Visitor>,
        id: MatchId,
        from: Standpoint,
    ) -> Result<(), Trouble> {
        let over = self.found(id).await?;
        let invitation = app::rematch(&over, visitor.who(), from.place, from.parent)?;
        let id = over.rematch_id();
        let _inside = self.doors.enter(id).await;
        if let Some(repeated) = self.repeated(Some(visitor.interaction())).await? {
            self.show_again(&repeated, Some(visitor.as_ref())).await;
            return Ok(());
        }
        let Some(asked) = self.load(id).await? else {
            let settled = self.settle_beginning(visitor.as_ref(), &invitation, id).await?;
            self.go_on(settled, Some(Arc::clone(visitor))).await;
            return Ok(());
        };
        match &asked.stage {
            Stage::Open(challenge) if challenge.invited == Some(visitor.who()) => {
                self.act_inside(Arc::clone(visitor), id, Intent::Accept).await;
                Ok(())
            }
            Stage::Open(challenge) => {
                let other = challenge.invited.unwrap_or(challenge.challenger);
                Err(Refusal::RematchAsked { other }.into())
            }
            Stage::Withdrawn(_) | Stage::Playing(_) | Stage::Over(_) => Err(Refusal::RematchHad.into()),
        }
    }

    /// Shows a set that was begun with the end of the one before, once that end is shown.
    pub(super) fn show_next_set(&self, next: Match) {
        let doorkeeper = self.clone();
        self.spawn(async move {
            if let Some(previous) = next.series.and_then(|series| series.previous) {
                drop(doorkeeper.doors.enter(previous).await);
            }
            let _inside = doorkeeper.doors.enter(next.id).await;
            doorkeeper.inherit_language(&next).await;
            doorkeeper.go_on(Settled::Changed(next), None).await;
        });
    }

    /// A set is shown in the language of the one before.
    pub(super) async fn inherit_language(&self, next: &Match) {
        let Some(previous) = next.series.and_then(|series| series.previous) else { return };
        let messages = self.messages(next.id).await;
        if messages.language.is_none() {
            let language = self.messages(previous).await.language;
            self.keep(next.id, Messages { language, ..messages }).await;
        }
    }
}
