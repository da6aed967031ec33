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
        let mut pixels = Pixmap::clone(&*self.drawn_empty_board()?);
        drawn(&document(&layout, &colours, &self.contents(&layout, &colours)), &mut pixels)?;
        Ok(pixels)
    }

    fn drawn_empty_board(&self) -> Result<Arc<Pixmap>, DrawError> {
        let key = self.key();
        if let Some(kept) = kept(key) {
            return Ok(kept);
        }
        let (layout, colours) = self.design();
        let mut pixels = super::png::canvas(super::Layout::WIDTH.into(), layout.height().into())?;
        drawn(&document(&layout, &colours, &self.ground(&layout, &colours)), &mut pixels)?;
        let board = Arc::new(pixels);
        cache(key, Arc::clone(&board));
        Ok(board)
    }

    const fn key(&self) -> Key {
        let position = &self.position;
        Key {
            ring: position.ring,
            viewer: self.viewer,
            theme: self.theme,
            excluded: position.excluded,
            castles: position.castles,
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
