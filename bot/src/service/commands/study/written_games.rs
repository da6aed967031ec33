//! Games and positions that people enter as text, to replay, review or analyse them.

use std::sync::Arc;

use kuzhi_domain::{Refusal, WrittenGame};
use kuzhi_engine::Game;
use kuzhi_view::request::{GameReference, LAST, LookBack};
use kuzhi_view::screens;

use super::{analysis, replay, review};
use crate::service::commands::matches::questions::give;
use crate::service::{Context, Service};

/// Gives a person the form for the text of a game.
pub(in crate::service) async fn ask_game(service: &Service, context: &Context, to: LookBack) {
    give(service, context, &screens::game_form(context.words(), to)).await;
}

/// Reads the text of a game and opens it.
pub(in crate::service) async fn take_game(
    service: &Arc<Service>,
    context: &Context,
    to: LookBack,
    text: &str,
) {
    match WrittenGame::read(text) {
        Ok(game) => look_back(service, context, to, &game).await,
        Err(why) => service.explain(Refusal::WrittenGame(why).into(), context).await,
    }
}

/// Reads the text of a position, of this game or any that it fits, and opens it to try out moves.
pub(in crate::service) async fn take_position(
    service: &Arc<Service>,
    context: &Context,
    game: Option<Game>,
    text: &str,
) {
    let usual = service.records.usual_game(context.place().guild).await;
    match kuzhi_domain::read_position(text, game, [usual].into_iter().chain(Game::all())) {
        Ok(game) => look_back(service, context, LookBack::Analyse, &game).await,
        Err(why) => service.explain(Refusal::WrittenGame(why).into(), context).await,
    }
}

async fn look_back(service: &Arc<Service>, context: &Context, to: LookBack, game: &WrittenGame) {
    service.written_games.keep(context.who(), game);
    let named = GameReference::Named(game.id());
    match to {
        LookBack::Replay => replay::open(service, context, named, LAST).await,
        LookBack::Review => review::review(service, context, named).await,
        LookBack::Analyse => analysis::open(service, context, named, None).await,
    }
}
