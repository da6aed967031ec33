//! Which match a command is about: the one named, the only one that a person has in the channel, or the one that
//! they choose of several.

use std::sync::Arc;

use serenity::all::{
    AutocompleteChoice, AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommandOption,
};

use super::options;
use crate::app::{Intent, Match, MatchId, Moment, Place, PlayerId, Refusal, Seat, Stage};
use crate::discord::intake;
use crate::discord::languages::words_for;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Trouble, Visitor, Wanted};
use crate::view::{self, Asked, Words, say};

/// The option's name, in every command that has it.
pub(super) const OPTION: &str = "match";

/// The most proposals that Discord shows.
const MOST_PROPOSALS: usize = 25;

pub(super) fn option(words: &Words) -> CreateCommandOption {
    options::described(words, CommandOptionType::String, OPTION, "describe-match").set_autocomplete(true)
}

/// The matches that the command may be about, one at least. Of several, each of `narrow` in turn keeps those it
/// holds for, if there are any.
pub(super) async fn find(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
    narrow: &[&(dyn Fn(&Match) -> bool + Sync)],
) -> Result<Vec<Match>, Trouble> {
    if let Some(name) = options::text(command, OPTION) {
        let id = name.trim().parse().map_err(|_| Refusal::NoSuchMatch)?;
        let place = intake::place(command.guild_id, command.channel_id);
        return Ok(vec![named(doorkeeper, player(command), place, id).await?]);
    }
    let mut here = mine(doorkeeper, command).await?;
    for holds in narrow {
        if here.iter().any(holds) {
            here.retain(holds);
        }
    }
    match here.as_slice() {
        [] => Err(Refusal::NoMatchHere.into()),
        [_, _, ..] if !here.iter().any(is_played) => Err(Refusal::SeveralChallenges.into()),
        _ => Ok(here),
    }
}

/// Does what the command asks for in the match that it is about; of several it asks which.
pub(super) async fn serve(
    doorkeeper: &Doorkeeper,
    visitor: Arc<Responder>,
    found: Result<Vec<Match>, Trouble>,
    asked: Result<Asked, Refusal>,
) {
    match found.and_then(|found| Ok((found, asked?))) {
        Ok((found, asked)) => match found.as_slice() {
            [one] => carry_out(doorkeeper, visitor, one.id, None, asked).await,
            _ => doorkeeper.ask_which(visitor.as_ref(), found, asked).await,
        },
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}

/// Does what was asked for in the match that was chosen from the menu, if it can still be done there.
pub(in crate::discord) async fn chosen(
    doorkeeper: &Doorkeeper,
    visitor: Arc<Responder>,
    asked: Asked,
    values: &[String],
    place: Place,
) {
    let Some((id, at)) = values.first().and_then(|value| view::read_which(value)) else {
        return doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await;
    };
    match named(doorkeeper, visitor.who(), place, id).await {
        Ok(one) if is_played(&one) => carry_out(doorkeeper, visitor, id, Some(at), asked).await,
        Ok(_) => doorkeeper.explain(Refusal::Over.into(), visitor.as_ref()).await,
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}

/// Does what was asked for in a match, on the board as it stood if that was seen.
async fn carry_out(
    doorkeeper: &Doorkeeper,
    visitor: Arc<Responder>,
    id: MatchId,
    at: Option<Moment>,
    asked: Asked,
) {
    match asked {
        Asked::Move(mv) => doorkeeper.act(visitor, id, Intent::Move { at, mv }).await,
        Asked::Board { style: None, .. } => doorkeeper.bring_board(visitor, id).await,
        Asked::Board { style, theme } => {
            doorkeeper.look(visitor.as_ref(), id, Wanted { style, theme }).await;
        }
        Asked::Hint => doorkeeper.hint(visitor.as_ref(), id).await,
        Asked::Resign => doorkeeper.ask_resign(visitor, id).await,
        Asked::Offer(offer) => doorkeeper.offer(visitor, id, offer, at).await,
        Asked::Plans => doorkeeper.show_plans(visitor.as_ref(), id).await,
        Asked::Plan(line) => doorkeeper.add_plan(visitor.as_ref(), id, at, line).await,
    }
}

/// A match by its name: one's own, and where it is played.
async fn named(doorkeeper: &Doorkeeper, who: PlayerId, here: Place, id: MatchId) -> Result<Match, Trouble> {
    let one = doorkeeper.load(id).await?.filter(|one| one.involves(who)).ok_or(Refusal::NoSuchMatch)?;
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
