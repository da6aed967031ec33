//! Roles of servers: given to people, taken from them, and looked at.

use kuzhi_domain::refusal::RoleObstacle;
use kuzhi_domain::{GuildId, PlayerId, RoleId};
use serenity::all::Permissions;

use super::client::Connected;
use super::retry::RetryTime;
use crate::delivery::{RoleError, ShowError};

/// Discord's codes for what the bot may not do, and for a role that is gone.
const FORBIDDEN: [isize; 3] = [50001, 50013, 10011];
/// For somebody who is not on the server, and for a server that the bot has left.
const NOT_THERE: [isize; 2] = [10007, 10013];

/// What a role must not let people do that is given without anybody who decides so.
pub(super) const POWERFUL: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::MUTE_MEMBERS)
    .union(Permissions::DEAFEN_MEMBERS)
    .union(Permissions::MOVE_MEMBERS)
    .union(Permissions::VIEW_AUDIT_LOG)
    .union(Permissions::MENTION_EVERYONE);

/// Gives somebody a role, or takes it from them. Who is not on the server any more has none.
pub(super) async fn change(
    rest: &Connected,
    guild: GuildId,
    who: PlayerId,
    (role, gives): (RoleId, bool),
) -> Result<(), RoleError> {
    let (guild, who, role) = (guild.0.into(), who.0.into(), role.0.into());
    let change = || async {
        if gives {
            rest.api.add_member_role(guild, who, role, None).await
        } else {
            rest.api.remove_member_role(guild, who, role, None).await
        }
    };
    match rest.api.call(RetryTime::Long, change).await {
        Err(error) if error.code().is_some_and(|code| NOT_THERE.contains(&code)) => Ok(()),
        Err(error) if error.code().is_some_and(|code| FORBIDDEN.contains(&code)) => Err(RoleError::Forbidden),
        changed => Ok(changed.map_err(ShowError::from)?),
    }
}

/// Returns why the bot cannot give a role, if it cannot.
pub(super) async fn obstacle(
    rest: &Connected,
    guild: GuildId,
    role: RoleId,
) -> Result<Option<RoleObstacle>, ShowError> {
    let api = &rest.api;
    let of_guild = api.call(RetryTime::Short, || api.guild(guild.0.into()));
    let own = api.call(RetryTime::Short, || api.own_membership(guild.0.into()));
    let (of_guild, (_, roles)) = tokio::try_join!(of_guild, own)?;
    Ok(of_guild.obstacle_to_give(role.0, &roles))
}
