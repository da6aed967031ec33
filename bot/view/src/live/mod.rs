//! A match as a page draws it for one person: values and sentences, no markup.
//!
//! It is made of what the message in the channel is made of, so both show the same board. A page knows no
//! rules: it draws a [position](LivePosition), plays the [events](LiveEvent) of moves, and sends back the
//! button of a [move](LiveMove) as it was written here.

mod board;
mod event;
mod moves;
mod position;
mod screen;
mod step;
mod table;
#[cfg(test)]
mod tests;

pub use board::{LiveAbout, LiveBoard, LiveClock, LiveGame, LivePlayer, LiveReader};
pub use event::{LiveEvent, LiveHole, Way};
pub use moves::LiveMove;
pub use position::{LiveCastle, LiveMark, LivePosition};
pub use screen::{LiveButton, LiveChoice, LiveForm, LiveFormField, LiveMenu, LiveScreen};
pub use step::LiveStep;
pub use table::{LiveTable, StudyBoard};
