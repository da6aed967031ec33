//! `/play`: a challenge to a person or to all in the channel, or a match against the bot.

use std::sync::Arc;

use kuzhi_engine::{Game, GameError, Level};
use serenity::all::{
    AutocompleteChoice, AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommand,
};

use super::{options, which};
use crate::app::{
    self, Invitation, Opponent, PlayerId, ROUNDS, Refusal, Series, SideChoice, TimeControl, USUAL_ROUNDS,
};
use crate::discord::intake;
use crate::discord::languages::words_for;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::{self, Words, say};

const NAME: &str = "play";
const LEVEL: &str = "level";
const OPEN: &str = "open";
const CLOCK: &str = "clock";
const OPTIONS: &str = "options";

/// The lengths that are offered: rounds, 0 for as many as it takes.
const LENGTHS: [i32; 3] = [1, 3, 0];

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    // Proposed and not listed: how well a level plays depends on the game.
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
        .add_option(options::game(words, NAME))
        .add_option(options::option(words, CommandOptionType::User, NAME, "opponent"))
        .add_option(options::option(words, CommandOptionType::Boolean, NAME, OPEN))
        .add_option(level)
        .add_option(side)
        .add_option(length)
        .add_option(sets)
        .add_option(options::option(words, CommandOptionType::Boolean, NAME, "rated"))
        .add_option(options::option(words, CommandOptionType::String, NAME, CLOCK).set_autocomplete(true))
        .add_option(further)
}

/// Proposes clocks, and the levels and the options of the chosen game.
pub(super) async fn complete(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
) -> Vec<AutocompleteChoice> {
    let words = words_for(doorkeeper, command).await;
    let game = match options::text(command, "game") {
        Some(id) => Game::by_id(id),
        None => Some(options::usual_game(doorkeeper, command).await),
    };
    match (command.data.autocomplete(), game) {
        (Some(AutocompleteOption { name: LEVEL, value, .. }), Some(game)) => {
            let rounds = options::number(command, "length").and_then(|rounds| u16::try_from(rounds).ok());
            let game = app::lasting(game, rounds.unwrap_or(USUAL_ROUNDS));
            let levels = view::levels(words, game, value).into_iter();
            levels.map(|(name, level)| AutocompleteChoice::new(name, level.get())).collect()
        }
        (Some(AutocompleteOption { name: CLOCK, value, .. }), _) => {
            let clocks = view::clocks(words, value).into_iter();
            clocks.map(|(name, id)| AutocompleteChoice::new(name, id)).collect()
        }
        (Some(AutocompleteOption { name: OPTIONS, value, .. }), Some(game)) => {
            let proposals = view::proposals(words, game, value.trim_start()).into_iter();
            proposals.take(25).map(|(name, value)| AutocompleteChoice::new(name, value)).collect()
        }
        _ => Vec::new(),
    }
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let usual = options::usual_game(doorkeeper, command).await;
    let usual_clock = options::usual_clock(doorkeeper, command).await;
    match invitation(command, usual, usual_clock) {
        Ok(invitation) => doorkeeper.begin(visitor, invitation).await,
        Err(refusal) => doorkeeper.explain(refusal.into(), visitor.as_ref()).await,
    }
}

fn invitation(
    command: &CommandInteraction,
    usual: Game,
    usual_clock: Option<TimeControl>,
) -> Result<Invitation, Refusal> {
    let game = game(command, usual)?;
    Ok(Invitation {
        challenger: which::player(command),
        opponent: opponent(command)?,
        game,
        rated: options::yes(command, "rated"),
        side: side(command)?,
        sets: sets(command)?,
        clock: options::text(command, CLOCK).map_or(Ok(usual_clock), clock)?,
        place: intake::place(command.guild_id, command.channel_id),
        parent: intake::parent(command.channel.as_ref()),
    })
}

/// The game with its options. Of a game of rounds three are played, unless somebody wants more or fewer.
fn game(command: &CommandInteraction, usual: Game) -> Result<Game, Refusal> {
    let id = options::text(command, "game").unwrap_or(usual.id());
    let written = options::text(command, OPTIONS).unwrap_or_default();
    let mut chosen: Vec<(&str, &str)> = written
        .split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
        .map(|word| word.split_once('=').unwrap_or((word, "")))
        .collect();
    let has_rounds = Game::by_id(id).and_then(app::rounds).is_some();
    let length = options::number(command, "length");
    let rounds = length.unwrap_or(USUAL_ROUNDS.into()).to_string();
    match (has_rounds, length) {
        (false, Some(_)) => return Err(Game::by_id(id).map_or(Refusal::NoSuchCommand, Refusal::NoRounds)),
        (true, None) if chosen.iter().any(|(name, _)| *name == ROUNDS) => {}
        (true, _) => chosen.push((ROUNDS, &rounds)),
        (false, None) => {}
    }
    Game::with_options(id, chosen).map_err(|error| match error {
        GameError::Option(error) => Refusal::BadOption(error),
        GameError::Unknown(_) => Refusal::Unusable,
    })
}

fn opponent(command: &CommandInteraction) -> Result<Opponent, Refusal> {
    if options::yes(command, OPEN) == Some(true) {
        let named = options::person(command, "opponent");
        return named.map_or(Ok(Opponent::Anybody), |_| Err(Refusal::OpponentAndAnybody));
    }
    if let Some(user) = options::person(command, "opponent")
        // Whoever challenges Kuzhi itself wants to play against it.
        && user.id.get() != command.application_id.get()
    {
        return Ok(Opponent::Person { id: PlayerId(user.id.get()), is_program: user.bot });
    }
    let Some(level) = options::number(command, LEVEL) else { return Ok(Opponent::Bot(Level::default())) };
    u8::try_from(level).ok().and_then(Level::new).map(Opponent::Bot).ok_or(Refusal::Unusable)
}

fn clock(text: &str) -> Result<Option<TimeControl>, Refusal> {
    view::clock_by_id(text.trim()).ok_or_else(|| Refusal::BadClock(text.to_owned()))
}

fn side(command: &CommandInteraction) -> Result<SideChoice, Refusal> {
    let chosen = options::text(command, "side").map(|id| SideChoice::by_id(id).ok_or(Refusal::Unusable));
    chosen.unwrap_or(Ok(SideChoice::Random))
}

/// The best of how many sets; nothing for a single game.
fn sets(command: &CommandInteraction) -> Result<Option<u8>, Refusal> {
    let chosen =
        options::number(command, "sets").map(|sets| u8::try_from(sets).map_err(|_| Refusal::Unusable));
    chosen.transpose()
}
