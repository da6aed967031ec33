//! Match histories.

use kuzhi_domain::matches::{Actor, Intent, Match, Place, decide};
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::Store;

use crate::matches::{
    ASHA, BANU, CHITRA, GUILD, PLACE, accepted, against_bot, at, between, challenge, keep, keep_timed_out,
    keep_won_at, moved, then, with,
};

fn history_of(player: PlayerId) -> HistoryFilter {
    HistoryFilter { player, game: None, against: Against::Anybody }
}

fn names(store: &dyn Store, of: HistoryFilter, after: usize, most: usize) -> Vec<u64> {
    store.past(&of, after, most).unwrap().iter().map(|one| one.id().get()).collect()
}

/// A match in progress.
fn begun(number: u64, pair: [PlayerId; 2], game: Game, at: u64) -> Match {
    let open = with(between(number, 1, pair, PLACE), |setup| setup.game = game);
    accepted(&open, at)
}

/// Stores a match, and the challenge before it.
fn keep_begun(store: &dyn Store, one: &Match, game: Game, pair: [PlayerId; 2]) {
    let open = with(between(one.id().get(), 1, pair, PLACE), |setup| setup.game = game);
    keep(store, &open).unwrap();
    keep(store, one).unwrap();
}

pub(crate) fn a_match_is_in_it_from_its_first_board_on(store: &dyn Store) {
    let open = challenge(1, 100);
    let begun = accepted(&open, 200);
    let moved = moved(&begun, 0, 300);
    keep(store, &open).unwrap();
    assert_eq!(store.past(&history_of(ASHA), 0, 9).unwrap(), []);
    let over = then(&moved, BANU, Intent::Resign, 400);
    for version in [&begun, &moved, &over] {
        keep(store, version).unwrap();
        for player in [ASHA, BANU] {
            assert_eq!(store.past(&history_of(player), 0, 9).unwrap(), std::slice::from_ref(version));
        }
    }
    let declined = challenge(2, 500);
    keep(store, &declined).unwrap();
    keep(store, &then(&declined, BANU, Intent::Decline, 600)).unwrap();
    assert_eq!(names(store, history_of(ASHA), 0, 9), [1], "what was declined was never played");
    assert_eq!(names(store, history_of(CHITRA), 0, 9), [] as [u64; 0]);
}

pub(crate) fn the_latest_comes_first_and_pages_follow_each_other(store: &dyn Store) {
    let game = Game::default();
    for (number, at) in [(1, 500), (2, 256), (3, 59_000), (9, 300), (8, 300)] {
        keep_begun(store, &begun(number, [ASHA, BANU], game, at), game, [ASHA, BANU]);
    }
    assert_eq!(names(store, history_of(ASHA), 0, 9), [3, 1, 9, 8, 2]);
    assert_eq!(names(store, history_of(BANU), 0, 2), [3, 1]);
    assert_eq!(names(store, history_of(BANU), 2, 2), [9, 8]);
    assert_eq!(names(store, history_of(BANU), 4, 2), [2]);
    assert_eq!(names(store, history_of(BANU), 5, 2), [] as [u64; 0]);
    assert_eq!(names(store, history_of(BANU), usize::MAX, 2), [] as [u64; 0]);
}

pub(crate) fn it_can_be_of_a_game_and_against_somebody(store: &dyn Store) {
    let [mangala, rounds] = ["mangala", "pallankuzhi rounds=1"].map(|text| text.parse::<Game>().unwrap());
    for (number, pair, game) in [
        (1, [ASHA, BANU], mangala),
        (2, [BANU, ASHA], rounds),
        (3, [CHITRA, ASHA], rounds),
        (4, [BANU, CHITRA], mangala),
    ] {
        keep_begun(store, &begun(number, pair, game, 100 * number), game, pair);
    }
    keep(store, &against_bot(5, 1_000)).unwrap();
    let pallankuzhi = Game::by_id("pallankuzhi");
    let wanted = |game, against| HistoryFilter { player: ASHA, game, against };
    for (game, against, expected) in [
        (None, Against::Anybody, vec![5, 3, 2, 1]),
        (pallankuzhi, Against::Anybody, vec![3, 2]),
        (Game::by_id("mangala"), Against::Anybody, vec![5, 1]),
        (Game::by_id("mangala-castle"), Against::Anybody, vec![]),
        (None, Against::Person(BANU), vec![2, 1]),
        (None, Against::Person(CHITRA), vec![3]),
        (None, Against::Bot, vec![5]),
        (pallankuzhi, Against::Bot, vec![]),
        (pallankuzhi, Against::Person(BANU), vec![2]),
        (None, Against::Person(ASHA), vec![]),
    ] {
        assert_eq!(names(store, wanted(game, against), 0, 9), expected, "{game:?} {against:?}");
    }
    assert_eq!(
        names(store, wanted(None, Against::Person(BANU)), 1, 9),
        [1],
        "what is not wanted is not passed over"
    );
}

pub(crate) fn finished_matches_of_a_server_are_read_by_their_end(store: &dyn Store) {
    let ended = |from: (u64, u64), before, most| {
        let found = store.ended_on(GUILD, (at(from.0), from.1), at(before), most).unwrap();
        found.iter().map(|one| one.id().get()).collect::<Vec<_>>()
    };
    assert_eq!(ended((0, 0), u64::MAX >> 1, 9), [] as [u64; 0]);
    for (number, end) in [(3, 50_000), (1, 70_000), (2, 50_000), (4, 90_000)] {
        keep_won_at(store, number, [ASHA, BANU], PLACE, end);
    }
    let elsewhere = Place { guild: Some(GuildId(77)), ..PLACE };
    keep_won_at(store, 5, [ASHA, BANU], elsewhere, 60_000);
    keep_won_at(store, 6, [ASHA, BANU], Place { guild: None, ..PLACE }, 60_000);
    let open = challenge(7, 0);
    keep(store, &open).unwrap();
    keep(store, &accepted(&open, 1)).unwrap();
    assert_eq!(ended((0, 0), 90_001, 9), [2, 3, 1, 4]);
    assert_eq!(ended((0, 0), 90_000, 9), [2, 3, 1], "before the end");
    assert_eq!(ended((50_000, 0), 90_001, 9), [2, 3, 1, 4], "from this time on");
    assert_eq!(ended((50_000, 2), 90_001, 2), [3, 1], "from one on, so many");
    assert_eq!(ended((90_000, 4), 90_001, 2), [] as [u64; 0]);
    let open = keep_timed_out(store, 8, [ASHA, BANU], 10);
    let end = open.over().unwrap().ended().as_millis();
    assert_eq!(ended((90_000, 4), end + 1, 9), [8]);
    keep(store, &decide(&open, Actor::Manager, Intent::Undo, at(end + 5)).unwrap()).unwrap();
    assert_eq!(ended((90_000, 4), end + 1, 9), [] as [u64; 0], "it goes on");
}
