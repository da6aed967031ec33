//! Reviews: made in the background, once for everyone who asks, and stored with finished matches.
//!
//! A review follows from the moves, so a lost one can be made again. The last ones are kept in memory,
//! whatever they are of. Those of finished matches are in the store as well.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_domain::study::{KeptReview, Reviewed};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine as engine;
use kuzhi_engine::MatchRecord;
use kuzhi_search::{Judgement, Puzzle, ReviewedMove};
use tokio::sync::watch;

use crate::service::records::Records;
use crate::thinking::Thinking;

/// How many reviews are kept in memory, of some kilobytes each.
const MOST: usize = 200;

/// How many reviews are made at once, and how many of them for one person. They take turns: one alone takes
/// some seconds, this many a minute or two.
const AT_ONCE: usize = 16;
const AT_ONCE_FOR_ONE: usize = 4;

/// The progress of a review, or a finished review.
pub(crate) type Progress = watch::Receiver<Reviewed>;

/// The reviews that people asked for recently.
pub(crate) struct Reviews {
    thinking: Thinking,
    records: Arc<Records>,
    lately: Mutex<Lately>,
    making: Making,
}

/// The people for whom reviews are being made.
#[derive(Clone, Default)]
struct Making(Arc<Mutex<Vec<PlayerId>>>);

/// A review that is being made, until this is dropped.
struct ReviewGuard(Making, PlayerId);

impl Making {
    fn askers(&self) -> MutexGuard<'_, Vec<PlayerId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn one_more(&self, asker: PlayerId) -> ReviewGuard {
        self.askers().push(asker);
        ReviewGuard(self.clone(), asker)
    }
}

impl Drop for ReviewGuard {
    fn drop(&mut self) {
        let mut askers = self.0.askers();
        if let Some(at) = askers.iter().position(|&asker| asker == self.1) {
            askers.swap_remove(at);
        }
    }
}

/// What a review is of: the text of the moves, which is the same wherever they come from, and the match with
/// which the review is stored, if any.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    of: Option<MatchId>,
    moves: String,
}

impl Key {
    fn new(played: &engine::Match, of: Option<MatchId>) -> Key {
        Key { of, moves: MatchRecord::from_match(played).to_string() }
    }
}

#[derive(Default)]
struct Lately {
    reviews: HashMap<Key, Progress>,
    /// Oldest first.
    order: VecDeque<Key>,
}

impl Lately {
    /// Returns the review, unless its making was interrupted.
    fn find(&self, key: &Key) -> Option<Progress> {
        let found = self.reviews.get(key)?;
        let is_broken_off = found.has_changed().is_err() && !found.borrow().is_whole();
        (!is_broken_off).then(|| found.clone())
    }

    fn put(&mut self, key: Key, progress: Progress) {
        if self.reviews.insert(key.clone(), progress).is_none() {
            self.order.push_back(key);
        }
        while self.order.len() > MOST {
            if let Some(oldest) = self.order.pop_front() {
                self.reviews.remove(&oldest);
            }
        }
    }
}

impl Reviews {
    pub(crate) fn new(thinking: Thinking, records: Arc<Records>) -> Reviews {
        Reviews { thinking, records, lately: Mutex::default(), making: Making::default() }
    }

    /// Whether another review can be made for this person.
    pub(crate) fn has_room_for(&self, asker: PlayerId) -> bool {
        let askers = self.making.askers();
        askers.len() < AT_ONCE && askers.iter().filter(|&&one| one == asker).count() < AT_ONCE_FOR_ONE
    }

    /// Whether a review can be made for which nobody has asked. It leaves room for those who ask.
    pub(crate) fn has_room_unasked(&self) -> bool {
        self.making.askers().len() < AT_ONCE / 4
    }

    fn lately(&self) -> MutexGuard<'_, Lately> {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Judges one move of a match, counted from 1. `None` if the bot is stopping.
    pub(crate) async fn judge(
        &self,
        played: engine::Match,
        ply: usize,
        asker: PlayerId,
    ) -> Option<ReviewedMove> {
        self.thinking.judge(Arc::new(played), ply, asker).await
    }

    /// Judges every move of a board. `None` if the game is over or the bot is stopping.
    pub(crate) async fn judge_moves(&self, board: engine::Match, asker: PlayerId) -> Option<Judgement> {
        self.thinking.judge_moves(board, asker).await
    }

    /// Returns the puzzle that begins with a board, if there is one.
    pub(crate) async fn find_puzzle(&self, board: engine::Match, asker: PlayerId) -> Option<Puzzle> {
        self.thinking.find_puzzle(board, asker).await
    }

    /// Returns the review of these moves, if it is finished, being made, or stored with this match.
    pub(crate) async fn find(&self, played: &engine::Match, of: Option<MatchId>) -> Option<Progress> {
        let key = Key::new(played, of);
        let found = self.lately().find(&key);
        match (found, of) {
            (None, Some(id)) => self.recall(key, id, played.clone()).await,
            (found, _) => found,
        }
    }

    /// Returns the review stored with a match, if it is of these moves and from the current judgement.
    async fn recall(&self, key: Key, id: MatchId, played: engine::Match) -> Option<Progress> {
        let what = "cannot tell whether a review was kept: it is made anew";
        let recalled = self.records.run_or_default(what, move |store| {
            let kept = store.review(id)?;
            Ok(kept.and_then(|kept| kept.recall(&played)))
        });
        let (_, progress) = watch::channel(recalled.await?);
        let mut lately = self.lately();
        // Someone else may have asked meanwhile.
        if let Some(found) = lately.find(&key) {
            return Some(found);
        }
        lately.put(key, progress.clone());
        Some(progress)
    }

    /// Returns the review of these moves, and the future that makes it and stores it with this match. The
    /// caller has to run that future. It is `None` if the review is there or being made already.
    pub(crate) fn begin(
        &self,
        played: &engine::Match,
        of: Option<MatchId>,
        asker: PlayerId,
    ) -> (Progress, Option<impl Future<Output = ()> + Send + 'static>) {
        let (key, mut lately) = (Key::new(played, of), self.lately());
        if let Some(found) = lately.find(&key) {
            return (found, None);
        }
        let (tell, progress) = watch::channel(Reviewed::from_judged(played, &[]));
        lately.put(key, progress.clone());
        let (thinking, records) = (self.thinking.clone(), Arc::clone(&self.records));
        let played = Arc::new(played.clone());
        let one_more = self.making.one_more(asker);
        let work = async move {
            let _one_more = one_more;
            if let (Some(review), Some(id)) = (make(&thinking, &played, asker, &tell).await, of) {
                save_review(&records, id, review).await;
            }
        };
        (progress, Some(work))
    }
}

/// Judges one move after another, each queued with everything else the bot thinks about. `None` if it is
/// interrupted.
async fn make(
    thinking: &Thinking,
    played: &Arc<engine::Match>,
    asker: PlayerId,
    tell: &watch::Sender<Reviewed>,
) -> Option<KeptReview> {
    let moves = played.moves().len();
    let mut judged = Vec::with_capacity(moves);
    while judged.len() < moves {
        judged.push(thinking.judge(Arc::clone(played), judged.len() + 1, asker).await?);
        tell.send_replace(Reviewed::from_judged(played, &judged));
    }
    Some(KeptReview::from_judged(&judged))
}

/// Stores a finished review. People have it already, so they do not notice a failure.
async fn save_review(records: &Records, id: MatchId, review: KeptReview) {
    if let Err(error) = records.run(move |store| store.save_review(id, &review)).await {
        records.report(&error, "cannot save a review; it is made again when someone asks for it");
    }
}

#[cfg(test)]
mod tests;
