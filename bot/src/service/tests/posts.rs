//! Half a year of what a server gets by itself, from two processes that are killed now and then, with answers
//! of Discord lost: one puzzle a day, one message a week, one welcome.

use std::collections::BTreeMap;
use std::time::Duration;

use kuzhi_domain::feeds::{DailySlot, WeekSlot, Welcome};
use kuzhi_domain::matches::{MatchSetup, Place, Seat};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{HouseRule, HouseRules};
use kuzhi_domain::{GuildId, MatchId};
use kuzhi_engine::Game;
use kuzhi_store::{Commit, FeedStore, MatchStore, PeopleStore};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::super::BackgroundWork;
use super::fake_discord::{CHANNEL, Fault};
use super::hands::beat;
use super::world::{World, in_a_process, number, seed};
use super::{ADA, BOB, Fixture};

const GUILD: GuildId = GuildId(9);

const HOUR: Duration = Duration::from_hours(1);

/// How often a process looks each hour, and after how long it looks again.
const LOOKS: u32 = 4;
const AGAIN: Duration = Duration::from_secs(31);

/// What is left of an hour then.
const REST: Duration = Duration::from_secs(3_600 - 4 * 31);

/// How many hours a week has.
const WEEK: u64 = 7 * 24;

fn berlin() -> TimeZone {
    TimeZone::by_name("Europe/Berlin").unwrap()
}

/// The server asks for everything.
fn set_up(world: &World) {
    let rules = HouseRules::default().with(HouseRule::TimeZone(berlin()));
    world.store.save_house_rules(GUILD, &rules).unwrap();
    let mut feed = world.store.server_feed(GUILD).unwrap();
    feed.version += 1;
    let (channel, set_by, now) = (CHANNEL, ADA, world.now());
    feed.set_daily(Some(DailySlot { channel, at: 9 * 60, set_by }), &berlin(), now);
    feed.set_week(Some(WeekSlot { channel, weekday: 1, at: 18 * 60, set_by }), &berlin(), now);
    feed.welcome = Some(Welcome::new(channel, set_by, feed.version, now));
    assert!(world.store.save_server_feed(GUILD, &feed).unwrap());
}

/// Ada and Bob finish a game.
fn keep_played(world: &World, number: u64) {
    let mut board = Game::by_id("mangala").unwrap().start();
    while board.outcome().is_none() {
        let legal = board.legal();
        let mv = legal[board.moves().len() % legal.len()];
        board.play(mv, &mut |_| ()).unwrap();
    }
    let seats = [Seat::Person(ADA), Seat::Person(BOB)];
    let setup = MatchSetup::played(board.game(), seats, board.moves(), world.now()).unwrap();
    let place = Place { guild: Some(GUILD), channel: CHANNEL };
    let next = MatchSetup { id: MatchId::from_random(number), place, ..setup }.check().unwrap();
    world.store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
}

async fn start(world: &World) -> Fixture {
    let fixture = world.start();
    fixture.service.handle_background(BackgroundWork::Wake).await.unwrap();
    fixture.service.handle_background(BackgroundWork::PickUp).await.unwrap();
    fixture
}

/// Both processes look at once, and each may be killed after some steps.
async fn look(world: &World, processes: &mut [Fixture; 2], chance: &mut StdRng) {
    for process in processes.iter_mut() {
        if chance.random_bool(0.1) {
            process.service.gates().kill_after(chance.random_range(0..6));
            let service = &process.service;
            let was_killed = tokio::select! {
                biased;
                () = service.gates().killed() => true,
                done = service.handle_background(BackgroundWork::Feed(GUILD)) => { done.unwrap(); false }
            };
            *process = start(world).await;
            beat(process).await;
            if was_killed {
                // Nobody waits for the one that was killed any more.
                world.store.end_turns();
            }
        }
    }
    let [one, other] = processes.each_ref().map(|one| {
        let service = one.service.clone();
        async move { service.handle_background(BackgroundWork::Feed(GUILD)).await.unwrap() }
    });
    tokio::join!(one, other);
}

#[test]
fn each_post_of_half_a_year_comes_once() {
    let weeks = number("KUZHI_WEEKS", 26);
    let world = World::new();
    // There are puzzles of the day by then.
    world.pass(4 * 365 * 24 * HOUR);
    set_up(&world);
    in_a_process(async {
        let mut chance = StdRng::seed_from_u64(7 + seed());
        let mut processes = [start(&world).await, start(&world).await];
        for hour in 0..weeks * WEEK {
            if hour % WEEK == 50 {
                keep_played(&world, hour);
            }
            if chance.random_bool(0.02) {
                world.discord.storm([Some(Fault::AnswerLost), None]);
            }
            for process in &processes {
                beat(process).await;
            }
            // What fails is tried again while Discord knows the nonce.
            for _ in 0..LOOKS {
                Box::pin(look(&world, &mut processes, &mut chance)).await;
                world.pass(AGAIN);
            }
            world.pass(REST);
        }
    });
    let mut posts: BTreeMap<String, u32> = BTreeMap::new();
    for post in world.discord.posts() {
        *posts.entry(post.nonce).or_default() += 1;
    }
    let twice: Vec<_> = posts.iter().filter(|(_, count)| **count > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    let of = |kind: &str| {
        let begins = format!("{:x}{kind}", GUILD.0);
        posts.keys().filter(|nonce| nonce.starts_with(&begins)).count() as u64
    };
    assert!((weeks * 7..=weeks * 7 + 1).contains(&of("d")), "{} puzzles of the day", of("d"));
    assert!((weeks - 1..=weeks).contains(&of("w")), "{} weeks", of("w"));
    assert_eq!(of("g"), 1, "one welcome");
    let feed = world.store.server_feed(GUILD).unwrap();
    assert!(feed.due().unwrap() + HOUR > world.now(), "nothing is overdue");
}
