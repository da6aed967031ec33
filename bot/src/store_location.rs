//! The choice of a store.

use kuzhi_config::Settings;
#[cfg(feature = "postgres")]
use kuzhi_postgres::Database;
use kuzhi_store::{Folder, StoreError, StoreLocation};

/// Returns where the store is that the settings name. No other code knows which kind of store that is.
///
/// # Errors
///
/// [`StoreError::Unopened`] if this program is built without that kind.
#[cfg_attr(feature = "postgres", expect(clippy::unnecessary_wraps, reason = "it fails without the feature"))]
pub(crate) fn store_location(settings: &Settings) -> Result<Box<dyn StoreLocation>, StoreError> {
    #[cfg(feature = "postgres")]
    if let Some(database) = Database::from_settings(settings) {
        return Ok(Box::new(database));
    }
    #[cfg(not(feature = "postgres"))]
    if settings.store.url.is_some() {
        let cause = "this Kuzhi is built without PostgreSQL; leave store.url empty".to_owned();
        return Err(StoreError::Unopened { path: "store.url".to_owned(), cause });
    }
    Ok(Box::new(Folder::from_settings(settings)))
}
