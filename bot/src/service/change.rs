//! The path of every change to a match that is locked: decide, make it durable, start what follows, show it.

use std::sync::Arc;

use kuzhi_domain::{Actor, Intent, InteractionId};
use kuzhi_view::screens;

use super::background::follow_up::bot_moves::Waiting;
use super::background::follow_up::{bot_moves, missing_pictures, repeated, sets, threads};
use super::state::loading::Loaded;
use super::state::match_lock::MatchLock;
use super::state::matches::Committed;
use super::target::Target;
use super::{ActionError, Context, Internal, Response, Service};

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
            Box::pin(go_on(service, lock, committed, Some(context))).await;
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
                sets::bring_next(service, &current, context).await;
            }
            bot_moves::think_if_due(service, id).await;
            Err(error)
        }
    }
}

/// Decides on the new match and makes it durable. It may have been read since it was locked. A set that
/// begins with it is shown on its own.
pub(super) async fn apply(
    service: &Arc<Service>,
    lock: &MatchLock,
    actor: Actor,
    intent: Intent,
    interaction: Option<InteractionId>,
    loaded: Option<Box<Loaded>>,
) -> Result<Committed, ActionError> {
    // Correcting the clock has outdated what was read before.
    let loaded = if service.absence.credit_absence(lock).await? { None } else { loaded };
    let mut committed = service.matches.apply(lock, actor, intent, interaction, loaded).await?;
    if let Some(begun) = committed.begun.take() {
        service.attend_later(Internal::NextSet(Box::new(begun)));
    }
    Ok(committed)
}

/// Starts what follows a change, made by a person or by the bot.
pub(super) async fn go_on(
    service: &Arc<Service>,
    lock: &MatchLock,
    committed: Committed,
    context: Option<&Context>,
) {
    let Committed { current, is_repeated, audience, .. } = committed;
    if is_repeated {
        // Boxed: this future is large, and every change would be as large.
        return Box::pin(repeated::answer(service, lock, current, context, audience)).await;
    }
    if let Some(context) = context {
        context.reply().own();
    }
    let (mut current, mut context, mut audience, mut thought) = (current, context, audience, None);
    if audience.house.wants_thread(&current) {
        (current, context, audience) =
            threads::take_to_thread(service, lock, current, context, audience).await;
    }
    if current.bot_to_move().is_some() {
        let waiting = context.map(|_| service.overload.wait());
        (current, thought) = bot_moves::answer_quickly(service, lock, current).await;
        drop(waiting);
    }
    let placed = service.boards.announce_to(lock, &current, context, audience).await;
    if let Some(context) = context {
        let calls = context.is_user_install() && placed.is_some_and(|placed| placed.calls);
        service.boards.note_caller(current.id(), calls.then(|| context.recipient()));
        if context.channel() != current.place().channel
            && let Some(done) = context.done()
        {
            // The channel is gone, and no board says what was done.
            context.answer(&screens::done(context.words(), done)).await;
        }
        sets::bring_next(service, &current, context).await;
        missing_pictures::explain(service, context, &current).await;
    }
    if let Some(thought) = thought {
        // Their answer is the board only if that was not posted again.
        let board = placed.filter(|placed| placed.is_answer).map(|placed| placed.board);
        let waiting = context.cloned().zip(board).map(|(context, board)| Waiting { context, board });
        bot_moves::answer_later(service, current, thought, waiting);
    }
}
