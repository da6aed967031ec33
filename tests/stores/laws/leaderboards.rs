//! Pages of leaderboards, and the places on them.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Actor, Intent, Place, Scope, decide};
use kuzhi_domain::rating::{By, Chart, FromLine, LineKey, Span, Standing};
use kuzhi_domain::settings::{Preference, Preferences};
use kuzhi_store::{Page, Store};

use crate::matches::{ASHA, BANU, CHITRA, GUILD, PLACE, at, chance, id, keep, keep_won, keep_won_at};

/// Returns a leaderboard of Mangala at a time.
fn chart(scope: Scope, span: Span, by: By, now: u64) -> Chart {
    Chart::at(scope, "mangala", span, by, at(now))
}

/// Returns all lines of a leaderboard with their ranks. Reads it from both ends, some lines at a time.
fn lines(store: &dyn Store, chart: &Chart) -> Vec<(u64, PlayerId)> {
    let numbered = |page: &Page| -> Vec<(u64, PlayerId)> {
        page.lines.iter().map(|(place, one)| (*place, one.player)).collect()
    };
    let all = numbered(&store.page(chart, FromLine::Top, 1_000).unwrap());
    for most in 1..4 {
        let (mut forwards, mut from) = (Vec::new(), FromLine::Top);
        let edge = |line: &(u64, Standing)| {
            let (_, standing) = *line;
            LineKey { value: chart.value_of(&standing).unwrap(), player: standing.player }
        };
        let last = loop {
            let page = store.page(chart, from, most).unwrap();
            assert_eq!(page.has_before, !forwards.is_empty(), "{most}: {page:?}");
            forwards.extend(numbered(&page));
            match page.lines.last() {
                Some(line) if page.has_behind => from = FromLine::Behind(edge(line)),
                _ => break page,
            }
        };
        assert_eq!(forwards, all, "{most} lines at a time");
        let mut page = last;
        let mut backwards = numbered(&page);
        while page.has_before {
            page = store.page(chart, FromLine::Before(edge(&page.lines[0])), most).unwrap();
            assert!(page.has_behind);
            backwards.splice(0..0, numbered(&page));
        }
        assert_eq!(backwards, all, "{most} lines at a time, backwards");
    }
    all
}

pub(crate) fn a_leaderboard_is_read_some_lines_at_a_time(store: &dyn Store) {
    for (number, pair) in [[ASHA, BANU], [BANU, CHITRA], [ASHA, CHITRA]].into_iter().enumerate() {
        keep_won(store, u64::try_from(number).unwrap(), pair, PLACE);
    }
    let all = store.standings(Scope::Guild(GUILD), "mangala").unwrap();
    assert_eq!(all.iter().map(|one| one.player).collect::<Vec<_>>(), [ASHA, BANU, CHITRA]);
    let here = Scope::Guild(GUILD);
    let by = |by| lines(store, &chart(here, Span::Ever, by, 5));
    assert_eq!(by(By::Rating), [(1, ASHA), (2, BANU), (3, CHITRA)]);
    assert_eq!(by(By::Wins), [(1, ASHA), (2, BANU), (3, CHITRA)]);
    assert_eq!(by(By::Games), [(1, ASHA), (1, BANU), (1, CHITRA)], "who has as much shares a place");
    // Over all servers these are too few opponents for a place: whoever has one comes first.
    let all_servers = chart(Scope::Everywhere, Span::Ever, By::Rating, 5);
    assert_eq!(lines(store, &all_servers), [(1, ASHA), (2, BANU), (3, CHITRA)]);
    for (number, other) in (10..).zip([BANU, ASHA, PlayerId(8)]) {
        keep_won(store, number, [other, CHITRA], Place { guild: None, ..PLACE });
    }
    assert_eq!(lines(store, &all_servers)[0], (1, CHITRA), "with a place, though with the worst rating");
    assert_eq!(lines(store, &all_servers).len(), 4);
    let of = |player| store.standing_of(here, "mangala", player).unwrap();
    assert_eq!(of(BANU), Some(all[1]));
    assert_eq!(of(PlayerId(7)), None);
}

pub(crate) fn months_and_weeks_have_leaderboards_of_their_own(store: &dyn Store) {
    const DAY: u64 = 86_400_000;
    let here = Scope::Guild(GUILD);
    // January and February of 1970; Thursdays, weeks apart.
    for (number, (pair, day)) in [
        ([ASHA, BANU], 0),
        ([ASHA, CHITRA], 1),
        ([BANU, CHITRA], 28),
        ([BANU, ASHA], 35),
        ([CHITRA, ASHA], 36),
    ]
    .into_iter()
    .enumerate()
    {
        keep_won_at(store, number as u64, pair, PLACE, day * DAY);
    }
    let of = |span, by, day| lines(store, &chart(here, span, by, day * DAY));
    assert_eq!(of(Span::Month, By::Games, 40), [(1, ASHA), (2, BANU), (2, CHITRA)]);
    assert_eq!(of(Span::Month, By::Wins, 40), [(1, BANU), (1, CHITRA), (3, ASHA)]);
    assert_eq!(of(Span::Week, By::Games, 36), [(1, ASHA), (2, BANU), (2, CHITRA)]);
    assert_eq!(of(Span::Month, By::Games, 70), [], "nobody has played in March");
    assert_eq!(of(Span::Week, By::Rating, 43), []);
    assert_eq!(of(Span::Ever, By::Games, 70), [(1, ASHA), (2, BANU), (2, CHITRA)]);
    assert_eq!(of(Span::Month, By::Rating, 40).len(), 3);

    // A void result counts for no month.
    let last = store.load(id(4)).unwrap().unwrap();
    keep(store, &decide(&last, Actor::Operator, Intent::Void, at(50 * DAY)).unwrap()).unwrap();
    assert_eq!(of(Span::Month, By::Games, 40), [(1, ASHA), (1, BANU)]);
    assert_eq!(of(Span::Month, By::Wins, 40), [(1, BANU), (2, ASHA)]);
    assert_eq!(of(Span::Week, By::Games, 36), [(1, ASHA), (1, BANU)]);
}

pub(crate) fn whoever_wants_it_has_no_line_over_all_servers(store: &dyn Store) {
    const DEVI: PlayerId = PlayerId(1_004);
    let people = [ASHA, BANU, CHITRA, DEVI];
    let pairs = (0..4).flat_map(|one| (0..one).map(move |other| [people[one], people[other]]));
    pairs.enumerate().for_each(|(number, pair)| _ = keep_won(store, number as u64, pair, PLACE));
    let all = chart(Scope::Everywhere, Span::Ever, By::Wins, 5);
    let everybody = [(1, DEVI), (2, CHITRA), (3, BANU), (4, ASHA)];
    assert_eq!(lines(store, &all), everybody);
    let set = |player, listed| {
        let preferences = Preferences::default().with(Preference::Listed(listed));
        store.save_preferences(player, &preferences).unwrap();
    };
    set(CHITRA, false);
    let others = [(1, DEVI), (2, BANU), (3, ASHA)];
    assert_eq!(lines(store, &all), others, "the others close up");
    assert_eq!(lines(store, &chart(Scope::Guild(GUILD), Span::Ever, By::Wins, 5)), everybody);
    // Including what they play while they are hidden.
    keep_won(store, 20, [CHITRA, DEVI], PLACE);
    assert_eq!(lines(store, &all), others);
    set(CHITRA, true);
    set(CHITRA, true);
    assert_eq!(lines(store, &all), [(1, CHITRA), (1, DEVI), (3, BANU), (4, ASHA)]);
    set(PlayerId(7), false);
    assert_eq!(lines(store, &all).len(), 4);
}

/// Whatever happens in any order, lines and ranks follow from the ratings.
pub(crate) fn places_are_what_the_standings_make_them(store: &dyn Store) {
    let people: Vec<PlayerId> = (1..30).map(PlayerId).collect();
    let mut chance = chance(8);
    let mut counted = Vec::new();
    for number in 0..120_u64 {
        let one = chance() % people.len();
        let other = (one + 1 + chance() % (people.len() - 1)) % people.len();
        counted.push(keep_won_at(store, number, [people[one], people[other]], PLACE, number * 7_000_000));
        if number % 10 == 9 {
            let undone = counted.swap_remove(chance() % counted.len());
            keep(store, &decide(&undone, Actor::Operator, Intent::Void, at(1)).unwrap()).unwrap();
        }
        if number % 17 == 3 {
            let listed = Preferences::default().with(Preference::Listed(chance().is_multiple_of(2)));
            store.save_preferences(people[chance() % people.len()], &listed).unwrap();
        }
    }
    for scope in [Scope::Guild(GUILD), Scope::Everywhere] {
        let standings = store.standings(scope, "mangala").unwrap();
        for (span, by) in Span::ALL.into_iter().flat_map(|span| By::ALL.map(|by| (span, by))) {
            let chart = chart(scope, span, by, 120 * 7_000_000);
            let is_listed =
                |one: &&Standing| scope != Scope::Everywhere || store.preferences(one.player).unwrap().listed;
            let listed = standings.iter().filter(is_listed);
            let values = listed.filter_map(|one| Some((chart.value_of(one)?, one.player)));
            let mut values: Vec<_> = values.collect();
            values.sort_by_key(|(value, player)| (std::cmp::Reverse(*value), *player));
            let above = |value| values.iter().filter(|(other, _)| *other > value).count() as u64;
            let expected: Vec<_> =
                values.iter().map(|(value, player)| (1 + above(*value), *player)).collect();
            assert_eq!(lines(store, &chart), expected, "{chart:?}");
        }
    }
}
