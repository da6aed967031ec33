//! Dedicated threads for CPU-bound work, fed from a fair queue.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use queue::FairQueue;

/// A thread that is idle for this long ends, and frees what it has cached.
const IDLE: Duration = Duration::from_secs(10);

/// The nice value of threads for whose work people wait. When the CPU is short, each gets a third of what a
/// thread that answers people gets.
const NICE: i32 = 5;

/// The nice value of threads for whose work nobody waits. They get what all others leave.
const NICEST: i32 = 19;

/// A job. The thread lends it what it caches from job to job.
type Job<S> = Box<dyn FnOnce(&S) + Send>;

/// The classes of jobs that a thread takes.
pub(crate) type Accepts<C> = fn(C) -> bool;

/// Threads that start when there is work and end after a while without any. Clones share them. After the last
/// clone is dropped, they end when their current job is done.
pub(crate) struct Workers<C, S> {
    owner: Arc<Owner<C, S>>,
}

/// Stops the threads once nobody can give them work.
struct Owner<C, S>(Arc<Shared<C, S>>);

struct Shared<C, S> {
    name: &'static str,
    nice: i32,
    state: Mutex<State<C, S>>,
    wake: Condvar,
}

struct State<C, S> {
    queue: FairQueue<C, Job<S>>,
    seats: Vec<Seat<C>>,
    stopped: bool,
}

/// The slot of one thread.
struct Seat<C> {
    accepts: Accepts<C>,
    /// Whether a thread occupies it, and whether that is idle.
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
        // Nothing panics while holding it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C, S> Shared<C, S> {
    fn stop(&self) {
        let mut state = self.lock();
        state.stopped = true;
        // Drop queued jobs outside the lock: one may hold the last clone of something.
        let waiting = std::mem::replace(&mut state.queue, FairQueue::empty());
        drop(state);
        drop(waiting);
        self.wake.notify_all();
    }
}

impl<C: Ord + Copy + Send + 'static, S: Default + 'static> Workers<C, S> {
    /// Creates at most one thread per slot.
    pub(crate) fn new(name: &'static str, threads: impl IntoIterator<Item = Accepts<C>>) -> Workers<C, S> {
        Workers::with_nice(NICE, name, threads)
    }

    /// The same for work that nobody waits for.
    pub(crate) fn unwaited(
        name: &'static str,
        threads: impl IntoIterator<Item = Accepts<C>>,
    ) -> Workers<C, S> {
        Workers::with_nice(NICEST, name, threads)
    }

    fn with_nice(
        nice: i32,
        name: &'static str,
        threads: impl IntoIterator<Item = Accepts<C>>,
    ) -> Workers<C, S> {
        let seats = threads.into_iter().map(|accepts| Seat { accepts, taken: false, idle: false }).collect();
        let state = Mutex::new(State { queue: FairQueue::empty(), seats, stopped: false });
        Workers { owner: Arc::new(Owner(Arc::new(Shared { name, nice, state, wake: Condvar::new() }))) }
    }

    /// Runs a job when its turn comes. Returns whether it starts at once. After a stop, or if the system
    /// gives no thread, the job is dropped.
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

    /// Returns the number of queued jobs of a class.
    pub(crate) fn waiting(&self, class: C) -> usize {
        self.owner.0.lock().queue.len(class)
    }

    /// Returns the number of one person's queued jobs.
    pub(crate) fn waiting_for(&self, class: C, person: PlayerId) -> usize {
        self.owner.0.lock().queue.len_of(class, person)
    }

    /// Drops queued jobs and accepts no more. Running ones are finished.
    pub(crate) fn stop(&self) {
        self.owner.0.stop();
    }
}

/// Runs job after job in a slot.
fn work<C: Ord + Copy, S: Default>(shared: &Shared<C, S>, at: usize) {
    give_way(shared.nice);
    let own = S::default();
    let mut state = shared.lock();
    let accepts = state.seats[at].accepts;
    while !state.stopped {
        if let Some(job) = state.queue.pop(accepts) {
            drop(state);
            // Dropping the job tells its owner that it failed.
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

/// Lowers the priority of the calling thread. Outside Linux that would affect the whole process.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables, reason = "it is Linux that has it by thread"))]
fn give_way(nice: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(nice) {
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

    #[cfg(target_os = "linux")]
    #[test]
    fn work_that_nobody_waits_for_gives_way_to_all_other() {
        let nice = |workers: &Workers<u8, ()>| {
            let (tell, told) = mpsc::channel();
            workers.run(0, ADA, move |()| tell.send(rustix::process::getpriority_process(None)).unwrap());
            told.recv().unwrap().unwrap()
        };
        let unwaited = Workers::unwaited("test", [(|_| true) as Accepts<u8>]);
        assert!(nice(&unwaited) > nice(&one_thread()));
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
