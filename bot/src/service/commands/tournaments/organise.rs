//! What organisers choose from their menu.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{Actor, may_be_voided};
use kuzhi_domain::refusal::TournamentRefusal;
use kuzhi_domain::tournaments::{GameState, Tournament, TournamentIntent, TournamentRight, start_of};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_store::StoreError;
use kuzhi_view::request::{OrganiserStep, PlayerFor, TournamentPress, TournamentStep};
use kuzhi_view::screens;

use super::{actor, change, decide, load, names};
use crate::service::background_work::BackgroundWork;
use crate::service::commands::matches::undo;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// Shows what can be organised.
pub(super) fn menu(context: &Context, shown: &Tournament) -> Result<Response, ActionError> {
    may_organise(context, shown)?;
    Ok(Response::Tell(screens::organise_tournament(context.words(), shown)))
}

pub(super) fn may_organise(context: &Context, shown: &Tournament) -> Result<(), TournamentRefusal> {
    if shown.is_run_by(actor(context, shown)) { Ok(()) } else { Err(TournamentRefusal::NotOrganiser) }
}

/// Does what was chosen, or asks for what is missing.
pub(super) async fn choose(
    service: &Arc<Service>,
    context: &Context,
    shown: &Tournament,
    press: TournamentPress,
) -> Result<Response, ActionError> {
    may_organise(context, shown)?;
    let words = context.words();
    let intent = match &press.step {
        TournamentStep::Organise(step) | TournamentStep::Sure(step) => {
            match intent(service, shown, *step).await? {
                Some(intent) if step.asks() && matches!(press.step, TournamentStep::Organise(_)) => {
                    // Who is sure would only be refused.
                    shown.decide(actor(context, shown), intent, service.clock.now())?;
                    return Ok(Response::TellInPlace(screens::sure_question(words, shown, *step)));
                }
                Some(intent) => intent,
                None => return ask(service, context, shown, *step).await,
            }
        }
        TournamentStep::Extend(game, minutes) => {
            TournamentIntent::Extend { game: *game, time: Duration::from_mins((*minutes).into()) }
        }
        TournamentStep::GamesOf(player) => {
            return Ok(choose_game(service, context, shown, Some(*player)).await);
        }
        TournamentStep::ResultOf(game) => {
            let game = shown.game(*game).ok_or(TournamentRefusal::NoSuchGame)?;
            let names = names(service, context, shown).await;
            let name = |player| names.get(&player).cloned().unwrap_or_default();
            let question = screens::choose_result_of_tournament(words, shown, game, name);
            return Ok(Response::TellInPlace(question));
        }
        TournamentStep::VoidRating(game) => {
            let void = undo::void(service, context, Target::unread(*game), false);
            return Ok(match Box::pin(void).await? {
                Response::Show(done) => Response::TellInPlace(done),
                other => other,
            });
        }
        TournamentStep::ApartFrom(one) => {
            return Ok(choose_player(service, context, shown, PlayerFor::ApartFrom(*one), None).await);
        }
        TournamentStep::Move(one) => {
            return Ok(choose_player(service, context, shown, PlayerFor::Above(*one), None).await);
        }
        TournamentStep::Find(_) => return Ok(Response::Ask(screens::find_form(words, press))),
        TournamentStep::Forbid(one, other) => TournamentIntent::Forbid([*one, *other]),
        TournamentStep::Unforbid(one, other) => TournamentIntent::Unforbid([*one, *other]),
        TournamentStep::LetIn(player) => TournamentIntent::LetIn(*player),
        TournamentStep::NamePlayer(who) => TournamentIntent::NamePlayer(*who),
        TournamentStep::NameOrganiser(who) => TournamentIntent::NameOrganiser(*who),
        TournamentStep::DismissOrganiser(who) => TournamentIntent::DismissOrganiser(*who),
        TournamentStep::PutAbove(player, above) => {
            TournamentIntent::Place { player: *player, above: Some(*above) }
        }
        TournamentStep::PutLast(player) => TournamentIntent::Place { player: *player, above: None },
        // The others need a reason.
        _ => return Ok(reason_form(service, context, shown, press).await),
    };
    let next = decide(service, context, shown.id, |_| intent.clone()).await?;
    Ok(Response::TellInPlace(screens::tournament_done(words, &next, context.who(), &press.step)))
}

/// The matches of the last round in which nobody has moved.
async fn dealt(service: &Service, shown: &Tournament) -> Result<Vec<MatchId>, StoreError> {
    let round = shown.rounds.last().into_iter().flat_map(|round| &round.games);
    let played = round.filter(|game| matches!(game.state, GameState::Playing(_)));
    let ids: Vec<MatchId> = played.map(|game| game.id).collect();
    let read = service.records.run(move |store| {
        let mut dealt = Vec::new();
        for id in ids {
            // It may not be made yet.
            dealt.extend(store.load(id)?.is_none_or(|one| one.awaits_first_move()).then_some(id));
        }
        Ok(dealt)
    });
    read.await
}

/// What a choice means, if nothing is missing.
async fn intent(
    service: &Service,
    shown: &Tournament,
    step: OrganiserStep,
) -> Result<Option<TournamentIntent>, StoreError> {
    Ok(Some(match step {
        OrganiserStep::PairAgain => TournamentIntent::PairAgain(dealt(service, shown).await?),
        OrganiserStep::Begin => TournamentIntent::Begin,
        OrganiserStep::PutOffHour => TournamentIntent::PutOff(HOUR),
        OrganiserStep::PutOffDay => TournamentIntent::PutOff(DAY),
        OrganiserStep::Pause => TournamentIntent::Pause,
        OrganiserStep::Resume => TournamentIntent::Resume,
        OrganiserStep::EndSeries => TournamentIntent::EndSeries,
        OrganiserStep::Sort | OrganiserStep::NumberByRating => TournamentIntent::Sort,
        OrganiserStep::MoreTime
        | OrganiserStep::Result
        | OrganiserStep::Reschedule
        | OrganiserStep::Remove
        | OrganiserStep::LetIn
        | OrganiserStep::NamePlayers
        | OrganiserStep::Move
        | OrganiserStep::Number
        | OrganiserStep::Forbid
        | OrganiserStep::Change
        | OrganiserStep::Organisers
        | OrganiserStep::Stop
        | OrganiserStep::EndLadder => return Ok(None),
    }))
}

/// Asks for what is missing.
async fn ask(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    step: OrganiserStep,
) -> Result<Response, ActionError> {
    let words = context.words();
    Ok(match step {
        OrganiserStep::Remove => choose_player(service, context, shown, PlayerFor::Remove, None).await,
        OrganiserStep::Move | OrganiserStep::Number => {
            choose_player(service, context, shown, PlayerFor::Move, None).await
        }
        OrganiserStep::Forbid => {
            let names = names(service, context, shown).await;
            let name = |player| names.get(&player).cloned().unwrap_or_default();
            Response::TellInPlace(screens::pairs_apart(words, shown, name))
        }
        OrganiserStep::Change => change::form(service, context, shown).await,
        OrganiserStep::Organisers => {
            shown.allows(actor(context, shown), TournamentRight::Announcer)?;
            let names = names(service, context, shown).await;
            let name = |player| names.get(&player).cloned().unwrap_or_default();
            Response::TellInPlace(screens::organisers_of_tournament(words, shown, name))
        }
        OrganiserStep::LetIn => {
            let names = names(service, context, shown).await;
            let name = |player| names.get(&player).cloned().unwrap_or_default();
            Response::TellInPlace(screens::choose_whom_to_let_in(words, shown, name))
        }
        OrganiserStep::NamePlayers => Response::TellInPlace(screens::choose_whom_to_name(words, shown)),
        OrganiserStep::Result => choose_game(service, context, shown, None).await,
        OrganiserStep::MoreTime => {
            let names = names(service, context, shown).await;
            let name = |player| names.get(&player).cloned().unwrap_or_default();
            Response::TellInPlace(screens::choose_game_for_more_time(words, shown, name))
        }
        step => {
            let press = TournamentPress { id: shown.id, step: TournamentStep::Organise(step) };
            reason_form(service, context, shown, press).await
        }
    })
}

/// Asks for a player, among those whose name has what was typed.
async fn choose_player(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    to: PlayerFor,
    typed: Option<&str>,
) -> Response {
    let names = names(service, context, shown).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    Response::TellInPlace(screens::choose_player_of_tournament(context.words(), shown, to, typed, name))
}

async fn choose_game(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    of: Option<PlayerId>,
) -> Response {
    let names = names(service, context, shown).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    Response::TellInPlace(screens::choose_game_of_tournament(context.words(), shown, of, name))
}

/// Asks for the reason of something.
async fn reason_form(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    press: TournamentPress,
) -> Response {
    let names = names(service, context, shown).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    Response::Ask(screens::reason_form(context.words(), shown, press, name))
}

/// Does what needed a text: mostly a reason.
pub(in crate::service) async fn with_reason(
    service: &Arc<Service>,
    context: &Context,
    press: TournamentPress,
    reason: &str,
) -> Result<Response, ActionError> {
    let shown = load(service, context, press.id).await?;
    may_organise(context, &shown)?;
    if let TournamentStep::Find(to) = press.step {
        return Ok(choose_player(service, context, &shown, to, Some(reason)).await);
    }
    let reason = reason.to_owned();
    let intent = match &press.step {
        TournamentStep::Remove(player) => TournamentIntent::Remove { player: *player, reason },
        TournamentStep::SetResult(game, to) => {
            TournamentIntent::SetResult { game: *game, result: to.result(), reason }
        }
        TournamentStep::Organise(OrganiserStep::Reschedule) => {
            let zone = service.records.house_rules(Some(shown.guild)).await.time_zone;
            let now = service.clock.now();
            TournamentIntent::Reschedule(start_of(&reason, shown.rules.begins, zone.as_ref(), now)?)
        }
        TournamentStep::PlayAgain(game) => TournamentIntent::PlayAgain { game: *game, reason },
        TournamentStep::RemoveResult(game) => TournamentIntent::RemoveResult { game: *game, reason },
        _ => TournamentIntent::Stop { reason },
    };
    let next = decide(service, context, press.id, |_| intent.clone()).await?;
    if let TournamentStep::SetResult(game, _)
    | TournamentStep::RemoveResult(game)
    | TournamentStep::PlayAgain(game) = press.step
    {
        // Its board says what it counts.
        service.attend_unwaited(BackgroundWork::Redraw(vec![game]));
    }
    let done = screens::tournament_done(context.words(), &next, context.who(), &press.step);
    let game = match press.step {
        TournamentStep::SetResult(game, _)
        | TournamentStep::PlayAgain(game)
        | TournamentStep::RemoveResult(game) => service.records.load(game).await?,
        _ => None,
    };
    // What was played still counts for the ratings.
    Ok(Response::TellInPlace(match game.filter(|game| may_be_voided(game, Actor::Manager).is_ok()) {
        Some(game) => {
            let void = undo::may_correct(context, &game).is_ok().then(|| game.id());
            screens::rating_stands(context.words(), &next, done, void)
        }
        None => done,
    }))
}
