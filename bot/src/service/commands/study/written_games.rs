//! Games and positions that people enter as text, to replay, review or analyse them.

use std::sync::Arc;

use kuzhi_domain::{Refusal, WrittenGame};
use kuzhi_engine::Game;
use kuzhi_view::request::{GameReference, LAST, LookBack};
use kuzhi_view::screens;

use super::{analysis, replay, review};
use crate::service::{ActionError, Context, Response, Service};

/// Gives a person the form for the text of a game.
pub(in crate::service) fn ask_game(context: &Context, to: LookBack) -> Response {
    Response::Ask(screens::game_form(context.words(), to))
}

/// Reads the text of a game and opens it.
pub(in crate::service) async fn take_game(
    service: &Arc<Service>,
    context: &Context,
    to: LookBack,
    text: &str,
) -> Result<Response, ActionError> {
    let game = WrittenGame::read(text).map_err(Refusal::WrittenGame)?;
    look_back(service, context, to, &game).await
}

/// Reads the text of a position, of this game or any that it fits, and opens it to try out moves.
pub(in crate::service) async fn take_position(
    service: &Arc<Service>,
    context: &Context,
    game: Option<Game>,
    text: &str,
) -> Result<Response, ActionError> {
    let usual = service.records.usual_game(context.place().guild).await;
    let read = kuzhi_domain::read_position(text, game, [usual].into_iter().chain(Game::all()));
    look_back(service, context, LookBack::Analyse, &read.map_err(Refusal::WrittenGame)?).await
}

async fn look_back(
    service: &Arc<Service>,
    context: &Context,
    to: LookBack,
    game: &WrittenGame,
) -> Result<Response, ActionError> {
    service.written_games.keep(context.who(), game);
    let named = GameReference::Named(game.id());
    match to {
        LookBack::Replay => replay::open(service, context, named, LAST).await,
        LookBack::Review => review::review(service, context, named).await,
        LookBack::Analyse => analysis::open(service, context, named, None).await,
    }
}
