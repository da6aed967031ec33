//! What happens in a tournament by itself: it begins, its games begin and end, rounds follow one another,
//! and people are told.
//!
//! Whatever is decided is stored first. Matches have the ids that were stored with it, so that a start
//! after a kill makes those that are missing, and none twice. News stays with the tournament until it was
//! told. The message of a tournament is brought up to date before that, because nobody looks at one that
//! is over and has nothing to tell.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::{
    Announcement, GuildId, Match, MatchFact, News, Timestamp, Tournament, TournamentGame, TournamentId,
};
use kuzhi_store::{CommitError, StoreError};
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use super::channels::leave_gone_thread;
use super::podium::podium;
use super::servers::break_off;
use super::silence::{falls_silent, is_silent};
use crate::delivery::{Nonce, ShowError, try_to};
use crate::service::change::after_change;
use crate::service::pauses;
use crate::service::state::loading;
use crate::service::state::match_changes::Committed;
use crate::service::{BackgroundWork, Service};

/// How long another process that tells something is not interfered with. It may have been killed.
const TELLING_TAKES: Duration = Duration::from_secs(30);

/// How long Discord certainly remembers a nonce.
const NONCE_LASTS: Duration = Duration::from_mins(1);

/// After this, news that nobody could be told is old.
const NEWS_LASTS: Duration = Duration::from_hours(12);

/// Does what is due in a tournament.
///
/// # Errors
///
/// When the store fails. It is looked at again in a while.
pub(super) async fn go_on(service: &Arc<Service>, id: TournamentId) -> Result<(), StoreError> {
    let Some(_turn) = service.tournaments.take_turn(id).await else { return Ok(()) };
    // Time does not count while people cannot reach the bot.
    if !service.deadlines.is_there() {
        return Ok(());
    }
    let Some(before) = service.tournaments.find(id).await? else {
        service.tournaments.look_at(id, None);
        return Ok(());
    };
    let words = words(service, before.guild).await;
    if is_silent(service, words, &before).await? {
        return Ok(());
    }
    let Some(advanced) = service.tournaments.advance(id).await? else { return Ok(()) };
    let mut current = settle_stopped(service, advanced).await?;
    show_card(service, words, &current).await?;
    // What a thread refuses is told in its channel.
    for _ in 0..2 {
        tell_all(service, words, id).await?;
        if falls_silent(service, words, id).await? {
            return Ok(());
        }
    }
    for game in current.playing() {
        make_match(service, &current, game).await?;
    }
    pauses::credit_all(service, &current).await?;
    while let Some(newest) = service.tournaments.find(id).await? {
        if newest.version == current.version {
            service.tournaments.watch(&newest);
            break;
        }
        // Another process may have shown this already, before what this one has shown.
        show_card(service, words, &newest).await?;
        current = newest;
    }
    Ok(())
}

/// Breaks off the matches that organisers have ended. Those that ended before count as people have seen them.
async fn settle_stopped(service: &Arc<Service>, current: Tournament) -> Result<Tournament, StoreError> {
    let id = current.id;
    if current.stopped.is_empty() {
        return Ok(current);
    }
    for &stopped in &current.stopped {
        if break_off(service, stopped).await? {
            service.attend_unwaited(BackgroundWork::Redraw(vec![stopped]));
        }
        let fact = service.records.load(stopped).await?.map(|one| MatchFact::of(&one));
        service.tournaments.update(id, |next| next.settle_stopped(stopped, fact)).await?;
    }
    Ok(service.tournaments.find(id).await?.unwrap_or(current))
}

/// Makes the match of a game that both players have begun, unless it is there.
async fn make_match(
    service: &Arc<Service>,
    current: &Tournament,
    game: &TournamentGame,
) -> Result<(), StoreError> {
    if service.records.load(game.id).await?.is_some() {
        return Ok(());
    }
    let lock = service.matches.lock(game.id).await;
    if service.records.load(game.id).await?.is_some() {
        return Ok(());
    }
    let Some(next) = Match::begin_in_tournament(current, game, service.clock.now()) else { return Ok(()) };
    let audience = loading::audience(&service.records, &next).await;
    match service.matches.commit(&lock, next, None, None).await {
        Ok(begun) => {
            Box::pin(after_change(service, &lock, Committed::now(begun, audience), None)).await;
            Ok(())
        }
        // Another process was faster.
        Err(CommitError::Conflict | CommitError::Repeated(_)) => Ok(()),
        Err(CommitError::Store(error)) => Err(error),
    }
}

/// Tells everything that has not been told, oldest first.
async fn tell_all(service: &Service, words: &'static Words, id: TournamentId) -> Result<(), StoreError> {
    while let Some(current) = service.tournaments.find(id).await? {
        let Some(first) = current.news.first().cloned() else { return Ok(()) };
        if !tell(service, words, &current, &first).await? {
            return Ok(());
        }
    }
    Ok(())
}

/// Tells one thing. Returns false if that has to wait.
async fn tell(
    service: &Service,
    words: &'static Words,
    current: &Tournament,
    first: &Announcement,
) -> Result<bool, StoreError> {
    let now = service.clock.now();
    let since = first.tried.map(|tried| now.since(tried));
    if since.is_some_and(|since| since < TELLING_TAKES) {
        // Another process is at it, or was killed.
        return Ok(false);
    }
    if service.channel_access.is_known_gone(current.channel) {
        leave_gone_thread(service, current).await?;
        return Ok(false);
    }
    // That people are called is stored before anything is sent.
    let number = first.number;
    if !service.tournaments.update(current.id, |next| mark_tried(next, number, now)).await? {
        return Ok(true);
    }
    let calls = since.is_none();
    let told = if since.is_some_and(|since| since > NEWS_LASTS) {
        Ok(())
    } else {
        post(service, words, current, first, calls).await
    };
    match told {
        Ok(()) => service.tournaments.update(current.id, |next| remove_news(next, number)).await,
        Err(error) if error.may_have_arrived => {
            tracing::warn!(%error, "news of a tournament may not have arrived");
            service.tournaments.update(current.id, |next| remove_news(next, number)).await
        }
        Err(error) => {
            error.log("cannot tell news of a tournament; it is tried again");
            if error.is_of_place && current.is_live() {
                // Nothing has arrived, so it is as if nobody had tried.
                service.tournaments.update(current.id, |next| forget_try(next, number)).await?;
            }
            leave_gone_thread(service, current).await?;
            Ok(false)
        }
    }
}

fn forget_try(next: &mut Tournament, number: u32) -> bool {
    let news = next.news.iter_mut().find(|news| news.number == number);
    news.is_some_and(|news| news.tried.take().is_some())
}

fn mark_tried(next: &mut Tournament, number: u32, now: Timestamp) -> bool {
    match next.news.iter_mut().find(|news| news.number == number) {
        Some(news) if news.tried.is_none_or(|tried| now.since(tried) >= TELLING_TAKES) => {
            news.tried = Some(now);
            true
        }
        _ => false,
    }
}

fn remove_news(next: &mut Tournament, number: u32) -> bool {
    let before = next.news.len();
    next.news.retain(|news| news.number != number);
    next.news.len() < before
}

/// Posts what tells something. Who has to know is called once, as they wish.
async fn post(
    service: &Service,
    words: &'static Words,
    current: &Tournament,
    first: &Announcement,
    calls: bool,
) -> Result<(), ShowError> {
    let mut told = screens::tournament_news(words, current, &first.what);
    if let (News::Over, Some(over)) = (&first.what, told.first_mut()) {
        over.file = podium(service, words, current).await;
    }
    for (part, mut screen) in told.into_iter().enumerate() {
        screen.notifies = if calls {
            let (guild, channel) = (current.guild, current.channel);
            service.boards.call_people(guild, channel, &screen.notifies, &screen.text).await
        } else {
            Vec::new()
        };
        let nonce = Nonce::news(current.id, first.number, part);
        service.boards.discord().post(current.place(), &screen, nonce).await?;
    }
    Ok(())
}

/// Posts the message of a tournament if it is not there, or brings it up to date.
async fn show_card(service: &Service, words: &'static Words, current: &Tournament) -> Result<(), StoreError> {
    let screen = screens::tournament_card(words, current);
    match current.card {
        Some(card) => {
            if service.tournaments.is_news(current, &screen) {
                let edit = service.boards.discord().edit(current.card_place(), card, &screen);
                if try_to("edit a tournament", edit).await.is_none() {
                    service.tournaments.forget_card(current.id);
                }
            }
            Ok(())
        }
        // Whoever announces it is about to post it.
        None if service.clock.now().since(current.made) < NONCE_LASTS => Ok(()),
        None => {
            let nonce = Nonce::card(current.id);
            let post = service.boards.discord().post(current.card_place(), &screen, nonce);
            if let Some(message) = try_to("post a tournament", post).await {
                service
                    .tournaments
                    .update(current.id, |next| {
                        next.card = Some(message);
                        true
                    })
                    .await?;
            }
            Ok(())
        }
    }
}

/// The words of a server.
async fn words(service: &Service, guild: GuildId) -> &'static Words {
    Words::of(service.records.house_rules(Some(guild)).await.language.unwrap_or_default())
}
