//! Conditional moves, which a player sets, sees and deletes. Only they see them.

use std::sync::Arc;

use kuzhi_domain::Language;
use kuzhi_domain::matches::{Actor, Intent, Line, Match, Revision, after_line, may_plan};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::PastGame;
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Planning, Screen};
use kuzhi_view::words::Words;

use crate::service::change::apply;
use crate::service::locks::MatchLock;
use crate::service::matches::Committed;
use crate::service::permission::load_permitted;
use crate::service::private_board::{drawn, look_to_study};
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a person the conditional moves that they have set in a match, and the choice of what the other
/// player may play.
pub(in crate::service) async fn show_plans(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    Ok(Response::Tell(planned(service, context, current, &[]).await?))
}

/// Shows a person the board after the moves that they have chosen, where they choose the next one.
pub(in crate::service) async fn ask_plan(
    service: &Service,
    context: &Context,
    target: Target,
    at: Revision,
    line: &Line,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    let (playing, _) = may_plan(&current, context.who())?;
    if playing.revision() != at {
        return Err(Refusal::Stale.into());
    }
    Ok(Response::TellInPlace(planned(service, context, current, line).await?))
}

/// Adds a line, and shows the person all their lines and what may come after this one.
pub(in crate::service) async fn add_plan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Option<Revision>,
    line: Line,
) -> Result<Response, ActionError> {
    change_plans(service, context, target, Intent::Plan { at, line: line.clone() }, &line).await
}

/// Deletes a line, and shows the person the others.
pub(in crate::service) async fn unplan(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    line: Line,
) -> Result<Response, ActionError> {
    change_plans(service, context, target, Intent::Unplan { line }, &[]).await
}

async fn change_plans(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    intent: Intent,
    shown: &[kuzhi_engine::Move],
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.lock(service).await;
    let actor = Actor::Person(context.who());
    let committed = apply(service, &lock, actor, intent, Some(context.interaction()), loaded).await?;
    if !committed.is_repeated {
        context.reply().claim();
    }
    save_delivered_version(service, &lock, &committed).await;
    drop(lock);
    Ok(Response::TellInPlace(planned(service, context, committed.current, shown).await?))
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
pub(crate) fn line_of(context: &Context, text: &str) -> Result<Line, Refusal> {
    // Many people write English whatever language they read.
    let words = [Language::default(), context.language()]
        .map(|language| screens::plan_words(Words::for_language(language)));
    kuzhi_domain::matches::read_line_among(text, &words.join(" "))
}

/// Returns the lines and the board after one of them, drawn as the person likes boards.
async fn planned(
    service: &Service,
    context: &Context,
    current: Match,
    line: &[kuzhi_engine::Move],
) -> Result<Screen, ActionError> {
    let who = context.who();
    let game = PastGame::try_from(current.clone())?;
    let (playing, side) = may_plan(&current, who)?;
    let look = look_to_study(service, context).await.seen_from(who, game.seats());
    let history = after_line(playing, line)?;
    let planning = Planning { who, side, game: &game, playing, line, history };
    let shown = screens::plans(context.words(), &planning, look, service.boards.emojis());
    drawn(service, context, shown).await
}
