//! Makes the matches of games that both players have begun.

use std::sync::Arc;

use kuzhi_domain::ChannelId;
use kuzhi_domain::matches::{Match, Place};
use kuzhi_domain::tournaments::{Tournament, TournamentGame};
use kuzhi_engine::Side;
use kuzhi_store::{CommitError, StoreError};
use kuzhi_view::screens;

use super::words;
use crate::delivery::try_to;
use crate::service::Service;
use crate::service::change::after_change;
use crate::service::loading;
use crate::service::matches::Committed;

/// Makes the match of a game that both players have begun, unless it is there. If one of them has begun
/// another live game at the same moment, it is held back.
pub(super) async fn make_match(
    service: &Arc<Service>,
    current: &mut Tournament,
    game: &TournamentGame,
) -> Result<(), StoreError> {
    if service.records.load(game.id).await?.is_some() {
        return Ok(());
    }
    if is_held_back(service, current, game).await? {
        return Ok(());
    }
    let made_in = |channel| Match::begin_in_tournament(current, game, channel, service.clock.now());
    let Some(mut next) = made_in(current.posts.channel) else { return Ok(()) };
    if let Some(thread) = own_thread(service, current, &next).await {
        next = made_in(thread).unwrap_or(next);
    }
    let lock = service.matches.lock(game.id).await;
    if service.records.load(game.id).await?.is_some() {
        return Ok(());
    }
    // Somebody may have begun another one since.
    let alone = service.tournaments.begins_live.lock().await;
    if is_held_back(service, current, game).await? {
        return Ok(());
    }
    let audience = loading::audience(&service.records, &next).await;
    let next = next.following(|who| audience.calendar(who));
    let committed = service.matches.commit(&lock, next, None, None).await;
    drop(alone);
    match committed {
        Ok(begun) => {
            Box::pin(after_change(service, &lock, Committed::now(begun, audience), None)).await;
            Ok(())
        }
        // Another process was faster.
        Err(CommitError::Conflict | CommitError::Repeated(_)) => Ok(()),
        Err(CommitError::Store(error)) => Err(error),
    }
}

/// Holds a game back whose players play another live one. False if it can begin.
async fn is_held_back(
    service: &Service,
    current: &mut Tournament,
    game: &TournamentGame,
) -> Result<bool, StoreError> {
    let busy = busy_elsewhere(service, current, game).await?;
    if busy.is_empty() {
        return Ok(false);
    }
    let now = service.clock.now();
    service.tournaments.update_current(current, |next| next.hold_back(game.id, &busy, now)).await?;
    Ok(true)
}

/// The sides of a live game whose players play another one.
async fn busy_elsewhere(
    service: &Service,
    current: &Tournament,
    game: &TournamentGame,
) -> Result<Vec<Side>, StoreError> {
    if !current.rules.clock.is_live() {
        return Ok(Vec::new());
    }
    let players = Side::ALL.map(|side| (side, current.person(game.pairing.at(side))));
    let id = game.id;
    let busy = service.records.run(move |store| {
        // Another process may just have made the match of this game.
        let is_other = |one: &Match| one.id() != id && one.runs_live_clock();
        let mut busy = Vec::new();
        for (side, player) in players {
            if store.live_of(player)?.iter().any(is_other) {
                busy.push(side);
            }
        }
        Ok(busy)
    });
    busy.await
}

/// Opens a thread for a match beside that of its tournament, and adds both players, if the server has threads
/// for games. News can be read then. Where the tournament has no thread, there can be none for games.
async fn own_thread(service: &Service, current: &Tournament, next: &Match) -> Option<ChannelId> {
    let parent = current.card_place();
    let house = service.records.house_rules(Some(current.guild)).await;
    if !house.threads || current.posts.channel == parent.channel || current.servers.is_some() {
        return None;
    }
    let words = words(service, current.guild).await;
    let name = screens::thread_name(words, next, service.records.players_of(words, next).await);
    let thread = service.boards.open_thread(parent, &name).await?;
    for player in next.people() {
        let place = Place { channel: thread, ..parent };
        let add = service.boards.discord().add_to_thread(place, player);
        try_to("add a player to a thread", add).await;
    }
    Some(thread)
}
