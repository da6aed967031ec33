//! Lists a person's matches, opens one, and exports one.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::Match;
use kuzhi_domain::refusal::Refusal;
use kuzhi_store::Delivered;
use kuzhi_view::request::{Action, MatchCommand};
use kuzhi_view::screens::{self, Listed, WaitingGame};
use kuzhi_view::words::{self, Words};

use crate::delivery::link;
use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Lists a person's live matches everywhere, visible only to them.
pub(in crate::service) async fn games(
    service: &Service,
    context: &Context,
    page: usize,
) -> Result<Response, ActionError> {
    let who = context.who();
    let live = service.records.run(move |store| store.live_of(who)).await?;
    let mut listed = Vec::with_capacity(live.len());
    for one in live {
        listed.push(one_listed(service, context.words(), one, who).await);
    }
    let waiting = waiting(service, context).await;
    let mut screen = screens::games(context.words(), who, listed, &waiting, page);
    if service.offers_page(context) {
        screens::add_open_board(context.words(), &mut screen, Action::OpenGames);
    }
    Ok(Response::TellInPlace(screen))
}

/// The games of tournaments that wait to be begun by whoever asks.
async fn waiting(service: &Service, context: &Context) -> Vec<WaitingGame> {
    let who = context.who();
    let found = service.records.run(move |store| store.tournaments_with(who)).await;
    let found = found.unwrap_or_else(|error| {
        service.records.report(&error, "cannot read in which tournaments somebody plays");
        Vec::new()
    });
    let (mut waiting, now) = (Vec::new(), service.clock.now());
    for one in found.iter().filter(|one| one.is_running()) {
        for (_, game) in one.games_to_begin(who, now) {
            let Some(side) = one.entrant(who).and_then(|own| game.side_of(own)) else { continue };
            let other = one.person(game.pairing.at(side.other()));
            let name = service.records.name_of(other).await;
            waiting.push(WaitingGame {
                tournament: one.clone(),
                game: *game,
                side,
                // A mention of a person from another server shows nothing.
                other: words::named_within(context.words(), other, name.as_deref()),
                link: one.posts.card.map(|card| link(one.card_place(), card)),
                is_here: context.place().guild == Some(one.guild),
                now,
            });
        }
    }
    waiting
}

/// Asks a person which of these matches they mean.
pub(in crate::service) async fn ask_which(
    service: &Service,
    context: &Context,
    matches: Vec<Match>,
    command: MatchCommand,
) -> Response {
    let (words, who, mut listed) = (context.words(), context.who(), Vec::with_capacity(matches.len()));
    for one in matches {
        listed.push(one_listed(service, words, one, who).await);
    }
    Response::Tell(screens::disambiguation(words, who, command, listed, service.clock.now()))
}

pub(crate) async fn one_listed(service: &Service, words: &Words, one: Match, who: PlayerId) -> Listed {
    let other = match one.people().into_iter().find(|&player| player != who) {
        // A mention of a person from another server shows nothing.
        Some(other) => {
            Some(words::named_within(words, other, service.records.name_of(other).await.as_deref()))
        }
        None => None,
    };
    let Delivered { board, gone_since, .. } = service.records.delivered(one.id()).await;
    let is_gone = gone_since.is_some() || service.channel_access.is_known_gone(one.place().channel);
    let link = board.filter(|_| !is_gone).map(|board| link(one.place(), board));
    Listed { one, other, link, is_gone }
}

/// Gives a person a match as a text file.
pub(in crate::service) async fn export(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let words = context.words();
    let one = load_permitted(service, context, target).await?;
    let screen = screens::match_export(words, &one, service.records.players_of(words, &one).await);
    Ok(Response::Tell(screen.ok_or(Refusal::NotStarted)?))
}
