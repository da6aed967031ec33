//! What people and servers have set, as it lies in the database.

use ::sled::Tree;

use super::{SledStore, keys};
use crate::app::{HouseRules, Preferences};
use crate::store::record::RecordError;
use crate::store::{StoreError, settings};

/// A kind of settings: where it lies, and how it is written and read.
pub(super) struct Kind<T> {
    what: &'static str,
    aside: u8,
    tree: fn(&SledStore) -> &Tree,
    write: fn(&T) -> Result<Vec<u8>, RecordError>,
    read: fn(&[u8]) -> Result<T, RecordError>,
}

/// What people prefer.
pub(super) const PREFERENCES: Kind<Preferences> = Kind {
    what: "the preferences of a person",
    aside: keys::PREFERENCES,
    tree: |store| &store.preferences,
    write: settings::write_preferences,
    read: settings::read_preferences,
};

/// What the managers of servers have settled.
pub(super) const HOUSE_RULES: Kind<HouseRules> = Kind {
    what: "the rules of a server",
    aside: keys::HOUSE_RULES,
    tree: |store| &store.house_rules,
    write: settings::write_house_rules,
    read: settings::read_house_rules,
};

impl SledStore {
    /// What somebody has set; the usual if that is nothing, or cannot be read.
    pub(super) fn setting<T: Default>(&self, kind: &Kind<T>, owner: u64) -> Result<T, StoreError> {
        let _well = self.well()?;
        let bytes = (kind.tree)(self).get(owner.to_be_bytes()).map_err(|error| self.failed(&error))?;
        let Some(bytes) = bytes else { return Ok(T::default()) };
        Ok((kind.read)(&bytes).unwrap_or_else(|cause| {
            tracing::error!(owner, %cause, "{} cannot be read; the usual is taken", kind.what);
            T::default()
        }))
    }

    /// Keeps what somebody has set; what cannot be read is set aside before it is replaced.
    pub(super) fn keep_setting<T>(&self, kind: &Kind<T>, owner: u64, value: &T) -> Result<(), StoreError> {
        let unwritable = |cause| StoreError::Failed(format!("{} cannot be written: {cause}", kind.what));
        let (bytes, key) = ((kind.write)(value).map_err(unwritable)?, owner.to_be_bytes());
        let mut health = self.well_alone()?;
        let kept = (|| {
            let tree = (kind.tree)(self);
            if let Some(before) = tree.get(key)?.filter(|before| (kind.read)(before).is_err()) {
                self.trees.aside.insert(keys::of_aside(kind.aside, &key), before)?;
            }
            tree.insert(key, bytes)?;
            self.sync()
        })();
        kept.map_err(|error| self.ruin(&mut health, &error))
    }
}
