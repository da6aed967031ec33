//! Attachments: sends a file with a message where that is allowed, and text instead where it is not.

use std::borrow::Cow;

use kuzhi_view::screens::{Screen, fitted};

use super::places::MISSING_PERMISSIONS;
use super::retry::CallError;

/// A screen to be sent.
pub(crate) struct Sendable<'a> {
    screen: Cow<'a, Screen>,
    /// The screen to send if Discord refuses the file.
    in_words: Option<Screen>,
    further: Vec<Screen>,
}

impl<'a> Sendable<'a> {
    /// Uses the text version of a screen, unless files may be attached.
    pub(crate) fn new(screen: &'a Screen, may_attach: bool) -> Sendable<'a> {
        let Some((fitted, further)) = fitted(screen) else {
            let in_words = screen.file.as_ref().map(|_| screen.without_file());
            return Sendable { screen: Cow::Borrowed(screen), in_words, further: Vec::new() }
                .or_words(may_attach);
        };
        tracing::error!(
            letters = screen.text.chars().count(),
            people = screen.notifies.len(),
            "a message was too large for Discord and was cut"
        );
        let in_words = fitted.file.as_ref().map(|_| fitted.without_file());
        Sendable { screen: Cow::Owned(fitted), in_words, further }.or_words(may_attach)
    }

    fn or_words(mut self, may_attach: bool) -> Sendable<'a> {
        if !may_attach && let Some(in_words) = self.in_words.take() {
            self.screen = Cow::Owned(in_words);
        }
        self
    }

    /// Returns messages for people who would have been notified, had all of it fit.
    pub(crate) fn further(&self) -> &[Screen] {
        &self.further
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
