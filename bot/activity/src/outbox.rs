//! What waits to be sent to a page.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::backend::{Notice, Opening};
use crate::message::Watching;

/// How many answers may wait.
const ANSWERS: usize = 16;

/// How long they may be together, unless it is one alone. Pictures are the largest.
const BYTES: usize = 1024 * 1024;

/// What waits to be sent to a page: answers one after another, of everything else the latest. Filling it
/// never waits, however slow the page is.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    filled: Notify,
    ended: CancellationToken,
}

#[derive(Debug, Default)]
struct Waiting {
    answers: VecDeque<String>,
    /// How long they are together.
    bytes: usize,
    open: Option<Opening>,
    board: Option<Redraw>,
    watching: Option<Watching>,
    /// Why the page is closed.
    end: Option<Notice>,
}

/// Why a board is drawn anew.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Redraw {
    /// The match has changed since then; it may be that the page has it already.
    Changed(Instant),
    /// The person sees it otherwise.
    Wanted,
}

impl Redraw {
    /// Returns why one board is drawn for two reasons.
    fn and(self, other: Redraw) -> Redraw {
        match (self, other) {
            (Redraw::Changed(one), Redraw::Changed(other)) => Redraw::Changed(one.min(other)),
            _ => Redraw::Wanted,
        }
    }
}

/// The next thing to do for a page.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Next {
    End(Notice),
    Answer(String),
    Open(Opening),
    Draw(Redraw),
    Watching(Watching),
}

impl Outbox {
    /// Adds an answer. If too many wait, the page is closed.
    pub(crate) fn answer(&self, answer: String) {
        let mut waiting = self.waiting();
        let is_full = waiting.answers.len() >= ANSWERS || waiting.bytes + answer.len() > BYTES;
        if is_full && !waiting.answers.is_empty() {
            drop(waiting);
            self.end(Notice::TooSlow);
            return;
        }
        waiting.bytes += answer.len();
        waiting.answers.push_back(answer);
        self.fill(waiting);
    }

    /// Has something else opened.
    pub(crate) fn open(&self, opening: Opening) {
        let mut waiting = self.waiting();
        waiting.open = Some(opening);
        self.fill(waiting);
    }

    /// Has the board drawn anew.
    pub(crate) fn redraw(&self, why: Redraw) {
        let mut waiting = self.waiting();
        waiting.board = Some(waiting.board.map_or(why, |other| why.and(other)));
        self.fill(waiting);
    }

    /// Sets who has the match open.
    pub(crate) fn watching(&self, all: Watching) {
        let mut waiting = self.waiting();
        waiting.watching = Some(all);
        self.fill(waiting);
    }

    /// Forgets what concerns a match that is no longer open.
    pub(crate) fn forget_match(&self) {
        let mut waiting = self.waiting();
        (waiting.board, waiting.watching) = (None, None);
    }

    /// Has the page closed. The first reason counts.
    pub(crate) fn end(&self, why: Notice) {
        let mut waiting = self.waiting();
        waiting.end.get_or_insert(why);
        self.fill(waiting);
        self.ended.cancel();
    }

    /// Completes when the page is to be closed.
    pub(crate) async fn ended(&self) {
        self.ended.cancelled().await;
    }

    /// Returns why the page is to be closed, if it is.
    pub(crate) fn why_ended(&self) -> Option<Notice> {
        self.waiting().end
    }

    /// Waits for the next thing to do. Boards are left waiting unless they can be drawn.
    pub(crate) async fn next(&self, can_draw: bool) -> Next {
        loop {
            if let Some(next) = self.waiting().take(can_draw) {
                return next;
            }
            self.filled.notified().await;
        }
    }

    fn fill(&self, waiting: MutexGuard<'_, Waiting>) {
        drop(waiting);
        self.filled.notify_one();
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // The data is consistent after every statement that can fail, so poisoning can be ignored.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn take(&mut self, can_draw: bool) -> Option<Next> {
        if let Some(why) = self.end {
            return Some(Next::End(why));
        }
        if let Some(answer) = self.answers.pop_front() {
            self.bytes -= answer.len();
            if self.answers.is_empty() {
                // A page that was slow once does not keep the room.
                self.answers = VecDeque::new();
            }
            return Some(Next::Answer(answer));
        }
        if let Some(opening) = self.open.take() {
            return Some(Next::Open(opening));
        }
        if can_draw && let Some(why) = self.board.take() {
            return Some(Next::Draw(why));
        }
        self.watching.take().map(Next::Watching)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kuzhi_domain::MatchId;

    use super::*;

    #[tokio::test]
    async fn of_boards_the_latest_waits_and_of_answers_all() {
        let (outbox, id) = (Outbox::default(), MatchId::from_random(1));
        for number in 0..3 {
            outbox.redraw(if number == 1 { Redraw::Wanted } else { Redraw::Changed(Instant::now()) });
            outbox.answer(number.to_string());
        }
        outbox.open(Opening::Match(id));
        for number in 0..3 {
            assert_eq!(outbox.next(true).await, Next::Answer(number.to_string()));
        }
        assert_eq!(outbox.next(false).await, Next::Open(Opening::Match(id)));
        let all: Watching = [].into();
        outbox.watching(Watching::clone(&all));
        assert_eq!(outbox.next(false).await, Next::Watching(all));
        assert_eq!(outbox.next(true).await, Next::Draw(Redraw::Wanted));
        assert!(outbox.waiting().take(true).is_none());
    }

    #[tokio::test]
    async fn of_two_changes_the_earlier_has_waited_longer() {
        let (outbox, first) = (Outbox::default(), Instant::now());
        for since in [first + Duration::from_secs(1), first, first + Duration::from_secs(2)] {
            outbox.redraw(Redraw::Changed(since));
        }
        assert_eq!(outbox.next(true).await, Next::Draw(Redraw::Changed(first)));
    }

    #[tokio::test]
    async fn a_page_that_reads_nothing_is_closed() {
        let outbox = Outbox::default();
        (0..ANSWERS).for_each(|_| outbox.answer("x".to_owned()));
        assert_eq!(outbox.why_ended(), None);
        outbox.answer("x".to_owned());
        outbox.end(Notice::Stopping);
        assert_eq!(outbox.next(true).await, Next::End(Notice::TooSlow));

        let outbox = Outbox::default();
        outbox.answer("x".repeat(BYTES * 2));
        assert_eq!(outbox.why_ended(), None, "one alone may be as long as it is");
        outbox.answer("x".to_owned());
        assert_eq!(outbox.why_ended(), Some(Notice::TooSlow));
    }
}
