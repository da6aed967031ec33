//! Reviews: made in the background, each once however many ask for it, and the last ones kept.
//!
//! A review follows from the moves, so that nothing is lost with one that is not kept any more: it is made again. That is
//! why they are kept in memory and not in the store.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_engine as engine;
use kuzhi_engine::MatchRecord;
use kuzhi_search::Puzzle;
use tokio::sync::watch;

use crate::domain::{PlayerId, Reviewed};
use crate::thinking::Thinking;

/// How many reviews are kept, of some kilobytes each.
const MOST: usize = 200;

/// A review that is being made, or is there.
pub(crate) type Progress = watch::Receiver<Reviewed>;

/// The reviews that were asked for of late.
pub(crate) struct Reviews {
    thinking: Thinking,
    kept: Mutex<Kept>,
}

/// By the text of their moves, which the same match has wherever it came from.
#[derive(Default)]
struct Kept {
    by_moves: HashMap<String, Progress>,
    /// The oldest first.
    order: VecDeque<String>,
}

impl Kept {
    /// The review of these moves, unless it was broken off.
    fn find(&self, moves: &str) -> Option<Progress> {
        let found = self.by_moves.get(moves)?;
        let is_broken_off = found.has_changed().is_err() && !found.borrow().is_whole();
        (!is_broken_off).then(|| found.clone())
    }

    fn keep(&mut self, moves: String, progress: Progress) {
        if self.by_moves.insert(moves.clone(), progress).is_none() {
            self.order.push_back(moves);
        }
        while self.order.len() > MOST {
            if let Some(oldest) = self.order.pop_front() {
                self.by_moves.remove(&oldest);
            }
        }
    }
}

impl Reviews {
    pub(crate) fn new(thinking: Thinking) -> Reviews {
        Reviews { thinking, kept: Mutex::default() }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The puzzle that begins with a board, if there is one.
    pub(crate) async fn find_puzzle(&self, board: engine::Match, asker: PlayerId) -> Option<Puzzle> {
        self.thinking.find_puzzle(board, asker).await
    }

    /// The review of what was played, if it is there or being made.
    pub(crate) fn find(&self, played: &engine::Match) -> Option<Progress> {
        self.kept().find(&text(played))
    }

    /// The review of what was played, and the work of making it if nobody has begun: that has to be carried out.
    pub(crate) fn begin(
        &self,
        played: &engine::Match,
        asker: PlayerId,
    ) -> (Progress, Option<impl Future<Output = ()> + Send + 'static>) {
        let (moves, mut kept) = (text(played), self.kept());
        if let Some(found) = kept.find(&moves) {
            return (found, None);
        }
        let (tell, progress) = watch::channel(Reviewed::of(played, &[]));
        kept.keep(moves, progress.clone());
        (progress, Some(make(self.thinking.clone(), Arc::new(played.clone()), asker, tell)))
    }
}

/// Judges move after move, each in its turn among all that is thought about.
async fn make(
    thinking: Thinking,
    played: Arc<engine::Match>,
    asker: PlayerId,
    tell: watch::Sender<Reviewed>,
) {
    let mut judged = Vec::with_capacity(played.moves().len());
    while let Some(reviewed) = thinking.judge(Arc::clone(&played), judged.len() + 1, asker).await {
        judged.push(reviewed);
        tell.send_replace(Reviewed::of(&played, &judged));
    }
}

fn text(played: &engine::Match) -> String {
    MatchRecord::of(played).to_string()
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use kuzhi_engine::Game;

    use super::*;
    use crate::domain::History;

    const ADA: PlayerId = PlayerId(1);

    fn played(moves: &str) -> engine::Match {
        let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        History::replay(Game::default(), &moves).unwrap().board().clone()
    }

    #[tokio::test]
    async fn a_review_is_made_once_and_kept() {
        let reviews = Reviews::new(Thinking::new(NonZeroUsize::MIN));
        let game = played("1 4 6");
        assert!(reviews.find(&game).is_none());
        let (progress, work) = reviews.begin(&game, ADA);
        assert!(reviews.begin(&game, PlayerId(2)).1.is_none(), "it is begun already");
        assert_eq!(progress.borrow().done(), 0);
        work.unwrap().await;
        assert!(progress.borrow().is_whole());
        assert_eq!(*reviews.find(&game).unwrap().borrow(), *progress.borrow());
        assert!(reviews.find(&played("1 4")).is_none(), "another match is another one");
    }

    #[tokio::test]
    async fn what_was_broken_off_is_begun_anew() {
        let reviews = Reviews::new(Thinking::new(NonZeroUsize::MIN));
        let game = played("1 4 6");
        drop(reviews.begin(&game, ADA).1);
        assert!(reviews.find(&game).is_none());
        assert!(reviews.begin(&game, ADA).1.is_some());
    }

    #[test]
    fn the_oldest_gives_way() {
        let (_tell, progress) = watch::channel(Reviewed::of(&played("1"), &[]));
        let mut kept = Kept::default();
        for number in 0..MOST + 5 {
            kept.keep(number.to_string(), progress.clone());
        }
        assert_eq!((kept.order.len(), kept.by_moves.len()), (MOST, MOST));
        assert!(kept.find("4").is_none() && kept.find("5").is_some());
    }
}
