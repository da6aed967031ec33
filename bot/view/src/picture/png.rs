//! Renders SVG to PNG.

use std::sync::atomic::AtomicBool;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::fonts;

/// Why a picture could not be drawn.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The drawing is no SVG.
    #[error("cannot draw the board: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// The picture cannot be written as a PNG file.
    #[error("cannot draw the board: {0}")]
    Png(#[from] EncodingError),
    /// The animation cannot be written as a GIF file.
    #[error("cannot draw the board: {0}")]
    Gif(#[from] gif::EncodingError),
    /// The picture has no width or no height.
    #[error("cannot draw the board: it has no size")]
    NoSize,
    /// The animation has no scenes.
    #[error("cannot draw the board: nothing happens")]
    NoScenes,
}

/// Renders an SVG drawing to a PNG file.
///
/// # Errors
///
/// When the SVG is invalid.
pub fn png(svg: &str) -> Result<Vec<u8>, DrawError> {
    Ok(packed(&pixels(svg)?)?)
}

pub(super) fn pixels(svg: &str) -> Result<Pixmap, DrawError> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let mut pixels = canvas(size.width(), size.height())?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Ok(pixels)
}

pub(super) fn canvas(width: u32, height: u32) -> Result<Pixmap, DrawError> {
    Pixmap::new(width, height).ok_or(DrawError::NoSize)
}

/// Draws on top of the canvas.
pub(super) fn drawn_by(svg: &str, transform: Transform, onto: &mut Pixmap) -> Result<(), DrawError> {
    resvg::render(&tree(svg)?, transform, &mut onto.as_mut());
    Ok(())
}

fn tree(svg: &str) -> Result<Tree, DrawError> {
    let misses = AtomicBool::new(false);
    let options = if svg.contains("<text") { fonts::options(&misses) } else { Options::default() };
    Ok(Tree::from_str(svg, &options)?)
}

/// Compresses quickly. The library's own encoder takes longer than all the drawing, for slightly smaller
/// files. One filter for all lines compresses as well as choosing the best one per line, and is quicker.
fn packed(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
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
    encoder.set_filter(Filter::Paeth);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}
