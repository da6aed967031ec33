//! Two boards in one picture: before a move, and after it.

use super::Picture;
use super::layout::Layout;

/// Between the boards.
const GAP: u16 = 56;

/// A board before a move and after it, one above the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BeforeAndAfter {
    /// Before.
    pub before: Picture,
    /// After.
    pub after: Picture,
}

impl BeforeAndAfter {
    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let height = |picture: &Picture| Layout::new(picture.position.ring, picture.viewer).height();
        let (width, first) = (Layout::WIDTH, height(&self.before));
        let second = first + GAP;
        let (middle, below) = (width / 2, second + height(&self.after));
        let (top, tip) = (first + 10, first + GAP - 10);
        let (left, right, barb) = (middle - 14, middle + 14, tip - 14);
        let colours = self.after.theme.colours();
        let arrow = format!("M{middle},{top}V{tip}M{left},{barb}L{middle},{tip}L{right},{barb}");
        // It stands on whatever the message has behind it, light or dark.
        let stroke = |colour: &str, width: u16| {
            format!(
                r#"<path d="{arrow}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
            )
        };
        let (halo, shaft) = (stroke("#fff6e0", 14), stroke(colours.rim, 7));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{below}" viewBox="0 0 {width} {below}">
{}
{halo}
{shaft}
<svg y="{second}" {}
</svg>
"#,
            self.before.svg(),
            self.after.svg().replacen("<svg ", "", 1)
        )
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Side};

    use super::*;
    use crate::view::picture::{Theme, png};

    #[test]
    fn both_boards_are_drawn() {
        for theme in [Theme::Dark, Theme::Light] {
            let mut board = Game::default().start();
            let before = Picture::of(&board, Side::South, theme);
            board.play("4".parse().unwrap(), &mut |_| ()).unwrap();
            let pair =
                BeforeAndAfter { before: before.clone(), after: Picture::of(&board, Side::South, theme) };
            let drawn = png(&pair.svg()).unwrap();
            assert!(drawn.starts_with(b"\x89PNG"));
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                std::fs::write(std::env::temp_dir().join(format!("kuzhi-pair-{theme:?}.png")), &drawn)
                    .unwrap();
            }
            let alone = png(&before.svg()).unwrap();
            // The header of a PNG has width and height as numbers of four bytes.
            let size = |png: &[u8], at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
            assert_eq!(size(&drawn, 16), size(&alone, 16));
            assert_eq!(size(&drawn, 20), 2 * size(&alone, 20) + u32::from(GAP));
        }
    }
}
