//! Looks up what is on Discord, and who can see it.

use kuzhi_domain::refusal::RoleObstacle;
use kuzhi_domain::{ChannelId, GuildId};
use serde_json::Value;
use serenity::all::Permissions;

use super::client::Connected;
use super::places::{Doing, Errand, UNKNOWN_CHANNEL};
use super::retry::{CallError, Repeat, RetryTime};
use super::roles::POWERFUL;
use crate::delivery::{ChannelRight, ShowError};
use crate::discord::fields::{Unreadable, bits, boolean, field, id, list, number, optional, text};

/// A channel of a server, as far as it says who can see it.
pub(crate) struct GuildChannel {
    guild: u64,
    is_private_thread: bool,
    /// The parent channel, if it is a thread.
    parent: Option<u64>,
    overwrites: Vec<Overwrite>,
}

/// What a channel allows or denies a role or a person.
struct Overwrite {
    whom: u64,
    allow: Permissions,
    deny: Permissions,
}

/// A server, as far as it says who may do what.
pub(crate) struct Guild {
    id: u64,
    pub(super) name: String,
    owner: u64,
    roles: Vec<Role>,
}

/// A role of a server.
struct Role {
    id: u64,
    may: Permissions,
    /// Those further up have a higher one.
    position: i64,
    /// Whether it belongs to an app or to people who boost the server, so that nobody gives it.
    is_managed: bool,
}

/// Discord's number for private threads.
const PRIVATE_THREAD: i64 = 12;

/// Reads the custom IDs of a message's buttons and menus. Links have none.
pub(crate) fn custom_ids(message: &Value) -> Result<Vec<String>, Unreadable> {
    let component = |component| optional(component, "custom_id", text);
    let row = |row| optional(row, "components", |within| list(within, component));
    let rows = optional(message, "components", |rows| list(rows, row))?.unwrap_or_default();
    Ok(rows.into_iter().flatten().flatten().flatten().collect())
}

impl GuildChannel {
    /// Reads a channel. `None` if it belongs to no server.
    pub(crate) fn read(channel: &Value) -> Result<Option<GuildChannel>, Unreadable> {
        let Some(guild) = optional(channel, "guild_id", id)? else { return Ok(None) };
        let is_thread = optional(channel, "thread_metadata", |_| Ok(()))?.is_some();
        let overwrites = optional(channel, "permission_overwrites", |all| list(all, Overwrite::read))?;
        Ok(Some(GuildChannel {
            guild,
            is_private_thread: field(channel, "type", number)? == PRIVATE_THREAD,
            parent: optional(channel, "parent_id", id)?.filter(|_| is_thread),
            overwrites: overwrites.unwrap_or_default(),
        }))
    }
}

impl Overwrite {
    fn read(value: &Value) -> Result<Overwrite, Unreadable> {
        Ok(Overwrite {
            whom: field(value, "id", id)?,
            allow: field(value, "allow", permissions)?,
            deny: field(value, "deny", permissions)?,
        })
    }
}

impl Guild {
    pub(crate) fn read(guild: &Value) -> Result<Guild, Unreadable> {
        let role = |role| {
            Ok(Role {
                id: field(role, "id", id)?,
                may: field(role, "permissions", permissions)?,
                position: field(role, "position", number)?,
                is_managed: field(role, "managed", boolean)?,
            })
        };
        Ok(Guild {
            id: field(guild, "id", id)?,
            name: field(guild, "name", text)?,
            owner: field(guild, "owner_id", id)?,
            roles: field(guild, "roles", |roles| list(roles, role))?,
        })
    }

    /// Returns why somebody with these roles, who does not own the server, cannot give this one to whoever
    /// has won, if they cannot.
    pub(super) fn obstacle_to_give(&self, role: u64, own: &[u64]) -> Option<RoleObstacle> {
        let Some(given) = self.roles.iter().find(|one| one.id == role) else {
            return Some(RoleObstacle::Gone);
        };
        if role == self.id || given.is_managed {
            return Some(RoleObstacle::Managed);
        }
        if given.may.intersects(POWERFUL) {
            return Some(RoleObstacle::Powerful);
        }
        let has = |one: &&Role| one.id == self.id || own.contains(&one.id);
        let may = self.roles.iter().filter(has).fold(Permissions::empty(), |may, one| may | one.may);
        if !may.administrator() && !may.manage_roles() {
            return Some(RoleObstacle::NotPermitted);
        }
        // Of two at the same height, the one with the lower id is above.
        let height = |one: &Role| (one.position, std::cmp::Reverse(one.id));
        let highest = self.roles.iter().filter(has).map(height).max();
        (highest <= Some(height(given))).then_some(RoleObstacle::Above)
    }

    /// Returns what a person with these roles may do in a channel.
    fn permissions_in(&self, channel: &GuildChannel, person: u64, roles: &[u64]) -> Permissions {
        // The role that everyone has carries the server's own ID.
        let has = |role: u64| role == self.id || roles.contains(&role);
        let of_roles = self.roles.iter().filter(|role| has(role.id)).map(|role| role.may);
        let mut may = of_roles.fold(Permissions::empty(), |all, one| all | one);
        if person == self.owner || may.administrator() {
            return Permissions::all();
        }
        // The more specific prevails: everyone, then all further roles together, then the person.
        let is_for: [&dyn Fn(u64) -> bool; 3] =
            [&|whom| whom == self.id, &|whom| whom != self.id && roles.contains(&whom), &|whom| {
                whom == person
            }];
        for is_for in is_for {
            let of_these = || channel.overwrites.iter().filter(|overwrite| is_for(overwrite.whom));
            may = of_these().fold(may, |may, overwrite| may - overwrite.deny);
            may = of_these().fold(may, |may, overwrite| may | overwrite.allow);
        }
        may
    }
}

fn permissions(value: &Value) -> Result<Permissions, Unreadable> {
    Ok(Permissions::from_bits_truncate(bits(value)?))
}

/// Returns whether a server's channel allows something, as far as the bot can tell. For a thread, checks its
/// parent channel.
pub(super) async fn allows(
    rest: &Connected,
    guild: GuildId,
    channel: ChannelId,
    right: ChannelRight,
) -> Result<bool, ShowError> {
    let channel_of =
        |channel| guild_channel(rest, kuzhi_domain::matches::Place { guild: Some(guild), channel });
    let Some(mut seen) = channel_of(channel).await? else { return Ok(false) };
    // Only its members see who is in a private thread.
    if seen.guild != guild.0 || seen.is_private_thread && right != ChannelRight::Post {
        return Ok(false);
    }
    let is_thread = seen.parent.is_some();
    if let Some(parent) = seen.parent {
        let Some(around) = channel_of(ChannelId(parent)).await? else { return Ok(false) };
        seen = around;
    }
    let http = &rest.api;
    let of_guild = http.call(RetryTime::Short, || http.guild(guild.0.into()));
    let roles = async {
        match right {
            ChannelRight::Read(player) => {
                let roles = http.call(RetryTime::Short, || http.roles_of(guild.0.into(), player.0.into()));
                Ok((player.0, roles.await?))
            }
            // Nobody has this number.
            ChannelRight::ReadByAll => Ok((0, Vec::new())),
            ChannelRight::Post => http.call(RetryTime::Short, || http.own_membership(guild.0.into())).await,
        }
    };
    let (of_guild, (who, roles)) = tokio::try_join!(of_guild, roles)?;
    let needed = match right {
        ChannelRight::Post if is_thread => Permissions::SEND_MESSAGES_IN_THREADS,
        ChannelRight::Post => Permissions::SEND_MESSAGES,
        ChannelRight::Read(_) | ChannelRight::ReadByAll => Permissions::READ_MESSAGE_HISTORY,
    };
    Ok(of_guild.permissions_in(&seen, who, &roles).contains(Permissions::VIEW_CHANNEL | needed))
}

/// Returns whether a channel does not exist any more.
pub(super) async fn is_gone(
    rest: &Connected,
    channel: kuzhi_domain::matches::Place,
) -> Result<bool, ShowError> {
    match guild_channel(rest, channel).await {
        Ok(_) => Ok(false),
        Err(error) if error.code() == Some(UNKNOWN_CHANNEL) => Ok(true),
        Err(error) => Err(error.into()),
    }
}

/// Asks for a channel, unless that is left alone.
async fn guild_channel(
    rest: &Connected,
    channel: kuzhi_domain::matches::Place,
) -> Result<Option<GuildChannel>, CallError> {
    let ask = || rest.api.channel(channel.channel.0.into());
    rest.call(Errand::at(channel, Doing::Look), RetryTime::Short, Repeat::Freely, ask).await
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const VIEW: Permissions = Permissions::VIEW_CHANNEL;

    /// A role at the height of its number.
    fn role(id: u64, may: Permissions) -> Role {
        Role { id, may, position: i64::try_from(id).unwrap(), is_managed: false }
    }

    #[test]
    fn the_bot_gives_roles_below_its_own_that_have_no_power() {
        let managed = Role { is_managed: true, ..role(4, VIEW) };
        let beside = Role { position: 5, ..role(9, VIEW) };
        let guild = Guild {
            name: String::new(),
            id: 1,
            owner: 9,
            roles: vec![
                role(1, VIEW),
                role(2, VIEW),
                role(3, Permissions::BAN_MEMBERS),
                managed,
                role(5, Permissions::MANAGE_ROLES),
                role(6, VIEW),
                beside,
            ],
        };
        for (given, own, expected) in [
            (2, vec![5], None),
            (9, vec![5], None),
            (2, vec![2], Some(RoleObstacle::NotPermitted)),
            (2, vec![], Some(RoleObstacle::NotPermitted)),
            (6, vec![5], Some(RoleObstacle::Above)),
            (5, vec![5], Some(RoleObstacle::Powerful)),
            (3, vec![5], Some(RoleObstacle::Powerful)),
            (4, vec![5], Some(RoleObstacle::Managed)),
            (1, vec![5], Some(RoleObstacle::Managed)),
            (8, vec![5], Some(RoleObstacle::Gone)),
        ] {
            assert_eq!(guild.obstacle_to_give(given, &own), expected, "{given} {own:?}");
        }
    }

    /// Returns whether person 7 with these roles sees a channel of server 1, which is person 9's. Role 2
    /// lets its members see everything, and role 3 makes administrators.
    fn sees(person: u64, roles: &[u64], overwrites: &[(u64, u64, u64)]) -> bool {
        let guild = Guild {
            name: String::new(),
            id: 1,
            owner: 9,
            roles: vec![
                role(1, Permissions::empty()),
                role(2, VIEW),
                role(3, Permissions::ADMINISTRATOR),
                role(4, Permissions::empty()),
            ],
        };
        let overwrite = |&(whom, allow, deny): &(u64, u64, u64)| {
            let [whom, allow, deny] = [whom, allow, deny].map(|number| number.to_string());
            json!({"id": whom, "type": "new", "allow": allow, "deny": deny})
        };
        let overwrites: Vec<Value> = overwrites.iter().map(overwrite).collect();
        let channel = json!({"guild_id": "1", "type": 300, "permission_overwrites": overwrites});
        let channel = GuildChannel::read(&channel).unwrap().unwrap();
        guild.permissions_in(&channel, person, roles).contains(VIEW)
    }

    #[test]
    fn who_sees_a_channel_is_what_discord_says() {
        let view = VIEW.bits();
        for (person, roles, overwrites, expected) in [
            (7, vec![], vec![], false),
            (7, vec![2], vec![], true),
            (9, vec![], vec![(1, 0, view)], true),
            (7, vec![3], vec![(7, 0, view)], true),
            (7, vec![], vec![(1, view, 0)], true),
            (7, vec![2], vec![(1, 0, view)], false),
            (7, vec![2], vec![(2, view, 0), (1, 0, view)], true),
            (7, vec![2, 4], vec![(4, 0, view), (2, view, 0)], true),
            (7, vec![2, 4], vec![(4, 0, view)], false),
            (7, vec![2], vec![(4, 0, view)], true),
            (7, vec![2, 4], vec![(4, view, 0), (7, 0, view)], false),
            (7, vec![], vec![(8, view, 0)], false),
        ] {
            assert_eq!(sees(person, &roles, &overwrites), expected, "{person} {roles:?} {overwrites:?}");
        }
    }

    #[test]
    fn what_a_message_carries_is_read_and_nothing_else() {
        let button = json!({"type": 2, "style": 300, "custom_id": "k1:hint:00000007"});
        let link = json!({"type": 2, "style": 5, "url": "https://example.org"});
        let menu = json!({"type": 300, "custom_id": "k1:pick:look", "options": 7});
        let rows = json!([{"type": 1, "components": [button, link]}, {"components": [menu]}, {"type": 10}]);
        let message = json!({"components": rows, "type": 300, "author": "new"});
        assert_eq!(custom_ids(&message).unwrap(), ["k1:hint:00000007", "k1:pick:look"]);
    }
}
