//! Undoing a result on time that came from a fault: for those who manage the server.

use std::sync::Arc;

use super::apply::Committed;
use super::{ActionError, Doorkeeper, Standpoint, Visitor};
use crate::domain::{self, Actor, Intent, Match, MatchId, Refusal};
use crate::screens;

impl Doorkeeper {
    /// Asks a manager whether they really want to undo a result.
    pub async fn ask_undo(&self, visitor: &dyn Visitor, id: MatchId, from: Standpoint) {
        match self.undoable(id, from).await {
            Ok(over) => self.tell(visitor, &screens::undo_question(visitor.words(), &over)).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Undoes a result: the match goes on with fresh time, and its result counts no more.
    pub async fn undo(&self, visitor: Arc<dyn Visitor>, id: MatchId, from: Standpoint) {
        let lock = self.locks.lock(id).await;
        let interaction = Some(visitor.interaction());
        let committed = match self.undoable(id, from).await {
            Ok(_) => self.apply(&lock, Actor::Manager, Intent::Undo, interaction).await,
            Err(error) => Err(error),
        };
        match committed {
            Ok(Committed { current, .. }) => {
                tracing::info!(%id, by = %visitor.who(), "a result on time was undone");
                self.answer(visitor.as_ref(), &screens::undone(visitor.words())).await;
                // Where the bot is only brought along, nothing gets there but answers.
                let further = self.messages(id).await.visiting.then(|| visitor.further());
                self.announce_or_retry(&current, further.as_deref()).await;
                drop(lock);
                self.think_if_due(id).await;
            }
            Err(error) => self.explain(error, visitor.as_ref()).await,
        }
    }

    /// A match whose result somebody may undo from where they stand.
    async fn undoable(&self, id: MatchId, from: Standpoint) -> Result<Match, ActionError> {
        let over = self.found(id).await?;
        if !from.is_manager || from.place.guild.is_none() || from.place.guild != over.place.guild {
            return Err(Refusal::NotUndoer.into());
        }
        domain::may_be_undone(&over)?;
        Ok(over)
    }
}
