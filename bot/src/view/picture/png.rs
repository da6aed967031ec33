//! SVG becomes PNG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// A picture could not be drawn.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw the board: {0}")]
pub struct DrawError(String);

/// The bytes of a PNG file of an SVG drawing.
///
/// # Errors
///
/// When the drawing is none.
pub fn png(svg: &str) -> Result<Vec<u8>, DrawError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| DrawError(error.to_string()))?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or_else(|| DrawError("it has no size".to_owned()))?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| DrawError(error.to_string()))
}
