//! `learn`: trains the network by which the solver orders moves.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use kuzhi_engine::Game;
use kuzhi_search::solve::{Endgame, MOST_SEEDS, Sowing};

use super::endgame_args::EndgameArgs;
use super::error::CliError;
use super::game_args::GameArgs;
use super::tables::mangala;
use crate::solve::{Course, learn};

/// Train the guess by which the solver orders moves, from endgame tables (Mangala, Kalah)
#[derive(Args)]
pub(super) struct Learn {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    tables: EndgameArgs,
    /// Number of positions
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    lessons: usize,
    /// Number of epochs
    #[arg(long, value_name = "N", default_value_t = 20)]
    rounds: usize,
    /// Seed of games and initial weights
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// File to write the weights to, such as engine/search/src/solve/guess.weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Learn {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        match self.game.game()? {
            Game::Kalah(rules) => self.learn(&self.tables.endgame_of_kalah(rules, MOST_SEEDS)?, out),
            game => self.learn(&self.tables.endgame(mangala(game)?, MOST_SEEDS)?, out),
        }
    }

    fn learn<S: Sowing>(&self, tables: &Endgame<S>, out: &mut impl Write) -> Result<(), CliError> {
        let course = Course { lessons: self.lessons, rounds: self.rounds, seed: self.seed };
        let mut heard = Ok(());
        let guess = learn(tables, course, &mut |round, off| {
            if heard.is_ok() {
                heard = writeln!(out, "round {round}: {off:.3} stones off").and_then(|()| out.flush());
            }
        });
        heard?;
        let about = format!("# Made by `kuzhi-engine learn`: {course:?}, {} seeds\n", tables.seeds());
        std::fs::write(&self.out, format!("{about}{guess}"))?;
        Ok(())
    }
}
