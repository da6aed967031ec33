//! Matches in which everyone in a channel votes on each move: how they begin, votes, and their end.

use std::sync::Arc;

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{Actor, Intent, Invitation, Match, Opponent, Revision, SideChoice};
use kuzhi_domain::refusal::Refusal;
use kuzhi_engine::Move;
use kuzhi_view::request::VoteOptions;
use kuzhi_view::screens;

use super::challenge::begin;
use crate::service::change::{after_change, apply};
use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Begins a match in which the channel votes. If it plays one already, that is shown.
pub(in crate::service) async fn begin_vote(
    service: &Arc<Service>,
    context: &Context,
    options: VoteOptions,
) -> Result<Response, ActionError> {
    if context.is_user_install() {
        return Err(Refusal::VoteNeedsServer.into());
    }
    // Nobody asks for the boards that follow.
    context.may_write(false)?;
    let (channel, is_new) =
        (context.channel(), service.records.repeated(context.interaction()).await?.is_none());
    let live = service.records.run(move |store| store.live_in(channel)).await?;
    if let Some(one) = live.iter().find(|one| one.is_vote() && is_new) {
        let lock = service.matches.lock(one.id()).await;
        let current = service.records.require(one.id()).await?;
        service.boards.show_again(&lock, &current, Some(context)).await;
        return Ok(Response::Done);
    }
    let game = match options.game {
        Some(game) => game,
        None => service.records.usual_game(context.place().guild).await,
    };
    let invitation = Invitation {
        challenger: context.who(),
        opponent: Opponent::Bot(options.level),
        game: kuzhi_domain::matches::of_usual_length(game),
        rated: None,
        balanced: false,
        side: SideChoice::Random,
        sets: None,
        clock: None,
        time_off: TimeOff::All,
        vote: Some(options.rules),
        place: context.place(),
        parent: context.parent(),
    };
    begin(service, context, invitation).await
}

/// Counts a person's vote, and tells them alone. The board shows a moment later that one more has voted.
pub(in crate::service) async fn vote(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Revision,
    mv: Move,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    let (who, now) = (context.who(), service.clock.now());
    if loaded.repeated.is_none() {
        loaded.audience.house.may_vote(who, now)?;
    }
    let (actor, intent) = (Actor::Person(who), Intent::Vote { at, mv });
    let interaction = Some(context.interaction());
    let committed = apply(service, &lock, actor, intent, interaction, Some(loaded)).await?;
    if !committed.is_repeated {
        context.reply().claim();
        show_soon(service, &committed.current).await;
    }
    drop(lock);
    Ok(Response::Tell(screens::vote_cast(context.words(), &committed.current, mv)))
}

/// Has the board shown with the votes of the last seconds.
async fn show_soon(service: &Service, current: &Match) {
    let at = current.voting().and_then(|voting| voting.shown_at(service.clock.now()));
    if let Some(at) = at {
        service.deadlines.try_again(current, at, 0).await;
    }
}

/// Shows one person who voted for what.
pub(in crate::service) async fn show_votes(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    Ok(Response::Tell(screens::votes(context.words(), &current)))
}

/// Ends a match in which the channel votes.
pub(in crate::service) async fn end(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.lock(service).await;
    let actor = if context.manages() { Actor::Manager } else { Actor::Person(context.who()) };
    let interaction = Some(context.interaction());
    let committed = apply(service, &lock, actor, Intent::EndVote, interaction, loaded).await?;
    Box::pin(after_change(service, &lock, committed, Some(context))).await;
    Ok(Response::Done)
}
