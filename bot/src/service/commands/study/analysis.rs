//! Analysis: trying out moves on boards of finished games and of one's own running games, visible only to the
//! person.

use kuzhi_domain::MatchId;
use kuzhi_domain::limits::Cost;
use kuzhi_domain::study::{PastGame, Question, Variation};
use kuzhi_search::Level;
use kuzhi_view::request::GameReference;
use kuzhi_view::screens::{self, Assessed, Screen, Tried};

use super::past_games::{may_be_helped, record_help, referenced, seen};
use crate::service::private_board::{drawn, look_to_study};
use crate::service::{ActionError, Context, Response, Service};
use crate::thinking::Purpose;

/// A board of a match, and the moves tried out from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::service) struct At {
    /// The number of moves before it.
    pub(in crate::service) ply: usize,
    /// The moves tried out.
    pub(in crate::service) tried: Variation,
}

/// Shows the person a board of a game in a new message, to try out moves on. Without a game, it is the last
/// one they played. Without a ply, it is the last board with a legal move.
pub(in crate::service) async fn open(
    service: &Service,
    context: &Context,
    named: GameReference,
    ply: Option<usize>,
) -> Result<Response, ActionError> {
    let one = referenced(service, context, named).await?;
    let moves = one.ply();
    // For a finished game this is the board before the last move, for a running one the current board.
    let last = if one.is_live() { moves } else { moves.saturating_sub(1) };
    let at = At { ply: ply.unwrap_or(last).min(moves), tried: Variation::default() };
    Ok(Response::Tell(screen_of(service, context, &one, &at, None).await?))
}

/// Shows the board after some moves, in place of the previous one.
pub(in crate::service) async fn go_to(
    service: &Service,
    context: &Context,
    id: MatchId,
    at: At,
) -> Result<Response, ActionError> {
    let one = seen(service, context, id).await?;
    Ok(Response::Show(screen_of(service, context, &one, &at, None).await?))
}

/// Evaluates a board, in its place.
pub(in crate::service) async fn evaluate(
    service: &Service,
    context: &Context,
    id: MatchId,
    at: At,
) -> Result<Response, ActionError> {
    let one = seen(service, context, id).await?;
    let history = kuzhi_domain::study::analysed(&one, context.who(), at.ply, &at.tried)?;
    kuzhi_domain::study::may_evaluate(&one)?;
    if history.turn().is_none() {
        return Ok(Response::Show(screen_of(service, context, &one, &at, None).await?));
    }
    let helped = may_be_helped(service, context, history.boards()).await?;
    let _under_way = service.limits.begin_hint(context.who())?;
    service.spend(Cost::Hint, context.who(), one.guild())?;
    record_help(service, context, helped).await?;
    let question = Question::about(history.board());
    let (who, board) = (context.who(), history.board().clone());
    let thought = async {
        let hint = service.bot.think_of(question, Level::HIGHEST, who, Purpose::Hint).await?;
        Some(Assessed { hint, moves: service.reviews.judge_moves(board, who).await? })
    };
    Ok(Response::Show(match service.wait_for(thought).await {
        Some(worth) => screen_of(service, context, &one, &at, Some(&worth)).await?,
        // The bot is stopping.
        None => screens::failure_screen(context.words(), false),
    }))
}

async fn screen_of(
    service: &Service,
    context: &Context,
    one: &PastGame,
    at: &At,
    worth: Option<&Assessed>,
) -> Result<Screen, ActionError> {
    let who = context.who();
    let history = kuzhi_domain::study::analysed(one, who, at.ply, &at.tried)?;
    let look = look_to_study(service, context).await.seen_from(who, one.seats());
    let at = Tried { ply: at.ply.min(one.ply()), tried: &at.tried, history: &history, worth };
    let emojis = service.boards.emojis();
    let shown = screens::analysis(context.words(), one, at, who, look, emojis);
    drawn(service, context, shown).await
}
