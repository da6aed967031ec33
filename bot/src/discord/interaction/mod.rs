//! The parts of an interaction that the bot uses.

mod library;
mod sent_command;

use serde_json::Value;
use serenity::all::Permissions;

pub(super) use self::library::used;
pub(super) use self::sent_command::{OptionValue, Sent};
use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, GuildId, InteractionId, MessageId, PlayerId, RoleId};

use super::fields::{Unreadable, bits, boolean, field, id, list, map, number, optional, text};

/// What somebody did, where, and with which permissions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Interaction {
    pub(super) id: InteractionId,
    /// The application, whose ID is also that of its user.
    pub(super) application: u64,
    pub(super) user: User,
    pub(super) place: Place,
    /// The parent channel, if the place is a thread.
    pub(super) parent: Option<ChannelId>,
    /// The people of a conversation without a server, where Discord names them.
    pub(super) recipients: Vec<PlayerId>,
    /// The user's permissions, on a server.
    pub(super) member: Option<Permissions>,
    /// The user's roles, on a server.
    pub(super) roles: Vec<RoleId>,
    /// The bot's permissions.
    pub(super) bot: Option<Permissions>,
    /// The number of the kind of place, except with a form.
    pub(super) context: Option<i64>,
    /// Whether a server installed the bot, rather than the user. Unknown with a form.
    pub(super) is_of_server: bool,
    pub(super) locale: String,
    pub(super) guild_locale: Option<String>,
    /// The message of the button, menu or form.
    pub(super) message: Option<Message>,
    pub(super) done: Done,
}

/// What somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Done {
    Sent(Sent),
    Typed(Sent),
    Pressed(Pressed),
    Filled(Filled),
}

/// A person or a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct User {
    pub(super) id: PlayerId,
    /// The name that Discord shows.
    pub(super) name: String,
    pub(super) is_program: bool,
    /// Their permissions in the place, if they are a member of its server and it is told.
    pub(super) may: Option<Permissions>,
}

/// A message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    pub(super) id: MessageId,
    /// Whether only one person sees it.
    pub(super) is_private: bool,
}

/// A button that was pressed, or a menu in which something was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pressed {
    pub(super) custom_id: String,
    pub(super) is_button: bool,
    /// What was chosen, in a menu of a kind that we send.
    pub(super) values: Vec<String>,
    /// The people among it.
    pub(super) users: Vec<User>,
    /// The channels among it, with the permissions that the person has there.
    pub(super) channels: Vec<(ChannelId, Permissions)>,
}

/// A form that was filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Filled {
    pub(super) custom_id: String,
    /// The texts of its fields.
    pub(super) lines: Vec<String>,
}

/// Discord's numbers for kinds of interactions.
const COMMAND: i64 = 2;
const COMPONENT: i64 = 3;
pub(super) const TYPING: i64 = 4;
const FORM: i64 = 5;

/// Discord's numbers for kinds of components.
const BUTTON: i64 = 2;
const TEXT_INPUT: i64 = 4;
/// Menus of texts, people, roles and channels.
const MENUS: [i64; 4] = [3, 5, 6, 8];

/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

impl Interaction {
    /// Reads an interaction.
    ///
    /// # Errors
    ///
    /// If something that is used is missing or odd.
    pub(super) fn read(value: &Value) -> Result<Interaction, Unreadable> {
        let application = field(value, "application_id", id)?;
        let message = optional(value, "message", Message::read)?;
        let done = match field(value, "type", number)? {
            COMMAND => Done::Sent(field(value, "data", |data| Sent::read(data, application))?),
            TYPING => Done::Typed(field(value, "data", |data| Sent::read(data, application))?),
            COMPONENT => {
                field(value, "message", |_| Ok(()))?;
                Done::Pressed(field(value, "data", Pressed::read)?)
            }
            FORM => Done::Filled(field(value, "data", Filled::read)?),
            _ => return field(value, "type", |_| Err(Unreadable::odd())),
        };
        let (context, is_of_server) = match done {
            // Serenity does not hand them on with a form, so there they are not used.
            Done::Filled(_) => (None, false),
            _ => (optional(value, "context", number)?, is_of_server(value)?),
        };
        Ok(Interaction {
            id: InteractionId(field(value, "id", id)?),
            application,
            user: user(value)?,
            place: Place {
                guild: optional(value, "guild_id", id)?.map(GuildId),
                channel: ChannelId(field(value, "channel_id", id)?),
            },
            parent: optional(value, "channel", parent)?.flatten(),
            recipients: optional(value, "channel", recipients)?.unwrap_or_default(),
            member: optional(value, "member", of_member)?.flatten(),
            roles: roles(&value["member"]["roles"]),
            bot: optional(value, "app_permissions", permissions)?,
            context,
            is_of_server,
            locale: field(value, "locale", text)?,
            guild_locale: optional(value, "guild_locale", text)?,
            message,
            done,
        })
    }
}

/// Reads who did it: on a server the user is part of the member.
fn user(value: &Value) -> Result<User, Unreadable> {
    let of_member = optional(value, "member", |member| optional(member, "user", User::read))?;
    match of_member.flatten() {
        Some(user) => Ok(user),
        None => field(value, "user", User::read),
    }
}

/// Reads the parent channel of a thread. The parent of any other channel is its category.
fn parent(channel: &Value) -> Result<Option<ChannelId>, Unreadable> {
    match optional(channel, "thread_metadata", |_| Ok(()))? {
        Some(()) => Ok(optional(channel, "parent_id", id)?.map(ChannelId)),
        None => Ok(None),
    }
}

/// Reads whose conversation it is. The library does not hand this on.
fn recipients(channel: &Value) -> Result<Vec<PlayerId>, Unreadable> {
    let person = |user| field(user, "id", id).map(PlayerId);
    Ok(optional(channel, "recipients", |users| list(users, person))?.unwrap_or_default())
}

/// Reads whether a server is among those who installed the bot.
fn is_of_server(value: &Value) -> Result<bool, Unreadable> {
    let owners = |owners| optional(owners, "0", |_| Ok(()));
    Ok(optional(value, "authorizing_integration_owners", owners)?.flatten().is_some())
}

fn permissions(value: &Value) -> Result<Permissions, Unreadable> {
    Ok(Permissions::from_bits_truncate(bits(value)?))
}

/// Reads the roles of a member. They matter to few requests, so odd ones cost nobody a click.
fn roles(roles: &Value) -> Vec<RoleId> {
    let all = roles.as_array().into_iter().flatten();
    all.filter_map(|role| id(role).ok()).map(RoleId).collect()
}

/// Reads the permissions of a member.
fn of_member(member: &Value) -> Result<Option<Permissions>, Unreadable> {
    optional(member, "permissions", permissions)
}

impl User {
    pub(super) fn read(value: &Value) -> Result<User, Unreadable> {
        let name = match optional(value, "global_name", text)? {
            Some(name) => name,
            None => field(value, "username", text)?,
        };
        let is_program = optional(value, "bot", boolean)?.unwrap_or_default();
        Ok(User { id: PlayerId(field(value, "id", id)?), name, is_program, may: None })
    }

    /// Reads the users to whom `data` refers.
    fn resolved(data: &Value) -> Result<Vec<User>, Unreadable> {
        let read = |resolved| {
            let mut users = optional(resolved, "users", |users| map(users, User::read))?.unwrap_or_default();
            for user in &mut users {
                let member = |members| optional(members, &user.id.0.to_string(), of_member);
                user.may = optional(resolved, "members", member)?.flatten().flatten();
            }
            Ok(users)
        };
        Ok(optional(data, "resolved", read)?.unwrap_or_default())
    }
}

impl Message {
    pub(super) fn read(value: &Value) -> Result<Message, Unreadable> {
        let flags = optional(value, "flags", bits)?.unwrap_or_default();
        Ok(Message { id: MessageId(field(value, "id", id)?), is_private: flags & EPHEMERAL != 0 })
    }
}

impl Pressed {
    fn read(data: &Value) -> Result<Pressed, Unreadable> {
        let kind = field(data, "component_type", number)?;
        let values = if MENUS.contains(&kind) {
            field(data, "values", |values| list(values, text))?
        } else {
            Vec::new()
        };
        Ok(Pressed {
            custom_id: field(data, "custom_id", text)?,
            is_button: kind == BUTTON,
            values,
            users: User::resolved(data)?,
            channels: channels_of(data)?,
        })
    }
}

/// Reads the channels to which `data` refers. Without permissions, a person has none there.
fn channels_of(data: &Value) -> Result<Vec<(ChannelId, Permissions)>, Unreadable> {
    let channel = |channel| {
        let may = optional(channel, "permissions", permissions)?.unwrap_or_default();
        Ok((ChannelId(field(channel, "id", id)?), may))
    };
    let channels = |resolved| optional(resolved, "channels", |channels| map(channels, channel));
    Ok(optional(data, "resolved", channels)?.flatten().unwrap_or_default())
}

impl Filled {
    fn read(data: &Value) -> Result<Filled, Unreadable> {
        let line = |part| match field(part, "type", number)? {
            TEXT_INPUT => optional(part, "value", text),
            _ => Ok(None),
        };
        let row = |row| optional(row, "components", |parts| list(parts, line));
        let rows = field(data, "components", |rows| list(rows, row))?;
        let lines = rows.into_iter().flatten().flatten().flatten().collect();
        Ok(Filled { custom_id: field(data, "custom_id", text)?, lines })
    }
}

#[cfg(test)]
mod tests;
