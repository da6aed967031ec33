//! Correcting results: undoing a result on time that came from a fault, and voiding any result. Only for
//! people who manage the server.

use std::sync::Arc;

use crate::domain::{self, Actor, Intent, Match, MatchId, Refusal};
use crate::screens;
use crate::service::change::apply;
use crate::service::follow_up::{bot_moves, repeated};
use crate::service::parts::matches::Committed;
use crate::service::{ActionError, Context, Service};

/// Asks a manager whether they really want to undo or void a result.
pub(in crate::service) async fn ask_undo(service: &Service, context: &Context, id: MatchId) {
    let asked = managed(service, context, id).await.and_then(|over| {
        let can_something = domain::may_be_voided(&over).or_else(|_| domain::may_be_undone(&over));
        can_something.map(|()| over).map_err(ActionError::from)
    });
    match asked {
        Ok(over) => context.tell(&screens::undo_question(context.words(), &over)).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Undoes a result. The match goes on with fresh time, and its result no longer counts.
pub(in crate::service) async fn undo(service: &Arc<Service>, context: &Context, id: MatchId) {
    let lock = service.matches.lock(id).await;
    let interaction = Some(context.interaction());
    let committed = match managed(service, context, id).await {
        Ok(_) => apply(service, &lock, Actor::Manager, Intent::Undo, interaction, None).await,
        Err(error) => Err(error),
    };
    match committed {
        Ok(Committed { current, is_repeated: true, audience, .. }) => {
            Box::pin(repeated::answer(service, current, Some(context), audience)).await;
        }
        Ok(Committed { current, .. }) => {
            context.reply().own();
            tracing::info!(%id, by = %context.who(), "a result on time was undone");
            context.answer(&screens::undone(context.words())).await;
            // Where people bring the bot along, it can post nothing but answers.
            let further = service.records.delivered(id).await.visiting.then(|| context.further());
            service.boards.announce(&current, further.as_ref()).await;
            drop(lock);
            bot_moves::think_if_due(service, id).await;
        }
        Err(error) => service.explain(error, context).await,
    }
}

/// Voids a result, or those of all sets up to it. Their boards say so, and ratings become what they would be
/// without them.
pub(in crate::service) async fn void(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    whole_series: bool,
) {
    match void_all(service, context, id, whole_series).await {
        Ok(results) => context.answer(&screens::voided(context.words(), results)).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Voids results and returns how many.
async fn void_all(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    whole_series: bool,
) -> Result<usize, ActionError> {
    let (pressed, mut results, mut next) = (id, 0, Some(id));
    while let Some(id) = next {
        let lock = service.matches.lock(id).await;
        let over = managed(service, context, id).await?;
        next = over.series().and_then(|series| series.previous).filter(|_| whole_series);
        let interaction = (id == pressed).then(|| context.interaction());
        match apply(service, &lock, Actor::Manager, Intent::Void, interaction, None).await {
            Ok(Committed { current, .. }) => {
                tracing::info!(%id, by = %context.who(), "a result was made void");
                results += 1;
                let further = service.records.delivered(id).await.visiting.then(|| context.further());
                service.boards.show_quietly(&current, further.as_ref()).await;
            }
            // Some results of a series may be void already.
            Err(ActionError::Refused(Refusal::NothingToVoid)) if whole_series => {}
            Err(error) => return Err(error),
        }
    }
    if results == 0 { Err(Refusal::NothingToVoid.into()) } else { Ok(results) }
}

/// Returns a match if the person may correct its result from where they are.
async fn managed(service: &Service, context: &Context, id: MatchId) -> Result<Match, ActionError> {
    let over = service.records.found(id).await?;
    let actor = domain::corrector(&over, context.who(), context.place().guild, context.manages());
    context.operation().is_for(&over, actor)?;
    Ok(over)
}
