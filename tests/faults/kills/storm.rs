//! A storm: people play while either of two processes is killed over and over, and their PostgreSQL as well.
//!
//! By default there are a few kills. `KUZHI_KILLS=300 KUZHI_RESTARTS=50 cargo test -p kuzhi-tests --test
//! faults storm -- --nocapture` repeats those of `benches/FIGURES.md`.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_config::DatabaseUrl;
use kuzhi_domain::matches::Stage;
use kuzhi_postgres::PostgresStore;
use kuzhi_store::LookupStore;
use kuzhi_tests::postgres::Server;
use rand::RngExt;
use tokio::task::{JoinHandle, block_in_place, spawn_blocking};
use tokio::time::sleep;

use crate::crowd::{self, Checked, Count, Pair, is_answered, number};
use crate::house::{House, Process};
use crate::postgres::of_ones_own;

/// How many pairs play each other.
const PAIRS: usize = 3;

/// How many people play the bot.
const ALONE: u64 = 2;

/// After this long without an answer people press again.
const PRESS_AGAIN: Duration = Duration::from_secs(4);

/// How long an open challenge waits here.
const LAPSES: Duration = Duration::from_secs(15);

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn play_survives_kills_of_processes_and_database() {
    let (kills, restarts) = (number("KUZHI_KILLS", 4), number("KUZHI_RESTARTS", 1));
    let Some(mut server) = spawn_blocking(of_ones_own).await.unwrap() else { return };
    let seconds = format!("{}s", LAPSES.as_secs());
    let mut settings = vec![("KUZHI_MATCHES__CHALLENGE_EXPIRES_AFTER", seconds.as_str())];
    let many =
        ["NOTIFICATIONS", "HINTS", "PICTURES", "GAMES"].map(|kind| format!("KUZHI_LIMITS__{kind}_AT_ONCE"));
    settings.extend(many.iter().map(|name| (name.as_str(), "1000")));
    settings.push(("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "100"));
    settings.push(("KUZHI_MATCHES__MAX_ONGOING_PER_CHANNEL", "1000"));
    settings.push(("KUZHI_MATCHES__MAX_ONGOING_PER_PERSON", "1000"));
    let house = House::build(&server.url(), &settings).await;
    let mut processes = house.start_two().await.map(Some);
    let count = Arc::new(Count::pressing_again_after(PRESS_AGAIN));
    let people = let_all_play(&house, &count);
    let begun = Instant::now();
    let mut restarted = 0;
    for kill in 1..=kills {
        sleep(Duration::from_millis(rand::rng().random_range(100..2_000))).await;
        // The database as often as wanted, at regular intervals.
        while restarted * kills < restarts * kill {
            server = spawn_blocking(move || {
                server.kill();
                server.start();
                server
            })
            .await
            .unwrap();
            restarted += 1;
        }
        let which = rand::rng().random_range(0..2);
        if let Some(process) = processes[which].take() {
            process.kill().await;
        }
        pass_on(&house, &processes);
        sleep(Duration::from_millis(rand::rng().random_range(0..500))).await;
        processes[which] = Some(house.start().await);
        pass_on(&house, &processes);
        if kill % 10 == 0 || kill == kills {
            eprintln!(
                "{kill} kills, {restarted} restarts, {} s: {}",
                begun.elapsed().as_secs(),
                count.summary()
            );
        }
    }
    count.end();
    for one in people {
        one.await.unwrap();
    }
    let idle = until_nothing_is_owed(&server).await;
    eprintln!("nothing was owed any more after {} s", idle.as_secs());
    for process in processes.into_iter().flatten() {
        let log = process.log();
        process.stop().await;
        assert!(!log.contains("panicked"), "{log}");
    }
    let url = server.url();
    let store =
        spawn_blocking(move || PostgresStore::open(&DatabaseUrl::new(&url).unwrap(), 4, None).unwrap());
    let store = store.await.unwrap();
    block_in_place(|| {
        check(&store, &count);
        drop(store);
    });
}

fn pass_on(house: &House, processes: &[Option<Process>; 2]) {
    house.pass_on_to(processes.iter().flatten().map(|process| process.url.as_str()));
}

/// Lets everyone play until the run ends.
fn let_all_play(house: &House, count: &Arc<Count>) -> Vec<JoinHandle<()>> {
    let discord = &house.discord;
    let mut people = crowd::let_all_play(discord, &[Pair::default(); PAIRS], ALONE, count);
    let seeker = discord.person("Seeker").at(&discord.guild("Friends").channel("seekers"));
    let (count, seekers) = (Arc::clone(count), discord.server().clone());
    people.push(tokio::spawn(async move {
        while !count.is_over() {
            let play = seeker.slash("play").boolean("open", true).string("side", "first");
            let pending = play.send().begin();
            if is_answered(&seekers, pending.interaction(), PRESS_AGAIN).await {
                let message = pending.answer().await.message();
                let mut ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
                let made = ids.find_map(|id| id.strip_prefix("k1:accept:")?.parse().ok());
                if let Some(id) = made {
                    count.challenges.lock().unwrap_or_else(PoisonError::into_inner).push((id, message));
                }
            }
            sleep(Duration::from_millis(1_500)).await;
        }
    }));
    people
}

/// Waits until nobody has to be shown or answered anything. Returns how long that took.
async fn until_nothing_is_owed(server: &Server) -> Duration {
    let since = Instant::now();
    loop {
        let owed = block_in_place(|| {
            server.sql(&format!(
                "SELECT COUNT(*) FROM due \
                 WHERE at = 0 OR (SELECT EXTRACT(EPOCH FROM now()) * 1000) + {} > at",
                LAPSES.as_millis()
            ))
        });
        if owed == "0" {
            return since.elapsed();
        }
        assert!(
            since.elapsed() < Duration::from_mins(3),
            "something is owed still:\n{}",
            block_in_place(|| server.sql("SELECT * FROM due ORDER BY at LIMIT 20"))
        );
        sleep(Duration::from_millis(200)).await;
    }
}

/// No move is lost or doubled, and every challenge has expired once.
fn check(store: &PostgresStore, count: &Count) {
    let Checked { moves, matches } = count.check_all(store);
    let challenges = count.challenges.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut twice, mut elsewhere) = (0, 0);
    for (id, message) in challenges.iter() {
        let one = store.load(*id).unwrap().expect("a challenge that was made");
        assert!(matches!(one.stage(), Stage::Withdrawn(_)) && one.version() == 2, "{id} has not lapsed once");
        // A process killed before it recorded where the challenge is costs another message. One killed before
        // it recorded the edit costs another edit.
        elsewhere += u32::from(!message.text().contains("accepted in time"));
        twice += u32::from(message.edits() > 1);
    }
    eprintln!(
        "{moves} moves of people in {matches} matches, all as they were pressed; {} challenges lapsed once \
         each, {twice} said so twice, {elsewhere} in another message; {}",
        challenges.len(),
        count.summary()
    );
}
