//! A cache of empty boards, and of empty cards around them. Drawing them would take most of the time of a
//! picture.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use kuzhi_engine::{Pit, PitSet, Ring, Side};
use resvg::tiny_skia::Pixmap;

use super::png::{DrawError, canvas, drawn, encoded};
use super::{Layout, Picture, Theme, document};

/// The number of boards in the cache, the most recently used ones. Each takes about 1.5 MB, a card 2.4.
const KEPT: usize = 4;

static EMPTY_BOARDS: Mutex<VecDeque<EmptyBoard>> = Mutex::new(VecDeque::new());

/// A rendered empty board, and when it was last used.
struct EmptyBoard {
    key: Key,
    pixels: Arc<Pixmap>,
    used: Instant,
}

/// Frees the empty boards that have not been used since `before`.
pub fn forget_empty_boards(before: Instant) {
    EMPTY_BOARDS.lock().unwrap_or_else(PoisonError::into_inner).retain(|board| board.used >= before);
}

/// The cache key: everything that distinguishes empty boards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Key {
    ring: Ring,
    viewer: Side,
    theme: Theme,
    excluded: PitSet,
    castles: [Option<Pit>; 2],
    surround: Surround,
}

/// What is around an empty board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Surround {
    Nothing,
    Card,
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
        let empty = || document(&layout, &colours, &self.ground(&layout, &colours));
        let mut pixels = self.empty_pixels(Surround::Nothing, layout.height().into(), empty)?;
        drawn(&document(&layout, &colours, &self.contents(&layout, &colours)), &mut pixels)?;
        Ok(pixels)
    }

    /// The pixels of the empty board with what is around it, in all this high. Draws it if it is not cached.
    pub(super) fn empty_pixels(
        &self,
        surround: Surround,
        height: u32,
        svg: impl FnOnce() -> String,
    ) -> Result<Pixmap, DrawError> {
        let key = self.key(surround);
        if let Some(kept) = kept(key) {
            return Ok(Pixmap::clone(&*kept));
        }
        let mut pixels = canvas(Layout::WIDTH.into(), height)?;
        drawn(&svg(), &mut pixels)?;
        cache(key, Arc::new(pixels.clone()));
        Ok(pixels)
    }

    const fn key(&self, surround: Surround) -> Key {
        let position = &self.position;
        Key {
            ring: position.ring,
            viewer: self.viewer,
            theme: self.theme,
            excluded: position.excluded,
            castles: position.castles,
            surround,
        }
    }
}

/// The cached board with this look. Marks it as the most recently used.
fn kept(key: Key) -> Option<Arc<Pixmap>> {
    let mut boards = EMPTY_BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
    let at = boards.iter().position(|kept| kept.key == key)?;
    let found = boards.remove(at)?;
    let pixels = Arc::clone(&found.pixels);
    boards.push_front(EmptyBoard { used: Instant::now(), ..found });
    Some(pixels)
}

fn cache(key: Key, pixels: Arc<Pixmap>) {
    let mut boards = EMPTY_BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
    boards.push_front(EmptyBoard { key, pixels, used: Instant::now() });
    boards.truncate(KEPT);
}
