//! Discord's JSON as text: the same for every interaction, except for what is filled in.

use std::net::SocketAddr;

use kuzhi_tests::discord::APPLICATION;
use serde_json::json;

use super::Face;

/// All permissions of a channel.
const PERMISSIONS: &str = "2251799813685247";

/// A channel of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) guild: u64,
    pub(crate) channel: u64,
}

/// A person's action.
pub(crate) enum UserAction<'a> {
    /// Challenge someone, or the bot, with `/play`.
    Play { opponent: Option<u64> },
    /// Use another command, with these options as JSON.
    Command { name: &'a str, options: &'a str },
    /// Press a button.
    Click { message: u64, face: &'a Face, custom_id: &'a str },
}

impl UserAction<'_> {
    /// Returns the command that it uses.
    pub(super) fn command(&self) -> Option<&str> {
        match self {
            UserAction::Play { .. } => Some("play"),
            UserAction::Command { name, .. } => Some(name),
            UserAction::Click { .. } => None,
        }
    }
}

/// The permissions of a member.
const MEMBER: u64 = 2_251_772_164_825_031;

/// Returns the interaction with this token.
pub(super) fn interaction_of(token: &str) -> u64 {
    token.trim_start_matches("token-").parse().unwrap_or_default()
}

pub(super) fn bot() -> String {
    user(APPLICATION.get(), true)
}

fn user(id: u64, is_bot: bool) -> String {
    format!(
        r#"{{"id":"{id}","username":"person{id}","discriminator":"0","global_name":"Person {id}",
"avatar":null,"banner":null,"accent_color":null,"avatar_decoration_data":null,
"bot":{is_bot},"public_flags":0,"flags":0}}"#
    )
}

/// READY, the first event.
pub(super) fn ready(address: SocketAddr) -> String {
    let bot: serde_json::Value = serde_json::from_str(&bot()).unwrap_or_default();
    let data = json!({
        "v": 10,
        "user": bot,
        "guilds": [],
        "session_id": "session",
        "resume_gateway_url": format!("ws://{address}/"),
        "shard": [0, 1],
        "application": {"id": APPLICATION, "flags": 0},
    });
    json!({"op": 0, "t": "READY", "s": 1, "d": data}).to_string()
}

/// Returns the application.
pub(super) fn application(endpoint: Option<&str>) -> String {
    let key = kuzhi_tests::discord::public_key();
    json!({"id": APPLICATION, "verify_key": key, "interactions_endpoint_url": endpoint}).to_string()
}

/// Returns a message of which only the ID matters.
pub(super) fn message(id: u64, channel: u64) -> String {
    shown(id, channel, &Face::default())
}

fn shown(id: u64, channel: u64, face: &Face) -> String {
    let (author, content, components) = (bot(), face.content(), face.components());
    format!(
        r#"{{"id":"{id}","channel_id":"{channel}","author":{author},"content":{content},
"timestamp":"2026-01-01T00:00:00.000Z","edited_timestamp":null,"tts":false,"mention_everyone":false,
"mentions":[],"mention_roles":[],"attachments":[],"embeds":[],"components":{components},"flags":0,
"pinned":false,"type":0,"application_id":"{APPLICATION}","webhook_id":"{APPLICATION}"}}"#
    )
}

/// Returns an interaction as a gateway event.
pub(super) fn event(sequence: u64, interaction: &str) -> String {
    format!(r#"{{"op":0,"t":"INTERACTION_CREATE","s":{sequence},"d":{interaction}}}"#)
}

/// Returns the data of an interaction. `command` is the ID of the command, if there is one.
pub(super) fn interaction(id: u64, place: Place, who: u64, action: &UserAction, command: u64) -> String {
    let Place { guild, channel } = place;
    let (kind, data) = match action {
        UserAction::Play { opponent: Some(opponent) } => (2, play(command, *opponent)),
        UserAction::Play { opponent: None } => (2, play_alone(command)),
        UserAction::Command { name, options } => {
            (2, format!(r#"{{"id":"{command}","name":"{name}","type":1,"options":{options}}}"#))
        }
        UserAction::Click { message, face, custom_id } => {
            (3, format!(r#"{},"message":{}"#, click(custom_id), shown(*message, channel, face)))
        }
    };
    let user = user(who, false);
    format!(
        r#"{{"id":"{id}","application_id":"{APPLICATION}","type":{kind},"token":"token-{id}",
"version":1,"guild_id":"{guild}","guild_locale":"en-US",
"guild":{{"id":"{guild}","locale":"en-US","features":[]}},"channel_id":"{channel}",
"channel":{{"id":"{channel}","type":0,"name":"games","guild_id":"{guild}","position":0,
"flags":0,"permission_overwrites":[],"nsfw":false,"rate_limit_per_user":0,
"permissions":"{PERMISSIONS}"}},"locale":"en-US","app_permissions":"{PERMISSIONS}","entitlements":[],
"attachment_size_limit":10485760,"authorizing_integration_owners":{{"0":"{guild}"}},"context":0,
"member":{{"user":{user},"nick":null,"avatar":null,"banner":null,"roles":[],
"joined_at":"2026-01-01T00:00:00.000Z","premium_since":null,"flags":0,"pending":false,"deaf":false,
"mute":false,"permissions":"{MEMBER}","communication_disabled_until":null}},"data":{data}}}"#
    )
}

fn play(command: u64, opponent: u64) -> String {
    let user = user(opponent, false);
    format!(
        r#"{{"id":"{command}","name":"play","type":1,"options":[{{"name":"game","type":3,"value":"mangala"}},
{{"name":"opponent","type":6,"value":"{opponent}"}},{{"name":"side","type":3,"value":"first"}},
{{"name":"rated","type":5,"value":false}}],"resolved":{{"users":{{"{opponent}":{user}}}}}}}"#
    )
}

fn play_alone(command: u64) -> String {
    format!(
        r#"{{"id":"{command}","name":"play","type":1,"options":[{{"name":"game","type":3,"value":"mangala"}},
{{"name":"level","type":4,"value":1}},{{"name":"side","type":3,"value":"first"}}]}}"#
    )
}

fn click(custom_id: &str) -> String {
    format!(r#"{{"custom_id":"{custom_id}","component_type":2,"id":1}}"#)
}
