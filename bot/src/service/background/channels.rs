//! Finds channels that are gone. Nothing announces that, so the bot looks now and then. A match whose channel
//! has been gone for a day ends without a result, and a tournament is cancelled. A match of a tournament goes
//! on where that is held.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{Match, Stage};
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{ChannelId, Timestamp};
use kuzhi_store::{Delivered, Store, StoreError};

use super::tournaments::{break_off, cancel, servers_of, take_along, take_games_along};
use crate::service::Service;
use crate::service::loading::live_matches::LiveMatches;

/// Channels in which something has happened within this are not asked about.
const QUIET: Duration = Duration::from_hours(1);

/// How long a channel is known to be gone before its matches end.
const PATIENCE: Duration = Duration::from_hours(24);

/// Asks which channels of matches and tournaments are gone, and ends those that have been for long enough.
pub(crate) async fn end_what_is_in_gone_channels(service: &Arc<Service>) {
    if let Err(error) = Box::pin(look_after_tournaments(service)).await {
        service.records.report(&error, "tournaments whose channels are gone could not be called off yet");
    }
    match end_stranded(service).await {
        Ok(0) => {}
        Ok(ended) => tracing::info!(matches = ended, "matches ended because their channels are gone"),
        Err(error) => {
            service.records.report(&error, "matches whose channels are gone could not be ended yet");
        }
    }
}

async fn look_after_tournaments(service: &Service) -> Result<(), StoreError> {
    let left = service.records.run(|store: &dyn Store| store.left_guilds()).await?;
    let live = service.records.run(<dyn Store>::live_tournaments).await?;
    let both = live
        .into_iter()
        .flat_map(|one| servers_of(&one).into_iter().map(move |guild| one.clone().seen_from(guild)));
    for mut one in both {
        if let Some(since) = left.get(&one.guild) {
            // One server alone has time to come back. Another one that waits for it has not.
            if one.other_server().is_some() && service.clock.now().since(*since) >= PATIENCE {
                cancel(service, &one).await?;
            }
            continue;
        }
        if !service.channel_access.is_gone(one.card_place()).await {
            leave_gone_thread(service, &mut one).await?;
            continue;
        }
        let now = service.clock.now();
        match one.posts.gone_since {
            None => {
                _ = service.tournaments.update_current(&mut one, |next| next.posts.note_gone(now)).await?;
            }
            Some(since) if now.since(since) >= PATIENCE => {
                cancel(service, &one).await?;
                tracing::info!(id = %one.id, "a tournament was called off because its channel is gone");
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Goes on with a tournament in the channel of its message, should its thread be gone.
pub(super) async fn leave_gone_thread(service: &Service, one: &mut Tournament) -> Result<(), StoreError> {
    if one.posts.channel != one.posts.posted_in && service.channel_access.is_gone(one.place()).await {
        let before = one.clone();
        service.tournaments.update_current(one, |next| next.posts.leave_thread()).await?;
        take_games_along(service, &before).await?;
    }
    Ok(())
}

async fn end_stranded(service: &Arc<Service>) -> Result<usize, StoreError> {
    // There, and where people only bring the bot along, Discord would refuse to answer, which it counts.
    let left = service.records.run(|store: &dyn Store| store.left_guilds()).await?;
    let mut live = LiveMatches::start(&service.records).await?;
    let (mut known, mut ended) = (BTreeMap::new(), 0);
    while let Some(some) = live.next().await? {
        for one in some {
            let now = service.clock.now();
            let is_left = one.place().guild.is_none_or(|guild| left.contains_key(&guild));
            if is_left || !is_quiet(&one, now) || service.records.delivered(one.id()).await.user_install {
                continue;
            }
            if !is_gone(service, &mut known, &one).await || follow_tournament(service, &one).await? {
                continue;
            }
            if has_been_gone(service, &one, now).await && break_off(service, one.id()).await? {
                ended += 1;
            }
        }
    }
    Ok(ended)
}

/// Whether a match is played, and nobody has moved in it for a while.
fn is_quiet(one: &Match, now: Timestamp) -> bool {
    matches!(one.stage(), Stage::Playing(_)) && now.since(one.last_change()) >= QUIET
}

/// Asks Discord once for each channel.
async fn is_gone(service: &Service, known: &mut BTreeMap<ChannelId, bool>, one: &Match) -> bool {
    let channel = one.place().channel;
    if let Some(is_gone) = known.get(&channel) {
        return *is_gone;
    }
    let is_gone = service.channel_access.is_gone(one.place()).await;
    known.insert(channel, is_gone);
    is_gone
}

/// Takes a match along to where its tournament is held, if that goes on: nobody loses because a channel is
/// gone. If all of its channels are, it is cancelled with all of its games.
async fn follow_tournament(service: &Service, one: &Match) -> Result<bool, StoreError> {
    let Some(link) = one.tournament() else { return Ok(false) };
    let Some(held) = service.tournaments.find(link.id).await?.filter(Tournament::is_live) else {
        return Ok(false);
    };
    let (from, to) = (one.place().channel, held.posts.channel);
    if from != to && !service.channel_access.is_gone(held.place()).await {
        take_along(service, one.id(), [from, to]).await?;
    }
    Ok(true)
}

/// Whether the channel of a match has been gone for long enough. Notes since when it is.
async fn has_been_gone(service: &Service, one: &Match, now: Timestamp) -> bool {
    let lock = service.matches.lock(one.id()).await;
    let delivered = service.records.delivered(one.id()).await;
    match delivered.gone_since {
        Some(since) => now.since(since) >= PATIENCE,
        None => {
            service.boards.save_delivered(&lock, Delivered { gone_since: Some(now), ..delivered }).await;
            false
        }
    }
}
