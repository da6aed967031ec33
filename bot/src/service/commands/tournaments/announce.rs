//! A tournament is drafted, and announced.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::{
    GuildId, KindName, PlayerId, ROUNDS, Refusal, TimeControl, Timestamp, Tournament, TournamentId,
    TournamentKind, TournamentRefusal, TournamentRules, TournamentStage, USUAL_ROUNDS, WrittenOptions,
    is_quick, may_begin_at, rounds,
};
use kuzhi_engine::{Game, GameError};
use kuzhi_store::Turn;
use kuzhi_view::request::{TournamentDraft, TournamentOptions};
use kuzhi_view::screens;
use kuzhi_view::words::{self, Words, game_name, say};

use super::permission::{self, may_announce};
use crate::delivery::{Nonce, Shown};
use crate::limits::Notified;
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// How many tournaments a server can have that are not over.
const MOST_HERE: usize = 10;

/// How many of them one person can run.
const MOST_OF_ONE: usize = 3;

/// How many tournaments of a server are looked through beside those that go on.
pub(super) const LOOKED_THROUGH: usize = 50;

/// How long a draft that was announced is remembered. Discord takes no later press of it.
const DRAFTS_LAST: Duration = Duration::from_mins(15);

/// When a tournament begins if nobody says: with a live clock in an evening, else on another day.
const fn usual_start(clock: TimeControl) -> Duration {
    if clock.is_live() { Duration::from_hours(1) } else { Duration::from_hours(24) }
}

/// How long an arena lasts if nobody says.
const USUAL_ARENA: u16 = 60;

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
    let rules = rules(service, context, options).await?;
    Ok(Response::Tell(draft_of(context, &rules)?))
}

/// Shows a draft of the same tournament once more.
pub(super) async fn again(
    service: &Service,
    context: &Context,
    over: &Tournament,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    has_room(service, guild, context.who()).await?;
    let begins = whole_minute(service.clock.now() + usual_start(over.rules.clock));
    Ok(Response::Tell(draft_of(context, &TournamentRules { begins, ..over.rules.clone() })?))
}

fn draft_of(context: &Context, rules: &TournamentRules) -> Result<screens::Screen, ActionError> {
    rules.check()?;
    let text = kuzhi_view::request::Action::Announce(TournamentDraft(rules.clone())).to_string();
    let rest = text.chars().count() - rules.name.chars().count();
    if text.chars().count() > LONGEST_ID {
        return Err(TournamentRefusal::NameTooLong { most: LONGEST_ID.saturating_sub(rest) }.into());
    }
    Ok(screens::tournament_draft(context.words(), rules))
}

/// Announces a drafted tournament.
pub(in crate::service) async fn announce(
    service: &Arc<Service>,
    context: &Context,
    TournamentDraft(rules): TournamentDraft,
) -> Result<Response, ActionError> {
    let guild = may_announce(service, context).await?;
    context.may_write(true)?;
    rules.check()?;
    if rules.kind.name() != KindName::Ladder {
        may_begin_at(rules.begins, service.clock.now())?;
    }
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let job = once(service, context, make(service, context, guild, rules));
    let (mut made, asked) = Box::pin(service.announcing.alone(&service.records, guild, job)).await?;
    let mut screen = screens::tournament_card(context.words_here(), &made);
    if !asked.is_empty() {
        let names: Vec<String> =
            asked.iter().map(|&player| words::mention(context.words_here(), player)).collect();
        let line = say!(context.words_here(), "tournament-asked-again", names = names.join(", "));
        screens::add_line(&mut screen, &line);
        let card = &made;
        let letter = |words: &'static Words, to| {
            let mut shown = screens::tournament_card(words, card);
            let line = say!(words, "tournament-asked-again", names = words::mention(words, to));
            screens::add_line(&mut shown, &line);
            shown.text
        };
        let nonce = |to| Nonce::letter(card.id, 0, 0, to);
        let place = (made.guild, made.channel);
        screen.notifies = service.boards.notify_people(place, asked, letter, nonce).await.to_mention;
    }
    if let Ok(Shown::To(message)) = context.reply().show(&screen).await {
        made.card = Some(message);
    }
    // Games and news have a thread of their own where the bot may open one.
    if let Some(thread) = service.boards.open_thread(context.place(), &made.rules.name).await {
        made.channel = thread;
    }
    let (id, card, channel) = (made.id, made.card, made.channel);
    let place = |next: &mut Tournament| {
        (next.card, next.channel) = (card, channel);
        true
    };
    service.tournaments.update(id, place).await?;
    service.attend_later(BackgroundWork::Tournament(id));
    Ok(Response::Done)
}

/// Stores a tournament, if there is room for it. Returns whom it asks to play again, too.
async fn make(
    service: &Service,
    context: &Context,
    guild: GuildId,
    rules: TournamentRules,
) -> Result<(Tournament, Vec<PlayerId>), ActionError> {
    has_room(service, guild, context.who()).await?;
    let asked = whom_to_ask(service, context, guild, &rules).await?;
    let id = TournamentId::from_random(rand::random());
    let place = (guild, context.channel());
    let made = Tournament::announce(id, place, context.who(), rules, service.clock.now());
    if !service.tournaments.create(&made).await? {
        return Err(TournamentRefusal::Unknown.into());
    }
    Ok((made, asked))
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
    let mut live = service.records.read(move |store| store.live_tournaments_of(guild)).await?;
    live.retain(Tournament::is_live);
    let most = |most: usize| u16::try_from(most).unwrap_or(u16::MAX);
    if live.len() >= MOST_HERE {
        return Err(TournamentRefusal::TooManyHere { most: most(MOST_HERE) }.into());
    }
    if live.iter().filter(|one| one.organiser == who).count() >= MOST_OF_ONE {
        return Err(TournamentRefusal::TooManyOfTheirs { most: most(MOST_OF_ONE) }.into());
    }
    Ok(())
}

/// Who is asked to play again: nobody if they were notified a moment ago. Spends what a message costs.
async fn whom_to_ask(
    service: &Service,
    context: &Context,
    guild: GuildId,
    rules: &TournamentRules,
) -> Result<Vec<PlayerId>, ActionError> {
    let asked = asked_again(service, guild, rules).await?;
    let to = |people| Notified { by: context.who(), guild, people };
    service.limits.learn_of_notified(to(&asked)).await?;
    if service.limits.notify(to(&asked)).is_ok() {
        return Ok(asked);
    }
    service.limits.notify(to(&[])).map_err(permission::of_many)?;
    Ok(Vec::new())
}

/// Who played in the last tournament of this name, kind and game here.
async fn asked_again(
    service: &Service,
    guild: GuildId,
    rules: &TournamentRules,
) -> Result<Vec<PlayerId>, ActionError> {
    let all = service.records.read(move |store| store.tournaments_of(guild, LOOKED_THROUGH)).await?;
    let is_same = |one: &&Tournament| {
        matches!(one.stage, TournamentStage::Over { .. })
            && (&one.rules.name, one.rules.kind.name(), one.rules.game)
                == (&rules.name, rules.kind.name(), rules.game)
    };
    let players = all.iter().find(is_same).map(|one| one.players.iter());
    let there = players.into_iter().flatten().filter(|one| one.takes_part() && !one.player.has_left());
    Ok(there.map(|one| one.player).take(50).collect())
}

/// Makes rules of what a command says.
async fn rules(
    service: &Arc<Service>,
    context: &Context,
    options: &TournamentOptions,
) -> Result<TournamentRules, ActionError> {
    let named = match options.game {
        Some(game) => game,
        None => service.records.usual_game(context.place().guild).await,
    };
    let game = game(named, &options.written)?;
    let kind = kind(options)?;
    let clock = options.clock.unwrap_or(match kind {
        TournamentKind::Arena { .. } => TimeControl::Live { minutes: 5, seconds: 3 },
        TournamentKind::League { .. } | TournamentKind::Swiss { .. } | TournamentKind::Ladder => {
            TimeControl::Days(3)
        }
    });
    let now = service.clock.now();
    let begins = match &options.begins {
        Some(typed) => now + in_how_long(typed).ok_or_else(|| TournamentRefusal::NoTime(typed.clone()))?,
        None => now + usual_start(clock),
    };
    let begins = whole_minute(begins);
    if kind.name() != KindName::Ladder {
        may_begin_at(begins, now)?;
    }
    let [fewest, largest] = kind.name().sizes();
    let most = match options.most {
        Some(most) => u16::try_from(most).map_err(|_| TournamentRefusal::Size { fewest, most: largest })?,
        None => largest,
    };
    let words = context.words_here();
    let own = options.name.as_deref().and_then(words::plain);
    let name = own.unwrap_or_else(|| {
        let kind = say!(words, &format!("tournament-kind-{}", kind.name().id()));
        say!(words, "tournament-name", kind = kind, game = game_name(words, game))
    });
    let rated = options.rated.unwrap_or(!is_quick(game));
    let (takebacks, role) = (options.takebacks, options.role);
    Ok(TournamentRules { name, kind, game, clock, rated, takebacks, begins, most, role })
}

fn kind(options: &TournamentOptions) -> Result<TournamentKind, TournamentRefusal> {
    Ok(match options.kind {
        KindName::League => TournamentKind::League {
            twice: match options.rounds {
                None | Some(1) => false,
                Some(2) => true,
                Some(_) => return Err(TournamentRefusal::Meetings),
            },
            at_once: options.together,
        },
        KindName::Swiss => {
            let most = TournamentKind::MOST_ROUNDS;
            let rounds = options.rounds.map(|rounds| u8::try_from(rounds).unwrap_or(0));
            TournamentKind::Swiss {
                rounds: match rounds {
                    Some(0) => return Err(TournamentRefusal::Rounds { most }),
                    rounds => rounds,
                },
            }
        }
        KindName::Arena => TournamentKind::Arena {
            minutes: options.minutes.map_or(USUAL_ARENA, |minutes| u16::try_from(minutes).unwrap_or(0)),
        },
        KindName::Ladder => TournamentKind::Ladder,
    })
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

/// Drafts carry whole minutes.
fn whole_minute(at: Timestamp) -> Timestamp {
    Timestamp::from_millis(at.as_millis().div_ceil(60_000) * 60_000)
}

/// Reads a length of time such as `30m`, `2h` or `3d`.
fn in_how_long(typed: &str) -> Option<Duration> {
    let text = kuzhi_domain::plain(typed);
    let text = text.trim();
    let (number, unit) = text.split_at_checked(text.find(|letter: char| !letter.is_ascii_digit())?)?;
    let number: u64 = number.parse().ok()?;
    let minutes = match unit.trim().to_lowercase().as_str() {
        "m" | "min" => 1,
        "h" => 60,
        "d" => 24 * 60,
        _ => return None,
    };
    Some(Duration::from_mins(number.checked_mul(minutes).filter(|&minutes| minutes < 1_000_000)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_minutes_hours_and_days() {
        let hours = |hours| Some(Duration::from_hours(hours));
        assert_eq!(in_how_long("30m"), Some(Duration::from_mins(30)));
        assert_eq!(
            [in_how_long("2h"), in_how_long(" 3 D "), in_how_long("0h")],
            [hours(2), hours(72), hours(0)]
        );
        for text in ["", "m", "30", "-1h", "1w", "1.5h", "99999999999999999999d", "9999999999d"] {
            assert_eq!(in_how_long(text), None, "{text}");
        }
    }
}
