//! Thinking: the engine searches on threads of its own, a few at a time.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kuzhi_engine::{Choice, Level, Limits, Match};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use crate::tables::Tables;

/// The engine's threads. Searches beyond their number wait; nothing else waits for a search.
#[derive(Clone, Debug)]
pub struct Thinking {
    free: Arc<Semaphore>,
    stop: Arc<AtomicBool>,
    stopping: CancellationToken,
    tables: Tables,
}

impl Thinking {
    /// As many searches at once as there are threads.
    pub fn new(threads: NonZeroUsize) -> Thinking {
        let free = Arc::new(Semaphore::new(threads.get()));
        let (stop, stopping) = (Arc::default(), CancellationToken::new());
        Thinking { free, stop, stopping, tables: Tables::default() }
    }

    /// With tables that are there already, or will be.
    #[must_use]
    pub fn with_tables(self, tables: Tables) -> Thinking {
        Thinking { tables, ..self }
    }

    /// Ends all searches; what they were about is thought about anew after the next start.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.stopping.cancel();
        self.free.close();
        self.tables.stop();
    }

    /// Chooses a move, or gives `None` when the game is over or the bot is stopping.
    ///
    /// When its time is over before it has thought as much as the level does, it plays what is best by then.
    pub async fn choose(
        &self,
        board: Match,
        level: Level,
        seed: u64,
        time: Option<Duration>,
    ) -> Option<Choice> {
        let thread = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let limits = self.limits(&board, level, seed);
        let limits = match time {
            Some(time) => Limits { stop: self.stop_after(time), ..limits },
            None => limits,
        };
        let searched = tokio::task::spawn_blocking(move || {
            let choice = board.think(&limits);
            drop(thread);
            choice
        });
        let choice = searched.await.ok().flatten();
        // A search that was cut short by the bot's end is weaker than its level promises.
        choice.filter(|_| !self.stop.load(Ordering::Relaxed))
    }
}

impl Thinking {
    /// What ends a search when its time is over, or earlier when the bot stops.
    fn stop_after(&self, time: Duration) -> Arc<AtomicBool> {
        let (stop, stopping) = (Arc::new(AtomicBool::new(false)), self.stopping.clone());
        let weak = Arc::downgrade(&stop);
        tokio::spawn(async move {
            tokio::select! {
                () = tokio::time::sleep(time) => {}
                () = stopping.cancelled() => {}
            }
            // The search may be over already.
            if let Some(stop) = weak.upgrade() {
                stop.store(true, Ordering::Relaxed);
            }
        });
        stop
    }

    /// Only the highest level knows the tables: the others would be stronger than they are rated.
    fn limits(&self, board: &Match, level: Level, seed: u64) -> Limits {
        let limits = Limits { stop: Arc::clone(&self.stop), ..level.limits(&board.game(), seed) };
        if level.get() < Level::MAX {
            return limits;
        }
        Limits { knowledge: self.tables.knowledge(), ..limits }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    #[tokio::test]
    async fn the_same_board_and_seed_give_the_same_move() {
        let thinking = Thinking::new(NonZeroUsize::MIN);
        let level = Level::new(1).unwrap();
        let first = thinking.choose(Game::default().start(), level, 7, None).await;
        assert!(first.is_some());
        assert_eq!(thinking.choose(Game::default().start(), level, 7, None).await, first);
    }

    #[tokio::test]
    async fn without_time_it_still_plays() {
        let thinking = Thinking::new(NonZeroUsize::MIN);
        let (board, level) = (Game::default().start(), Level::HIGHEST);
        let choice = thinking.choose(board.clone(), level, 0, Some(Duration::ZERO)).await.unwrap();
        assert!(board.legal().contains(&choice.best));
    }

    #[tokio::test]
    async fn a_stopped_engine_chooses_nothing() {
        let thinking = Thinking::new(NonZeroUsize::MIN);
        thinking.stop();
        assert_eq!(thinking.choose(Game::default().start(), Level::default(), 0, None).await, None);
    }

    #[test]
    fn only_the_highest_level_knows_the_tables() {
        let tables = Tables::default();
        tables.build(1);
        let thinking = Thinking::new(NonZeroUsize::MIN).with_tables(tables);
        for level in Level::all() {
            let knows = thinking.limits(&Game::default().start(), level, 0).knowledge.tables().count();
            assert_eq!(knows > 0, level.get() == Level::MAX, "{level}");
        }
    }

    #[tokio::test]
    async fn nobody_waits_for_the_tables() {
        // They are never built.
        let thinking = Thinking::new(NonZeroUsize::MIN).with_tables(Tables::default());
        let position = "0.0.0.0.2.1/0.0.0.0.0.1 22:22 south".parse().unwrap();
        let board = Match::from_position(Game::default(), &position).unwrap();
        assert!(thinking.choose(board, Level::new(Level::MAX).unwrap(), 0, None).await.is_some());
    }
}
