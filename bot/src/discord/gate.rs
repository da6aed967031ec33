//! The gate: who is not let in, and who clicks more than can be drawn, hears so before anything else is done.

use std::sync::Arc;

use serenity::all::{
    CommandInteraction, ComponentInteraction, Context, CreateAutocompleteResponse, CreateInteractionResponse,
    Interaction, InteractionId, ModalInteraction,
};

use super::custom_id::CustomId;
use super::languages::Languages;
use super::patience::describe;
use super::reach::Reach;
use super::responder::{Origin, Responder};
use crate::app::{ChannelId, Cost, GuildId, PlayerId, Refusal};
use crate::room::Doorkeeper;

/// What an interaction of any kind says of itself.
struct Asked<'a> {
    id: InteractionId,
    token: &'a str,
    who: PlayerId,
    channel: ChannelId,
    guild: Option<GuildId>,
    languages: Languages,
    /// What it would use up, as far as that shows from outside.
    cost: Option<Cost>,
}

macro_rules! asked {
    ($interaction:expr, $cost:expr) => {
        Asked {
            id: $interaction.id,
            token: &$interaction.token,
            who: PlayerId($interaction.user.id.get()),
            channel: ChannelId($interaction.channel_id.get()),
            guild: $interaction.guild_id.map(|guild| GuildId(guild.get())),
            languages: Languages::of(&$interaction.locale, $interaction.guild_locale.as_deref()),
            cost: $cost,
        }
    };
}

impl<'a> Asked<'a> {
    fn by(interaction: &'a Interaction) -> Option<Asked<'a>> {
        match interaction {
            Interaction::Command(command) | Interaction::Autocomplete(command) => {
                Some(Asked::by_command(command))
            }
            Interaction::Component(component) => Some(Asked::by_component(component)),
            Interaction::Modal(form) => Some(Asked::by_form(form)),
            _ => None,
        }
    }

    fn by_command(command: &'a CommandInteraction) -> Asked<'a> {
        asked!(command, None)
    }

    fn by_component(component: &'a ComponentInteraction) -> Asked<'a> {
        let press = component.data.custom_id.parse();
        asked!(component, press.ok().and_then(|CustomId(press)| press.cost()))
    }

    fn by_form(form: &'a ModalInteraction) -> Asked<'a> {
        asked!(form, None)
    }
}

/// Refuses an interaction that is not to be taken up at all; false if it is. It reads nothing but the language
/// in which to say so.
pub(super) async fn turns_away(
    doorkeeper: &Doorkeeper,
    context: &Context,
    interaction: &Interaction,
) -> bool {
    let Some(asked) = Asked::by(interaction) else { return false };
    match refused(doorkeeper, &asked) {
        None => false,
        Some(refusal) => {
            match interaction {
                // There is no place for a sentence while somebody types.
                Interaction::Autocomplete(command) => propose_nothing(context, command).await,
                _ => say(doorkeeper, context, asked, refusal).await,
            }
            true
        }
    }
}

fn refused(doorkeeper: &Doorkeeper, asked: &Asked<'_>) -> Option<Refusal> {
    let limits = doorkeeper.limits();
    let spent = |cost| limits.spend(cost, asked.who, asked.guild).err();
    limits.admit(asked.who, asked.guild).err().or_else(|| asked.cost.and_then(spent))
}

async fn say(doorkeeper: &Doorkeeper, context: &Context, asked: Asked<'_>, refusal: Refusal) {
    let Asked { id, token, who, channel, languages, .. } = asked;
    let origin = Origin::Command { private: true };
    let http = Arc::clone(&context.http);
    let visitor =
        Responder::new(http, id, token.to_owned(), who, channel, (origin, Reach::Channel), languages);
    visitor.learn_languages(doorkeeper, None).await;
    doorkeeper.explain(refusal.into(), visitor.as_ref()).await;
}

async fn propose_nothing(context: &Context, command: &CommandInteraction) {
    let response = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
    if let Err(error) = command.create_response(&context.http, response).await {
        tracing::debug!(error = %describe(&error), "proposals came too late");
    }
}
