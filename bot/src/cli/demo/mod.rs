//! `kuzhi-bot seed-demo`: fills an empty store with people, matches and histories, for demonstrations and
//! measurements. The same seed gives the same data.

mod chance;
mod play;

use std::io::Write;
use std::time::Duration;

use anyhow::ensure;
use clap::Args;
use kuzhi_domain::matches::{Ending, Match, MatchSetup, Over, Place, PlayingSetup, Seat, Seats, Stage};
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;
use kuzhi_store::{Item, Transfer};

use self::chance::Chance;
use self::play::played;
use super::Call;
use crate::clock::Clock;
use crate::outcome::Outcome;
use crate::store_location::store_location;

/// Fill an empty store with people and matches, for demonstrations and measurements
#[derive(Args, Copy, Clone)]
pub struct SeedDemo {
    /// How many finished matches
    #[arg(long, default_value_t = 2_000)]
    matches: u64,
    /// How many people
    #[arg(long, default_value_t = 400)]
    people: u64,
    /// The random seed; the same seed gives the same people and matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// When the last match ended, in seconds since 1970; by default now
    #[arg(long, value_name = "SECONDS")]
    until: Option<u64>,
}

/// The time over which the matches are spread.
const YEAR: Duration = Duration::from_hours(365 * 24);

/// How many items one transaction holds.
const BATCH: usize = 2_000;

/// The IDs of the first person and the first server, as long as Discord's.
const FIRST_PERSON: u64 = 1_200_000_000_000_000_000;
const FIRST_GUILD: u64 = 1_100_000_000_000_000_000;

/// The number of people per server.
const PEOPLE_OF_A_GUILD: u64 = 40;

impl SeedDemo {
    /// Fills the store, and reports its progress.
    ///
    /// # Errors
    ///
    /// If the settings or the store are unusable, or the store is not empty.
    pub fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        let settings = call.settings_with_log()?;
        let place = store_location(&settings)?;
        let store = place.open_to_move()?;
        ensure!(
            store.is_empty()?,
            "there are matches or people in {} already: seed-demo fills an empty store",
            place.name()
        );
        ensure!(self.people >= 2, "--people: a match takes two");
        fill(store.as_ref(), self, &mut call.out)?;
        store.finish_import()?;
        drop(store);
        writeln!(call.out, "rating all of them …")?;
        // Opening it again rates all results.
        place.open_to_move()?.rest()?;
        writeln!(
            call.out,
            "made: {} matches of {} people; start the bot on them",
            self.matches, self.people
        )?;
        Ok(Outcome::Well)
    }
}

fn fill(store: &dyn Transfer, demo: SeedDemo, out: &mut impl Write) -> anyhow::Result<()> {
    let mut chance = Chance::new(demo.seed);
    let mut batch = Vec::with_capacity(BATCH);
    for number in 0..demo.people {
        batch.push(Item::Name(person(number), name(number)));
        if batch.len() >= BATCH {
            store.take_in(&batch)?;
            batch.clear();
        }
    }
    let until =
        demo.until.map_or_else(|| Clock::of_system().now(), |secs| Timestamp::from_millis(secs * 1_000));
    let year = u64::try_from(YEAR.as_millis())?;
    let began = until.as_millis().saturating_sub(year);
    for number in 0..demo.matches {
        let ended = began + year / demo.matches.max(1) * (number + 1);
        let one = finished(&mut chance, demo, number, Timestamp::from_millis(ended));
        batch.extend(one.opponents().map(Item::Opponents));
        batch.push(Item::Match(Box::new(one)));
        if batch.len() >= BATCH {
            store.take_in(&batch)?;
            batch.clear();
        }
        if (number + 1).is_multiple_of(100_000) {
            writeln!(out, "made: {} matches so far", number + 1)?;
        }
    }
    store.take_in(&batch)?;
    Ok(())
}

const fn person(number: u64) -> PlayerId {
    // IDs that differ at both ends.
    PlayerId(FIRST_PERSON + number * 7_919)
}

/// Returns a name: `Asha 12`, `Bilge 13` …
fn name(number: u64) -> String {
    const NAMES: [&str; 12] = [
        "Asha", "Bilge", "Chitra", "Deniz", "Elif", "Farid", "Gopal", "Hana", "Imran", "Jaya", "Kumari",
        "Leyla",
    ];
    let first = usize::try_from(number % NAMES.len() as u64).unwrap_or_default();
    format!("{} {}", NAMES[first], number / NAMES.len() as u64 + 1)
}

/// Returns how strong a person is. The stronger player wins more often.
fn strength(demo: SeedDemo, number: u64) -> f64 {
    // Pseudo-random, and the same each time.
    Chance::new(demo.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).part() * 4.0
}

/// Draws a person. A few play a lot, most play little.
fn somebody(chance: &mut Chance, demo: SeedDemo) -> u64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
    let number = (chance.part().powi(3) * demo.people as f64) as u64;
    number.min(demo.people - 1)
}

/// Draws an opponent from the same server, or from the nearest one with another person.
fn opponent(chance: &mut Chance, demo: SeedDemo, one: u64) -> u64 {
    let guilds = (demo.people / PEOPLE_OF_A_GUILD).max(1);
    let members = demo.people.div_ceil(guilds);
    let other = (one % guilds) + guilds * chance.below(members);
    if other == one || other >= demo.people { (one + 1) % demo.people } else { other }
}

fn finished(chance: &mut Chance, demo: SeedDemo, number: u64, ended: Timestamp) -> Match {
    let one = somebody(chance, demo);
    let guild = one % (demo.people / PEOPLE_OF_A_GUILD).max(1);
    let against_bot = chance.below(5) == 0;
    let game = game(chance);
    let history = played(chance, game);
    let outcome = history.board().outcome();
    let winner =
        outcome.map_or_else(|| Some(history.turn().map_or(Side::South, Side::other)), |one| one.winner);
    let (first, second) = if against_bot {
        let level = u8::try_from(1 + chance.below(8)).ok().and_then(Level::new).unwrap_or_default();
        let (human, bot) = (Seat::Person(person(one)), Seat::Bot(level));
        let wins = chance.part() < 1.0 / (1.0 + (f64::from(level.get()) / 2.0 - strength(demo, one)).exp());
        if wins { (human, bot) } else { (bot, human) }
    } else {
        let other = opponent(chance, demo, one);
        let wins = chance.part() < 1.0 / (1.0 + (strength(demo, other) - strength(demo, one)).exp());
        let [one, other] = [one, other].map(|number| Seat::Person(person(number)));
        if wins { (one, other) } else { (other, one) }
    };
    let (south, north) = if winner == Some(Side::North) { (second, first) } else { (first, second) };
    let took = Duration::from_secs(20 * history.ply() as u64);
    let made = || {
        let seats = Seats::new(Side::South, south, north)?;
        let setup = PlayingSetup { moved: ended, ..PlayingSetup::new(seats, history.clone(), ended - took) };
        let ending = outcome.map_or(Ending::Resigned(history.turn().unwrap_or(Side::South)), Ending::Played);
        let over = Over::new(setup.check().ok()?, ending, ended).ok()?;
        let place =
            Place { guild: Some(GuildId(FIRST_GUILD + guild)), channel: ChannelId(FIRST_GUILD + guild) };
        let rated = !against_bot && !kuzhi_domain::matches::is_quick(game) && !number.is_multiple_of(10);
        let id = MatchId::from_random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24);
        MatchSetup { id, place, rated, ..MatchSetup::new(game, Stage::Over(over)) }.check().ok()
    };
    made().expect("whoever plays by the rules ends so")
}

/// Draws a game. Better-known games come more often.
fn game(chance: &mut Chance) -> Game {
    let ids = ["mangala", "mangala", "mangala", "pallankuzhi", "pallankuzhi", "al-manqala", "kotu-baendum"];
    let at = usize::try_from(chance.below(ids.len() as u64)).unwrap_or_default();
    Game::by_id(ids[at]).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: SeedDemo = SeedDemo { matches: 300, people: 50, seed: 7, until: Some(1_790_000_000) };

    fn all(demo: SeedDemo) -> Vec<Match> {
        let mut chance = Chance::new(demo.seed);
        (0..demo.matches)
            .map(|number| finished(&mut chance, demo, number, Timestamp::from_millis(1_000_000_000 + number)))
            .collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_matches() {
        assert_eq!(all(SMALL), all(SMALL));
        assert_ne!(all(SMALL), all(SeedDemo { seed: 8, ..SMALL }));
    }

    #[test]
    fn matches_are_such_as_people_play() {
        let all = all(SMALL);
        let ids: std::collections::BTreeSet<MatchId> = all.iter().map(Match::id).collect();
        assert_eq!(ids.len(), all.len(), "each has a name of its own");
        let counted = all.iter().filter(|one| one.result().is_some()).count();
        assert!((150..290).contains(&counted), "{counted}");
        assert!(all.iter().any(|one| one.opponents().is_none()), "some are against the bot");
        assert!(all.iter().any(|one| matches!(one.over().unwrap().ending(), Ending::Resigned(_))));
        assert!(all.iter().any(|one| matches!(one.over().unwrap().ending(), Ending::Played(_))));
        let games: std::collections::BTreeSet<&str> = all.iter().map(|one| one.game().id()).collect();
        assert_eq!(games.len(), 4);
    }

    #[test]
    fn two_people_play_each_other() {
        let two = SeedDemo { people: 2, ..SMALL };
        assert!(all(two).iter().filter_map(Match::opponents).all(|[one, other]| one != other));
    }
}
