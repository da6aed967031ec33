//! Which match a command is about: the one named, or the only one a person has in the channel.

use serenity::all::{
    AutocompleteChoice, AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommandOption,
};

use super::options;
use crate::app::{Match, PlayerId, Refusal, Seat};
use crate::discord::intake;
use crate::room::{Doorkeeper, Trouble};
use crate::view::{self, Words, say};

/// The option's name, in every command that has it.
pub(super) const OPTION: &str = "match";

/// The most proposals that Discord shows.
const MOST_PROPOSALS: usize = 25;

pub(super) fn option(words: &Words) -> CreateCommandOption {
    CreateCommandOption::new(CommandOptionType::String, OPTION, say!(words, "describe-match"))
        .set_autocomplete(true)
}

/// The match that the command is about; of several, the only one that `preferred` holds for.
pub(super) async fn find(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
    preferred: impl Fn(&Match) -> bool,
) -> Result<Match, Trouble> {
    if let Some(name) = options::text(command, OPTION) {
        let id = name.trim().parse().map_err(|_| Refusal::NoSuchMatch)?;
        return Ok(doorkeeper.load(id).await?.ok_or(Refusal::NoSuchMatch)?);
    }
    let mut here = mine(doorkeeper, command).await?;
    if here.len() > 1 && here.iter().filter(|one| preferred(one)).count() == 1 {
        here.retain(preferred);
    }
    match here.len() {
        0 => Err(Refusal::NoMatchHere.into()),
        1 => Ok(here.remove(0)),
        _ => Err(Refusal::SeveralMatches.into()),
    }
}

/// The person's live matches in the channel of the command.
pub(super) async fn mine(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
) -> Result<Vec<Match>, Trouble> {
    let place = intake::place(command.guild_id, command.channel_id);
    Ok(doorkeeper.live_of(player(command), place.channel).await?)
}

pub(super) fn player(command: &CommandInteraction) -> PlayerId {
    PlayerId(command.user.id.get())
}

/// Proposes the person's matches in the channel, where the option `match` is being typed.
pub(super) async fn complete(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
) -> Vec<AutocompleteChoice> {
    match command.data.autocomplete() {
        Some(AutocompleteOption { name: OPTION, .. }) => {}
        _ => return Vec::new(),
    }
    let mine = mine(doorkeeper, command).await.unwrap_or_default();
    mine.iter().take(MOST_PROPOSALS).map(|one| proposal(one, player(command))).collect()
}

fn proposal(one: &Match, me: PlayerId) -> AutocompleteChoice {
    let words = Words::english();
    let bot = one.played().and_then(|playing| {
        [playing.seats.south, playing.seats.north].into_iter().find(|seat| matches!(seat, Seat::Bot(_)))
    });
    // Mentions are not turned into names here, so a person can only be told apart by the match's own name.
    let opponent = match bot {
        Some(bot) => view::player(words, bot),
        None => say!(words, "opponent-unnamed"),
    };
    debug_assert!(one.involves(me));
    let name = say!(
        words,
        "match-name",
        game = view::game_name(words, one.game),
        opponent = opponent,
        id = one.id.to_string()
    );
    AutocompleteChoice::new(name, one.id.to_string())
}
