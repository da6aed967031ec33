//! `solve book`: solves the opening.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use clap::Args;
use kuzhi_engine::Mangala;
use kuzhi_search::acyclic::{Opening, Packed, ShareTable};

use crate::cli::endgame_args::EndgameArgs;
use crate::cli::error::CliError;
use crate::cli::game_args::GameArgs;
use crate::cli::tables::mangala;
use crate::solve::{self, Solver, line, lines, plies};

/// Solve every position of the first plies (Mangala)
///
/// Results are added to the file at once. Positions that are already there are skipped.
#[derive(Args)]
pub(super) struct Book {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    tables: EndgameArgs,
    /// Number of plies
    #[arg(long, value_name = "N", default_value_t = 4)]
    plies: usize,
    /// Size of the transposition table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024)]
    memory: usize,
    /// The file, such as engine/search/src/exact/data/mangala/row-empty.opening
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Book {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let rules = mangala(self.game.game()?)?;
        let mut opening = noted(&self.out)?;
        let plies = plies(Packed::from_counts([4; 12]), self.plies, rules);
        let mut open = plies[self.plies].clone();
        open.retain(|&position| opening.share(position).is_none());
        writeln!(out, "positions: {}\nopen: {}", plies.iter().map(Vec::len).sum::<usize>(), open.len())?;
        out.flush()?;
        if !open.is_empty() {
            let tables = self.tables.endgame(rules, ShareTable::MOST_SEEDS)?;
            // The threads solve different positions and share one transposition table.
            self.solve(&Solver::new(&tables, self.memory, 1), &open)?;
            opening = noted(&self.out)?;
        }
        conclude(&mut opening, &plies[..self.plies], rules);
        let header = format!("# Made by `kuzhi-engine solve book`: the first {} plies\n", self.plies);
        fs::write(&self.out, format!("{header}{}", lines(&opening)))?;
        Ok(())
    }

    fn solve(&self, solver: &Solver, open: &[Packed]) -> Result<(), CliError> {
        let mut file = OpenOptions::new().append(true).create(true).open(&self.out)?;
        let next = Mutex::new(open.iter());
        let notes = Mutex::new(|position, share| writeln!(file, "{}", line(position, share)));
        let work = || -> io::Result<()> {
            while let Some(&position) = next.lock().ok().and_then(|mut open| open.next()) {
                let share = solver.share(position, &mut |_| ());
                notes.lock().map_or(Ok(()), |mut note| note(position, share))?;
            }
            Ok(())
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.tables.threads()).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
        })
        .map_err(CliError::Output)
    }
}

/// Returns the content of a file, if it exists.
fn noted(path: &Path) -> Result<Opening, CliError> {
    match fs::read_to_string(path) {
        Ok(text) => text.parse().map_err(CliError::refused),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Opening::default()),
        Err(error) => Err(error.into()),
    }
}

/// Derives the earlier plies from the ones after them.
fn conclude(opening: &mut Opening, plies: &[Vec<Packed>], rules: Mangala) {
    for position in plies.iter().rev().flatten() {
        let concluded = solve::conclude(opening, *position, rules);
        debug_assert!(concluded, "every move leads to the next ply or an earlier one");
    }
}
