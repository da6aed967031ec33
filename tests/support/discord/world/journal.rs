//! The journal: every request of the bot, in order.

use std::mem;
use std::time::{Duration, Instant};

use serde_json::Value;

/// All requests so far.
#[derive(Debug)]
pub struct Journal {
    started: Instant,
    requests: Vec<Request>,
    /// How many were taken out of it.
    taken: usize,
}

/// One request of the bot.
#[derive(Clone, Debug)]
pub struct Request {
    /// When it came, counted from the start of the stand-in.
    pub at: Duration,
    /// The HTTP method, as `POST`.
    pub method: String,
    /// The path below `/api/v10`, without the query.
    pub path: String,
    /// The query, without the question mark.
    pub query: String,
    /// The JSON that came with it; of a form with files, its `payload_json`.
    pub body: Option<Value>,
    /// The names of the files that came with it.
    pub files: Vec<String>,
    /// Whether it was no request but what the bot answered to an interaction that was posted to it.
    pub is_response: bool,
    /// The HTTP status of the answer; none as long as there is none.
    pub status: Option<u16>,
}

impl Journal {
    pub(crate) fn new() -> Self {
        Self { started: Instant::now(), requests: Vec::new(), taken: 0 }
    }

    /// All requests, in the order they came.
    pub fn requests(&self) -> &[Request] {
        &self.requests
    }

    /// Takes them all out, for whoever makes so many that they would not fit into memory.
    pub fn take(&mut self) -> Vec<Request> {
        self.taken += self.requests.len();
        mem::take(&mut self.requests)
    }

    /// How long the stand-in has been running.
    pub(crate) fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// Notes a request and returns its number.
    pub(crate) fn note(&mut self, request: Request) -> usize {
        self.requests.push(request);
        self.taken + self.requests.len() - 1
    }

    /// Notes the answer to a request.
    pub(crate) fn note_answer(&mut self, number: usize, status: u16) {
        let place = number.checked_sub(self.taken);
        if let Some(request) = place.and_then(|place| self.requests.get_mut(place)) {
            request.status = Some(status);
        }
    }
}
