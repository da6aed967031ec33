use std::num::NonZeroUsize;

use kuzhi_domain::matches::History;
use kuzhi_domain::settings::Look;
use kuzhi_engine::Game;
use kuzhi_memory_store::{Fault, MemoryStore};
use kuzhi_search::Review;
use kuzhi_store::MatchStore;

use super::*;

const ADA: PlayerId = PlayerId(1);

fn played(moves: &str) -> engine::Match {
    let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    History::replay(Game::default(), &moves).unwrap().board().clone()
}

fn id(number: u64) -> MatchId {
    MatchId::from_random(number)
}

/// Returns the reviews of a process that has just started.
fn over(store: &Arc<MemoryStore>) -> Reviews {
    let records = Records::new(Arc::clone(store) as _, Look::default());
    Reviews::new(Thinking::new(NonZeroUsize::MIN), Arc::new(records))
}

/// The same in a process that cannot think.
fn thoughtless(store: &Arc<MemoryStore>) -> Reviews {
    let reviews = over(store);
    reviews.thinking.stop();
    reviews
}

fn new() -> Reviews {
    over(&Arc::default())
}

/// Makes a review and returns it.
async fn made(reviews: &Reviews, game: &engine::Match, of: Option<MatchId>) -> Reviewed {
    let (progress, work) = reviews.begin(game, of, ADA);
    work.unwrap().await;
    progress.borrow().clone()
}

#[tokio::test]
async fn a_review_is_made_once_and_stays_in_memory() {
    let reviews = new();
    let game = played("1 4 6");
    assert!(reviews.find(&game, None).await.is_none());
    let (progress, work) = reviews.begin(&game, None, ADA);
    assert!(reviews.begin(&game, None, PlayerId(2)).1.is_none(), "it is begun already");
    assert_eq!(progress.borrow().done(), 0);
    work.unwrap().await;
    assert!(progress.borrow().is_whole());
    assert_eq!(*reviews.find(&game, None).await.unwrap().borrow(), *progress.borrow());
    assert!(reviews.find(&played("1 4"), None).await.is_none(), "another match is another one");
}

#[tokio::test]
async fn what_was_broken_off_is_begun_anew() {
    let reviews = new();
    let game = played("1 4 6");
    drop(reviews.begin(&game, None, ADA).1);
    assert!(reviews.find(&game, None).await.is_none());
    assert!(reviews.begin(&game, None, ADA).1.is_some());
}

#[tokio::test]
async fn a_match_review_is_stored_and_reloaded() {
    let store = Arc::new(MemoryStore::default());
    let game = played("1 4 6");
    let whole = made(&over(&store), &game, Some(id(1))).await;
    let later = thoughtless(&store);
    let found = later.find(&game, Some(id(1))).await.unwrap();
    assert!(found.borrow().is_whole());
    assert_eq!(*found.borrow(), whole);
    assert!(later.begin(&game, Some(id(1)), ADA).1.is_none(), "it is in memory from then on");
    for (moves, of) in [("1 4 6", Some(id(2))), ("1 4 6", None), ("1 4 5", Some(id(1)))] {
        assert!(thoughtless(&store).find(&played(moves), of).await.is_none(), "{moves} {of:?}");
    }
}

#[tokio::test]
async fn only_a_whole_review_of_a_match_is_kept() {
    let store = Arc::new(MemoryStore::default());
    let game = played("1 4 6");
    assert!(made(&over(&store), &game, None).await.is_whole());
    assert!(!made(&thoughtless(&store), &game, Some(id(1))).await.is_whole());
    assert_eq!(store.review(id(1)).unwrap(), None);
}

#[tokio::test]
async fn one_by_another_judgement_is_made_anew() {
    let store = Arc::new(MemoryStore::default());
    let game = played("1 4 6");
    let whole = made(&over(&store), &game, Some(id(1))).await;
    let kept = store.review(id(1)).unwrap().unwrap();
    assert_eq!(kept.judgement, Review::JUDGEMENT);
    let old = KeptReview { judgement: Review::JUDGEMENT - 1, ..kept.clone() };
    store.save_review(id(1), &old).unwrap();
    let reviews = over(&store);
    assert!(reviews.find(&game, Some(id(1))).await.is_none());
    assert_eq!(made(&reviews, &game, Some(id(1))).await, whole);
    assert_eq!(store.review(id(1)).unwrap(), Some(kept), "in the place of the old one");
}

#[tokio::test]
async fn one_that_cannot_be_kept_is_shown_all_the_same() {
    let store = Arc::new(MemoryStore::default());
    store.set_fault(Fault::Full);
    let (reviews, game) = (over(&store), played("1 4 6"));
    assert!(made(&reviews, &game, Some(id(1))).await.is_whole());
    assert!(reviews.find(&game, Some(id(1))).await.unwrap().borrow().is_whole());
    store.set_fault(Fault::None);
    assert_eq!(store.review(id(1)).unwrap(), None);
}

#[test]
fn the_oldest_gives_way() {
    let (_tell, progress) = watch::channel(Reviewed::from_judged(&played("1"), &[]));
    let mut lately = Lately::default();
    let key = |number: usize| Key { of: None, moves: number.to_string() };
    for number in 0..MOST + 5 {
        lately.put(key(number), progress.clone());
    }
    assert_eq!((lately.order.len(), lately.reviews.len()), (MOST, MOST));
    assert!(lately.find(&key(4)).is_none() && lately.find(&key(5)).is_some());
}

#[tokio::test]
async fn so_many_are_made_at_once_and_fewer_for_one_person() {
    let (reviews, game) = (new(), played("1 4 6"));
    let begin = |number, asker| reviews.begin(&game, Some(id(number)), asker).1.unwrap();
    let (mut for_ada, mut for_others) = (Vec::new(), Vec::new());
    for number in 0..AT_ONCE_FOR_ONE as u64 {
        assert!(reviews.has_room_for(ADA));
        for_ada.push(begin(number, ADA));
    }
    assert!(!reviews.has_room_for(ADA));
    for number in (AT_ONCE_FOR_ONE..AT_ONCE).map(|number| number as u64) {
        let other = PlayerId(100 + number);
        assert!(reviews.has_room_for(other));
        for_others.push(begin(number, other));
    }
    assert!(!reviews.has_room_for(PlayerId(99)));
    for_others.pop().unwrap().await;
    assert!(reviews.has_room_for(PlayerId(99)), "one is done");
    assert!(!reviews.has_room_for(ADA));
    drop(for_ada.pop());
    assert!(reviews.has_room_for(ADA), "one was broken off");
}
