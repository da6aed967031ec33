//! The bot's token.

use super::{file, variable};
use crate::MissingToken;
use crate::tests::Start;

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
fn no_token_at_all() {
    assert_eq!(
        MissingToken.to_string(),
        "the bot has no token: at https://discord.com/developers/applications choose your application or \
         make one, press Reset Token on its Bot page, and set the token as the variable DISCORD_TOKEN, or in \
         a file named by DISCORD_TOKEN_FILE"
    );
}
