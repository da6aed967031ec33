//! `/tournament`: announces one, lists those of the server, shows one.

use kuzhi_domain::RoleId;
use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::moments::Every;
use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::tournaments::{KindName, SeasonCounts};
use kuzhi_view::request::{Action, TournamentOptions, Typing, clock_by_id};
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption};

use super::options;
use crate::discord::interaction::{OptionValue, Sent};
use kuzhi_domain::typed::{folded, plain};
use kuzhi_engine::Game;

/// The longest name that can be typed: [`kuzhi_domain::tournaments::LONGEST_TOURNAMENT_NAME`].
const LONGEST_NAME: u16 = 60;

const NAME: &str = "tournament";
const CREATE: &str = "create";
const LIST: &str = "list";
const SHOW: &str = "show";
const CREATED: &str = "tournament-create";
const CLOCK: &str = "clock";
const BEGINS: &str = "begins";
const OPTIONS: &str = "options";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let sub = |name| options::option(words, CommandOptionType::SubCommand, NAME, name);
    let show = options::option(words, CommandOptionType::String, "tournament-show", NAME);
    let show = sub(SHOW).add_sub_option(show.set_autocomplete(true).required(true));
    command.add_option(create(words, sub(CREATE))).add_option(sub(LIST)).add_option(show)
}

fn create(words: &Words, sub: CreateCommandOption) -> CreateCommandOption {
    let of = |kind, name| options::option(words, kind, CREATED, name);
    let kind = KindName::ALL.into_iter().fold(of(CommandOptionType::String, "kind"), |option, kind| {
        option.add_string_choice(say!(words, &format!("tournament-kind-{}-line", kind.id())), kind.id())
    });
    let every = Every::ALL.into_iter().fold(of(CommandOptionType::String, "repeats"), |option, every| {
        option.add_string_choice(say!(words, &format!("choice-tournament-every-{}", every.id())), every.id())
    });
    let counts =
        SeasonCounts::ALL.into_iter().fold(of(CommandOptionType::String, "counts"), |option, counts| {
            let name = say!(words, &format!("choice-tournament-counts-{}", counts.id()));
            option.add_string_choice(name, counts.id())
        });
    sub.add_sub_option(kind.required(true))
        .add_sub_option(options::introduced_game(words, CREATED))
        .add_sub_option(of(CommandOptionType::String, CLOCK).set_autocomplete(true))
        .add_sub_option(of(CommandOptionType::String, BEGINS).set_autocomplete(true))
        .add_sub_option(of(CommandOptionType::Integer, "rounds"))
        .add_sub_option(of(CommandOptionType::Integer, "minutes"))
        .add_sub_option(of(CommandOptionType::Integer, "boards"))
        .add_sub_option(of(CommandOptionType::Boolean, "together"))
        .add_sub_option(of(CommandOptionType::Integer, "groups"))
        .add_sub_option(of(CommandOptionType::Integer, "promoted"))
        .add_sub_option(of(CommandOptionType::String, OPTIONS).set_autocomplete(true))
        .add_sub_option(of(CommandOptionType::Boolean, "rated"))
        .add_sub_option(of(CommandOptionType::Boolean, "takebacks"))
        .add_sub_option(of(CommandOptionType::Boolean, "away"))
        .add_sub_option(of(CommandOptionType::Boolean, "check-in"))
        .add_sub_option(of(CommandOptionType::Integer, "byes"))
        .add_sub_option(of(CommandOptionType::Integer, "most"))
        .add_sub_option(of(CommandOptionType::Role, "role"))
        .add_sub_option(of(CommandOptionType::String, "name").max_length(LONGEST_NAME))
        .add_sub_option(every)
        .add_sub_option(of(CommandOptionType::String, "until"))
        .add_sub_option(of(CommandOptionType::Integer, "ahead"))
        .add_sub_option(of(CommandOptionType::Integer, "season"))
        .add_sub_option(of(CommandOptionType::Integer, "best"))
        .add_sub_option(counts)
}

pub(super) fn read(sent: &Sent) -> Result<Action, Refusal> {
    match sent.subcommand.as_deref() {
        Some(LIST) => Ok(Action::Tournaments),
        Some(SHOW) => Ok(Action::ShowTournament(options::text(sent, NAME).unwrap_or_default().to_owned())),
        Some(CREATE) => read_create(sent),
        _ => Err(Refusal::NoSuchCommand),
    }
}

fn read_create(sent: &Sent) -> Result<Action, Refusal> {
    let kind = options::text(sent, "kind").and_then(KindName::by_id).ok_or(Refusal::Unusable)?;
    let game = options::text(sent, "game").map(|id| Game::by_id(id).ok_or(Refusal::Unusable)).transpose()?;
    let clock = options::text(sent, CLOCK).map(|typed| match clock_by_id(&plain(typed)) {
        Some(clock) => clock.ok_or(Refusal::Tournament(TournamentRefusal::NeedsClock)),
        None => Err(Refusal::BadClock(typed.to_owned())),
    });
    let role = match sent.value("role") {
        Some(OptionValue::Role(role)) => Some(RoleId(*role)),
        _ => None,
    };
    Ok(Action::DraftTournament(Box::new(TournamentOptions {
        kind,
        game,
        written: options::text(sent, OPTIONS).unwrap_or_default().to_owned(),
        clock: clock.transpose()?,
        begins: options::text(sent, BEGINS).map(str::to_owned),
        rounds: options::number(sent, "rounds"),
        minutes: options::number(sent, "minutes"),
        boards: options::number(sent, "boards"),
        together: options::boolean(sent, "together") == Some(true),
        group: options::number(sent, "groups"),
        moves: options::number(sent, "promoted"),
        rated: options::boolean(sent, "rated"),
        takebacks: options::boolean(sent, "takebacks") == Some(true),
        time_off: match options::boolean(sent, "away") {
            Some(false) => TimeOff::Nothing,
            Some(true) | None => TimeOff::All,
        },
        check_in: options::boolean(sent, "check-in") == Some(true),
        byes: options::number(sent, "byes"),
        most: options::number(sent, "most"),
        role,
        name: options::text(sent, "name").map(str::to_owned),
        every: options::text(sent, "repeats")
            .map(|id| Every::by_id(id).ok_or(Refusal::Unusable))
            .transpose()?,
        ahead: options::number(sent, "ahead"),
        until: options::text(sent, "until").map(str::to_owned),
        season: options::number(sent, "season"),
        best: options::number(sent, "best"),
        counts: options::text(sent, "counts")
            .map(|id| SeasonCounts::by_id(id).ok_or(Refusal::Unusable))
            .transpose()?,
    })))
}

/// Parses autocompletion of clocks, starts, options of games and tournaments.
pub(super) fn read_typing(unsent: &Sent) -> Typing {
    let game = options::text(unsent, "game").and_then(Game::by_id);
    let kind = options::text(unsent, "kind").and_then(KindName::by_id);
    match unsent.unfinished() {
        Some((CLOCK, typed)) => {
            let minutes = options::number(unsent, "minutes");
            Typing::TournamentClock { typed: plain(typed), kind, minutes }
        }
        Some((BEGINS, typed)) => Typing::Begins { typed: typed.to_owned() },
        Some((OPTIONS, typed)) => {
            let is_rated = options::boolean(unsent, "rated") == Some(true);
            Typing::GameOptions { game, typed: folded(typed), is_rated }
        }
        Some((NAME, typed)) => Typing::Tournament { typed: plain(typed) },
        _ => Typing::Unknown,
    }
}
