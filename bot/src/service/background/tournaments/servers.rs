//! Finds servers that have removed the bot. Nothing announces that, so the bot lists its servers now and
//! then.

use std::collections::BTreeSet;
use std::sync::Arc;

use kuzhi_domain::matches::{Actor, Intent};
use kuzhi_domain::tournaments::{Tournament, TournamentActor, TournamentIntent};
use kuzhi_domain::{GuildId, MatchId, PlayerId};
use kuzhi_store::{Store, StoreError};

use crate::metrics::{Gauge, number};
use crate::service::Service;
use crate::service::change::apply;
use crate::service::loading::live_matches::LiveMatches;

/// Asks which servers the bot is on. If a server has been without it for long enough, its settings and open
/// matches are removed. While Discord gives no answer, nothing is removed.
pub(in crate::service) async fn check_servers(service: &Arc<Service>) {
    let there: BTreeSet<GuildId> = match service.boards.discord().guilds().await {
        Ok(there) => there.into_iter().collect(),
        Err(error) => {
            tracing::warn!(%error, "cannot find out which servers the bot is on; asking again tomorrow");
            return;
        }
    };
    Gauge::Servers.set("bot", number(u64::try_from(there.len()).unwrap_or(u64::MAX)));
    let Some(patience) = service.privacy.forget_servers_after else { return };
    if let Err(error) = compare(service, &there, patience).await {
        service.records.report(&error, "data of servers without the bot could not be removed yet");
    }
}

async fn compare(
    service: &Arc<Service>,
    there: &BTreeSet<GuildId>,
    patience: std::time::Duration,
) -> Result<(), StoreError> {
    let (mut kept, left, live) = service
        .records
        .run(|store: &dyn Store| Ok((store.guilds()?, store.left_guilds()?, store.live_tournaments()?)))
        .await?;
    kept.extend(live.iter().flat_map(Tournament::guilds));
    let kept: BTreeSet<GuildId> = kept.into_iter().collect();
    for guild in left.keys().copied().filter(|guild| there.contains(guild) || !kept.contains(guild)) {
        service.records.change(move |store| store.record_left_guild(guild, None)).await?;
    }
    let now = service.clock.now();
    for guild in kept.into_iter().filter(|guild| !there.contains(guild)) {
        match left.get(&guild) {
            None => service.records.change(move |store| store.record_left_guild(guild, Some(now))).await?,
            Some(since) if now.since(*since) >= patience => forget(service, guild).await?,
            Some(_) => {}
        }
    }
    Ok(())
}

async fn forget(service: &Arc<Service>, guild: GuildId) -> Result<(), StoreError> {
    let mut live = LiveMatches::start(&service.records).await?;
    let mut ended = 0;
    while let Some(some) = live.next().await? {
        for one in some.into_iter().filter(|one| one.place().guild == Some(guild)) {
            ended += usize::from(break_off(service, one.id()).await?);
        }
    }
    cancel_tournaments(service, guild).await?;
    service.records.change(move |store| store.forget_guild(guild)).await?;
    tracing::info!(
        %guild,
        matches = ended,
        "a server has been without the bot for long: its settings and open matches were removed"
    );
    Ok(())
}

/// Ends the tournaments of a server that the bot has left.
async fn cancel_tournaments(service: &Service, guild: GuildId) -> Result<(), StoreError> {
    let live = service.records.run(<dyn Store>::live_tournaments).await?;
    let theirs = live.into_iter().filter(|one| one.guilds().any(|one| one == guild));
    for one in theirs.map(|one| one.seen_from(guild)) {
        cancel(service, &one).await?;
        service.tournaments.update(one.id, Tournament::forget_roles).await?;
    }
    Ok(())
}

/// Ends a tournament of which nobody can be told any more.
pub(in crate::service) async fn cancel(service: &Service, one: &Tournament) -> Result<(), StoreError> {
    let now = service.clock.now();
    let actor = TournamentActor { who: one.organiser, manages: true, is_guest: false };
    let stop = |current: &Tournament| {
        // Nobody could be told of the next one, either.
        let mut next = Tournament { version: current.version + 1, ..current.clone() };
        let ends_series = next.end_series(None, now);
        let stop = TournamentIntent::Stop { reason: String::new() };
        match next.decide(actor, stop, now) {
            Ok(stopped) => {
                let stopped = Tournament { version: next.version, ..stopped }.seen_from(one.guild);
                Ok(Some(stopped.without_news()))
            }
            Err(_) if ends_series => Ok(Some(next.without_news())),
            Err(why) => Err(why),
        }
    };
    // Refused if it is over meanwhile. Another server that plays is told.
    let lock = service.tournaments.lock(one.id).await;
    match service.tournaments.change(&lock, stop).await {
        Ok(_) => Ok(()),
        Err(error) => error.into_failure().map_or(Ok(()), Err),
    }
}

/// Ends a match without a result, unless people brought the bot along: there it never was a member. Returns
/// whether the match was ended.
pub(in crate::service) async fn break_off(service: &Arc<Service>, id: MatchId) -> Result<bool, StoreError> {
    if service.records.delivered(id).await.user_install {
        return Ok(false);
    }
    end(service, id, Actor::Clock, Intent::BreakOff { leaving: None }).await
}

/// Ends a match that somebody has left. Returns whether the match was ended.
pub(super) async fn resign(service: &Arc<Service>, id: MatchId, who: PlayerId) -> Result<bool, StoreError> {
    end(service, id, Actor::Person(who), Intent::Resign).await
}

async fn end(service: &Arc<Service>, id: MatchId, actor: Actor, intent: Intent) -> Result<bool, StoreError> {
    let lock = service.matches.lock(id).await;
    match apply(service, &lock, actor, intent, None, None).await {
        Ok(_) => Ok(true),
        // Refused if it has ended meanwhile.
        Err(error) => error.into_failure().map_or(Ok(false), Err),
    }
}
