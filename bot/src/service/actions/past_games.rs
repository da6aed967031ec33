//! Games that somebody looks back on: which one is meant, and those that they have written down.

use std::sync::Arc;

use kuzhi_engine::Game;

use super::questions::seen_by;
use super::{analysis, replay, review};
use crate::domain::{
    self, Against, History, HistoryFilter, LookingBack, MatchId, PastGame, Refusal, WrittenGame,
    is_played_without_help,
};
use crate::request::{GameReference, LAST, LookBack};
use crate::screens;
use crate::service::{ActionError, Context, Service};

/// The game of this name that they may see: a match, or one that they have written down.
pub(super) async fn seen(service: &Service, context: &Context, id: MatchId) -> Result<PastGame, ActionError> {
    match service.written_games.find(context.who(), id) {
        Some(game) => Ok(game.into()),
        None => Ok(PastGame::try_from(seen_by(service, context, id).await?)?),
    }
}

/// The game that is meant, if they may see it.
pub(super) async fn referenced(
    service: &Service,
    context: &Context,
    reference: GameReference,
) -> Result<PastGame, ActionError> {
    match reference {
        GameReference::Latest => {}
        GameReference::Named(id) => return seen(service, context, id).await,
        GameReference::ShownIn(link) => {
            let id = service.sight.match_in(link).await.ok_or(Refusal::NoGameBehindLink)?;
            return seen(service, context, id).await;
        }
    }
    let of = HistoryFilter { player: context.who(), game: None, against: Against::Anybody };
    let last = service.records.read(move |store| store.past(&of, 0, 1)).await?.pop();
    Ok(PastGame::try_from(last.ok_or(Refusal::LookingBack(LookingBack::NothingPlayed))?)?)
}

/// Whether the engine may help somebody with a game that they have written down: what they play without help they do not
/// have judged as a text either.
pub(super) async fn may_be_helped(
    service: &Service,
    context: &Context,
    game: &PastGame,
    boards: &History,
) -> Result<(), ActionError> {
    if game.as_match().is_some() {
        return Ok(());
    }
    let who = context.who();
    let running = service.records.read(move |store| store.live_of(who)).await?;
    if is_played_without_help(&running, boards.boards()) {
        return Err(Refusal::LookingBack(LookingBack::PlayedNow).into());
    }
    Ok(())
}

/// Gives somebody the form into which they put the text of a game.
pub(in crate::service) async fn ask_game(service: &Service, context: &Context, to: LookBack) {
    super::questions::give(service, context, &screens::game_form(context.words(), to)).await;
}

/// Takes the text of a game, and looks back on it.
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

/// Takes a position as a text, of this game or of whichever it fits, to try out moves on it.
pub(in crate::service) async fn take_position(
    service: &Arc<Service>,
    context: &Context,
    game: Option<Game>,
    text: &str,
) {
    let usual = service.records.usual_game(context.place().guild).await;
    match domain::read_position(text, game, [usual].into_iter().chain(Game::all())) {
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
