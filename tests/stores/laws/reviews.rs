//! Reviews of matches that are over.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Actor, Intent, Voided, decide};
use kuzhi_domain::study::KeptReview;
use kuzhi_engine::Game;
use kuzhi_search::{Level, Limits, Review, ReviewedMove, Think as _};
use kuzhi_store::{RemovalOutcome, Store};

use super::leaving::{WHO, fill, leaving};
use crate::matches::{ASHA, BANU, PLACE, at, id, keep, keep_won};

/// A review of a game, of rounds or not.
pub(crate) fn review(game: &str, moves: usize) -> KeptReview {
    let game = Game::by_id(game).unwrap();
    let mut board = game.start();
    while board.moves().len() < moves {
        let seed = board.moves().len() as u64;
        let choice = board.think(&Level::new(1).unwrap().limits(&game, seed)).unwrap();
        board.play(choice.best, &mut |_| ()).unwrap();
    }
    let judged: Vec<ReviewedMove> = Review::new(&board, Limits::nodes(200)).collect();
    KeptReview::from_judged(&judged)
}

pub(crate) fn a_review_is_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.review(id(1)).unwrap(), None);
    let (short, long) = (review("mangala", 3), review("kotu-baendum", 60));
    assert!(short.verdicts != long.verdicts && long.verdicts.len() == 60);
    let old = KeptReview { judgement: 0, ..long.clone() };
    let last = MatchId::from_random(u64::MAX);
    for kept in [short, old, long.clone()] {
        store.save_review(id(1), &kept).unwrap();
        assert_eq!(store.review(id(1)).unwrap(), Some(kept), "whatever judgement it is by");
    }
    store.save_review(last, &review("pallankuzhi", 5)).unwrap();
    assert_eq!(store.review(id(1)).unwrap(), Some(long));
    assert_eq!(store.review(last).unwrap().unwrap().verdicts.len(), 5);
    assert_eq!(store.review(id(2)).unwrap(), None);
    store.make_durable().unwrap();
    assert_eq!(store.review(last).unwrap().unwrap().verdicts.len(), 5, "as well when it is written");
}

pub(crate) fn it_stays_when_the_result_is_void(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    let kept = review("mangala", 8);
    store.save_review(id(1), &kept).unwrap();
    let over = store.load(id(1)).unwrap().unwrap();
    let void = decide(&over, Actor::Operator, Intent::Void, at(9_000)).unwrap();
    keep(store, &void).unwrap();
    assert_eq!(store.load(id(1)).unwrap().unwrap().over().unwrap().voided(), Voided::Everywhere);
    assert_eq!(store.review(id(1)).unwrap(), Some(kept));
}

pub(crate) fn it_stays_with_the_match_that_somebody_leaves(store: &dyn Store) {
    fill(store);
    let kept = store.review(id(1)).unwrap().unwrap();
    assert!(store.load(id(1)).unwrap().unwrap().involves(WHO));
    store.begin_leaving(leaving()).unwrap();
    assert_eq!(store.forget(leaving()).unwrap(), RemovalOutcome::All);
    assert!(!store.load(id(1)).unwrap().unwrap().involves(WHO));
    assert_eq!(store.review(id(1)).unwrap(), Some(kept), "nobody is in it");
}
