//! The endgame tables that a subcommand uses: built first, or read from a file.

use std::fs::File;
use std::io::BufReader;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use kuzhi_engine::Game;
use kuzhi_search::GameTable;
use kuzhi_search::acyclic::{AcyclicGame, ShareTable, Sowing};

use super::error::CliError;
use super::tables::{build, build_on_one_thread};
use crate::table_file::{self, BadTable};

/// Which tables, and how to build them.
#[derive(Args)]
pub(super) struct EndgameArgs {
    /// Build tables of this many seeds first
    #[arg(long, value_name = "N", default_value_t = 24)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(ShareTable::MOST_SEEDS)))]
    seeds: u8,
    /// Read a table written by `tables` instead of building one
    #[arg(long, value_name = "FILE", conflicts_with = "seeds")]
    tables: Option<PathBuf>,
    /// Number of threads; one per processor by default
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl EndgameArgs {
    pub(super) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get))
    }

    /// Returns the tables. If they are built, `most` seeds are enough.
    pub(super) fn endgame<G: AcyclicGame>(&self, rules: G, most: u8) -> Result<ShareTable<G>, CliError> {
        let Some(path) = &self.tables else { return Ok(self.built(rules, most)) };
        read_table(path, rules.into())?.into_shares().ok_or_else(|| CliError::refused(BadTable::Foreign))
    }

    /// Returns the table of a game in which positions can recur.
    pub(super) fn table(&self, game: Game) -> Result<GameTable, CliError> {
        match &self.tables {
            Some(path) => read_table(path, game),
            None => {
                build_on_one_thread(game, self.seeds.min(GameTable::most_seeds(&game).unwrap_or_default()))
            }
        }
    }

    /// Builds the tables for a board that has no file.
    pub(super) fn built<S: Sowing>(&self, rules: S, most: u8) -> ShareTable<S> {
        build(rules, self.seeds.min(most), self.threads())
    }
}

/// Reads a game's table from a file.
pub(super) fn read_table(path: &Path, game: Game) -> Result<GameTable, CliError> {
    let mut file = BufReader::with_capacity(1 << 20, File::open(path)?);
    table_file::read(game, &mut file).map_err(CliError::refused)
}
