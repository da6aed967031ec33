//! Tests that `default.toml` agrees with the types.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use super::Start;
use crate::file::sections;
use crate::key::Key;
use crate::{
    Activity, Backup, Discord, Http, Limits, Log, LogFormat, Matches, Metrics, MissingToken, Privacy,
    Settings, Shards, Store, Thinking,
};

const TEXT: &str = include_str!("../../default.toml");

#[test]
fn the_defaults_are_these() {
    let settings = Start::plain().settings();
    assert_eq!(settings.discord.api_base, None);
    assert_eq!(settings.discord.commands_guild, None);
    assert_eq!(settings.discord.emojis_a_minute, 30);
    assert_eq!(settings.discord.give_up_after, Some(Duration::from_mins(10)));
    assert!(settings.discord.gateway);
    assert_eq!(settings.discord.shards, Shards::Auto);
    assert_eq!(settings.discord.token(), Err(MissingToken));
    assert_eq!(settings.http, Http { address: None, public_key: None });
    assert_eq!(settings.activity, Activity { address: None, secret: None });
    let path = PathBuf::from("data");
    assert_eq!(settings.store, Store { path, url: None, connections: 16, certificates: None, compact_at: 8 });
    let every = Some(Duration::from_hours(24));
    assert_eq!(settings.backup, Backup { every, keep: 7, folder: None });
    assert_eq!(settings.log, Log { format: LogFormat::Human, filter: "info".to_owned() });
    assert_eq!(settings.metrics, Metrics { address: None });
    assert_eq!(
        settings.matches,
        Matches {
            challenge_expires_after: Duration::from_hours(24),
            max_ongoing_per_person: 20,
            max_open_challenges_per_person: 5,
            max_ongoing_per_channel: 50,
            max_time_ups_at_once: 20,
            days_away_per_year: 30,
            reply_pause_ms: 1_000,
            look: "light-wood".to_owned(),
        }
    );
    assert_eq!(settings.thinking, Thinking { threads: None });
    assert_eq!(
        settings.limits,
        Limits {
            memory_mb: 96,
            notifications_at_once: 10,
            notification_each: Duration::from_secs(30),
            pictures_at_once: 30,
            picture_each: Duration::from_secs(2),
            hints_at_once: 20,
            hint_each: Duration::from_secs(10),
            games_at_once: 100,
            game_each: Duration::from_secs(10),
            people_per_server: 10,
            blocked_people: Vec::new(),
            blocked_servers: Vec::new(),
        }
    );
    let forget_servers_after = Some(Duration::from_hours(30 * 24));
    assert_eq!(settings.privacy, Privacy { contact: None, policy: None, forget_servers_after });
}

#[test]
fn a_copy_of_the_defaults_changes_nothing() {
    assert_eq!(Start::with_usual_file(TEXT).settings(), Start::plain().settings());
}

/// Lists the settings by the fields of the types. A new field makes this fail to compile.
macro_rules! keys {
    ($($section:ident: $type:ident { $($name:ident),* } $(but $hidden:ident)?;)*) => {{
        let Settings { $($section),* } = Start::plain().settings();
        $(let $type { $($name: _,)* $($hidden: _)? } = $section;)*
        BTreeSet::from([$($(concat!(stringify!($section), ".", stringify!($name)),)*)*])
    }};
}

#[test]
fn every_field_has_its_line_and_every_line_its_field() {
    let fields = keys! {
        discord: Discord {
            api_base, commands_guild, emojis_a_minute, give_up_after, max_invalid_requests, gateway, shards
        } but token;
        http: Http { address, public_key };
        activity: Activity { address } but secret;
        store: Store { path, url, connections, certificates, compact_at };
        backup: Backup { every, keep, folder };
        log: Log { format, filter };
        metrics: Metrics { address };
        matches: Matches {
            challenge_expires_after, max_ongoing_per_person, max_open_challenges_per_person,
            max_ongoing_per_channel, max_time_ups_at_once, days_away_per_year, reply_pause_ms, look
        };
        thinking: Thinking { threads };
        limits: Limits {
            memory_mb, notifications_at_once, notification_each, pictures_at_once, picture_each,
            hints_at_once, hint_each, games_at_once, game_each, people_per_server, blocked_people,
            blocked_servers
        };
        privacy: Privacy { contact, policy, forget_servers_after };
    };
    assert_eq!(documented().iter().map(Key::as_str).collect::<BTreeSet<_>>(), fields);
}

#[test]
fn every_line_is_documented_with_its_variable() {
    for key in documented() {
        let comment =
            format!("# Variable: {}\n{} = ", key.variable(), key.as_str().split_once('.').unwrap().1);
        assert!(TEXT.contains(&comment), "default.toml lacks:\n{comment}");
    }
}

fn documented() -> Vec<Key> {
    let (sections, errors) = sections("config/default.toml", TEXT);
    assert!(errors.is_empty(), "{errors:?}");
    let keys = sections.into_iter().flat_map(|section| {
        let entries = section.entries.unwrap();
        entries.into_iter().map(move |entry| Key::new(&section.name, &entry.name))
    });
    keys.collect()
}
