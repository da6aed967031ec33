//! `tables`: builds endgame tables.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use clap::Args;
use kuzhi_engine::{Game, Mangala};
use kuzhi_search::GameTable;
use kuzhi_search::acyclic::{ShareTable, Sowing};

use super::error::CliError;
use super::game_args::GameArgs;
use crate::table_file;

/// Compute the exact value of every position with at most N seeds in the pits
#[derive(Args)]
pub(super) struct Tables {
    #[command(flatten)]
    game: GameArgs,
    /// Number of seeds in the pits: up to 30 in mangala and kalah, 28 in bestemshe, 20 in oware, 12 in
    /// mangala-castle and al-manqala
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    seeds: u8,
    /// File to write the table to; without one, only the time is printed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Number of threads: only mangala and kalah use more than one
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
}

impl Tables {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let most = GameTable::most_seeds(&game).map_err(CliError::refused)?;
        if self.seeds > most {
            let refusal = format!("tables of {} reach {most} seeds at most", game.id());
            return Err(CliError::refused(refusal));
        }
        let begun = Instant::now();
        let table = match game {
            Game::Mangala(rules) => GameTable::of_shares(build(rules, self.seeds, self.threads)),
            Game::Kalah(rules) => GameTable::of_shares(build(rules, self.seeds, self.threads)),
            _ => build_on_one_thread(game, self.seeds)?,
        };
        let seconds = begun.elapsed().as_secs_f64();
        if let Some(path) = &self.out {
            save(path, |file| table_file::write(&table, file))?;
        }
        let (positions, open) = (table.len(), table.open());
        #[allow(clippy::cast_precision_loss)] // for people to read
        let rate = positions as f64 / seconds / 1e6;
        writeln!(out, "positions: {positions}\nopen: {open}")?;
        writeln!(out, "seconds: {seconds:.2}\nmillion-a-second: {rate:.1}")?;
        Ok(())
    }
}

pub(super) fn build_on_one_thread(game: Game, seeds: u8) -> Result<GameTable, CliError> {
    let table = shown(|progress| GameTable::build(game, seeds, &AtomicBool::new(false), progress));
    let table = table.map_err(CliError::refused)?;
    table.ok_or_else(|| CliError::refused("the work was stopped"))
}

/// Returns Mangala's rules, or an error for any other game.
pub(super) fn mangala(game: Game) -> Result<Mangala, CliError> {
    match game {
        Game::Mangala(rules) => Ok(rules),
        _ => Err(CliError::refused(format!("{} is not solved: only mangala is", game.id()))),
    }
}

/// Builds a table of a game without cycles, and shows progress on a terminal.
pub(super) fn build<S: Sowing>(rules: S, seeds: u8, threads: usize) -> ShareTable<S> {
    shown(|progress| ShareTable::empty(rules).extended(seeds, threads, progress))
}

/// Runs a task and shows its progress on a terminal.
fn shown<T>(work: impl FnOnce(&(dyn Fn(u64, u64) + Sync)) -> T) -> T {
    let highest = AtomicU64::new(0);
    let watched = io::stderr().is_terminal();
    let done = work(&|done, total| {
        let percent = done * 100 / total.max(1);
        if watched && highest.fetch_max(percent, Ordering::Relaxed) < percent {
            // Failing to show progress is no reason to stop.
            let _ = write!(io::stderr(), "\rtables: {percent:3} %");
        }
    });
    if watched {
        // As above.
        let _ = writeln!(io::stderr());
    }
    done
}

/// Writes to a temporary file and renames it, so that nobody reads half a file.
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
