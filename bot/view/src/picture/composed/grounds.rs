//! A cache of grounds: the wood below everything else. Nothing else takes as long to draw.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::canvas::{Canvas, Scale};
use crate::picture::png::DrawError;
use kuzhi_domain::settings::Theme;

/// The number of grounds in the cache, the most recently used ones. That of a board takes about 320,000
/// bytes, that of a card twice as many.
const KEPT: usize = 6;

static GROUNDS: Mutex<VecDeque<CachedGround>> = Mutex::new(VecDeque::new());

/// A drawn ground, and when it was last used.
struct CachedGround {
    ground: Ground,
    canvas: Canvas,
    used: Instant,
}

/// Everything that distinguishes grounds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::picture) enum Ground {
    /// A board of this height without its holes.
    Board { theme: Theme, scale: Scale, height: u16 },
    /// A card around a board of this height, with so much above it.
    Card { theme: Theme, above: u16, height: u16 },
    /// A plank of this height for a profile.
    Plank { theme: Theme, height: u16 },
}

/// Frees the grounds that have not been used since `before`.
pub fn forget_grounds(before: Instant) {
    GROUNDS.lock().unwrap_or_else(PoisonError::into_inner).retain(|kept| kept.used >= before);
}

impl Ground {
    /// The ground, drawn if it is not in the cache.
    ///
    /// # Errors
    ///
    /// When it cannot be drawn.
    pub(in crate::picture) fn or_draw(
        self,
        draw: impl FnOnce() -> Result<Canvas, DrawError>,
    ) -> Result<Canvas, DrawError> {
        if let Some(kept) = self.find() {
            return Ok(kept);
        }
        let canvas = draw()?;
        let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
        grounds.push_front(CachedGround { ground: self, canvas: canvas.clone(), used: Instant::now() });
        grounds.truncate(KEPT);
        Ok(canvas)
    }

    /// Marks it as the most recently used.
    fn find(self) -> Option<Canvas> {
        let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
        let at = grounds.iter().position(|kept| kept.ground == self)?;
        let found = grounds.remove(at)?;
        let canvas = found.canvas.clone();
        grounds.push_front(CachedGround { used: Instant::now(), ..found });
        Some(canvas)
    }
}
