//! Posts what a tournament has to tell, each thing once.

use std::collections::BTreeMap;
use std::time::Duration;

use kuzhi_domain::tournaments::{Announcement, News, PostedNews, Tournament};
use kuzhi_domain::{MessageId, PlayerId};
use kuzhi_store::StoreError;
use kuzhi_view::screens::{self, NewsFacts, NewsPart, NewsPicture};
use kuzhi_view::words::Words;

use super::podium::{podium, table};
use super::written::news_facts;
use crate::delivery::{Nonce, ShowError, try_to};
use crate::service::Service;
use crate::service::background::channels::leave_gone_thread;

/// How long another process that posts a message is not interfered with. It may have been killed. Discord
/// certainly remembers the nonce of its message for longer.
const TELLING_TAKES: Duration = Duration::from_secs(20);

/// After this, news that nobody could be told is old.
const NEWS_LASTS: Duration = Duration::from_hours(12);

/// Tells everything that has not been told, oldest first.
pub(super) async fn tell_all(
    service: &Service,
    words: &'static Words,
    current: &mut Tournament,
) -> Result<(), StoreError> {
    while let Some(first) = current.posts.news.first().cloned() {
        if !tell(service, words, current, &first).await? {
            return Ok(());
        }
    }
    Ok(())
}

/// Tells one thing, in all of its messages. Returns false if that has to wait.
async fn tell(
    service: &Service,
    words: &'static Words,
    current: &mut Tournament,
    first: &Announcement,
) -> Result<bool, StoreError> {
    let tournaments = &service.tournaments;
    let now = service.clock.now();
    let since = first.tried.map(|tried| now.since(tried));
    if since.is_some_and(|since| since < TELLING_TAKES) {
        // Another process is at it, or was killed.
        return Ok(false);
    }
    if service.channel_access.is_known_gone(current.posts.channel) {
        leave_gone_thread(service, current).await?;
        return Ok(false);
    }
    let number = first.number;
    if since.is_some_and(|since| since > NEWS_LASTS) {
        return tournaments.update_current(current, |next| next.give_up_news(number, now)).await;
    }
    if !tournaments.update_current(current, |next| next.try_news(number, TELLING_TAKES, now)).await? {
        return Ok(true);
    }
    let facts = news_facts(service, current, &first.what).await;
    // Each message says what is so when it is sent.
    while let Some(news) = current.posts.news.iter().find(|one| one.number == number).cloned() {
        let parts = screens::tournament_news(words, current, &news, &facts);
        let mut left = parts.into_iter().enumerate().skip(news.arrived.into());
        let Some((at, part)) = left.find(|(_, part)| !part.screen.text.is_empty()) else {
            return tournaments.update_current(current, |next| next.news_told(number, now)).await;
        };
        let is_last = !left.any(|(_, part)| !part.screen.text.is_empty());
        let state = current.state_of(&news.what, &BTreeMap::new(), facts.season.as_ref());
        let posted = match post(service, words, current, (&news, at, part), &facts).await? {
            Ok(message) => Some(message),
            Err(error) if error.is_invalid => {
                let id = current.id;
                tracing::error!(%error, %id, "Discord never takes this news of a tournament; it is left out");
                None
            }
            Err(error) => {
                error.log("cannot tell news of a tournament; it is tried again");
                if error.is_of_place && current.is_live() {
                    // Nothing has arrived, so it is as if nobody had tried.
                    tournaments.update_current(current, |next| next.forget_try(number)).await?;
                }
                leave_gone_thread(service, current).await?;
                return Ok(false);
            }
        };
        let now = service.clock.now();
        let arrived = u16::try_from(at + 1).unwrap_or(u16::MAX);
        let congratulates = congratulates(&news, at);
        let kept = posted.filter(|_| news.what.may_change() && !congratulates).map(|message| PostedNews {
            message,
            channel: current.posts.channel,
            news: Announcement::new(number, news.what.clone(), news.people.clone()),
            part: u16::try_from(at).unwrap_or(u16::MAX),
            shown: state,
        });
        let noted = tournaments.update_current(current, |next| {
            if congratulates {
                next.posts.note_congratulation(posted);
            }
            if let Some(kept) = &kept {
                next.posts.note_news(kept.clone());
            }
            if is_last { next.news_told(number, now) } else { next.news_arrived(number, arrived, now) }
        });
        if !noted.await? || is_last {
            return Ok(true);
        }
    }
    Ok(true)
}

/// Whether the message with this index is the one that congratulates those on the podium.
fn congratulates(news: &Announcement, at: usize) -> bool {
    news.what == News::Over && at == 0
}

/// Posts one of the messages that tell something. Who has to know is notified as they wish.
///
/// Until it has arrived, each try notifies them: Discord takes only one of the messages with a nonce. Whoever
/// was written to is noted before that, so that nobody is written to again.
async fn post(
    service: &Service,
    words: &'static Words,
    current: &mut Tournament,
    (news, at, part): (&Announcement, usize, NewsPart),
    facts: &NewsFacts,
) -> Result<Result<MessageId, ShowError>, StoreError> {
    let (mut screen, picture) = (part.screen, part.picture);
    let to_notify = screen.notifies.iter().filter(|one| !news.written.contains(one)).copied().collect();
    let shown = &*current;
    let letter = |words: &'static Words, to: PlayerId| {
        let told = screens::tournament_news(words, shown, news, facts);
        told.get(at).map(|part| part.letter(to)).unwrap_or_default()
    };
    let is_beside = shown.is_seen_by_guests();
    let nonce = |to: PlayerId| Nonce::letter(shown.id, news.number, at, to).beside(is_beside);
    let place = (shown.guild, shown.posts.channel);
    let until = match news.what {
        News::RoundBegun(round) | News::RoundEnding(round) if !shown.rules.clock.is_live() => {
            let round = shown.rounds.get(usize::from(round));
            round.and_then(|round| round.games.iter().map(|game| game.begin_by).min())
        }
        _ => None,
    };
    let notified = service.boards.notify_people(place, (to_notify, until), letter, nonce).await;
    screen.notifies = notified.to_mention;
    if !notified.written.is_empty() {
        let number = news.number;
        let note = |next: &mut Tournament| next.write_news(number, &notified.written);
        service.tournaments.update_current(current, note).await?;
    }
    if congratulates(news, at)
        && let Some(old) = current.posts.congratulation
    {
        let screen = screens::tournament_corrected(words, current);
        let edit = service.boards.discord().edit(current.place(), old, &screen);
        try_to("edit a congratulation", edit).await;
    }
    screen.file = match picture {
        NewsPicture::None => None,
        NewsPicture::Podium => podium(service, words, current).await,
        NewsPicture::Table => table(service, words, current, &facts.names).await,
        NewsPicture::TableAfter(round) => {
            table(service, words, &current.after_round(round), &facts.names).await
        }
    };
    let nonce = Nonce::news(current.id, news.number, at).beside(is_beside);
    Ok(service.boards.discord().post(current.place(), &screen, nonce).await)
}
