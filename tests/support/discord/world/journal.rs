//! The journal: every request of the bot, in order.

use std::mem;
use std::time::{Duration, Instant};

use serde_json::Value;

/// All requests so far.
#[derive(Debug)]
pub struct Journal {
    started: Instant,
    requests: Vec<Request>,
    /// How many were removed from it.
    taken: usize,
}

/// A request of the bot.
#[derive(Clone, Debug)]
pub struct Request {
    /// When it arrived, counted from the start of the stand-in.
    pub at: Duration,
    /// The HTTP method, such as `POST`.
    pub method: String,
    /// The path below `/api/v10`, without the query.
    pub path: String,
    /// The query, without the question mark.
    pub query: String,
    /// Its JSON. For a form with files, its `payload_json`.
    pub body: Option<Value>,
    /// The names of its files.
    pub files: Vec<String>,
    /// Whether it was not a request, but the bot's response to a posted interaction.
    pub is_response: bool,
    /// The HTTP status of the response. `None` while there is none.
    pub status: Option<u16>,
}

impl Journal {
    pub(crate) fn new() -> Self {
        Self { started: Instant::now(), requests: Vec::new(), taken: 0 }
    }

    /// Returns all requests, in order of arrival.
    pub fn requests(&self) -> &[Request] {
        &self.requests
    }

    /// Removes all requests, for tests that make too many to keep in memory.
    pub fn take(&mut self) -> Vec<Request> {
        self.taken += self.requests.len();
        mem::take(&mut self.requests)
    }

    /// Returns how long the stand-in has been running.
    pub(crate) fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// Records a request and returns its number.
    pub(crate) fn record(&mut self, request: Request) -> usize {
        self.requests.push(request);
        self.taken + self.requests.len() - 1
    }

    /// Records the response to a request.
    pub(crate) fn note_answer(&mut self, number: usize, status: u16) {
        let place = number.checked_sub(self.taken);
        if let Some(request) = place.and_then(|place| self.requests.get_mut(place)) {
            request.status = Some(status);
        }
    }
}
