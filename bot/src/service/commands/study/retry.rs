//! A costly move of a reviewed game, tried again in the review's own message.

use std::iter;
use std::sync::Arc;

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::History;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::Look;
use kuzhi_domain::study::{KeptReview, PastGame, Reviewed, Variation};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::Move;
use kuzhi_search::ReviewedMove;
use kuzhi_view::request::{GameReference, Solved};
use kuzhi_view::screens::{self, Retry, Screen, Tries};

use super::past_games::{may_be_helped, record_help, seen};
use super::review::{self, Meanwhile};
use crate::service::private_board::{drawn, studied_look};
use crate::service::{ActionError, Context, Response, Service};

/// The mistake at which a person is, and those that they have solved.
pub(in crate::service) struct At {
    pub(in crate::service) ply: usize,
    pub(in crate::service) solved: Solved,
}

/// Shows a person the first of their mistakes in a game, once the game is reviewed. If there is none, the
/// review says so.
pub(in crate::service) async fn begin(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
) -> Result<Response, ActionError> {
    let named = GameReference::Named(id);
    let waited = review::finished(service, context, named, Meanwhile::Progress, Response::Tell).await?;
    let Some(reviewed) = &waited.reviewed else { return Ok(waited.stopped(context, Response::Tell)) };
    let (one, solved) = (&waited.one, Solved::default());
    let screen = match mistakes(one, reviewed, context.who()).as_slice() {
        [] => review::screen_of(service, context, one, reviewed, solved).await,
        mistakes @ [ply, ..] => {
            let of = Retry { shown: one, ply: *ply, tries: Tries::None, mistakes, solved };
            screen_of(service, context, &of).await?
        }
    };
    Ok(waited.answer(screen, Response::Tell))
}

/// Shows the board before a move of a game, and how good another one is that the person tries there.
pub(in crate::service) async fn retry(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    At { ply, solved }: At,
    tried: &Variation,
) -> Result<Response, ActionError> {
    let one = seen(service, context, id).await?;
    kuzhi_domain::study::may_review(&one)?;
    if !(1..=one.ply()).contains(&ply) {
        return Err(Refusal::Unusable.into());
    }
    let before = one.history().before(ply - 1);
    let helped = may_be_helped(service, context, iter::once(before.board().position())).await?;
    record_help(service, context, helped).await?;
    let reviewed = reviewed(service, &one).await;
    let outcome = match tried.moves().first() {
        None => Tries::None,
        Some(&mv) => {
            let known = reviewed.as_ref().and_then(|reviewed| judged_at(reviewed, ply));
            match judged(service, context, &one, &before, known, mv).await? {
                Some(judged) => judged,
                // The bot is stopping.
                None => return Ok(Response::Show(screens::failure_screen(context.words(), false))),
            }
        }
    };
    let mistakes = reviewed.map(|reviewed| mistakes(&one, &reviewed, context.who())).unwrap_or_default();
    let of = Retry { shown: &one, ply, tries: outcome, mistakes: &mistakes, solved };
    Ok(Response::Show(screen_of(service, context, &of).await?))
}

/// Returns the board of a retry, in wood unless the person has chosen otherwise.
async fn screen_of(service: &Service, context: &Context, of: &Retry<'_>) -> Result<Screen, ActionError> {
    let who = context.who();
    let own = service.records.preferences(who).await;
    let look = studied_look(service, context, own.look(Look::default()), false);
    let look = look.seen_from(who, of.shown.seats());
    let shown = screens::retry(context.words(), of, who, look, service.boards.emojis());
    drawn(service, context, shown).await
}

/// The numbers of a person's costly moves, in the order of the game.
fn mistakes(one: &PastGame, reviewed: &Reviewed, who: PlayerId) -> Vec<usize> {
    let reader = one.seats().and_then(|seats| seats.side_of(who));
    let mut plies: Vec<usize> = reviewed.costliest_of(reader).iter().map(|one| one.ply).collect();
    plies.sort_unstable();
    plies
}

/// What a review says of a costly move.
fn judged_at(reviewed: &Reviewed, ply: usize) -> Option<ReviewedMove> {
    reviewed.costliest.iter().flatten().find(|reviewed| reviewed.ply == ply).cloned()
}

/// Compares a move with the one that was played. `None` if the bot is stopping.
async fn judged(
    service: &Service,
    context: &Context,
    one: &PastGame,
    before: &History,
    known: Option<ReviewedMove>,
    mv: Move,
) -> Result<Option<Tries>, ActionError> {
    let mut tried = before.clone();
    tried.play(mv).map_err(|_| Refusal::Unusable)?;
    if one.history().moves().get(before.ply()) == Some(&mv) {
        return Ok(Some(Tries::NoBetter(mv)));
    }
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

/// The review of a game, if it is there.
async fn reviewed(service: &Service, one: &PastGame) -> Option<Reviewed> {
    let of = one.as_match().and_then(KeptReview::name);
    let review = service.reviews.find(one.history().board(), of).await?;
    let reviewed = review.borrow().clone();
    Some(reviewed)
}
