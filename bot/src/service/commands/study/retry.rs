//! A costly move of a reviewed game, tried again in the review's own message.

use std::iter;
use std::sync::Arc;

use kuzhi_domain::MatchId;
use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::History;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::{KeptReview, PastGame, Variation};
use kuzhi_engine::Move;
use kuzhi_search::ReviewedMove;
use kuzhi_view::screens::{self, Tries};

use super::past_games::{may_be_helped, record_help, seen};
use super::replay::drawn;
use crate::service::{ActionError, Context, Response, Service};

/// Shows the board before a move of a game, and how good another one is that the person tries there.
pub(in crate::service) async fn retry(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    ply: usize,
    tried: &Variation,
) -> Result<Response, ActionError> {
    let (one, who) = (seen(service, context, id).await?, context.who());
    kuzhi_domain::study::may_review(&one)?;
    if !(1..=one.ply()).contains(&ply) {
        return Err(Refusal::Unusable.into());
    }
    let before = one.history().before(ply - 1);
    let helped = may_be_helped(service, context, iter::once(before.board().position())).await?;
    record_help(service, context, helped).await?;
    let outcome = match tried.moves().first() {
        None => Tries::None,
        Some(&mv) => match judged(service, context, &one, &before, mv).await? {
            Some(outcome) => outcome,
            // The bot is stopping.
            None => return Ok(Response::Show(screens::failure_screen(context.words(), false))),
        },
    };
    let look = service.records.preferences(who).await.look().seen_from(who, one.seats());
    let emojis = service.boards.emojis();
    let shown = screens::retry(context.words(), &one, ply, outcome, who, look, emojis);
    Ok(Response::Show(drawn(service, context, one.guild(), shown).await?))
}

/// Compares a move with the one that was played. `None` if the bot is stopping.
async fn judged(
    service: &Service,
    context: &Context,
    one: &PastGame,
    before: &History,
    mv: Move,
) -> Result<Option<Tries>, ActionError> {
    let mut tried = before.clone();
    tried.play(mv).map_err(|_| Refusal::Unusable)?;
    if one.history().moves().get(before.ply()) == Some(&mv) {
        return Ok(Some(Tries::NoBetter(mv)));
    }
    let known = reviewed(service, one, tried.ply()).await;
    if known.as_ref().is_some_and(|known| known.best == mv) {
        return Ok(Some(Tries::Best(mv)));
    }
    let _under_way = service.limits.begin_hint(context.who())?;
    service.spend(Cost::Hint, context.who(), one.guild())?;
    let judge = async |history: &History| {
        let judged = service.reviews.judge(history.board().clone(), tried.ply(), context.who());
        service.wait_for(judged).await
    };
    let Some(found) = judge(&tried).await else { return Ok(None) };
    if found.loss == 0 {
        return Ok(Some(Tries::Best(mv)));
    }
    let known = match known {
        Some(known) => Some(known),
        None => judge(one.history()).await,
    };
    Ok(known.map(|known| if found.loss < known.loss { Tries::Better(mv) } else { Tries::NoBetter(mv) }))
}

/// What a review has found of a costly move, if it is there.
async fn reviewed(service: &Service, one: &PastGame, ply: usize) -> Option<ReviewedMove> {
    let of = one.as_match().and_then(KeptReview::name);
    let review = service.reviews.find(one.history().board(), of).await?;
    review.borrow().costliest.iter().flatten().find(|reviewed| reviewed.ply == ply).cloned()
}
