//! The gate: who is not let in, and who clicks more than can be drawn, hears so before anything else is done.

use serenity::all::{CommandInteraction, ComponentInteraction, Interaction, ModalInteraction};

use super::custom_id::CustomId;
use super::languages::Languages;
use super::owed::Owed;
use super::reach::{Reach, Rights};
use super::responder::{Origin, Responder};
use crate::app::{ChannelId, Cost, GuildId, PlayerId, Refusal};
use crate::room::Doorkeeper;

/// What an interaction of any kind says of itself.
struct Asked {
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
            who: PlayerId($interaction.user.id.get()),
            channel: ChannelId($interaction.channel_id.get()),
            guild: $interaction.guild_id.map(|guild| GuildId(guild.get())),
            languages: Languages::of(&$interaction.locale, $interaction.guild_locale.as_deref()),
            cost: $cost,
        }
    };
}

impl Asked {
    fn by(interaction: &Interaction) -> Option<Asked> {
        match interaction {
            Interaction::Command(command) | Interaction::Autocomplete(command) => {
                Some(Asked::by_command(command))
            }
            Interaction::Component(component) => Some(Asked::by_component(component)),
            Interaction::Modal(form) => Some(Asked::by_form(form)),
            _ => None,
        }
    }

    fn by_command(command: &CommandInteraction) -> Asked {
        asked!(command, None)
    }

    fn by_component(component: &ComponentInteraction) -> Asked {
        let press = component.data.custom_id.parse();
        asked!(component, press.ok().and_then(|CustomId(press)| press.cost()))
    }

    fn by_form(form: &ModalInteraction) -> Asked {
        asked!(form, None)
    }
}

/// Refuses an interaction that is not to be taken up at all; otherwise an answer is owed still. It reads nothing
/// but the language in which to say so.
pub(super) async fn let_in(doorkeeper: &Doorkeeper, owed: Owed, interaction: &Interaction) -> Option<Owed> {
    let Some(asked) = Asked::by(interaction) else { return Some(owed) };
    let Some(refusal) = refused(doorkeeper, &asked) else { return Some(owed) };
    if matches!(interaction, Interaction::Autocomplete(_)) {
        // There is no place for a sentence while somebody types.
        if let Err(error) = owed.propose(Vec::new()).await {
            tracing::debug!(%error, "proposals came too late");
        }
    } else {
        say(doorkeeper, owed, asked, refusal).await;
    }
    None
}

fn refused(doorkeeper: &Doorkeeper, asked: &Asked) -> Option<Refusal> {
    let limits = doorkeeper.limits();
    let spent = |cost| limits.spend(cost, asked.who, asked.guild).err();
    limits.admit(asked.who, asked.guild).err().or_else(|| asked.cost.and_then(spent))
}

async fn say(doorkeeper: &Doorkeeper, owed: Owed, asked: Asked, refusal: Refusal) {
    let Some(call) = owed.take_over() else { return };
    let Asked { who, channel, languages, .. } = asked;
    let origin = Origin::Command { private: true };
    let rights = Rights { reach: Reach::Channel, attaches: false, manages: false };
    let visitor = Responder::new(call, who, channel, (origin, rights), languages);
    let turn = doorkeeper.limits().turn_to_refuse().await;
    visitor.learn_languages(doorkeeper, None).await;
    drop(turn);
    doorkeeper.explain(refusal.into(), visitor.as_ref()).await;
}
