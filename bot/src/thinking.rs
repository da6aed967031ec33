//! Thinking: the engine searches on threads of its own, a few at a time.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{Choice, Level, Limits, Match};
use tokio::sync::Semaphore;

/// The engine's threads. Searches beyond their number wait; nothing else waits for a search.
#[derive(Clone, Debug)]
pub struct Thinking {
    free: Arc<Semaphore>,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// As many searches at once as there are threads.
    pub fn new(threads: NonZeroUsize) -> Thinking {
        Thinking { free: Arc::new(Semaphore::new(threads.get())), stop: Arc::default() }
    }

    /// Ends all searches; what they were about is thought about anew after the next start.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.free.close();
    }

    /// Chooses a move, or gives `None` when the game is over or the bot is stopping.
    pub async fn choose(&self, board: Match, level: Level, seed: u64) -> Option<Choice> {
        let thread = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let limits = Limits { stop: Arc::clone(&self.stop), ..level.limits(&board.game(), seed) };
        let searched = tokio::task::spawn_blocking(move || {
            let choice = board.think(&limits);
            drop(thread);
            choice
        });
        let choice = searched.await.ok().flatten();
        // A search that was cut short is weaker than its level promises.
        choice.filter(|_| !self.stop.load(Ordering::Relaxed))
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
        let first = thinking.choose(Game::default().start(), level, 7).await;
        assert!(first.is_some());
        assert_eq!(thinking.choose(Game::default().start(), level, 7).await, first);
    }

    #[tokio::test]
    async fn a_stopped_engine_chooses_nothing() {
        let thinking = Thinking::new(NonZeroUsize::MIN);
        thinking.stop();
        assert_eq!(thinking.choose(Game::default().start(), Level::default(), 0).await, None);
    }
}
