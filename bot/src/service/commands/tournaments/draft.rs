//! A tournament is drafted: only whoever makes it sees it, until they announce it.

use std::sync::Arc;

use kuzhi_domain::matches::{ROUNDS, USUAL_ROUNDS, rounds};
use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::settings::HouseRules;
use kuzhi_domain::study::WrittenOptions;
use kuzhi_domain::tournaments::{
    ChosenOptions, KindName, Repetition, Season, SeasonRules, Series, Tournament, TournamentChoices,
    TournamentOption, TournamentRules,
};
use kuzhi_domain::{GuildId, TournamentId};
use kuzhi_engine::{Game, GameError};
use kuzhi_view::request::{TournamentDraft, TournamentOptions};
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::{self, game_name, say};

use super::announce::{channel_of, has_room, season_to_join};
use super::permission::may_announce;
use super::server;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a draft of a tournament.
pub(in crate::service) async fn draft(
    service: &Arc<Service>,
    context: &Context,
    options: &TournamentOptions,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    context.may_write(true)?;
    has_room(service, guild, context.who(), options.kind).await?;
    let house = service.records.house_rules(Some(guild)).await;
    let (rules, repetition, left_out) = rules(service, context, options, &house)?;
    let series = repetition.map(|repetition| Series::begin(repetition, house.time_zone, &rules));
    keep(service, context, guild, (rules, series), &left_out).await
}

/// Shows a draft of the same tournament once more.
pub(super) async fn again(
    service: &Service,
    context: &Context,
    over: &Tournament,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    has_room(service, guild, context.who(), over.rules.kind.name()).await?;
    keep(service, context, guild, (over.rules.again(service.clock.now()), None), &[]).await
}

/// Stores a draft and shows it. Older ones of the same person are dropped if they are too many.
async fn keep(
    service: &Service,
    context: &Context,
    guild: GuildId,
    (rules, series): (TournamentRules, Option<Series>),
    left_out: &[TournamentOption],
) -> Result<Response, ActionError> {
    rules.check()?;
    rules.check_name()?;
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let latest = service.tournaments.latest_of(guild).await?;
    let channel = channel_of(&latest, context.channel());
    let (place, who, now) = ((guild, channel), context.who(), service.clock.now());
    let last = rules.drafted_from(&latest).map(|one| one.id);
    let draft = loop {
        let id = TournamentId::from_random(rand::random());
        let draft = Tournament::draft(id, place, who, rules.clone(), now).with_series(series.clone());
        let draft = draft.drafted_from(last).numbered(&latest);
        // Another one may have this id.
        if service.tournaments.create(&draft).await? {
            break draft;
        }
    };
    let unfinished = service.records.run(move |store| store.live_tournaments_of(guild)).await?;
    for id in Tournament::drafts_too_many(&unfinished, who) {
        service.tournaments.drop_draft(id).await?;
    }
    Ok(Response::Tell(shown(service, context, &draft, &latest, left_out).await?))
}

/// A draft, with which one of a season it is.
pub(super) async fn shown(
    service: &Service,
    context: &Context,
    draft: &Tournament,
    latest: &[Tournament],
    left_out: &[TournamentOption],
) -> Result<Screen, ActionError> {
    let mut screen = screens::tournament_draft(context.words(), draft, left_out);
    if let Some(season) = draft.rules.season {
        let number = Season::next_number(&season_to_join(service, &draft.rules, latest).await?);
        if let Some(number) = number {
            screens::add_line(&mut screen, &screens::season_goes_on(context.words(), season, number));
        }
    }
    Ok(screen)
}

/// Returns somebody's own draft on the server from which the request came.
pub(super) async fn own_draft(
    service: &Service,
    context: &Context,
    TournamentDraft(id): TournamentDraft,
) -> Result<Tournament, ActionError> {
    let guild = server(context)?;
    let found = match id {
        Some(id) => service.tournaments.find(id).await?,
        None => None,
    };
    let found = found.filter(|one| one.guild == guild && one.organiser == context.who());
    let own = found.ok_or(TournamentRefusal::NoDraft)?;
    if own.is_draft() { Ok(own) } else { Err(TournamentRefusal::Announced.into()) }
}

/// Discards a draft.
pub(in crate::service) async fn discard(
    service: &Service,
    context: &Context,
    draft: TournamentDraft,
) -> Result<Response, ActionError> {
    match own_draft(service, context, draft).await {
        Ok(own) => service.tournaments.drop_draft(own.id).await?,
        // It is gone already.
        Err(ActionError::Refused(Refusal::Tournament(TournamentRefusal::NoDraft))) => {}
        Err(error) => return Err(error),
    }
    Ok(Response::TellInPlace(screens::tournament_discarded(context.words())))
}

/// Makes rules of what a command says, and finds what is left out of them.
fn rules(
    service: &Arc<Service>,
    context: &Context,
    options: &TournamentOptions,
    house: &HouseRules,
) -> Result<(TournamentRules, Option<Repetition>, Vec<TournamentOption>), ActionError> {
    let named = match options.game {
        Some(game) => game,
        None => house.game.unwrap_or_default(),
    };
    let game = game(named, &options.written)?;
    let choices = TournamentChoices {
        kind: options.kind,
        options: ChosenOptions {
            rounds: options.rounds,
            minutes: options.minutes,
            boards: options.boards,
            together: options.together,
            group: options.group,
            moves: options.moves,
        },
        game,
        clock: options.clock,
        begins: options.begins.clone(),
        rated: options.rated,
        takebacks: options.takebacks,
        time_off: options.time_off,
        check_in: options.check_in,
        byes: options.byes,
        most: options.most,
        role: options.role,
        season: SeasonRules::chosen(options.season, options.best, options.counts)?,
        comes_again: options.every.is_some(),
        ahead: options.ahead,
        until: options.until.clone(),
    };
    let left_out = choices.left_out();
    let (zone, now) = (house.time_zone.as_ref(), service.clock.now());
    let rules = choices.rules(zone, now)?;
    let until = options.until.as_deref();
    let repetition = Repetition::chosen(options.every, options.ahead, until, (&rules, zone, now))?;
    let own = options.name.as_deref().and_then(words::plain_title);
    let name = own.unwrap_or_else(|| usual_name(context, options.kind, game));
    Ok((TournamentRules { name, ..rules }, repetition, left_out))
}

/// What a tournament is called if nobody says.
pub(super) fn usual_name(context: &Context, kind: KindName, game: Game) -> String {
    let words = context.words_here();
    let kind = say!(words, &format!("tournament-kind-{}", kind.id()));
    say!(words, "tournament-name", kind = kind, game = game_name(words, game))
}

/// Returns the game with its options. A game of rounds has three, unless somebody wants more or fewer.
fn game(named: Game, typed: &str) -> Result<Game, Refusal> {
    let written = WrittenOptions::read(typed);
    let mut chosen = written.chosen();
    let usual = USUAL_ROUNDS.to_string();
    if rounds(named).is_some() && chosen.iter().all(|(name, _)| *name != ROUNDS) {
        chosen.push((ROUNDS, &usual));
    }
    Game::with_options(named.id(), chosen).map_err(|error| match error {
        GameError::Option(error) => Refusal::BadOption(written.as_typed(error)),
        GameError::Unknown(_) => Refusal::Unusable,
    })
}
