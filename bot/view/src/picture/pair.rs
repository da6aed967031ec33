//! Two boards in one picture: before and after a move.

use resvg::tiny_skia::Pixmap;

use super::png::{canvas, drawn, encoded};
use super::theme::Colours;
use super::{DrawError, Picture, ROUND, svg_tag};

/// The distance between the boards.
const GAP: u32 = 56;

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
        encoded(&self.pixels()?)
    }

    fn pixels(&self) -> Result<Pixmap, DrawError> {
        let (before, after) = (self.before.pixels()?, self.after.pixels()?);
        let second = before.height() + GAP;
        let mut pixels = canvas(before.width(), second + after.height())?;
        drawn(&self.arrow(before.width(), before.height()), &mut pixels)?;
        let width = 4 * usize::try_from(before.width()).unwrap_or_default();
        let mut lay = |board: &Pixmap, line: u32| {
            let begin = width * usize::try_from(line).unwrap_or_default();
            pixels.data_mut()[begin..begin + board.data().len()].copy_from_slice(board.data());
        };
        lay(&before, 0);
        lay(&after, second);
        Ok(pixels)
    }

    /// An arrow from the upper board, which has this size, to the lower one.
    fn arrow(&self, width: u32, height: u32) -> String {
        let middle = width / 2;
        let (top, tip, below) = (height + 10, height + GAP - 10, height + GAP);
        let (left, right, barb) = (middle - 14, middle + 14, tip - 14);
        let colours = Colours::of_theme(self.after.theme);
        let arrow = format!("M{middle},{top}V{tip}M{left},{barb}L{middle},{tip}L{right},{barb}");
        // The background of the message shows behind the arrow, and may be light or dark.
        let stroke = |colour: &str, width: u16| {
            format!(r#"<path d="{arrow}" fill="none" stroke="{colour}" stroke-width="{width}" {ROUND}/>"#)
        };
        let (halo, shaft) = (stroke("#fff6e0", 14), stroke(colours.rim, 7));
        format!("{}{halo}{shaft}</svg>", svg_tag(width, below))
    }
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
            let before = Picture::of(&board, Side::South, theme);
            board.play("4".parse().unwrap(), &mut |_| ()).unwrap();
            let pair =
                BeforeAndAfter { before: before.clone(), after: Picture::of(&board, Side::South, theme) };
            let drawn = pair.pixels().unwrap();
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                let file = std::env::temp_dir().join(format!("kuzhi-pair-{theme:?}.png"));
                std::fs::write(file, pair.png().unwrap()).unwrap();
            }
            let [upper, lower] = [&pair.before, &pair.after].map(|board| board.pixels().unwrap());
            assert_ne!(upper.data(), lower.data());
            assert_eq!((drawn.width(), drawn.height()), (upper.width(), 2 * upper.height() + GAP));
            assert!(drawn.data().starts_with(upper.data()) && drawn.data().ends_with(lower.data()));
            let between = &drawn.data()[upper.data().len()..drawn.data().len() - lower.data().len()];
            assert!(between.iter().any(|part| *part > 0), "an arrow leads from one to the other");
        }
    }
}
