//! Conditional moves, which a player sets, sees and deletes. Only they see them.

use std::sync::Arc;

use kuzhi_domain::Language;
use kuzhi_domain::matches::{Actor, Intent, Match, Revision};
use kuzhi_domain::refusal::Refusal;
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use crate::service::change::apply;
use crate::service::locks::MatchLock;
use crate::service::matches::Committed;
use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a person the conditional moves that they have set in a match.
pub(in crate::service) async fn show_plans(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    Ok(Response::Tell(planned(&current, context)?))
}

/// Gives a person the form for a line of conditional moves.
pub(in crate::service) async fn ask_plan(
    service: &Service,
    context: &Context,
    target: Target,
    at: Revision,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    kuzhi_domain::matches::may_plan(&current, context.who())?;
    Ok(Response::Ask(screens::plan_form(context.words(), current.id(), at)))
}

/// Adds the line that a person has written, and shows them all their lines.
pub(in crate::service) async fn plan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Option<Revision>,
    text: &str,
) -> Result<Response, ActionError> {
    add_plan(service, context, target, at, line_of(context, text)?).await
}

/// Adds a line, and shows the person all their lines.
pub(in crate::service) async fn add_plan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Option<Revision>,
    line: kuzhi_domain::matches::Line,
) -> Result<Response, ActionError> {
    change_plans(service, context, target, Intent::Plan { at, line }).await
}

/// Deletes a line, and shows the person the others.
pub(in crate::service) async fn unplan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    line: kuzhi_domain::matches::Line,
) -> Result<Response, ActionError> {
    change_plans(service, context, target, Intent::Unplan { line }).await
}

async fn change_plans(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    intent: Intent,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.lock(service).await;
    let actor = Actor::Person(context.who());
    let committed = apply(service, &lock, actor, intent, Some(context.interaction()), loaded).await?;
    if !committed.is_repeated {
        context.reply().claim();
    }
    save_delivered_version(service, &lock, &committed).await;
    Ok(Response::TellInPlace(planned(&committed.current, context)?))
}

/// Marks the board as up to date. Conditional moves do not change it, so people who had seen the current
/// version still have.
async fn save_delivered_version(service: &Service, lock: &MatchLock, committed: &Committed) {
    let (current, delivered) = (&committed.current, committed.audience.delivered);
    if !committed.is_repeated && delivered.version + 1 == current.version() {
        service.boards.save_delivered(lock, Delivered { version: current.version(), ..delivered }).await;
    }
}

/// Reads the line that a person has written.
///
/// # Errors
///
/// The refusal that says what is wrong with it.
pub(crate) fn line_of(context: &Context, text: &str) -> Result<kuzhi_domain::matches::Line, Refusal> {
    // Many people write English whatever language they read.
    let words = [Language::default(), context.language()]
        .map(|language| screens::plan_words(Words::for_language(language)));
    kuzhi_domain::matches::read_line_among(text, &words.join(" "))
}

fn planned(current: &Match, context: &Context) -> Result<Screen, ActionError> {
    let (playing, side) = kuzhi_domain::matches::may_plan(current, context.who())?;
    Ok(screens::plans(context.words(), current, playing, side))
}
