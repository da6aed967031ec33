//! A move as an animated GIF, seed by seed from the engine's events.
//!
//! GIF rather than APNG or WebP, because it plays wherever Discord shows a picture.

mod canvas;
mod cell;
mod film;
mod palette;
mod replay;

use gif::{Encoder, Frame, Repeat};
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Move, Position, Side};

use super::{DrawError, Theme};
pub use replay::Replay;

use canvas::Canvas;
use film::Scene;

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
    let mut canvas = Canvas::new(scenes, viewer, theme)?;
    let (width, height) = canvas.size();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, &canvas.palette())?;
    encoder.set_repeat(Repeat::Infinite)?;
    for scene in scenes {
        encoder.write_frame(&frame(&mut canvas, scene)?)?;
    }
    drop(encoder);
    Ok(file)
}

/// The part of the canvas that a scene changes.
fn frame(canvas: &mut Canvas, scene: &Scene) -> Result<Frame<'static>, DrawError> {
    let (place, buffer) = canvas.change_to(scene)?;
    Ok(Frame {
        delay: scene.lasts,
        transparent: Some(palette::UNCHANGED),
        left: place.left,
        top: place.top,
        width: place.width,
        height: place.height,
        buffer: buffer.into(),
        ..Frame::default()
    })
}

impl From<gif::EncodingError> for DrawError {
    fn from(error: gif::EncodingError) -> DrawError {
        DrawError::new(&error)
    }
}

#[cfg(test)]
mod tests;
