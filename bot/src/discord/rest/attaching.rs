//! Attachments: sends a file with a message where that is allowed, and text instead where it is not.

use std::borrow::Cow;

use super::places::MISSING_PERMISSIONS;
use super::retry::CallError;
use kuzhi_view::screens::Screen;

/// A screen to be sent.
pub(crate) struct Sendable<'a> {
    screen: Cow<'a, Screen>,
    /// The screen to send if Discord refuses the file.
    in_words: Option<Screen>,
}

impl<'a> Sendable<'a> {
    /// Uses the text version of a screen, unless files may be attached.
    pub(crate) fn new(screen: &'a Screen, may_attach: bool) -> Sendable<'a> {
        let in_words = screen.file.as_ref().map(|_| screen.without_file());
        match in_words {
            Some(in_words) if !may_attach => Sendable { screen: Cow::Owned(in_words), in_words: None },
            in_words => Sendable { screen: Cow::Borrowed(screen), in_words },
        }
    }

    /// Sends it, and sends the text version if files may not be attached any more.
    pub(crate) async fn send<'s, T, F>(&'s self, send: impl Fn(&'s Screen) -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        match (send(&self.screen).await, &self.in_words) {
            (Err(error), Some(in_words)) if may_be_the_file(&error) => send(in_words).await,
            (answered, _) => answered,
        }
    }
}

/// Whether it may be the file alone that is not taken.
fn may_be_the_file(error: &CallError) -> bool {
    matches!(error, CallError::LeftAlone) || error.code() == Some(MISSING_PERMISSIONS)
}
