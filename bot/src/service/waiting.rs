//! What waits for a person: their matches and games of tournaments, as lists show them.

use kuzhi_domain::matches::{Match, Stage};
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_view::screens::{Listed, WaitingGame};
use kuzhi_view::words::{self, Words};

use super::Service;
use crate::delivery::{board_link, link};

/// Whether a match waits for a person: for their move or their answer, or for them to claim the win.
pub(crate) fn waits_for(one: &Match, who: PlayerId) -> bool {
    match one.stage() {
        Stage::Open(challenge) => challenge.invited == Some(who),
        _ => one.person_waited_for() == Some(who),
    }
}

/// A match as lists show it to a person.
pub(crate) async fn one_listed(service: &Service, words: &Words, one: Match, who: PlayerId) -> Listed {
    let other = match one.people().into_iter().find(|&player| player != who) {
        // A mention of a person from another server shows nothing.
        Some(other) => {
            Some(words::named_within(words, other, service.records.name_of(other).await.as_deref()))
        }
        None => None,
    };
    let delivered = service.records.delivered(one.id()).await;
    let there = one.place_of(who).channel;
    let is_gone = delivered.gone_since.is_some() || service.channel_access.is_known_gone(there);
    let link = board_link(&one, &delivered, who).filter(|_| !is_gone);
    Listed { one, other, link, is_gone }
}

/// The games of tournaments that wait for a person to begin them. Buttons work on this server.
pub(crate) async fn games_to_begin(
    service: &Service,
    words: &Words,
    who: PlayerId,
    here: Option<GuildId>,
) -> Vec<WaitingGame> {
    let found = service.records.run(move |store| store.tournaments_with(who)).await;
    let found = found.unwrap_or_else(|error| {
        service.records.report(&error, "cannot read in which tournaments somebody plays");
        Vec::new()
    });
    let (mut waiting, now) = (Vec::new(), service.clock.now());
    for one in found.into_iter().filter(Tournament::is_running).map(|one| one.seen_by(who)) {
        for (_, game) in one.games_to_begin(who, now) {
            let Some(side) = one.entrant(who).and_then(|own| game.side_of(own)) else { continue };
            let other = one.person(game.pairing.at(side.other()));
            let name = service.records.name_of(other).await;
            waiting.push(WaitingGame {
                tournament: one.clone(),
                game: *game,
                side,
                // A mention of a person from another server shows nothing.
                other: words::named_within(words, other, name.as_deref()),
                link: one.posts.card.map(|card| link(one.card_place(), card)),
                is_here: here == Some(one.guild),
                now,
            });
        }
    }
    waiting
}
