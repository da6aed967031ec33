//! Trains the network by which the solver orders moves, from endgame tables.

mod lessons;
mod network;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Parser;
use kuzhi_engine::Game;
use kuzhi_search::acyclic::{ShareTable, Sowing};
use network::{Course, learn};

/// Train the guess by which the solver orders moves, from endgame tables (Mangala, Kalah)
#[derive(Parser)]
struct Args {
    /// The game with its options, such as "mangala end=no-move"
    #[arg(long, value_name = "GAME")]
    game: Game,
    /// Build tables of this many seeds first
    #[arg(long, value_name = "N", default_value_t = 24)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(ShareTable::MOST_SEEDS)))]
    seeds: u8,
    /// Number of threads that build them
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: usize,
    /// Number of positions
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    lessons: usize,
    /// Number of epochs
    #[arg(long, value_name = "N", default_value_t = 20)]
    rounds: usize,
    /// Seed of games and initial weights
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// File to write the weights to, such as engine/search/src/exact/data/mangala/guess.weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

fn main() -> Result<(), io::Error> {
    let args = Args::parse();
    match args.game {
        Game::Mangala(rules) => train(&args, rules),
        Game::Kalah(rules) => train(&args, rules),
        _ => Err(io::Error::other("only mangala and kalah are solved")),
    }
}

fn train(args: &Args, rules: impl Sowing) -> Result<(), io::Error> {
    let tables = ShareTable::empty(rules).extended(args.seeds, args.threads, &|_, _| ());
    let course = Course { lessons: args.lessons, rounds: args.rounds, seed: args.seed };
    let mut heard = Ok(());
    let guess = learn(&tables, course, &mut |round, off| {
        if heard.is_ok() {
            heard = writeln!(io::stdout(), "round {round}: {off:.3} stones off");
        }
    });
    heard?;
    let about = format!("# Made by `cargo run --example learn`: {course:?}, {} seeds\n", tables.seeds());
    std::fs::write(&args.out, format!("{about}{guess}"))
}
