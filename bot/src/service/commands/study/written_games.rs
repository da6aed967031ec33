//! Games and positions that people enter as text, to replay, review or analyse them.

use std::sync::Arc;

use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::WrittenGame;
use kuzhi_engine::Game;
use kuzhi_view::request::{GameReference, LAST, LookBack};
use kuzhi_view::screens;

use super::{analysis, replay, review};
use crate::service::{ActionError, Context, Response, Service};

/// Gives a person the form for the text of a game.
pub(in crate::service) fn ask_game(context: &Context, to: LookBack) -> Response {
    Response::Ask(screens::game_form(context.words(), to))
}

/// Reads the text of a game, or a list of moves of this place's usual game or any that it fits, and opens it.
pub(in crate::service) async fn take_game(
    service: &Arc<Service>,
    context: &Context,
    to: LookBack,
    text: &str,
) -> Result<Response, ActionError> {
    let read = kuzhi_domain::study::read_game(text, games(service, context).await);
    look_back(service, context, to, &read.map_err(Refusal::WrittenGame)?).await
}

/// Reads the text of a position, of this game or any that it fits, and opens it to try out moves.
pub(in crate::service) async fn take_position(
    service: &Arc<Service>,
    context: &Context,
    game: Option<Game>,
    text: &str,
) -> Result<Response, ActionError> {
    let read = kuzhi_domain::study::read_position(text, game, games(service, context).await);
    look_back(service, context, LookBack::Analyse, &read.map_err(Refusal::WrittenGame)?).await
}

/// All games, in the order in which a text that names none is tried: this place's usual one first.
async fn games(service: &Service, context: &Context) -> impl Iterator<Item = Game> {
    let usual = service.records.usual_game(context.place().guild).await;
    [usual].into_iter().chain(Game::all())
}

async fn look_back(
    service: &Arc<Service>,
    context: &Context,
    to: LookBack,
    game: &WrittenGame,
) -> Result<Response, ActionError> {
    service.written_games.save(context.who(), game);
    let named = GameReference::Named(game.id());
    match to {
        LookBack::Replay => replay::open(service, context, named, LAST).await,
        LookBack::Review => review::review(service, context, named).await,
        LookBack::Analyse => analysis::open(service, context, named, None).await,
    }
}
