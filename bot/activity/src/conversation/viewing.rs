//! What a page is shown of the match that is open on it.

use std::mem;
use std::sync::Arc;

use kuzhi_domain::MatchId;
use tokio::task::JoinError;
use tokio_util::task::AbortOnDropHandle;

use super::finished;
use crate::backend::{Board, Measured, Refusal, Seen};
use crate::message;
use crate::outbox::Redraw;
use crate::page::Page;
use crate::shared::Shared;

/// The match that is open on a page, if one is, and its board that is being drawn.
pub(super) struct Viewing {
    shared: Arc<Shared>,
    page: Arc<Page>,
    following: Option<Following>,
    drawing: Option<AbortOnDropHandle<Drawn>>,
}

/// The match that is open.
struct Following {
    id: MatchId,
    /// What the page has been sent of it.
    seen: Option<Seen>,
    /// How the board looked that it was sent last.
    look: Option<u64>,
    /// Whether it has been sent a board since it opened it.
    is_shown: bool,
    /// The number of the message with which it did, until that is answered.
    n: Option<u64>,
}

/// A board, and of what.
pub(super) struct Drawn {
    id: MatchId,
    pub(super) why: Redraw,
    board: Result<Board, Refusal>,
}

impl Viewing {
    pub(super) fn new(shared: Arc<Shared>, page: Arc<Page>) -> Viewing {
        Viewing { shared, page, following: None, drawing: None }
    }

    /// Opens a match, for the message with this number. `seen` is what the page shows of it.
    pub(super) fn follow(&mut self, id: MatchId, seen: Option<Seen>, n: Option<u64>) {
        self.unfollow();
        self.shared.pages.follow(&self.page, id);
        self.following = Some(Following { id, seen, look: None, is_shown: false, n });
        self.page.outbox.redraw(Redraw::Wanted);
    }

    /// Closes the match that is open.
    pub(super) fn unfollow(&mut self) {
        self.drawing = None;
        let Some(Following { id, n, .. }) = self.following.take() else { return };
        self.shared.pages.unfollow(&self.page, id);
        self.answer(n);
    }

    /// Begins to draw the match that is open.
    pub(super) fn draw(&mut self, why: Redraw) {
        let Some(&Following { id, seen, .. }) = self.following.as_ref() else { return };
        let (shared, page) = (Arc::clone(&self.shared), Arc::clone(&self.page));
        let drawing = async move {
            let _permit = shared.drawings.acquire().await;
            Drawn { id, why, board: shared.backend.board(&page.person, id, seen).await }
        };
        self.drawing = Some(AbortOnDropHandle::new(tokio::spawn(drawing)));
    }

    pub(super) fn is_drawing(&self) -> bool {
        self.drawing.is_some()
    }

    /// Waits until the board is drawn.
    pub(super) async fn drawn(&mut self) -> Result<Drawn, JoinError> {
        let drawn = finished(&mut self.drawing).await;
        self.drawing = None;
        drawn
    }

    /// Returns what the page is to be sent, unless it has it, or another match is open by now.
    pub(super) fn take(&mut self, Drawn { id, why, board }: Drawn) -> Option<String> {
        let following = self.following.as_mut().filter(|following| following.id == id)?;
        match board {
            Ok(board) => {
                // Offers are made and answered beside the match, in the same version.
                let is_older = following.seen.is_some_and(|seen| seen.version > board.version);
                // Several things may tell of one change.
                let is_same = following.look == Some(board.look);
                if following.is_shown && (is_older || is_same) && why != Redraw::Wanted {
                    return None;
                }
                (following.seen, following.look) = (Some(board.seen()), Some(board.look));
                Some(board.text)
            }
            Err(refusal) => {
                let refused = message::refused(&refusal, following.n);
                self.page.outbox.answer(refused);
                self.unfollow();
                None
            }
        }
    }

    /// Notes that the page has been sent it.
    pub(super) fn set_shown(&mut self, why: Redraw) {
        let Some(following) = self.following.as_mut() else { return };
        if !mem::replace(&mut following.is_shown, true) {
            self.shared.pages.admit(&self.page, following.id);
        }
        let n = following.n.take();
        self.answer(n);
        if let Redraw::Changed(since) = why {
            self.shared.backend.measure(Measured::Shown(since.elapsed()));
        }
    }

    /// Returns the number of the message that opened the match, if it is not answered yet.
    pub(super) fn take_number(&mut self) -> Option<u64> {
        self.following.as_mut()?.n.take()
    }

    /// Says that what a message has asked for is done.
    fn answer(&self, n: Option<u64>) {
        if let Some(n) = n {
            self.page.outbox.answer(message::done(n));
        }
    }
}
