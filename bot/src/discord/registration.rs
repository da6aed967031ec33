//! Registers our commands, and keeps those that are not ours.

use std::collections::HashMap;

use kuzhi_domain::Language;
use serde_json::Value;
use serenity::Error;
use serenity::all::{ApplicationId, CommandId, CommandType, GuildId, Http, LightMethod, Request, Route};

use super::commands::{definitions, entry_point};
use super::rest::answers::RegisteredCommand;
use super::rest::api::Api;
use super::rest::retry::{CallError, RetryTime, is_passing};

/// The type number of a subcommand.
const SUB_COMMAND: u8 = 1;

/// The type number of a slash command.
const SLASH: i64 = 1;

/// Why the commands are not registered.
pub(super) enum NotRegistered {
    /// The attempt failed. It may succeed later.
    Yet(CallError),
    /// No process has registered them yet.
    ByNobody,
    /// Discord refuses them, and will again.
    Refused(CallError),
}

/// The outcome of a registration.
pub(super) struct Registered {
    /// The number of commands now registered.
    pub(super) count: usize,
    /// The id of each command, and its name in each language of Discord.
    pub(super) names: Vec<(u64, HashMap<Language, String>)>,
}

/// Registers the commands everywhere, or on one server. The one that opens the Activity is on none alone.
pub(super) async fn register(
    api: &Api,
    guild: Option<GuildId>,
    has_activity: bool,
) -> Result<Registered, NotRegistered> {
    let registered = match guild {
        Some(guild) => {
            let ours = of_one_guild(definitions());
            api.call(RetryTime::Long, || api.register(Some(guild), &ours)).await
        }
        None => {
            let there = api.call(RetryTime::Long, || foreign_commands(api)).await.map_err(not_registered)?;
            let (launching, kept): (Vec<Value>, _) = there.into_iter().partition(is_entry_point);
            let ours: Vec<Value> = definitions().into_iter().chain(kept).collect();
            register_everywhere(api, ours, launching, has_activity).await
        }
    };
    let registered = registered.map_err(not_registered)?;
    Ok(Registered { count: registered.len(), names: names(&registered) })
}

/// Registers the commands everywhere, with the one that opens the Activity if there is one. `launching` is
/// what opens it now. Discord refuses a list without it (50240): without an Activity it is deleted first.
async fn register_everywhere(
    api: &Api,
    ours: Vec<Value>,
    launching: Vec<Value>,
    has_activity: bool,
) -> Result<Vec<RegisteredCommand>, CallError> {
    let all = |launching: &[Value]| ours.iter().chain(launching).cloned().collect::<Vec<_>>();
    if !has_activity {
        let mut kept = Vec::new();
        for one in launching {
            if let Err(error) = api.call(RetryTime::Long, || delete(api, &one)).await {
                tracing::warn!(%error, "the command that opened the Activity stays");
                kept.push(one);
            }
        }
        let ours = all(&kept);
        return api.call(RetryTime::Long, || api.register(None, &ours)).await;
    }
    let mut launch = entry_point();
    if let Some(there) = launching.first() {
        // It keeps its id, whatever it was called.
        launch["id"] = there["id"].clone();
    }
    let with_launch = all(&[launch]);
    match api.call(RetryTime::Long, || api.register(None, &with_launch)).await {
        Err(CallError::Discord(error)) if launching.is_empty() && !is_passing(&error) => {
            let registered = api.call(RetryTime::Long, || api.register(None, &ours)).await?;
            tracing::warn!(
                %error,
                "Discord refuses the command that opens the Activity; turn on Enable Activities in the \
                 developer portal, then restart the bot"
            );
            Ok(registered)
        }
        registered => registered,
    }
}

async fn delete(api: &Api, command: &Value) -> Result<(), Error> {
    match command["id"].as_str().and_then(|id| id.parse::<CommandId>().ok()) {
        Some(id) => api.delete_global_command(id).await,
        None => Ok(()),
    }
}

/// Fetches what some process has registered. Fails if nothing is registered yet.
pub(super) async fn look_up(api: &Api, guild: Option<GuildId>) -> Result<Registered, NotRegistered> {
    let there = api.call(RetryTime::Long, || api.commands(guild)).await.map_err(not_registered)?;
    let names = names(&there);
    if names.is_empty() { Err(NotRegistered::ByNobody) } else { Ok(Registered { count: there.len(), names }) }
}

/// Returns the id of each of our commands and subcommands, and its name in each language.
fn names(registered: &[RegisteredCommand]) -> Vec<(u64, HashMap<Language, String>)> {
    let mut names = Vec::new();
    for ours in definitions() {
        let is_it = |one: &&RegisteredCommand| one.kind == SLASH && ours["name"] == one.name.as_str();
        let Some(one) = registered.iter().find(is_it) else { continue };
        let options = ours["options"].as_array().into_iter().flatten();
        let within = options.filter(|option| option["type"] == SUB_COMMAND);
        // Subcommands come after the command's own name: `mydata export`.
        let paths = [vec![&ours]].into_iter().chain(within.map(|option| vec![&ours, option]));
        let in_language = |path: &[&Value], language: Language| {
            path.iter().map(|part| name_in(part, language)).collect::<Vec<_>>().join(" ")
        };
        names.extend(paths.map(|path| {
            let all = Language::ALL.iter().map(|&language| (language, in_language(&path, language)));
            (one.id, all.collect())
        }));
    }
    names
}

/// Returns the name that Discord shows in a language: the default one if there is no other.
fn name_in(command: &Value, language: Language) -> &str {
    let mut locales = language.discord_locales().iter();
    let local = locales.find_map(|locale| command["name_localizations"][locale].as_str());
    local.or_else(|| command["name"].as_str()).unwrap_or_default()
}

fn not_registered(error: CallError) -> NotRegistered {
    match &error {
        CallError::Discord(cause) if !is_passing(cause) => NotRegistered::Refused(error),
        _ => NotRegistered::Yet(error),
    }
}

/// Returns the registered commands of types that are not among our definitions.
pub(super) async fn foreign_commands(http: &Http) -> Result<Vec<Value>, Error> {
    let application_id = http.application_id().unwrap_or(ApplicationId::new(1));
    let all: Vec<Value> =
        http.fire(Request::new(Route::Commands { application_id }, LightMethod::Get)).await?;
    Ok(all.into_iter().filter(|command| !is_our_kind(command)).map(as_sent).collect())
}

fn is_entry_point(command: &Value) -> bool {
    command["type"] == u8::from(CommandType::PrimaryEntryPoint)
}

fn is_our_kind(command: &Value) -> bool {
    let ours = [CommandType::ChatInput, CommandType::User, CommandType::Message];
    command["type"].as_u64().is_none_or(|kind| ours.iter().any(|&ours| u64::from(u8::from(ours)) == kind))
}

/// Removes the fields that only Discord may write.
fn as_sent(mut command: Value) -> Value {
    if let Some(fields) = command.as_object_mut() {
        for written_by_discord in ["application_id", "version", "guild_id"] {
            fields.remove(written_by_discord);
        }
        fields.retain(|_, value| !value.is_null());
    }
    command
}

/// Returns the commands in the form for a single server: contexts and installation types are allowed only for
/// global commands.
fn of_one_guild(mut menu: Vec<Value>) -> Vec<Value> {
    for command in menu.iter_mut().filter_map(Value::as_object_mut) {
        command.remove("contexts");
        command.remove("integration_types");
    }
    menu
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serenity::all::HttpBuilder;

    use super::*;
    use crate::discord::recording_server::RecordingServer;
    use crate::discord::rest::invalid_requests::InvalidRequests;

    #[tokio::test]
    async fn refused_start_calls_count_and_are_finally_held_back() {
        let server =
            RecordingServer::start("403 Forbidden", r#"{"code": 50001, "message": "Missing Access"}"#);
        let builder = HttpBuilder::new("token").proxy(server.address());
        let http = builder.ratelimiter_disabled(true).application_id(1.into()).build();
        let api = Api::new(&Arc::new(http), &InvalidRequests::new(3));
        for _ in 0..3 {
            let refused = register(&api, None, true).await;
            assert!(matches!(refused, Err(NotRegistered::Refused(CallError::Discord(_)))));
        }
        for _ in 0..3 {
            let held_back = register(&api, None, true).await;
            assert!(matches!(held_back, Err(NotRegistered::Yet(CallError::HeldBack))), "it is tried later");
            let held_back = look_up(&api, Some(GuildId::new(1))).await;
            assert!(matches!(held_back, Err(NotRegistered::Yet(CallError::HeldBack))));
        }
        assert_eq!(server.requests_to("/").len(), 3);
    }
}
