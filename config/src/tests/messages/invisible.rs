//! Characters that nobody sees.

use super::{file, variable};
use crate::tests::Start;

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
fn invisible_characters_and_outer_spaces_are_refused_everywhere() {
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
