//! Preferences and house rules in the database.

use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::study::Solver;

use crate::record::RecordError;
use crate::record::settings;
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{CommitError, StoreError};

/// A kind of setting: its tree, and how it is written and read.
pub(crate) struct Setting<T> {
    pub(crate) what: &'static str,
    pub(crate) quarantine: u8,
    pub(crate) kind: Kind,
    pub(crate) write: fn(&T) -> Result<Vec<u8>, RecordError>,
    pub(crate) read: fn(&[u8]) -> Result<T, RecordError>,
}

/// People's preferences.
pub(super) const PREFERENCES: Setting<Preferences> = Setting {
    what: "the preferences of a person",
    quarantine: keys::PREFERENCES,
    kind: Kind::Preferences,
    write: settings::write_preferences,
    read: settings::read_preferences,
};

/// Servers' rules.
pub(super) const HOUSE_RULES: Setting<HouseRules> = Setting {
    what: "the rules of a server",
    quarantine: keys::HOUSE_RULES,
    kind: Kind::HouseRules,
    write: settings::write_house_rules,
    read: settings::read_house_rules,
};

impl SledStore {
    /// Returns a setting. The default if there is none, or if it cannot be read.
    pub(crate) fn setting<T: Default>(&self, setting: &Setting<T>, owner: u64) -> Result<T, StoreError> {
        let key = owner.to_be_bytes();
        self.writer.wait_for_pending(|changes| changes.touches(setting.kind, &key))?;
        let bytes = self.read(|trees| trees.tree(setting.kind).get(key))?;
        let Some(bytes) = bytes else { return Ok(T::default()) };
        Ok((setting.read)(&bytes).unwrap_or_else(|cause| {
            tracing::error!(owner, %cause, "{} cannot be read; the defaults apply", setting.what);
            T::default()
        }))
    }

    /// Stores a setting, with the changes that `follows` derives from the old one. An unreadable value is set
    /// aside before it is replaced.
    pub(super) fn save_setting<T: 'static>(
        &self,
        setting: &Setting<T>,
        owner: u64,
        value: &T,
        follows: impl FnOnce(&mut Transaction<'_>, Option<&[u8]>) -> Result<(), Refused> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.save_setting_unless(setting, owner, value, follows).map_err(stored)
    }

    /// Stores a setting if its version is the next one, and returns whether it was.
    pub(super) fn save_next<T: Default + Numbered + 'static>(
        &self,
        setting: &Setting<T>,
        owner: u64,
        value: &T,
    ) -> Result<bool, StoreError> {
        let (version, read) = (value.version(), setting.read);
        let kept = self.save_setting_unless(setting, owner, value, move |_, before| {
            // An unreadable value counts as none.
            let before = before.and_then(|before| read(before).ok()).unwrap_or_default();
            if before.version() + 1 == version { Ok(()) } else { Err(Refused::Conflict) }
        });
        match kept {
            Ok(()) => Ok(true),
            Err(CommitError::Conflict) => Ok(false),
            Err(error) => Err(stored(error)),
        }
    }

    /// Stores a setting, and returns whether `follows` refused it.
    pub(crate) fn save_setting_unless<T: 'static>(
        &self,
        setting: &Setting<T>,
        owner: u64,
        value: &T,
        follows: impl FnOnce(&mut Transaction<'_>, Option<&[u8]>) -> Result<(), Refused> + Send + 'static,
    ) -> Result<(), CommitError> {
        let bytes = (setting.write)(value).map_err(StoreError::unwritable(setting.what))?;
        let key = owner.to_be_bytes();
        let Setting { kind, quarantine, read, .. } = *setting;
        let kept = self.writer.submit(move |transaction| {
            let before = transaction.get(kind, &key)?;
            follows(transaction, before.as_deref())?;
            if let Some(before) = before.filter(|before| read(before).is_err()) {
                transaction.changes_mut().put(
                    Kind::Quarantine,
                    keys::of_quarantined(quarantine, &key),
                    before,
                );
            }
            transaction.changes_mut().put(kind, key, bytes);
            Ok(())
        });
        kept.wait()
    }
}

/// A setting that several may change at once, each change with the next version.
pub(crate) trait Numbered {
    /// The number of changes.
    fn version(&self) -> u64;
}

impl Numbered for Solver {
    fn version(&self) -> u64 {
        self.version
    }
}

impl Numbered for ServerFeed {
    fn version(&self) -> u64 {
        self.version
    }
}

impl Numbered for PersonFeed {
    fn version(&self) -> u64 {
        self.version
    }
}

/// Converts the error for a value that is not a match: nobody else can have changed it.
pub(crate) fn stored(error: CommitError) -> StoreError {
    match error {
        CommitError::Store(error) => error,
        CommitError::Conflict | CommitError::Repeated(_) => StoreError::Contended("a setting"),
    }
}
