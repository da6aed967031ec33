//! The bot thinks about its moves without the lock of a match. Another task makes them once they are chosen.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;

use crate::service::Service;
use crate::service::background_work::{BackgroundWork, BotMove, Waiting};
use crate::service::bot::{ThinkingOn, Thought};

/// How long the bot waits before it thinks again, if its move could not be made.
const PAUSE: Duration = Duration::from_secs(30);

/// Waits for the bot's move without the lock, and has it made.
pub(in crate::service) fn answer_later(
    service: &Arc<Service>,
    current: Match,
    thought: Thought,
    waiting: Option<Waiting>,
) {
    answer_after(service, current, thought, waiting, Duration::ZERO);
}

/// The same, but no sooner than after a pause in which people look at the board as it is.
pub(in crate::service) fn answer_after(
    service: &Arc<Service>,
    current: Match,
    thought: Thought,
    waiting: Option<Waiting>,
    pause: Duration,
) {
    let Some(thinking) = service.bot.begin(current.id(), &thought) else { return };
    let Thought { choosing, wait } = thought;
    let rest = service.clock.after(pause);
    let stopping = Arc::clone(service);
    let choosing = tokio::spawn(async move {
        if !pause.is_zero() {
            // A stop makes the move at once, if it is chosen.
            tokio::select! {
                () = rest => {}
                () = stopping.stopping() => {}
            }
        }
        choosing.await.ok().flatten()
    });
    attend_to(service, current.clone(), current, Thought { choosing, wait }, waiting, thinking);
}

/// Starts a task that makes the move once it is chosen.
pub(in crate::service) fn attend_to(
    service: &Arc<Service>,
    asked: Match,
    current: Match,
    thought: Thought,
    waiting: Option<Waiting>,
    thinking: ThinkingOn,
) {
    let service = Arc::clone(service);
    service.tasks.spawn({
        let service = Arc::clone(&service);
        async move {
            let Thought { choosing, wait } = thought;
            let mv = choosing.await.ok().flatten();
            let chosen = BotMove { asked, current, mv, wait, waiting, thinking };
            service.handle_background_or_report(BackgroundWork::BotMove(Box::new(chosen))).await;
        }
    });
}

/// Notes that the bot has to think again, because its move could not be made.
pub(in crate::service) async fn try_again(service: &Service, current: &Match) {
    let pause = if service.tasks.are_stopping() { Duration::ZERO } else { PAUSE };
    service.deadlines.try_again(current, service.clock.now() + pause, 0).await;
}

/// Starts thinking if it is the bot's turn and nothing is thinking, as after a failure.
pub(in crate::service) async fn think_if_due(service: &Arc<Service>, id: MatchId) {
    if !service.bot.is_thinking_on(id)
        && let Some(current) = service.records.load_or_log("cannot read a match to think on", id).await
        && let Some(thought) = service.bot.think(&current)
    {
        answer_later(service, current, thought, None);
    }
}

/// Starts thinking again if moves were undone and made again while the bot was thinking.
pub(in crate::service) async fn think_again_if_due(service: &Arc<Service>, current: &Match) {
    let what = "cannot read a match to think on again";
    let Some(now) = service.records.load_or_log(what, current.id()).await else { return };
    if now.version() != current.version() && !service.tasks.are_stopping() {
        think_if_due(service, current.id()).await;
    }
}
