//! Looking back on games: which one is meant, and games that people have entered as text.

use std::sync::Arc;

use kuzhi_engine::{Game, Position};

use super::super::permission::load_permitted;
use super::{analysis, replay, review};
use crate::domain::{
    self, Against, HistoryFilter, LookingBack, MatchId, PastGame, Refusal, WrittenGame,
    is_played_without_help,
};
use crate::request::{GameReference, LAST, LookBack};
use crate::screens;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Service};

/// Returns the game with this id, if the person may see it: a match, or a game that they have entered.
pub(super) async fn seen(service: &Service, context: &Context, id: MatchId) -> Result<PastGame, ActionError> {
    match service.written_games.find(context.who(), id) {
        Some(game) => Ok(game.into()),
        None => Ok(PastGame::try_from(load_permitted(service, context, Target::unread(id)).await?)?),
    }
}

/// Returns the game that is meant, if the person may see it.
pub(super) async fn referenced(
    service: &Service,
    context: &Context,
    reference: GameReference,
) -> Result<PastGame, ActionError> {
    match reference {
        GameReference::Latest => {}
        GameReference::Named(id) => return seen(service, context, id).await,
        GameReference::ShownIn(link) => {
            let id = service.channel_access.match_in(link).await.ok_or(Refusal::NoGameBehindLink)?;
            return seen(service, context, id).await;
        }
    }
    let of = HistoryFilter { player: context.who(), game: None, against: Against::Anybody };
    let last = service.records.read(move |store| store.past(&of, 0, 1)).await?.pop();
    Ok(PastGame::try_from(last.ok_or(Refusal::LookingBack(LookingBack::NothingPlayed))?)?)
}

/// Checks whether the engine may judge these boards for a person. It must not if they are playing a rated match with
/// one of them, whatever game the boards are from.
pub(super) async fn may_be_helped(
    service: &Service,
    context: &Context,
    boards: impl Iterator<Item = Position>,
) -> Result<(), ActionError> {
    let who = context.who();
    let running = service.records.read(move |store| store.live_of(who)).await?;
    if is_played_without_help(&running, boards) {
        return Err(Refusal::LookingBack(LookingBack::PlayedNow).into());
    }
    Ok(())
}

/// Gives a person the form for the text of a game.
pub(in crate::service) async fn ask_game(service: &Service, context: &Context, to: LookBack) {
    super::questions::give(service, context, &screens::game_form(context.words(), to)).await;
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
