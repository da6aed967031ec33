//! Tests that each error is one line that says where, what, and how to fix it.

use super::Start;
use crate::{MissingToken, Shards};

#[track_caller]
fn file(text: &str, message: &str) {
    assert_eq!(Start::with_usual_file(text).message(), message);
}

#[track_caller]
fn variable(name: &str, value: &str, message: &str) {
    assert_eq!(Start::with_variable(name, value).message(), message);
}

#[test]
fn a_file_that_is_not_there() {
    assert_eq!(
        Start::plain().and_config("mine.toml").message(),
        "mine.toml: this settings file cannot be read (No such file or directory (os error 2)); \
         name one that can, or leave it out"
    );
}

#[test]
fn a_file_that_is_not_toml() {
    for (text, line, reason) in [
        ("[store]\npath = \"data\"\npath 8\n", 3, "key with no value, expected `=`"),
        ("[store]\npath = data\n", 2, "string values must be quoted, expected literal string"),
        ("[store]\npath = \"data\n", 2, "invalid basic string, expected `\"`"),
        ("[store]\npath = \"a\"\npath = \"b\"\n", 3, "duplicate key"),
        ("[store\n", 1, "unclosed table, expected `]`"),
    ] {
        file(
            text,
            &format!(
                "kuzhi.toml:{line}: this is not TOML ({reason}); \
                 correct the line; a setting is written as path = \"data\", below a line with its section, \
                 [store]"
            ),
        );
    }
}

#[test]
fn a_setting_that_does_not_exist() {
    file(
        "\n[store]\npth = \"data\"\n",
        "kuzhi.toml:3: there is no setting `store.pth`; did you mean `store.path`?",
    );
    file("path = \"data\"\n", "kuzhi.toml:1: there is no setting `path`; did you mean `store.path`?");
    file(
        "[store]\ncolour = \"red\"\n",
        "kuzhi.toml:2: there is no setting `store.colour`; [store] has certificates, compact_at, \
         connections, path, url",
    );
}

#[test]
fn a_section_that_does_not_exist() {
    file("[stroe]\n", "kuzhi.toml:1: there is no section `stroe`; did you mean `store`?");
    file(
        "[weather]\n",
        "kuzhi.toml:1: there is no section `weather`; the sections are backup, discord, http, limits, log, \
         matches, metrics, privacy, store, thinking",
    );
    file(
        "store = \"data\"\n",
        "kuzhi.toml:1: store must be a section: write [store], and its settings on lines below it",
    );
}

#[test]
fn names_that_would_break_the_line() {
    file(
        "[store]\n\"a\\nb\" = 1\n",
        "kuzhi.toml:2: there is no setting `store.a\\nb`; [store] has certificates, compact_at, connections, \
         path, url",
    );
}

#[test]
fn a_variable_that_does_not_exist() {
    variable(
        "KUZHI_STORE_PATH",
        "data",
        "KUZHI_STORE_PATH: there is no setting of this name; did you mean `KUZHI_STORE__PATH`?",
    );
    variable(
        "KUZHI_store__path",
        "data",
        "KUZHI_store__path: there is no setting of this name; did you mean `KUZHI_STORE__PATH`?",
    );
    variable(
        "KUZHI_WEATHER",
        "fine",
        "KUZHI_WEATHER: there is no setting of this name; a setting's variable is KUZHI_SECTION__SETTING, \
         where the sections are backup, discord, http, limits, log, matches, metrics, privacy, store, \
         thinking",
    );
}

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
fn a_bot_that_nobody_could_reach() {
    file(
        "[discord]\ngateway = false\n",
        "kuzhi.toml:2: discord.gateway must be true where http.address is not set: \
         nobody could reach the bot",
    );
    let key = "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29";
    let start = Start::with_variable("KUZHI_DISCORD__GATEWAY", "false")
        .and_variable("KUZHI_HTTP__ADDRESS", "[::]:8080")
        .and_variable("KUZHI_HTTP__PUBLIC_KEY", key);
    let settings = start.settings();
    assert!(!settings.discord.gateway);
    assert_eq!(settings.http.endpoint(), Some(("[::]:8080".parse().unwrap(), key)));
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

#[test]
fn a_token_among_the_settings() {
    let rest = "the token does not belong here; remove it, and set it as the variable DISCORD_TOKEN, \
                or in a file named by DISCORD_TOKEN_FILE";
    file("[discord]\ntoken = \"a.b.c\"\n", &format!("kuzhi.toml:2: {rest}"));
    file("[store]\nbot_token = \"a.b.c\"\n", &format!("kuzhi.toml:2: {rest}"));
    file("Token = \"a.b.c\"\n", &format!("kuzhi.toml:1: {rest}"));
    file("[token]\nvalue = \"a.b.c\"\n", &format!("kuzhi.toml:1: {rest}"));
    variable("KUZHI_DISCORD__TOKEN", "a.b.c", &format!("KUZHI_DISCORD__TOKEN: {rest}"));
    variable("KUZHI_DISCORD_TOKEN", "a.b.c", &format!("KUZHI_DISCORD_TOKEN: {rest}"));
}

#[test]
fn a_token_given_twice() {
    let start = Start::with_variable("DISCORD_TOKEN", "a.b.c").and_variable("DISCORD_TOKEN_FILE", "token");
    assert_eq!(start.message(), "DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; unset one of them");
}

#[test]
fn a_token_that_is_none() {
    variable(
        "DISCORD_TOKEN",
        "\"a.b.c\"",
        "DISCORD_TOKEN: this is not a bot's token, which has only letters, digits, `.`, `_` and `-`; \
         copy it again from your application's Bot page at https://discord.com/developers/applications",
    );
}

#[test]
fn a_token_file_that_holds_none_or_is_not_there() {
    let start = Start::plain();
    let empty = start.write("empty", "\n");
    assert_eq!(
        start.and_variable("DISCORD_TOKEN_FILE", &empty).message(),
        "DISCORD_TOKEN_FILE: the file it names does not hold a bot's token, which has only letters, digits, \
         `.`, `_` and `-`; put the token there, and nothing else"
    );
    variable(
        "DISCORD_TOKEN_FILE",
        "/not/there",
        "DISCORD_TOKEN_FILE: the file it names cannot be read (No such file or directory (os error 2)); \
         name a file that the bot may read and that holds nothing but the token",
    );
}

#[test]
fn an_invisible_character_is_named() {
    variable(
        "DISCORD_TOKEN",
        "MTA.\u{200b}Gh.x",
        "DISCORD_TOKEN: an invisible character is in the token, U+200B (a zero width space) as character 5: \
         remove it, or copy the token again from your application's Bot page at \
         https://discord.com/developers/applications",
    );
    let start = Start::plain();
    let token = start.write("token", "MTA.Gh.x\u{2060}\n");
    assert_eq!(
        start.and_variable("DISCORD_TOKEN_FILE", &token).message(),
        "DISCORD_TOKEN_FILE: an invisible character is in the token in the file it names, \
         U+2060 (a word joiner) as character 9: remove it, or copy the token there again"
    );
    variable(
        "KUZHI_DISCORD__COMMANDS_GUILD",
        "1038097195422978059\u{200e}",
        "KUZHI_DISCORD__COMMANDS_GUILD: discord.commands_guild has U+200E (a mark of writing direction) as \
         character 20, which nobody sees: remove it",
    );
}

/// Whatever the setting: it would name another store, folder or address than the one that people read there.
#[test]
fn an_invisible_character_or_a_space_at_an_end_is_refused_in_every_value() {
    for (key, value) in [
        ("store.path", "data"),
        ("store.url", "postgres://localhost/kuzhi"),
        ("store.certificates", "ca.pem"),
        ("backup.folder", "/backups"),
        ("backup.every", "1d"),
        ("log.filter", "info"),
        ("log.format", "json"),
        ("discord.api_base", "http://localhost:8080"),
        ("http.address", "127.0.0.1:8080"),
        ("metrics.address", "127.0.0.1:9464"),
        ("privacy.contact", "ada@example.org"),
        ("privacy.policy", "https://example.org"),
    ] {
        for (character, name) in [
            ('\u{200b}', "U+200B (a zero width space)"),
            ('\u{feff}', "U+FEFF (a byte order mark)"),
            ('\u{a0}', "U+00A0 (a no-break space)"),
            ('\u{202e}', "U+202E (a mark of writing direction)"),
            ('\u{7f}', "U+007F (a control character)"),
            ('\t', "U+0009 (a tab)"),
            (' ', "U+0020 (a space)"),
        ] {
            let last = value.chars().count() + 1;
            for (text, at) in [(format!("{character}{value}"), 1), (format!("{value}{character}"), last)] {
                let set = format!("KUZHI_{}", key.replace('.', "__").to_uppercase());
                let rest = format!("{key} has {name} as character {at}, which nobody sees: remove it");
                variable(&set, &text, &format!("{set}: {rest}"));
                let (section, name) = key.split_once('.').unwrap();
                let escaped = format!("\\U{:08X}", u32::from(character));
                let text = text.replace(character, &escaped);
                file(&format!("[{section}]\n{name} = \"{text}\"\n"), &format!("kuzhi.toml:2: {rest}"));
            }
        }
    }
    variable(
        "DISCORD_TOKEN_FILE",
        "/run/to\u{200b}ken",
        "DISCORD_TOKEN_FILE: the name of the file has U+200B (a zero width space) as character 8, which \
         nobody sees: remove it",
    );
    assert!(Start::plain().and_config("mine\u{200b}.toml").message().starts_with("mine\\u{200b}.toml: "));
}

#[test]
fn all_errors_are_told_at_once() {
    let text =
        "[store]\npath = \"~/kz\"\npth = 1\n[weather]\n[limits]\nmemory_mb = 1\nhint_each = \"soon\"\n";
    let start = Start::with_usual_file(text)
        .and_variable("KUZHI_LOG__FILTER", "loud")
        .and_variable("KUZHI_NONE", "1")
        .and_variable("DISCORD_TOKEN", "?");
    let message = start.message();
    let places: Vec<&str> = message.lines().map(|line| line.split_once(": ").unwrap().0).collect();
    let of_file = [2, 3, 4, 6, 7].map(|line| format!("kuzhi.toml:{line}"));
    assert_eq!(places[..5], of_file);
    assert_eq!(places[5..], ["KUZHI_NONE", "DISCORD_TOKEN", "KUZHI_LOG__FILTER"]);
    assert!(!message.contains("default.toml"), "{message}");
}

#[test]
fn lines_that_are_no_toml_are_told_with_all_else() {
    let text = "[store]\npath = data\n[limits]\nmemory_mb = 1\nhint_each 8\n[log]\nfilter = \"loud\"\n";
    let message = Start::with_usual_file(text).message();
    let places: Vec<&str> = message.lines().map(|line| line.split_once(": ").unwrap().0).collect();
    assert_eq!(places, [2, 4, 5, 7].map(|line| format!("kuzhi.toml:{line}")), "{message}");
    // Nobody knows whose settings stand below a broken line with a section.
    let message = Start::with_usual_file("[log]\n[store\npath = \"~\"\nfilter = 8\n").message();
    assert_eq!(message.lines().count(), 1, "{message}");
}

/// Where two settings do not go together, the one that was given is named, and never the defaults.
#[test]
fn settings_that_do_not_go_together_name_what_was_given() {
    let key = "http.public_key must be the application's public key, 64 hexadecimal digits from General \
               Information at https://discord.com/developers/applications, where http.address is set";
    file("[http]\naddress = \"127.0.0.1:8080\"\n", &format!("kuzhi.toml:2: {key}"));
    variable("KUZHI_HTTP__ADDRESS", "127.0.0.1:8080", &format!("KUZHI_HTTP__ADDRESS: {key}"));
    let start = Start::with_variable("KUZHI_HTTP__ADDRESS", "127.0.0.1:8080")
        .and_variable("KUZHI_HTTP__PUBLIC_KEY", "a");
    assert_eq!(start.message().lines().count(), 1, "{}", start.message());
    let start =
        Start::with_variable("KUZHI_HTTP__ADDRESS", "8080").and_variable("KUZHI_DISCORD__GATEWAY", "false");
    assert_eq!(start.message().lines().count(), 1, "{}", start.message());
}

#[test]
fn a_byte_order_mark_before_a_file_is_no_part_of_it() {
    let start = Start::with_usual_file("\u{feff}[limits]\nmemory_mb = 300\n");
    let token = start.write("token", "\u{feff}MTA.Gh.x\r\n");
    let settings = start.and_variable("DISCORD_TOKEN_FILE", &token).settings();
    assert_eq!(settings.limits.memory_mb, 300);
    assert_eq!(settings.discord.token().unwrap().expose(), "MTA.Gh.x");
}

#[test]
fn no_token_at_all() {
    assert_eq!(
        MissingToken.to_string(),
        "the bot has no token: at https://discord.com/developers/applications choose your application or \
         make one, press Reset Token on its Bot page, and set the token as the variable DISCORD_TOKEN, or in \
         a file named by DISCORD_TOKEN_FILE"
    );
}
