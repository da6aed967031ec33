//! A request that was done before: for another delivery of it, here or by another process.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::delivery::Audience;
use crate::domain::{Match, MatchId};
use crate::service::parts::loading;
use crate::service::{Context, Service};

/// How long whoever did it may take to tell people: as long as they try to reach Discord, and a little more.
const TELLING_TAKES: Duration = Duration::from_secs(12);

/// How often it is looked whether they have.
const LOOK: Duration = Duration::from_millis(100);

/// Sees to it that somebody is answered with a match that they began before, once whoever is at it here is done.
pub(in crate::service) async fn answer_with(service: &Arc<Service>, context: &Context, id: MatchId) {
    let _lock = service.matches.lock(id).await;
    match service.records.found(id).await {
        Ok(current) => answer_now(service, context, current).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// The same for one that is locked, or was committed elsewhere.
pub(in crate::service) async fn answer_now(service: &Arc<Service>, context: &Context, current: Match) {
    let audience = loading::audience(&service.records, &current).await;
    answer(service, current, Some(context), audience).await;
}

/// Sees to it that somebody is answered whose request was done before. All that follows was done for the first delivery,
/// unless whoever did that was ended in the midst of it.
pub(in crate::service) async fn answer(
    service: &Arc<Service>,
    current: Match,
    context: Option<&Context>,
    audience: Audience,
) {
    let Some(context) = context else {
        return service.boards.show_again_to(&current, None, audience).await;
    };
    if audience.delivered.version >= current.version() {
        if context.reply().is_unanswered().await {
            service.boards.show_again_to(&current, Some(context), audience).await;
        }
    } else if service.records.are_shared() {
        context.reply().wait_for_another();
        let (service, context) = (Arc::clone(service), context.clone());
        // The match is not locked meanwhile.
        service.tasks.spawn({
            let service = Arc::clone(&service);
            async move { wait_and_answer(&service, current, &context).await }
        });
    } else {
        // There is nobody else: it was ended.
        context.reply().own();
        service.boards.show_again_to(&current, Some(context), audience).await;
    }
}

/// Answers when another process has told how the match stands, or seems to be gone.
async fn wait_and_answer(service: &Arc<Service>, current: Match, context: &Context) {
    let (id, begun) = (current.id(), Instant::now());
    let is_told = async || service.records.delivered(id).await.version >= current.version();
    while begun.elapsed() < TELLING_TAKES && !is_told().await {
        if service.tasks.are_stopping() {
            return context.reply().stand_back();
        }
        sleep(LOOK).await;
    }
    if !context.reply().is_unanswered().await {
        return;
    }
    let _lock = service.matches.lock(id).await;
    let Ok(Some(current)) = service.records.load(id).await else { return };
    service.boards.show_again(&current, Some(context)).await;
}

/// Whether a request was done before by another process, which then answers it: what somebody else has done meanwhile is no
/// reason to refuse it.
pub(in crate::service) async fn is_done_elsewhere(service: &Arc<Service>, context: &Context) -> bool {
    if !service.records.are_shared() {
        return false;
    }
    let Ok(Some(current)) = service.records.repeated(context.interaction()).await else { return false };
    answer_now(service, context, current).await;
    true
}
