//! Reviews: made in the background, each once however many ask for it, and kept with matches that are over.
//!
//! A review follows from the moves, so that nothing is lost with one that is not kept any more: it is made again. The last
//! ones are in memory, of whatever was asked for; those of finished matches are in the store as well.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_engine as engine;
use kuzhi_engine::MatchRecord;
use kuzhi_search::Puzzle;
use tokio::sync::watch;

use super::records::Records;
use crate::domain::{KeptReview, MatchId, PlayerId, Reviewed};
use crate::thinking::Thinking;

/// How many reviews are in memory, of some kilobytes each.
const MOST: usize = 200;

/// How many reviews are made at once, which take turns: one alone takes some seconds, so many a minute or two. And how many of
/// these for one person.
const AT_ONCE: usize = 16;
const AT_ONCE_FOR_ONE: usize = 4;

/// A review that is being made, or is there.
pub(crate) type Progress = watch::Receiver<Reviewed>;

/// The reviews that were asked for of late.
pub(crate) struct Reviews {
    thinking: Thinking,
    records: Arc<Records>,
    lately: Mutex<Lately>,
    making: Making,
}

/// For whom reviews are being made.
#[derive(Clone, Default)]
struct Making(Arc<Mutex<Vec<PlayerId>>>);

/// One that is being made, for as long as this lives.
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

/// What was played: its text, which the same moves have wherever they came from, and the match with which the review is
/// kept, if it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    of: Option<MatchId>,
    moves: String,
}

impl Key {
    fn new(played: &engine::Match, of: Option<MatchId>) -> Key {
        Key { of, moves: MatchRecord::of(played).to_string() }
    }
}

#[derive(Default)]
struct Lately {
    reviews: HashMap<Key, Progress>,
    /// The oldest first.
    order: VecDeque<Key>,
}

impl Lately {
    /// The review of what was played, unless it was broken off.
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

    /// Whether one more review can be made for somebody.
    pub(crate) fn has_room_for(&self, asker: PlayerId) -> bool {
        let askers = self.making.askers();
        askers.len() < AT_ONCE && askers.iter().filter(|&&one| one == asker).count() < AT_ONCE_FOR_ONE
    }

    fn lately(&self) -> MutexGuard<'_, Lately> {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The puzzle that begins with a board, if there is one.
    pub(crate) async fn find_puzzle(&self, board: engine::Match, asker: PlayerId) -> Option<Puzzle> {
        self.thinking.find_puzzle(board, asker).await
    }

    /// The review of what was played, if it is there, is being made, or was kept with this match.
    pub(crate) async fn find(&self, played: &engine::Match, of: Option<MatchId>) -> Option<Progress> {
        let key = Key::new(played, of);
        let found = self.lately().find(&key);
        match (found, of) {
            (None, Some(id)) => self.recall(key, id, played.clone()).await,
            (found, _) => found,
        }
    }

    /// The review that was kept with a match, if it is one of these moves by today's judgement.
    async fn recall(&self, key: Key, id: MatchId, played: engine::Match) -> Option<Progress> {
        let what = "cannot tell whether a review was kept: it is made anew";
        let recalled = self.records.read_or_default(what, move |store| {
            let kept = store.review(id)?;
            Ok(kept.and_then(|kept| kept.recall(&played)))
        });
        let (_, progress) = watch::channel(recalled.await?);
        let mut lately = self.lately();
        // Somebody else may have asked meanwhile.
        if let Some(found) = lately.find(&key) {
            return Some(found);
        }
        lately.put(key, progress.clone());
        Some(progress)
    }

    /// The review of what was played, and the work of making it, and of keeping it with this match, if nobody has begun:
    /// that has to be carried out.
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
        let (tell, progress) = watch::channel(Reviewed::of(played, &[]));
        lately.put(key, progress.clone());
        let (thinking, records) = (self.thinking.clone(), Arc::clone(&self.records));
        let played = Arc::new(played.clone());
        let one_more = self.making.one_more(asker);
        let work = async move {
            let _one_more = one_more;
            if let (Some(review), Some(id)) = (make(&thinking, &played, asker, &tell).await, of) {
                keep(&records, id, review).await;
            }
        };
        (progress, Some(work))
    }
}

/// Judges move after move, each in its turn among all that is thought about; nothing if it is broken off.
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
        tell.send_replace(Reviewed::of(played, &judged));
    }
    Some(KeptReview::of(&judged))
}

/// Keeps a review that people have by now; they do not notice if it cannot be kept.
async fn keep(records: &Records, id: MatchId, review: KeptReview) {
    if let Err(error) = records.read(move |store| store.keep_review(id, &review)).await {
        records.report(&error, "cannot save a review; it is made again when someone asks for it");
    }
}

#[cfg(test)]
mod tests;
