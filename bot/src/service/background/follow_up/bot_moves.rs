//! The bot's moves: at once if that is quick, otherwise later.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::{Actor, Intent, Match, MatchId, MessageId, Playing, Timestamp};
use kuzhi_engine::Move;
use kuzhi_store::Delivered;

use crate::service::change::apply;
use crate::service::state::bot::{ThinkingOn, Thought, Wait};
use crate::service::state::match_lock::MatchLock;
use crate::service::{Context, Internal, Service};

/// How long an answer waits for the bot's move before people are shown that the bot is thinking.
const QUICK_ANSWER: Duration = Duration::from_millis(800);

/// How long after a person's move the bot's answer calls them back. Before that they are still looking.
const STILL_LOOKING: Duration = Duration::from_secs(15);

/// How long the bot waits before it thinks again, if its move could not be made.
const PAUSE: Duration = Duration::from_secs(30);

/// The longest wait for a thread that is not worth a commit.
const UNNOTICED: Duration = Duration::from_millis(100);

/// A person who waits for the bot's move.
pub(in crate::service) struct Waiting {
    pub(in crate::service) context: Context,
    /// The board at the time of the answer. `None` if the answer was visible only to them.
    pub(in crate::service) board: Option<MessageId>,
}

/// A move that the bot has chosen without the lock of the match, or failed to choose.
pub struct BotMove {
    /// The match before the first of several moves in a row.
    asked: Match,
    /// The match in which the bot moves now.
    current: Match,
    mv: Option<Move>,
    wait: Wait,
    waiting: Option<Waiting>,
    thinking: ThinkingOn,
}

/// Makes the bot's moves while a person waits. If one takes too long, the thought is returned.
pub(in crate::service) async fn answer_quickly(
    service: &Arc<Service>,
    lock: &MatchLock,
    mut current: Match,
) -> (Match, Option<Thought>) {
    let deadline = tokio::time::Instant::now() + QUICK_ANSWER;
    while let Some(mut thought) = service.bot.think(&current) {
        let Ok(mv) = tokio::time::timeout_at(deadline, &mut thought.choosing).await else {
            return (current, Some(thought));
        };
        match commit(service, lock, &current, mv.ok().flatten(), &thought.wait).await {
            Some(next) => current = next,
            None => {
                try_again(service, &current).await;
                break;
            }
        }
    }
    (current, None)
}

/// Waits for the bot's moves without the lock, and makes them.
pub(in crate::service) fn answer_later(
    service: &Arc<Service>,
    current: Match,
    thought: Thought,
    waiting: Option<Waiting>,
) {
    if let Some(thinking) = service.bot.begin(current.id(), &thought) {
        attend_to(service, current.clone(), current, thought, waiting, thinking);
    }
}

/// Starts a task that makes the move once it is chosen.
fn attend_to(
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
            service.attend_or_report(Internal::BotMove(Box::new(chosen))).await;
        }
    });
}

/// Makes a move that the bot has chosen, then thinks on or shows the result. Returns the match and the person
/// to whom it was shown, if they waited for it.
pub(super) async fn make(service: &Arc<Service>, chosen: BotMove) -> Option<(Match, Context)> {
    let BotMove { asked, current, mv, wait, waiting, thinking } = chosen;
    let lock = service.matches.lock(current.id()).await;
    let Some(next) = commit(service, &lock, &current, mv, &wait).await else {
        drop(thinking);
        try_again(service, &current).await;
        think_again_if_due(service, &current).await;
        return None;
    };
    match service.bot.think(&next) {
        Some(thought) => {
            thinking.goes_on(&thought);
            attend_to(service, asked, next, thought, waiting, thinking);
            None
        }
        None => come_back(service, &lock, &asked, &next, waiting).await.map(|context| (next, context)),
    }
}

/// Notes that the bot has to think again, because its move could not be made.
async fn try_again(service: &Service, current: &Match) {
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
async fn think_again_if_due(service: &Arc<Service>, current: &Match) {
    let what = "cannot read a match to think on again";
    let Some(now) = service.records.load_or_log(what, current.id()).await else { return };
    if now.version() != current.version() && !service.tasks.are_stopping() {
        think_if_due(service, current.id()).await;
    }
}

/// Shows the bot's moves to the person who waited for them, or who no longer does. Returns the former.
async fn come_back(
    service: &Arc<Service>,
    lock: &MatchLock,
    asked: &Match,
    current: &Match,
    waiting: Option<Waiting>,
) -> Option<Context> {
    // If the board was posted again meanwhile, it stays where it is now.
    let Delivered { board, user_install, .. } = service.records.delivered(current.id()).await;
    let here = waiting.filter(|waiting| board == waiting.board).map(|waiting| waiting.context);
    // Where people bring the bot along, the answer to this person is the only way.
    if here.is_none() || (has_looked_away(service, asked) && !user_install) {
        service.boards.announce(lock, current, None).await;
        return None;
    }
    service.boards.show_quietly(lock, current, here.as_ref()).await;
    here
}

fn has_looked_away(service: &Service, asked: &Match) -> bool {
    let moved = asked.played().map_or(Timestamp::default(), Playing::moved);
    service.clock.now().since(moved) > STILL_LOOKING
}

/// Commits the bot's move. `None` if there is none, as when the bot is stopping.
async fn commit(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
    mv: Option<Move>,
    wait: &Wait,
) -> Option<Match> {
    let (mv, at) = (mv?, current.played().map(Playing::revision));
    let (asked, begun) = wait.span();
    if current.running().is_some()
        && begun.since(asked) > UNNOTICED
        && let Err(error) = service.absence.credit_one(lock, asked, begun).await
    {
        service.records.report(&error, "the bot's clock ran while it waited for a thread to think on");
    }
    match apply(service, lock, Actor::Bot, Intent::Move { at, mv }, None, None).await {
        Ok(committed) => Some(committed.current),
        Err(error) => {
            // Refused if the match ended meanwhile. Then there is nothing to answer.
            if let Some(failure) = error.into_failure() {
                service.records.report(
                    &failure,
                    "the bot's move was not saved; the bot makes it later, or when someone opens the match",
                );
            }
            None
        }
    }
}
