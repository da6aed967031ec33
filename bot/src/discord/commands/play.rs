//! `/play`: a challenge to a person, or a match against the bot.

use std::sync::Arc;

use kuzhi_engine::{Game, Level, Values};
use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand, CreateCommandOption};

use super::{options, which};
use crate::app::{Invitation, Opponent, PlayerId, Refusal, SideChoice};
use crate::discord::intake;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::{Words, say};

const NAME: &str = "play";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let level = options::option(words, CommandOptionType::Integer, NAME, "level");
    let level = Level::all().fold(level, |option, level| {
        let name = say!(words, &format!("choice-level-{level}"));
        option.add_int_choice(name, level.get().into())
    });
    let side = options::option(words, CommandOptionType::String, NAME, "side")
        .add_string_choice(say!(words, "choice-first"), "first")
        .add_string_choice(say!(words, "choice-second"), "second")
        .add_string_choice(say!(words, "choice-random"), "random");
    command
        .add_option(options::game(words, NAME))
        .add_option(options::option(words, CommandOptionType::User, NAME, "opponent"))
        .add_option(level)
        .add_option(side)
        .add_option(end(words))
}

/// The option `end` of Mangala (RULES M1).
fn end(words: &Words) -> CreateCommandOption {
    let option = options::option(words, CommandOptionType::String, NAME, "end");
    let spec = Game::default().option_specs().iter().find(|spec| spec.name == "end");
    let values = match spec.map(|spec| spec.values) {
        Some(Values::Words(values)) => values,
        _ => &[],
    };
    values.iter().fold(option, |option, value| {
        option.add_string_choice(say!(words, &format!("choice-end-{value}")), *value)
    })
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    match invitation(command) {
        Ok(invitation) => doorkeeper.begin(visitor, invitation).await,
        Err(refusal) => doorkeeper.explain(refusal.into(), visitor.as_ref()).await,
    }
}

fn invitation(command: &CommandInteraction) -> Result<Invitation, Refusal> {
    let id = options::text(command, "game").unwrap_or(Game::default().id());
    let chosen = options::text(command, "end").map(|value| ("end", value));
    let game = Game::with_options(id, chosen).map_err(|error| Refusal::Unusable(error.to_string()))?;
    Ok(Invitation {
        challenger: which::player(command),
        opponent: opponent(command)?,
        game,
        side: side(command)?,
        place: intake::place(command.guild_id, command.channel_id),
    })
}

fn opponent(command: &CommandInteraction) -> Result<Opponent, Refusal> {
    if let Some(user) = options::person(command, "opponent")
        // Whoever challenges Kuzhi itself wants to play against it.
        && user.id.get() != command.application_id.get()
    {
        return Ok(Opponent::Person { id: PlayerId(user.id.get()), is_program: user.bot });
    }
    let Some(level) = options::number(command, "level") else { return Ok(Opponent::Bot(Level::default())) };
    let refused = || Refusal::Unusable(format!("'{level}' is no level: the levels are 1 to {}", Level::MAX));
    u8::try_from(level).ok().and_then(Level::new).map(Opponent::Bot).ok_or_else(refused)
}

fn side(command: &CommandInteraction) -> Result<SideChoice, Refusal> {
    match options::text(command, "side") {
        None | Some("random") => Ok(SideChoice::Random),
        Some("first") => Ok(SideChoice::First),
        Some("second") => Ok(SideChoice::Second),
        Some(_) => Err(Refusal::Unusable("the side is first, second or random".to_owned())),
    }
}
