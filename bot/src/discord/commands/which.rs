//! Which match a command is about: the one named, or the only one a person has in the channel.

use serenity::all::{
    AutocompleteChoice, AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommandOption,
};

use super::options;
use crate::app::{Match, PlayerId, Refusal, Seat, Stage};
use crate::discord::intake;
use crate::discord::languages::words_for;
use crate::room::{Doorkeeper, Trouble};
use crate::view::{self, Words, say};

/// The option's name, in every command that has it.
pub(super) const OPTION: &str = "match";

/// The most proposals that Discord shows.
const MOST_PROPOSALS: usize = 25;

pub(super) fn option(words: &Words) -> CreateCommandOption {
    options::described(words, CommandOptionType::String, OPTION, "describe-match").set_autocomplete(true)
}

/// The match that the command is about. Of several, each of `narrow` in turn keeps those it holds
/// for, if there are any.
pub(super) async fn find(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
    narrow: &[&(dyn Fn(&Match) -> bool + Sync)],
) -> Result<Match, Trouble> {
    if let Some(name) = options::text(command, OPTION) {
        return named(doorkeeper, command, name).await;
    }
    let mut here = mine(doorkeeper, command).await?;
    for holds in narrow {
        if here.iter().any(holds) {
            here.retain(holds);
        }
    }
    match here.len() {
        0 => Err(Refusal::NoMatchHere.into()),
        1 => Ok(here.remove(0)),
        _ => Err(Refusal::SeveralMatches.into()),
    }
}

/// A match by its name: one's own, and where it is played.
async fn named(doorkeeper: &Doorkeeper, command: &CommandInteraction, name: &str) -> Result<Match, Trouble> {
    let id = name.trim().parse().map_err(|_| Refusal::NoSuchMatch)?;
    let one = doorkeeper.load(id).await?.filter(|one| one.involves(player(command)));
    let one = one.ok_or(Refusal::NoSuchMatch)?;
    let here = intake::place(command.guild_id, command.channel_id);
    if one.place.channel == here.channel {
        Ok(one)
    } else {
        Err(Refusal::PlayedElsewhere(one.place.channel).into())
    }
}

/// Whether moves are being made.
pub(super) fn is_played(one: &Match) -> bool {
    matches!(one.stage, Stage::Playing(_))
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
    let (words, mut proposals) = (words_for(doorkeeper, command).await, Vec::new());
    for one in mine(doorkeeper, command).await.unwrap_or_default().iter().take(MOST_PROPOSALS) {
        proposals.push(proposal(doorkeeper, words, one, player(command)).await);
    }
    proposals
}

async fn proposal(doorkeeper: &Doorkeeper, words: &Words, one: &Match, me: PlayerId) -> AutocompleteChoice {
    let other = one.people().into_iter().find(|&player| player != me);
    let bot = one.played().map(|playing| playing.seats).and_then(|seats| match (seats.south, seats.north) {
        (bot @ Seat::Bot(_), _) | (_, bot @ Seat::Bot(_)) => Some(bot),
        (Seat::Person(_), Seat::Person(_)) => None,
    });
    // Mentions are not turned into names here.
    let opponent = match (bot, other) {
        (Some(bot), _) => Some(view::player(words, bot)),
        (None, Some(other)) => {
            Some(view::named_within(words, other, doorkeeper.name_of(other).await.as_deref()))
        }
        (None, None) => None,
    };
    let name = say!(
        words,
        "match-name",
        game = view::game_name(words, one.game),
        opponent = opponent.unwrap_or_else(|| say!(words, "opponent-unnamed")),
        id = one.id.to_string()
    );
    AutocompleteChoice::new(name, one.id.to_string())
}
