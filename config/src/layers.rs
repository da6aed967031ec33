//! Raw settings. Each has the value that was given last, and the place it came from.

use std::collections::BTreeMap;

use crate::file::{Entry, Section, sections};
use crate::key::{Key, PREFIX};
use crate::spelling::nearest;
use crate::value::Value;
use crate::{Environment, Origin, SettingsError};

/// The lowest layer. It has every setting that exists.
const DEFAULTS: &str = include_str!("../default.toml");

/// Variables with our prefix that only the test suite reads. Developers may have them set permanently.
const OF_THE_TESTS: [&str; 4] =
    ["KUZHI_DISCORD_OPENAPI", "KUZHI_REQUIRE_OPENAPI", "KUZHI_REQUIRE_POSTGRES", "KUZHI_TRANSPORT"];

/// The values of all settings after merging the layers.
pub(crate) struct Layers(BTreeMap<Key, Given>);

/// A value and where it came from.
pub(crate) struct Given {
    pub(crate) value: Value,
    pub(crate) at: Origin,
}

impl Layers {
    /// Returns the defaults alone.
    pub(crate) fn defaults() -> Self {
        let sections = sections("config/default.toml", DEFAULTS).expect("a test reads the defaults");
        let given = sections.into_iter().flat_map(|section| {
            let entries = section.entries.into_iter().flatten();
            entries
                .map(move |Entry { name, at, value }| (Key::new(&section.name, &name), Given { value, at }))
        });
        Self(given.collect())
    }

    /// Returns the value of the setting `key`.
    pub(crate) fn given(&self, key: &str) -> &Given {
        self.0.get(key).expect("every setting has a default: a test reads them all")
    }

    /// Overrides the current values with the settings in a file.
    pub(crate) fn lay_file(&mut self, file: &str, text: &str) -> Result<(), SettingsError> {
        sections(file, text)?.into_iter().try_for_each(|section| self.lay_section(section))
    }

    fn lay_section(&mut self, section: Section) -> Result<(), SettingsError> {
        let Section { name, at, entries } = section;
        if names_token(&name) {
            return Err(SettingsError::TokenMisplaced { at });
        }
        let is_known = self.sections().any(|known| known == name);
        match entries {
            Some(entries) if is_known => {
                entries.into_iter().try_for_each(|entry| self.lay_entry(&name, entry))
            }
            Some(_) => Err(SettingsError::UnknownSection {
                at,
                nearest: nearest(&name, self.sections()).map(str::to_owned),
                section: name,
            }),
            None if is_known => {
                let must_be = format!("a section: write [{name}], and its settings on lines below it");
                Err(SettingsError::Unfit { at, key: name, must_be })
            }
            None => Err(self.unknown_key(at, name)),
        }
    }

    fn lay_entry(&mut self, section: &str, Entry { name, at, value }: Entry) -> Result<(), SettingsError> {
        if names_token(&name) {
            return Err(SettingsError::TokenMisplaced { at });
        }
        let key = Key::new(section, &name);
        match self.0.get_mut(&key) {
            Some(given) => *given = Given { value, at },
            None => return Err(self.unknown_key(at, key.to_string())),
        }
        Ok(())
    }

    /// Overrides the current values with the settings in variables.
    pub(crate) fn lay_environment(&mut self, environment: &Environment) -> Result<(), SettingsError> {
        for (name, value) in
            environment.beginning_with(PREFIX).filter(|(name, _)| !OF_THE_TESTS.contains(name))
        {
            let at = Origin::Variable(name.to_owned());
            let Some(given) = Key::of_variable(name).and_then(|key| self.0.get_mut(&key)) else {
                return Err(self.unknown_variable(at, name));
            };
            if !value.is_empty() {
                *given = Given { value: value.into(), at };
            }
        }
        Ok(())
    }

    fn unknown_key(&self, at: Origin, key: String) -> SettingsError {
        let nearest = nearest(&key, self.0.keys().map(Key::as_str)).map(str::to_owned);
        SettingsError::UnknownKey { at, key, nearest }
    }

    fn unknown_variable(&self, at: Origin, name: &str) -> SettingsError {
        if names_token(name) {
            return SettingsError::TokenMisplaced { at };
        }
        let meant = name.trim_start_matches(PREFIX).to_ascii_lowercase().replacen("__", ".", 1);
        let nearest = nearest(&meant, self.0.keys().map(Key::as_str));
        let nearest = nearest.and_then(|key| self.0.get_key_value(key)).map(|(key, _)| key.variable());
        SettingsError::UnknownVariable { at, nearest }
    }

    fn sections(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(Key::section)
    }
}

fn names_token(name: &str) -> bool {
    name.to_ascii_lowercase().contains("token")
}
