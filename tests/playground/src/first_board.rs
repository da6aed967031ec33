//! The board on the first card: Mangala at its beginning, as the bot draws it.

use kuzhi_engine::{Game, Side};
use kuzhi_view::picture::{Picture, Theme};

/// The size of the picture on the page.
pub(crate) const WIDTH: u32 = 420;
pub(crate) const HEIGHT: u32 = 186;

/// Draws it in light wood: the kind of file and its bytes.
pub(crate) fn first_board() -> Option<(String, Vec<u8>)> {
    let board = Game::default().start();
    let drawn = Picture::from_match(&board, Side::South, Theme::Light).png();
    drawn.ok().map(|bytes| ("image/png".to_owned(), bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_keeps_the_place_of_the_first_board() {
        let (_, bytes) = first_board().expect("a picture");
        let size = imagesize::blob_size(&bytes).expect("a PNG file");
        assert_eq!(size.width * HEIGHT as usize, size.height * WIDTH as usize);
    }
}
