//! Looks up what is on Discord, and who can see it.

use serenity::all::{ActionRowComponent, ButtonKind, Channel, ChannelType, GuildChannel, Permissions};

use super::api::Api;
use super::retry::RetryTime;
use crate::delivery::ShowError;
use crate::domain::{ChannelId, GuildId, PlayerId};

/// Returns the custom ID of a button or menu.
pub(super) fn carried(component: &ActionRowComponent) -> Option<String> {
    match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.clone()),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.clone(),
        _ => None,
    }
}

/// Returns whether a person can read the history of a server's channel, as far as the bot can tell. For a
/// thread, checks its parent channel.
pub(super) async fn may_look(
    http: &Api,
    guild: GuildId,
    channel: ChannelId,
    player: PlayerId,
) -> Result<bool, ShowError> {
    let (guild, player) = (guild.0.into(), player.0.into());
    let Some(mut place) = text_channel(http, channel).await? else { return Ok(false) };
    // Only its members see who is in a private thread.
    if place.guild_id != guild || place.kind == ChannelType::PrivateThread {
        return Ok(false);
    }
    if let (Some(_), Some(parent)) = (place.thread_metadata.as_ref(), place.parent_id) {
        let Some(around) = text_channel(http, ChannelId(parent.get())).await? else { return Ok(false) };
        place = around;
    }
    let of_guild = http.call(RetryTime::Short, || http.get_guild(guild));
    let member = http.call(RetryTime::Short, || http.get_member(guild, player));
    let (of_guild, member) = tokio::try_join!(of_guild, member)?;
    let allowed = of_guild.user_permissions_in(&place, &member);
    Ok(allowed.contains(Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY))
}

/// Returns a channel, if it belongs to a server.
async fn text_channel(http: &Api, channel: ChannelId) -> Result<Option<GuildChannel>, ShowError> {
    let found = http.call(RetryTime::Short, || http.get_channel(channel.0.into())).await?;
    Ok(match found {
        Channel::Guild(channel) => Some(channel),
        _ => None,
    })
}
