//! An answer for which no thread waits.

use std::pin::Pin;

use crate::store::StoreError;

/// What a store that is far away says later. It is on its way whether or not it is awaited.
pub type Asked<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;
