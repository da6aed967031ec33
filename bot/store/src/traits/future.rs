//! An answer that no thread waits for.

use std::pin::Pin;

use crate::StoreError;

/// The later answer of a remote store. It is on its way whether or not it is awaited.
pub type StoreFuture<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;
