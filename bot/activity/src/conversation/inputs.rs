//! What a page has said and is not done yet.

use std::collections::VecDeque;
use std::mem;
use std::time::Instant;

use tokio::task::{JoinError, JoinHandle};

use super::finished;
use crate::backend::Notice;
use crate::message::PageMessage;
use crate::rate::MessageRate;

/// How many messages of a page may wait for one that is being handled.
const WAITING: usize = 16;

/// What a page has said: what is being handled, and what waits for it.
pub(super) struct Inputs {
    rate: MessageRate,
    waiting: VecDeque<PageMessage>,
    /// What is being handled. It is not cancelled when the page goes.
    handling: Option<JoinHandle<()>>,
    /// Whether the first of all, the greeting, is done.
    is_greeted: bool,
}

impl Inputs {
    pub(super) fn new(messages_a_second: u32) -> Inputs {
        let rate = MessageRate::new(messages_a_second, Instant::now());
        Inputs { rate, waiting: VecDeque::new(), handling: None, is_greeted: false }
    }

    pub(super) fn is_greeted(&self) -> bool {
        self.is_greeted
    }

    /// Counts something that the page has sent.
    pub(super) fn count(&mut self) -> Result<(), Notice> {
        if self.rate.allows(Instant::now()) { Ok(()) } else { Err(Notice::TooFast) }
    }

    /// Adds a message to those that wait.
    pub(super) fn push(&mut self, message: PageMessage) -> Result<(), Notice> {
        if self.waiting.len() >= WAITING {
            return Err(Notice::TooFast);
        }
        self.waiting.push_back(message);
        Ok(())
    }

    /// Takes the next one, unless another is being handled.
    pub(super) fn next(&mut self) -> Option<PageMessage> {
        if self.handling.is_none() { self.waiting.pop_front() } else { None }
    }

    /// Handles one.
    pub(super) fn begin(&mut self, handling: JoinHandle<()>) {
        self.handling = Some(handling);
    }

    /// Waits until what is being handled is done.
    pub(super) async fn handled(&mut self) -> Result<(), JoinError> {
        let handled = finished(&mut self.handling).await;
        self.handling = None;
        handled
    }

    /// Notes that the page has been greeted. Returns whether it had been before.
    pub(super) fn set_greeted(&mut self) -> bool {
        mem::replace(&mut self.is_greeted, true)
    }
}
