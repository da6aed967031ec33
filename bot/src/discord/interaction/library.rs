//! Interactions that serenity has parsed. It passes on the raw text only of those that it could not parse.

use serde_json::{Value, json};
use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, Interaction, Member, Message, PartialChannel,
    User,
};

/// Returns what is used of an interaction, in Discord's own form. Null for a ping.
pub(in crate::discord) fn used(interaction: &Interaction) -> Value {
    /// What all kinds have in common, with the fields that only some have.
    macro_rules! used {
        ($one:expr $(, $name:literal: $value:expr)*) => {
            json!({
                "id": $one.id,
                "application_id": $one.application_id,
                "type": u8::from(interaction.kind()),
                "data": $one.data,
                "token": $one.token,
                "guild_id": $one.guild_id,
                "channel_id": $one.channel_id,
                "channel": $one.channel.as_ref().map(channel),
                "user": user(&$one.user),
                "member": $one.member.as_ref().map(|member| of_member(member)),
                "app_permissions": $one.app_permissions,
                "locale": $one.locale,
                "guild_locale": $one.guild_locale,
                $($name: $value,)*
            })
        };
    }
    match interaction {
        Interaction::Command(one) | Interaction::Autocomplete(one) => used!(
            one,
            "authorizing_integration_owners": owners(&one.authorizing_integration_owners),
            "context": one.context
        ),
        Interaction::Component(one) => used!(
            one,
            "authorizing_integration_owners": owners(&one.authorizing_integration_owners),
            "context": one.context,
            "message": message(&one.message)
        ),
        Interaction::Modal(one) => used!(one, "message": one.message.as_deref().map(message)),
        _ => Value::Null,
    }
}

/// Of those who installed the bot, only whether a server is among them is used.
fn owners(owners: &AuthorizingIntegrationOwners) -> Value {
    let is_server =
        |owner: &AuthorizingIntegrationOwner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    if owners.0.iter().any(is_server) { json!({"0": "0"}) } else { json!({}) }
}

fn user(user: &User) -> Value {
    json!({"id": user.id, "username": user.name, "global_name": user.global_name, "bot": user.bot})
}

fn of_member(member: &Member) -> Value {
    json!({"permissions": member.permissions, "roles": member.roles})
}

fn channel(channel: &PartialChannel) -> Value {
    json!({"parent_id": channel.parent_id, "thread_metadata": channel.thread_metadata.map(|_| json!({}))})
}

fn message(message: &Message) -> Value {
    json!({"id": message.id, "flags": message.flags})
}
