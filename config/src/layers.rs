//! Raw settings, merged from all sources: each with its last value and where that came from.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::file::{Entry, Section, sections};
use crate::key::{Key, PREFIX};
use crate::spelling::nearest;
use crate::value::Value;
use crate::{Environment, Origin, SettingsError, SettingsErrors};

/// The lowest layer. It has every setting that exists.
const DEFAULTS: &str = include_str!("../default.toml");

/// Variables with our prefix that only the test suite reads. Developers may have them set permanently.
const OF_THE_TESTS: [&str; 4] =
    ["KUZHI_DISCORD_OPENAPI", "KUZHI_REQUIRE_OPENAPI", "KUZHI_REQUIRE_POSTGRES", "KUZHI_TRANSPORT"];

/// The values of all settings after merging the layers, and what was wrong with them so far.
pub(crate) struct Layers {
    defaults: BTreeMap<Key, Value>,
    given: BTreeMap<Key, Given>,
    refused: RefCell<Vec<SettingsError>>,
}

/// A value and where it came from.
pub(crate) struct Given {
    pub(crate) value: Value,
    pub(crate) at: Origin,
}

impl Layers {
    /// Returns the defaults alone.
    pub(crate) fn defaults() -> Self {
        let (sections, errors) = sections("config/default.toml", DEFAULTS);
        assert!(errors.is_empty(), "a test reads the defaults");
        let defaults = sections.into_iter().flat_map(|section| {
            let entries = section.entries.into_iter().flatten();
            entries.map(move |Entry { name, value, .. }| (Key::new(&section.name, &name), value))
        });
        Self { defaults: defaults.collect(), given: BTreeMap::new(), refused: RefCell::default() }
    }

    /// Returns the default of the setting `key`.
    pub(crate) fn default(&self, key: &str) -> &Value {
        self.defaults.get(key).expect("every setting has a default: a test reads them all")
    }

    /// Returns the value of the setting `key`, if one was given.
    pub(crate) fn given(&self, key: &str) -> Option<&Given> {
        self.given.get(key)
    }

    /// Records what is wrong.
    pub(crate) fn refuse(&self, error: SettingsError) {
        self.refused.borrow_mut().push(error);
    }

    /// Returns whether a value was given for the setting `key` that is wrong.
    pub(crate) fn is_refused(&self, key: &str) -> bool {
        self.refused.borrow().iter().any(|error| error.key() == Some(key))
    }

    /// Returns `value` if nothing was wrong with any setting.
    pub(crate) fn finish<T>(self, value: T) -> Result<T, SettingsErrors> {
        let refused = self.refused.into_inner();
        if refused.is_empty() { Ok(value) } else { Err(SettingsErrors::new(refused)) }
    }

    /// Overrides the current values with the settings in a file.
    pub(crate) fn lay_file(&mut self, file: &str, text: &str) {
        let (sections, errors) = sections(file, text);
        self.refused.get_mut().extend(errors);
        for section in sections {
            self.lay_section(section);
        }
    }

    fn lay_section(&mut self, Section { name, at, entries }: Section) {
        if names_token(&name) {
            return self.refuse(SettingsError::TokenMisplaced { at });
        }
        let is_known = self.sections().contains(name.as_str());
        match entries {
            Some(entries) if is_known => {
                for entry in entries {
                    self.lay_entry(&name, entry);
                }
            }
            Some(_) => {
                let advice = advice(nearest(&name, self.sections().into_iter()), || self.section_names());
                self.refuse(SettingsError::UnknownSection { at, section: name, advice });
            }
            None if is_known => {
                let must_be = format!("a section: write [{name}], and its settings on lines below it");
                self.refuse(SettingsError::Unfit { at, key: name, must_be });
            }
            None => self.refuse(self.unknown_key(at, name)),
        }
    }

    fn lay_entry(&mut self, section: &str, Entry { name, at, value }: Entry) {
        let key = Key::new(section, &name);
        if names_token(&name) {
            self.refuse(SettingsError::TokenMisplaced { at });
        } else if self.defaults.contains_key(&key) {
            self.given.insert(key, Given { value, at });
        } else {
            self.refuse(self.unknown_key(at, key.to_string()));
        }
    }

    /// Overrides the current values with the settings in variables.
    pub(crate) fn lay_environment(&mut self, environment: &Environment) {
        for (name, value) in
            environment.beginning_with(PREFIX).filter(|(name, _)| !OF_THE_TESTS.contains(name))
        {
            let at = Origin::Variable(name.to_owned());
            match Key::of_variable(name).filter(|key| self.defaults.contains_key(key)) {
                None => self.refuse(self.unknown_variable(at, name)),
                Some(_) if value.is_empty() => {}
                Some(key) => {
                    self.given.insert(key, Given { value: value.into(), at });
                }
            }
        }
    }

    fn unknown_key(&self, at: Origin, key: String) -> SettingsError {
        let nearest = nearest(&key, self.defaults.keys().map(Key::as_str));
        let section = key.split_once('.').map(|(section, _)| section);
        let advice = advice(nearest, || match section {
            Some(section) => {
                let names = self.defaults.keys().filter(|key| key.section() == section).map(Key::name);
                format!("[{section}] has {}", listed(names))
            }
            None => self.section_names(),
        });
        SettingsError::UnknownKey { at, key, advice }
    }

    fn unknown_variable(&self, at: Origin, name: &str) -> SettingsError {
        if names_token(name) {
            return SettingsError::TokenMisplaced { at };
        }
        let meant = name.trim_start_matches(PREFIX).to_ascii_lowercase().replacen("__", ".", 1);
        let nearest = nearest(&meant, self.defaults.keys().map(Key::as_str));
        let nearest = nearest.and_then(|key| self.defaults.get_key_value(key)).map(|(key, _)| key.variable());
        let advice = advice(nearest.as_deref(), || {
            format!("a setting's variable is KUZHI_SECTION__SETTING, where {}", self.section_names())
        });
        SettingsError::UnknownVariable { at, advice }
    }

    fn section_names(&self) -> String {
        format!("the sections are {}", listed(self.sections().into_iter()))
    }

    fn sections(&self) -> BTreeSet<&str> {
        self.defaults.keys().map(Key::section).collect()
    }
}

/// What to do about a name that does not exist: the one that was probably meant, or those that there are.
fn advice(nearest: Option<&str>, there_are: impl FnOnce() -> String) -> String {
    nearest.map_or_else(there_are, |nearest| format!("did you mean `{nearest}`?"))
}

fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

fn names_token(name: &str) -> bool {
    name.to_ascii_lowercase().contains("token")
}
