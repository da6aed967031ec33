//! How long a review of forty moves takes, and whether a player against level 8 notices a review.
//!
//! `cargo bench -p kuzhi-tests --bench reviews -- [THREADS…]` uses this many search threads, by default one
//! and then two. A bot with the memory of `compose.yaml` has one.

#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kuzhi_bot::thinking::{Purpose, Question, Tables, Thinking};
use kuzhi_domain::PlayerId;
use kuzhi_engine::{Game, Match};
use kuzhi_search::{Level, Think as _};

/// The length of the games.
const MOVES: usize = 40;

/// How often a move against level 8 is measured, alone and during reviews.
const CLICKS: usize = 120;

/// The endgame tables of a bot with the memory of `compose.yaml`, in MiB.
const TABLES_MB: u32 = 12;

const PLAYER: PlayerId = PlayerId(1);
const REVIEWER: PlayerId = PlayerId(2);

#[tokio::main]
async fn main() {
    let args: Vec<usize> = std::env::args().filter_map(|arg| arg.parse().ok()).collect();
    let games: Vec<Arc<Match>> =
        Game::all().enumerate().map(|(seed, game)| Arc::new(played(game, seed))).collect();
    for threads in if args.is_empty() { vec![1, 2] } else { args } {
        let threads = NonZeroUsize::new(threads).unwrap();
        println!("threads to think on: {threads}");
        let thinking = Thinking::new(threads).with_tables(Tables::within(TABLES_MB));
        for game in &games {
            review(&thinking, game).await;
        }
        clicks(&thinking, &games).await;
    }
}

/// A game in which both players err now and then, so that it lasts.
fn played(game: Game, seed: usize) -> Match {
    let mut longest = game.start();
    for attempt in 0..100 {
        let mut board = game.start();
        while board.moves().len() < MOVES {
            let seed = (1_000 * seed + 100 * attempt + board.moves().len()) as u64;
            let Some(choice) = board.think(&Level::new(2).unwrap().limits(&game, seed)) else { break };
            board.play(choice.best, &mut |_| ()).unwrap();
        }
        if board.moves().len() > longest.moves().len() {
            longest = board;
        }
        if longest.moves().len() == MOVES {
            break;
        }
    }
    longest
}

async fn review(thinking: &Thinking, game: &Arc<Match>) {
    let (began, mut first) = (Instant::now(), Duration::ZERO);
    let mut judged = 0;
    while thinking.judge(Arc::clone(game), judged + 1, REVIEWER).await.is_some() {
        judged += 1;
        if judged == 1 {
            first = began.elapsed();
        }
    }
    println!(
        "{}: {judged} moves reviewed; the first after {:.2} s, all after {:.2} s; bars 2 s, 20 s",
        game.game().id(),
        first.as_secs_f64(),
        began.elapsed().as_secs_f64()
    );
}

/// The same clicks, alternately alone and during reviews.
async fn clicks(thinking: &Thinking, games: &[Arc<Match>]) {
    let (mut alone, mut beside) = (Vec::new(), Vec::new());
    for number in 0..CLICKS {
        let game = &games[number % games.len()];
        let mut board = game.game().start();
        board.play_all(&game.moves()[..4 + number / games.len() % 24]).unwrap();
        if board.turn().is_none() {
            continue;
        }
        alone.push(click(thinking, &board).await);
        let (other, stop) = (Arc::clone(&games[(number + 1) % games.len()]), Arc::<AtomicBool>::default());
        let (reviewing, stopped) = (thinking.clone(), Arc::clone(&stop));
        let reviews = tokio::spawn(async move {
            let mut ply = 1;
            while !stopped.load(Ordering::Relaxed) {
                let judged = reviewing.judge(Arc::clone(&other), ply, REVIEWER).await;
                ply = if judged.is_some() { ply + 1 } else { 1 };
            }
        });
        // Somewhere in the middle of it.
        tokio::time::sleep(Duration::from_millis(20 + 17 * (number as u64 % 13))).await;
        beside.push(click(thinking, &board).await);
        stop.store(true, Ordering::Relaxed);
        reviews.await.unwrap();
    }
    let (alone, beside) = (
        print_times("a move of level 8, alone", alone),
        print_times("a move of level 8, beside reviews", beside),
    );
    let ratio = |at: usize| beside[at].as_secs_f64() / alone[at].as_secs_f64();
    println!("ratio of the medians {:.2}, of the 99th percentiles {:.2}; bar 1.50", ratio(0), ratio(1));
}

async fn click(thinking: &Thinking, board: &Match) -> Duration {
    let began = Instant::now();
    let question = Question {
        board: board.clone(),
        level: Level::HIGHEST,
        seed: 1,
        time: None,
        asker: PLAYER,
        purpose: Purpose::Move,
    };
    thinking.choose(question, || ()).await.unwrap();
    began.elapsed()
}

/// Prints how long an operation took. Returns the median and the 99th percentile.
fn print_times(what: &str, mut took: Vec<Duration>) -> [Duration; 2] {
    took.sort();
    let at = [500, 990].map(|part| took[(took.len() - 1) * part / 1_000]);
    let [median, p99] = at.map(|time| time.as_secs_f64() * 1_000.0);
    println!("{what}: median {median:.0} ms, p99 {p99:.0} ms");
    at
}
