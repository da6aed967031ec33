//! What follows a change: the next set, the bot's answer, the board, the call to whoever is to move.

pub(super) mod bot_moves;
pub(super) mod missing_pictures;
pub(super) mod repeated;
pub(super) mod sets;
mod threads;

use std::sync::Arc;

use super::parts::loading::Loaded;
use super::parts::matches::{Committed, MatchLock};
use super::{ActionError, Context, Internal, Service};
use crate::domain::{Actor, Intent, InteractionId};
use bot_moves::Waiting;

/// Decides what becomes of a match, which may have been read since it was locked, and makes it durable. A set that
/// begins with that is shown by itself.
pub(super) async fn apply(
    service: &Arc<Service>,
    lock: &MatchLock,
    actor: Actor,
    intent: Intent,
    interaction: Option<InteractionId>,
    loaded: Option<Loaded>,
) -> Result<Committed, ActionError> {
    // What was read before the clock was put right is no longer so.
    let loaded = if service.absence.make_up_in(lock).await? { None } else { loaded };
    let mut committed = service.matches.apply(lock, actor, intent, interaction, loaded).await?;
    if let Some(begun) = committed.begun.take() {
        service.attend_later(Internal::NextSet(Box::new(begun)));
    }
    Ok(committed)
}

/// Does what follows a change that somebody has made, or that nobody waits for.
pub(super) async fn go_on(
    service: &Arc<Service>,
    lock: &MatchLock,
    committed: Committed,
    context: Option<&Context>,
) {
    let Committed { current, is_repeated, audience, .. } = committed;
    if is_repeated {
        // It is large, and would make each change so.
        return Box::pin(repeated::answer(service, current, context, audience)).await;
    }
    if let Some(context) = context {
        context.reply().own();
    }
    let (current, context, audience) =
        threads::take_to_thread(service, lock, current, context, audience).await;
    let waiting = context.map(|_| service.overload.wait());
    let (current, thought) = bot_moves::answer_quickly(service, lock, current).await;
    drop(waiting);
    let placed = service.boards.announce_to(&current, context, audience).await;
    if let Some(context) = context {
        let calls = context.brings_bot() && placed.is_some_and(|placed| placed.calls);
        service.boards.note_caller(current.id(), calls.then(|| context.recipient()));
        sets::bring_next(service, &current, context).await;
        missing_pictures::explain(service, context, &current).await;
    }
    if let Some(thought) = thought {
        // What they were answered with is the board only where that was not posted anew.
        let board = placed.filter(|placed| placed.is_answer).map(|placed| placed.board);
        let waiting = context.cloned().zip(board).map(|(context, board)| Waiting { context, board });
        bot_moves::answer_later(service, current, thought, waiting);
    }
}
