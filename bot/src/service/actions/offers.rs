//! Offers between players. The bot answers offers made to it at once.

use std::sync::Arc;

use kuzhi_engine::Side;

use super::super::permission::load_permitted;
use super::notes::note_on;
use crate::domain::{
    self, Actor, Cost, Intent, MadeOffer, Match, MatchId, Offer, Playing, Question, Refusal, Revision, Seat,
    Stage,
};
use crate::screens;
use crate::service::change::{act_in, apply, go_on};
use crate::service::parts::bot::served;
use crate::service::parts::loading;
use crate::service::parts::matches::MatchLock;
use crate::service::{ActionError, Context, Service};
use crate::thinking::Purpose;
use crate::words::Words;

/// Shows one person what they can do in a match besides moving.
pub(in crate::service) async fn show_more(service: &Service, context: &Context, id: MatchId) {
    let style = service.records.delivered(id).await.style;
    let more = async {
        let current = load_permitted(service, context, id).await?;
        let mut more = match current.stage() {
            Stage::Playing(playing) => {
                screens::more(context.words(), &current, playing, context.who(), style)
            }
            Stage::Open(_) => return Err(Refusal::NotStarted.into()),
            Stage::Withdrawn(_) | Stage::Over(_) => return Err(ActionError::from(Refusal::Over)),
        };
        let note = note_on(service, context, &current).await;
        if let Some(line) = screens::note_below(context.words(), &note) {
            screens::add_line(&mut more, &line);
        }
        Ok(more)
    };
    match more.await {
        Ok(more) => context.tell(&more).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Makes an offer, on the board that the person was looking at, if any.
pub(in crate::service) async fn offer(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    offer: Offer,
    at: Option<Revision>,
) {
    let other = match load_permitted(service, context, id).await {
        Ok(current) => other_seat(&current, context),
        Err(error) => return service.explain(error, context).await,
    };
    if !service.is_first_to_do(context).await {
        return;
    }
    let done = match other {
        Some((Seat::Bot(_), by)) if offer == Offer::Takeback => take_back(service, context, id, at, by).await,
        Some((Seat::Bot(_), by)) if offer == Offer::Draw => ask_bot(service, context, id, at, by).await,
        _ => offer_for_all(service, context, id, offer, at).await,
    };
    if let Err(error) = done {
        service.explain(error, context).await;
    }
}

/// Accepts an offer, unless it was declined, withdrawn or never made.
pub(in crate::service) async fn accept_offer(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    made: MadeOffer,
) {
    let lock = service.matches.lock(id).await;
    let offered = service.records.delivered(id).await.offered[made.by.index()];
    let is_gone = |current: &Match| domain::is_gone(current, context.who(), made, offered);
    match service.records.load(id).await {
        Ok(current) if current.as_ref().is_some_and(is_gone) => {
            return service.explain(Refusal::OfferGone.into(), context).await;
        }
        Ok(_) => {}
        Err(error) => return service.explain(error.into(), context).await,
    }
    act_in(service, &lock, context, Intent::AcceptOffer(made), None).await;
}

/// Declines or withdraws an offer, unless it no longer stands. Its message may be the board by now.
pub(in crate::service) async fn decline_offer(
    service: &Service,
    context: &Context,
    id: MatchId,
    made: MadeOffer,
) {
    if !service.is_first_to_do(context).await {
        return;
    }
    let _lock = service.matches.lock(id).await;
    let messages = service.records.delivered(id).await;
    let offered = messages.offered[made.by.index()];
    let declined = load_permitted(service, context, id).await.and_then(|current| {
        let (playing, side) = domain::may_decline(&current, context.who(), made, offered)?;
        Ok(screens::offer_declined(
            Words::of(messages.language.unwrap_or_default()),
            playing,
            made,
            side == made.by,
        ))
    });
    match declined {
        Ok(declined) => {
            note_closed(service, id, made).await;
            context.answer(&declined).await;
        }
        Err(error) => service.explain(error, context).await,
    }
}

/// Notes that an offer is no longer open, so nobody can accept it.
async fn note_closed(service: &Service, id: MatchId, MadeOffer { offer, at, by }: MadeOffer) {
    let mut messages = service.records.delivered(id).await;
    let offered = &mut messages.offered[by.index()];
    *offered = offered.without(offer, at);
    service.boards.keep(id, messages).await;
}

async fn offer_for_all(
    service: &Service,
    context: &Context,
    id: MatchId,
    offer: Offer,
    at: Option<Revision>,
) -> Result<(), ActionError> {
    if context.is_heard_alone() {
        return Err(Refusal::HeardAlone.into());
    }
    let _lock = service.matches.lock(id).await;
    let current = service.records.found(id).await?;
    let (playing, side) = note_offer(service, &current, context, offer, at).await?;
    let said_in = |words: &'static Words| screens::offer(words, &current, playing, offer, side);
    let audience = loading::audience(&service.records, &current).await;
    let mut offer = said_in(audience.words());
    service.boards.notify(&current, &audience, &mut offer, |words| said_in(words).text).await;
    context.answer(&offer).await;
    Ok(())
}

/// Notes an offer, if it is allowed.
async fn note_offer<'a>(
    service: &Service,
    current: &'a Match,
    context: &Context,
    offer: Offer,
    at: Option<Revision>,
) -> Result<(&'a Playing, Side), ActionError> {
    let (playing, side) = domain::may_offer(current, context.who(), offer)?;
    if at.is_some_and(|at| at != playing.revision()) {
        return Err(Refusal::Stale.into());
    }
    let mut messages = service.records.delivered(current.id()).await;
    let offered = &mut messages.offered[side.index()];
    *offered = offered.and(offer, playing.revision())?;
    if let Seat::Person(_) = playing.seats().at(side.other()) {
        service.spend(Cost::Ring, context.who(), current.place().guild)?;
    }
    // Nobody may accept what was not offered, even after a crash.
    service.boards.keep_for_good(current.id(), messages).await?;
    Ok((playing, side))
}

/// Has the bot think about a draw, and accept unless it stands better.
async fn ask_bot(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    at: Option<Revision>,
    by: Side,
) -> Result<(), ActionError> {
    let (asked, moment) = {
        let _lock = service.matches.lock(id).await;
        let asked = service.records.found(id).await?;
        let moment = note_offer(service, &asked, context, Offer::Draw, at).await?.0.revision();
        (asked, moment)
    };
    // Nothing is locked, because thinking takes a moment and moves must not wait for it.
    let Some(takes_draw) = bot_takes_draw(service, &asked, by.other()).await else {
        context.tell(&screens::of_failure(context.words(), false)).await;
        return Ok(());
    };
    let lock = service.matches.lock(id).await;
    let made = MadeOffer { offer: Offer::Draw, at: moment, by };
    if takes_draw {
        return match have_bot_accept(service, &lock, context, made).await {
            Err(ActionError::Refused(Refusal::Stale)) => Err(Refusal::HintTooLate.into()),
            accepted => accepted,
        };
    }
    note_closed(service, id, made).await;
    context.tell(&screens::draw_declined_by_bot(context.words())).await;
    Ok(())
}

/// Whether the bot prefers a draw, by its level's evaluation of the position. `None` if the bot is stopping.
async fn bot_takes_draw(service: &Service, asked: &Match, bot: Side) -> Option<bool> {
    let playing = asked.played()?;
    let level = playing.seats().bot()?;
    let question = Question::about(playing.board());
    let hint = service.bot.think_of(question, level, served(asked), Purpose::Move).await?;
    Some(domain::takes_draw(bot, hint.evaluation))
}

/// Takes a move back against the bot, which always agrees.
async fn take_back(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    at: Option<Revision>,
    by: Side,
) -> Result<(), ActionError> {
    let lock = service.matches.lock(id).await;
    let at = match at {
        Some(at) => at,
        None => {
            service.records.found(id).await?.played().map(Playing::revision).ok_or(Refusal::NotStarted)?
        }
    };
    have_bot_accept(service, &lock, context, MadeOffer { offer: Offer::Takeback, at, by }).await
}

/// Commits that the bot accepts, and shows the result.
async fn have_bot_accept(
    service: &Arc<Service>,
    lock: &MatchLock,
    context: &Context,
    made: MadeOffer,
) -> Result<(), ActionError> {
    let accept = Intent::AcceptOffer(made);
    let committed = apply(service, lock, Actor::Bot, accept, Some(context.interaction()), None).await?;
    go_on(service, lock, committed, Some(context)).await;
    Ok(())
}

/// Returns the seat opposite the person and the person's own side, if they play.
fn other_seat(current: &Match, context: &Context) -> Option<(Seat, Side)> {
    let seats = current.played()?.seats();
    let side = seats.side_of(context.who())?;
    Some((seats.at(side.other()), side))
}
