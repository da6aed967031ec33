//! What happens in a tournament by itself: it begins, its games begin and end, rounds follow one another,
//! and people are told.
//!
//! Whatever is decided is stored first. Matches have the ids that were stored with it, so that a start
//! after a kill makes those that are missing, and none twice. News stays with the tournament until it was
//! told. The message of a tournament is brought up to date before that, because nobody looks at one that
//! is over and has nothing to tell.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{Match, Place};
use kuzhi_domain::tournaments::{Announcement, MatchFact, News, PostedNews, Tournament, TournamentGame};
use kuzhi_domain::{ChannelId, GuildId, MessageId, PlayerId, TournamentId};
use kuzhi_engine::Side;
use kuzhi_store::{CommitError, StoreError};
use kuzhi_view::screens::{self, NewsFacts, NewsPart, NewsPicture};
use kuzhi_view::words::Words;

use super::card::show_card;
use super::channels::leave_gone_thread;
use super::events::keep_event;
use super::podium::{podium, table};
use super::roles::keep_winners_role;
use super::series::announce_next;
use super::servers::{break_off, resign};
use super::silence::{falls_silent, is_silent};
use super::written::{keep_true, look_at_later, news_facts};
use crate::delivery::{Nonce, ShowError, try_to};
use crate::service::change::after_change;
use crate::service::loading;
use crate::service::matches::Committed;
use crate::service::pauses;
use crate::service::{BackgroundWork, Service};

/// How long another process that posts a message is not interfered with. It may have been killed. Discord
/// certainly remembers the nonce of its message for longer.
const TELLING_TAKES: Duration = Duration::from_secs(20);

/// After this, news that nobody could be told is old.
const NEWS_LASTS: Duration = Duration::from_hours(12);

/// Does what is due in a tournament.
///
/// # Errors
///
/// When the store fails. It is looked at again in a while.
pub(super) async fn do_what_is_due(service: &Arc<Service>, id: TournamentId) -> Result<(), StoreError> {
    let Some(_turn) = service.tournaments.take_turn(id).await else { return Ok(()) };
    // Time does not count while people cannot reach the bot.
    if !service.deadlines.is_there() {
        return Ok(());
    }
    let Some(mut current) = service.tournaments.find(id).await? else {
        service.tournaments.agenda.look_at(id, None);
        return Ok(());
    };
    if let Some(lapses) = current.lapses_at() {
        if lapses <= service.clock.now() {
            return service.tournaments.drop_draft(id).await;
        }
        service.tournaments.agenda.watch(&current);
        return Ok(());
    }
    for guild in servers_of(&current) {
        current = current.seen_from(guild);
        if is_silent(service, words(service, guild).await, &mut current).await? {
            return Ok(());
        }
    }
    current = current.seen_from_home();
    service.tournaments.advance(&mut current).await?;
    settle_stopped(service, &mut current).await?;
    announce_next(service, &mut current).await?;
    keep_event(service, &mut current).await?;
    for guild in servers_of(&current) {
        service.feeds.look_soon(guild).await?;
    }
    let shown = current.version;
    show_cards(service, &mut current).await?;
    keep_winners_role(service, &mut current).await?;
    let tells = current.has_news();
    for guild in servers_of(&current) {
        current = current.seen_from(guild);
        let words = words(service, guild).await;
        // What a thread refuses twice is told in its channel.
        for _ in 0..4 {
            tell_all(service, words, &mut current).await?;
            if falls_silent(service, words, &mut current).await? {
                return Ok(());
            }
        }
    }
    current = current.seen_from_home();
    let playing: Vec<TournamentGame> = current.playing().copied().collect();
    for game in playing {
        make_match(service, &mut current, &game).await?;
    }
    for guild in servers_of(&current) {
        current = current.seen_from(guild);
        keep_true(service, words(service, guild).await, &mut current).await?;
    }
    current = current.seen_from_home();
    pauses::credit_all(service, &mut current).await?;
    if tells {
        look_at_later(service, &current).await?;
    }
    if current.version != shown {
        show_cards(service, &mut current).await?;
    }
    while let Some(newest) = service.tournaments.find(id).await? {
        if newest.version == current.version {
            service.tournaments.agenda.watch(&newest);
            break;
        }
        // Another process may have shown this already, before what this one has shown.
        current = newest;
        show_cards(service, &mut current).await?;
    }
    Ok(())
}

/// The servers on which a tournament is posted.
pub(super) fn servers_of(one: &Tournament) -> Vec<GuildId> {
    one.guilds().collect()
}

/// Brings the message of a tournament up to date on each of its servers.
async fn show_cards(service: &Service, current: &mut Tournament) -> Result<(), StoreError> {
    for guild in servers_of(current) {
        *current = current.clone().seen_from(guild);
        show_card(service, words(service, guild).await, current).await?;
    }
    *current = current.clone().seen_from_home();
    Ok(())
}

/// Ends the matches whose games were ended: whoever has left resigns, others are broken off. Those that ended
/// before count as people have seen them.
async fn settle_stopped(service: &Arc<Service>, current: &mut Tournament) -> Result<(), StoreError> {
    for stopped in current.stopped.clone() {
        let found = service.records.load(stopped).await?;
        let leaver =
            current.left_by(stopped).filter(|&who| found.as_ref().is_some_and(|one| one.has_moved(who)));
        let is_ended = match leaver {
            Some(who) => resign(service, stopped, who).await?,
            None => break_off(service, stopped).await?,
        };
        if is_ended {
            service.attend_unwaited(BackgroundWork::Redraw(vec![stopped]));
        }
        let fact = service.records.load(stopped).await?.map(|one| MatchFact::from_match(&one));
        service.tournaments.update_current(current, |next| next.settle_stopped(stopped, fact)).await?;
    }
    Ok(())
}

/// Makes the match of a game that both players have begun, unless it is there. If one of them has begun
/// another live game at the same moment, it is held back.
async fn make_match(
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

/// Tells everything that has not been told, oldest first.
async fn tell_all(
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

/// The words of a server.
async fn words(service: &Service, guild: GuildId) -> &'static Words {
    Words::for_language(service.records.house_rules(Some(guild)).await.language.unwrap_or_default())
}
