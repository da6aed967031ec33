//! SVG becomes PNG.

use std::fmt::Display;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

/// A picture could not be drawn.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw the board: {0}")]
pub struct DrawError(String);

impl DrawError {
    pub(super) fn new(why: &impl Display) -> DrawError {
        DrawError(why.to_string())
    }
}

/// The bytes of a PNG file of an SVG drawing.
///
/// # Errors
///
/// When the drawing is none.
pub fn png(svg: &str) -> Result<Vec<u8>, DrawError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| DrawError::new(&error))?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or_else(|| DrawError::new(&"it has no size"))?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    encoded(&pixels).map_err(|error| DrawError::new(&error))
}

/// Packed quickly: the library's own way takes longer than all the drawing, for files a little smaller.
fn encoded(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let plain = pixels.pixels().iter().map(PremultipliedColorU8::demultiply);
    let bytes: Vec<u8> =
        plain.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}
