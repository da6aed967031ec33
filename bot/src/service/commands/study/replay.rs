//! Replays of games, visible only to the person.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Actor;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::Look;
use kuzhi_domain::study::PastGame;
use kuzhi_view::request::GameReference;
use kuzhi_view::screens::{self, Film, Screen};

use super::past_games::{referenced, seen};
use crate::drawing::Urgency;
use crate::service::private_board::{drawn, look_to_study};
use crate::service::{ActionError, Context, Response, Service};

/// Shows the person a board of a game in a new message.
pub(in crate::service) async fn open(
    service: &Service,
    context: &Context,
    named: GameReference,
    ply: usize,
) -> Result<Response, ActionError> {
    let one = referenced(service, context, named).await?;
    Ok(Response::Tell(board_of(service, context, &one, ply).await?))
}

/// Shows another board in place of the previous one.
pub(in crate::service) async fn step_to(
    service: &Service,
    context: &Context,
    id: MatchId,
    ply: usize,
) -> Result<Response, ActionError> {
    let one = seen(service, context, id).await?;
    Ok(Response::Show(board_of(service, context, &one, ply).await?))
}

/// Plays a game back from a board on, in its place.
pub(in crate::service) async fn play_on(
    service: &Service,
    context: &Context,
    id: MatchId,
    ply: usize,
) -> Result<Response, ActionError> {
    let one = seen(service, context, id).await?;
    if context.is_on_page() {
        let look = look_to_study(service, context).await.seen_from(context.who(), one.seats());
        let shown =
            screens::replay_on(context.words(), &one, context.who(), ply, look, service.boards.emojis());
        return Ok(Response::Show(drawn(service, context, shown).await?));
    }
    if !context.may_attach() {
        return Ok(Response::Show(board_of(service, context, &one, usize::MAX).await?));
    }
    let who = context.who();
    let look = service.records.preferences(who).await.look(Look::default());
    let played_back = screens::film(context.words(), &one, who, ply, look);
    let Film { screen, film: moving, description } = played_back.ok_or(Refusal::NotStarted)?;
    let (drawing, draw) = (service.boards.drawing(), move || moving.gif());
    let file = drawing.picture(Urgency::Alone, who, "replay.gif", description, draw);
    Ok(Response::Show(Screen { file: Some(service.wait_for(file).await?), ..screen }))
}

async fn board_of(
    service: &Service,
    context: &Context,
    one: &PastGame,
    ply: usize,
) -> Result<Screen, ActionError> {
    let (words, who) = (context.words(), context.who());
    let look = look_to_study(service, context).await.seen_from(who, one.seats());
    let mut shown = screens::replay(words, one, who, ply, look, service.boards.emojis());
    // Only this person sees the board, so managers of the server get their own button here.
    let corrected = one.as_match().filter(|one| {
        let place = context.place().guild;
        kuzhi_domain::matches::corrector(one, who, place, context.manages()) == Ok(Actor::Manager)
    });
    if let Some(button) = corrected.and_then(|one| screens::correction_button(words, one)) {
        shown.screen.rows.push(vec![button]);
    }
    drawn(service, context, shown).await
}
