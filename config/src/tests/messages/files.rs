//! Files that cannot be read, or are not TOML.

use super::file;
use crate::tests::Start;

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
fn lines_that_are_no_toml_are_told_with_all_else() {
    let text = "[store]\npath = data\n[limits]\nmemory_mb = 1\nhint_each 8\n[log]\nfilter = \"loud\"\n";
    let message = Start::with_usual_file(text).message();
    let places: Vec<&str> = message.lines().map(|line| line.split_once(": ").unwrap().0).collect();
    assert_eq!(places, [2, 4, 5, 7].map(|line| format!("kuzhi.toml:{line}")), "{message}");
    // Nobody knows whose settings stand below a broken line with a section.
    let message = Start::with_usual_file("[log]\n[store\npath = \"~\"\nfilter = 8\n").message();
    assert_eq!(message.lines().count(), 1, "{message}");
}

#[test]
fn a_byte_order_mark_before_a_file_is_no_part_of_it() {
    let start = Start::with_usual_file("\u{feff}[limits]\nmemory_mb = 300\n");
    let token = start.write("token", "\u{feff}MTA.Gh.x\r\n");
    let settings = start.and_variable("DISCORD_TOKEN_FILE", &token).settings();
    assert_eq!(settings.limits.memory_mb, 300);
    assert_eq!(settings.discord.token().unwrap().expose(), "MTA.Gh.x");
}
