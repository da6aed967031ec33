//! Turns the names of commands in a text into command mentions, which people can press.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::Screen;
use super::text::LONGEST_TEXT;

/// The commands that Discord knows, once they are registered.
#[derive(Clone, Default, Debug)]
pub struct CommandLinks(Arc<RwLock<HashMap<String, u64>>>);

impl CommandLinks {
    /// Registers the id of a command under one of its localised names.
    pub fn put(&self, name: &str, id: u64) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), id);
    }

    /// The screen with all command names replaced by mentions, as far as their ids are known and the text has
    /// room.
    pub fn put_into<'a>(&self, screen: &'a Screen) -> Cow<'a, Screen> {
        let (text, text_without_file) =
            (self.linked(&screen.text), screen.text_without_file.as_deref().and_then(|one| self.linked(one)));
        if text.is_none() && text_without_file.is_none() {
            return Cow::Borrowed(screen);
        }
        let mut screen = screen.clone();
        screen.text = text.unwrap_or(screen.text);
        screen.text_without_file = text_without_file.or(screen.text_without_file);
        Cow::Owned(screen)
    }

    /// The text with command mentions. `None` if it names no command, or would be too long.
    fn linked(&self, text: &str) -> Option<String> {
        let ids = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut linked = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("`/") {
            let known = after.split_once('`').and_then(|(name, after)| Some((name, ids.get(name)?, after)));
            linked.push_str(before);
            rest = match known {
                Some((name, id, after)) => {
                    linked.extend(["</", name, ":", &id.to_string(), ">"]);
                    after
                }
                None => {
                    linked.push_str("`/");
                    after
                }
            };
        }
        linked.push_str(rest);
        (linked != text && linked.chars().count() <= LONGEST_TEXT).then_some(linked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links() -> CommandLinks {
        let links = CommandLinks::default();
        links.put("play", 12);
        links.put("oyna", 12);
        links
    }

    #[test]
    fn a_command_that_is_known_can_be_pressed() {
        let linked = |text: &str| links().put_into(&Screen::text(text)).text.clone();
        assert_eq!(linked("`/play`: challenge someone"), "</play:12>: challenge someone");
        assert_eq!(linked("Start one with `/oyna`, or `/games`."), "Start one with </oyna:12>, or `/games`.");
        for text in ["`/play open: True`", "`/play", "`play`", "/play", "", "```text\n4 4\n```"] {
            assert_eq!(linked(text), text);
        }
    }

    #[test]
    fn unregistered_commands_are_shown_by_name() {
        let screen = Screen::text("Start with `/play`.");
        assert_eq!(CommandLinks::default().put_into(&screen).text, screen.text);
    }

    #[test]
    fn picture_descriptions_link_commands_too() {
        let screen = Screen { text_without_file: Some("See `/play`.".to_owned()), ..Screen::text("Look.") };
        assert_eq!(links().put_into(&screen).text_without_file.as_deref(), Some("See </play:12>."));
    }

    #[test]
    fn no_text_becomes_too_long() {
        let long = format!("`/play`{}", "x".repeat(LONGEST_TEXT - 7));
        assert_eq!(links().put_into(&Screen::text(&long)).text, long);
    }
}
