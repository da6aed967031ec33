//! Two boards in one picture: before and after a move.

use super::composed::Canvas;
use super::layout::Point;
use super::theme::Colour;
use super::{DrawError, Picture};

/// The distance between the boards.
const GAP: f32 = 56.0;

/// The board before and after a move, one above the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BeforeAndAfter {
    /// Before the move.
    pub before: Picture,
    /// After the move.
    pub after: Picture,
}

impl BeforeAndAfter {
    /// Renders the picture to a PNG file.
    ///
    /// # Errors
    ///
    /// When the drawing fails.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        self.canvas()?.png()
    }

    fn canvas(&self) -> Result<Canvas, DrawError> {
        let (before, after) = (self.before.canvas()?, self.after.canvas()?);
        let [width, upper, lower] = [before.width, before.height(), after.height()].map(units);
        let mut whole = Canvas::new(before.theme, before.scale, [width, upper + GAP + lower]);
        arrow(&mut whole, width / 2.0, [upper + 10.0, upper + GAP - 10.0]);
        let second = whole.pixels.len() - after.pixels.len();
        whole.pixels[..before.pixels.len()].copy_from_slice(&before.pixels);
        whole.pixels[second..].copy_from_slice(&after.pixels);
        Ok(whole)
    }
}

/// Draws an arrow between two heights. Behind it is the background of the message, light or dark.
fn arrow(canvas: &mut Canvas, x: f32, [top, tip]: [f32; 2]) {
    let barb = tip - 14.0;
    let points = |points: &[(f32, f32)]| points.iter().map(|&(x, y)| Point { x, y }).collect::<Vec<_>>();
    let (shaft, head) =
        (points(&[(x, top), (x, tip)]), points(&[(x - 14.0, barb), (x, tip), (x + 14.0, barb)]));
    for (width, colour) in [(14.0, Colour::Halo), (7.0, Colour::Rim)] {
        canvas.line(&shaft, width, colour);
        canvas.line(&head, width, colour);
    }
}

/// A number of pixels as a length of the design.
#[expect(clippy::cast_precision_loss, reason = "pictures are some thousand pixels large")]
const fn units(pixels: usize) -> f32 {
    pixels as f32
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Side};

    use super::*;
    use crate::picture::Theme;

    #[test]
    fn both_boards_are_drawn() {
        for theme in [Theme::Dark, Theme::Light] {
            let mut board = Game::default().start();
            let before = Picture::from_match(&board, Side::South, theme);
            board.play("4".parse().unwrap(), &mut |_| ()).unwrap();
            let pair = BeforeAndAfter {
                before: before.clone(),
                after: Picture::from_match(&board, Side::South, theme),
            };
            let drawn = pair.canvas().unwrap();
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                let file = std::env::temp_dir().join(format!("kuzhi-pair-{theme:?}.png"));
                std::fs::write(file, pair.png().unwrap()).unwrap();
            }
            let [upper, lower] = [&pair.before, &pair.after].map(|board| board.canvas().unwrap().pixels);
            assert_ne!(upper, lower);
            assert!(drawn.pixels.starts_with(&upper) && drawn.pixels.ends_with(&lower));
            let between = &drawn.pixels[upper.len()..drawn.pixels.len() - lower.len()];
            assert!(between.iter().any(|index| *index > 0), "an arrow leads from one to the other");
        }
    }
}
