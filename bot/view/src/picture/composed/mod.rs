//! Pictures are composed: each shape is rendered once and copied into an image of palette indices. The
//! palette of a theme never changes, so that a file is a copy and its compression.

mod canvas;
mod file;
mod grounds;
mod lines;
mod palette;
mod shape;
mod sprites;

pub(super) use canvas::{Canvas, Scale};
pub(super) use grounds::Ground;
pub use grounds::forget_grounds;
pub(super) use palette::{Palette, TRANSPARENT};
pub(super) use shape::{Badge, Placed, Shape, as_svg, tenths};
