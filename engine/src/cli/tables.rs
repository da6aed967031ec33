//! `tables`: builds endgame tables.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::Args;

use super::CliError;
use super::game_args::GameArgs;
use crate::Game;
use crate::games::Mangala;
use crate::solve::{Endgame, MOST_SEEDS};

/// Build the exact value of every position of at most N seeds in the pits (Mangala)
#[derive(Args)]
pub(super) struct Tables {
    #[command(flatten)]
    game: GameArgs,
    /// How many seeds may lie in the pits
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_SEEDS)))]
    seeds: u8,
    /// Where the table is written; without it, only how long it took is told
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many threads work
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
}

impl Tables {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let rules = mangala(self.game.game()?)?;
        let begun = Instant::now();
        let table = build(rules, self.seeds, self.threads);
        let seconds = begun.elapsed().as_secs_f64();
        if let Some(path) = &self.out {
            save(path, |file| table.write(file))?;
        }
        let positions = table.shares().len();
        #[allow(clippy::cast_precision_loss)] // for people to read
        let rate = positions as f64 / seconds / 1e6;
        writeln!(out, "positions: {positions}\nseconds: {seconds:.2}\nmillion-a-second: {rate:.1}")?;
        Ok(())
    }
}

/// Mangala's rules, or word that there are tables of no other game.
pub(super) fn mangala(game: Game) -> Result<Mangala, CliError> {
    match game {
        Game::Mangala(rules) => Ok(rules),
        _ => Err(CliError::refused(format!("{} has no endgame tables: only mangala has", game.id()))),
    }
}

/// Builds a table and shows on a terminal how far it is.
pub(super) fn build(rules: Mangala, seeds: u8, threads: usize) -> Endgame {
    let shown = AtomicU64::new(0);
    let watched = io::stderr().is_terminal();
    let table = Endgame::empty(rules.end).extended(seeds, threads, &|done, total| {
        let percent = done * 100 / total.max(1);
        if watched && shown.fetch_max(percent, Ordering::Relaxed) < percent {
            // A progress line that cannot be shown is missed by nobody.
            let _ = write!(io::stderr(), "\rtables: {percent:3} %");
        }
    });
    if watched {
        let _ = writeln!(io::stderr());
    }
    table
}

/// Writes beside the file and renames, so that nobody ever reads half a file.
pub(super) fn save(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), CliError> {
    let beside = path.with_extension("part");
    let mut file = BufWriter::new(File::create(&beside)?);
    write(&mut file)?;
    file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    std::fs::rename(&beside, path)?;
    Ok(())
}
