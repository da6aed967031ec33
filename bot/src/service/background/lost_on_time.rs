//! Who has lost on time is told, and whoever has won by that: all matches at once in one message.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kuzhi_domain::feeds::{LostOnTime, PersonFeed};
use kuzhi_domain::matches::{Actor, Match, Over};
use kuzhi_domain::{ChannelId, PlayerId};
use kuzhi_store::StoreError;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use crate::delivery::{Audience, Nonce, Notification, Written, board_link, notifications, try_to};
use crate::service::calendars::ask_whether_away;
use crate::service::feeds::GATHERS;
use crate::service::{Service, loading};

/// A match that somebody has lost on time, and who is to hear of it.
struct Lost {
    one: Match,
    audience: Audience,
    to: Vec<PlayerId>,
}

/// Notes that somebody has lost a match on time, to be told together with others. At night it waits. Perhaps
/// they are away.
///
/// # Errors
///
/// When the store fails.
pub(super) async fn note_loss(service: &Arc<Service>, one: &Match, by: Actor) -> Result<(), StoreError> {
    let Some(who) = one.over().and_then(Over::late_for_days) else { return Ok(()) };
    let lost = LostOnTime { game: one.id(), tells_winner: by == Actor::Clock };
    let own = service.records.preferences(who).await;
    let at = own.after_night(service.clock.now() + GATHERS);
    service.person_feeds.change(who, move |feed| feed.note_lost(lost, at)).await?;
    ask_whether_away(service, one).await
}

/// Tells who has lost these matches on time, and their winners. What is news comes once or not at all.
///
/// # Errors
///
/// When the store fails.
pub(super) async fn tell(
    service: &Arc<Service>,
    who: PlayerId,
    lost: Vec<LostOnTime>,
) -> Result<(), StoreError> {
    let now = service.clock.now();
    if !service.person_feeds.change(who, move |feed: &mut PersonFeed| feed.take_lost(now)).await?.is_new {
        return Ok(());
    }
    let mut all = Vec::new();
    for LostOnTime { game, tells_winner } in lost {
        let Some(one) = service.records.load(game).await?.filter(|one| one.over().is_some()) else {
            continue;
        };
        let mut audience = loading::audience(&service.records, &one).await;
        audience.names = service.boards.names_of_two(&one).await;
        let to = one.people().into_iter().filter(|&player| {
            (tells_winner || player == who) && !player.has_left() && !audience.house.keeps_out(player)
        });
        let to = to.collect();
        all.push(Lost { one, audience, to });
    }
    let (mut letters, mut channels) = (BTreeMap::new(), Channels::new());
    for lost in &all {
        for notification in notifications(&lost.audience, &lost.to) {
            match notification {
                Notification::Mention(to) => mention(&mut channels, lost, to),
                Notification::Write(letter) => {
                    letters
                        .entry(letter.to)
                        .or_insert_with(|| (letter, Vec::new()))
                        .1
                        .push((lost, letter.to));
                }
            }
        }
    }
    let discord = service.boards.discord();
    for (to, (Written { language, or_mention, .. }, of)) in letters {
        let Some((first, _)) = of.first() else { continue };
        let words = language.map_or(first.audience.words(), Words::for_language);
        let nonce = Nonce::lost_on_time(to, &first.one);
        let written = discord.write_to(to, first.one.place_of(to), &screen(words, &of), Some(nonce)).await;
        if or_mention && written.is_err_and(|error| !error.may_have_arrived) {
            for (lost, _) in of {
                mention(&mut channels, lost, to);
            }
        }
    }
    for (mentioned, of) in channels.into_values() {
        let Some(&(first, to)) = of.first() else { continue };
        let notifies = mentioned.into_iter().collect();
        let screen = Screen { notifies, ..screen(first.audience.words(), &of) };
        let place = first.one.place_of(to);
        let nonce = Nonce::lost_on_time(who, &first.one).beside(place != first.one.place());
        try_to("tell who has lost on time", discord.post(place, &screen, nonce)).await;
    }
    Ok(())
}

/// A match, and one of those who hear of it in a message.
type LossNews<'a> = (&'a Lost, PlayerId);

/// By channel: who is mentioned, and the matches.
type Channels<'a> = BTreeMap<ChannelId, (BTreeSet<PlayerId>, Vec<LossNews<'a>>)>;

fn mention<'a>(channels: &mut Channels<'a>, lost: &'a Lost, who: PlayerId) {
    // Where people bring the bot along it can only answer.
    if lost.audience.delivered.user_install {
        return;
    }
    let (people, of) = channels.entry(lost.one.place_of(who).channel).or_default();
    people.insert(who);
    if !of.iter().any(|(known, _)| known.one.id() == lost.one.id()) {
        of.push((lost, who));
    }
}

fn screen(words: &Words, of: &[LossNews<'_>]) -> Screen {
    let linked =
        |(lost, to): &LossNews<'_>| (lost.one.clone(), board_link(&lost.one, &lost.audience.delivered, *to));
    let all: Vec<_> = of.iter().map(linked).collect();
    let screen = screens::lost_on_time(words, &all);
    of.iter().fold(screen, |screen, (lost, to)| lost.audience.naming_others(words, *to, screen))
}
