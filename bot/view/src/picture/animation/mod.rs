//! A move as an animated GIF, seed by seed from the engine's events.
//!
//! GIF rather than APNG or WebP, because it plays wherever Discord shows a picture.

mod cell;
mod film;
mod replay;
mod screen;

use gif::{Encoder, Frame, Repeat};
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Move, Position, Side};

use super::composed::TRANSPARENT;
use super::{DrawError, Theme};
pub use replay::Replay;

use film::Scene;
use screen::Screen;

/// A move to play back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Animation {
    before: Position,
    events: Vec<Event>,
    viewer: Side,
    theme: Theme,
}

impl Animation {
    /// The animation of a move's events on a board, as a side sees it.
    pub const fn new(before: Position, events: Vec<Event>, viewer: Side, theme: Theme) -> Animation {
        Animation { before, events, viewer, theme }
    }

    /// The last of these moves, as a side sees it. `None` if there is none, or if they cannot be played.
    pub fn of_last(game: Game, moves: &[Move], viewer: Side, theme: Theme) -> Option<Animation> {
        let (&last, earlier) = moves.split_last()?;
        let mut board = engine::Match::replay(game, earlier).ok()?;
        let (before, mut events) = (board.position(), Vec::new());
        board.play(last, &mut |event| events.push(event)).ok()?;
        Some(Animation::new(before, events, viewer, theme))
    }

    /// Renders the animation to a GIF file.
    ///
    /// # Errors
    ///
    /// When a drawing fails.
    pub fn gif(&self) -> Result<Vec<u8>, DrawError> {
        gif_of(&film::scenes(self.before, &self.events), self.viewer, self.theme)
    }
}

/// Renders scenes to a GIF file that loops.
fn gif_of(scenes: &[Scene], viewer: Side, theme: Theme) -> Result<Vec<u8>, DrawError> {
    let mut screen = Screen::new(scenes, viewer, theme)?;
    let (width, height) = screen.size();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, &screen.palette())?;
    encoder.set_repeat(Repeat::Infinite)?;
    for scene in scenes {
        encoder.write_frame(&frame(&mut screen, scene)?)?;
    }
    drop(encoder);
    Ok(file)
}

/// The part of the screen that a scene changes.
fn frame(screen: &mut Screen, scene: &Scene) -> Result<Frame<'static>, DrawError> {
    let (place, buffer) = screen.change_to(scene)?;
    Ok(Frame {
        delay: scene.lasts,
        transparent: Some(TRANSPARENT),
        left: place.left,
        top: place.top,
        width: place.width,
        height: place.height,
        buffer: buffer.into(),
        ..Frame::default()
    })
}

#[cfg(test)]
mod tests;
