//! Offers between players. The bot answers offers made to it at once.

use std::sync::Arc;

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{Actor, Intent, MadeOffer, Match, Offer, Playing, Revision, Seat, Stage};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::Question;
use kuzhi_engine::Side;
use kuzhi_store::Delivered;
use kuzhi_view::request::Done;
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use crate::service::bot::served;
use crate::service::change::{act_in, after_change, apply};
use crate::service::loading::{self, Loaded};
use crate::service::locks::MatchLock;
use crate::service::permission::load_permitted;
use crate::service::private_board::note_on;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};
use crate::thinking::Purpose;

/// Shows one person what they can do in a match besides moving.
pub(in crate::service) async fn show_more(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let own = service.records.preferences(context.who()).await.look;
    let current = load_permitted(service, context, target).await?;
    let mut more = match current.stage() {
        Stage::Playing(playing) => screens::more(context.words(), &current, playing, context.who(), own),
        Stage::Open(_) => return Err(Refusal::NotStarted.into()),
        Stage::Over(_) => screens::more_at_end(context.words(), &current, context.who()),
        Stage::Withdrawn(_) => return Err(Refusal::Over.into()),
    };
    let host = current.voting().filter(|_| current.is_live()).map(|voting| voting.host);
    if host.is_some_and(|host| host == context.who() || context.manages()) {
        screens::add_end_of_vote(context.words(), &mut more, &current);
    }
    let note = note_on(service, context, &current).await;
    if let Some(line) = screens::note_below(context.words(), &note) {
        screens::add_line(&mut more, &line);
    }
    Ok(Response::Tell(more))
}

/// Makes an offer in the game as it is, unless a move was taken back since the person was shown the button.
/// Then they mean a move that is gone.
pub(in crate::service) async fn offer(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    offer: Offer,
    at: Option<Revision>,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    let current = loaded.current.as_ref().ok_or(Refusal::NoSuchMatch)?;
    let (other, at) = (other_seat(current, context), at.filter(|at| is_void(current, *at)));
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    match other {
        Some((Seat::Bot(_), by)) if offer == Offer::Takeback => {
            Box::pin(take_back(service, context, &lock, loaded, at, by)).await
        }
        Some((Seat::Bot(_), by)) if offer == Offer::Draw => {
            Box::pin(ask_bot(service, context, lock, loaded, at, by)).await
        }
        _ => Box::pin(offer_for_all(service, context, &lock, loaded, offer, at)).await,
    }
}

/// Accepts an offer, unless it was declined, withdrawn or never made.
pub(in crate::service) async fn accept_offer(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    made: MadeOffer,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    let Loaded { repeated, current, audience, .. } = &*loaded;
    let offered = audience.delivered.offered[made.by.index()];
    let is_gone = |current: &Match| kuzhi_domain::matches::is_gone(current, context.who(), made, offered);
    if repeated.is_none() && current.as_ref().is_some_and(is_gone) {
        return Err(Refusal::OfferGone.into());
    }
    act_in(service, &lock, context, Intent::AcceptOffer(made), Some(loaded)).await
}

/// Declines or withdraws an offer, unless it no longer stands. Its message may be the board by now.
pub(in crate::service) async fn decline_offer(
    service: &Service,
    context: &Context,
    target: Target,
    made: MadeOffer,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let (current, delivered) = (loaded.current.ok_or(Refusal::NoSuchMatch)?, loaded.audience.delivered);
    let offered = delivered.offered[made.by.index()];
    let (playing, side) = kuzhi_domain::matches::may_decline(&current, context.who(), made, offered)?;
    let words = Words::for_language(delivered.language.unwrap_or_default());
    let declined = screens::offer_declined(words, playing, made, side == made.by);
    record_closed(service, &lock, delivered, made).await;
    service.followers.changed(current.id());
    context.send(Response::Show(declined)).await?;
    Ok(Response::Done)
}

/// Notes that an offer is no longer open, so nobody can accept it.
async fn record_closed(
    service: &Service,
    lock: &MatchLock,
    mut delivered: Delivered,
    MadeOffer { offer, at, by }: MadeOffer,
) {
    let offered = &mut delivered.offered[by.index()];
    *offered = offered.without(offer, at);
    service.boards.save_delivered(lock, delivered).await;
}

async fn offer_for_all(
    service: &Service,
    context: &Context,
    lock: &MatchLock,
    loaded: Box<Loaded>,
    offer: Offer,
    at: Option<Revision>,
) -> Result<Response, ActionError> {
    if context.is_heard_alone() {
        return Err(Refusal::HeardAlone.into());
    }
    let current = loaded.current.ok_or(Refusal::NoSuchMatch)?;
    let delivered = loaded.audience.delivered;
    let (playing, side) = record_offer(service, context, lock, &current, delivered, offer, at).await?;
    let said_in = |words: &'static Words| screens::offer(words, &current, playing, offer, side);
    let mut offer = said_in(loaded.audience.words());
    service.boards.notify(&current, &loaded.audience, &mut offer, |words| said_in(words).text).await;
    context.send(Response::Show(offer)).await?;
    Ok(Response::Done)
}

/// Notes an offer, if it is allowed.
async fn record_offer<'a>(
    service: &Service,
    context: &Context,
    lock: &MatchLock,
    current: &'a Match,
    mut delivered: Delivered,
    offer: Offer,
    at: Option<Revision>,
) -> Result<(&'a Playing, Side), ActionError> {
    let (playing, side) = kuzhi_domain::matches::may_offer(current, context.who(), offer)?;
    if at.is_some_and(|at| at != playing.revision()) {
        return Err(Refusal::Stale.into());
    }
    let offered = &mut delivered.offered[side.index()];
    *offered = offered.and(offer, playing.revision())?;
    if let Seat::Person(_) = playing.seats().at(side.other()) {
        service.spend(Cost::Notification, context.who(), current.place().guild)?;
    }
    // Nobody may accept what was not offered, even after a crash.
    service.boards.save_durably(lock, delivered).await?;
    service.followers.changed(current.id());
    Ok((playing, side))
}

/// Has the bot think about a draw, and accept unless it stands better.
async fn ask_bot(
    service: &Arc<Service>,
    context: &Context,
    lock: MatchLock,
    loaded: Box<Loaded>,
    at: Option<Revision>,
    by: Side,
) -> Result<Response, ActionError> {
    let asked = loaded.current.ok_or(Refusal::NoSuchMatch)?;
    let delivered = loaded.audience.delivered;
    let (playing, _) = record_offer(service, context, &lock, &asked, delivered, Offer::Draw, at).await?;
    let made = MadeOffer { offer: Offer::Draw, at: playing.revision(), by };
    // Nothing is locked, because thinking takes a moment and moves must not wait for it.
    drop(lock);
    let Some(takes_draw) = bot_takes_draw(service, &asked, by.other()).await else {
        return Ok(Response::Tell(screens::failure_screen(context.words(), false)));
    };
    let lock = service.matches.lock(asked.id()).await;
    if takes_draw {
        match Box::pin(have_bot_accept(service, &lock, context, made, None)).await {
            Err(ActionError::Refused(Refusal::Stale)) => {}
            accepted => return accepted,
        }
        // The game went on while the bot was thinking. They mean the game as it is.
        let (actor, interaction) = (Actor::Person(context.who()), Some(context.interaction()));
        let now = loading::load(&service.records, lock.id(), actor, interaction, false, false).await?;
        let at = now.current.as_ref().and_then(|current| Some(made.at).filter(|at| is_void(current, *at)));
        return Box::pin(ask_bot(service, context, lock, now, at, by)).await;
    }
    let delivered = service.records.delivered(asked.id()).await;
    record_closed(service, &lock, delivered, made).await;
    Ok(Response::Tell(screens::draw_declined_by_bot(context.words())))
}

/// Whether the bot prefers a draw, by its level's evaluation of the position. `None` if the bot is stopping.
async fn bot_takes_draw(service: &Service, asked: &Match, bot: Side) -> Option<bool> {
    let playing = asked.played()?;
    let level = playing.seats().bot()?;
    let question = Question::about(playing.board());
    let hint = service.bot.think_of(question, level, served(asked), Purpose::Move).await?;
    Some(kuzhi_domain::matches::takes_draw(bot, hint.evaluation))
}

/// Takes a move back against the bot, which always agrees.
async fn take_back(
    service: &Arc<Service>,
    context: &Context,
    lock: &MatchLock,
    loaded: Box<Loaded>,
    at: Option<Revision>,
    by: Side,
) -> Result<Response, ActionError> {
    let playing = loaded.current.as_ref().and_then(Match::played);
    let at = at.or_else(|| playing.map(Playing::revision)).ok_or(Refusal::NotStarted)?;
    let made = MadeOffer { offer: Offer::Takeback, at, by };
    let now = service.clock.now();
    let is_repeat = loaded.current.as_ref().is_some_and(|current| current.has_just_taken_back(at, now));
    match Box::pin(have_bot_accept(service, lock, context, made, Some(loaded))).await {
        Err(ActionError::Refused(Refusal::Stale)) if is_repeat => {
            Ok(Response::Show(screens::done(context.words(), Done::TakenBack)))
        }
        taken_back => taken_back,
    }
}

/// Whether moves were taken back since this board.
fn is_void(current: &Match, at: Revision) -> bool {
    current.played().is_none_or(|playing| playing.revision().takebacks != at.takebacks)
}

/// Commits that the bot accepts, and shows the result.
async fn have_bot_accept(
    service: &Arc<Service>,
    lock: &MatchLock,
    context: &Context,
    made: MadeOffer,
    loaded: Option<Box<Loaded>>,
) -> Result<Response, ActionError> {
    let accept = Intent::AcceptOffer(made);
    let committed = apply(service, lock, Actor::Bot, accept, Some(context.interaction()), loaded).await?;
    after_change(service, lock, committed, Some(context)).await;
    Ok(Response::Done)
}

/// Returns the seat opposite the person and the person's own side, if they play.
fn other_seat(current: &Match, context: &Context) -> Option<(Seat, Side)> {
    let seats = current.played()?.seats();
    let side = seats.side_of(context.who())?;
    Some((seats.at(side.other()), side))
}
