//! Everything committed is stored, and each version once.

use std::slice;

use kuzhi_domain::InteractionId;
use kuzhi_domain::matches::{Intent, MadeOffer, Match, Offer, Revision, Scope, Series};
use kuzhi_engine::Side;
use kuzhi_store::{Commit, CommitError, Pending, ProcessedInteraction, Store};

use crate::matches::{
    ASHA, BANU, CHANNEL, accepted, against_bot, at, challenge, chance, id, keep, keep_for, moved, then,
    to_the_end, with,
};

pub(crate) fn a_match_is_loaded_as_it_was_committed(store: &dyn Store) {
    let mut chance = chance(1);
    let open = challenge(1, 100);
    let begun = accepted(&open, 200);
    let mut versions = vec![open, begun.clone()];
    versions.extend(to_the_end(&begun, &mut chance));
    versions.push(challenge(2, 100));
    versions.push(then(&challenge(2, 100), BANU, Intent::Decline, 150));
    versions.push(challenge(3, 100));
    versions.push(then(&challenge(3, 100), ASHA, Intent::Cancel, 150));
    let bot = against_bot(4, 300);
    versions.push(bot.clone());
    versions.extend(to_the_end(&bot, &mut chance));
    for version in versions {
        keep(store, &version).unwrap();
        assert_eq!(store.load(version.id()).unwrap().as_ref(), Some(&version));
    }
}

pub(crate) fn an_unknown_match_is_none(store: &dyn Store) {
    assert_eq!(store.load(id(1)).unwrap(), None);
    keep(store, &challenge(1, 0)).unwrap();
    assert_eq!(store.load(id(2)).unwrap(), None);
}

pub(crate) fn a_new_match_has_version_one(store: &dyn Store) {
    for version in [2, (1 << 53) - 1] {
        let refused = keep(store, &with(challenge(1, 0), |setup| setup.version = version));
        assert!(matches!(refused, Err(CommitError::Conflict)), "{version}: {refused:?}");
    }
    keep(store, &challenge(1, 0)).unwrap();
}

pub(crate) fn of_two_writers_one_is_refused(store: &dyn Store) {
    let open = challenge(1, 0);
    keep(store, &open).unwrap();
    let (accepted, cancelled) = (accepted(&open, 5), then(&open, ASHA, Intent::Cancel, 5));
    keep(store, &accepted).unwrap();
    assert!(matches!(keep(store, &cancelled), Err(CommitError::Conflict)));
    assert!(matches!(keep(store, &open), Err(CommitError::Conflict)), "an old version must not come back");
    assert!(matches!(keep(store, &accepted), Err(CommitError::Conflict)), "nor may the same one");
    assert_eq!(store.load(id(1)).unwrap(), Some(accepted));
}

pub(crate) fn what_is_refused_leaves_nothing(store: &dyn Store) {
    let open = challenge(1, 0);
    let begun = accepted(&open, 5);
    keep(store, &open).unwrap();
    keep(store, &begun).unwrap();
    let late = then(&open, ASHA, Intent::Cancel, 5);
    assert!(matches!(keep_for(store, &late, 77, 5), Err(CommitError::Conflict)));
    assert_eq!(store.match_of_interaction(InteractionId(77)).unwrap(), None);
    assert_eq!(store.live().unwrap(), slice::from_ref(&begun));
    assert_eq!(store.live_in(CHANNEL).unwrap(), slice::from_ref(&begun));
    let leap = then(&moved(&begun, 0, 6), ASHA, Intent::Resign, 7);
    assert!(matches!(keep(store, &leap), Err(CommitError::Conflict)));
    assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap(), []);
    assert_eq!(store.live_of(ASHA).unwrap(), [begun]);
    keep_for(store, &challenge(2, 9), 77, 5).unwrap();
}

pub(crate) fn moves_are_taken_back(store: &dyn Store) {
    let begun = accepted(&challenge(1, 0), 1);
    let first = moved(&begun, 0, 2);
    let second = moved(&first, 0, 3);
    let made = MadeOffer { offer: Offer::Takeback, at: Revision::at(2), by: Side::South };
    let back = then(&second, BANU, Intent::AcceptOffer(made), 4);
    assert!(back.played().unwrap().moves().is_empty(), "Asha's move and Banu's answer are undone");
    let again = moved(&back, 1, 5);
    for version in [&challenge(1, 0), &begun, &first, &second, &back, &again] {
        keep(store, version).unwrap();
        assert_eq!(store.load(id(1)).unwrap().as_ref(), Some(version));
    }
    assert!(matches!(keep(store, &second), Err(CommitError::Conflict)), "what was undone must not come back");
    assert_eq!(again.played().unwrap().revision(), Revision { ply: 1, takebacks: 1 });
}

pub(crate) fn the_next_set_begins_with_the_end_of_the_last(store: &dyn Store) {
    let open = with(challenge(1, 0), |setup| setup.series = Series::new(3));
    let begun = accepted(&open, 1);
    keep(store, &open).unwrap();
    keep(store, &begun).unwrap();
    let over = then(&begun, ASHA, Intent::Resign, 2);
    let next = over.next_set(id(2), at(2)).expect("a first set of three is followed by another");
    let commit = Commit { next: over.clone(), begun: Some(next.clone()), interaction: None, quiet: false };
    // A name that is taken is refused, and nothing of the commit remains.
    keep(store, &challenge(3, 0)).unwrap();
    let taken = with(next.clone(), |setup| setup.id = id(3));
    let refused = store.commit(&Commit { begun: Some(taken), ..commit.clone() });
    assert!(matches!(refused, Err(CommitError::Conflict)), "{refused:?}");
    assert_eq!(store.load(id(1)).unwrap(), Some(begun));
    assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap(), []);

    store.commit(&commit).unwrap();
    assert_eq!(store.load(id(1)).unwrap(), Some(over));
    assert_eq!(store.load(id(2)).unwrap().as_ref(), Some(&next));
    assert_eq!(store.live_of(ASHA).unwrap(), [challenge(3, 0), next.clone()]);
    assert_eq!(store.live_of(BANU).unwrap(), [challenge(3, 0), next]);
    assert!(matches!(store.commit(&commit), Err(CommitError::Conflict)), "it comes once");
}

/// Submits commits together, some of which fail because of others.
pub(crate) fn hand_in_at_odds(store: &dyn Store) -> Vec<Pending> {
    let open = challenge(1, 0);
    let begun = accepted(&open, 1);
    let cancelled = then(&open, ASHA, Intent::Cancel, 1);
    let commits = [
        (&open, 6),
        (&begun, 7),
        (&cancelled, 8),
        (&begun, 7),
        (&challenge(2, 0), 9),
        (&challenge(2, 0), 10),
        (&challenge(3, 0), 9),
        (&moved(&begun, 0, 2), 11),
    ];
    let submit = |(next, interaction): (&Match, u64)| {
        let mark = ProcessedInteraction { interaction: InteractionId(interaction), at: at(5) };
        store.submit(Commit { next: next.clone(), begun: None, interaction: Some(mark), quiet: false })
    };
    commits.map(submit).into()
}

/// Each is answered as if they had come one after another.
pub(crate) fn assert_answers(store: &dyn Store, handed_in: Vec<Pending>) {
    let answers = handed_in.into_iter().map(|one| match one.wait() {
        Ok(()) => "made".to_owned(),
        Err(CommitError::Conflict) => "conflict".to_owned(),
        Err(CommitError::Repeated(first)) => format!("repeats {}", first.get()),
        Err(other) => other.to_string(),
    });
    let expected = ["made", "made", "conflict", "repeats 1", "made", "conflict", "repeats 2", "made"];
    assert_eq!(answers.collect::<Vec<_>>(), expected);
    let begun = accepted(&challenge(1, 0), 1);
    assert_eq!(store.load(id(1)).unwrap(), Some(moved(&begun, 0, 2)));
    assert_eq!(store.load(id(2)).unwrap(), Some(challenge(2, 0)));
    assert_eq!(store.load(id(3)).unwrap(), None);
    let marked =
        [6, 7, 8, 9, 10, 11].map(|number| store.match_of_interaction(InteractionId(number)).unwrap());
    assert_eq!(marked, [Some(id(1)), Some(id(1)), None, Some(id(2)), None, Some(id(1))]);
    assert_eq!(store.live_of(ASHA).unwrap(), [challenge(2, 0), moved(&begun, 0, 2)]);
}

pub(crate) fn commits_handed_in_together_are_answered_each_for_itself(store: &dyn Store) {
    let handed_in = hand_in_at_odds(store);
    assert_answers(store, handed_in);
}
