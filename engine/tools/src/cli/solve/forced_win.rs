//! The part of `solve` that finds out who wins Bestemshe.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;

use kuzhi_engine::{AnyPlaying, Core, Match};
use kuzhi_search::ForcedWin;

use super::position::named;
use crate::cli::endgame_args::EndgameArgs;
use crate::cli::error::CliError;
use crate::cli::tables::save;
use crate::solve::{check_win, read_match_proof, win_proof, write_match_proof};

/// Prints who wins, with the size of the proof, and writes it. It takes at most this many bytes besides the
/// table.
pub(super) fn prove_win(
    playing: &Match,
    tables: &EndgameArgs,
    bytes: usize,
    proof: Option<&Path>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let table = tables.table(playing.game())?;
    let ForcedWin { nodes, moves } = ForcedWin::find(playing, &table, bytes).map_err(CliError::refused)?;
    writeln!(out, "nodes: {nodes}\nmoves of the winner: {}", moves.len())?;
    if let Some(path) = proof {
        let proof = win_proof(&moves, state(playing)?);
        writeln!(out, "proof: {} moves", proof.moves())?;
        save(path, |file| write_match_proof(&proof, &named(playing), file))?;
    }
    writeln!(out, "result: {}", moves.winner().name())?;
    Ok(())
}

/// Checks a proof of the position.
pub(super) fn check_proof_of_win(
    path: &Path,
    playing: &Match,
    tables: &EndgameArgs,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let read = read_match_proof(&mut BufReader::new(File::open(path)?));
    let (of, proof) = read.map_err(CliError::refused)?;
    if of != named(playing) {
        return Err(CliError::refused(format!("the proof is of {of}")));
    }
    let table = tables.table(playing.game())?;
    let (winner, positions) = check_win(&proof, state(playing)?, &table).map_err(CliError::refused)?;
    writeln!(out, "positions: {positions}\nresult: {}", winner.name())?;
    Ok(())
}

fn state(playing: &Match) -> Result<&Core, CliError> {
    match playing.playing() {
        AnyPlaying::Bestemshe(playing) => Ok(playing.state()),
        _ => Err(CliError::refused("only bestemshe has such proofs")),
    }
}
