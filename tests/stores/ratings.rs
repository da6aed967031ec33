//! Computes ratings a second time: with a plain implementation of Glickman's paper, and from all matches.

use std::collections::BTreeMap;
use std::f64::consts::PI;
use std::ops::ControlFlow;

use kuzhi_domain::matches::{
    Actor, Ending, History, Intent, Match, MatchResult, MatchSetup, Over, PlayingSetup, Scope, Seat, Seats,
    Stage, decide,
};
use kuzhi_domain::people::Career;
use kuzhi_domain::rating::{Chart, Encounters, FromLine, Rating, RatingChange, Standing, rate};
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::{GuildId, InteractionId, Language, MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;
use kuzhi_store::{
    Commit, Delivered, Item, LeaderboardStore, LookupStore, MatchStore, SledStore, Store, StoreError,
    Transfer, audit, each_rated,
};

use crate::CACHE_MB;
use crate::matches::{PLACE, at, chance, id};

/// The values of Glicko-2 for a player: rating, deviation, volatility.
type Numbers = [f64; 3];

/// Returns a player's values after a rating period against these opponents with these scores: `Example of the
/// Glicko-2 system`, Mark E. Glickman, step by step.
fn after(player: Numbers, games: &[(Numbers, f64)]) -> Numbers {
    const SCALE: f64 = 173.7178;
    const TAU: f64 = 0.5;
    let [mu, phi] = [(player[0] - 1500.0) / SCALE, player[1] / SCALE];
    let (mut information, mut gain) = (0.0, 0.0);
    for (other, score) in games {
        let [mu_other, phi_other] = [(other[0] - 1500.0) / SCALE, other[1] / SCALE];
        let g = 1.0 / (1.0 + 3.0 * phi_other * phi_other / (PI * PI)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - mu_other)).exp());
        information += g * g * expected * (1.0 - expected);
        gain += g * (score - expected);
    }
    let variance = 1.0 / information;
    let (delta, a) = (variance * gain, player[2].powi(2).ln());
    let f = |x: f64| {
        let e = x.exp();
        let below = phi * phi + variance + e;
        e * (delta * delta - below) / (2.0 * below * below) - (x - a) / (TAU * TAU)
    };
    // Halved until it is as exact as a number can be.
    let (mut low, mut high) = (a - 20.0, a + 20.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if f(middle) > 0.0 { low = middle } else { high = middle }
    }
    let sigma = (low / 2.0).exp();
    let phi = 1.0 / (1.0 / (phi * phi + sigma * sigma) + information).sqrt();
    [SCALE * (mu + phi * phi * gain) + 1500.0, SCALE * phi, sigma]
}

/// The paper rounds between its steps. Without that, the rating is 1464.05, and the volatility 0.059996.
#[test]
fn the_second_computation_is_what_glickman_prints() {
    let others = [([1400.0, 30.0, 0.06], 1.0), ([1550.0, 100.0, 0.06], 0.0), ([1700.0, 300.0, 0.06], 0.0)];
    let [rating, deviation, volatility] = after([1500.0, 200.0, 0.06], &others);
    assert!(
        (rating - 1464.06).abs() < 0.01 && (volatility - 0.05999).abs() < 0.000_01,
        "{rating} {volatility}"
    );
    assert_eq!(format!("{deviation:.2}"), "151.52");
}

/// Returns how much each of several games of a pair within a day counts, as `docs/ratings.md` says.
fn share(earlier_that_day: usize) -> f64 {
    match earlier_that_day {
        0..=2 => 1.0,
        3 => 0.5,
        4 => 0.25,
        5 => 0.125,
        _ => 0.0,
    }
}

#[test]
fn a_second_computation_agrees_on_random_histories() {
    for seed in 0..1_000 {
        let mut chance = chance(seed);
        let (mut now, mut games) = (0, Vec::new());
        let mut standings: BTreeMap<PlayerId, Standing> = BTreeMap::new();
        let mut met: BTreeMap<[PlayerId; 2], Encounters> = BTreeMap::new();
        let mut plain: BTreeMap<PlayerId, Numbers> = BTreeMap::new();
        for _ in 0..=chance() % 40 {
            now += [1, 60, 3_600, 86_400][chance() % 4] * 1_000 * (1 + chance() as u64 % 5);
            let south = chance() % 6;
            let players = [south, (south + 1 + chance() % 5) % 6].map(|one| PlayerId(one as u64));
            let winner = [Some(Side::South), Some(Side::North), None][chance() % 3];
            let result = MatchResult { players, winner, ended: at(now) };
            let pair = [players[0].min(players[1]), players[0].max(players[1])];

            let before =
                players.map(|one| standings.get(&one).copied().unwrap_or_else(|| Standing::new(one)));
            let (rated, encounters) = rate(before, met.get(&pair).copied(), &result);
            standings.extend(rated.map(|one| (one.player, one)));
            met.insert(pair, encounters);

            // A pair's day starts with the first game that no earlier day contains.
            let mut day: Option<(u64, usize)> = None;
            for (_, ended) in games.iter().filter(|(other, _)| *other == pair) {
                day = Some(match day {
                    Some((begun, number)) if ended - begun < 86_400_000 => (begun, number + 1),
                    _ => (*ended, 1),
                });
            }
            let earlier = day.filter(|(begun, _)| now - begun < 86_400_000).map_or(0, |(_, number)| number);
            games.push((pair, now));
            let found = players.map(|one| plain.get(&one).copied().unwrap_or([1500.0, 350.0, 0.06]));
            let south = match winner {
                Some(Side::South) => 1.0,
                Some(Side::North) => 0.0,
                None => 0.5,
            };
            let full = [after(found[0], &[(found[1], south)]), after(found[1], &[(found[0], 1.0 - south)])];
            for side in 0..2 {
                let moved: Vec<f64> = found[side]
                    .iter()
                    .zip(full[side])
                    .map(|(from, to)| from + share(earlier) * (to - from))
                    .collect();
                plain.insert(players[side], [moved[0], moved[1], moved[2]]);
            }
        }
        for (player, [rating, deviation, volatility]) in plain {
            let ours = standings[&player];
            let found = ours.rating.numbers();
            let apart = [found[0] - rating, found[1] - deviation, found[2] - volatility];
            assert!(apart.iter().all(|apart| apart.abs() < 1e-3), "history {seed}, {player}: {apart:?}");
        }
    }
}

/// A match of two people that one of them resigned as soon as it counted.
pub(crate) fn given_up(
    number: u64,
    players: [PlayerId; 2],
    loser: Side,
    ended: u64,
    moves: &History,
) -> Match {
    let [south, north] = players.map(Seat::Person);
    let seats = Seats::new(Side::South, south, north).unwrap();
    let playing = PlayingSetup::new(seats, moves.clone(), at(ended)).check().unwrap();
    let over = Over::new(playing, Ending::Resigned(loser), at(ended)).unwrap();
    let setup = MatchSetup::new(Game::default(), Stage::Over(over));
    MatchSetup { id: id(number), place: PLACE, rated: true, ..setup }.check().unwrap()
}

/// The first legal move each time, until both have made three.
pub(crate) fn beginning() -> History {
    let (mut history, mut made) = (History::new(Game::default()), [0; 2]);
    while made.iter().any(|&moves| moves < 3) {
        made[history.turn().unwrap().index()] += 1;
        history.play(history.board().legal()[0]).unwrap();
    }
    history
}

fn commit(next: Match) -> Commit {
    Commit { next, begun: None, interaction: None, quiet: false }
}

/// Returns everything on a leaderboard, with numbers as people read them.
fn table(store: &dyn Store, scope: Scope) -> Vec<String> {
    let standings = store.standings(scope, "mangala").unwrap();
    let line = |one: Standing| format!("{one:?}");
    let rounded = |one: Standing| {
        let [value, deviation, volatility] = one.rating.numbers();
        let (value, deviation) = ((value * 1e6).round() / 1e6, (deviation * 1e6).round() / 1e6);
        let rating = Rating::new(value, deviation, (volatility * 1e9).round() / 1e9).unwrap();
        Standing { rating, ..one }
    };
    let mut lines: Vec<String> = standings.into_iter().map(rounded).map(line).collect();
    lines.sort();
    lines
}

/// How many hundreds of rated matches are played: some, or as many as `KUZHI_RATED` says.
fn hundreds() -> usize {
    std::env::var("KUZHI_RATED").ok().map_or(15, |text| text.parse().expect("KUZHI_RATED is a number"))
}

#[test]
fn rebuilt_ratings_equal_the_stored_ones() {
    let hundreds = hundreds();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let store = SledStore::open(&path, CACHE_MB).unwrap();
    let (mut chance, moves, mut all) = (chance(9), beginning(), Vec::new());
    for _ in 0..hundreds {
        let mut handed_in = Vec::new();
        for _ in 0..100 {
            let number = all.len() as u64;
            let south = chance() % 300;
            let players = [south, (south + 1 + chance() % 299) % 300].map(|one| PlayerId(1 + one as u64));
            // Some have the same time: their names decide.
            let ended = number / 3 * 60_000;
            let one = given_up(number, players, Side::ALL[chance() % 2], ended, &moves);
            handed_in.push(store.submit(commit(one.clone())));
            all.push(one);
        }
        for one in handed_in {
            one.wait().unwrap();
        }
    }
    for _ in 0..hundreds {
        // Most of them recent, as it happens.
        let early = if chance() % 10 == 0 { 0 } else { 95 * hundreds };
        let at_number = early + chance() % (all.len() - early);
        let one = all.remove(at_number);
        store.commit(&commit(decide(&one, Actor::Operator, Intent::Void, at(0)).unwrap())).unwrap();
    }
    let scopes = [Scope::Everywhere, Scope::Guild(PLACE.guild.unwrap())];
    let running = scopes.map(|scope| table(&store, scope));
    assert_eq!(running[0].len(), 300);
    let found = audit(&store).unwrap();
    assert_eq!((found.differences, found.results), (Vec::new(), 2 * 99 * hundreds));
    let mut number = 0;
    each_rated(&store, &mut |_| {
        number += 1;
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!(number, 2 * 99 * hundreds);
    Transfer::finish_import(&store).unwrap();
    drop(store);
    let store = SledStore::open(&path, CACHE_MB).unwrap();
    for (scope, running) in scopes.into_iter().zip(running) {
        assert_eq!(table(&store, scope), running);
    }
    assert!(audit(&store).unwrap().differences.is_empty());
}

/// A store that returns a wrong value for one player, or one result.
struct Lying(SledStore);

impl LeaderboardStore for Lying {
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        let mut all = self.0.standings(scope, game)?;
        for one in all.iter_mut().filter(|one| one.player == PlayerId(2) && scope == Scope::Everywhere) {
            let [value, deviation, volatility] = one.rating.numbers();
            one.rating = Rating::new(value + 0.5, deviation, volatility).unwrap();
        }
        Ok(all)
    }

    fn stretch(&self, _: &Chart, _: FromLine, _: usize) -> Result<Vec<Standing>, StoreError> {
        Ok(Vec::new())
    }

    fn above(&self, _: &Chart, _: u32) -> Result<u64, StoreError> {
        Ok(0)
    }

    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError> {
        self.0.careers(player)
    }

    fn climbers(
        &self,
        guild: GuildId,
        game: &str,
        most: usize,
    ) -> Result<Vec<(PlayerId, Level)>, StoreError> {
        self.0.climbers(guild, game, most)
    }

    fn level_beaten(
        &self,
        guild: GuildId,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Level>, StoreError> {
        self.0.level_beaten(guild, game, player)
    }
}

impl LookupStore for Lying {
    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.0.load(id)
    }

    fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        self.0.match_of_interaction(interaction)
    }

    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        self.0.delivered(id)
    }

    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.0.name_of(player)
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        self.0.language_of(player)
    }

    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.0.preferences(player)
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.0.house_rules(guild)
    }

    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError> {
        self.0.live_of(player)
    }

    fn finished_games(&self, player: PlayerId) -> Result<Vec<Game>, StoreError> {
        self.0.finished_games(player)
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        self.0.standing_of(scope, game, player)
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        if scope == Scope::Everywhere { self.0.change_by(scope, game, id, ended) } else { Ok(None) }
    }
}

impl Transfer for Lying {
    fn is_empty(&self) -> Result<bool, StoreError> {
        self.0.is_empty()
    }

    fn has_unfinished_deletion(&self) -> Result<bool, StoreError> {
        self.0.has_unfinished_deletion()
    }

    fn hand_out(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<usize, StoreError> {
        self.0.hand_out(take)
    }

    fn take_in(&self, items: &[Item]) -> Result<(), StoreError> {
        self.0.take_in(items)
    }

    fn finish_import(&self) -> Result<(), StoreError> {
        self.0.finish_import()
    }
}

#[test]
fn what_differs_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let store = SledStore::open(folder.path().join("store"), CACHE_MB).unwrap();
    let one = given_up(5, [PlayerId(1), PlayerId(2)], Side::South, 9, &beginning());
    store.commit(&commit(one)).unwrap();
    let found = audit(&Lying(store)).unwrap();
    let expected = [
        "mangala@*: 2 is rated 1662.81 ± 290.32 (1 won, 0 drawn, 0 lost), \
         and should be 1662.31 ± 290.32 (1 won, 0 drawn, 0 lost)",
        "mangala@2001: what 00000005 has changed is not what is kept of it",
    ];
    assert_eq!(found.differences, expected);
}
