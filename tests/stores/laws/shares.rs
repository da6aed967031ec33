//! Rating shares: what counts how much, and against how many opponents.

use kuzhi_domain::matches::{Actor, Intent, Match, Place, Scope, decide};
use kuzhi_domain::rating::Standing;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_store::Store;

use super::standings::{OTHER_GUILD, assert_standings, table};
use crate::matches::{
    ASHA, BANU, CHITRA, GUILD, PLACE, accepted, at, challenge, keep, keep_timed_out, keep_won, keep_won_at,
    moved, then, well_begun, with,
};

const DAY: u64 = 24 * 60 * 60 * 1_000;
const ELSEWHERE: Place = Place { guild: Some(OTHER_GUILD), ..PLACE };

fn standing(store: &dyn Store, scope: Scope, player: PlayerId) -> Option<Standing> {
    store.standings(scope, "mangala").unwrap().into_iter().find(|one| one.player == player)
}

fn rating(store: &dyn Store, scope: Scope, player: PlayerId) -> f64 {
    standing(store, scope, player).map_or(1500.0, |one| one.rating.value())
}

fn opponents(store: &dyn Store, guild: GuildId) -> [Option<u32>; 3] {
    [ASHA, BANU, CHITRA].map(|player| Some(standing(store, Scope::Guild(guild), player)?.opponents))
}

pub(crate) fn a_match_that_ends_early_does_not_count(store: &dyn Store) {
    let (mut number, mut current) = (0, accepted(&challenge(0, 0), 1));
    let enough = well_begun(&current, None).played().unwrap().ply();
    // One more move each time.
    while current.played().unwrap().ply() < enough {
        let renamed = |one| with(one, |setup| (setup.id, setup.version) = (crate::matches::id(number), 2));
        let begun = renamed(current.clone());
        for version in [&challenge(number, 0), &begun, &then(&begun, BANU, Intent::Resign, 9)] {
            keep(store, version).unwrap();
        }
        current = moved(&current, 0, 1);
        number += 1;
    }
    assert!(number >= 6);
    assert_eq!(table(store, Scope::Everywhere), []);
    keep_won(store, 100, [ASHA, BANU], PLACE);
    assert_eq!(table(store, Scope::Everywhere), [(ASHA, [1, 0, 0]), (BANU, [0, 0, 1])]);
}

pub(crate) fn the_more_a_pair_plays_in_a_day_the_less_it_counts(store: &dyn Store) {
    let mut counted = Vec::new();
    let mut gains = Vec::new();
    let mut before = 1500.0;
    for number in 0..8 {
        counted.push(keep_won_at(store, number, [ASHA, BANU], PLACE, 1_000 * number));
        let now = rating(store, Scope::Everywhere, ASHA);
        gains.push(now - before);
        before = now;
    }
    assert!(gains[..6].is_sorted_by(|one, next| one > next && *next > 0.0), "{gains:?}");
    assert!(gains[6..].iter().all(|gain| *gain == 0.0), "{gains:?}");
    assert_standings(store, Scope::Everywhere, &counted);
    // Others are not affected, and the next day starts again.
    for (number, pair, ended) in [
        (10, [CHITRA, ASHA], 9_000),
        (11, [CHITRA, ASHA], 9_001),
        (12, [BANU, ASHA], DAY - 1),
        (13, [ASHA, BANU], DAY),
    ] {
        let before = rating(store, Scope::Guild(GUILD), pair[0]);
        counted.push(keep_won_at(store, number, pair, PLACE, ended));
        let has_moved = rating(store, Scope::Guild(GUILD), pair[0]) > before;
        assert_eq!(has_moved, number != 12, "match {number}");
    }
    assert_standings(store, Scope::Guild(GUILD), &counted);
}

pub(crate) fn each_leaderboard_counts_its_own_games(store: &dyn Store) {
    let mut all = Vec::new();
    for number in 0..6 {
        all.push(keep_won(store, number, [ASHA, BANU], PLACE));
    }
    all.push(keep_won(store, 6, [ASHA, BANU], ELSEWHERE));
    assert_standings(store, Scope::Guild(GUILD), &all[..6]);
    assert_standings(store, Scope::Guild(OTHER_GUILD), &all[6..]);
    assert_standings(store, Scope::Everywhere, &all);
    assert!(rating(store, Scope::Guild(OTHER_GUILD), ASHA) > 1600.0, "the first one there");
}

pub(crate) fn different_opponents_are_counted_once(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    keep_won(store, 2, [BANU, ASHA], PLACE);
    assert_eq!(opponents(store, GUILD), [Some(1), Some(1), None]);
    keep_won_at(store, 3, [CHITRA, ASHA], PLACE, 5 * DAY);
    keep_won_at(store, 4, [ASHA, BANU], PLACE, 9 * DAY);
    assert_eq!(opponents(store, GUILD), [Some(2), Some(1), Some(1)]);
    keep_won_at(store, 5, [CHITRA, BANU], ELSEWHERE, 9 * DAY);
    assert_eq!(opponents(store, OTHER_GUILD), [None, Some(1), Some(1)]);
    let everywhere = [ASHA, BANU, CHITRA].map(|player| standing(store, Scope::Everywhere, player).unwrap());
    assert_eq!(everywhere.map(|one| one.opponents), [2, 2, 2]);
}

pub(crate) fn an_undone_result_gives_its_share_and_its_opponent_back(store: &dyn Store) {
    let undo = |over: &Match| {
        keep(store, &decide(over, Actor::Manager, Intent::Undo, at(20 * DAY)).unwrap()).unwrap();
    };
    let with_chitra = keep_timed_out(store, 1, [CHITRA, ASHA], 10);
    let faults = [2, 3].map(|number| keep_timed_out(store, number, [ASHA, BANU], 20 + number));
    let mut counted: Vec<Match> =
        (4..8).map(|number| keep_won_at(store, number, [ASHA, BANU], PLACE, DAY + 100 + number)).collect();
    assert_eq!(opponents(store, GUILD), [Some(2), Some(1), Some(1)]);
    undo(&with_chitra);
    assert_eq!(opponents(store, GUILD), [Some(1), Some(1), None]);
    faults.iter().for_each(undo);
    assert_standings(store, Scope::Guild(GUILD), &counted);
    assert_standings(store, Scope::Everywhere, &counted);
    // Four of that day remain: the next ones are the fifth, the sixth, and one that changes nothing.
    for number in 8..11 {
        counted.push(keep_won_at(store, number, [BANU, ASHA], PLACE, DAY + 100 + number));
        assert_standings(store, Scope::Everywhere, &counted);
    }
    // It is as if they had never met.
    keep_won_at(store, 11, [ASHA, CHITRA], PLACE, 2 * DAY);
    assert_eq!(opponents(store, GUILD), [Some(2), Some(1), Some(1)]);
}
