//! What people press in a tournament.

use std::sync::Arc;

use kuzhi_domain::matches::Match;
use kuzhi_domain::refusal::{LadderRefusal, TournamentRefusal};
use kuzhi_domain::tournaments::{GameState, Tournament, TournamentGame, TournamentIntent, TournamentPlayer};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_view::request::{PlainStep, TournamentPress, TournamentStep};
use kuzhi_view::screens;

use super::{decide, draft, load, names, naming, organise, servers, show};
use crate::delivery::channel_link;
use crate::service::{ActionError, Context, Response, Service};

/// Does what a button or a menu of a tournament says.
pub(in crate::service) async fn act(
    service: &Arc<Service>,
    context: &Context,
    press: TournamentPress,
) -> Result<Response, ActionError> {
    let TournamentPress { id, step } = &press;
    let intent = match step {
        TournamentStep::Plain(PlainStep::Join | PlainStep::Always) => {
            return join(service, context, &press).await;
        }
        TournamentStep::Plain(PlainStep::LeaveSure) => TournamentIntent::Leave,
        TournamentStep::Plain(PlainStep::Here) => TournamentIntent::CheckIn,
        TournamentStep::Plain(PlainStep::Off) => TournamentIntent::RoundOff,
        TournamentStep::Plain(PlainStep::PlayHere) => return servers::ask(service, context, *id).await,
        TournamentStep::Plain(PlainStep::Accept) => {
            return servers::answer(service, context, *id, true).await;
        }
        TournamentStep::Plain(PlainStep::Decline) => {
            return servers::answer(service, context, *id, false).await;
        }
        TournamentStep::Plain(PlainStep::Begin) | TournamentStep::Ready(_) | TournamentStep::Round(_) => {
            return begin(service, context, press).await;
        }
        TournamentStep::Challenge(above) => TournamentIntent::Challenge(*above),
        _ => return look(service, context, press).await,
    };
    let next = decide(service, context, *id, |_| intent.clone()).await?;
    let screen = screens::tournament_done(context.words(), &next, context.who(), step);
    Ok(naming(
        service,
        context,
        &next,
        match step {
            TournamentStep::Challenge(_) | TournamentStep::Plain(PlainStep::LeaveSure) => {
                Response::TellInPlace(screen)
            }
            _ => Response::Tell(screen),
        },
    )
    .await)
}

async fn join(
    service: &Arc<Service>,
    context: &Context,
    press: &TournamentPress,
) -> Result<Response, ActionError> {
    let join = |current: &Tournament| {
        let role = current.rules.role;
        // Direct messages know no roles, and are read by those who have entered.
        let is_letter = context.place().guild.is_none();
        let has_role =
            is_letter || current.is_seen_by_guests() || role.is_none_or(|role| context.has_role(role));
        match press.step {
            TournamentStep::Plain(PlainStep::Always) => TournamentIntent::Always { has_role },
            _ => TournamentIntent::Join { has_role },
        }
    };
    let next = decide(service, context, press.id, join).await?;
    let mut screen = screens::tournament_done(context.words(), &next, context.who(), &press.step);
    let pings = service.records.preferences(context.who()).await.pings;
    let house = service.records.house_rules(Some(next.guild)).await;
    if let Some(line) = screens::pings_off(context.words(), pings, &house) {
        screens::add_line(&mut screen, &line);
    }
    Ok(naming(service, context, &next, Response::Tell(screen)).await)
}

/// Begins somebody's game: the one that is named, that of a round, or the only one that waits for them. If it
/// could be several, it asks which.
async fn begin(
    service: &Arc<Service>,
    context: &Context,
    TournamentPress { id, step }: TournamentPress,
) -> Result<Response, ActionError> {
    let (shown, who, now) = (load(service, context, id).await?, context.who(), service.clock.now());
    let own = shown.entrant(who);
    let is_theirs = |game: &TournamentGame| own.is_some_and(|own| game.side_of(own).is_some());
    let waiting: Vec<MatchId> = shown.games_to_begin(who, now).map(|(_, game)| game.id).collect();
    // In a busy channel people press the buttons of others: that is their own game of the same round.
    let round = match step {
        TournamentStep::Round(round) => shown.rounds.get(usize::from(round)),
        TournamentStep::Ready(game) => {
            shown.rounds.iter().find(|round| round.games.iter().any(|one| one.id == game))
        }
        _ => None,
    };
    let of_round =
        || round?.games.iter().find(|&game| matches!(game.state, GameState::Waiting(_)) && is_theirs(game));
    let meant = match step {
        TournamentStep::Ready(game) if shown.game(game).is_some_and(is_theirs) => Some(game),
        _ => of_round().map(|game| game.id),
    };
    let game = match (meant, waiting.as_slice()) {
        (Some(game), _) => Some(game),
        (None, [] | [_]) => waiting.first().copied(),
        (None, _) => {
            let names = names(service, context, &shown).await;
            let name = |player| names.get(&player).cloned().unwrap_or_default();
            let question = screens::choose_game_to_begin(context.words(), &shown, who, name, now);
            return Ok(Response::Tell(question));
        }
    };
    let mut intent = TournamentIntent::Ready(game);
    if let Some(found) = game.and_then(|game| shown.game(game)).filter(|_| shown.rules.clock.is_live()) {
        if plays_live(service, who).await? {
            return Err(TournamentRefusal::PlaysLive.into());
        }
        let other =
            found.side_of(own.unwrap_or(found.pairing.south)).map(|side| found.pairing.at(side.other()));
        if let Some(other) = other
            && plays_live(service, shown.person(other)).await?
        {
            intent = TournamentIntent::Wait(found.id);
        }
    }
    let next = decide(service, context, id, |_| intent.clone()).await?;
    let step = game.map_or(TournamentStep::Plain(PlainStep::Begin), TournamentStep::Ready);
    let mut screen = screens::tournament_done(context.words(), &next, who, &step);
    if context.place().guild.is_none() {
        // They pressed it in a direct message, and play elsewhere.
        screens::add_line(&mut screen, &channel_link(next.place()));
    }
    Ok(naming(service, context, &next, Response::TellInPlace(screen)).await)
}

/// Whether somebody plays a live game, in a tournament or elsewhere.
async fn plays_live(service: &Service, who: PlayerId) -> Result<bool, ActionError> {
    let live = service.records.run(move |store| store.live_of(who)).await?;
    Ok(live.iter().any(Match::runs_live_clock))
}

/// Shows what a button asks for, or asks further.
async fn look(
    service: &Arc<Service>,
    context: &Context,
    press: TournamentPress,
) -> Result<Response, ActionError> {
    let shown = load(service, context, press.id).await?;
    let response = look_at(service, context, &shown, press).await?;
    Ok(naming(service, context, &shown, response).await)
}

async fn look_at(
    service: &Arc<Service>,
    context: &Context,
    shown: &Tournament,
    press: TournamentPress,
) -> Result<Response, ActionError> {
    match press.step {
        TournamentStep::Standings(page) => Ok(show::standings(service, context, shown, page).await),
        TournamentStep::Plain(PlainStep::Places) => Ok(show::places(service, context, shown).await),
        TournamentStep::Table(group) => show::table(service, context, shown, group).await,
        TournamentStep::TieBreaks(page) => Ok(show::tie_breaks(context, shown, page)),
        TournamentStep::Season(page) => Ok(show::season(service, context, shown, page).await),
        TournamentStep::Bracket(page) => Ok(show::bracket(service, context, shown, page).await),
        TournamentStep::Log(page) => Ok(show::log(context, shown, page)),
        TournamentStep::Why(one, other) => Ok(show::why(context, shown, [one, other])),
        TournamentStep::Plain(PlainStep::Challenge) => challenge(service, context, shown).await,
        TournamentStep::Plain(PlainStep::Organise) => organise::menu(context, shown),
        TournamentStep::Plain(PlainStep::Leave) => leave(service, context, shown).await,
        TournamentStep::Plain(PlainStep::Again) if shown.rules.kind.abilities().has_teams => {
            servers::play_again(service, context, shown).await
        }
        TournamentStep::Plain(PlainStep::Again) => draft::again(service, context, shown).await,
        TournamentStep::Plain(what) => show::look(service, context, shown, what).await,
        _ => organise::choose(service, context, shown, press).await,
    }
}

/// Asks whether somebody wants to leave.
async fn leave(service: &Service, context: &Context, shown: &Tournament) -> Result<Response, ActionError> {
    if !shown.is_live() {
        return Err(TournamentRefusal::Over.into());
    }
    let who = context.who();
    let own = shown.entrant(who).filter(|&own| shown.player(own).is_some_and(TournamentPlayer::takes_part));
    let own = own.ok_or(TournamentRefusal::TakesNoPart)?;
    let mut moved_in = Vec::new();
    for game in shown.playing().filter(|game| game.side_of(own).is_some()) {
        let found = service.records.load(game.id).await?;
        moved_in.extend(found.filter(|one| one.has_moved(who)).map(|one| one.id()));
    }
    Ok(Response::Tell(screens::leave_question(context.words(), shown, who, &moved_in)))
}

/// Asks whom to challenge on a ladder.
async fn challenge(
    service: &Service,
    context: &Context,
    shown: &Tournament,
) -> Result<Response, ActionError> {
    let names = names(service, context, shown).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    let who = context.who();
    if shown.ladder.place(who).is_none() {
        return Err(TournamentRefusal::TakesNoPart.into());
    }
    let now = service.clock.now();
    if let Some(question) = screens::choose_whom_to_challenge(context.words(), shown, who, now, name) {
        return Ok(Response::Tell(question));
    }
    // Why not the one who is next.
    let above = shown.ladder.place(who).and_then(|own| shown.ladder.places().get(own.checked_sub(1)?));
    shown.may_challenge(who, above.copied().unwrap_or(who), now)?;
    Err(TournamentRefusal::Ladder(LadderRefusal::NotAbove).into())
}
