//! Puzzles from a person's own mistakes. The bot searches their last matches in the background, each once.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::Match;
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_domain::refusal::{LookingBack, Refusal};
use kuzhi_domain::study::{KeptReview, OwnPuzzle, PuzzleKind, Reviewed, Solver};
use kuzhi_engine::Game;
use kuzhi_view::screens::{self, Screen};
use tokio::time::timeout;

use crate::service::commands::study::review::begun;
use crate::service::study::solvers::Changed;
use crate::service::{ActionError, Context, Response, Service};

/// How many of the last matches to consider, and how many of them to search per request.
const MOST_MATCHES: usize = 30;
const MOST_AT_ONCE: usize = 4;

/// After this long, the person is told that it takes a while.
const FIRST: Duration = Duration::from_secs(1);

/// Shows a person a puzzle from one of their own mistakes. If there is none, searches their last matches for
/// one.
pub(crate) async fn begin(
    service: &Arc<Service>,
    context: &Context,
    game: Option<Game>,
) -> Result<Response, ActionError> {
    let mut looked_for = pin!(look_for(service, context, game));
    if let Ok(found) = timeout(FIRST, &mut looked_for).await {
        return found.map(Response::TellInPlace);
    }
    // The result takes the place of this.
    context.send(Response::TellInPlace(screens::puzzle_looking(context.words()))).await?;
    looked_for.await.map(Response::Show)
}

async fn look_for(
    service: &Arc<Service>,
    context: &Context,
    game: Option<Game>,
) -> Result<Screen, ActionError> {
    let who = context.who();
    let mut solver = service.records.solver(who).await?;
    if solver.next_own(game).is_none() {
        solver = look_through_last(service, context, game, solver).await?;
    }
    match solver.next_own(game) {
        Some(own) => super::asked(service, context, &own.puzzle, PuzzleKind::Own, &solver).await,
        None => Ok(screens::puzzle_own_none(context.words())),
    }
}

/// Searches matches, the last one first, until one of them has a puzzle.
async fn look_through_last(
    service: &Arc<Service>,
    context: &Context,
    game: Option<Game>,
    mut solver: Solver,
) -> Result<Solver, ActionError> {
    let who = context.who();
    let _under_way = service.limits.begin_hint(who)?;
    let of = HistoryFilter { player: who, game, against: Against::Anybody };
    let last = service.records.run(move |store| store.past(&of, 0, MOST_MATCHES)).await?;
    if last.is_empty() && game.is_none() {
        return Err(Refusal::LookingBack(LookingBack::NothingPlayed).into());
    }
    let is_new = |one: &Match| one.over().is_some() && !solver.looked_through.contains(&one.id());
    let new: Vec<Match> = last.into_iter().filter(is_new).take(MOST_AT_ONCE).collect();
    for one in new {
        let Some(found) = look_through(service, context, &one).await? else { break };
        let (id, is_found) = (one.id(), !found.is_empty());
        let change = move |solver: &Solver| solver.having_looked_through(id, &found);
        let Changed { after, .. } = service.records.change_solver(who, change).await?;
        solver = after;
        if is_found {
            break;
        }
    }
    Ok(solver)
}

/// Returns the puzzles of a match: the person's worst moves for which another move was the only right one.
/// `None` if the bot is stopping.
async fn look_through(
    service: &Arc<Service>,
    context: &Context,
    one: &Match,
) -> Result<Option<Vec<OwnPuzzle>>, ActionError> {
    let who = context.who();
    let Some((playing, side)) =
        one.played().and_then(|playing| Some((playing, playing.seats().side_of(who)?)))
    else {
        return Ok(Some(Vec::new()));
    };
    let (history, board) = (playing.history(), playing.board());
    let mut progress = begun(service, who, board, KeptReview::name(one), one.place().guild).await?;
    let reviewed =
        service.wait_for(progress.wait_for(Reviewed::is_whole)).await.map(|reviewed| reviewed.clone());
    let Ok(reviewed) = reviewed else { return Ok(None) };
    let mut found = Vec::new();
    for &number in &reviewed.mistakes[side.index()] {
        let ply = number - 1;
        let (before, Some(&played)) = (history.before(ply), history.moves().get(ply)) else { continue };
        let puzzle = service.wait_for(service.reviews.find_puzzle(before.board().clone(), who)).await;
        let puzzle = puzzle.filter(|puzzle| puzzle.line().first() != Some(&played));
        found.extend(puzzle.map(|puzzle| OwnPuzzle { id: one.id(), ply, played, puzzle, done: false }));
    }
    Ok(Some(found))
}
