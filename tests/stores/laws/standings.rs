//! The leaderboards that follow from results.

use std::collections::BTreeMap;

use kuzhi_bot::app::{
    Actor, Ending, GameClock, GuildId, Intent, Match, Over, Place, PlayerId, Playing, Scope, Stage, Standing,
    TimeControl, decide, rate,
};
use kuzhi_bot::store::{CommitError, Store};

use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, GUILD, PLACE, accepted, against_bot, at, between, challenge, chance, keep,
    keep_won, then, to_the_end,
};

const OTHER_GUILD: GuildId = GuildId(GUILD.0 + 1);
const PRIVATE: Place = Place { guild: None, channel: CHANNEL };

/// Who has won, drawn and lost how much, best first.
fn table(store: &dyn Store, scope: Scope) -> Vec<(PlayerId, [u32; 3])> {
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
    // Banu's win over a stronger player weighs more than what she lost to her before.
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
    let casual = Match { rated: false, ..challenge(1, 0) };
    let begun = accepted(&casual, 1);
    let over = then(&begun, ASHA, Intent::Resign, 9);
    assert!(!over.rated && !over.is_live());
    for version in [&casual, &begun, &over] {
        keep(store, version).unwrap();
    }
    assert_eq!(table(store, Scope::Everywhere), []);
}

fn last(versions: &[Match]) -> &Match {
    versions.last().expect("a match takes some moves")
}

/// Keeps a match that is played to its end; the seed decides who wins it.
fn keep_played(store: &dyn Store, number: u64, seed: u64) -> Match {
    let open = challenge(number, 0);
    let begun = accepted(&open, 1);
    let versions = to_the_end(&begun, chance(seed));
    for version in [&open, &begun].into_iter().chain(&versions) {
        keep(store, version).unwrap();
    }
    last(&versions).clone()
}

/// A seed with which a match is played to an end that is as asked for.
fn seed_for(wanted: impl Fn(Ending) -> bool) -> u64 {
    let begun = accepted(&challenge(1, 0), 1);
    let ends_so = |seed: &u64| {
        let versions = to_the_end(&begun, chance(*seed));
        matches!(last(&versions).stage, Stage::Over(Over { ending, .. }) if wanted(ending))
    };
    (0..10_000).find(ends_so).expect("among so many matches there is every result")
}

pub(crate) fn a_match_played_out_counts(store: &dyn Store) {
    let seed = seed_for(|ending| ending.winner().is_some());
    let over = keep_played(store, 1, seed);
    let winner = over.result().unwrap().winner.unwrap();
    let expected = match over.played().unwrap().seats.side_of(ASHA) {
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
    keep(store, &Match { version: over.version + 1, ..over }).unwrap();
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
    assert!(standings.is_sorted_by(|one, next| one.proven() >= next.proven()));
}

pub(crate) fn each_game_has_its_own(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    for game in ["", "mangal", "mangala2", "mangala end=no-move", "kalah"] {
        assert_eq!(store.standings(Scope::Everywhere, game).unwrap(), [], "{game:?}");
    }
    // Other options, the same leaderboard: it is the game that is rated.
    let open = Match { game: "mangala end=no-move".parse().unwrap(), ..challenge(2, 0) };
    let begun = accepted(&open, 1);
    for version in [&open, &begun, &then(&begun, BANU, Intent::Resign, 2)] {
        keep(store, version).unwrap();
    }
    assert_eq!(table(store, Scope::Everywhere), [(ASHA, [2, 0, 0]), (BANU, [0, 0, 2])]);
}

pub(crate) fn they_are_what_the_matches_make_them(store: &dyn Store) {
    let mut expected = [Standing::new(ASHA), Standing::new(BANU)];
    let pairs = [[ASHA, BANU], [ASHA, BANU], [BANU, ASHA], [ASHA, BANU]];
    for (number, pair) in (100..).zip(pairs) {
        let over = keep_won(store, number, pair, PLACE);
        let result = over.result().unwrap();
        let [south, north] =
            result.players.map(|player| *expected.iter().find(|one| one.player == player).unwrap());
        expected = rate([south, north], &result);
    }
    expected.sort_by_key(|one| one.player);
    let mut found = store.standings(Scope::Everywhere, "mangala").unwrap();
    found.sort_by_key(|one| one.player);
    for (found, expected) in found.iter().zip(&expected) {
        // A store may write decimals.
        let close = |one: f64, other: f64| (one - other).abs() < 1e-9 * other.abs();
        assert!(close(found.rating, expected.rating), "{found:?} {expected:?}");
        assert!(close(found.deviation, expected.deviation), "{found:?} {expected:?}");
        assert!(close(found.volatility, expected.volatility), "{found:?} {expected:?}");
        assert_eq!(found.last_played, at(103));
        assert_eq!((found.won, found.lost), (expected.won, expected.lost));
    }
    assert_eq!(found.len(), 2);
}

/// A match that the loser loses on time, as it is after that.
fn keep_timed_out(store: &dyn Store, number: u64, [winner, loser]: [PlayerId; 2], started: u64) -> Match {
    let open = between(number, 0, [loser, winner], PLACE);
    let control = TimeControl::Days(1);
    let begun = accepted(&open, started);
    let clock = Some(GameClock::start(control, at(started)));
    let stage = Stage::Playing(Playing { clock, ..begun.played().unwrap().clone() });
    let begun = Match { stage, ..begun };
    let now = at(started) + control.bank();
    let over = decide(&begun, Actor::Clock, Intent::TimeUp { claimed: true }, now).unwrap();
    for version in [&open, &begun, &over] {
        keep(store, version).unwrap();
    }
    over
}

/// Somebody wins after the matches that were lost on time.
fn keep_won_later(store: &dyn Store, number: u64, [winner, loser]: [PlayerId; 2]) -> Match {
    let open = between(number, 0, [winner, loser], PLACE);
    let begun = accepted(&open, 1);
    let over = then(&begun, loser, Intent::Resign, 100_000_000 + number);
    for version in [&open, &begun, &over] {
        keep(store, version).unwrap();
    }
    over
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

pub(crate) fn who_has_no_result_left_is_on_no_leaderboard(store: &dyn Store) {
    let fault = keep_timed_out(store, 1, [ASHA, BANU], 20);
    assert_eq!(table(store, Scope::Everywhere), [(ASHA, [1, 0, 0]), (BANU, [0, 0, 1])]);
    keep(store, &decide(&fault, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
    assert_eq!(table(store, Scope::Everywhere), []);
    assert_eq!(table(store, Scope::Guild(GUILD)), []);
}

/// Standings are what these results make them, one after another.
fn assert_standings(store: &dyn Store, scope: Scope, results: &[Match]) {
    let mut expected: BTreeMap<PlayerId, Standing> = BTreeMap::new();
    for result in results.iter().map(|over| over.result().unwrap()) {
        let of = |player| expected.get(&player).copied().unwrap_or_else(|| Standing::new(player));
        let rated = rate(result.players.map(of), &result);
        expected.extend(rated.map(|one| (one.player, one)));
    }
    let found = store.standings(scope, "mangala").unwrap();
    assert_eq!(found.len(), expected.len());
    // A store may write decimals.
    let close = |one: f64, other: f64| (one - other).abs() < 1e-9 * other.abs();
    for one in found {
        let Standing { rating, deviation, volatility, .. } = expected[&one.player];
        assert!(close(one.rating, rating) && close(one.deviation, deviation), "{one:?}");
        assert_eq!(Standing { rating, deviation, volatility, ..one }, expected[&one.player]);
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
