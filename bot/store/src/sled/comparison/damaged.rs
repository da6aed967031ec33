//! Operations on a database that may be damaged.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ::sled::Db;

use super::reconcile::Incomparable;

/// Runs an operation on a database that may be damaged: sled asserts much about the files that it reads, and
/// damaged ones break its assertions.
pub(crate) fn guarded<T>(job: impl FnOnce() -> Result<T, Incomparable>) -> Result<T, Incomparable> {
    let damaged = || ::sled::Error::ReportableBug("what it read made no sense to it".to_owned());
    catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|_| Err(damaged().into()))
}

/// Closes a database that may be damaged.
pub(crate) fn drop_quietly(db: Db) {
    // Its errors were already reported.
    let _ = catch_unwind(AssertUnwindSafe(|| drop(db)));
}
