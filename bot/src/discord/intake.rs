//! The door inwards: what Discord sends becomes what people want.

use std::sync::Arc;

use serenity::all::{
    CommandInteraction, ComponentInteraction, Context, CreateAutocompleteResponse, CreateInteractionResponse,
    Interaction, MessageFlags,
};

use super::commands::Verb;
use super::custom_id::CustomId;
use super::patience::describe;
use super::responder::{Origin, Responder};
use crate::app::{ChannelId, GuildId, Intent, MessageId, Place, PlayerId, Refusal, Scope};
use crate::room::Doorkeeper;
use crate::view::{self, Press, Words, say};
use kuzhi_engine::Game;

/// Answers an interaction.
pub(super) async fn receive(doorkeeper: &Doorkeeper, context: &Context, interaction: Interaction) {
    match interaction {
        Interaction::Command(command) => obey(doorkeeper, context, &command).await,
        Interaction::Autocomplete(command) => complete(doorkeeper, context, &command).await,
        Interaction::Component(component) => press(doorkeeper, context, &component).await,
        Interaction::Ping(_) | Interaction::Modal(_) => {}
        other => tracing::warn!(kind = ?other.kind(), "an interaction of an unknown kind"),
    }
}

/// Where an interaction was made.
pub(super) fn place(guild: Option<serenity::all::GuildId>, channel: serenity::all::ChannelId) -> Place {
    Place { guild: guild.map(|guild| GuildId(guild.get())), channel: ChannelId(channel.get()) }
}

async fn obey(doorkeeper: &Doorkeeper, context: &Context, command: &CommandInteraction) {
    let verb = Verb::by_name(&command.data.name);
    let private = verb.is_none_or(Verb::answers_privately);
    let visitor = Responder::new(
        Arc::clone(&context.http),
        command.id,
        command.token.clone(),
        PlayerId(command.user.id.get()),
        Origin::Command { private },
    );
    match verb {
        Some(verb) => verb.run(doorkeeper, visitor, command).await,
        // A command that an older version registered.
        None => doorkeeper.explain(Refusal::NoSuchCommand.into(), visitor.as_ref()).await,
    }
}

async fn complete(doorkeeper: &Doorkeeper, context: &Context, command: &CommandInteraction) {
    let Some(verb) = Verb::by_name(&command.data.name) else { return };
    let choices = verb.complete(doorkeeper, command).await;
    let response =
        CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new().set_choices(choices));
    if let Err(error) = command.create_response(&context.http, response).await {
        // The person types on, and Discord asks again.
        tracing::debug!(error = %describe(&error), "proposals came too late");
    }
}

async fn press(doorkeeper: &Doorkeeper, context: &Context, component: &ComponentInteraction) {
    let private = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let visitor = Responder::new(
        Arc::clone(&context.http),
        component.id,
        component.token.clone(),
        PlayerId(component.user.id.get()),
        Origin::Button { message: MessageId(component.message.id.get()), private },
    );
    match component.data.custom_id.parse() {
        Ok(CustomId(press)) => {
            follow(doorkeeper, visitor, press, place(component.guild_id, component.channel_id)).await;
        }
        Err(_) => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await,
    }
}

async fn follow(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, press: Press, place: Place) {
    match press {
        Press::Accept(id) => doorkeeper.act(visitor, id, Intent::Accept).await,
        Press::Decline(id) => doorkeeper.act(visitor, id, Intent::Decline).await,
        Press::Cancel(id) => doorkeeper.act(visitor, id, Intent::Cancel).await,
        Press::Move { id, ply, mv } => doorkeeper.act(visitor, id, Intent::Move { ply: Some(ply), mv }).await,
        Press::Resign(id) => doorkeeper.act(visitor, id, Intent::Resign).await,
        Press::PlayOn(_) => {
            let screen = view::Screen::text(say!(Words::english(), "resign-kept"));
            doorkeeper.answer(visitor.as_ref(), &screen).await;
        }
        Press::Leaderboard { here, game } => {
            let scope =
                if here { place.guild.map_or(Scope::Everywhere, Scope::Guild) } else { Scope::Everywhere };
            let Some(game) = Game::by_id(&game) else {
                return doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await;
            };
            doorkeeper.leaderboard(visitor.as_ref(), game, scope, place.guild.is_some()).await;
        }
    }
}
