//! Tests that the token's text appears nowhere, wherever it was put.

use super::Start;

/// Not a real token, but shaped like one.
const TOKEN: &str = "MTAzODA5NzE5NTQyMjk3ODA1OQ.Gh1jK2.secret-part_of-it";

#[track_caller]
fn says_nothing(start: &Start) {
    let said = match start.load() {
        Ok(settings) => format!("{settings:?} {settings:#?} {:?}", settings.discord.token()),
        Err(error) => format!("{error} {error:?} {error:#?}"),
    };
    let said = format!("{said} {:?} {:#?}", start.environment(), start.environment());
    for part in TOKEN.split('.') {
        assert!(!said.contains(part), "{said}");
    }
}

#[test]
fn a_good_token_is_not_shown() {
    says_nothing(&Start::with_variable("DISCORD_TOKEN", TOKEN));

    let start = Start::plain();
    let file = start.write("token", TOKEN);
    says_nothing(&start.and_variable("DISCORD_TOKEN_FILE", &file));
}

#[test]
fn a_malformed_token_is_not_shown() {
    for token in [
        format!("\"{TOKEN}\""),
        format!("{TOKEN} {TOKEN}"),
        format!("{TOKEN}\u{7}"),
        format!("<{TOKEN}>"),
        format!("\u{200b}{TOKEN}"),
    ] {
        says_nothing(&Start::with_variable("DISCORD_TOKEN", &token));

        let start = Start::plain();
        let file = start.write("token", &token);
        says_nothing(&start.and_variable("DISCORD_TOKEN_FILE", &file));
    }
}

#[test]
fn a_token_in_the_wrong_variable_is_not_shown() {
    for name in [
        "DISCORD_TOKEN_FILE",
        "KUZHI_DISCORD__TOKEN",
        "KUZHI_TOKEN",
        "KUZHI_DISCORD__API_BASE",
        "KUZHI_DISCORD__COMMANDS_GUILD",
        "KUZHI_THINKING__THREADS",
        "KUZHI_SOMETHING",
    ] {
        says_nothing(&Start::with_variable(name, TOKEN));
    }
}

/// Whatever is wrong with a database URL, errors repeat neither the URL nor its password.
#[test]
fn the_url_of_a_database_is_not_shown() {
    for url in [
        format!("postgres://kuzhi:{TOKEN}@localhost/kuzhi"),
        format!("postgres://kuzhi:/{TOKEN}@localhost/kuzhi"),
        format!("mysql://kuzhi:{TOKEN}@localhost/kuzhi"),
        format!(" postgres://kuzhi:{TOKEN}@localhost/kuzhi x"),
    ] {
        says_nothing(&Start::with_variable("KUZHI_STORE__URL", &url));
        says_nothing(&Start::with_usual_file(&format!("[store]\nurl = \"{url}\"")));
        says_nothing(&Start::with_usual_file(&format!("[store]\npath = \"{url}")));
    }
}

#[test]
fn a_token_in_a_settings_file_is_not_shown() {
    for text in [
        format!("token = \"{TOKEN}\""),
        format!("[discord]\ntoken = \"{TOKEN}\""),
        format!("[discord]\ntoken = {TOKEN}"),
        format!("[discord]\ntoken = \"{TOKEN}"),
        format!("[discord]\napi_base = \"{TOKEN}\""),
        format!("[discord]\n{TOKEN}"),
        format!("[limits]\nmemory_mb = \"{TOKEN}\""),
        TOKEN.to_owned(),
    ] {
        says_nothing(&Start::with_usual_file(&text));
    }
}
