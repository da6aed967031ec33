//! Reviews of matches, visible only to the person who asks. Nothing else waits for them.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::limits::Cost;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::{KeptReview, PastGame, Reviewed};
use kuzhi_domain::{GuildId, MatchId, PlayerId};
use kuzhi_engine as engine;
use kuzhi_view::request::GameReference;
use kuzhi_view::screens::{self, Screen};
use tokio::time::timeout;

use super::past_games::{may_be_helped, record_help, referenced};
use crate::drawing::Urgency;
use crate::service::study::reviews::Progress;
use crate::service::{ActionError, Context, Response, Service};

/// How long until the progress of a review is shown for the first time, and then again.
const FIRST: Duration = Duration::from_secs(1);
const FURTHER: Duration = Duration::from_millis(2_500);

/// Shows a person a review of a game. If it takes a while, shows the progress first.
pub(in crate::service) async fn review(
    service: &Arc<Service>,
    context: &Context,
    named: GameReference,
) -> Result<Response, ActionError> {
    show(service, context, named, Response::Tell).await
}

/// Shows the review in place of a retry.
pub(in crate::service) async fn show_again(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
) -> Result<Response, ActionError> {
    show(service, context, GameReference::Named(id), Response::Show).await
}

async fn show(
    service: &Arc<Service>,
    context: &Context,
    named: GameReference,
    first: impl Fn(Screen) -> Response,
) -> Result<Response, ActionError> {
    let (one, mut progress) = begin(service, context, named).await?;
    let (mut pause, mut is_first) = (FIRST, true);
    loop {
        let waited = service.wait_for(wait(&mut progress, pause)).await;
        let so_far = progress.borrow().clone();
        let screen = if waited == WaitOutcome::Abandoned {
            // The bot is stopping.
            screens::failure_screen(context.words(), false)
        } else {
            screen_of(service, context, &one, &so_far).await
        };
        // Each message replaces the previous one.
        let response = if is_first { first(screen) } else { Response::Show(screen) };
        if waited != WaitOutcome::Timeout {
            return Ok(response);
        }
        context.send(response).await?;
        (pause, is_first) = (FURTHER, false);
    }
}

/// The result of waiting for a review.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum WaitOutcome {
    /// The review is complete.
    Complete,
    /// It is still being made.
    Timeout,
    /// It will never be complete.
    Abandoned,
}

async fn wait(progress: &mut Progress, pause: Duration) -> WaitOutcome {
    match timeout(pause, progress.wait_for(Reviewed::is_whole)).await {
        Ok(Ok(_)) => WaitOutcome::Complete,
        Ok(Err(_)) => WaitOutcome::Abandoned,
        Err(_) => WaitOutcome::Timeout,
    }
}

async fn begin(
    service: &Arc<Service>,
    context: &Context,
    named: GameReference,
) -> Result<(PastGame, Progress), ActionError> {
    let one = referenced(service, context, named).await?;
    let board = kuzhi_domain::study::may_review(&one)?;
    let helped = may_be_helped(service, context, one.history().boards()).await?;
    record_help(service, context, helped).await?;
    let of = one.as_match().and_then(KeptReview::name);
    let progress = begun(service, context.who(), board, of, one.guild()).await?;
    Ok((one, progress))
}

/// Returns the review of a board's moves. It is stored with a match if they are `of` one. It costs as much as
/// a hint, unless it is there or being made already.
pub(crate) async fn begun(
    service: &Arc<Service>,
    who: PlayerId,
    board: &engine::Match,
    of: Option<MatchId>,
    guild: Option<GuildId>,
) -> Result<Progress, ActionError> {
    if let Some(found) = service.reviews.find(board, of).await {
        return Ok(found);
    }
    if !service.reviews.has_room_for(who) {
        return Err(Refusal::TooBusy.into());
    }
    service.spend(Cost::Hint, who, guild)?;
    let (progress, work) = service.reviews.begin(board, of, who);
    if let Some(work) = work {
        service.tasks.spawn(work);
    }
    Ok(progress)
}

async fn screen_of(service: &Service, context: &Context, one: &PastGame, so_far: &Reviewed) -> Screen {
    let (words, who) = (context.words(), context.who());
    let theme = service.records.preferences(who).await.theme;
    let screens::ShownReview { screen, picture, description } =
        screens::review(words, one, so_far, who, theme);
    let Some(picture) = picture.filter(|_| context.may_attach()) else { return screen.without_file() };
    let draw = move || picture.png();
    let drawn = service.boards.drawing().picture(Urgency::Alone, who, "review.png", description, draw);
    match service.wait_for(drawn).await {
        Ok(file) => Screen { file: Some(file), ..screen },
        Err(error) => {
            error.report("cannot draw a review; it is shown as text");
            screen.without_file()
        }
    }
}
