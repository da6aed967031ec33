//! Careers: what people have played.

use std::collections::BTreeMap;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{Actor, Intent, Match, Place, Scope, Seat, decide};
use kuzhi_domain::people::{Career, Played, Score};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_search::Level;
use kuzhi_store::{RemovalOutcome, Store};

use crate::matches::{
    ASHA, BANU, CHITRA, GUILD, PLACE, accepted, against_bot, at, challenge, chance, keep, keep_against_bot,
    keep_timed_out, keep_timed_out_as, keep_won, keep_won_at, then, to_the_end, well_begun, with,
};

fn career(store: &dyn Store, player: PlayerId) -> Career {
    store.careers(player).unwrap().remove("mangala").unwrap_or_default()
}

/// A person's record: against whom, and with which result.
fn games(store: &dyn Store, player: PlayerId) -> Vec<(Seat, Score)> {
    career(store, player).played().iter().map(|one| (one.against, one.score)).collect()
}

pub(crate) fn finished_matches_are_in_the_careers_of_both(store: &dyn Store) {
    let open = challenge(1, 0);
    let begun = accepted(&open, 1);
    keep(store, &open).unwrap();
    keep(store, &begun).unwrap();
    assert!(store.careers(ASHA).unwrap().is_empty(), "what is not over is in none");
    let begun = well_begun(&begun, None);
    let begun = with(begun, |setup| setup.version += 1);
    keep(store, &begun).unwrap();
    keep(store, &then(&begun, BANU, Intent::Resign, 9)).unwrap();
    let casual = with(challenge(2, 0), |setup| setup.rated = false);
    let casual_begun = accepted(&casual, 1);
    for version in [&casual, &casual_begun, &then(&casual_begun, ASHA, Intent::Resign, 12)] {
        keep(store, version).unwrap();
    }
    let played = against_bot(3, 0);
    keep(store, &played).unwrap();
    for version in to_the_end(&played, chance(5)) {
        keep(store, &version).unwrap();
    }
    let declined = challenge(4, 10);
    keep(store, &declined).unwrap();
    keep(store, &then(&declined, BANU, Intent::Decline, 11)).unwrap();

    let of_asha = career(store, ASHA);
    let [first, second, third] = of_asha.played() else { panic!("{of_asha:?}") };
    assert_eq!((first.against, first.score, first.rated), (Seat::Person(BANU), Score::Won, true));
    assert_eq!(first.rating.map(f32::round), Some(1_662.0));
    assert!(first.first && first.opening.is_some());
    assert_eq!((second.score, second.rated, second.rating), (Score::Lost, false, None));
    assert!(matches!(third.against, Seat::Bot(_)) && !third.rated);
    let of_banu = career(store, BANU);
    assert_eq!(games(store, BANU), [(Seat::Person(ASHA), Score::Lost), (Seat::Person(ASHA), Score::Won)]);
    assert_eq!(of_banu.played()[0].rating.map(f32::round), Some(1_338.0));
    assert!(store.careers(CHITRA).unwrap().is_empty());
    let finished = |player| store.finished_games(player).unwrap();
    assert_eq!([ASHA, BANU, CHITRA].map(finished), [vec![Game::default()], vec![Game::default()], vec![]]);
}

pub(crate) fn what_is_void_or_undone_is_in_no_career(store: &dyn Store) {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    let wrong = keep_won(store, 2, [BANU, ASHA], PLACE);
    let late = keep_timed_out(store, 3, [ASHA, BANU], 20);
    let casual = keep_timed_out_as(store, 4, [ASHA, BANU], 30, false);
    assert_eq!(games(store, ASHA).len(), 4);
    keep(store, &decide(&wrong, Actor::Operator, Intent::Void, at(5)).unwrap()).unwrap();
    assert_eq!(games(store, ASHA).len(), 3);
    let goes_on = decide(&late, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap();
    keep(store, &goes_on).unwrap();
    keep(store, &decide(&casual, Actor::Manager, Intent::Undo, at(200_000_000)).unwrap()).unwrap();
    assert_eq!(games(store, ASHA), [(Seat::Person(BANU), Score::Won)]);
    assert_eq!(games(store, BANU), [(Seat::Person(ASHA), Score::Lost)]);
    keep(store, &then(&goes_on, BANU, Intent::Resign, 300_000_000)).unwrap();
    assert_eq!(games(store, BANU), [(Seat::Person(ASHA), Score::Lost); 2]);
}

/// Many matches, coming and going in any order: careers follow from the matches, with current ratings.
pub(crate) fn careers_are_what_the_matches_make_them(store: &dyn Store) {
    let people = [ASHA, BANU, CHITRA, PlayerId(1_004)];
    let mut draw = chance(4);
    let mut all: Vec<Match> = Vec::new();
    for number in 0..110_u64 {
        // Asha plays in most of them: more than fit into one piece.
        let one = if number % 4 == 0 { 1 + draw() % 3 } else { 0 };
        let other = (one + 1 + draw() % 3) % 4;
        let ended = if number % 9 == 0 { 5 } else { number * 1_000_000 };
        all.push(keep_won_at(store, number, [people[one], people[other]], PLACE, ended));
        if number % 20 == 19 {
            let gone = all.swap_remove(draw() % all.len());
            keep(store, &decide(&gone, Actor::Operator, Intent::Void, at(1)).unwrap()).unwrap();
        }
    }
    for player in people {
        let rating_after = |one: &Match| {
            let ended = one.over().unwrap().ended();
            let change = store.change_by(Scope::Everywhere, "mangala", one.id(), ended).unwrap().unwrap();
            change.after.iter().find(|after| after.player == player).map(|after| after.rating.value())
        };
        let mut expected: BTreeMap<_, (Played, Option<f64>)> = BTreeMap::new();
        for one in &all {
            if let Some(played) = one.played_by(player) {
                expected.insert((played.ended, played.id), (played, rating_after(one)));
            }
        }
        let found = career(store, player);
        assert_eq!(found.played().len(), expected.len());
        for (found, (played, rating)) in found.played().iter().zip(expected.into_values()) {
            assert_eq!(Played { rating: None, ..found.clone() }, played);
            let (found, due) = (f64::from(found.rating.unwrap()), rating.unwrap());
            assert!((found - due).abs() < 0.01, "{found} {due}");
        }
    }
}

pub(crate) fn the_highest_level_beaten_counts_on_its_server(store: &dyn Store) {
    const FAR: Place = Place { guild: Some(GuildId(77)), ..PLACE };
    let level = |number| Level::new(number).unwrap();
    let climbers = |most| store.climbers(GUILD, "mangala", most).unwrap();
    assert_eq!(climbers(9), []);
    for (number, game) in (0..).zip([
        (CHITRA, 2, true),
        (ASHA, 5, true),
        (ASHA, 1, true),
        (ASHA, 5, true),
        (BANU, 8, false),
        (BANU, 2, true),
        (ASHA, 6, false),
    ]) {
        keep_against_bot(store, number, game, PLACE);
    }
    keep_against_bot(store, 20, (BANU, 7, true), FAR);
    let all = [(ASHA, level(5)), (BANU, level(2)), (CHITRA, level(2))];
    assert_eq!((climbers(9), climbers(2)), (all.to_vec(), all[..2].to_vec()));
    assert_eq!(store.climbers(GUILD, "pallankuzhi", 9).unwrap(), []);
    assert_eq!(store.climbers(GuildId(77), "mangala", 9).unwrap(), [(BANU, level(7))]);
    let beaten = |player| store.level_beaten(GUILD, "mangala", player).unwrap();
    assert_eq!((beaten(ASHA), beaten(BANU), beaten(PlayerId(9))), (Some(level(5)), Some(level(2)), None));
}

pub(crate) fn whoever_leaves_has_beaten_no_level(store: &dyn Store) {
    keep_against_bot(store, 1, (ASHA, 4, true), PLACE);
    keep_against_bot(store, 2, (BANU, 3, true), PLACE);
    let leaving = Erasure::new(ASHA, 5);
    store.begin_leaving(leaving).unwrap();
    assert_eq!(store.forget(leaving).unwrap(), RemovalOutcome::All);
    let left = [(BANU, Level::new(3).unwrap())];
    assert_eq!(store.climbers(GUILD, "mangala", 9).unwrap(), left);
    assert_eq!(store.level_beaten(GUILD, "mangala", ASHA).unwrap(), None);
}
