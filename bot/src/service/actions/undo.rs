//! Undoing a result on time that came from a fault: for those who manage the server.

use std::sync::Arc;

use crate::domain::{self, Actor, Intent, Match, MatchId, Refusal};
use crate::screens;
use crate::service::follow_up::{announce, apply, bot_moves};
use crate::service::parts::matches::Committed;
use crate::service::{ActionError, Context, Service};

/// Asks a manager whether they really want to undo a result.
pub(in crate::service) async fn ask_undo(service: &Service, context: &Context, id: MatchId) {
    match undoable(service, context, id).await {
        Ok(over) => context.tell(&screens::undo_question(context.words(), &over)).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Undoes a result: the match goes on with fresh time, and its result counts no more.
pub(in crate::service) async fn undo(service: &Arc<Service>, context: &Context, id: MatchId) {
    let lock = service.writer.lock(id).await;
    let interaction = Some(context.interaction());
    let committed = match undoable(service, context, id).await {
        Ok(_) => apply(service, &lock, Actor::Manager, Intent::Undo, interaction, None).await,
        Err(error) => Err(error),
    };
    match committed {
        Ok(Committed { current, .. }) => {
            tracing::info!(%id, by = %context.who(), "a result on time was undone");
            context.answer(&screens::undone(context.words())).await;
            // Where the bot is only brought along, nothing gets there but answers.
            let further = service.records.delivered(id).await.visiting.then(|| context.further());
            announce::announce(service, &current, further.as_ref()).await;
            drop(lock);
            bot_moves::think_if_due(service, id).await;
        }
        Err(error) => service.explain(error, context).await,
    }
}

/// A match whose result somebody may undo from where they stand.
async fn undoable(service: &Service, context: &Context, id: MatchId) -> Result<Match, ActionError> {
    let over = service.records.found(id).await?;
    if !context.manages() || context.place().guild.is_none() || context.place().guild != over.place().guild {
        return Err(Refusal::NotUndoer.into());
    }
    domain::may_be_undone(&over)?;
    Ok(over)
}
