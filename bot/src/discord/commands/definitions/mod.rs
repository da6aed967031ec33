//! The definitions of the commands for Discord: in English, with translations for every locale that Discord
//! supports.

use kuzhi_domain::Language;
use kuzhi_view::request::Command;
use kuzhi_view::words::Words;
use serde_json::{Map, Value, json};
use serenity::all::CreateCommand;

use super::{challenge, define, launch};

/// Something with translated texts.
const TEXTS: [(&str, &str); 2] =
    [("name", "name_localizations"), ("description", "description_localizations")];

/// The nested parts, in the same order in every language.
const PARTS: [&str; 2] = ["options", "choices"];

/// Returns every command, and the context menu entry.
pub(in crate::discord) fn definitions() -> Vec<Value> {
    let commands = Command::ALL.into_iter().map(|command| in_every_language(|words| define(command, words)));
    commands.chain([in_every_language(challenge::define)]).collect()
}

/// Returns the command that opens the Activity.
pub(in crate::discord) fn entry_point() -> Value {
    in_every_language(launch::define)
}

fn in_every_language(define: impl Fn(&Words) -> CreateCommand) -> Value {
    let define = |language| json!(define(Words::for_language(language)));
    let mut command = define(Language::English);
    for &language in Language::ALL.iter().filter(|&&language| language != Language::English) {
        for locale in language.discord_locales() {
            localise(&mut command, &define(language), locale);
        }
    }
    command
}

/// Adds a locale's texts to a command, option or choice where they differ.
fn localise(english: &mut Value, local: &Value, locale: &str) {
    for (text, localised) in TEXTS {
        if local[text].is_string() && local[text] != english[text] {
            let texts = english[localised].as_object().cloned();
            let mut texts: Map<String, Value> = texts.unwrap_or_default();
            texts.insert(locale.to_owned(), local[text].clone());
            english[localised] = texts.into();
        }
    }
    for part in PARTS {
        let there = english.get_mut(part).and_then(Value::as_array_mut).into_iter().flatten();
        let translated = local[part].as_array().into_iter().flatten();
        there.zip(translated).for_each(|(english, local)| localise(english, local, locale));
    }
}

#[cfg(test)]
pub(crate) use tests::families;

#[cfg(test)]
mod tests;
