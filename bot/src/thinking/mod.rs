//! Runs the engine's searches on dedicated threads, and serves people in turn.

mod judging;
mod question;
mod tables;

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use kuzhi_engine::Match;
use kuzhi_search::{
    Choice, Judgement, Knowledge, Level, Limits, Puzzle, Review, ReviewedMove, Scratch, Think as _,
};
use tokio::runtime::Handle;
use tokio::sync::{oneshot, watch};
use tokio_util::sync::CancellationToken;

pub use question::{Purpose, Question};
pub use tables::Tables;

use judging::Judging;
use kuzhi_domain::PlayerId;
use question::{Key, Urgency};

use crate::metrics::Timer;
use crate::workers::{Accepts, Workers};

/// The search threads. Only searches wait for searches.
///
/// One extra thread takes only short searches, so that people who play a low level never wait for a long one.
#[derive(Clone)]
pub struct Thinking {
    workers: Workers<Urgency, Scratch>,
    /// The questions that are queued or being searched. A duplicate gets the same answer.
    open: Arc<Mutex<HashMap<Key, Weak<watch::Sender<Progress>>>>>,
    stop: Arc<AtomicBool>,
    stopping: CancellationToken,
    tables: Tables,
    /// The search to interrupt when a player needs a thread.
    judging: Judging,
    /// Whether to skip all searches and choose the first legal move at once.
    #[cfg(test)]
    takes_the_first: bool,
}

/// How often a review's search can be interrupted. After that it runs to its end, so that reviews finish too.
const GIVES_WAY: u32 = 8;

/// When this many people wait for hints, nobody else gets one.
const MOST_HINTS_WAITING: usize = 16;

/// The outcome of a search with the priority of a review.
#[derive(Debug)]
enum Searched<T> {
    ToTheEnd(Option<T>),
    /// Interrupted: a player needed the thread.
    GaveWay,
}

/// The progress of a question.
#[derive(Clone, PartialEq, Debug)]
enum Progress {
    Waiting,
    Begun,
    Answered(Choice),
}

impl Thinking {
    /// Allows as many long searches at once as there are threads.
    pub fn new(threads: NonZeroUsize) -> Thinking {
        let short_only: Accepts<Urgency> = |urgency| urgency == Urgency::ShortMove;
        let any: Accepts<Urgency> = |_| true;
        let none_of_review: Accepts<Urgency> = |urgency| urgency != Urgency::Review;
        // Reviews never use more than one thread.
        let long = [any].into_iter().chain(vec![none_of_review; threads.get() - 1]);
        let workers = Workers::new("thinking", [short_only].into_iter().chain(long));
        let (stop, stopping) = (Arc::default(), CancellationToken::new());
        let judging = Judging::default();
        Thinking {
            workers,
            open: Arc::default(),
            stop,
            stopping,
            tables: Tables::default(),
            judging,
            #[cfg(test)]
            takes_the_first: false,
        }
    }

    /// Creates threads that choose the first legal move at once, without priorities, so that everything
    /// happens in the same order each time.
    #[cfg(test)]
    pub(crate) fn that_takes_the_first() -> Thinking {
        Thinking { takes_the_first: true, ..Thinking::new(NonZeroUsize::MIN) }
    }

    /// Adds endgame tables, which are built when first needed.
    #[must_use]
    pub fn with_tables(self, tables: Tables) -> Thinking {
        Thinking { tables, ..self }
    }

    /// Stops all searches. The next start repeats them.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.stopping.cancel();
        self.judging.break_off();
        self.workers.stop();
        self.tables.stop();
    }

    /// Returns whether a hint would be searched soon.
    pub fn has_room_for_hints(&self) -> bool {
        self.workers.waiting(Urgency::Hint) < MOST_HINTS_WAITING
    }

    /// Frees what level 8 knows and has not used for a while.
    pub fn forget_unused(&self) {
        self.tables.forget_unused();
    }

    /// Chooses a move. `None` if the game is over or the bot is stopping. `begun` is told when the search
    /// starts. Until then it waits for a thread.
    ///
    /// If its time runs out before it has searched as much as the level should, it plays the best move so
    /// far. The time counts from the start of the search.
    pub async fn choose(&self, question: Question, begun: impl FnOnce() + Send) -> Option<Choice> {
        #[cfg(test)]
        if self.takes_the_first {
            begun();
            let best = *question.board.legal().first()?;
            return Some(Choice { best, value: 0, exact: false, result: None, depth: 1, nodes: 1 });
        }
        let mut progress = self.ask(question);
        // Without an answer, the sender was dropped.
        progress.wait_for(|progress| *progress != Progress::Waiting).await.ok()?;
        begun();
        let answered = progress.wait_for(|progress| matches!(progress, Progress::Answered(_))).await;
        match answered.ok().as_deref() {
            Some(Progress::Answered(choice)) => Some(choice.clone()),
            _ => None,
        }
    }

    /// Judges a move of a game, counted from 1. `None` if there is no such move or the bot is stopping.
    ///
    /// When a player's question would have to wait for it, it is interrupted and repeated later.
    pub async fn judge(&self, played: Arc<Match>, ply: usize, asker: PlayerId) -> Option<ReviewedMove> {
        self.search_in_turn(played, asker, of_review(ply)).await
    }

    /// Judges every move of a board. `None` if the game is over or the bot is stopping.
    ///
    /// Has the priority of a review, and is interrupted like one.
    pub async fn judge_moves(&self, board: Match, asker: PlayerId) -> Option<Judgement> {
        let judge = |board: &Match, limits: Limits| {
            board.judge(&limits).filter(|_| !limits.stop.load(Ordering::Relaxed))
        };
        self.search_in_turn(Arc::new(board), asker, judge).await
    }

    /// Finds the puzzle that starts at a board. `None` if there is none or the bot is stopping.
    ///
    /// Has the priority of a review, and is interrupted like one.
    pub async fn find_puzzle(&self, board: Match, asker: PlayerId) -> Option<Puzzle> {
        let find = |board: &Match, limits| Puzzle::find(board, &Limits { nodes: Puzzle::NODES, ..limits });
        self.search_in_turn(Arc::new(board), asker, find).await
    }

    async fn search_in_turn<T: Send + 'static>(
        &self,
        board: Arc<Match>,
        asker: PlayerId,
        search: impl Fn(&Match, Limits) -> Option<T> + Clone + Send + 'static,
    ) -> Option<T> {
        for times in 0.. {
            match self.search_once(&board, asker, times < GIVES_WAY, search.clone()).await? {
                Searched::ToTheEnd(found) => return found,
                Searched::GaveWay => {}
            }
        }
        None
    }

    /// Searches with a review's limits, unless interrupted. `None` if the bot is stopping.
    async fn search_once<T: Send + 'static>(
        &self,
        board: &Arc<Match>,
        asker: PlayerId,
        gives_way: bool,
        search: impl FnOnce(&Match, Limits) -> Option<T> + Send + 'static,
    ) -> Option<Searched<T>> {
        let (tell, told) = oneshot::channel();
        let (thinking, judging, board) = (self.in_worker(), self.judging.clone(), Arc::clone(board));
        self.run(Urgency::Review, asker, move |scratch| {
            // Nobody waits for it any more.
            if tell.is_closed() {
                return;
            }
            let stop = if gives_way { judging.begin() } else { Arc::clone(&thinking.stop) };
            let limits = Limits {
                stop: Arc::clone(&stop),
                scratch: scratch.clone(),
                knowledge: thinking.tables.knowledge(&board.game()),
                ..Limits::nodes(Review::NODES)
            };
            let found = search(&board, limits);
            judging.end();
            let is_broken_off = found.is_none() && stop.load(Ordering::Relaxed);
            let _ = match found {
                None if is_broken_off && !thinking.stop.load(Ordering::Relaxed) => {
                    tell.send(Searched::GaveWay)
                }
                found => tell.send(Searched::ToTheEnd(found)),
            };
        });
        told.await.ok()
    }

    /// Queues a question, unless it is queued already.
    fn ask(&self, question: Question) -> watch::Receiver<Progress> {
        let key = question.key();
        if let Some(asked) = key.as_ref().and_then(|key| self.open().get(key).and_then(Weak::upgrade)) {
            return asked.subscribe();
        }
        let (sender, receiver) = watch::channel(Progress::Waiting);
        let sender = Arc::new(sender);
        if let Some(key) = &key {
            self.open().insert(key.clone(), Arc::downgrade(&sender));
        }
        let (thinking, runtime) = (self.in_worker(), Handle::current());
        let closing = Closing { open: Arc::clone(&self.open), key };
        let is_begun = self.run(question.urgency(), question.asker, move |scratch| {
            thinking.answer(&question, &sender, scratch, &runtime);
            drop(closing);
        });
        if !is_begun {
            self.judging.break_off();
        }
        receiver
    }

    /// Runs a job when its turn comes. Returns whether it starts at once. Records how long it waited and
    /// took.
    fn run(&self, urgency: Urgency, asker: PlayerId, job: impl FnOnce(&Scratch) + Send + 'static) -> bool {
        let queued = Instant::now();
        self.workers.run(urgency, asker, move |scratch| {
            let begun = Instant::now();
            Timer::ThinkingWait.took(urgency.name(), begun - queued);
            job(scratch);
            Timer::Thinking.took(urgency.name(), begun.elapsed());
        })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Key, Weak<watch::Sender<Progress>>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a worker needs. It holds no handle to the workers, which would keep them alive forever.
    fn in_worker(&self) -> InWorker {
        InWorker {
            stop: Arc::clone(&self.stop),
            stopping: self.stopping.clone(),
            tables: self.tables.clone(),
        }
    }
}

/// Returns the search that judges a move of a game, counted from 1.
fn of_review(ply: usize) -> impl Fn(&Match, Limits) -> Option<ReviewedMove> + Clone + Send + 'static {
    move |played, limits| Review::new(played, limits).from_ply(ply).next()
}

/// Removes a question from the open ones, however its job ends.
struct Closing {
    open: Arc<Mutex<HashMap<Key, Weak<watch::Sender<Progress>>>>>,
    key: Option<Key>,
}

impl Drop for Closing {
    fn drop(&mut self) {
        if let Some(key) = &self.key {
            self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
        }
    }
}

/// Runs the search on a worker.
struct InWorker {
    stop: Arc<AtomicBool>,
    stopping: CancellationToken,
    tables: Tables,
}

impl InWorker {
    fn answer(
        &self,
        question: &Question,
        told: &watch::Sender<Progress>,
        scratch: &Scratch,
        runtime: &Handle,
    ) {
        // Nobody waits for it any more.
        if told.receiver_count() == 0 {
            return;
        }
        told.send_replace(Progress::Begun);
        let limits = self.limits(question, scratch);
        let limits = match question.time {
            Some(time) => Limits { stop: self.stop_after(time, runtime), ..limits },
            None => limits,
        };
        let choice = question.board.think(&limits);
        // A search that was cut short by shutdown is weaker than its level promises.
        if let Some(choice) = choice.filter(|_| !self.stop.load(Ordering::Relaxed)) {
            told.send_replace(Progress::Answered(choice));
        }
    }

    /// Stops a search when its time is up, or when the bot stops.
    fn stop_after(&self, time: Duration, runtime: &Handle) -> Arc<AtomicBool> {
        let (stop, stopping) = (Arc::new(AtomicBool::new(false)), self.stopping.clone());
        let weak = Arc::downgrade(&stop);
        runtime.spawn(async move {
            tokio::select! {
                () = tokio::time::sleep(time) => {}
                () = stopping.cancelled() => {}
            }
            // The search may have ended.
            if let Some(stop) = weak.upgrade() {
                stop.store(true, Ordering::Relaxed);
            }
        });
        stop
    }

    /// Only level 8 uses the tables: lower levels would play above their rating.
    fn limits(&self, question: &Question, scratch: &Scratch) -> Limits {
        let Question { board, level, seed, .. } = question;
        let game = board.game();
        let limits =
            Limits { stop: Arc::clone(&self.stop), scratch: scratch.clone(), ..level.limits(&game, *seed) };
        let knowledge: Arc<Knowledge> = match level.get() {
            Level::MAX => self.tables.knowledge_for(board),
            _ => return limits,
        };
        Limits { knowledge, ..limits }
    }
}

#[cfg(test)]
mod tests;
