//! Tournaments whose channel refuses what the bot sends. Nobody can be told anything there, so they wait, and
//! the time does not count. A thread that refuses is left for its channel.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::Match;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{ChannelId, MatchId};
use kuzhi_store::{Beside, CommitError, Delivered, StoreError};
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use crate::delivery::{Nonce, PostRefusal, try_to};
use crate::service::Service;

/// How often a tournament that waits is looked at. How often Discord is asked is decided by its refusals.
const LOOK: Duration = Duration::from_secs(30);

/// Whether nobody can be told what happens in a tournament, as far as is known. If nobody could, it is tried.
pub(super) async fn is_silent(
    service: &Arc<Service>,
    words: &'static Words,
    current: &mut Tournament,
) -> Result<bool, StoreError> {
    let discord = service.boards.discord();
    let Some(since) = current.posts.silent_since.filter(|_| current.is_live()) else {
        return Ok(discord.refusal(current.place()).is_some() && falls_silent(service, words, current).await?);
    };
    if discord.refusal(current.place()).is_none() {
        // Whether people can be told something is known once they were.
        let (screen, nonce) = (screens::tournament_goes_on(words), Nonce::goes_on(current.id, since));
        let nonce = nonce.beside(current.is_seen_by_guests());
        if try_to("say that a tournament goes on", discord.post(current.place(), &screen, nonce))
            .await
            .is_some()
        {
            let now = service.clock.now();
            service.tournaments.update_current(current, |next| next.end_silence(now)).await?;
            return Ok(false);
        }
    }
    service.tournaments.agenda.look_at(current.id, Some(service.clock.now() + LOOK));
    Ok(true)
}

/// Whether nobody can be told what happens in a tournament. Notes since when, and tells its organiser.
pub(super) async fn falls_silent(
    service: &Arc<Service>,
    words: &'static Words,
    current: &mut Tournament,
) -> Result<bool, StoreError> {
    let discord = service.boards.discord();
    let refusal = |one: &Tournament| discord.refusal(one.place()).filter(|_| one.is_live());
    // Where a whole server has used up its refusals, its channels are no better.
    if refusal(current) == Some(PostRefusal::Place) && current.posts.channel != current.posts.posted_in {
        leave_thread(service, words, current).await?;
    }
    if refusal(current).is_none() {
        return Ok(false);
    }
    let now = service.clock.now();
    if service.tournaments.update_current(current, |next| next.posts.fall_silent(now)).await? {
        tell_organiser(service, current, screens::tournament_waits(words, current)).await;
    }
    service.tournaments.agenda.look_at(current.id, Some(now + LOOK));
    Ok(true)
}

/// Goes on with a tournament, and with its games, in the channel of its thread.
async fn leave_thread(
    service: &Arc<Service>,
    words: &'static Words,
    current: &mut Tournament,
) -> Result<(), StoreError> {
    let before = current.clone();
    if service.tournaments.update_current(current, |next| next.posts.leave_thread()).await? {
        tell_organiser(service, &before, screens::tournament_left_thread(words, &before)).await;
    }
    take_games_along(service, &before).await
}

/// Takes the games that are played in a thread along to the channel in which their tournament goes on.
pub(in crate::service::background) async fn take_games_along(
    service: &Service,
    before: &Tournament,
) -> Result<(), StoreError> {
    for game in before.playing() {
        take_along(service, game.id, [before.posts.channel, before.posts.posted_in]).await?;
    }
    Ok(())
}

/// Takes a match from one channel to another, and shows its board there.
pub(in crate::service::background) async fn take_along(
    service: &Service,
    id: MatchId,
    [from, to]: [ChannelId; 2],
) -> Result<(), StoreError> {
    let lock = service.matches.lock(id).await;
    let is_there = |one: &Match| one.is_shown_in(from);
    let Some(current) = service.records.load(id).await?.filter(is_there) else { return Ok(()) };
    let is_beside = current.place().channel != from;
    let next = if is_beside { current.moved_beside(to) } else { Some(current.moved_to(to)) };
    let Some(next) = next else { return Ok(()) };
    match service.matches.commit(&lock, next, None, None).await {
        Ok(moved) => {
            let messages = service.records.delivered(id).await;
            let delivered = if is_beside {
                Delivered { beside: Beside::default(), ..messages }
            } else {
                Delivered { board: None, ping: None, gone_since: None, ..messages }
            };
            service.boards.save_delivered(&lock, delivered).await;
            service.boards.announce(&lock, &moved, None).await;
            Ok(())
        }
        Err(CommitError::Store(error)) => Err(error),
        // Another process was faster.
        Err(CommitError::Conflict | CommitError::Repeated(_)) => Ok(()),
    }
}

async fn tell_organiser(service: &Service, one: &Tournament, screen: Screen) {
    let organiser = one.organiser_here();
    if let Some(organiser) = organiser.filter(|who| !who.has_left()) {
        let write = service.boards.discord().write_to(organiser, one.place(), &screen, None);
        try_to("tell an organiser that a channel refuses", write).await;
    }
}
