//! Hints: searches for a person's move and shows it to them alone. The board does not change.

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::Playing;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::Question;
use kuzhi_search::Level;
use kuzhi_view::screens;

use super::past_games::{may_be_helped, record_help};
use crate::service::loading;
use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};
use crate::thinking::Purpose;

/// Tells a person what the bot would play in their place, and how it evaluates the position.
pub(in crate::service) async fn hint(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let id = target.id();
    let asked = load_permitted(service, context, target).await?;
    let playing = kuzhi_domain::study::may_have_hint(&asked, context.who())?;
    let helped = may_be_helped(service, context, [playing.board().position()].into_iter()).await?;
    let _under_way = service.limits.begin_hint(context.who())?;
    service.spend(Cost::Hint, context.who(), asked.place().guild)?;
    record_help(service, context, helped).await?;
    let board = playing.board();
    let thought = service.bot.think_of(Question::about(board), Level::HIGHEST, context.who(), Purpose::Hint);
    let Some(hint) = service.wait_for(thought).await else {
        // The bot is stopping.
        return Ok(Response::Tell(screens::failure_screen(context.words(), false)));
    };
    // Nothing was locked, because thinking takes a moment and moves must not wait for it.
    let now = service.records.require(id).await?;
    if now.played().map(Playing::revision) == asked.played().map(Playing::revision) {
        let row = loading::audience(&service.records, &now).await.look(&now).movers_row(playing, board);
        let at = (id, playing.revision());
        Ok(Response::Tell(screens::hint_screen(context.words(), at, board, row, &hint)))
    } else {
        Err(Refusal::HintTooLate.into())
    }
}
