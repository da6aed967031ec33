//! Values that a setting cannot have.

use super::{file, variable};
use crate::Shards;
use crate::tests::Start;

#[test]
fn a_value_of_the_wrong_kind() {
    file("[store]\npath = 8\n", "kuzhi.toml:2: store.path must be the path of a directory, in quotes");
    file(
        "[store]\npath.to = \"data\"\n",
        "kuzhi.toml:2: store.path must be the path of a directory, in quotes",
    );
    file(
        "[limits]\nmemory_mb = true\n",
        "kuzhi.toml:2: limits.memory_mb must be a whole number from 84 to 65536",
    );
    variable(
        "KUZHI_LIMITS__MEMORY_MB",
        "much",
        "KUZHI_LIMITS__MEMORY_MB: limits.memory_mb must be a whole number from 84 to 65536",
    );
    file("[log]\nformat = \"xml\"\n", "kuzhi.toml:2: log.format must be \"human\" or \"json\"");
    for given in ["", "loud", "info,kuzhy=debug"] {
        file(
            &format!("[log]\nfilter = \"{given}\"\n"),
            "kuzhi.toml:2: log.filter must be a level (off, error, warn, info, debug or trace), or a level \
             and others for parts such as \"info,kuzhi_store=debug\", where a part is kuzhi, one of its \
             crates or a library that logs (hyper, rustls, serenity, sled, tokio_postgres …)",
        );
    }
}

/// An env file hands quotes on, and neither it nor TOML knows what a shell does.
#[test]
fn a_path_that_only_a_shell_would_understand() {
    let (quotes, home) = (
        " without the quotes in it, which would become part of the path",
        " with the home directory written out: only a shell knows what ~ means",
    );
    for (key, what) in [
        ("store.path", "the path of a directory"),
        ("backup.folder", "the path of a directory"),
        ("store.certificates", "the path of a PEM file"),
    ] {
        let (section, name) = key.split_once('.').unwrap();
        let set = format!("KUZHI_{}__{}", section.to_uppercase(), name.to_uppercase());
        variable(&set, "\"/data\"", &format!("{set}: {key} must be {what}{quotes}"));
        variable(&set, "~/kz", &format!("{set}: {key} must be {what}{home}"));
        let line = |value: &str| format!("[{section}]\n{name} = {value}\n");
        file(&line("'\"/data\"'"), &format!("kuzhi.toml:2: {key} must be {what}{quotes}"));
        file(&line("\"~/kz\""), &format!("kuzhi.toml:2: {key} must be {what}{home}"));
    }
}

#[test]
fn a_number_out_of_bounds() {
    for number in ["83", "65537", "-1", "99999999999999999999"] {
        file(
            &format!("[limits]\nmemory_mb = {number}\n"),
            "kuzhi.toml:2: limits.memory_mb must be a whole number from 84 to 65536",
        );
    }
    variable(
        "KUZHI_MATCHES__MAX_ONGOING_PER_PERSON",
        "0",
        "KUZHI_MATCHES__MAX_ONGOING_PER_PERSON: matches.max_ongoing_per_person must be a whole number from 1 \
         to 1000",
    );
    variable(
        "KUZHI_THINKING__THREADS",
        "257",
        "KUZHI_THINKING__THREADS: thinking.threads must be a whole number from 0 to 256",
    );
}

#[test]
fn a_length_of_time_that_is_none_or_out_of_bounds() {
    for given in ["15", "\"15\"", "\"soon\"", "\"0s\"", "\"8d\"", "\"999999999999999999999y\""] {
        file(
            &format!("[matches]\nchallenge_expires_after = {given}\n"),
            "kuzhi.toml:2: matches.challenge_expires_after must be a length of time from 1s to 7days, \
             such as \"15m\" or \"1h 30m\"",
        );
    }
}

#[test]
fn a_length_of_time_that_may_be_never() {
    for given in ["10", "\"soon\"", "\"0s\"", "\"8d\"", "\"\""] {
        file(
            &format!("[discord]\ngive_up_after = {given}\n"),
            "kuzhi.toml:2: discord.give_up_after must be a length of time from 1s to 7days, \
             such as \"15m\" or \"1h 30m\", or \"never\"",
        );
    }
}

#[test]
fn an_address_or_an_id_that_is_none() {
    for given in ["proxy.example", "ftp://proxy.example", "https://me:secret@proxy.example"] {
        variable(
            "KUZHI_DISCORD__API_BASE",
            given,
            "KUZHI_DISCORD__API_BASE: discord.api_base must be an http or https URL such as \
             \"http://localhost:8080\", without user name, query or fragment, or empty",
        );
    }
    variable(
        "KUZHI_DISCORD__COMMANDS_GUILD",
        "my server",
        "KUZHI_DISCORD__COMMANDS_GUILD: discord.commands_guild must be a server's id, \
         which is a number such as \"1038097195422978059\", or empty",
    );
}

#[test]
fn a_switch_that_is_neither_on_nor_off() {
    for given in ["\"yes\"", "1", "\"\""] {
        file(
            &format!("[discord]\ngateway = {given}\n"),
            "kuzhi.toml:2: discord.gateway must be true or false",
        );
    }
}

#[test]
fn shards_that_cannot_be() {
    for given in ["0", "\"0-4 of 4\"", "\"ordinal of 4\"", "\"\"", "true"] {
        file(
            &format!("[discord]\nshards = {given}\n"),
            "kuzhi.toml:2: discord.shards must be \"auto\", a total such as \"4\", a part of one such as \
             \"0-3 of 16\", or \"ordinal of 16\" (one each) and \"ordinal*4 of 16\" (four each) where the \
             machine's name (HOSTNAME) ends in its ordinal, which leads to no more shards than there are",
        );
    }
    let start = Start::with_usual_file("[discord]\nshards = 4\n");
    assert_eq!(start.settings().discord.shards, Shards::These { range: 0..=3, total: 4 });
    let start =
        Start::with_variable("KUZHI_DISCORD__SHARDS", "ordinal*2 of 8").and_variable("HOSTNAME", "kuzhi-3");
    assert_eq!(start.settings().discord.shards, Shards::These { range: 6..=7, total: 8 });
}

#[test]
fn an_endpoint_that_cannot_be() {
    let address =
        "http.address must be an address and a port such as \"127.0.0.1:8080\" or \"[::]:8080\", or empty";
    for given in ["localhost", "8080", "127.0.0.1", "https://example.org:8080", "127.0.0.1:80800"] {
        variable("KUZHI_HTTP__ADDRESS", given, &format!("KUZHI_HTTP__ADDRESS: {address}"));
    }
    let key = "http.public_key must be the application's public key, 64 hexadecimal digits from General \
               Information at https://discord.com/developers/applications";
    for given in ["a", "not hexadecimal, though it has as many letters as the key should have"] {
        variable("KUZHI_HTTP__PUBLIC_KEY", given, &format!("KUZHI_HTTP__PUBLIC_KEY: {key}, or empty"));
    }
    file(
        "[http]\npublic_key = \"\"\naddress = \"127.0.0.1:8080\"\n",
        &format!("kuzhi.toml:2: {key}, where http.address is set"),
    );
}

#[test]
fn a_place_for_those_who_watch_that_cannot_be() {
    let must_be = "metrics.address must be an address and a port such as \"127.0.0.1:9464\" or \
                   \"[::1]:9464\", or empty";
    for given in ["localhost", "9464", "127.0.0.1", "http://127.0.0.1:9464", "127.0.0.1:94640"] {
        variable("KUZHI_METRICS__ADDRESS", given, &format!("KUZHI_METRICS__ADDRESS: {must_be}"));
    }
}

#[test]
fn a_list_of_ids_that_is_none() {
    let rest = "limits.blocked_people must be a list of ids, such as [\"1038097195422978059\"]; \
                in a variable without brackets and quotes";
    for given in ["[\"Ada\"]", "[0]", "[true]", "[[1]]", "7", "[-1]"] {
        file(&format!("[limits]\nblocked_people = {given}\n"), &format!("kuzhi.toml:2: {rest}"));
    }
    variable("KUZHI_LIMITS__BLOCKED_PEOPLE", "1 2", &format!("KUZHI_LIMITS__BLOCKED_PEOPLE: {rest}"));
}
