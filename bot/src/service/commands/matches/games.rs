//! Lists a person's matches, opens one, and exports one.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::{Action, MatchCommand};
use kuzhi_view::screens;

use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::waiting::{games_to_begin, one_listed, waits_for};
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
    let waiting = games_to_begin(service, context.words(), who, context.place().guild).await;
    let mut screen = screens::games(context.words(), who, listed, &waiting, page);
    if service.offers_page(context) {
        screens::add_open_board(context.words(), &mut screen, Action::OpenGames);
    }
    Ok(Response::TellInPlace(screen))
}

/// Shows a person which of their other matches waits next for them.
pub(in crate::service) async fn next(
    service: &Service,
    context: &Context,
    beside: MatchId,
) -> Result<Response, ActionError> {
    let (who, words) = (context.who(), context.words());
    let live = service.records.run(move |store| store.live_of(who)).await?;
    let mut listed = Vec::new();
    for one in live.into_iter().filter(|one| one.id() != beside && waits_for(one, who)) {
        listed.push(one_listed(service, words, one, who).await);
    }
    Ok(Response::Tell(screens::next_game(words, who, &listed)))
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
