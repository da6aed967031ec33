//! What stands in the place of something that one alone sees, once what was asked there is done.

use super::Screen;
use crate::request::Done;
use crate::words::{Words, say};

/// Says that something is done; what came of it is seen elsewhere.
pub fn done(words: &Words, done: Done) -> Screen {
    Screen::text(say!(words, &format!("done-{}", done.id())))
}
