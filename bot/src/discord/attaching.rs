//! Attaching: a file goes along with a message where that is allowed, and words in its place where it is not.

use std::borrow::Cow;

use serenity::Error;
use serenity::http::{ErrorResponse, HttpError};

use super::retry::CallError;
use crate::screens::Screen;

/// What Discord says where a permission is missing.
const MISSING_PERMISSIONS: isize = 50013;

/// A screen that is to be sent.
pub(super) struct Sendable<'a> {
    screen: Cow<'a, Screen>,
    /// What is sent when Discord does not let its file through.
    in_words: Option<Screen>,
}

impl<'a> Sendable<'a> {
    /// A screen in words, unless files may be attached.
    pub(super) fn new(screen: &'a Screen, may_attach: bool) -> Sendable<'a> {
        let in_words = screen.file.as_ref().map(|_| screen.without_file());
        match in_words {
            Some(in_words) if !may_attach => Sendable { screen: Cow::Owned(in_words), in_words: None },
            in_words => Sendable { screen: Cow::Borrowed(screen), in_words },
        }
    }

    /// Sends it, and once more in words when the permission to attach files has gone since it was last heard of.
    pub(super) async fn send<'s, T, F>(&'s self, send: impl Fn(&'s Screen) -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        match (send(&self.screen).await, &self.in_words) {
            (Err(error), Some(in_words)) if is_forbidden(&error) => send(in_words).await,
            (answered, _) => answered,
        }
    }
}

fn is_forbidden(error: &CallError) -> bool {
    matches!(error, CallError::Discord(Error::Http(HttpError::UnsuccessfulRequest(ErrorResponse { error, .. })))
        if error.code == MISSING_PERMISSIONS)
}
