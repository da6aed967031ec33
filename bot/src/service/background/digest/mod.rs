//! What a person gets by themselves: all games that wait for them, in one message a day or when they are
//! back, and a reminder of the puzzle of the day.
//!
//! The record says when the next one is due until it has arrived, and its nonce follows from that: a start
//! after a kill sends what is missing, and nothing twice.

mod in_channel;

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::feeds::{DigestFeed, PersonFeed};
use kuzhi_domain::matches::{Match, Place};
use kuzhi_domain::settings::{Pings, Preference, Preferences};
use kuzhi_domain::study::{Daily, Day};
use kuzhi_domain::{ChannelId, PlayerId, Timestamp};
use kuzhi_store::{Delivered, StoreError};
use kuzhi_view::screens::{self, Listed, Screen, WaitingGame};
use kuzhi_view::words::Words;

use super::feed::alone;
use super::lost_on_time;
use crate::delivery::{Nonce, ShowError, try_to};
use crate::service::Service;
use crate::service::waiting::{games_to_begin, one_listed, waits_for};

/// How long to wait before something that has not arrived is sent again.
const AGAIN: Duration = Duration::from_secs(30);

/// For so long Discord drops a message that it has already: what may have arrived is sent again.
const NONCE_LASTS: Duration = Duration::from_mins(1);

/// Does what is due for a person.
///
/// # Errors
///
/// When the store fails. It is looked at again in a while.
pub(in crate::service) async fn do_what_is_due(
    service: &Arc<Service>,
    who: PlayerId,
) -> Result<(), StoreError> {
    let writing = write_alone(service, who);
    alone(service, &service.person_feeds, who, format!("feed of {who}"), writing).await
}

async fn write_alone(service: &Arc<Service>, who: PlayerId) -> Result<(), StoreError> {
    let read = move |store: &dyn kuzhi_store::Store| {
        let own = store.preferences(who)?;
        let language = own.language.or(store.language_of(who)?);
        Ok((own, language.unwrap_or_default()))
    };
    let (own, language) = service.records.run(read).await?;
    // What was chosen was perhaps not noted.
    service.person_feeds.follow(who, &own).await?;
    let (feed, now) = (service.person_feeds.find(who).await?, service.clock.now());
    let person = Person { service, who, own: &own, words: Words::for_language(language), now };
    let back = feed.back.filter(|at| *at <= now);
    let says_back = back.is_some_and(|at| own.returns_at(at));
    match (&feed.digest, back) {
        (Some(digest), _) if digest.next <= now => person.send_digest(digest, says_back).await?,
        (None, Some(at)) => person.say_back(at, says_back).await?,
        _ => {}
    }
    if feed.late.is_some_and(|at| at <= now) {
        Box::pin(lost_on_time::tell(service, who, feed.lost)).await?;
    }
    if let Some(due) = feed.puzzle.filter(|due| *due <= now) {
        person.remind_of_puzzle(due).await?;
    }
    Ok(())
}

/// A person for whom something is due.
struct Person<'a> {
    service: &'a Arc<Service>,
    who: PlayerId,
    own: &'a Preferences,
    words: &'static Words,
    now: Timestamp,
}

/// What became of a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Written {
    /// It is there, or may be.
    Arrived,
    /// The person, or the channel, takes none.
    Refused,
    /// It is sent again.
    Later,
}

/// What waits for a person.
struct Waiting {
    listed: Vec<Listed>,
    to_begin: Vec<WaitingGame>,
    /// All of it, as it is noted that they were told.
    told: Vec<String>,
    /// Whether there is something that they have not been told, or that does not wait for the next message.
    is_worth_it: bool,
}

impl Person<'_> {
    /// Tells them which games wait for them, if that is due and they do not know.
    async fn send_digest(&self, digest: &DigestFeed, says_back: bool) -> Result<(), StoreError> {
        let (due, next) = (digest.next, self.own.next_digest(self.now));
        let is_left_out =
            PersonFeed::is_too_late(due, self.now) || self.own.calendar.away_at(self.now).is_some();
        let waiting = self.waiting(digest).await?;
        let is_worth_it = waiting.is_worth_it || says_back && waiting.has_any();
        if is_left_out || !is_worth_it {
            let told = digest.told.iter().filter(|told| waiting.told.contains(told)).cloned().collect();
            return self.note_told(due, told, next).await;
        }
        match self.write_digest(due, &waiting, next, says_back).await? {
            Written::Arrived => self.note_told(due, waiting.told, next).await,
            Written::Refused => self.ping_again(&waiting).await,
            Written::Later => Ok(()),
        }
    }

    /// Tells them that they are back since then and which games wait, unless they know or none does.
    async fn say_back(&self, at: Timestamp, is_true: bool) -> Result<(), StoreError> {
        let (service, who) = (self.service, self.who);
        if is_true && !PersonFeed::is_too_late(at, self.now) {
            let none = DigestFeed { next: at, since: at, is_last: false, told: Vec::new() };
            let waiting = self.waiting(&none).await?;
            if waiting.has_any() {
                match self.write_digest(at, &waiting, None, true).await? {
                    Written::Arrived => {}
                    Written::Refused => self.ping_to_game(&waiting, screens::back_ping).await,
                    Written::Later => return Ok(()),
                }
            }
        }
        service.person_feeds.change(who, PersonFeed::note_back).await.map(drop)
    }

    /// Reminds them of the puzzle of the day, unless they have finished it. If they take no direct messages,
    /// nobody reminds them any more.
    async fn remind_of_puzzle(&self, due: Timestamp) -> Result<(), StoreError> {
        let (service, who, next) = (self.service, self.who, self.own.next_puzzle(self.now));
        let solver = service.records.solver(who).await?;
        let today = Day::in_zone(self.now, &self.own.zone());
        let is_left_out = PersonFeed::is_too_late(due, self.now)
            || self.own.calendar.away_at(self.now).is_some()
            || solver.daily(today).is_some_and(Daily::is_over)
            || today.puzzle().is_none();
        if !is_left_out {
            let screen = screens::puzzle_reminder(self.words, today, solver.streak.on(today));
            match self.write(due, &screen, Nonce::puzzle_reminder(who, due)).await {
                Written::Arrived => {}
                Written::Refused => {
                    let changed = service.records.change(move |store| {
                        let own = store.preferences(who)?.with(Preference::PuzzleAt(None));
                        store.save_preferences(who, &own)
                    });
                    changed.await?;
                    return service
                        .person_feeds
                        .change(who, |feed| feed.puzzle.take().is_some())
                        .await
                        .map(drop);
                }
                Written::Later => return Ok(()),
            }
        }
        service.person_feeds.change(who, move |feed| feed.note_puzzle(due, next)).await.map(drop)
    }

    /// Tells them what waits, as it was due then: in the channel that they have chosen, or by direct message.
    async fn write_digest(
        &self,
        due: Timestamp,
        waiting: &Waiting,
        next: Option<Timestamp>,
        is_back: bool,
    ) -> Result<Written, StoreError> {
        let (who, own) = (self.who, self.own);
        let chosen = if own.pings == Pings::Daily { own.digest_in } else { None };
        if let Some(channel) = chosen {
            let written = self.write_in(channel, due, waiting, next, is_back).await;
            if written != Written::Refused {
                return Ok(written);
            }
            self.leave_channel().await?;
        }
        let (listed, to_begin) = (&waiting.listed, &waiting.to_begin);
        let mut screen = screens::digest(self.words, who, listed, to_begin, next, is_back);
        if let Some(channel) = chosen {
            screens::add_line(&mut screen, &screens::digest_moved(self.words, channel));
        }
        let written = self.write(due, &screen, Nonce::digest(who, due)).await;
        if written == Written::Arrived && own.pings != Pings::Daily {
            self.take_back_pings(listed).await;
        }
        Ok(written)
    }

    /// Takes back the pings that were to come to games of which they were told now.
    async fn take_back_pings(&self, listed: &[Listed]) {
        for one in listed.iter().map(|listed| &listed.one).filter(|one| !one.runs_live_clock()) {
            let lock = self.service.matches.lock(one.id()).await;
            self.service.boards.note_told(&lock, one).await;
        }
    }

    /// Writes them what was due then.
    async fn write(&self, due: Timestamp, screen: &Screen, nonce: Nonce) -> Written {
        // Refusals count for no server.
        let place = Place { guild: None, channel: ChannelId(0) };
        let sent = self.service.boards.discord().write_to(self.who, place, screen, Some(nonce)).await;
        self.written(due, sent)
    }

    /// What became of a message that was due then.
    fn written(&self, due: Timestamp, sent: Result<(), ShowError>) -> Written {
        match sent {
            Ok(()) => Written::Arrived,
            Err(error) if error.may_have_arrived && self.now.since(due) >= NONCE_LASTS => Written::Arrived,
            Err(error) if error.is_of_place && !error.may_have_arrived => Written::Refused,
            Err(error) => {
                error.log("cannot write to somebody what comes once a day; it is tried again");
                self.service.person_feeds.look_at(self.who, self.now + AGAIN);
                Written::Later
            }
        }
    }

    async fn note_told(
        &self,
        due: Timestamp,
        told: Vec<String>,
        next: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        let note = move |feed: &mut PersonFeed| {
            let is_new = feed.note_digest(due, told.clone(), next);
            if is_new && feed.back.is_some_and(|at| at <= due) {
                feed.note_back();
            }
            is_new
        };
        self.service.person_feeds.change(self.who, note).await.map(drop)
    }

    async fn waiting(&self, digest: &DigestFeed) -> Result<Waiting, StoreError> {
        let (service, who) = (self.service, self.who);
        let mut live = service.records.run(move |store| store.live_of(who)).await?;
        live.retain(|one| waits_for(one, who));
        let to_begin = games_to_begin(service, self.words, who, None).await;
        let mut told: Vec<String> = to_begin.iter().map(|one| one.game.id.to_string()).collect();
        let is_last_call = |until| !digest.is_last && !self.own.waits_for_digest(until, self.now);
        let mut is_worth_it = to_begin.iter().zip(&told).any(|(one, told)| {
            !one.tournament.rules.clock.is_live()
                && (!digest.has_told(told) || is_last_call(Some(one.game.begin_by)))
        });
        let mut listed = Vec::with_capacity(live.len());
        for one in live {
            let told_as = DigestFeed::told_as(&one);
            let is_new = !digest.has_told(&told_as) && digest.tells(one.last_change());
            // Whoever was pinged is reminded, too.
            is_worth_it |= !one.runs_live_clock()
                && (is_new || is_last_call(one.waits_until()))
                && !was_pinged(self.service, &one).await?;
            told.push(told_as);
            listed.push(one_listed(service, self.words, one, who).await);
        }
        Ok(Waiting { listed, to_begin, told, is_worth_it })
    }

    /// They take no direct messages: from now on they are pinged, and are told so once.
    async fn ping_again(&self, waiting: &Waiting) -> Result<(), StoreError> {
        let (service, who) = (self.service, self.who);
        let changed = service.records.change(move |store| {
            let own = store.preferences(who)?;
            if own.pings == Pings::Daily {
                store.save_preferences(who, &own.with(Preference::Pings(Pings::Channel)))?;
            }
            Ok(())
        });
        changed.await?;
        service.person_feeds.change(who, |feed| feed.digest.take().is_some() | feed.note_back()).await?;
        self.ping_to_game(waiting, screens::digest_refused).await;
        Ok(())
    }

    /// Pings them once, where a game of theirs is and people may be mentioned.
    async fn ping_to_game(
        &self,
        waiting: &Waiting,
        said: fn(&Words, PlayerId, &Match, Option<&str>) -> Screen,
    ) {
        let (service, who) = (self.service, self.who);
        for Listed { one, link, .. } in waiting.listed.iter().filter(|listed| !listed.is_gone) {
            let house = service.records.house_rules(one.place().guild).await;
            if one.place().guild.is_none() || !house.pings || house.keeps_out(who) {
                continue;
            }
            let words = Words::for_language(house.language.unwrap_or_default());
            let screen = said(words, who, one, link.as_deref());
            let post = service.boards.discord().post(one.place(), &screen, Nonce::digest(who, self.now));
            if try_to("ping somebody who takes no direct messages", post).await.is_some() {
                break;
            }
        }
    }
}

impl Waiting {
    /// Whether there is anything but games with a clock of minutes.
    fn has_any(&self) -> bool {
        !self.to_begin.is_empty() || self.listed.iter().any(|listed| !listed.one.runs_live_clock())
    }
}

/// Whether the message that comes once a day tells the player to move of their time, or has told them.
pub(super) async fn tells_of_time(
    service: &Service,
    current: &Match,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let Some(who) = current.person_to_move().filter(|_| !current.runs_live_clock()) else { return Ok(false) };
    let own = service.records.preferences(who).await;
    if own.pings != Pings::Daily || was_pinged(service, current).await? {
        return Ok(false);
    }
    if own.waits_for_digest(current.waits_until(), now) {
        return Ok(true);
    }
    let digest = service.person_feeds.find(who).await?.digest;
    Ok(digest.is_some_and(|digest| digest.has_told(&DigestFeed::told_as(current))))
}

/// Whether somebody was pinged for what a match waits for.
async fn was_pinged(service: &Service, one: &Match) -> Result<bool, StoreError> {
    let id = one.id();
    let Delivered { notified, .. } = service.records.find(move |store| store.delivered(id)).await?;
    Ok(notified.and_then(|notified| notified.of_now(one)).is_some())
}
