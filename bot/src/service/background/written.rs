//! What the messages of a tournament say stays true: they are edited when games begin and end and when times
//! change, and those that say nothing any more go.

use std::collections::BTreeMap;

use kuzhi_domain::matches::Place;
use kuzhi_domain::tournaments::{News, PostedNews, Tournament};
use kuzhi_domain::{MessageId, PlayerId};
use kuzhi_store::{LookupStore, StoreError};
use kuzhi_view::screens::{self, NewsFacts};
use kuzhi_view::words::Words;

use crate::delivery::{link, try_to};
use crate::service::Service;

/// Edits or deletes the messages that say something else by now.
pub(super) async fn keep_true(
    service: &Service,
    words: &'static Words,
    current: &mut Tournament,
) -> Result<(), StoreError> {
    if current.posts.posted.is_empty() {
        return Ok(());
    }
    let boards = service.records.boards_of(current).await;
    let messages = boards.iter().map(|(id, (_, message))| (*id, *message)).collect();
    let outdated = |one: &&PostedNews| {
        current.posts.is_told_again(one) || current.state_of(&one.news.what, &messages) != one.shown
    };
    let outdated: Vec<PostedNews> = current.posts.posted.iter().filter(outdated).cloned().collect();
    if outdated.is_empty() {
        return Ok(());
    }
    let boards = boards.iter().map(|(id, (place, message))| (*id, link(*place, *message))).collect();
    let mut facts = NewsFacts { boards, ..NewsFacts::default() };
    if outdated.iter().any(|one| screens::names_people(&one.news.what)) {
        facts.names = names(service, current).await;
    }
    let mut shown: Vec<(MessageId, Option<u64>)> = Vec::new();
    let mut rendered = None;
    for one in outdated {
        let place = Place { channel: one.channel, ..current.place() };
        let discord = service.boards.discord();
        if current.has_forgotten(&one.news.what) {
            shown.push((one.message, None));
            continue;
        }
        let parts = match rendered.take() {
            Some((number, parts)) if number == one.news.number => parts,
            _ => screens::tournament_news(words, current, &one.news, &facts),
        };
        let part = parts.get(usize::from(one.part)).filter(|part| !part.screen.text.is_empty());
        let part = part.filter(|_| !current.posts.is_told_again(&one));
        if let Some(part) = part {
            let edit = discord.edit(place, one.message, &part.screen);
            if try_to("edit news of a tournament", edit).await.is_some() {
                shown.push((one.message, Some(current.state_of(&one.news.what, &messages))));
            }
        } else {
            try_to("delete news of a tournament", discord.delete(place, one.message)).await;
            shown.push((one.message, None));
        }
        rendered = Some((one.news.number, parts));
    }
    if !shown.is_empty() {
        let note = |next: &mut Tournament| {
            shown
                .iter()
                .fold(false, |is_new, &(message, state)| next.posts.note_shown(message, state) || is_new)
        };
        service.tournaments.update_current(current, note).await?;
    }
    Ok(())
}

/// What news says beside what the tournament knows. Games have no boards when it is posted.
pub(super) async fn news_facts(service: &Service, current: &Tournament, what: &News) -> NewsFacts {
    let names = if screens::names_people(what) { names(service, current).await } else { BTreeMap::new() };
    NewsFacts { names, ..NewsFacts::default() }
}

async fn names(service: &Service, current: &Tournament) -> BTreeMap<PlayerId, String> {
    let people: Vec<PlayerId> = current.players.iter().map(|one| one.player).collect();
    let find = move |store: &dyn LookupStore| {
        let mut names = BTreeMap::new();
        for player in people {
            names.extend(store.name_of(player)?.map(|name| (player, name)));
        }
        Ok(names)
    };
    service.records.find_or_default("cannot read names", find).await
}
