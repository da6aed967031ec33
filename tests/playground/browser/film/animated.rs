//! Screenshots as one animated PNG.

use png::{BitDepth, BlendOp, ColorType, Compression, Decoder, Encoder, Transformations};

use super::palette::{Palette, Rgb};

/// Frames of the same size.
#[derive(Default)]
pub(super) struct Film {
    width: usize,
    frames: Vec<Frame>,
}

struct Frame {
    /// The pixels, row by row.
    pixels: Vec<Rgb>,
    /// How long it is shown, in hundredths of a second.
    lasts: u16,
}

/// A part of a frame.
struct Area {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Film {
    /// Adds a screenshot without its first rows. The same as before is shown for longer.
    pub(super) fn add(&mut self, screenshot: &[u8], first_rows: usize, lasts: u16) {
        let (width, mut pixels) = decoded(screenshot);
        pixels.drain(..width * first_rows);
        self.width = width;
        match self.frames.last_mut() {
            Some(last) if last.pixels == pixels => last.lasts += lasts,
            _ => self.frames.push(Frame { pixels, lasts }),
        }
    }

    /// The number of frames.
    pub(super) fn len(&self) -> usize {
        self.frames.len()
    }

    /// The file. Each frame has only what changes.
    pub(super) fn png(&self) -> Vec<u8> {
        let height = self.frames[0].pixels.len() / self.width;
        let whole = Area { left: 0, top: 0, width: self.width, height };
        let mut palette = Palette::from_frames(self.frames.iter().map(|frame| frame.pixels.as_slice()));
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, small(whole.width), small(whole.height));
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(palette.bytes());
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        encoder.set_animated(small(self.frames.len()), 0).expect("frames");
        encoder.set_blend_op(BlendOp::Source).expect("a film");
        let mut writer = encoder.write_header().expect("a header");
        for (number, frame) in self.frames.iter().enumerate() {
            writer.set_frame_delay(frame.lasts, 100).expect("a film");
            let earlier = number.checked_sub(1).map(|earlier| &self.frames[earlier]);
            let area = earlier.map(|earlier| self.changed(earlier, frame));
            if let Some(area) = &area {
                writer.reset_frame_position().expect("a film");
                writer.set_frame_dimension(small(area.width), small(area.height)).expect("a part");
                writer.set_frame_position(small(area.left), small(area.top)).expect("a part");
            }
            let pixels = self.cut(frame, area.as_ref().unwrap_or(&whole));
            let pixels: Vec<u8> = pixels.into_iter().map(|pixel| palette.index(pixel)).collect();
            writer.write_image_data(&pixels).expect("pixels of that size");
        }
        writer.finish().expect("as many frames as were promised");
        file
    }

    /// The smallest area outside of which two frames are alike.
    fn changed(&self, one: &Frame, other: &Frame) -> Area {
        let differing = one.pixels.iter().zip(&other.pixels).enumerate();
        let differing = differing.filter(|(_, (one, other))| one != other).map(|(at, _)| at);
        let (mut left, mut right, mut top, mut bottom) = (self.width, 0, usize::MAX, 0);
        for at in differing {
            let (x, y) = (at % self.width, at / self.width);
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        Area { left, top, width: right + 1 - left, height: bottom + 1 - top }
    }

    /// The pixels of a part.
    fn cut(&self, frame: &Frame, area: &Area) -> Vec<Rgb> {
        let rows = frame.pixels.chunks_exact(self.width).skip(area.top).take(area.height);
        rows.flat_map(|row| &row[area.left..area.left + area.width]).copied().collect()
    }
}

/// The width and the pixels of a screenshot, without their opacity.
fn decoded(screenshot: &[u8]) -> (usize, Vec<Rgb>) {
    let mut decoder = Decoder::new(std::io::Cursor::new(screenshot));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a screenshot");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size that fits into memory")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    let channels = match info.color_type {
        ColorType::Rgb => 3,
        ColorType::Rgba => 4,
        other => panic!("Chromium draws in colour, not in {other:?}"),
    };
    let pixels = bytes[..info.buffer_size()].chunks_exact(channels);
    (info.width as usize, pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

fn small(size: usize) -> u32 {
    u32::try_from(size).expect("a size of a page")
}
