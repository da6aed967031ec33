//! Changing a match: moves, answers to challenges, claims, resigning.

use std::sync::Arc;

use crate::domain::{Actor, Intent, Invitation, MatchId};
use crate::limits::Approach;
use crate::service::follow_up::{apply, bot_moves, go_on, missing_pictures, repeated, sets};
use crate::service::parts::loading::Loaded;
use crate::service::parts::matches::MatchLock;
use crate::service::{Context, Service};

/// Begins a match, or says why not.
pub(in crate::service) async fn begin(service: &Arc<Service>, context: &Context, invitation: Invitation) {
    // It is locked before anybody can know of it, so that a second delivery waits for the first.
    let lock = match service.matches.free_name().await {
        Ok(lock) => lock,
        Err(error) => return service.explain(error.into(), context).await,
    };
    let (interaction, alone) = (context.interaction(), context.is_heard_alone());
    match service.matches.begin(&lock, &invitation, Approach::Afresh, interaction, alone).await {
        Ok(committed) if committed.current.id() == lock.id() => {
            Box::pin(go_on(service, &lock, committed, Some(context))).await;
        }
        Ok(begun_before) => {
            drop(lock);
            Box::pin(repeated::answer_with(service, context, begun_before.current.id())).await;
        }
        Err(error) => service.explain(error, context).await,
    }
}

/// Does what somebody wants in a match, or says why not.
pub(in crate::service) async fn act(service: &Arc<Service>, context: &Context, id: MatchId, intent: Intent) {
    let lock = service.matches.lock(id).await;
    act_in(service, &lock, context, intent, None).await;
}

/// The same in a match that is locked already, and may have been read since.
pub(in crate::service) async fn act_in(
    service: &Arc<Service>,
    lock: &MatchLock,
    context: &Context,
    intent: Intent,
    loaded: Option<Loaded>,
) {
    let (id, actor) = (lock.id(), Actor::Person(context.who()));
    match apply(service, lock, actor, intent, Some(context.interaction()), loaded).await {
        Ok(committed) => Box::pin(go_on(service, lock, committed, Some(context))).await,
        Err(error) => {
            if context.clicked()
                && error.comes_from_an_old_screen()
                && let Ok(Some(current)) = service.records.load(id).await
            {
                // How things stand is shown, and the person is told in words as well.
                service.boards.show_again(&current, Some(context)).await;
                sets::bring_next(service, &current, context).await;
            }
            service.explain(error, context).await;
            bot_moves::think_if_due(service, id).await;
        }
    }
}

/// Posts the board of a match anew, where it was asked for.
pub(in crate::service) async fn bring_board(service: &Arc<Service>, context: &Context, id: MatchId) {
    let _lock = service.matches.lock(id).await;
    match service.records.found(id).await {
        Ok(current) => {
            service.boards.show_again(&current, Some(context)).await;
            missing_pictures::explain(service, context, &current).await;
            bot_moves::think_if_due(service, id).await;
        }
        Err(error) => service.explain(error, context).await,
    }
}
