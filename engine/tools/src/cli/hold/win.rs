//! The part of `hold` for Bestemshe: the moves of North, who wins the start.

use std::fs;
use std::io::Write;
use std::sync::Arc;

use kuzhi_engine::{Bestemshe, Game, Rules as _, Side};
use kuzhi_search::{ForcedWin, GameTable, WinMoves};

use super::Hold;
use crate::cli::error::CliError;
use crate::cli::tables::save;
use crate::solve::{check_win, win_proof};

impl Hold {
    /// Writes or checks the moves that win the start.
    pub(super) fn hold_win(&self, out: &mut impl Write) -> Result<(), CliError> {
        if self.lines.is_some() {
            return Err(CliError::refused(
                "the moves of bestemshe are checked as a whole: leave out --lines",
            ));
        }
        let game = Game::Bestemshe(Bestemshe);
        let table = self.tables.table(game)?;
        if u32::from(table.seeds()) < WinMoves::FEW {
            let refusal = format!("the table has to reach {} seeds: --tables FILE reads one", WinMoves::FEW);
            return Err(CliError::refused(refusal));
        }
        let start = Bestemshe.start();
        if let Some(path) = &self.out {
            let forced = ForcedWin::find(&game.start(), &table, self.memory.saturating_mul(1 << 20));
            let moves = forced.map_err(CliError::refused)?.moves;
            let written = moves.written(&start).expect("every position has a move");
            check(&moves, &table, out)?;
            writeln!(out, "bytes: {}", written.len())?;
            return save(path, |file| file.write_all(&written));
        }
        let moves = match &self.file {
            Some(path) => {
                let read = WinMoves::read(&fs::read(path)?, Side::North, &start);
                Arc::new(read.ok_or_else(|| CliError::refused("the file has no moves for these rules"))?)
            }
            None => WinMoves::built_in(),
        };
        check(&moves, &table, out)
    }
}

/// Proves the moves by the rules and a table.
fn check(moves: &WinMoves, table: &GameTable, out: &mut impl Write) -> Result<(), CliError> {
    let start = Bestemshe.start();
    let (winner, positions) =
        check_win(&win_proof(moves, &start), &start, table).map_err(CliError::refused)?;
    writeln!(out, "result: {}\nmoves: {}\npositions: {positions}", winner.name(), moves.len())?;
    Ok(())
}
