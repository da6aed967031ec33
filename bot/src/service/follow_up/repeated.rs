//! Answers a request that another delivery of it has already carried out, in this process or another.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;
use kuzhi_view::screens;
use tokio::time::{Instant, sleep};

use crate::delivery::Audience;
use crate::service::loading;
use crate::service::locks::MatchLock;
use crate::service::{ActionError, Context, Service};

/// How long the process that did it may take to show the result: as long as it tries to reach Discord, and a
/// little more.
const TELLING_TAKES: Duration = Duration::from_secs(12);

/// How often to check whether it has.
const LOOK: Duration = Duration::from_millis(100);

/// Answers with a match that an earlier delivery of the request began, once nobody here is working on it.
pub(in crate::service) async fn answer_with(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
) -> Result<(), ActionError> {
    let lock = service.matches.lock(id).await;
    let current = service.records.require(id).await?;
    let audience = loading::audience(&service.records, &current).await;
    answer(service, &lock, current, Some(context), audience).await;
    Ok(())
}

/// Makes sure that a request that was done before is answered. The first delivery did everything else, unless
/// its process was killed midway.
pub(in crate::service) async fn answer(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: Match,
    context: Option<&Context>,
    audience: Audience,
) {
    let Some(context) = context else {
        return service.boards.show_again_to(lock, &current, None, audience).await;
    };
    if audience.delivered.version >= current.version() {
        if context.reply().defer_if_unanswered().await {
            service.boards.show_again_to(lock, &current, Some(context), audience).await;
        }
    } else if service.records.are_shared() {
        answer_later(service, current, context);
    } else {
        // There is no other process, so this one was interrupted.
        context.reply().claim();
        service.boards.show_again_to(lock, &current, Some(context), audience).await;
    }
}

/// Starts a task that answers without the lock of the match, once another process has shown it.
fn answer_later(service: &Arc<Service>, current: Match, context: &Context) {
    context.reply().yield_to_another();
    let (service, context) = (Arc::clone(service), context.clone());
    service.tasks.spawn({
        let service = Arc::clone(&service);
        async move { wait_and_answer(&service, current, &context).await }
    });
}

/// Answers once another process has shown the match, or seems to have died.
async fn wait_and_answer(service: &Arc<Service>, current: Match, context: &Context) {
    let (id, begun) = (current.id(), Instant::now());
    let is_told = async || service.records.delivered(id).await.version >= current.version();
    while begun.elapsed() < TELLING_TAKES && !is_told().await {
        if service.tasks.are_stopping() {
            return context.reply().abandon();
        }
        sleep(LOOK).await;
    }
    if !context.reply().defer_if_unanswered().await {
        return;
    }
    let lock = service.matches.lock(id).await;
    match service.records.load(id).await {
        Ok(Some(current)) => service.boards.show_again(&lock, &current, Some(context)).await,
        Ok(None) => {}
        Err(error) => {
            service.records.report(&error, "cannot read a match that another process has changed");
            context.tell(&screens::failure_screen(context.words(), false)).await;
        }
    }
}

/// Whether another process has done a request already and answers it. If so, this one must not refuse it
/// because of what others have done meanwhile. Whoever asks may have the lock of the match.
pub(in crate::service) async fn is_done_elsewhere(service: &Arc<Service>, context: &Context) -> bool {
    if !service.records.are_shared() {
        return false;
    }
    match service.records.repeated(context.interaction()).await {
        Ok(Some(current)) => {
            answer_later(service, current, context);
            true
        }
        Ok(None) => false,
        Err(error) => {
            service.records.report(&error, "cannot read whether another process has done a request");
            false
        }
    }
}
