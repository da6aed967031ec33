//! What the messages of a tournament say stays true: they are edited when games begin and end and when times
//! change, and those that say nothing any more go.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kuzhi_domain::matches::Place;
use kuzhi_domain::tournaments::{News, PostedNews, Season, Tournament, TournamentStage};
use kuzhi_domain::{MessageId, PlayerId};
use kuzhi_store::{LookupStore, StoreError};
use kuzhi_view::screens::{self, NewsFacts};
use kuzhi_view::words::Words;

use crate::delivery::{link, try_to};
use crate::service::{BackgroundWork, Service};

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
    let tells_end = current.posts.posted.iter().any(|one| one.news.what == News::Over);
    let season = if tells_end { season_after(service, current).await } else { None };
    let state = |one: &PostedNews| current.state_of(&one.news.what, &messages, season.as_ref());
    let outdated = |one: &&PostedNews| current.posts.is_told_again(one) || state(one) != one.shown;
    let outdated: Vec<PostedNews> = current.posts.posted.iter().filter(outdated).cloned().collect();
    if outdated.is_empty() {
        return Ok(());
    }
    let boards = boards.iter().map(|(id, (place, message))| (*id, link(*place, *message))).collect();
    let mut facts = NewsFacts { boards, season: season.clone(), ..NewsFacts::default() };
    if current.servers.is_some() || outdated.iter().any(|one| screens::names_people(&one.news.what)) {
        facts.names = names(service, current, facts.season.as_ref()).await;
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
                shown.push((one.message, Some(state(&one))));
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
    let season = match what {
        News::Over => season_after(service, current).await,
        // A correction changes how it stands now.
        News::Decided(_) if !current.is_live() => service.records.season_of(current).await,
        _ => None,
    };
    let names = if current.servers.is_some() || screens::names_people(what) {
        names(service, current, season.as_ref()).await
    } else {
        BTreeMap::new()
    };
    NewsFacts { names, season, ..NewsFacts::default() }
}

/// How the season of a tournament stood after it.
async fn season_after(service: &Service, current: &Tournament) -> Option<Season> {
    let (season, one) = (current.season?, current.clone());
    let read =
        service.records.run(move |store| Ok(Season::after(&store.tournaments_of_season(season)?, &one)));
    read.await.inspect_err(|error| service.records.report(error, "cannot read a season")).ok().flatten()
}

/// What is written of the end of those that were over later in its season says how that stood after them:
/// they are looked at after a correction.
pub(super) async fn look_at_later(service: &Arc<Service>, current: &Tournament) -> Result<(), StoreError> {
    let (Some(season), TournamentStage::Over { at }) = (current.season, current.stage) else { return Ok(()) };
    for one in service.records.run(move |store| store.tournaments_of_season(season)).await? {
        if matches!(one.stage, TournamentStage::Over { at: later } if later > at) {
            service.attend_later(BackgroundWork::Tournament(one.id));
        }
    }
    Ok(())
}

async fn names(
    service: &Service,
    current: &Tournament,
    season: Option<&Season>,
) -> BTreeMap<PlayerId, String> {
    let of_season = season.into_iter().flat_map(|season| &season.rows).map(|row| row.player);
    let people: BTreeSet<PlayerId> = current.players.iter().map(|one| one.player).chain(of_season).collect();
    let find = move |store: &dyn LookupStore| {
        let mut names = BTreeMap::new();
        for player in people {
            names.extend(store.name_of(player)?.map(|name| (player, name)));
        }
        Ok(names)
    };
    service.records.find_or_default("cannot read names", find).await
}
