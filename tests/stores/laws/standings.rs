//! The standings that follow from results.

use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::matches::{Actor, Ending, Intent, Match, Place, Scope, decide};
use kuzhi_domain::rating::{Encounters, Standing, rate};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_store::{CommitError, Store};

use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, GUILD, PLACE, accepted, against_bot, at, challenge, chance, keep,
    keep_timed_out, keep_won, keep_won_at, then, to_the_end, well_begun, with,
};

pub(crate) const OTHER_GUILD: GuildId = GuildId(GUILD.0 + 1);
const PRIVATE: Place = Place { guild: None, channel: CHANNEL };

/// Returns each person's wins, draws and losses, best first.
pub(crate) fn table(store: &dyn Store, scope: Scope) -> Vec<(PlayerId, [u32; 3])> {
    let standings = store.standings(scope, "mangala").unwrap();
    standings.iter().map(|one| (one.player, [one.won, one.drawn, one.lost])).collect()
}

pub(crate) fn a_result_counts_in_its_server_and_everywhere(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    let expected = [(ASHA, [1, 0, 0]), (BANU, [0, 0, 1])];
    assert_eq!(table(store, Scope::Guild(GUILD)), expected);
    assert_eq!(table(store, Scope::Everywhere), expected);
    assert_eq!(table(store, Scope::Guild(OTHER_GUILD)), []);

    keep_won(store, 2, [ASHA, BANU], Place { guild: Some(OTHER_GUILD), ..PLACE });
    assert_eq!(table(store, Scope::Guild(GUILD)), expected);
    assert_eq!(table(store, Scope::Guild(OTHER_GUILD)), expected);
    assert_eq!(table(store, Scope::Everywhere), [(ASHA, [2, 0, 0]), (BANU, [0, 0, 2])]);

    keep_won(store, 3, [BANU, ASHA], PRIVATE);
    assert_eq!(table(store, Scope::Guild(GUILD)), expected);
    // Banu's win over a stronger player outweighs her earlier loss to her.
    assert_eq!(table(store, Scope::Everywhere), [(BANU, [1, 0, 2]), (ASHA, [2, 0, 1])]);
}

pub(crate) fn matches_against_the_bot_do_not_count(store: &dyn Store) {
    let given_up = against_bot(1, 0);
    keep(store, &given_up).unwrap();
    keep(store, &then(&given_up, ASHA, Intent::Resign, 9)).unwrap();
    let played = against_bot(2, 0);
    keep(store, &played).unwrap();
    for version in to_the_end(&played, chance(5)) {
        keep(store, &version).unwrap();
    }
    assert_eq!(table(store, Scope::Everywhere), []);
    assert_eq!(table(store, Scope::Guild(GUILD)), []);
}

pub(crate) fn casual_matches_do_not_count(store: &dyn Store) {
    let casual = with(challenge(1, 0), |setup| setup.rated = false);
    let begun = well_begun(&accepted(&casual, 1), None);
    let over = then(&begun, ASHA, Intent::Resign, 9);
    assert!(!over.rated() && !over.is_live());
    for version in [&casual, &begun, &over] {
        keep(store, version).unwrap();
    }
    assert_eq!(table(store, Scope::Everywhere), []);
}

fn last(versions: &[Match]) -> &Match {
    versions.last().expect("a match takes some moves")
}

/// Stores a match that is played to its end. The seed decides who wins.
fn keep_played(store: &dyn Store, number: u64, seed: u64) -> Match {
    let open = challenge(number, 0);
    let begun = accepted(&open, 1);
    let versions = to_the_end(&begun, chance(seed));
    for version in [&open, &begun].into_iter().chain(&versions) {
        keep(store, version).unwrap();
    }
    last(&versions).clone()
}

/// Returns a seed whose match ends as requested.
fn seed_for(wanted: impl Fn(Ending) -> bool) -> u64 {
    let begun = accepted(&challenge(1, 0), 1);
    let ends_so = |seed: &u64| {
        let versions = to_the_end(&begun, chance(*seed));
        last(&versions).over().is_some_and(|over| wanted(over.ending()))
    };
    (0..10_000).find(ends_so).expect("among so many matches there is every result")
}

pub(crate) fn a_match_played_out_counts(store: &dyn Store) {
    let seed = seed_for(|ending| ending.winner().is_some());
    let over = keep_played(store, 1, seed);
    let winner = over.result().unwrap().winner.unwrap();
    let expected = match over.played().unwrap().seats().side_of(ASHA) {
        Some(side) if side == winner => [(ASHA, [1, 0, 0]), (BANU, [0, 0, 1])],
        _ => [(BANU, [1, 0, 0]), (ASHA, [0, 0, 1])],
    };
    assert_eq!(table(store, Scope::Everywhere), expected);
    assert_eq!(store.live().unwrap(), []);
}

pub(crate) fn a_draw_counts_for_both(store: &dyn Store) {
    keep_played(store, 1, seed_for(|ending| ending.winner().is_none()));
    assert_eq!(table(store, Scope::Guild(GUILD)), [(ASHA, [0, 1, 0]), (BANU, [0, 1, 0])]);
}

pub(crate) fn a_result_counts_once(store: &dyn Store) {
    let over = keep_won(store, 1, [ASHA, BANU], PLACE);
    assert!(matches!(keep(store, &over), Err(CommitError::Conflict)));
    keep(store, &with(over, |setup| setup.version += 1)).unwrap();
    assert_eq!(table(store, Scope::Everywhere), [(ASHA, [1, 0, 0]), (BANU, [0, 0, 1])]);
}

pub(crate) fn the_best_comes_first(store: &dyn Store) {
    for round in 0..4 {
        keep_won(store, 10 * round, [CHITRA, ASHA], PLACE);
        keep_won(store, 10 * round + 1, [CHITRA, BANU], PLACE);
        keep_won(store, 10 * round + 2, [ASHA, BANU], PLACE);
    }
    let expected = [(CHITRA, [8, 0, 0]), (ASHA, [4, 0, 4]), (BANU, [0, 0, 8])];
    assert_eq!(table(store, Scope::Guild(GUILD)), expected);
    let standings = store.standings(Scope::Guild(GUILD), "mangala").unwrap();
    assert!(standings.is_sorted_by(|one, next| one.rating.proven() >= next.rating.proven()));
}

pub(crate) fn each_game_has_its_own(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    for game in ["", "mangal", "mangala2", "mangala end=no-move", "kalah"] {
        assert_eq!(store.standings(Scope::Everywhere, game).unwrap(), [], "{game:?}");
    }
    // Other options, but the same leaderboard: the game is rated.
    let open = with(challenge(2, 0), |setup| setup.game = "mangala end=no-move".parse().unwrap());
    let begun = well_begun(&accepted(&open, 1), None);
    for version in [&open, &begun, &then(&begun, BANU, Intent::Resign, 2)] {
        keep(store, version).unwrap();
    }
    assert_eq!(table(store, Scope::Everywhere), [(ASHA, [2, 0, 0]), (BANU, [0, 0, 2])]);
}

pub(crate) fn they_are_what_the_matches_make_them(store: &dyn Store) {
    let pairs = [[ASHA, BANU], [ASHA, BANU], [BANU, ASHA], [CHITRA, BANU], [ASHA, BANU], [ASHA, BANU]];
    let counted: Vec<Match> =
        (100..).zip(pairs).map(|(number, pair)| keep_won(store, number, pair, PLACE)).collect();
    assert_standings(store, Scope::Everywhere, &counted);
    assert_standings(store, Scope::Guild(GUILD), &counted);
    assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap().len(), 3);
}

/// A person wins after matches that were lost on time.
fn keep_won_later(store: &dyn Store, number: u64, pair: [PlayerId; 2]) -> Match {
    keep_won_at(store, number, pair, PLACE, 100_000_000 + number)
}

pub(crate) fn a_result_that_is_undone_never_counted(store: &dyn Store) {
    const DEVI: PlayerId = PlayerId(1_004);
    const ESHA: PlayerId = PlayerId(1_005);
    let mut counted = vec![keep_won(store, 10, [CHITRA, ASHA], PLACE)];
    counted.push(keep_won(store, 11, [DEVI, ESHA], PLACE));
    let fault = keep_timed_out(store, 12, [ASHA, BANU], 20);
    counted.push(keep_won_later(store, 13, [BANU, CHITRA]));
    counted.push(keep_won_later(store, 14, [ASHA, BANU]));
    let untouched = || -> Vec<Standing> {
        let all = store.standings(Scope::Guild(GUILD), "mangala").unwrap();
        all.into_iter().filter(|one| [DEVI, ESHA].contains(&one.player)).collect()
    };
    let before = untouched();

    let goes_on = decide(&fault, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap();
    keep(store, &goes_on).unwrap();
    for scope in [Scope::Guild(GUILD), Scope::Everywhere] {
        assert_standings(store, scope, &counted);
    }
    assert_eq!(untouched(), before, "whom the result never touched keeps his standing to the last bit");
    assert_eq!(store.live().unwrap(), std::slice::from_ref(&goes_on), "it goes on");

    // Its next result counts like any other.
    let over = then(&goes_on, ASHA, Intent::Resign, 300_000_000);
    keep(store, &over).unwrap();
    counted.push(over);
    assert_standings(store, Scope::Everywhere, &counted);
}

pub(crate) fn a_result_that_is_void_never_counted(store: &dyn Store) {
    let mut counted = vec![keep_won(store, 10, [CHITRA, ASHA], PLACE)];
    let wrong = keep_won(store, 11, [ASHA, BANU], PLACE);
    let late = keep_timed_out(store, 12, [BANU, CHITRA], 20);
    counted.push(keep_won_later(store, 13, [BANU, CHITRA]));
    counted.push(keep_won_later(store, 14, [ASHA, BANU]));
    for one in [wrong, late] {
        let next = decide(&one, Actor::Operator, Intent::Void, at(200_000_000)).unwrap();
        keep(store, &next).unwrap();
        assert_eq!(store.load(next.id()).unwrap(), Some(next.clone()), "it stands");
        assert!(decide(&next, Actor::Operator, Intent::Void, at(200_000_000)).is_err(), "once is enough");
        let ended = next.over().unwrap().ended();
        assert_eq!(store.change_by(Scope::Everywhere, "mangala", next.id(), ended).unwrap(), None);
    }
    for scope in [Scope::Guild(GUILD), Scope::Everywhere] {
        assert_standings(store, scope, &counted);
    }
    for one in counted {
        keep(store, &decide(&one, Actor::Operator, Intent::Void, at(200_000_000)).unwrap()).unwrap();
    }
    assert_eq!(table(store, Scope::Everywhere), []);
}

pub(crate) fn a_result_void_on_its_server_counts_everywhere(store: &dyn Store) {
    let mut counted = vec![keep_won(store, 10, [CHITRA, ASHA], PLACE)];
    let wrong = keep_won(store, 11, [ASHA, BANU], PLACE);
    let late = keep_timed_out(store, 12, [BANU, CHITRA], 20);
    counted.push(keep_won_later(store, 13, [BANU, CHITRA]));
    let all: Vec<Match> = [&counted[0], &wrong, &late, &counted[1]].into_iter().cloned().collect();
    let void = |one: &Match, actor| decide(one, actor, Intent::Void, at(200_000_000));
    let [wrong, late] = [wrong, late].map(|one| void(&one, Actor::Manager).unwrap());
    for one in [&wrong, &late] {
        keep(store, one).unwrap();
        assert_eq!(store.load(one.id()).unwrap().as_ref(), Some(one), "it stands");
        assert!(void(one, Actor::Manager).is_err(), "once is enough");
        let ended = one.over().unwrap().ended();
        let change = |scope| store.change_by(scope, "mangala", one.id(), ended).unwrap();
        assert!(change(Scope::Guild(GUILD)).is_none() && change(Scope::Everywhere).is_some());
    }
    assert_standings(store, Scope::Guild(GUILD), &counted);
    assert_standings(store, Scope::Everywhere, &all);
    assert_eq!(store.careers(BANU).unwrap()["mangala"].played().len(), 3, "a profile is of all servers");
    // Whoever runs the bot can void it there, too, and one on time can be undone.
    keep(store, &void(&wrong, Actor::Operator).unwrap()).unwrap();
    keep(store, &decide(&late, Actor::Operator, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
    for scope in [Scope::Guild(GUILD), Scope::Everywhere] {
        assert_standings(store, scope, &counted);
    }
}

/// Also for results stored in another order.
pub(crate) fn of_results_of_the_same_time_the_names_decide(store: &dyn Store) {
    let pairs = [[ASHA, BANU], [CHITRA, ASHA], [BANU, CHITRA], [ASHA, BANU]];
    let mut counted = Vec::new();
    for number in [2, 0, 3, 1] {
        counted.push(keep_won_at(store, number, pairs[usize::try_from(number).unwrap()], PLACE, 50));
        counted.sort_by_key(Match::id);
        assert_standings(store, Scope::Guild(GUILD), &counted);
    }
}

pub(crate) fn who_has_no_result_left_is_on_no_leaderboard(store: &dyn Store) {
    let fault = keep_timed_out(store, 1, [ASHA, BANU], 20);
    assert_eq!(table(store, Scope::Everywhere), [(ASHA, [1, 0, 0]), (BANU, [0, 0, 1])]);
    keep(store, &decide(&fault, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
    assert_eq!(table(store, Scope::Everywhere), []);
    assert_eq!(table(store, Scope::Guild(GUILD)), []);
}

/// Ratings follow from these results, one after another.
pub(crate) fn assert_standings(store: &dyn Store, scope: Scope, results: &[Match]) {
    let mut expected: BTreeMap<PlayerId, Standing> = BTreeMap::new();
    let mut encounters: BTreeMap<BTreeSet<PlayerId>, Encounters> = BTreeMap::new();
    for result in results.iter().map(|over| over.result().unwrap()) {
        let of = |player| expected.get(&player).copied().unwrap_or_else(|| Standing::new(player));
        let pair = BTreeSet::from(result.players);
        let (rated, met) = rate(result.players.map(of), encounters.get(&pair).copied(), &result);
        expected.extend(rated.map(|one| (one.player, one)));
        encounters.insert(pair, met);
    }
    let found = store.standings(scope, "mangala").unwrap();
    assert_eq!(found.len(), expected.len());
    // A store may write decimals.
    let close = |one: f64, other: f64| (one - other).abs() < 1e-9 * other.abs();
    for one in found {
        let rating = expected[&one.player].rating;
        let numbers = one.rating.numbers().into_iter().zip(rating.numbers());
        assert!(numbers.into_iter().all(|(one, other)| close(one, other)), "{one:?}");
        assert_eq!(Standing { rating, ..one }, expected[&one.player]);
    }
}

pub(crate) fn results_on_time_are_listed_in_their_order(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    assert_eq!(store.timed_out().unwrap(), []);
    let late = keep_timed_out(store, 2, [ASHA, BANU], 40);
    let early = keep_timed_out(store, 3, [BANU, CHITRA], 20);
    assert_eq!(store.timed_out().unwrap(), [early.clone(), late.clone()]);
    keep(store, &decide(&early, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
    assert_eq!(store.timed_out().unwrap(), [late]);
}

/// A result may be stored a little after a later one.
pub(crate) fn results_count_in_the_order_in_which_they_ended(store: &dyn Store) {
    let pairs = [[ASHA, BANU], [CHITRA, ASHA], [BANU, CHITRA], [ASHA, BANU], [BANU, ASHA], [CHITRA, BANU]];
    let mut counted = Vec::new();
    for (number, (pair, ended)) in (0..).zip(pairs.into_iter().zip([60, 20, 40, 10, 50, 30])) {
        counted.push(keep_won_at(store, number, pair, PLACE, ended));
        counted.sort_by_key(|over| over.result().map(|result| result.ended));
        assert_standings(store, Scope::Guild(GUILD), &counted);
    }
}

pub(crate) fn results_are_undone_in_whatever_order(store: &dyn Store) {
    const DEVI: PlayerId = PlayerId(1_004);
    let people = [ASHA, BANU, CHITRA, DEVI];
    let mut chance = chance(3);
    let mut counted: Vec<Match> = (0..14)
        .map(|number| {
            let (one, apart) = (chance() % 4, 1 + chance() % 3);
            keep_timed_out(store, number, [people[one], people[(one + apart) % 4]], 10 * number)
        })
        .collect();
    while !counted.is_empty() {
        let undone = counted.remove(chance() % counted.len());
        keep(store, &decide(&undone, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
        assert_standings(store, Scope::Guild(GUILD), &counted);
        assert_standings(store, Scope::Everywhere, &counted);
        let best = table(store, Scope::Everywhere);
        let players: BTreeSet<_> = best.iter().map(|(player, _)| *player).collect();
        assert_eq!(players.len(), best.len(), "everybody has one place");
        assert_eq!(store.timed_out().unwrap(), counted);
    }
}

pub(crate) fn what_a_result_has_changed_is_known(store: &dyn Store) {
    let first = keep_won(store, 1, [ASHA, BANU], PLACE);
    let second = keep_won(store, 2, [BANU, ASHA], PLACE);
    let ended = |one: &Match| one.result().expect("it counts").ended;
    for scope in [Scope::Guild(GUILD), Scope::Everywhere] {
        let change = |one: &Match| store.change_by(scope, "mangala", one.id(), ended(one)).unwrap();
        let (earlier, later) = (change(&first).unwrap(), change(&second).unwrap());
        assert_eq!(earlier.before, [ASHA, BANU].map(Standing::new));
        assert!(earlier.after[0].rating.value() > 1500.0 && earlier.after[1].rating.value() < 1500.0);
        // Stored values may differ in the last digit. Banu is South in the second match.
        let rounded =
            |standings: [Standing; 2]| standings.map(|one| (one.player, one.rating.value().round()));
        assert_eq!(rounded(later.before), rounded([earlier.after[1], earlier.after[0]]));
        let now = [BANU, ASHA].map(|who| store.standing_of(scope, "mangala", who).unwrap().unwrap());
        assert_eq!(rounded(later.after), rounded(now));
    }
    assert_eq!(
        store.change_by(Scope::Guild(OTHER_GUILD), "mangala", first.id(), ended(&first)).unwrap(),
        None
    );
    assert_eq!(store.change_by(Scope::Everywhere, "pallankuzhi", first.id(), ended(&first)).unwrap(), None);
}
