//! Boards with nothing on them, drawn once: most of the time that a picture takes would go into them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use kuzhi_engine::{Pit, PitSet, Ring, Side};
use resvg::tiny_skia::Pixmap;

use super::png::{DrawError, drawn, encoded};
use super::{Picture, Theme, document};

/// So many are kept, the last used: each takes some one and a half megabytes.
const KEPT: usize = 6;

static GROUNDS: Mutex<VecDeque<(Look, Arc<Pixmap>)>> = Mutex::new(VecDeque::new());

/// All that tells two empty boards apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Look {
    ring: Ring,
    viewer: Side,
    theme: Theme,
    excluded: PitSet,
    castles: [Option<Pit>; 2],
}

impl Picture {
    /// The bytes of the picture as a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        encoded(&self.pixels()?)
    }

    /// The picture, drawn.
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

/// The ground of a look, which is then the last to be forgotten.
fn kept(look: Look) -> Option<Arc<Pixmap>> {
    let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    let at = grounds.iter().position(|(kept, _)| *kept == look)?;
    let found = grounds.remove(at)?;
    let ground = Arc::clone(&found.1);
    grounds.push_front(found);
    Some(ground)
}

fn keep(look: Look, ground: Arc<Pixmap>) {
    let mut grounds = GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    grounds.push_front((look, ground));
    grounds.truncate(KEPT);
}
