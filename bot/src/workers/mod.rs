//! Threads of our own for work that keeps a processor busy: a few, fed from a fair queue.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::domain::PlayerId;
use queue::FairQueue;

/// A thread that has nothing to do for so long ends, and frees what it has kept for itself.
const IDLE: Duration = Duration::from_secs(10);

/// By how much the system's scheduler puts the threads behind those that answer people: where there is too little for all, each has
/// a third of what one of those has.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Work for a thread, which lends what it keeps from job to job.
type Job<S> = Box<dyn FnOnce(&S) + Send>;

/// Which classes of jobs a thread takes.
pub(crate) type Accepts<C> = fn(C) -> bool;

/// Threads that begin when there is work for them and end when there is none for a while. Clones share them; when
/// the last one is gone, they end after the job at hand.
pub(crate) struct Workers<C, S> {
    owner: Arc<Owner<C, S>>,
}

/// Ends the threads when nobody can give them work any more.
struct Owner<C, S>(Arc<Shared<C, S>>);

struct Shared<C, S> {
    name: &'static str,
    state: Mutex<State<C, S>>,
    wake: Condvar,
}

struct State<C, S> {
    queue: FairQueue<C, Job<S>>,
    seats: Vec<Seat<C>>,
    stopped: bool,
}

/// The place of one thread.
struct Seat<C> {
    accepts: Accepts<C>,
    /// Whether a thread sits there, and whether it waits for work.
    taken: bool,
    idle: bool,
}

impl<C, S> Clone for Workers<C, S> {
    fn clone(&self) -> Self {
        Workers { owner: Arc::clone(&self.owner) }
    }
}

impl<C, S> Drop for Owner<C, S> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl<C, S> Shared<C, S> {
    fn lock(&self) -> MutexGuard<'_, State<C, S>> {
        // Nothing panics while it is held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C, S> Shared<C, S> {
    fn stop(&self) {
        let mut state = self.lock();
        state.stopped = true;
        // What waits is dropped outside of the lock: it may hold the last clone of something.
        let waiting = std::mem::replace(&mut state.queue, FairQueue::empty());
        drop(state);
        drop(waiting);
        self.wake.notify_all();
    }
}

impl<C: Ord + Copy + Send + 'static, S: Default + 'static> Workers<C, S> {
    /// A thread for each of these, at most.
    pub(crate) fn new(name: &'static str, threads: impl IntoIterator<Item = Accepts<C>>) -> Workers<C, S> {
        let seats = threads.into_iter().map(|accepts| Seat { accepts, taken: false, idle: false }).collect();
        let state = Mutex::new(State { queue: FairQueue::empty(), seats, stopped: false });
        Workers { owner: Arc::new(Owner(Arc::new(Shared { name, state, wake: Condvar::new() }))) }
    }

    /// Does a job as soon as its turn comes; whether that is now. After a stop, or where the machine has no more threads, it is
    /// dropped.
    pub(crate) fn run(&self, class: C, person: PlayerId, job: impl FnOnce(&S) + Send + 'static) -> bool {
        let shared = &self.owner.0;
        let mut state = shared.lock();
        if state.stopped {
            return false;
        }
        state.queue.push(class, person, Box::new(job));
        let accepts = |seat: &Seat<C>| (seat.accepts)(class);
        let mut is_begun = state.seats.iter().any(|seat| seat.taken && seat.idle && accepts(seat));
        if !is_begun && let Some(at) = state.seats.iter().position(|seat| !seat.taken && accepts(seat)) {
            (state.seats[at].taken, is_begun) = (true, true);
            let sitting = Arc::clone(shared);
            let builder = thread::Builder::new().name(shared.name.to_owned());
            if let Err(error) = builder.spawn(move || work(&sitting, at)) {
                tracing::error!(%error, "no thread for {}", shared.name);
                state.seats[at].taken = false;
                if state.seats.iter().all(|seat| !seat.taken) {
                    state.queue = FairQueue::empty();
                }
            }
        }
        drop(state);
        shared.wake.notify_all();
        is_begun
    }

    /// How many jobs of a class wait for a thread.
    pub(crate) fn waiting(&self, class: C) -> usize {
        self.owner.0.lock().queue.len(class)
    }

    /// How many of these are one person's.
    pub(crate) fn waiting_for(&self, class: C, person: PlayerId) -> usize {
        self.owner.0.lock().queue.len_of(class, person)
    }

    /// Drops what waits, and takes no more work; what was begun is finished.
    pub(crate) fn stop(&self) {
        self.owner.0.stop();
    }
}

/// Does job after job on a seat.
fn work<C: Ord + Copy, S: Default>(shared: &Shared<C, S>, at: usize) {
    give_way();
    let own = S::default();
    let mut state = shared.lock();
    let accepts = state.seats[at].accepts;
    while !state.stopped {
        if let Some(job) = state.queue.pop(accepts) {
            drop(state);
            // Who waits for the job learns from its end that nothing came of it.
            if catch_unwind(AssertUnwindSafe(|| job(&own))).is_err() {
                tracing::error!("a job of {} has panicked", shared.name);
            }
            state = shared.lock();
            continue;
        }
        state.seats[at].idle = true;
        let (after, waited) = shared.wake.wait_timeout(state, IDLE).unwrap_or_else(PoisonError::into_inner);
        state = after;
        state.seats[at].idle = false;
        if waited.timed_out() && !state.queue.has(accepts) {
            break;
        }
    }
    state.seats[at].taken = false;
}

/// From here on the calling thread gives way to others. Elsewhere than on Linux that would be said of the whole process.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "threads that think and draw take as much of the processors as all others");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const ADA: PlayerId = PlayerId(1);
    const BOB: PlayerId = PlayerId(2);

    fn one_thread() -> Workers<u8, ()> {
        Workers::new("test", [(|_| true) as Accepts<u8>])
    }

    #[test]
    fn jobs_are_done_in_turn_while_the_thread_is_busy() {
        let workers = one_thread();
        let (go, gate) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        workers.run(0, ADA, move |()| gate.recv().unwrap());
        for (person, name) in [(ADA, "a1"), (ADA, "a2"), (BOB, "b1")] {
            let tell = tell.clone();
            workers.run(0, person, move |()| tell.send(name).unwrap());
        }
        go.send(()).unwrap();
        drop(tell);
        let done: Vec<_> = told.iter().collect();
        assert!(done == ["a1", "b1", "a2"] || done == ["b1", "a1", "a2"], "{done:?}");
    }

    #[test]
    fn a_seat_for_some_classes_is_not_held_up_by_the_others() {
        let workers: Workers<u8, ()> = Workers::new("test", [(|class| class == 0) as Accepts<u8>, |_| true]);
        let (go, gate) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        let (begun, begins) = mpsc::channel();
        workers.run(1, ADA, move |()| {
            begun.send(()).unwrap();
            gate.recv().unwrap();
        });
        begins.recv().unwrap();
        workers.run(0, BOB, move |()| tell.send("quick").unwrap());
        assert_eq!(told.recv(), Ok("quick"));
        go.send(()).unwrap();
    }

    #[test]
    fn a_panic_costs_its_own_job_alone() {
        let workers = one_thread();
        let (tell, told) = mpsc::channel();
        workers.run(0, ADA, |()| panic!("of this test"));
        workers.run(0, ADA, move |()| tell.send("next").unwrap());
        assert_eq!(told.recv(), Ok("next"));
    }

    #[test]
    fn after_a_stop_nothing_is_begun() {
        let workers = one_thread();
        let (go, gate) = mpsc::channel::<()>();
        let (begun, begins) = mpsc::channel();
        workers.run(0, ADA, move |()| {
            begun.send(()).unwrap();
            gate.recv().unwrap();
        });
        begins.recv().unwrap();
        let (tell, told) = mpsc::channel::<&str>();
        let late = tell.clone();
        workers.run(0, ADA, move |()| tell.send("waiting").unwrap());
        workers.stop();
        workers.run(0, ADA, move |()| late.send("late").unwrap());
        go.send(()).unwrap();
        // Both were dropped.
        assert!(told.recv().is_err());
    }
}
