//! A storm: people play while either of two processes is killed again and again, and their PostgreSQL as well.
//!
//! A few kills by default; `KUZHI_KILLS=300 KUZHI_RESTARTS=50 cargo test -p kuzhi-tests --test faults storm -- --nocapture`
//! for those of `RELIABILITY.md`.

use std::collections::BTreeMap;
use std::env;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_bot::domain::{Match, MatchId, Seat, Stage};
use kuzhi_bot::store::{MatchStore, PostgresStore};
use kuzhi_config::DatabaseUrl;
use kuzhi_tests::conversation::Message;
use kuzhi_tests::discord::{self, Snowflake};
use kuzhi_tests::load::{Board, Player, Round};
use kuzhi_tests::postgres::Server;
use rand::RngExt;
use tokio::task::{JoinHandle, block_in_place, spawn_blocking};
use tokio::time::sleep;

use crate::house::{House, Process};
use crate::postgres::of_ones_own;

/// How many pairs play each other.
const PAIRS: u64 = 3;

/// How many people play the bot.
const ALONE: u64 = 2;

/// After so long without an answer people press again.
const PRESS_AGAIN: Duration = Duration::from_secs(4);

/// How long a challenge to all waits here.
const LAPSES: Duration = Duration::from_secs(15);

/// What is counted while it goes on.
#[derive(Default)]
struct Count {
    clicks: AtomicU64,
    answered: AtomicU64,
    /// Clicks that had no answer.
    lost: AtomicU64,
    /// Clicks whose answer was that it could not be done.
    failed: AtomicU64,
    /// The longest time from the first click without an answer to the next one with one, in milliseconds.
    longest: AtomicU64,
    matches: AtomicU64,
    /// What was pressed in each match at each of its revisions, and whether that was answered.
    pressed: Mutex<BTreeMap<(String, String), Pressed>>,
    challenges: Mutex<Vec<(MatchId, Message)>>,
    over: AtomicBool,
}

#[derive(Clone, Debug)]
struct Pressed {
    mv: String,
    is_answered: bool,
}

fn number(name: &str, usual: u32) -> u32 {
    env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn people_play_on_while_processes_and_their_database_are_killed() {
    let (kills, restarts) = (number("KUZHI_KILLS", 4), number("KUZHI_RESTARTS", 1));
    let Some(mut server) = spawn_blocking(of_ones_own).await.unwrap() else { return };
    let seconds = format!("{}s", LAPSES.as_secs());
    let mut settings = vec![("KUZHI_MATCHES__CHALLENGE_EXPIRES_AFTER", seconds.as_str())];
    let many = ["RINGS", "HINTS", "PICTURES"].map(|kind| format!("KUZHI_LIMITS__{kind}_AT_ONCE"));
    settings.extend(many.iter().map(|name| (name.as_str(), "1000")));
    settings.push(("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "100"));
    settings.push(("KUZHI_MATCHES__MAX_ONGOING_PER_CHANNEL", "1000"));
    settings.push(("KUZHI_MATCHES__MAX_ONGOING_PER_PERSON", "1000"));
    let house = House::build(&server.url(), &settings).await;
    let mut processes = house.start_two().await.map(Some);
    let count = Arc::new(Count::default());
    let people = seat(&house, &count);
    let begun = Instant::now();
    let mut restarted = 0;
    for kill in 1..=kills {
        sleep(Duration::from_millis(rand::rng().random_range(100..2_000))).await;
        // The database as often as is wanted, at even distances.
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
                count.said()
            );
        }
    }
    count.over.store(true, Ordering::Relaxed);
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

/// Seats all people, and lets them play until it is over.
fn seat(house: &House, count: &Arc<Count>) -> Vec<JoinHandle<()>> {
    let discord = &house.discord;
    let player = |name: &str, hall: &str, seed| {
        let hall = discord.guild("Friends").channel(hall);
        Player::new(discord, &discord.person(name), &hall, seed)
    };
    let mut people = Vec::new();
    for pair in 0..PAIRS {
        let hall = format!("pair-{pair}");
        let both = [0, 1].map(|side| player(&format!("Pair{pair}{side}"), &hall, 2 * pair + side));
        people.push(tokio::spawn(play_each_other(discord.server().clone(), both, Arc::clone(count))));
    }
    for alone in 0..ALONE {
        let one = player(&format!("Alone{alone}"), &format!("alone-{alone}"), 100 + alone);
        people.push(tokio::spawn(play_the_bot(discord.server().clone(), one, Arc::clone(count))));
    }
    let seeker = discord.person("Seeker").at(&discord.guild("Friends").channel("seekers"));
    let (count, seekers) = (Arc::clone(count), discord.server().clone());
    people.push(tokio::spawn(async move {
        while !count.is_over() {
            let play = seeker.slash("play").boolean("open", true).string("side", "first");
            let pending = play.send().begin();
            if is_answered(&seekers, pending.interaction()).await {
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

async fn play_each_other(server: discord::Server, [mut one, mut other]: [Player; 2], count: Arc<Count>) {
    while !count.is_over() {
        // Whoever is not answered asks again.
        if one.begin_with(&mut other).await.is_err() {
            sleep(Duration::from_millis(300)).await;
            continue;
        }
        count.matches.fetch_add(1, Ordering::Relaxed);
        let mut waited = Instant::now();
        while !count.is_over() {
            let patience = Duration::from_millis(50);
            let [first, second] = [one.turn(patience).await, other.turn(patience).await];
            let (player, board) = match (first, second) {
                (Some(Board::Over(_)), _) | (_, Some(Board::Over(_))) => break,
                (Some(board), _) => (&one, board),
                (_, Some(board)) => (&other, board),
                (None, None) => {
                    assert!(waited.elapsed() < Duration::from_mins(2), "nobody is to move any more");
                    continue;
                }
            };
            press(&server, player, &board, &count).await;
            waited = Instant::now();
        }
    }
}

async fn play_the_bot(server: discord::Server, mut one: Player, count: Arc<Count>) {
    let round = Round { game: "mangala", options: String::new() };
    while !count.is_over() {
        if one.begin(&round, 1).await.is_err() {
            sleep(Duration::from_millis(300)).await;
            continue;
        }
        count.matches.fetch_add(1, Ordering::Relaxed);
        while !count.is_over() {
            // The bot's move is owed, whoever is killed meanwhile.
            match one.turn(Duration::from_mins(1)).await {
                Some(Board::Over(_)) => break,
                Some(board) => press(&server, &one, &board, &count).await,
                None => panic!("the bot does not move"),
            }
        }
    }
}

/// Presses the first move of a board, again and again until that is answered or the board has changed.
async fn press(server: &discord::Server, player: &Player, board: &Board, count: &Count) {
    let Board::Turn { message, moves, .. } = board else { return };
    let custom_id = moves[0].clone();
    let words: Vec<&str> = custom_id.split(':').collect();
    let [_, _, id, at, mv] = words[..] else { panic!("{custom_id} is no move") };
    let key = (id.to_owned(), at.to_owned());
    let before = |count: &Count| {
        let mut pressed = count.pressed.lock().unwrap_or_else(PoisonError::into_inner);
        let pressed =
            pressed.entry(key.clone()).or_insert_with(|| Pressed { mv: mv.to_owned(), is_answered: false });
        assert_eq!(pressed.mv, mv, "a board offers the same moves as before");
    };
    before(count);
    let begun = Instant::now();
    let mut was_lost = false;
    while !count.is_over() {
        let Some(click) = player.press(*message, custom_id.clone()) else {
            // The board has changed: what was pressed was done after all.
            if was_lost {
                count.recovered(begun);
            }
            return;
        };
        count.clicks.fetch_add(1, Ordering::Relaxed);
        if is_answered(server, click).await {
            count.answered.fetch_add(1, Ordering::Relaxed);
            if is_offered(server, *message, &custom_id) {
                // They were told that it could not be done.
                count.failed.fetch_add(1, Ordering::Relaxed);
                was_lost = true;
                sleep(Duration::from_millis(200)).await;
                continue;
            }
            let mut pressed = count.pressed.lock().unwrap_or_else(PoisonError::into_inner);
            pressed.entry(key).and_modify(|pressed| pressed.is_answered = true);
            if was_lost {
                count.recovered(begun);
            }
            return;
        }
        count.lost.fetch_add(1, Ordering::Relaxed);
        was_lost = true;
        assert!(begun.elapsed() < Duration::from_mins(2), "{custom_id} is never answered");
    }
}

/// Whether a message has a button that can be pressed.
fn is_offered(server: &discord::Server, message: Snowflake, custom_id: &str) -> bool {
    server.read(|world| {
        let components =
            world.messages.get(&message).map(|one| one.face.components_within()).unwrap_or_default();
        components.iter().any(|one| one["custom_id"] == *custom_id && one["disabled"] != true)
    })
}

async fn is_answered(server: &discord::Server, interaction: Snowflake) -> bool {
    let found = server.until(PRESS_AGAIN, |world| {
        world.interactions.get(&interaction).is_some_and(|one| one.said.is_some()).then_some(())
    });
    found.await.is_some()
}

/// Waits until nobody has to be told or answered any more, and gives how long that took.
async fn until_nothing_is_owed(server: &Server) -> Duration {
    let since = Instant::now();
    loop {
        let owed = block_in_place(|| {
            server.sql(&format!(
                "SELECT COUNT(*) FROM due WHERE at = 0 OR (SELECT EXTRACT(EPOCH FROM now()) * 1000) + {} > at",
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

/// No move is lost or doubled, and every challenge has lapsed, once.
fn check(store: &PostgresStore, count: &Count) {
    let pressed = count.pressed.lock().unwrap_or_else(PoisonError::into_inner);
    let mut matches: BTreeMap<&str, Match> = BTreeMap::new();
    for (id, _) in pressed.keys() {
        if !matches.contains_key(id.as_str()) {
            let known = MatchId::from_str(id).expect("a match's name");
            matches.insert(id, store.load(known).unwrap().expect("a match that was played"));
        }
    }
    let mut kept = 0;
    for ((id, at), Pressed { mv, is_answered }) in pressed.iter() {
        let ply: usize = at.parse().expect("nobody takes anything back");
        let made = matches[id.as_str()].played().unwrap().moves().get(ply).map(ToString::to_string);
        match made {
            Some(made) => assert_eq!(made, *mv, "{id} at {at}"),
            None => assert!(!is_answered, "a move was lost: {id} at {at}: {mv}"),
        }
        kept += u64::from(made_by_people(&matches[id.as_str()], ply));
    }
    for (id, one) in &matches {
        let playing = one.played().unwrap();
        for ply in 0..playing.moves().len() {
            let is_known = pressed.contains_key(&((*id).to_owned(), ply.to_string()));
            assert!(
                is_known || !made_by_people(one, ply),
                "a move was made that nobody pressed: {id} at {ply}"
            );
        }
    }
    let challenges = count.challenges.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut twice, mut elsewhere) = (0, 0);
    for (id, message) in challenges.iter() {
        let one = store.load(*id).unwrap().expect("a challenge that was made");
        assert!(matches!(one.stage(), Stage::Withdrawn(_)) && one.version() == 2, "{id} has not lapsed once");
        // Whoever was killed before they had noted where the challenge is cost it a message, and whoever was before they
        // had noted that they had said it, one more edit.
        elsewhere += u32::from(!message.text().contains("accepted in time"));
        twice += u32::from(message.edits() > 1);
    }
    eprintln!(
        "{kept} moves of people in {} matches, all as they were pressed; {} challenges lapsed once each, {twice} said so twice, \
         {elsewhere} in another message; {}",
        matches.len(),
        challenges.len(),
        count.said()
    );
}

/// Whether a person made a move, and not the bot.
fn made_by_people(one: &Match, ply: usize) -> bool {
    let playing = one.played().expect("it was played");
    let Some(before) = playing.moves().get(..ply).filter(|_| ply < playing.moves().len()) else {
        return false;
    };
    let mut board = one.game().start();
    board.play_all(before).expect("these moves were made");
    board.turn().is_some_and(|side| matches!(playing.seats().at(side), Seat::Person(_)))
}

impl Count {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// What was pressed then for the first time is done.
    fn recovered(&self, begun: Instant) {
        let took = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.longest.fetch_max(took, Ordering::Relaxed);
    }

    fn said(&self) -> String {
        let get = |of: &AtomicU64| of.load(Ordering::Relaxed);
        format!(
            "{} matches, {} clicks, {} answered, {} of them that it could not be done, {} without an answer, {} ms at \
             most until the next one was done",
            get(&self.matches),
            get(&self.clicks),
            get(&self.answered),
            get(&self.failed),
            get(&self.lost),
            get(&self.longest)
        )
    }
}
