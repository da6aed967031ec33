//! Memory reused from one search to the next.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The transposition table of the last search, kept for the next one. A thread that searches repeatedly
/// then does not allocate each time.
///
/// It holds at most one table. A table for another type of position is freed before a new one is made.
/// Search results do not depend on it, because every search clears its table first. Clones share the kept
/// table. If several searches run at once, one takes it and the others allocate their own.
#[derive(Clone, Default)]
pub struct Scratch(Arc<Mutex<Option<Box<dyn Any + Send>>>>);

impl Scratch {
    /// Frees the kept memory.
    pub fn release(&self) {
        *self.slot() = None;
    }

    /// Takes what was put last, if it has this type.
    pub(crate) fn take<T: Any + Send>(&self) -> Option<T> {
        let kept = self.slot().take();
        // A value of another type is dropped here.
        kept.and_then(|kept| kept.downcast().ok()).map(|kept| *kept)
    }

    /// Keeps a value for the next search.
    pub(crate) fn put<T: Any + Send>(&self, used: T) {
        *self.slot() = Some(Box::new(used));
    }

    fn slot(&self) -> std::sync::MutexGuard<'_, Option<Box<dyn Any + Send>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Scratch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.slot().is_some() { "Scratch(kept)" } else { "Scratch(empty)" })
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;
    use crate::limits::Limits;
    use crate::thinking::Think as _;

    #[test]
    fn one_thing_is_kept_and_only_for_its_kind() {
        let scratch = Scratch::default();
        assert_eq!(scratch.take::<u8>(), None);
        scratch.put(7_u8);
        assert_eq!(scratch.clone().take::<u8>(), Some(7));
        scratch.put(7_u8);
        assert_eq!(scratch.take::<u16>(), None);
        assert_eq!(scratch.take::<u8>(), None);
        scratch.put(7_u8);
        scratch.release();
        assert_eq!(scratch.take::<u8>(), None);
    }

    #[test]
    fn a_search_finds_the_same_with_a_used_table() {
        let scratch = Scratch::default();
        for game in Game::all() {
            for nodes in [3_000, 500] {
                let fresh = game.start().think(&Limits::nodes(nodes));
                let limits = Limits { scratch: scratch.clone(), ..Limits::nodes(nodes) };
                assert_eq!(game.start().think(&limits), fresh, "{game}");
                assert_eq!(game.start().think(&limits), fresh, "{game}");
            }
        }
    }
}
