//! The section `[store]`.

use std::path::PathBuf;

use crate::SettingsError;
use crate::layers::Layers;

/// Where matches and players are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Store {
    /// The store's directory.
    pub path: PathBuf,
}

impl Store {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        Ok(Self {
            path: layers.text("store.path", "the path of a directory, in quotes", |text| {
                (!text.is_empty() && !text.contains('\0')).then(|| PathBuf::from(text))
            })?,
        })
    }
}
