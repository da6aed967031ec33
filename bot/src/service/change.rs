//! The path of every change to a match: lock it, read once, decide, make it durable, show it.

use std::sync::Arc;

use super::follow_up::bot_moves::Waiting;
use super::follow_up::{bot_moves, missing_pictures, repeated, sets, threads};
use super::parts::loading::{self, Arrival, Loaded};
use super::parts::matches::{Committed, MatchLock};
use super::{ActionError, Context, Internal, Service};
use crate::delivery::Reply;
use crate::domain::{Actor, Intent, InteractionId, MatchId};
use crate::request::{Action, Request};

impl Service {
    /// Handles a request and answers it, whether or not it changes a match.
    pub async fn handle(self: &Arc<Service>, request: Arc<Request>, reply: Arc<dyn Reply>) {
        if !self.change(&request, &reply).await {
            self.carry_out(request, reply).await;
        }
    }

    /// Changes a match and answers, if the request asks for that. Otherwise it does nothing and returns false.
    async fn change(self: &Arc<Service>, request: &Arc<Request>, reply: &Arc<dyn Reply>) -> bool {
        let Some((id, intent)) = changed_by(&request.action) else { return false };
        // Lock before reading anything.
        let lock = self.matches.lock(id).await;
        let Arrival { languages, standing } = loading::arrive(&self.records, request, Some(&intent)).await;
        let context = Context::new(Arc::clone(request), languages, Arc::clone(reply), &self.commands);
        match standing {
            Ok(loaded) => act_in(self, &lock, &context, intent, loaded).await,
            Err(error) => self.explain(error, &context).await,
        }
        true
    }
}

/// Returns the match that an action changes, and how. `None` if it asks first, only looks, or begins something.
fn changed_by(action: &Action) -> Option<(MatchId, Intent)> {
    Some(match *action {
        Action::Accept(id) => (id, Intent::Accept),
        Action::Decline(id) => (id, Intent::Decline),
        Action::Cancel(id) => (id, Intent::Cancel),
        Action::Move { id, at, mv } | Action::PlayHint { id, at, mv } => {
            (id, Intent::Move { at: Some(at), mv })
        }
        Action::Claim { id, at } => (id, Intent::Claim { at }),
        Action::Resign(id) => (id, Intent::Resign),
        Action::ResignSeries(id) => (id, Intent::ResignSeries),
        _ => return None,
    })
}

/// Carries out an intent in a match, or answers why not.
pub(in crate::service) async fn act(service: &Arc<Service>, context: &Context, id: MatchId, intent: Intent) {
    let lock = service.matches.lock(id).await;
    act_in(service, &lock, context, intent, None).await;
}

/// The same in a match that is locked already, and may have been read since then.
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
                // Show the board, and tell the person in words as well. A question that only they see would
                // be replaced by what they did not do.
                let asker = Some(context).filter(|context| !context.answers_question());
                service.boards.show_again(&current, asker).await;
                sets::bring_next(service, &current, context).await;
            }
            service.explain(error, context).await;
            bot_moves::think_if_due(service, id).await;
        }
    }
}

/// Decides on the new match and makes it durable. It may have been read since it was locked. A set that begins with it is
/// shown on its own.
pub(super) async fn apply(
    service: &Arc<Service>,
    lock: &MatchLock,
    actor: Actor,
    intent: Intent,
    interaction: Option<InteractionId>,
    loaded: Option<Loaded>,
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
        return Box::pin(repeated::answer(service, current, context, audience)).await;
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
    let placed = service.boards.announce_to(&current, context, audience).await;
    if let Some(context) = context {
        let calls = context.brings_bot() && placed.is_some_and(|placed| placed.calls);
        service.boards.note_caller(current.id(), calls.then(|| context.recipient()));
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
