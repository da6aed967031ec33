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
    Announcement, GuildId, Match, MatchFact, News, PlayerId, Timestamp, Tournament, TournamentGame,
    TournamentId,
};
use kuzhi_store::{CommitError, StoreError};
use kuzhi_view::screens::{self, NewsPart};
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

/// How long another process that posts a message is not interfered with. It may have been killed. Discord
/// certainly remembers the nonce of its message for longer.
const TELLING_TAKES: Duration = Duration::from_secs(20);

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
    // What a thread refuses twice is told in its channel.
    for _ in 0..4 {
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

/// Tells one thing, in all of its messages. Returns false if that has to wait.
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
    let (id, number) = (current.id, first.number);
    if since.is_some_and(|since| since > NEWS_LASTS) {
        return service.tournaments.update(id, |next| remove_news(next, number)).await;
    }
    if !service.tournaments.update(id, |next| mark_tried(next, number, now)).await? {
        return Ok(true);
    }
    // Each message says what is so when it is sent.
    while let Some(current) = service.tournaments.find(id).await? {
        let Some(news) = current.news.iter().find(|one| one.number == number) else { return Ok(true) };
        let parts = screens::tournament_news(words, &current, news);
        let mut left = parts.into_iter().enumerate().skip(news.arrived.into());
        let Some((at, part)) = left.find(|(_, part)| !part.screen.text.is_empty()) else {
            return service.tournaments.update(id, |next| remove_news(next, number)).await;
        };
        let is_last = !left.any(|(_, part)| !part.screen.text.is_empty());
        match post(service, words, &current, news, at, part).await? {
            Ok(()) => {}
            Err(error) if error.is_invalid => {
                tracing::error!(%error, %id, "Discord never takes this news of a tournament; it is left out");
            }
            Err(error) => {
                error.log("cannot tell news of a tournament; it is tried again");
                if error.is_of_place && current.is_live() {
                    // Nothing has arrived, so it is as if nobody had tried.
                    service.tournaments.update(id, |next| forget_try(next, number)).await?;
                }
                leave_gone_thread(service, &current).await?;
                return Ok(false);
            }
        }
        let now = service.clock.now();
        let arrived = u16::try_from(at + 1).unwrap_or(u16::MAX);
        let noted = service.tournaments.update(id, |next| {
            if is_last { remove_news(next, number) } else { mark_arrived(next, number, arrived, now) }
        });
        if !noted.await? || is_last {
            return Ok(true);
        }
    }
    Ok(true)
}

fn find_news(next: &mut Tournament, number: u32) -> Option<&mut Announcement> {
    next.news.iter_mut().find(|news| news.number == number)
}

fn forget_try(next: &mut Tournament, number: u32) -> bool {
    find_news(next, number).is_some_and(|news| news.tried.take().is_some())
}

fn mark_tried(next: &mut Tournament, number: u32, now: Timestamp) -> bool {
    match find_news(next, number) {
        Some(news) if news.tried.is_none_or(|tried| now.since(tried) >= TELLING_TAKES) => {
            news.tried = Some(now);
            true
        }
        _ => false,
    }
}

/// Notes that so many messages have arrived, and that the next one is about to be sent.
fn mark_arrived(next: &mut Tournament, number: u32, arrived: u16, now: Timestamp) -> bool {
    let Some(news) = find_news(next, number) else { return false };
    (news.arrived, news.tried) = (arrived, Some(now));
    news.written.clear();
    true
}

fn remove_news(next: &mut Tournament, number: u32) -> bool {
    let before = next.news.len();
    next.news.retain(|news| news.number != number);
    next.news.len() < before
}

/// Posts one of the messages that tell something. Who has to know is notified as they wish.
///
/// Until it has arrived, each try notifies them: Discord takes only one of the messages with a nonce. Whoever
/// was written to is noted before that, so that nobody is written to again.
async fn post(
    service: &Service,
    words: &'static Words,
    current: &Tournament,
    news: &Announcement,
    at: usize,
    part: NewsPart,
) -> Result<Result<(), ShowError>, StoreError> {
    let mut screen = part.screen;
    let to_notify = screen.notifies.iter().filter(|one| !news.written.contains(one)).copied().collect();
    let letter = |words: &'static Words, to: PlayerId| {
        let told = screens::tournament_news(words, current, news);
        told.get(at).map(|part| part.letter(to)).unwrap_or_default()
    };
    let nonce = |to: PlayerId| Nonce::letter(current.id, news.number, at, to);
    let place = (current.guild, current.channel);
    let notified = service.boards.notify_people(place, to_notify, letter, nonce).await;
    screen.notifies = notified.to_mention;
    if !notified.written.is_empty() {
        let number = news.number;
        let note = |next: &mut Tournament| match find_news(next, number) {
            Some(news) => {
                news.written.extend(&notified.written);
                true
            }
            None => false,
        };
        service.tournaments.update(current.id, note).await?;
    }
    if news.what == News::Over && at == 0 {
        screen.file = podium(service, words, current).await;
    }
    let nonce = Nonce::news(current.id, news.number, at);
    Ok(service.boards.discord().post(current.place(), &screen, nonce).await.map(|_| ()))
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
