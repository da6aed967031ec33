//! Moves as an animated GIF, seed by seed from the engine's events.
//!
//! GIF rather than APNG or WebP, because it plays wherever Discord shows a picture.

mod cell;
mod film;
mod replay;
mod screen;

use std::sync::Arc;

use gif::{Encoder, Frame, Repeat};
use kuzhi_domain::matches::Step;
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Move, Position, Side};

use super::composed::TRANSPARENT;
use super::{DrawError, Picture, Theme};
pub use replay::Replay;

use film::{Pace, Scene};
use screen::Screen;

/// Moves to play back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Animation {
    before: Position,
    /// The events of each move.
    moves: Vec<Arc<[Event]>>,
    viewer: Side,
    theme: Theme,
    /// The board on which a reply of the bot ends. It is a short film that plays once.
    ends_in: Option<Picture>,
}

impl Animation {
    /// The animation of the events of moves on a board, as a side sees it.
    pub const fn new(before: Position, moves: Vec<Arc<[Event]>>, viewer: Side, theme: Theme) -> Animation {
        Animation { before, moves, viewer, theme, ends_in: None }
    }

    /// The animation of steps of a match, as a side sees it. `None` if there are none.
    pub fn of_steps(steps: &[Step], viewer: Side, theme: Theme) -> Option<Animation> {
        let moves = steps.iter().map(|step| Arc::clone(&step.events)).collect();
        Some(Animation::new(steps.first()?.before, moves, viewer, theme))
    }

    /// The same as a film of a few seconds that plays once and ends in the picture of the board.
    #[must_use]
    pub fn as_reply(self, ends_in: Picture) -> Animation {
        Animation { ends_in: Some(ends_in), ..self }
    }

    /// The last of these moves, as a side sees it. `None` if there is none, or if they cannot be played.
    pub fn of_last(game: Game, moves: &[Move], viewer: Side, theme: Theme) -> Option<Animation> {
        let (&last, earlier) = moves.split_last()?;
        let mut board = engine::Match::replay(game, earlier).ok()?;
        let (before, mut events) = (board.position(), Vec::new());
        board.play(last, &mut |event| events.push(event)).ok()?;
        Some(Animation::new(before, vec![events.into()], viewer, theme))
    }

    /// Renders the animation to a GIF file.
    ///
    /// # Errors
    ///
    /// When a drawing fails.
    pub fn gif(&self) -> Result<Vec<u8>, DrawError> {
        gif_of(&self.scenes(), self.viewer, self.theme, self.repeats())
    }

    fn scenes(&self) -> Vec<Scene> {
        match &self.ends_in {
            None => film::scenes(self.before, &self.moves, Pace::ASKED),
            Some(picture) => film::reply(self.before, &self.moves, picture),
        }
    }

    /// A board that stands for everyone must not begin again while people think.
    const fn repeats(&self) -> Option<Repeat> {
        if self.ends_in.is_none() { Some(Repeat::Infinite) } else { None }
    }
}

/// Renders scenes to a GIF file that loops, or that plays once.
fn gif_of(
    scenes: &[Scene],
    viewer: Side,
    theme: Theme,
    repeat: Option<Repeat>,
) -> Result<Vec<u8>, DrawError> {
    let mut screen = Screen::new(scenes, viewer, theme)?;
    let (width, height) = screen.size();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, &screen.palette())?;
    // Players show a file that says nothing of repeats once.
    if let Some(repeat) = repeat {
        encoder.set_repeat(repeat)?;
    }
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
