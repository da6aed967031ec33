//! Tests that each error is one line that says where, what, and how to fix it.

mod files;
mod invisible;
mod names;
mod tokens;
mod values;

use super::Start;

#[track_caller]
fn file(text: &str, message: &str) {
    assert_eq!(Start::with_usual_file(text).message(), message);
}

#[track_caller]
fn variable(name: &str, value: &str, message: &str) {
    assert_eq!(Start::with_variable(name, value).message(), message);
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
