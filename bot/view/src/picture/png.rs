//! Renders SVG to PNG.

use std::fmt::Display;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
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

/// Renders an SVG drawing to a PNG file.
///
/// # Errors
///
/// When the SVG is invalid.
pub fn png(svg: &str) -> Result<Vec<u8>, DrawError> {
    encoded(&pixels(svg)?)
}

/// The same for drawings of plain areas, whose lines resemble those above them. Compression takes a third of
/// the time.
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

pub(super) fn canvas(width: u32, height: u32) -> Result<Pixmap, DrawError> {
    Pixmap::new(width, height).ok_or_else(|| DrawError::new(&"it has no size"))
}

/// Draws on top of the canvas.
pub(super) fn drawn(svg: &str, onto: &mut Pixmap) -> Result<(), DrawError> {
    resvg::render(&tree(svg)?, Transform::default(), &mut onto.as_mut());
    Ok(())
}

fn tree(svg: &str) -> Result<Tree, DrawError> {
    Tree::from_str(svg, &Options::default()).map_err(|error| DrawError::new(&error))
}

/// Encodes pixels as a PNG file.
pub(super) fn encoded(pixels: &Pixmap) -> Result<Vec<u8>, DrawError> {
    packed(pixels, Filter::Paeth).map_err(|error| DrawError::new(&error))
}

/// Compresses quickly. The library's own encoder takes longer than all the drawing, for slightly smaller
/// files. On wood, one filter for all lines compresses as well as choosing the best one per line, and is
/// quicker.
fn packed(pixels: &Pixmap, filter: Filter) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = pixels.data().to_vec();
    // Nearly all pixels are opaque, and are in the file as they are.
    for (four, pixel) in bytes.chunks_exact_mut(4).zip(pixels.pixels()).filter(|(_, one)| !one.is_opaque()) {
        let plain = pixel.demultiply();
        four.copy_from_slice(&[plain.red(), plain.green(), plain.blue(), plain.alpha()]);
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
