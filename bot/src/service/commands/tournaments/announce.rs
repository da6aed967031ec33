//! A tournament is drafted, and announced.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{ROUNDS, USUAL_ROUNDS, rounds};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::settings::HouseRules;
use kuzhi_domain::study::WrittenOptions;
use kuzhi_domain::tournaments::{
    ChosenOptions, Repetition, Series, Tournament, TournamentChoices, TournamentRules,
};
use kuzhi_domain::{GuildId, PlayerId, TournamentId};
use kuzhi_engine::{Game, GameError};
use kuzhi_store::Turn;
use kuzhi_view::request::{TournamentDraft, TournamentOptions};
use kuzhi_view::screens;
use kuzhi_view::words::{self, game_name, say};

use super::permission::{self, may_announce};
use crate::delivery::{Nonce, Shown, try_to};
use crate::limits::Notified;
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// How many tournaments of a server are looked through beside those that go on.
pub(super) const LOOKED_THROUGH: usize = 50;

/// How long a draft that was announced is remembered. Discord takes no later press of it.
const DRAFTS_LAST: Duration = Duration::from_mins(15);

/// The longest custom id of a button.
const LONGEST_ID: usize = 100;

/// Shows a draft of a tournament.
pub(in crate::service) async fn draft(
    service: &Arc<Service>,
    context: &Context,
    options: &TournamentOptions,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    context.may_write(true)?;
    has_room(service, guild, context.who()).await?;
    let house = service.records.house_rules(Some(guild)).await;
    let (rules, repetition) = rules(service, context, options, &house)?;
    Ok(Response::Tell(draft_of(context, &rules, repetition, house.time_zone.as_ref())?))
}

/// Shows a draft of the same tournament once more.
pub(super) async fn again(
    service: &Service,
    context: &Context,
    over: &Tournament,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    has_room(service, guild, context.who()).await?;
    Ok(Response::Tell(draft_of(context, &over.rules.again(service.clock.now()), None, None)?))
}

fn draft_of(
    context: &Context,
    rules: &TournamentRules,
    repetition: Option<Repetition>,
    zone: Option<&TimeZone>,
) -> Result<screens::Screen, ActionError> {
    rules.check()?;
    let series = repetition.map(|repetition| Series::begin(repetition, zone.cloned(), rules));
    let text = kuzhi_view::request::Action::Announce(TournamentDraft(rules.clone(), repetition)).to_string();
    let rest = text.chars().count() - rules.name.chars().count();
    if text.chars().count() > LONGEST_ID {
        return Err(TournamentRefusal::NameTooLong { most: LONGEST_ID.saturating_sub(rest) }.into());
    }
    Ok(screens::tournament_draft(context.words(), rules, series.as_ref()))
}

/// Announces a drafted tournament.
pub(in crate::service) async fn announce(
    service: &Arc<Service>,
    context: &Context,
    TournamentDraft(rules, repetition): TournamentDraft,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    context.may_write(true)?;
    rules.check()?;
    rules.may_begin(service.clock.now())?;
    repetition.map_or(Ok(()), |repetition| repetition.check(&rules))?;
    let zone = service.records.house_rules(Some(guild)).await.time_zone;
    let series = repetition.map(|repetition| Series::begin(repetition, zone, &rules));
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let job = once(service, context, make(service, context, guild, (rules, series)));
    let made = Box::pin(service.announcing.alone(&service.records, guild, job)).await?;
    let screen = screens::tournament_card(context.words_here(), &made);
    let is_here = made.posts.posted_in == context.channel();
    let card = if is_here {
        match context.reply().show(&screen).await {
            Ok(Shown::To(message)) => Some(message),
            _ => None,
        }
    } else {
        let post = service.boards.discord().post(made.card_place(), &screen, Nonce::card(made.id));
        try_to("post a tournament", post).await
    };
    let thread = service.boards.open_thread(made.card_place(), &made.rules.name).await;
    service.tournaments.update(made.id, |next| next.posts.note_posted(card, thread)).await?;
    service.attend_later(BackgroundWork::Tournament(made.id));
    if is_here {
        return Ok(Response::Done);
    }
    Ok(Response::Tell(screens::tournament_announced(context.words(), &made)))
}

/// Stores a tournament, if there is room for it, with whom it asks to play again.
async fn make(
    service: &Service,
    context: &Context,
    guild: GuildId,
    (rules, series): (TournamentRules, Option<Series>),
) -> Result<Tournament, ActionError> {
    has_room(service, guild, context.who()).await?;
    let latest = service.records.run(move |store| store.tournaments_of(guild, LOOKED_THROUGH)).await?;
    let asked = people_to_ping(service, context, guild, rules.asked_again(&latest)).await?;
    // In the thread of another one, it is held in the channel of that.
    let thread = latest.iter().find(|one| one.posts.channel == context.channel());
    let place = (guild, thread.map_or(context.channel(), |one| one.posts.posted_in));
    loop {
        let id = TournamentId::from_random(rand::random());
        let made = Tournament::announce(id, place, context.who(), rules.clone(), service.clock.now())
            .with_series(series.clone())
            .asking(asked.clone());
        // Another one may have this id.
        if service.tournaments.create(&made).await? {
            return Ok(made);
        }
    }
}

/// Does what a draft is for, unless another press of the same draft has done it.
async fn once<T>(
    service: &Service,
    context: &Context,
    job: impl Future<Output = Result<T, ActionError>>,
) -> Result<T, ActionError> {
    let Some(draft) = context.pressed_message() else { return job.await };
    let (name, holder) = (format!("draft {draft}"), rand::random());
    if let Turn::Wait(_) = service.take_turn(name.clone(), holder, DRAFTS_LAST).await? {
        return Err(TournamentRefusal::Announced.into());
    }
    let done = job.await;
    if done.is_err() {
        // It can be pressed again.
        service.take_turn(name, holder, Duration::ZERO).await?;
    }
    done
}

/// Whether the server, and the person, may have another tournament.
async fn has_room(service: &Service, guild: GuildId, who: PlayerId) -> Result<(), ActionError> {
    let mut live = service.records.run(move |store| store.live_tournaments_of(guild)).await?;
    live.retain(Tournament::is_live);
    Ok(Tournament::has_room_beside(&live, who)?)
}

/// Who is asked to play again: nobody if they were notified a moment ago. Spends what a message costs.
async fn people_to_ping(
    service: &Service,
    context: &Context,
    guild: GuildId,
    asked: Vec<PlayerId>,
) -> Result<Vec<PlayerId>, ActionError> {
    let to = |people| Notified { by: context.who(), guild, people };
    service.limits.learn_of_notified(to(&asked)).await?;
    if service.limits.notify(to(&asked)).is_ok() {
        return Ok(asked);
    }
    service.limits.notify(to(&[])).map_err(permission::of_many)?;
    Ok(Vec::new())
}

/// Makes rules of what a command says.
fn rules(
    service: &Arc<Service>,
    context: &Context,
    options: &TournamentOptions,
    house: &HouseRules,
) -> Result<(TournamentRules, Option<Repetition>), ActionError> {
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
            together: options.together,
        },
        game,
        clock: options.clock,
        begins: options.begins.clone(),
        rated: options.rated,
        takebacks: options.takebacks,
        check_in: options.check_in,
        byes: options.byes,
        most: options.most,
        role: options.role,
    };
    let (zone, now) = (house.time_zone.as_ref(), service.clock.now());
    let rules = choices.rules(zone, now)?;
    let until = options.until.as_deref();
    let repetition = Repetition::chosen(options.every, options.ahead, until, (&rules, zone, now))?;
    let words = context.words_here();
    let own = options.name.as_deref().and_then(words::plain);
    let name = own.unwrap_or_else(|| {
        let kind = say!(words, &format!("tournament-kind-{}", options.kind.id()));
        say!(words, "tournament-name", kind = kind, game = game_name(words, game))
    });
    Ok((TournamentRules { name, ..rules }, repetition))
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
