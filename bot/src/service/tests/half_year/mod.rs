//! Half a year of a server: games over days between people who live elsewhere, are away and sleep, messages
//! that come once a day, the puzzle of the day, the week, a welcome, and a game by votes. There are two
//! processes, which are killed now and then, and answers of Discord are lost.
//!
//! This lets a year pass, and `KUZHI_SEED=1` a different one:
//! `KUZHI_WEEKS=52 cargo test --workspace --lib half_year -- --nocapture`

mod laws;
mod people;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kuzhi_domain::feeds::{DailySlot, WeekSlot, Welcome};
use kuzhi_domain::matches::{MatchSetup, Place, Seat};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{HouseRule, HouseRules};
use kuzhi_domain::{GuildId, InteractionId, MatchId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{Commit, FeedStore, MatchStore, PeopleStore};
use kuzhi_view::request::Action;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::task::yield_now;

use self::laws::Notebook;
use self::people::{Person, people};
use super::super::{BackgroundWork, Service};
use super::Fixture;
use super::fake_discord::{CHANNEL, Fault};
use super::fake_reply::FakeReply;
use super::hands::beat;
use super::world::{World, in_a_process, number, seed};

/// It has an id as long as those of Discord, and so have people: no nonce looks like another.
const GUILD: GuildId = GuildId(1 << 59);

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

const fn person(number: u64) -> PlayerId {
    PlayerId((1 << 60) + number)
}

/// How often a process looks each hour, and after how long it looks again.
const LOOKS: u32 = 3;
const AGAIN: Duration = Duration::from_secs(31);

/// What is left of an hour then.
const REST: Duration = Duration::from_secs(3_600 - 3 * 31);

/// How many hours a week has.
const WEEK: u64 = 7 * 24;

/// Clocks change in both directions in the half year that begins so long after the other tests.
const BEGINS: Duration = Duration::from_hours((4 * 365 - 30) * 24);

/// How often a process is killed while it does something, and within how many steps.
const KILLED: f64 = 0.02;
const STEPS: u64 = 30;

struct Club {
    world: World,
    processes: [Fixture; 2],
    people: Vec<Person>,
    notebook: Notebook,
    chance: StdRng,
    interactions: u64,
    kills: u32,
}

async fn settle() {
    for _ in 0..40 {
        yield_now().await;
    }
}

async fn start(world: &World) -> Fixture {
    let fixture = world.start();
    fixture.service.handle_background(BackgroundWork::Wake).await.unwrap();
    beat(&fixture).await;
    fixture.service.handle_background(BackgroundWork::PickUp).await.unwrap();
    settle().await;
    fixture
}

/// The servers and people for whom something is due.
type Due = (Vec<GuildId>, Vec<PlayerId>);

/// Does what is due on the server, for people and in matches.
async fn look(service: Arc<Service>, (servers, people): Due) {
    for guild in servers {
        service.handle_background(BackgroundWork::Feed(guild)).await.unwrap();
    }
    for who in people {
        service.handle_background(BackgroundWork::PersonFeed(who)).await.unwrap();
    }
    service.do_what_is_due().await;
    settle().await;
}

/// The server asks for everything.
fn set_up(world: &World) {
    let berlin = TimeZone::by_name("Europe/Berlin").unwrap();
    let rules = HouseRules::default().with(HouseRule::TimeZone(berlin.clone()));
    world.store.save_house_rules(GUILD, &rules).unwrap();
    let mut feed = world.store.server_feed(GUILD).unwrap();
    feed.version += 1;
    let (channel, set_by, now) = (CHANNEL, person(1), world.now());
    feed.set_daily(Some(DailySlot { channel, at: 9 * 60, set_by }), &berlin, now);
    feed.set_week(Some(WeekSlot { channel, weekday: 1, at: 18 * 60, set_by }), &berlin, now);
    feed.welcome = Some(Welcome::new(channel, set_by, feed.version, now));
    assert!(world.store.save_server_feed(GUILD, &feed).unwrap());
}

impl Club {
    async fn gather() -> Club {
        let world = World::new();
        world.pass(BEGINS);
        world.discord.accepts_direct_messages.store(true, Ordering::SeqCst);
        set_up(&world);
        let people = people(world.now());
        let processes = [start(&world).await, start(&world).await];
        for person in &people {
            if person.own.digest_in.is_some() {
                world.discord.lets_look(person.who);
            }
            world.store.save_preferences(person.who, &person.own).unwrap();
            processes[0].service.person_feeds.follow(person.who, &person.own).await.unwrap();
        }
        let (notebook, chance) = (Notebook::default(), StdRng::seed_from_u64(7 + seed()));
        Club { world, processes, people, notebook, chance, interactions: 0, kills: 0 }
    }

    fn happens(&mut self, probability: f64) -> bool {
        self.chance.random_bool(probability)
    }

    /// Has one of the processes do something, and kills it at some step of that.
    async fn kill_during<F: Future<Output = ()>>(&mut self, work: impl FnOnce(Arc<Service>) -> F) {
        let number = self.chance.random_range(0..2);
        let work = work(Arc::clone(&self.processes[number].service));
        let gates = self.processes[number].service.gates().clone();
        // Nothing else calls Discord meanwhile.
        settle().await;
        self.world.discord.set_gates(&gates);
        gates.kill_after(self.chance.random_range(0..STEPS));
        tokio::select! {
            biased;
            () = gates.killed() => {}
            () = work => settle().await,
        }
        gates.kill_after(0);
        self.kills += 1;
        self.processes[number] = start(&self.world).await;
        // Nobody waits for the one that was killed any more.
        self.world.store.end_turns();
    }

    /// Has a person press something on a board, or send a command.
    async fn press(&mut self, who: PlayerId, board: Option<MatchId>, action: Action) {
        self.interactions += 1;
        let reply = match board {
            Some(id) => self.world.pressed(id, who, self.interactions, action),
            None => FakeReply::new(who, InteractionId(self.interactions), &self.world.discord).asking(action),
        };
        let reply = Arc::new(reply.on_server(GUILD));
        let handle = |service: Arc<Service>| async move {
            Box::pin(service.handle(Arc::new(reply.request()), reply)).await;
            settle().await;
        };
        if self.happens(KILLED) {
            return Box::pin(self.kill_during(handle)).await;
        }
        let number = self.chance.random_range(0..2);
        handle(Arc::clone(&self.processes[number].service)).await;
    }

    /// Two people have finished a game elsewhere.
    fn keep_played(&self, number: u64) {
        let mut board = Game::by_id("mangala").unwrap().start();
        while board.outcome().is_none() {
            let legal = board.legal();
            let mv = legal[board.moves().len() % legal.len()];
            board.play(mv, &mut |_| ()).unwrap();
        }
        let seats = [1, 2].map(|number| Seat::Person(person(number)));
        let setup = MatchSetup::played(board.game(), seats, board.moves(), self.world.now()).unwrap();
        let place = Place { guild: Some(GUILD), channel: CHANNEL };
        let next = MatchSetup { id: MatchId::from_random(number), place, ..setup }.check().unwrap();
        self.world.store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    }

    /// Both processes look at once.
    async fn look(&mut self) {
        let (store, now) = (&self.world.store, self.world.now());
        let servers = store.feeds_due(now).unwrap().into_iter().map(|(guild, _)| guild);
        let people = store.person_feeds_due(now).unwrap().into_iter().map(|(who, _)| who);
        let due: Due = (servers.collect(), people.collect());
        if self.happens(KILLED) {
            let due = due.clone();
            Box::pin(self.kill_during(|service| look(service, due))).await;
        }
        let [one, other] = self.processes.each_ref().map(|one| Arc::clone(&one.service));
        tokio::join!(look(one, due.clone()), look(other, due));
        self.notebook.read(&self.world, &self.people);
    }

    /// An hour passes, with its looks. What fails is tried again while Discord knows the nonce.
    async fn pass_hour(&mut self) {
        if self.happens(0.02) {
            self.world.discord.storm([Some(Fault::AnswerLost), None]);
        }
        for _ in 0..LOOKS {
            Box::pin(self.look()).await;
            self.world.pass(AGAIN);
        }
        self.notebook.check_turns(&self.world, &self.people);
        self.world.pass(REST);
        for process in &self.processes {
            beat(process).await;
        }
    }
}

#[test]
fn half_a_year_brings_everything_once_and_ends_every_clock() {
    let weeks = number("KUZHI_WEEKS", 26);
    in_a_process(async {
        let mut club = Club::gather().await;
        for hour in 0..weeks * WEEK {
            if hour % WEEK == 50 {
                club.keep_played(hour);
            }
            for number in 0..club.people.len() {
                Box::pin(club.live(number)).await;
            }
            club.notebook.read(&club.world, &club.people);
            Box::pin(club.pass_hour()).await;
        }
        club.notebook.check_posts(GUILD, weeks);
        let feed = club.world.store.server_feed(GUILD).unwrap();
        assert!(feed.due().unwrap() + HOUR > club.world.now(), "nothing is overdue");
        // Nobody plays any more, and every clock ends.
        let mut hours = 0;
        while club.world.store.live().unwrap().iter().any(laws::runs) {
            Box::pin(club.pass_hour()).await;
            hours += 1;
            assert!(hours < 40 * 24, "a clock does not end: {:?}", club.world.store.live());
        }
        println!("{weeks} weeks, {} kills, {} requests, {:?}", club.kills, club.interactions, club.notebook);
        club.notebook.check_counts(weeks);
        assert!(u64::from(club.kills) > weeks);
    });
}
