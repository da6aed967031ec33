//! Looking back on games: which one is meant, and whether the engine may judge it.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Actor, Intent, Match};
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_domain::refusal::{LookingBack, Refusal};
use kuzhi_domain::study::{PastGame, helped_by, is_played_without_help};
use kuzhi_engine::Position;
use kuzhi_view::request::GameReference;

use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Service};

/// Returns the game with this id, if the person may see it: a match, or a game that they have entered.
pub(crate) async fn seen(service: &Service, context: &Context, id: MatchId) -> Result<PastGame, ActionError> {
    match service.written_games.find(context.who(), id) {
        Some(game) => Ok(game.into()),
        None => Ok(PastGame::try_from(load_permitted(service, context, Target::unread(id)).await?)?),
    }
}

/// Returns the game that is meant, if the person may see it.
pub(crate) async fn referenced(
    service: &Service,
    context: &Context,
    reference: GameReference,
) -> Result<PastGame, ActionError> {
    match reference {
        GameReference::Latest => {}
        GameReference::Named(id) => return seen(service, context, id).await,
        GameReference::ShownIn(link) => {
            let id = service
                .channel_access
                .match_in(context.place(), link)
                .await
                .ok_or(Refusal::NoGameBehindLink)?;
            return seen(service, context, id).await;
        }
    }
    let of = HistoryFilter { player: context.who(), game: None, against: Against::Anybody };
    let last = service.records.run(move |store| store.past(&of, 0, 1)).await?.pop();
    Ok(PastGame::try_from(last.ok_or(Refusal::LookingBack(LookingBack::NothingPlayed))?)?)
}

/// Checks whether the engine may judge these boards for a person. It must not if they are playing a rated
/// match, or a game of a tournament, with one of them, whatever game the boards are from. Returns their games
/// against the bot in which it would help: [`record_help`] is for these.
pub(crate) async fn may_be_helped(
    service: &Service,
    context: &Context,
    boards: impl Iterator<Item = Position>,
) -> Result<Vec<MatchId>, ActionError> {
    let (who, boards) = (context.who(), boards.collect::<Vec<_>>());
    let running = service.records.run(move |store| store.live_of(who)).await?;
    if is_played_without_help(&running, &boards) {
        return Err(Refusal::LookingBack(LookingBack::PlayedNow).into());
    }
    let helped = helped_by(&running, &boards);
    Ok(helped.filter(|one| one.played().is_some_and(|playing| !playing.helped())).map(Match::id).collect())
}

/// Records that the engine helps a person in their games against the bot: they beat no level any more.
pub(crate) async fn record_help(
    service: &Service,
    context: &Context,
    helped: Vec<MatchId>,
) -> Result<(), ActionError> {
    let actor = Actor::Person(context.who());
    for id in helped {
        let lock = service.matches.lock(id).await;
        match service.matches.apply(&lock, actor, Intent::GetHelp, None, None).await {
            // It has ended, or this is recorded already.
            Ok(_) | Err(ActionError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
