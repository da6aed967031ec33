//! The leaderboards that follow from results.

use kuzhi_bot::app::{Ending, GuildId, Intent, Match, Over, Place, PlayerId, Scope, Stage, Standing, rate};
use kuzhi_bot::store::{CommitError, Store};

use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, GUILD, PLACE, accepted, against_bot, at, challenge, chance, keep, keep_won,
    then, to_the_end,
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
