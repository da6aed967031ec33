//! What follows a finished match: the next set of a series, and the rematch.

use std::sync::Arc;
use std::time::Duration;

use super::apply::Committed;
use super::{ActionError, Doorkeeper, Standpoint, Visitor};
use crate::domain::{self, Intent, Match, MatchId, Refusal, SeriesState, Stage};
use crate::limits::Approach;
use crate::store::Messages;

/// A rematch that is asked for so soon after the game is no challenge out of the blue.
const REMATCH_FOLLOWS_WITHIN: Duration = Duration::from_hours(1);

impl Doorkeeper {
    /// Asks in a visitor's name for a rematch; if the other player has asked already, it begins.
    pub async fn rematch(&self, visitor: Arc<dyn Visitor>, id: MatchId, from: Standpoint) {
        if let Err(error) = self.ask_rematch(&visitor, id, from).await {
            self.explain(error, visitor.as_ref()).await;
        }
    }

    async fn ask_rematch(
        &self,
        visitor: &Arc<dyn Visitor>,
        id: MatchId,
        from: Standpoint,
    ) -> Result<(), ActionError> {
        let over = self.seen_by(visitor.as_ref(), id).await?;
        let invitation = domain::rematch(&over, visitor.who(), from.place, from.parent)?;
        let id = over.rematch_id();
        let lock = self.locks.lock(id).await;
        if let Some(repeated) = self.repeated(visitor.interaction()).await? {
            self.show_again(&repeated, Some(visitor.as_ref())).await;
            return Ok(());
        }
        let Some(asked) = self.load(id).await? else {
            let is_fresh = over.ended_within(REMATCH_FOLLOWS_WITHIN, self.service.clock.now());
            let approach = if is_fresh { Approach::Rematch } else { Approach::Afresh };
            let committed = self.apply_beginning(&lock, visitor.as_ref(), &invitation, approach).await?;
            self.go_on(&lock, committed, Some(Arc::clone(visitor))).await;
            return Ok(());
        };
        match &asked.stage {
            Stage::Open(challenge) if challenge.invited == Some(visitor.who()) => {
                self.act_in(&lock, Arc::clone(visitor), Intent::Accept, None).await;
                Ok(())
            }
            Stage::Open(challenge) => {
                let other = challenge.invited.unwrap_or(challenge.challenger);
                Err(Refusal::RematchAsked { other }.into())
            }
            Stage::Withdrawn(_) | Stage::Playing(_) | Stage::Over(_) => Err(Refusal::RematchHad.into()),
        }
    }

    /// Shows the set that follows a match to whoever ended that: where the bot is only brought along nothing
    /// gets there but answers.
    pub(super) async fn bring_next_set(&self, over: &Match, visitor: &Arc<dyn Visitor>) {
        let goes_on = over.series_state() == Some(SeriesState::GoesOn);
        if !goes_on || !self.messages(over.id).await.visiting {
            return;
        }
        let Some(next) = self.next_set_of(over).await else { return };
        let lock = self.locks.lock(next.id).await;
        self.inherit(&next).await;
        let audience = self.audience(&next).await;
        if audience.delivered.told == 0 {
            let committed = Committed { current: next, is_repeated: false, audience };
            Box::pin(self.go_on(&lock, committed, Some(visitor.further()))).await;
        }
    }

    /// The set that was begun with the end of this one, while it is played.
    async fn next_set_of(&self, over: &Match) -> Option<Match> {
        let (id, channel) = (over.id, over.place.channel);
        let live = self.read(move |store| store.live_in(channel)).await.ok()?;
        live.into_iter().find(|one| one.series.is_some_and(|series| series.previous == Some(id)))
    }

    /// Shows a set that was begun with the end of the one before, once that end is shown.
    pub(super) fn show_next_set(&self, next: Match) {
        let doorkeeper = self.clone();
        self.spawn(async move {
            if let Some(previous) = next.series.and_then(|series| series.previous) {
                drop(doorkeeper.locks.lock(previous).await);
            }
            let lock = doorkeeper.locks.lock(next.id).await;
            doorkeeper.inherit(&next).await;
            // Where the bot is only brought along, it comes with the answer to somebody.
            let audience = doorkeeper.audience(&next).await;
            if !audience.delivered.visiting {
                doorkeeper
                    .go_on(&lock, Committed { current: next, is_repeated: false, audience }, None)
                    .await;
            }
        });
    }

    /// A set is shown in the language of the one before, and can be reached as that could.
    pub(super) async fn inherit(&self, next: &Match) {
        let Some(previous) = next.series.and_then(|series| series.previous) else { return };
        let messages = self.messages(next.id).await;
        if messages.language.is_none() {
            let Messages { visiting, language, .. } = self.messages(previous).await;
            self.keep(next.id, Messages { visiting, language, ..messages }).await;
        }
    }
}
