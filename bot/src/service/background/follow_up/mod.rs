//! What may follow a change: the bot's moves, a thread, the next set, or an earlier answer again. It is
//! started here; the files of this folder do not name each other.

pub(crate) mod bot_moves;
pub(crate) mod missing_pictures;
pub(crate) mod repeated;
pub(crate) mod sets;
pub(crate) mod threads;

use std::sync::Arc;

use kuzhi_domain::Match;
use kuzhi_view::screens;

use self::bot_moves::{BotMove, Waiting};
use crate::service::state::match_lock::MatchLock;
use crate::service::state::matches::Committed;
use crate::service::{Context, Service};

/// Starts what follows a change, made by a person or by the bot, and shows the match.
pub(in crate::service) async fn after_change(
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
        bring_next_set(service, &current, context).await;
        missing_pictures::explain(service, context, &current).await;
    }
    if let Some(thought) = thought {
        // Their answer is the board only if that was not posted again.
        let board = placed.filter(|placed| placed.is_answer).map(|placed| placed.board);
        let waiting = context.cloned().zip(board).map(|(context, board)| Waiting { context, board });
        bot_moves::answer_later(service, current, thought, waiting);
    }
}

/// Makes a move that the bot has chosen, and shows the next set to the person who waited for the last move of
/// this one.
pub(in crate::service) async fn make_bot_move(service: &Arc<Service>, chosen: BotMove) {
    if let Some((shown, context)) = bot_moves::make(service, chosen).await {
        bring_next_set(service, &shown, &context).await;
    }
}

/// Shows the next set to the person who ended a match. Where people bring the bot along, it can post nothing
/// but answers.
pub(in crate::service) async fn bring_next_set(service: &Arc<Service>, over: &Match, context: &Context) {
    if let Some((lock, next)) = sets::unseen_after(service, over).await {
        Box::pin(after_change(service, &lock, next, Some(&context.further()))).await;
    }
}

/// Shows a set that began when the previous one ended, once that end is shown.
pub(in crate::service) async fn show_next_set(service: &Arc<Service>, next: Match) {
    if let Some(previous) = next.series().and_then(|series| series.previous) {
        drop(service.matches.lock(previous).await);
    }
    // Where people bring the bot along, the set comes with an answer to someone.
    if let Some((lock, next)) = sets::unseen(service, next).await
        && !next.audience.delivered.user_install
    {
        Box::pin(after_change(service, &lock, next, None)).await;
    }
}
