//! What a person does in a match: accept, move, resign and the like.

use std::sync::Arc;

use kuzhi_domain::{Actor, Intent};

use crate::service::background::follow_up::{self, bot_moves};
use crate::service::change::apply;
use crate::service::state::loading::Loaded;
use crate::service::state::match_lock::MatchLock;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Carries out an intent in a match.
pub(in crate::service) async fn act(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    intent: Intent,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.lock(service).await;
    act_in(service, &lock, context, intent, loaded).await
}

/// The same in a match that is locked already, and may have been read since then.
pub(in crate::service) async fn act_in(
    service: &Arc<Service>,
    lock: &MatchLock,
    context: &Context,
    intent: Intent,
    loaded: Option<Box<Loaded>>,
) -> Result<Response, ActionError> {
    let (id, actor) = (lock.id(), Actor::Person(context.who()));
    match apply(service, lock, actor, intent, Some(context.interaction()), loaded).await {
        Ok(committed) => {
            Box::pin(follow_up::after_change(service, lock, committed, Some(context))).await;
            Ok(Response::Done)
        }
        Err(error) => {
            if context.clicked()
                && error.comes_from_an_old_screen()
                && let Some(current) =
                    service.records.load_or_log("cannot read a board to show it again", id).await
            {
                // Show the board, and tell the person in words as well. A question that only they see would
                // be replaced by what they did not do.
                let asker = Some(context).filter(|context| !context.answers_question());
                service.boards.show_again(lock, &current, asker).await;
                follow_up::bring_next_set(service, &current, context).await;
            }
            bot_moves::think_if_due(service, id).await;
            Err(error)
        }
    }
}
