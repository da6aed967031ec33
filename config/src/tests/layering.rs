//! Tests of which layer wins.

use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use super::Start;
use crate::LogFormat;

#[test]
fn variables_override_the_file_and_the_file_defaults() {
    let start = Start::with_usual_file("[store]\npath = \"there\"\n[limits]\nmemory_mb = 128\n");
    assert_eq!(start.settings().store.path, Path::new("there"));
    let settings = start.and_variable("KUZHI_STORE__PATH", "elsewhere").settings();
    assert_eq!(settings.store.path, Path::new("elsewhere"));
    assert_eq!(settings.limits.memory_mb, 128);
}

#[test]
fn a_named_file_is_read_instead_of_the_usual_one() {
    let start = Start::with_usual_file("[store]\npath = \"usual\"\n").and_config("mine.toml");
    start.write("mine.toml", "[log]\nformat = \"json\"\n");
    let settings = start.settings();
    assert_eq!(settings.log.format, LogFormat::Json);
    assert_eq!(settings.store.path, Path::new("data"));
}

#[test]
fn every_section_can_be_given_by_variables() {
    let settings = Start::with_variable("KUZHI_DISCORD__API_BASE", "http://localhost:8080/")
        .and_variable("KUZHI_DISCORD__COMMANDS_GUILD", "1038097195422978059")
        .and_variable("KUZHI_LIMITS__MEMORY_MB", "256")
        .and_variable("KUZHI_LOG__FILTER", "info,kuzhi=debug")
        .and_variable("KUZHI_MATCHES__CHALLENGE_EXPIRES_AFTER", "1h 30m")
        .and_variable("KUZHI_LIMITS__PICTURE_EACH", "500ms")
        .and_variable("KUZHI_THINKING__THREADS", "2")
        .settings();
    assert_eq!(settings.discord.api_base.unwrap().as_str(), "http://localhost:8080");
    assert_eq!(settings.discord.commands_guild, Some(1_038_097_195_422_978_059));
    assert_eq!(settings.limits.memory_mb, 256);
    assert_eq!(settings.log.filter, "info,kuzhi=debug");
    assert_eq!(settings.matches.challenge_expires_after, Duration::from_mins(90));
    assert_eq!(settings.thinking.threads, NonZeroUsize::new(2));
    assert_eq!(settings.limits.picture_each, Duration::from_millis(500));
}

#[test]
fn an_id_can_be_written_with_or_without_quotes() {
    for text in ["commands_guild = 1038097195422978059", "commands_guild = \"1038097195422978059\""] {
        let discord = Start::with_usual_file(&format!("[discord]\n{text}\n")).settings().discord;
        assert_eq!(discord.commands_guild, Some(1_038_097_195_422_978_059));
    }
}

#[test]
fn a_list_of_ids_can_be_written_in_several_ways() {
    for text in
        ["blocked_people = [7, 1038097195422978059]", "blocked_people = [\"7\", \"1038097195422978059\"]"]
    {
        let limits = Start::with_usual_file(&format!("[limits]\n{text}\n")).settings().limits;
        assert_eq!(limits.blocked_people, [7, 1_038_097_195_422_978_059]);
    }
    let variable = Start::with_variable("KUZHI_LIMITS__BLOCKED_SERVERS", "7, 1038097195422978059");
    assert_eq!(variable.settings().limits.blocked_servers, [7, 1_038_097_195_422_978_059]);
}

#[test]
fn empty_variables_count_as_not_set() {
    let start = Start::with_variable("KUZHI_STORE__PATH", "")
        .and_variable("DISCORD_TOKEN", "a.b.c")
        .and_variable("DISCORD_TOKEN_FILE", "");
    assert_eq!(start.settings().store.path, Path::new("data"));
    assert_eq!(start.settings().discord.token().unwrap().expose(), "a.b.c");
}

#[test]
fn the_variables_of_the_tests_are_let_be() {
    let start = Start::with_variable("KUZHI_DISCORD_OPENAPI", "discord.json")
        .and_variable("KUZHI_REQUIRE_OPENAPI", "1");
    assert_eq!(start.settings(), Start::plain().settings());
}

#[test]
fn the_token_comes_from_a_variable_or_a_file() {
    let start = Start::with_variable("DISCORD_TOKEN", "Bot MTA.Gh.x");
    assert_eq!(start.settings().discord.token().unwrap().expose(), "MTA.Gh.x");

    let start = Start::plain();
    let file = start.write("token", "MTA.Gh.y\n");
    let start = start.and_variable("DISCORD_TOKEN_FILE", &file);
    assert_eq!(start.settings().discord.token().unwrap().expose(), "MTA.Gh.y");
}
