//! Writes an image of palette indices as a PNG file.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use super::canvas::Canvas;
use super::palette::Palette;
use crate::picture::png::DrawError;

/// On boards, more takes more time than it saves bytes. Filters help only pictures whose colours are numbers.
const COMPRESSION: DeflateCompression = DeflateCompression::Level(2);

impl Canvas {
    /// The image as a PNG file.
    ///
    /// # Errors
    ///
    /// When the image has no size.
    pub(in crate::picture) fn png(&self) -> Result<Vec<u8>, DrawError> {
        Ok(self.encoded()?)
    }

    fn encoded(&self) -> Result<Vec<u8>, EncodingError> {
        let size = |length: usize| u32::try_from(length).unwrap_or_default();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, size(self.width), size(self.height()));
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(Palette::of_theme(self.theme).bytes());
        encoder.set_trns(Palette::opacity().to_vec());
        encoder.set_deflate_compression(COMPRESSION);
        encoder.set_filter(Filter::NoFilter);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()?;
        Ok(file)
    }
}
