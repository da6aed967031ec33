//! Words: all sentences that people read, from the files in `config/locales`, and the names of things in
//! them.

pub(crate) mod account;
pub(crate) mod ballot;
pub(crate) mod clocks;
pub(crate) mod coaching;
pub(crate) mod evaluation;
pub mod game_options;
mod levels;
pub(crate) mod moments;
mod names;
pub(crate) mod naming;
mod quotation;
mod quoted_input;
pub(crate) mod ratings;
pub(crate) mod reasons;
mod relay;
mod round_end;
pub(crate) mod series;
mod starts;
pub(crate) mod voting;

pub use clocks::{clock_name, clocks};
pub use evaluation::evaluation;
pub use fluent_bundle::FluentArgs;
pub use game_options::proposals;
pub use levels::{level_name, level_strength, levels};
pub use names::{game_line, game_name, mention, named, named_within, plain, plain_title, player};
pub(crate) use names::{players, side_name};
pub(crate) use quotation::{quotation, quoted_within};
pub(crate) use quoted_input::quoted_input;
pub use starts::{ends, starts};
pub use voting::window_name;

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use kuzhi_domain::Language;
use unic_langid::LanguageIdentifier;

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The sentences of a language, parsed on first use.
    pub fn for_language(language: Language) -> &'static Words {
        static WORDS: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        WORDS[language as usize].get_or_init(|| Words::parse(language))
    }

    /// The English sentences.
    pub fn english() -> &'static Words {
        Words::for_language(Language::English)
    }

    fn parse(language: Language) -> Words {
        // A test parses every file, so a broken one never gets this far.
        let resource = FluentResource::try_new(language.sentences().to_owned());
        let resource = resource.unwrap_or_else(|(whole, _)| whole);
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks around every inserted value would end up in labels, links and options that people
        // copy. Files of right-to-left languages set marks themselves, and names bring their own.
        bundle.set_use_isolating(false);
        // It fails only if something of that name is there already. Sentences write ordinals with it.
        let _ = bundle.add_builtins();
        bundle.add_resource_overriding(resource);
        Words { language, bundle }
    }

    /// Formats the sentence with this name. Use the macro `say!`.
    pub fn say(&self, name: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(name).and_then(|message| message.value());
        let Some(pattern) = pattern else { return self.make_do(name, args) };
        let mut errors = Vec::new();
        let said: Cow<'_, str> = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{name}: {errors:?}");
        said.into_owned()
    }

    /// A name for use inside a sentence. Its direction cannot change the order of the words around it, nor
    /// theirs that of its own.
    pub fn isolated(&self, name: &str) -> String {
        let runs_otherwise = self.language.is_right_to_left() || names::runs_left(name);
        if runs_otherwise { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
    }

    /// Isolates each line of a drawing, so that it runs from left to right in any text.
    pub fn left_to_right(&self, drawn: &str) -> String {
        if !self.language.is_right_to_left() {
            return drawn.to_owned();
        }
        let isolated: Vec<String> = drawn.lines().map(|line| format!("\u{2066}{line}\u{2069}")).collect();
        isolated.join("\n")
    }

    /// A fallback for a missing sentence. Tests find it, but people should still understand the message.
    fn make_do(&self, name: &str, args: &FluentArgs<'_>) -> String {
        tracing::error!(name, language = self.language.tag(), "a sentence is missing");
        if self.language == Language::English { name.to_owned() } else { Words::english().say(name, args) }
    }

    /// The localised name of a command or an option, if it has one: the attribute `name` of the sentence that
    /// describes it.
    pub fn name_in(&self, description: &str) -> Option<String> {
        let attribute = self.bundle.get_message(description)?.get_attribute("name")?;
        Some(self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned())
    }
}

/// Lists things in a sentence: two and more of them end with “and”.
pub(crate) fn list(words: &Words, things: impl Iterator<Item = String>) -> String {
    let mut things: Vec<String> = things.collect();
    let last = things.pop().unwrap_or_default();
    let before =
        things.into_iter().reduce(|before, one| say!(words, "list-comma", before = before, after = one));
    match before {
        Some(before) => say!(words, "list-and", before = before, after = last),
        None => last,
    }
}

/// Formats a sentence: `say!(words, "over-drawn", points = 24)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $name:expr $(, $arg:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = $crate::words::FluentArgs::new();
        $(args.set(stringify!($arg), $value);)*
        $words.say($name, &args)
    }};
}
pub use crate::say;

#[cfg(test)]
mod tests;
