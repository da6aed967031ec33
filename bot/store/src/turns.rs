//! The turns of a store that only one process uses. They are in memory, because they end with the process.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Turn;

/// From this many on, ended turns are dropped.
const MANY: usize = 64;

/// The holder of each turn, and when it ends.
#[derive(Debug, Default)]
pub struct Turns(Mutex<HashMap<String, (u64, Instant)>>);

impl Turns {
    /// As [`ProcessStore::take_turn`](super::ProcessStore::take_turn).
    pub fn take(&self, name: &str, holder: u64, lasts: Duration) -> Turn {
        let now = Instant::now();
        // It is whole after every statement, so a panic elsewhere cannot have broken it.
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.len() >= MANY {
            taken.retain(|_, (_, until)| *until > now);
        }
        match taken.get(name) {
            Some(&(other, until)) if other != holder && until > now => Turn::Wait(until - now),
            _ => {
                taken.insert(name.to_owned(), (holder, now + lasts));
                Turn::Taken
            }
        }
    }
}
