//! Replaces an ephemeral message once its request is done.

use super::Screen;
use crate::request::Done;
use crate::words::{Words, say};

/// Says that a request is done. The result shows elsewhere.
pub fn done(words: &Words, done: Done) -> Screen {
    Screen::text(say!(words, &format!("done-{}", done.id())))
}
