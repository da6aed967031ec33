//! What people press in a tournament.

use std::sync::Arc;

use kuzhi_domain::{Tournament, TournamentIntent, TournamentRefusal};
use kuzhi_view::request::{PlainStep, TournamentPress, TournamentStep};
use kuzhi_view::screens;

use super::{announce, decide, load, names, organise, show};
use crate::service::{ActionError, Context, Response, Service};

/// Does what a button or a menu of a tournament says.
pub(in crate::service) async fn act(
    service: &Arc<Service>,
    context: &Context,
    press: TournamentPress,
) -> Result<Response, ActionError> {
    let TournamentPress { id, step } = &press;
    let intent = match step {
        TournamentStep::Plain(PlainStep::Join) => return join(service, context, &press).await,
        TournamentStep::Plain(PlainStep::Leave) => TournamentIntent::Leave,
        TournamentStep::Plain(PlainStep::Off) => TournamentIntent::RoundOff,
        TournamentStep::Plain(PlainStep::Begin) => TournamentIntent::Ready(None),
        TournamentStep::Ready(game) => TournamentIntent::Ready(Some(*game)),
        TournamentStep::Challenge(above) => TournamentIntent::Challenge(*above),
        _ => return look(service, context, press).await,
    };
    let next = decide(service, context, *id, |_| intent.clone()).await?;
    let screen = screens::tournament_done(context.words(), &next, context.who(), step);
    Ok(match step {
        TournamentStep::Challenge(_) => Response::TellInPlace(screen),
        _ => Response::Tell(screen),
    })
}

async fn join(
    service: &Arc<Service>,
    context: &Context,
    press: &TournamentPress,
) -> Result<Response, ActionError> {
    let join = |current: &Tournament| {
        let role = current.rules.role;
        TournamentIntent::Join { has_role: role.is_none_or(|role| context.has_role(role)) }
    };
    let next = decide(service, context, press.id, join).await?;
    Ok(Response::Tell(screens::tournament_done(context.words(), &next, context.who(), &press.step)))
}

/// Shows what a button asks for, or asks further.
async fn look(
    service: &Arc<Service>,
    context: &Context,
    press: TournamentPress,
) -> Result<Response, ActionError> {
    let shown = load(service, context, press.id).await?;
    match press.step {
        TournamentStep::Standings(page) => Ok(show::standings(service, context, &shown, page).await),
        TournamentStep::Why(one, other) => Ok(show::why(context, &shown, [one, other])),
        TournamentStep::Plain(PlainStep::Challenge) => challenge(service, context, &shown).await,
        TournamentStep::Plain(PlainStep::Organise) => organise::menu(context, &shown),
        TournamentStep::Plain(PlainStep::Again) => announce::again(service, context, &shown).await,
        TournamentStep::Plain(what) => show::look(service, context, &shown, what).await,
        _ => organise::choose(service, context, &shown, press).await,
    }
}

/// Asks whom to challenge on a ladder.
async fn challenge(
    service: &Service,
    context: &Context,
    shown: &Tournament,
) -> Result<Response, ActionError> {
    let names = names(service, context, shown).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    let who = context.who();
    if shown.ladder.place(who).is_none() {
        return Err(TournamentRefusal::TakesNoPart.into());
    }
    let question = screens::choose_whom_to_challenge(context.words(), shown, who, name);
    let question = question.ok_or(TournamentRefusal::Ladder(kuzhi_domain::LadderRefusal::NotAbove))?;
    Ok(Response::Tell(question))
}
