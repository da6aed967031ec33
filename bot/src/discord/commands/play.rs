//! `/play`: challenges a person or anyone in the channel, or starts a match against the bot.

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{Opponent, Series, SideChoice};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::typed::{folded, plain};
use kuzhi_engine::Game;
use kuzhi_search::Level;
use kuzhi_view::request::{Action, ClockChoice, PlayOptions, Typing, clock_by_id};
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "play";
const LEVEL: &str = "level";
const OPEN: &str = "open";
const BALANCED: &str = "balanced";
const CLOCK: &str = "clock";
const DAYS_OFF: &str = "days-off";
const OPTIONS: &str = "options";

/// The lengths to choose from: rounds, 0 for as many as it takes.
const LENGTHS: [i32; 3] = [1, 3, 0];

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    // Suggested by autocompletion instead of listed, so that one can type the number or a word.
    let level = options::option(words, CommandOptionType::Integer, NAME, LEVEL)
        .set_autocomplete(true)
        .min_int_value(1)
        .max_int_value(Level::MAX.into());
    let side = options::option(words, CommandOptionType::String, NAME, "side");
    let side = SideChoice::ALL.into_iter().fold(side, |option, side| {
        option.add_string_choice(say!(words, &format!("choice-{}", side.id())), side.id())
    });
    let length = options::option(words, CommandOptionType::Integer, NAME, "length");
    let length = LENGTHS.into_iter().fold(length, |option, rounds| {
        option.add_int_choice(say!(words, &format!("choice-length-{rounds}")), rounds)
    });
    let sets = options::option(words, CommandOptionType::Integer, NAME, "sets");
    let sets = Series::LENGTHS.into_iter().fold(sets, |option, sets| {
        option.add_int_choice(say!(words, "choice-sets", sets = sets), sets.into())
    });
    let further = options::option(words, CommandOptionType::String, NAME, OPTIONS).set_autocomplete(true);
    command
        .add_option(options::introduced_game(words, NAME))
        .add_option(options::option(words, CommandOptionType::User, NAME, "opponent"))
        .add_option(options::option(words, CommandOptionType::Boolean, NAME, OPEN))
        .add_option(level)
        .add_option(side)
        .add_option(length)
        .add_option(sets)
        .add_option(options::option(words, CommandOptionType::Boolean, NAME, "rated"))
        .add_option(options::option(words, CommandOptionType::Boolean, NAME, BALANCED))
        .add_option(options::option(words, CommandOptionType::String, NAME, CLOCK).set_autocomplete(true))
        .add_option(options::option(words, CommandOptionType::Boolean, NAME, DAYS_OFF))
        .add_option(further)
}

pub(super) fn read(sent: &Sent) -> Result<Action, Refusal> {
    // Someone who names nothing gets a draft with menus.
    if sent.options.is_empty() {
        return Ok(Action::DraftChallenge { opponent: None, is_program: false });
    }
    Ok(Action::Play(PlayOptions {
        opponent: opponent(sent)?,
        game: game(sent)?,
        written: options::text(sent, OPTIONS).unwrap_or_default().to_owned(),
        length: options::number(sent, "length"),
        rated: options::boolean(sent, "rated"),
        balanced: options::boolean(sent, BALANCED) == Some(true),
        side: side(sent)?,
        sets: sets(sent)?,
        clock: options::text(sent, CLOCK).map_or(Ok(ClockChoice::Usual), clock)?,
        time_off: match options::boolean(sent, DAYS_OFF) {
            Some(false) => TimeOff::Away,
            Some(true) | None => TimeOff::All,
        },
    }))
}

/// Parses autocompletion of levels and clocks, and of the chosen game's options.
pub(super) fn read_typing(unsent: &Sent) -> Typing {
    let Ok(game) = game(unsent) else { return Typing::Unknown };
    match unsent.unfinished() {
        Some((LEVEL, typed)) => Typing::Level { typed: plain(typed) },
        Some((CLOCK, typed)) => Typing::Clock { typed: plain(typed) },
        // A space at the end tells that an option is complete.
        Some((OPTIONS, typed)) => {
            let is_rated = options::boolean(unsent, "rated") == Some(true);
            Typing::GameOptions { game, typed: folded(typed), is_rated }
        }
        _ => Typing::Unknown,
    }
}

/// Returns the named game, if any.
fn game(sent: &Sent) -> Result<Option<Game>, Refusal> {
    options::text(sent, "game").map(|id| Game::by_id(id).ok_or(Refusal::Unusable)).transpose()
}

fn opponent(sent: &Sent) -> Result<Opponent, Refusal> {
    if options::boolean(sent, OPEN) == Some(true) {
        let named = options::person(sent, "opponent");
        return named.map_or(Ok(Opponent::Anybody), |_| Err(Refusal::OpponentAndAnybody));
    }
    if let Some(user) = options::person(sent, "opponent")
        // Challenging Kuzhi itself means playing against it.
        && !sent.is_to(user)
    {
        return Ok(Opponent::Person { id: user.id, is_program: user.is_program });
    }
    let Some(level) = options::number(sent, LEVEL) else { return Ok(Opponent::Bot(Level::default())) };
    u8::try_from(level).ok().and_then(Level::new).map(Opponent::Bot).ok_or(Refusal::Unusable)
}

fn clock(text: &str) -> Result<ClockChoice, Refusal> {
    clock_by_id(&plain(text)).map(ClockChoice::Chosen).ok_or_else(|| Refusal::BadClock(text.to_owned()))
}

fn side(sent: &Sent) -> Result<Option<SideChoice>, Refusal> {
    options::text(sent, "side").map(|id| SideChoice::by_id(id).ok_or(Refusal::Unusable)).transpose()
}

/// Returns the number of sets in a best-of series. `None` for a single game.
fn sets(sent: &Sent) -> Result<Option<u8>, Refusal> {
    let chosen = options::number(sent, "sets").map(|sets| u8::try_from(sets).map_err(|_| Refusal::Unusable));
    chosen.transpose()
}
