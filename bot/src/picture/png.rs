//! SVG becomes PNG.

use std::fmt::Display;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
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
    encoded(&pixels(svg)?)
}

/// The same for a drawing of plain surfaces, whose lines are like those above them: packed in a third of the time.
pub(super) fn plain_png(svg: &str) -> Result<Vec<u8>, DrawError> {
    packed(&pixels(svg)?, Filter::Up).map_err(|error| DrawError::new(&error))
}

fn pixels(svg: &str) -> Result<Pixmap, DrawError> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let mut pixels = canvas(size.width(), size.height())?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Ok(pixels)
}

/// Nothing yet.
pub(super) fn canvas(width: u32, height: u32) -> Result<Pixmap, DrawError> {
    Pixmap::new(width, height).ok_or_else(|| DrawError::new(&"it has no size"))
}

/// Draws on top of what is there.
pub(super) fn drawn(svg: &str, onto: &mut Pixmap) -> Result<(), DrawError> {
    resvg::render(&tree(svg)?, Transform::default(), &mut onto.as_mut());
    Ok(())
}

fn tree(svg: &str) -> Result<Tree, DrawError> {
    Tree::from_str(svg, &Options::default()).map_err(|error| DrawError::new(&error))
}

/// The bytes of a PNG file of these pixels.
pub(super) fn encoded(pixels: &Pixmap) -> Result<Vec<u8>, DrawError> {
    packed(pixels, Filter::Paeth).map_err(|error| DrawError::new(&error))
}

/// Packed quickly: the library's own way takes longer than all the drawing, for files a little smaller. One filter
/// for all lines does as well on wood as choosing among all for each, and quicker.
fn packed(pixels: &Pixmap, filter: Filter) -> Result<Vec<u8>, EncodingError> {
    let plain = pixels.pixels().iter().map(PremultipliedColorU8::demultiply);
    let mut bytes = vec![0; 4 * pixels.pixels().len()];
    for (four, pixel) in bytes.chunks_exact_mut(4).zip(plain) {
        four.copy_from_slice(&[pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]);
    }
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.set_filter(filter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}
