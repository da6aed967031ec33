//! Tournaments: announced, listed, played and organised.

mod announce;
mod change;
mod draft;
mod organise;
mod permission;
mod play;
mod servers;
mod show;

pub(in crate::service) use self::announce::announce;
pub(in crate::service) use self::change::{change, edit_draft};
pub(in crate::service) use self::draft::{discard, draft};
pub(in crate::service) use self::organise::with_reason;
pub(in crate::service) use self::play::act;
pub(in crate::service) use self::show::{list, proposals, show_named};

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_domain::refusal::TournamentRefusal;
use kuzhi_domain::tournaments::{Tournament, TournamentActor, TournamentIntent};
use kuzhi_domain::{GuildId, PlayerId, TournamentId};
use kuzhi_view::{screens, words};

use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// The server of a request.
fn server(context: &Context) -> Result<GuildId, TournamentRefusal> {
    context.place().guild.ok_or(TournamentRefusal::NoServer)
}

/// Who wants something.
fn actor(context: &Context, shown: &Tournament) -> TournamentActor {
    TournamentActor { who: context.who(), manages: context.manages(), is_guest: shown.is_seen_by_guests() }
}

/// Returns a tournament as it is seen from the server from which the request came, or in which somebody takes
/// part who has read of it in a direct message.
async fn load(service: &Service, context: &Context, id: TournamentId) -> Result<Tournament, ActionError> {
    Ok(permitted(context, service.tournaments.find(id).await?)?)
}

fn permitted(context: &Context, found: Option<Tournament>) -> Result<Tournament, TournamentRefusal> {
    let found = found.filter(|one| !one.is_draft());
    let players = found.as_ref().map(|one| &one.players).filter(|_| context.is_alone_with_bot());
    if players.is_some_and(|players| players.iter().any(|one| one.player == context.who())) {
        return found.map(|one| one.seen_by(context.who())).ok_or(TournamentRefusal::Unknown);
    }
    let guild = server(context)?;
    let found = found.map(|one| one.seen_from(guild));
    found.filter(|one| one.guild == guild && one.is_posted_here()).ok_or(TournamentRefusal::Unknown)
}

/// Does what somebody wants, as it follows from the tournament, and starts what follows.
async fn decide(
    service: &Arc<Service>,
    context: &Context,
    id: TournamentId,
    intent: impl Fn(&Tournament) -> TournamentIntent,
) -> Result<Tournament, ActionError> {
    let lock = service.tournaments.lock(id).await;
    let read = service.records.run(move |store| {
        let found = store.tournament(id)?;
        let house = found.as_ref().map(|one| store.house_rules(one.guild)).transpose()?;
        Ok((found, house.unwrap_or_default()))
    });
    let (found, mut house) = read.await?;
    let current = permitted(context, found)?;
    if current.is_seen_by_guests() {
        house = service.records.house_rules(Some(current.guild)).await;
    }
    let wanted = intent(&current);
    permission::permit(service, context, &house, &wanted)?;
    if !service.is_first_to_do(context).await {
        // Another process does it, and answers.
        return load(service, context, id).await;
    }
    permission::spend(service, context, &current, &wanted).await?;
    let actor = actor(context, &current);
    let next = service.tournaments.decide(&lock, current, actor, intent).await?;
    drop(lock);
    service.attend_later(BackgroundWork::Tournament(id));
    Ok(next)
}

/// The same answer with the names of those who play for another server.
async fn naming(service: &Service, context: &Context, shown: &Tournament, response: Response) -> Response {
    if shown.servers.is_none() {
        return response;
    }
    let names = service.records.names_of_others(shown).await;
    let marked = |screen| screens::naming_others(context.words(), shown, screen, &names);
    match response {
        Response::Tell(screen) => Response::Tell(marked(screen)),
        Response::TellInPlace(screen) => Response::TellInPlace(marked(screen)),
        other => other,
    }
}

/// Returns the names of everyone in a tournament, for places without mentions.
async fn names(service: &Service, context: &Context, shown: &Tournament) -> BTreeMap<PlayerId, String> {
    // Who was removed before it began is no player of it.
    let mut people: Vec<PlayerId> = shown.players.iter().map(|one| one.player).collect();
    people.extend(shown.removed.iter().chain(&shown.co_organisers));
    names_of(service, context, people).await
}

/// The same of these people.
async fn names_of(service: &Service, context: &Context, people: Vec<PlayerId>) -> BTreeMap<PlayerId, String> {
    let all = people.clone();
    let known = service
        .records
        .find_or_default("cannot read names", move |store| {
            let mut known = BTreeMap::new();
            for player in people {
                known.extend(store.name_of(player)?.map(|name| (player, name)));
            }
            Ok(known)
        })
        .await;
    let of = |player: PlayerId| {
        (player, words::named_within(context.words(), player, known.get(&player).map(String::as_str)))
    };
    all.into_iter().map(of).collect()
}
