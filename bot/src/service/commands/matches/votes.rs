//! Matches in which everyone in a channel votes on each move: how they begin, votes, and their end.

use std::sync::Arc;

use kuzhi_domain::MatchId;
use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{
    Actor, Intent, Invitation, Match, Operation, Opponent, Revision, Rival, Seat, SideChoice, Team,
    VoteRules, VoteWish, Voting, of_usual_length,
};
use kuzhi_domain::refusal::Refusal;
use kuzhi_engine::{Move, Side};
use kuzhi_search::Level;
use kuzhi_view::request::{VoteOpponent, VoteOptions};
use kuzhi_view::screens;

use super::challenge::begin;
use crate::service::change::{after_change, apply};
use crate::service::loading::Loaded;
use crate::service::locks::MatchLock;
use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

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
    let invitation = invitation(service, context, options).await?;
    begin(service, context, invitation).await
}

/// Returns what an invitation to the channel says. Managers alone have it play against another server.
async fn invitation(
    service: &Service,
    context: &Context,
    options: VoteOptions,
) -> Result<Invitation, ActionError> {
    let VoteOptions { game, opponent, rules } = options;
    let (level, mut rival) = match &opponent {
        VoteOpponent::Bot(level) => (*level, None),
        VoteOpponent::Server | VoteOpponent::Code(_) => (Level::default(), Some(Rival::Awaited)),
    };
    if rival.is_some() && !context.manages() {
        return Err(Refusal::NotVoteManager.into());
    }
    let game = match game {
        Some(game) => game,
        None => service.records.usual_game(context.place().guild).await,
    };
    let (mut game, mut side, mut rules) = (of_usual_length(game), SideChoice::Random, rules);
    if let VoteOpponent::Code(code) = opponent {
        let id: MatchId = code.parse().map_err(|_| Refusal::NoVoteInvitation)?;
        let other = service.records.load(id).await?.ok_or(Refusal::NoVoteInvitation)?;
        let theirs = invited(&other, context).ok_or(Refusal::NoVoteInvitation)?;
        rival = Some(Rival::Asking(id));
        (game, rules) = (other.game(), theirs.1);
        side = if theirs.0 == Side::South { SideChoice::Second } else { SideChoice::First };
    }
    Ok(Invitation {
        challenger: context.who(),
        opponent: Opponent::Bot(level),
        game,
        rated: None,
        balanced: false,
        side,
        sets: None,
        clock: None,
        time_off: TimeOff::All,
        vote: Some(VoteWish { rules, rival }),
        place: context.place(),
        parent: context.parent(),
    })
}

/// Returns the side and the rules of a channel of another server that has invited others.
fn invited(other: &Match, context: &Context) -> Option<(Side, VoteRules)> {
    let voting = other.voting().filter(|voting| voting.rival == Some(Rival::Awaited) && other.is_live())?;
    let own = Seat::Channel(Team::Own);
    let side =
        Side::ALL.into_iter().find(|&side| other.played().is_some_and(|one| one.seats().at(side) == own))?;
    (other.place().guild != context.place().guild).then_some((side, voting.rules))
}

/// Answers another channel that wants to play.
pub(in crate::service) async fn answer_rival(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    accepts: bool,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    let asks = loaded.current.as_ref().and_then(Match::voting).and_then(Voting::rival_match);
    let answered = change(service, context, lock, Some(loaded), Intent::AnswerRival { accepts }).await?;
    if let Some(asks) = asks {
        service.attend_later(BackgroundWork::Due(asks, 0));
    }
    Ok(answered)
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
    let before = loaded.current.as_ref().and_then(|current| current.voting()?.vote_of(who));
    let (actor, intent) = (Actor::Person(who), Intent::Vote { at, mv });
    let interaction = Some(context.interaction());
    let committed = apply(service, &lock, actor, intent, interaction, Some(loaded)).await?;
    if !committed.is_repeated {
        context.reply().claim();
        show_soon(service, &committed.current).await;
    }
    drop(lock);
    Ok(Response::Tell(screens::vote_cast(context.words(), &committed.current, mv, before)))
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

/// Asks whether to end a match in which the channel votes.
pub(in crate::service) async fn ask_end(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let current = load_permitted(service, context, target).await?;
    let actor = if context.manages() { Actor::Manager } else { Actor::Person(context.who()) };
    Operation::EndVote.allows(&current, actor)?;
    Ok(Response::Tell(screens::end_vote_question(context.words(), current.id())))
}

/// Ends a match in which the channel votes.
pub(in crate::service) async fn end(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.lock(service).await;
    change(service, context, lock, loaded, Intent::EndVote).await
}

/// Does what managers want, and whoever began the match.
async fn change(
    service: &Arc<Service>,
    context: &Context,
    lock: MatchLock,
    loaded: Option<Box<Loaded>>,
    intent: Intent,
) -> Result<Response, ActionError> {
    let actor = if context.manages() { Actor::Manager } else { Actor::Person(context.who()) };
    let interaction = Some(context.interaction());
    let committed = apply(service, &lock, actor, intent, interaction, loaded).await?;
    Box::pin(after_change(service, &lock, committed, Some(context))).await;
    Ok(Response::Done)
}
