//! Puzzles, visible only to the person who solves them.

mod days;
mod month;
mod own_mistakes;

use std::sync::Arc;

use kuzhi_domain::refusal::{NoPuzzle, Refusal};
use kuzhi_domain::settings::Look;
use kuzhi_domain::study::{Attempt, Daily, DailyEnd, Day, PuzzleKind, PuzzleTry, Solver, Solving};
use kuzhi_search::Puzzle;
use kuzhi_view::request::{PuzzleAction, PuzzleSource, PuzzleStep, PuzzleWish};
use kuzhi_view::screens::{self, AtPuzzle, Screen, Seen};

use self::days::Days;
pub(in crate::service) use self::month::month;
use crate::service::private_board::{drawn, studied_look};
use crate::service::study::solvers::Changed;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a person a puzzle to solve.
pub(in crate::service) async fn begin(
    service: &Arc<Service>,
    context: &Context,
    wish: PuzzleWish,
) -> Result<Response, ActionError> {
    match wish.source {
        PuzzleSource::Next => next(service, context).await.map(Response::TellInPlace),
        PuzzleSource::New => new(service, context, wish).await.map(Response::TellInPlace),
        PuzzleSource::Daily => of_today(service, context).await.map(Response::TellInPlace),
        PuzzleSource::Own => own_mistakes::begin(service, context, wish.game).await,
    }
}

/// Handles a button of a puzzle.
pub(in crate::service) async fn act(
    service: &Service,
    context: &Context,
    action: PuzzleAction,
) -> Result<Response, ActionError> {
    Ok(Response::TellInPlace(page_after(service, context, action).await?))
}

/// Tells everyone how a person has solved the puzzle of a day, once per channel.
pub(in crate::service) async fn share(
    service: &Service,
    context: &Context,
    day: Day,
) -> Result<Response, ActionError> {
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let (who, channel) = (context.who(), context.channel());
    let change = move |solver: &Solver| solver.having_shared(day, channel);
    let Changed { before, after } = service.records.change_solver(who, change).await?;
    let daily = after.daily(day).filter(|daily| daily.end == Some(DailyEnd::Solved));
    let daily = daily.ok_or(Refusal::Puzzle(NoPuzzle::NotSolved))?;
    let puzzle = day.puzzle().ok_or(Refusal::Puzzle(NoPuzzle::Gone))?;
    if before == after {
        return Err(Refusal::Puzzle(NoPuzzle::SharedHere).into());
    }
    let streak = after.streak.on(day);
    Ok(Response::Show(screens::puzzle_shared(context.words_here(), who, puzzle, daily, streak)))
}

async fn new(service: &Service, context: &Context, wish: PuzzleWish) -> Result<Screen, ActionError> {
    let game = match wish.game {
        Some(game) => game,
        None => service.records.usual_game(context.place().guild).await,
    };
    let solver = service.records.solver(context.who()).await?;
    let puzzle = solver.next(context.who(), &game).ok_or(Refusal::Puzzle(NoPuzzle::Gone))?;
    asked(service, context, puzzle, PuzzleKind::Kept, &solver).await
}

/// Returns the puzzle of the day, or a new one if it is over for the person.
async fn next(service: &Service, context: &Context) -> Result<Screen, ActionError> {
    let solver = service.records.solver(context.who()).await?;
    let days = Days::find(service, context).await?;
    if solver.daily(days.to_solve(&solver)).is_some_and(Daily::is_over) {
        return new(service, context, PuzzleWish { source: PuzzleSource::New, game: None }).await;
    }
    of_today(service, context).await
}

/// Returns the puzzle of the day, or how it went if the person has finished it.
async fn of_today(service: &Service, context: &Context) -> Result<Screen, ActionError> {
    let solver = service.records.solver(context.who()).await?;
    let days = Days::find(service, context).await?;
    let today = days.to_solve(&solver);
    let puzzle = today.puzzle().ok_or(Refusal::Puzzle(NoPuzzle::Gone))?;
    let kind = PuzzleKind::Daily(today);
    if solver.daily(today).is_none_or(|daily| daily.end.is_none()) {
        return asked(service, context, puzzle, kind, &solver).await;
    }
    days.note_solved(service, context, today, &solver).await?;
    let (at, seen, next_day) = (&Solving::first(puzzle), Seen::Ended(None), days.next);
    let shown = AtPuzzle { at, kind, seen, solver: [&solver; 2], today, next_day };
    screen_of(service, context, &shown).await
}

/// Returns a puzzle from its beginning.
async fn asked(
    service: &Service,
    context: &Context,
    puzzle: &Puzzle,
    kind: PuzzleKind,
    solver: &Solver,
) -> Result<Screen, ActionError> {
    let days = Days::find(service, context).await?;
    let (at, seen, today) = (&Solving::first(puzzle), Seen::Asked(&[]), days.counting(kind));
    let shown = AtPuzzle { at, kind, seen, solver: [solver; 2], today, next_day: days.next };
    screen_of(service, context, &shown).await
}

/// Handles a button. The try is stored before the result is shown.
async fn page_after(
    service: &Service,
    context: &Context,
    action: PuzzleAction,
) -> Result<Screen, ActionError> {
    let PuzzleAction { kind, id, ply, step } = action;
    let (who, days) = (context.who(), Days::find(service, context).await?);
    let (today, next_day) = (days.counting(kind), days.next);
    let solver = service.records.solver(who).await?;
    let puzzle = match kind {
        PuzzleKind::Own => solver.own_puzzle(id).map(|own| &own.puzzle),
        PuzzleKind::Kept | PuzzleKind::Daily(_) => Puzzle::by_id(id),
    };
    let puzzle = puzzle.ok_or(Refusal::Puzzle(NoPuzzle::Gone))?;
    let at = &Solving::at(puzzle, ply).ok_or(Refusal::Puzzle(NoPuzzle::Gone))?;
    let count = |tried| {
        let puzzle = puzzle.clone();
        service.records.change_solver(who, move |solver| solver.after(&puzzle, kind, tried, today))
    };
    let mv = match step {
        PuzzleStep::Try(mv) => mv,
        PuzzleStep::Look => {
            let (seen, solver) = (Seen::Asked(&[]), [&solver; 2]);
            return screen_of(service, context, &AtPuzzle { at, kind, seen, solver, today, next_day }).await;
        }
        PuzzleStep::Answer => {
            let Changed { before, after } = count(PuzzleTry::Shown).await?;
            let (seen, solver) = (Seen::Ended(None), [&before, &after]);
            return screen_of(service, context, &AtPuzzle { at, kind, seen, solver, today, next_day }).await;
        }
    };
    match at.attempt(mv).map_err(Refusal::Illegal)? {
        Attempt::Right { ply, steps } => {
            let at = &Solving::at(puzzle, ply).ok_or(Refusal::Puzzle(NoPuzzle::Gone))?;
            let (seen, solver) = (Seen::Asked(&steps), [&solver; 2]);
            screen_of(service, context, &AtPuzzle { at, kind, seen, solver, today, next_day }).await
        }
        Attempt::Wrong(step) => {
            let Changed { before, after } = count(PuzzleTry::Wrong { ply, mv }).await?;
            let (seen, solver) = (Seen::Wrong(mv, &step), [&before, &after]);
            screen_of(service, context, &AtPuzzle { at, kind, seen, solver, today, next_day }).await
        }
        Attempt::Solved(step) => {
            let Changed { before, after } = count(PuzzleTry::Solved).await?;
            if let PuzzleKind::Daily(day) = kind {
                days.note_solved(service, context, day, &after).await?;
            }
            let (seen, solver) = (Seen::Ended(Some(&step)), [&before, &after]);
            screen_of(service, context, &AtPuzzle { at, kind, seen, solver, today, next_day }).await
        }
    }
}

/// Returns a puzzle drawn as the person likes boards: as a picture if they have not said.
async fn screen_of(
    service: &Service,
    context: &Context,
    shown: &AtPuzzle<'_>,
) -> Result<Screen, ActionError> {
    let own = service.records.preferences(context.who()).await;
    let look = studied_look(service, context, own.look(Look::default()), false);
    let shown = screens::puzzle(context.words(), shown, look, service.boards.emojis());
    drawn(service, context, shown).await
}
