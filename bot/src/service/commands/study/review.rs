//! Reviews of matches, visible only to the person who asks. Nothing else waits for them.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::limits::Cost;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::{KeptReview, PastGame, Reviewed};
use kuzhi_domain::{GuildId, MatchId, PlayerId};
use kuzhi_engine as engine;
use kuzhi_view::request::{Action, GameReference, Solved, Studied};
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
    show(service, context, named, Solved::default(), Response::Tell).await
}

/// Shows the review in place of a retry, with ticks at what was `solved`.
pub(in crate::service) async fn show_again(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    solved: Solved,
) -> Result<Response, ActionError> {
    show(service, context, GameReference::Named(id), solved, Response::Show).await
}

async fn show(
    service: &Arc<Service>,
    context: &Context,
    named: GameReference,
    solved: Solved,
    first: impl Fn(Screen) -> Response,
) -> Result<Response, ActionError> {
    let waited = finished(service, context, named, Meanwhile::Found, &first).await?;
    let Some(reviewed) = &waited.reviewed else { return Ok(waited.stopped(context, first)) };
    let screen = screen_of(service, context, &waited.one, reviewed, solved).await;
    Ok(waited.answer(screen, first))
}

/// What a person sees of a review while it is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Meanwhile {
    /// What it has found.
    Found,
    /// How far it is: they will look for the better moves themselves.
    Progress,
}

/// A review that a person has waited for.
pub(super) struct Waited {
    /// The game.
    pub(super) one: PastGame,
    /// The whole review. `None` if the bot is stopping.
    pub(super) reviewed: Option<Reviewed>,
    /// Whether they have seen its progress.
    has_seen: bool,
}

impl Waited {
    /// Answers with a screen. It replaces the progress that they have seen.
    pub(super) fn answer(&self, screen: Screen, first: impl Fn(Screen) -> Response) -> Response {
        if self.has_seen { Response::Show(screen) } else { first(screen) }
    }

    /// Answers that the bot is stopping.
    pub(super) fn stopped(&self, context: &Context, first: impl Fn(Screen) -> Response) -> Response {
        self.answer(screens::failure_screen(context.words(), false), first)
    }
}

/// Waits for a review, and meanwhile shows the progress, first in this way.
pub(super) async fn finished(
    service: &Arc<Service>,
    context: &Context,
    named: GameReference,
    meanwhile: Meanwhile,
    first: impl Fn(Screen) -> Response,
) -> Result<Waited, ActionError> {
    let (one, mut progress) = begin(service, context, named).await?;
    let (mut pause, mut has_seen) = (FIRST, false);
    loop {
        let waited = service.wait_for(wait(&mut progress, pause)).await;
        let so_far = progress.borrow().clone();
        if waited != WaitOutcome::Timeout {
            let reviewed = (waited == WaitOutcome::Complete).then_some(so_far);
            return Ok(Waited { one, reviewed, has_seen });
        }
        let screen = match meanwhile {
            Meanwhile::Found => screen_of(service, context, &one, &so_far, Solved::default()).await,
            Meanwhile::Progress => screens::review_progress(context.words(), &one, &so_far, context.who()),
        };
        // Each message replaces the previous one.
        context.send(if has_seen { Response::Show(screen) } else { first(screen) }).await?;
        (pause, has_seen) = (FURTHER, true);
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

pub(super) async fn screen_of(
    service: &Service,
    context: &Context,
    one: &PastGame,
    so_far: &Reviewed,
    solved: Solved,
) -> Screen {
    let (words, who) = (context.words(), context.who());
    let theme = service.records.preferences(who).await.theme();
    let screens::ShownReview { mut screen, picture, description } =
        screens::review(words, one, so_far, who, theme, solved);
    let is_offered = so_far.is_whole() && service.offers_page(context);
    if let Some(studied) = Studied::by(Action::ReviewAgain { id: one.id(), solved }).filter(|_| is_offered) {
        screens::add_open_board(words, &mut screen, Action::OpenStudy(studied));
    }
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
