//! A match as an animation, with one frame per move.

use gif::Repeat;
use kuzhi_engine::{PitSet, Position, Side};

use super::film::Scene;
use super::gif_of;
use crate::picture::{DrawError, LastMove, Theme};

/// The most frames of an animation. More would take too long to watch and be too large to send.
const MOST: usize = 101;

/// How long a board is shown, in hundredths of a second. In long matches it is shorter.
const SHORTEST: usize = 60;
const LONGEST: usize = 180;

/// The total time of all moves.
const ALL: usize = 6_000;

/// How long the last board is shown before the animation loops.
const AFTER: u16 = 400;

/// A match, or the rest of one, to play back board by board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    boards: Vec<(Position, LastMove)>,
    viewer: Side,
    theme: Theme,
}

impl Replay {
    /// The boards of a match in order, each with what the move before it did, as a side sees them. Keeps only
    /// the first [`Replay::most_moves`] moves.
    pub fn new(mut boards: Vec<(Position, LastMove)>, viewer: Side, theme: Theme) -> Replay {
        boards.truncate(MOST);
        Replay { boards, viewer, theme }
    }

    /// The most moves that an animation can show.
    pub const fn most_moves() -> usize {
        MOST - 1
    }

    /// Renders the animation to a GIF file.
    ///
    /// # Errors
    ///
    /// When there are no boards, or a drawing fails.
    pub fn gif(&self) -> Result<Vec<u8>, DrawError> {
        let lasts = (ALL / self.boards.len().max(1)).clamp(SHORTEST, LONGEST);
        let lasts = u16::try_from(lasts).unwrap_or(AFTER);
        let last = self.boards.len().saturating_sub(1);
        let scene = |(number, (position, marks)): (usize, &(Position, LastMove))| Scene {
            position: *position,
            marks: *marks,
            hand: None,
            liftable: PitSet::EMPTY,
            lasts: if number < last { lasts } else { AFTER },
        };
        let scenes: Vec<Scene> = self.boards.iter().enumerate().map(scene).collect();
        gif_of(&scenes, self.viewer, self.theme, Some(Repeat::Infinite))
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    /// The boards of a match in which the first legal move is always played.
    fn boards(game: &str, moves: usize) -> Vec<(Position, LastMove)> {
        let mut board = game.parse::<Game>().unwrap().start();
        let mut boards = vec![(board.position(), LastMove::default())];
        while boards.len() <= moves && board.turn().is_some() {
            let mut events = Vec::new();
            board.play(board.legal()[0], &mut |event| events.push(event)).unwrap();
            boards.push((board.position(), LastMove::from_events(&events)));
        }
        boards
    }

    fn frames(gif: &[u8]) -> usize {
        let mut decoder = gif::DecodeOptions::new().read_info(gif).unwrap();
        let mut frames = 0;
        while decoder.read_next_frame().unwrap().is_some() {
            frames += 1;
        }
        frames
    }

    #[test]
    fn a_replay_has_a_frame_per_board_and_fits_discord() {
        for (game, moves) in [("mangala", 6), ("pallankuzhi", 160), ("kotu-baendum", 160)] {
            let boards = boards(game, moves);
            let expected = boards.len().min(MOST);
            let gif = Replay::new(boards, Side::North, Theme::Dark).gif().unwrap();
            assert_eq!(frames(&gif), expected, "{game}");
            assert!(gif.len() < 8_000_000, "{game}: {}", gif.len());
        }
    }

    #[test]
    fn nothing_is_no_replay() {
        assert!(Replay::new(Vec::new(), Side::South, Theme::Light).gif().is_err());
    }
}
