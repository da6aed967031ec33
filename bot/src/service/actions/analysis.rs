//! Trying out moves on boards of finished matches, for oneself alone.

use kuzhi_search::Level;

use super::questions::seen_by;
use super::replay::{drawn, meant};
use crate::domain::{self, Cost, Hint, Match, MatchId, Question, Variation};
use crate::screens::{self, Screen, Tried};
use crate::service::{ActionError, Context, Service};
use crate::thinking::Purpose;

/// Where in a match somebody is, and which moves they have tried out since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::service) struct At {
    /// After how many moves.
    pub(in crate::service) ply: usize,
    /// The moves.
    pub(in crate::service) tried: Variation,
}

/// Shows a board of the match of this name to somebody in a message of its own, to try out moves; of the last one that they
/// have played if none is named, and the last one that had moves if no board is.
pub(in crate::service) async fn open(
    service: &Service,
    context: &Context,
    named: Option<MatchId>,
    ply: Option<usize>,
) {
    let shown = async {
        let one = meant(service, context, named).await?;
        let moves = one.played().map_or(0, domain::Playing::ply);
        let ply = ply.unwrap_or(moves.saturating_sub(1)).min(moves);
        screen_of(service, context, &one, &At { ply, tried: Variation::default() }, None).await
    };
    match shown.await {
        Ok(screen) => context.tell(&screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Shows the board that moves lead to, in the place of the one before.
pub(in crate::service) async fn go_to(service: &Service, context: &Context, id: MatchId, at: At) {
    let shown = async {
        let one = seen_by(service, context, id).await?;
        screen_of(service, context, &one, &at, None).await
    };
    match shown.await {
        Ok(screen) => context.answer(&screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Says what a board is worth, in its place.
pub(in crate::service) async fn evaluate(service: &Service, context: &Context, id: MatchId, at: At) {
    match evaluated(service, context, id, &at).await {
        Ok(screen) => context.answer(&screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

async fn evaluated(
    service: &Service,
    context: &Context,
    id: MatchId,
    at: &At,
) -> Result<Screen, ActionError> {
    let one = seen_by(service, context, id).await?;
    let (_, history) = domain::analysed(&one, at.ply, &at.tried)?;
    if history.turn().is_none() {
        return screen_of(service, context, &one, at, None).await;
    }
    let _under_way = service.limits.begin_hint(context.who())?;
    service.limits.spend(Cost::Hint, context.who(), one.place().guild)?;
    let question = Question::about(history.board());
    match service.bot.think_of(question, Level::HIGHEST, context.who(), Purpose::Hint).await {
        Some(worth) => screen_of(service, context, &one, at, Some(worth)).await,
        // The bot is about to stop.
        None => Ok(screens::of_failure(context.words(), false)),
    }
}

async fn screen_of(
    service: &Service,
    context: &Context,
    one: &Match,
    at: &At,
    worth: Option<Hint>,
) -> Result<Screen, ActionError> {
    let who = context.who();
    let (playing, history) = domain::analysed(one, at.ply, &at.tried)?;
    let look = service.records.preferences(who).await.look().seen_by(who, one);
    let at = Tried { ply: at.ply.min(playing.ply()), tried: &at.tried, history: &history, worth };
    let emojis = service.boards.emojis();
    let shown = screens::analysis(context.words(), one, playing, at, who, look, emojis);
    drawn(service, context, one, shown).await
}
