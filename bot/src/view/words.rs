//! Words: every sentence that a person reads, from the files in `config/locales`.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::langid;

/// The sentences of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// The languages in which there are words: the code of each, and its own name.
pub const LANGUAGES: &[(&str, &str)] = &[("en", "English")];

const ENGLISH: &str = include_str!("../../../config/locales/en.ftl");

impl Words {
    /// English.
    pub fn english() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::parse(ENGLISH));
        &WORDS
    }

    fn parse(source: &str) -> Words {
        // A test reads every file: a broken one never gets this far.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(whole, _)| whole);
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
        // Isolation marks around names would stand in button labels and break mentions.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Words { bundle }
    }

    /// The sentence of this name, filled in; the macro `say!` writes it.
    pub fn say(&self, name: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(name).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            // Tests find a missing sentence; a person who meets one still learns what was meant.
            tracing::error!(name, "a sentence is missing");
            return name.to_owned();
        };
        let mut errors = Vec::new();
        let said: Cow<'_, str> = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{name}: {errors:?}");
        said.into_owned()
    }
}

/// Says a sentence: `say!(words, "over-drawn", points = 24)`.
macro_rules! say {
    ($words:expr, $name:expr $(, $arg:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = ::fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($arg), $value);)*
        $words.say($name, &args)
    }};
}
pub(crate) use say;

#[cfg(test)]
mod tests;
