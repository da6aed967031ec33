//! Matches of two servers: another one asks for it by its code, managers answer, and it is played again.

use std::sync::Arc;

use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::tournaments::{Tournament, TournamentRight};
use kuzhi_domain::{GuildId, TournamentId};
use kuzhi_view::screens;
use kuzhi_view::words::{plain_title, say};

use super::announce::{channel_of, has_room};
use super::permission::may_announce;
use super::{actor, load};
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// What a server is called in a match.
pub(super) async fn name_of(service: &Service, context: &Context, guild: GuildId) -> String {
    let name = service.boards.discord().server_name(guild).await;
    let name = name.inspect_err(|error| error.log("find out what a server is called")).ok();
    name.and_then(|name| plain_title(&name)).unwrap_or_else(|| say!(context.words_here(), "server-unnamed"))
}

/// Whoever may announce tournaments on another server asks to play there, where they are.
pub(super) async fn ask(
    service: &Arc<Service>,
    context: &Context,
    id: TournamentId,
) -> Result<Response, ActionError> {
    let guild = may_decide(service, context).await?;
    context.may_write(true)?;
    let found = service.tournaments.find(id).await?.ok_or(TournamentRefusal::Unknown)?;
    has_room(service, guild, context.who(), found.rules.kind.name()).await?;
    let latest = service.tournaments.latest_of(guild).await?;
    let place = (guild, channel_of(&latest, context.channel()));
    let (name, who, now) = (name_of(service, context, guild).await, context.who(), service.clock.now());
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let lock = service.tournaments.lock(id).await;
    let ask = |current: &Tournament| current.asked_by(place, &name, who, now).map(Some);
    let next = service.tournaments.change(&lock, ask).await?;
    drop(lock);
    service.attend_later(BackgroundWork::Tournament(id));
    Ok(Response::TellInPlace(screens::server_has_asked(context.words(), &next)))
}

/// Whoever organises it, or may announce tournaments on the server that was asked, answers.
pub(super) async fn answer(
    service: &Arc<Service>,
    context: &Context,
    id: TournamentId,
    accepts: bool,
) -> Result<Response, ActionError> {
    let shown = load(service, context, id).await?;
    let is_guest = shown.is_seen_by_guests();
    if is_guest {
        may_decide(service, context).await?;
    } else {
        shown.allows(actor(context, &shown), TournamentRight::Organisers)?;
    }
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let (who, now) = (context.who(), service.clock.now());
    let lock = service.tournaments.lock(id).await;
    let answer = |current: &Tournament| current.answered((who, is_guest), accepts, now).map(Some);
    let next = service.tournaments.change(&lock, answer).await?;
    drop(lock);
    service.attend_later(BackgroundWork::Tournament(id));
    Ok(Response::Tell(screens::server_answered(context.words(), &next, accepts)))
}

/// Announces the same match once more. The other server, with whom the sides are swapped, is asked.
pub(super) async fn play_again(
    service: &Arc<Service>,
    context: &Context,
    over: &Tournament,
) -> Result<Response, ActionError> {
    let guild = may_decide(service, context).await?;
    if over.other_server().is_none() {
        return Err(TournamentRefusal::NoServerAsks.into());
    }
    let job = async {
        has_room(service, guild, context.who(), over.rules.kind.name()).await?;
        let latest = service.tournaments.latest_of(guild).await?;
        let now = service.clock.now();
        if latest.iter().any(|one| one.is_return_of(over)) {
            return Err(TournamentRefusal::Announced.into());
        }
        loop {
            let id = TournamentId::from_random(rand::random());
            let place = (guild, over.posts.posted_in);
            let made = Tournament::announce(id, place, context.who(), over.rules.again(now), now);
            let made = made.returning(over).numbered(&latest);
            // Another one may have this id.
            if service.tournaments.create(&made).await? {
                return Ok::<_, ActionError>(made);
            }
        }
    };
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let made = Box::pin(service.announcing.alone(&service.records, guild, job)).await?;
    service.attend_later(BackgroundWork::Tournament(made.id));
    Ok(Response::Tell(screens::tournament_announced(context.words(), &made)))
}

/// Checks whether somebody decides what their server plays.
async fn may_decide(service: &Service, context: &Context) -> Result<GuildId, ActionError> {
    may_announce(service, context).await.map_err(|error| match error {
        ActionError::Refused(Refusal::Tournament(TournamentRefusal::NotManager)) => {
            TournamentRefusal::NotServerManager.into()
        }
        error => error,
    })
}
