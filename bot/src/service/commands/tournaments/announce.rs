//! A drafted tournament is announced.

use std::sync::Arc;

use kuzhi_domain::refusal::TournamentRefusal;
use kuzhi_domain::tournaments::{KindName, Series, Tournament, TournamentRules};
use kuzhi_domain::{ChannelId, GuildId, PlayerId};
use kuzhi_view::request::TournamentDraft;
use kuzhi_view::screens;

use super::draft::own_draft;
use super::permission::{self, may_announce};
use super::servers;
use crate::delivery::{Nonce, Shown, try_to};
use crate::limits::Notified;
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// Announces a drafted tournament.
pub(in crate::service) async fn announce(
    service: &Arc<Service>,
    context: &Context,
    draft: TournamentDraft,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    context.may_write(true)?;
    let Tournament { rules, series, .. } = own_draft(service, context, draft).await?;
    rules.check()?;
    rules.may_begin(service.clock.now())?;
    let repetition = series.map(|series| series.repetition);
    repetition.map_or(Ok(()), |repetition| repetition.check(&rules))?;
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let job = make(service, context, guild, draft);
    let made = Box::pin(service.announcing.alone(&service.records, guild, job)).await?;
    let screen = screens::tournament_card(context.words_here(), &made);
    let is_here = made.posts.posted_in == context.channel();
    let card = if is_here {
        match context.reply().show(&screen).await {
            Ok(Shown::To(message)) => Some(message),
            _ => None,
        }
    } else {
        let post = service.boards.discord().post(made.card_place(), &screen, Nonce::card(made.id));
        try_to("post a tournament", post).await
    };
    // Without a message, both are there a little later.
    if let Some(card) = card {
        let thread = service.boards.open_thread_of(made.card_place(), card, &made.title()).await;
        service.tournaments.update(made.id, |next| next.posts.note_posted(card, thread)).await?;
    }
    service.attend_later(BackgroundWork::Tournament(made.id));
    if is_here {
        return Ok(Response::Done);
    }
    Ok(Response::Tell(screens::tournament_announced(context.words(), &made)))
}

/// Stores what a draft becomes, if there is room for it, with whom it asks to play again.
async fn make(
    service: &Service,
    context: &Context,
    guild: GuildId,
    draft: TournamentDraft,
) -> Result<Tournament, ActionError> {
    // Another press of the same draft may have been faster.
    let own = own_draft(service, context, draft).await?;
    has_room(service, guild, context.who(), own.rules.kind.name()).await?;
    let latest = service.tournaments.latest_of(guild).await?;
    let season = season_to_join(service, &own.rules, &latest).await?;
    let asked = people_to_ping(service, context, guild, own.rules.asked_again(&latest)).await?;
    let name = if own.rules.kind.abilities().has_teams {
        servers::name_of(service, context, guild).await
    } else {
        String::new()
    };
    let drafted_from = own.rules.drafted_from(&latest).map(|one| one.id);
    let channel = channel_of(&latest, context.channel());
    let zone = service.records.house_rules(Some(guild)).await.time_zone;
    let announced = |draft: &Tournament| {
        let series = draft.series.as_ref().map(|series| series.repetition);
        let series = series.map(|repetition| Series::begin(repetition, zone.clone(), &draft.rules));
        let announced = draft.announced(channel, service.clock.now()).in_season(&season);
        let announced = announced.with_series(series).drafted_from(drafted_from);
        announced.numbered(&latest).between_servers(&name).asking(asked.clone())
    };
    let lock = service.tournaments.lock(own.id).await;
    let change = |current: &Tournament| {
        if current.is_draft() { Ok(Some(announced(current))) } else { Err(TournamentRefusal::Announced) }
    };
    service.tournaments.change(&lock, change).await
}

/// Where a tournament is held that is announced here: in the thread of another one, in the channel of that.
pub(super) fn channel_of(latest: &[Tournament], here: ChannelId) -> ChannelId {
    latest.iter().find(|one| one.posts.channel == here).map_or(here, |one| one.posts.posted_in)
}

/// The tournaments of the season that another one like this may belong to. The latest one comes first among
/// those of the server.
pub(super) async fn season_to_join(
    service: &Service,
    rules: &TournamentRules,
    latest: &[Tournament],
) -> Result<Vec<Tournament>, ActionError> {
    let Some(season) = rules.season_to_join(latest) else { return Ok(Vec::new()) };
    Ok(service.records.run(move |store| store.tournaments_of_season(season)).await?)
}

/// Whether the server, and the person, may have another tournament.
pub(super) async fn has_room(
    service: &Service,
    guild: GuildId,
    who: PlayerId,
    kind: KindName,
) -> Result<(), ActionError> {
    let mut live = service.records.run(move |store| store.live_tournaments_of(guild)).await?;
    live.retain(Tournament::is_live);
    Ok(Tournament::has_room_beside(&live, who, kind)?)
}

/// Who is asked to play again: nobody if they were notified a moment ago. Spends what a message costs.
async fn people_to_ping(
    service: &Service,
    context: &Context,
    guild: GuildId,
    asked: Vec<PlayerId>,
) -> Result<Vec<PlayerId>, ActionError> {
    let to = |people| Notified { by: context.who(), guild, people };
    service.limits.learn_of_notified(to(&asked)).await?;
    if service.limits.notify(to(&asked)).is_ok() {
        return Ok(asked);
    }
    service.limits.notify(to(&[])).map_err(permission::of_many)?;
    Ok(Vec::new())
}
