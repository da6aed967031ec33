//! A disk controlled by a test: it counts flushes, holds them up, or makes them fail.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};

use kuzhi_store::SledStore;

use crate::CACHE_MB;

#[derive(Clone, Default)]
pub(super) struct Disk(Arc<Shared>);

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    is_held: bool,
    /// The flush that fails.
    fails: Option<u64>,
    begun: u64,
    ended: Vec<u64>,
}

impl Disk {
    /// Opens a store on it.
    pub(super) fn open(&self, path: &Path) -> SledStore {
        let disk = self.clone();
        let store = SledStore::open_synced_by(path, CACHE_MB, move |file| disk.sync(file));
        store.expect("the store can be opened")
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        let mut state = self.0.state.lock().unwrap();
        state.begun += 1;
        let number = state.begun;
        self.0.changed.notify_all();
        let mut state = self.0.changed.wait_while(state, |state| state.is_held).unwrap();
        let fails = state.fails.take_if(|fails| *fails == number).is_some();
        drop(state);
        self.change(|state| state.ended.push(number));
        if fails { Err(io::Error::other("the disk is gone")) } else { file.sync_data() }
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.0.state.lock().unwrap());
        self.0.changed.notify_all();
    }

    /// Returns how many flushes have started.
    pub(super) fn flushes(&self) -> u64 {
        self.0.state.lock().unwrap().begun
    }

    /// Holds up all flushes from now on.
    pub(super) fn hold(&self) {
        self.change(|state| state.is_held = true);
    }

    /// Waits until more than this many flushes have started.
    pub(super) fn until_more_than(&self, flushes: u64) {
        drop(
            self.0.changed.wait_while(self.0.state.lock().unwrap(), |state| state.begun <= flushes).unwrap(),
        );
    }

    pub(super) fn release(&self) {
        self.change(|state| state.is_held = false);
    }

    /// Makes the flush fail that is held up, or the next one. Linux reports an error once, too.
    pub(super) fn fail_once(&self) {
        self.change(|state| {
            let is_held_up = |number: &u64| !state.ended.contains(number);
            state.fails = Some((1..=state.begun).find(is_held_up).unwrap_or(state.begun + 1));
        });
    }
}
