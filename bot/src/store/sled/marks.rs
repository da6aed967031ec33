//! Forgetting which interactions were handled.

use ::sled::Tree;

use super::keys;
use super::trees::Trees;
use crate::app::Timestamp;

impl Trees<Tree> {
    /// Removes each mark before its place in time, so that a crash leaves none without one.
    pub(super) fn forget_marks(&self, before: Timestamp) -> ::sled::Result<()> {
        for key in self.mark_times.range(..keys::of_time(before)).keys() {
            let key = key?;
            if let Some(interaction) = keys::mark_in(&key) {
                self.marks.remove(keys::of_mark(interaction))?;
            }
            self.mark_times.remove(key)?;
        }
        Ok(())
    }
}
