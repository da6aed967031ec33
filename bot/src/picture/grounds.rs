//! A cache of empty boards. Drawing them would take most of the time of a picture.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use kuzhi_engine::{Pit, PitSet, Ring, Side};
use resvg::tiny_skia::Pixmap;

use super::png::{DrawError, drawn, encoded};
use super::{Picture, Theme, document};

/// The number of boards in the cache, the most recently used ones. Each takes about 1.5 MB.
const KEPT: usize = 4;

static GROUNDS: Mutex<VecDeque<Ground>> = Mutex::new(VecDeque::new());

/// A rendered empty board, and when it was last used.
struct Ground {
    look: Look,
    pixels: Arc<Pixmap>,
    used: Instant,
}

/// Frees the empty boards that have not been used since `before`.
pub fn forget_grounds(before: Instant) {
    GROUNDS.lock().unwrap_or_else(PoisonError::into_inner).retain(|ground| ground.used >= before);
}

/// The cache key: everything that distinguishes empty boards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Look {
    ring: Ring,
    viewer: Side,
    theme: Theme,
    excluded: PitSet,
    castles: [Option<Pit>; 2],
}

impl Picture {
    /// Renders the picture to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        encoded(&self.pixels()?)
    }

    /// Renders the picture.
    pub(super) fn pixels(&self) -> Result<Pixmap, DrawError> {
        let (layout, colours) = self.design();
        let mut pixels = Pixmap::clone(&*self.drawn_ground()?);
        drawn(&document(&layout, &colours, &self.contents(&layout, &colours)), &mut pixels)?;
        Ok(pixels)
    }

    fn drawn_ground(&self) -> Result<Arc<Pixmap>, DrawError> {
        let look = self.look();
        if let Some(kept) = kept(look) {
            return Ok(kept);
        }
        let (layout, colours) = self.design();
        let mut pixels = super::png::canvas(super::Layout::WIDTH.into(), layout.height().into())?;
        drawn(&document(&layout, &colours, &self.ground(&layout, &colours)), &mut pixels)?;
        let ground = Arc::new(pixels);
        keep(look, Arc::clone(&ground));
        Ok(ground)
    }

    const fn look(&self) -> Look {
        let position = &self.position;
        Look {
            ring: position.ring,
            viewer: self.viewer,
            theme: self.theme,
            excluded: position.excluded,
            castles: position.castles,
        }
    }
}

/// The cached board with this look. Marks it as the most recently used.
fn kept(look: Look) -> Option<Arc<Pixmap>> {
    let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    let at = grounds.iter().position(|kept| kept.look == look)?;
    let found = grounds.remove(at)?;
    let pixels = Arc::clone(&found.pixels);
    grounds.push_front(Ground { used: Instant::now(), ..found });
    Some(pixels)
}

fn keep(look: Look, pixels: Arc<Pixmap>) {
    let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    grounds.push_front(Ground { look, pixels, used: Instant::now() });
    grounds.truncate(KEPT);
}
