//! Conditional moves, which a player sets, sees and deletes. Only they see them.

use std::sync::Arc;

use kuzhi_domain::{Actor, Intent, Language, Match, Refusal, Revision};
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::questions::give;
use crate::service::change::apply;
use crate::service::permission::load_permitted;
use crate::service::state::match_lock::MatchLock;
use crate::service::state::matches::Committed;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Service};

/// Shows a person the conditional moves that they have set in a match.
pub(in crate::service) async fn show_plans(service: &Service, context: &Context, target: Target) {
    match load_permitted(service, context, target).await.and_then(|current| planned(&current, context)) {
        Ok(plans) => context.tell(&plans).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives a person the form for a line of conditional moves.
pub(in crate::service) async fn ask_plan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Revision,
) {
    let id = target.id();
    let found = load_permitted(service, context, target).await;
    match found.and_then(|current| Ok(kuzhi_domain::may_plan(&current, context.who()).map(drop)?)) {
        Ok(()) => {
            give(service, context, &screens::plan_form(context.words(), id, at)).await;
        }
        Err(error) => service.explain(error, context).await,
    }
}

/// Adds the line that a person has written, and shows them all their lines.
pub(in crate::service) async fn plan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Option<Revision>,
    text: &str,
) {
    match line_of(context, text) {
        Ok(line) => add_plan(service, context, target, at, line).await,
        Err(refusal) => service.explain(refusal.into(), context).await,
    }
}

/// Adds a line, and shows the person all their lines.
pub(in crate::service) async fn add_plan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Option<Revision>,
    line: kuzhi_domain::Line,
) {
    change_plans(service, context, target, Intent::Plan { at, line }).await;
}

/// Deletes a line, and shows the person the others.
pub(in crate::service) async fn unplan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    line: kuzhi_domain::Line,
) {
    change_plans(service, context, target, Intent::Unplan { line }).await;
}

async fn change_plans(service: &Arc<Service>, context: &Context, target: Target, intent: Intent) {
    let (lock, loaded) = target.lock(service).await;
    let actor = Actor::Person(context.who());
    let plans = match apply(service, &lock, actor, intent, Some(context.interaction()), loaded).await {
        Ok(committed) => {
            if !committed.is_repeated {
                context.reply().own();
            }
            keep_delivered_version(service, &lock, &committed).await;
            planned(&committed.current, context)
        }
        Err(error) => Err(error),
    };
    match plans {
        Ok(plans) if context.clicked() => context.answer(&plans).await,
        Ok(plans) => context.tell(&plans).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Marks the board as up to date. Conditional moves do not change it, so people who had seen the current
/// version still have.
async fn keep_delivered_version(service: &Service, lock: &MatchLock, committed: &Committed) {
    let (current, delivered) = (&committed.current, committed.audience.delivered);
    if !committed.is_repeated && delivered.version + 1 == current.version() {
        service.boards.keep(lock, Delivered { version: current.version(), ..delivered }).await;
    }
}

/// Reads the line that a person has written.
///
/// # Errors
///
/// The refusal that says what is wrong with it.
pub(crate) fn line_of(context: &Context, text: &str) -> Result<kuzhi_domain::Line, Refusal> {
    // Many people write English whatever language they read.
    let words =
        [Language::default(), context.language()].map(|language| screens::plan_words(Words::of(language)));
    kuzhi_domain::read_line_among(text, &words.join(" "))
}

fn planned(current: &Match, context: &Context) -> Result<Screen, ActionError> {
    let (playing, side) = kuzhi_domain::may_plan(current, context.who())?;
    Ok(screens::plans(context.words(), current, playing, side))
}
