//! Turns the names of commands in a text into command mentions, which people can press.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use kuzhi_domain::Language;

use super::Screen;
use super::text::LONGEST_TEXT;

/// The commands that Discord knows, by each of their names, once they are registered.
#[derive(Clone, Default, Debug)]
pub struct CommandLinks(Arc<RwLock<HashMap<String, Arc<Registered>>>>);

/// A registered command.
#[derive(Debug)]
struct Registered {
    id: u64,
    /// Its name in each language of Discord.
    names: HashMap<Language, String>,
}

impl CommandLinks {
    /// Registers the id of a command with its name in each language of Discord.
    pub fn put(&self, id: u64, names: HashMap<Language, String>) {
        let command = Arc::new(Registered { id, names });
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.extend(command.names.values().map(|name| (name.clone(), Arc::clone(&command))));
    }

    /// The screen with all command names replaced by mentions, as far as their ids are known and the text has
    /// room. They have the names that the person's Discord shows, whatever the language of the text.
    pub fn put_into<'a>(&self, screen: &'a Screen, of_discord: Language) -> Cow<'a, Screen> {
        let replaced = |text: &str| self.replaced(text, of_discord);
        let (text, text_without_file) =
            (replaced(&screen.text), screen.text_without_file.as_deref().and_then(replaced));
        if text.is_none() && text_without_file.is_none() {
            return Cow::Borrowed(screen);
        }
        let mut screen = screen.clone();
        screen.text = text.unwrap_or(screen.text);
        screen.text_without_file = text_without_file.or(screen.text_without_file);
        Cow::Owned(screen)
    }

    /// The text with command mentions, or at least with the names that the person knows if it would be too
    /// long. `None` if it stays as it is.
    fn replaced(&self, text: &str, of_discord: Language) -> Option<String> {
        let mention = |name: &str, id: u64| format!("</{name}:{id}>");
        let name_alone = |name: &str, _| format!("`/{name}`");
        [self.written(text, of_discord, mention), self.written(text, of_discord, name_alone)]
            .into_iter()
            .find(|written| written.chars().count() <= LONGEST_TEXT)
            .filter(|written| written != text)
    }

    /// The text with each command that is known written in this way.
    fn written(&self, text: &str, of_discord: Language, write: impl Fn(&str, u64) -> String) -> String {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut written = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("`/") {
            written.push_str(before);
            let found = after.split_once('`').and_then(|(name, after)| Some((name, known.get(name)?, after)));
            rest = match found {
                Some((name, command, after)) => {
                    let name = command.names.get(&of_discord).map_or(name, String::as_str);
                    written.push_str(&write(name, command.id));
                    after
                }
                None => {
                    written.push_str("`/");
                    after
                }
            };
        }
        written.push_str(rest);
        written
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links() -> CommandLinks {
        let links = CommandLinks::default();
        let names = [(Language::English, "play"), (Language::Turkish, "oyna")];
        links.put(12, names.map(|(language, name)| (language, name.to_owned())).into());
        links
    }

    fn linked(text: &str, of_discord: Language) -> String {
        links().put_into(&Screen::text(text), of_discord).text.clone()
    }

    #[test]
    fn a_command_that_is_known_can_be_pressed() {
        let english = |text| linked(text, Language::English);
        assert_eq!(english("`/play`: challenge someone"), "</play:12>: challenge someone");
        for text in ["`/play open: True`", "`/play", "`play`", "/play", "", "```text\n4 4\n```"] {
            assert_eq!(english(text), text);
        }
    }

    #[test]
    fn a_command_has_the_name_that_ones_discord_shows() {
        let text = "`/oyna` ile başla, ya da `/games`.";
        assert_eq!(linked(text, Language::Turkish), "</oyna:12> ile başla, ya da `/games`.");
        assert_eq!(linked(text, Language::English), "</play:12> ile başla, ya da `/games`.");
        assert_eq!(linked("Start with `/play`.", Language::Turkish), "Start with </oyna:12>.");
    }

    #[test]
    fn unregistered_commands_are_shown_by_name() {
        let screen = Screen::text("Start with `/play`.");
        assert_eq!(CommandLinks::default().put_into(&screen, Language::English).text, screen.text);
    }

    #[test]
    fn picture_descriptions_link_commands_too() {
        let screen = Screen { text_without_file: Some("See `/play`.".to_owned()), ..Screen::text("Look.") };
        let linked = links().put_into(&screen, Language::English).text_without_file.clone();
        assert_eq!(linked.as_deref(), Some("See </play:12>."));
    }

    #[test]
    fn no_text_becomes_too_long() {
        let rest = "x".repeat(LONGEST_TEXT - 7);
        assert_eq!(linked(&format!("`/oyna`{rest}"), Language::English), format!("`/play`{rest}"));
    }
}
