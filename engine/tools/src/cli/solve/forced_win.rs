//! The part of `solve` that finds out who wins Bestemshe.

use std::io::Write;

use kuzhi_engine::Match;
use kuzhi_search::ForcedWin;

use crate::cli::endgame_args::EndgameArgs;
use crate::cli::error::CliError;

/// Prints who wins, with the size of the proof. It takes at most this many bytes besides the table.
pub(super) fn prove_win(
    playing: &Match,
    tables: &EndgameArgs,
    bytes: usize,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let table = tables.table(playing.game())?;
    let ForcedWin { winner, nodes, moves } =
        ForcedWin::find(playing, &table, bytes).map_err(CliError::refused)?;
    writeln!(out, "nodes: {nodes}\nmoves of the winner: {moves}\nresult: {}", winner.name())?;
    Ok(())
}
