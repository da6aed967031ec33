//! `solve` alone: finds the exact value of a position.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use kuzhi_engine::{AnyPlaying, Game, Match, Position, Ring, Side};
use kuzhi_search::acyclic::{Packed, ShareTable, Sowing};
use kuzhi_search::{MatchSolver, MatchValue};

use super::board_args::{Board, BoardArgs};
use super::forced_win::{check_proof_of_win, prove_win};
use super::kotu_round::solve_round;
use crate::cli::endgame_args::EndgameArgs;
use crate::cli::error::CliError;
use crate::cli::game_args::GameArgs;
use crate::cli::tables::{mangala, save};
use crate::solve::{Plain, Proof, Shown, Solution, Solver, check_match, read_match_proof, write_match_proof};

#[derive(Args)]
pub(super) struct SolvePosition {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    board: BoardArgs,
    /// The position, such as "4.4.4.4.4.4/0.0.0.0.0.1 11:12 south"; the start by default
    #[arg(long, value_name = "P")]
    position: Option<Position>,
    #[command(flatten)]
    tables: EndgameArgs,
    /// Size of the transposition table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024)]
    memory: usize,
    /// Record expensive results in a file, and continue from those already there
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write a proof for `--check`
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Do not solve; check the proof in this file with the plain rules
    #[arg(long, value_name = "FILE", conflicts_with = "proof")]
    check: Option<PathBuf>,
}

impl SolvePosition {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        if let Some(board) = self.board.board(game)? {
            return self.solve_board(game, board, out);
        }
        if let Game::Pallankuzhi(_) | Game::PallamKhuzi(_) = game {
            return self.solve_match(&self.playing(game)?, out);
        }
        if let Game::KotuBaendum(_) = game {
            if self.log.is_some() || self.proof.is_some() || self.check.is_some() {
                return Err(CliError::refused("kotu-baendum is solved without a log or a proof"));
            }
            return solve_round(&self.playing(game)?, self.memory.saturating_mul(1 << 20), out);
        }
        if let Game::Bestemshe(_) = game {
            return self.solve_win(&self.playing(game)?, out);
        }
        let (Game::Mangala(_) | Game::Kalah(_)) = game else {
            let solved = "mangala, kalah, bestemshe, pallankuzhi, pallam-khuzi and kotu-baendum are";
            return Err(CliError::refused(format!("{} is not solved: {solved}", game.id())));
        };
        let position = self.playing(game)?.position();
        let Some(mover) = position.turn else {
            let [south, north] = position.board.stores();
            writeln!(out, "value: {}\nbest:", i32::from(south) - i32::from(north))?;
            return Ok(());
        };
        let pits = Packed::of_ring(&position.board, position.ring, mover)
            .ok_or_else(|| CliError::refused("there are more seeds than the solver holds"))?;
        let (stores, row) = (position.board.stores(), position.ring.row_len());
        let asked = Asked { title: game.to_string(), row, stores, mover, pits };
        match game {
            Game::Kalah(rules) => self.solve_plain(rules, &asked, out),
            _ => self.solve_plain(mangala(game)?, &asked, out),
        }
    }

    /// Solves the start of Mangala on a board that is not played on.
    fn solve_board(&self, game: Game, board: Board, out: &mut impl Write) -> Result<(), CliError> {
        let title = format!("{game} --pits {}", board.pits);
        let pits = board.start;
        let asked = Asked { title, row: board.pits, stores: [0, 0], mover: Side::South, pits };
        let tables = self.tables.built(board.rules, pits.stones());
        let (_, solution) = self.solve(&asked, &tables, out)?;
        asked.answer(&solution, out)
    }

    /// Solves a position of Mangala or Kalah, or checks a proof of it.
    fn solve_plain<G: Plain>(&self, rules: G, asked: &Asked, out: &mut impl Write) -> Result<(), CliError> {
        if let Some(path) = &self.check {
            return check(rules, path, &self.tables, asked, out);
        }
        // The table need not hold more stones than the position has.
        let tables = self.tables.endgame(rules, asked.pits.stones())?;
        let (solver, solution) = self.solve(asked, &tables, out)?;
        if let Some(path) = &self.proof {
            let proof = Proof::prove(rules, &solver, asked.pits, &solution);
            writeln!(out, "proof: {} and {} moves", proof.strategies[0].len(), proof.strategies[1].len())?;
            save(path, |file| proof.write(file))?;
        }
        asked.answer(&solution, out)
    }

    /// Solves a position and prints how many nodes that took.
    fn solve<'a, S: Sowing>(
        &self,
        asked: &Asked,
        tables: &'a ShareTable<S>,
        out: &mut impl Write,
    ) -> Result<(Solver<'a, S>, Solution), CliError> {
        let watched = io::stderr().is_terminal();
        let mut solver = Solver::new(tables, self.memory, self.tables.threads());
        if let Some(path) = &self.log {
            let (before, to) = open_log(path, &format!("# kuzhi-engine solve --game {}", asked.title))?;
            solver = solver.noting(&before, Box::new(to));
        }
        let solution = solver.solve(asked.pits, &mut |news| {
            if watched {
                // Failing to show progress is no reason to stop.
                let _ = writeln!(io::stderr(), "solve: {news}; {} positions searched", solver.nodes());
            }
        });
        solver.close()?;
        writeln!(out, "nodes: {}", solver.nodes())?;
        Ok((solver, solution))
    }

    fn playing(&self, game: Game) -> Result<Match, CliError> {
        match &self.position {
            None => Ok(game.start()),
            Some(position) => Match::from_position(game, position).map_err(CliError::refused),
        }
    }

    /// Finds out who wins Bestemshe, writes the proof, or checks one.
    fn solve_win(&self, playing: &Match, out: &mut impl Write) -> Result<(), CliError> {
        if self.log.is_some() {
            return Err(CliError::refused("bestemshe is solved without a log"));
        }
        if let Some(path) = &self.check {
            return check_proof_of_win(path, playing, &self.tables, out);
        }
        let bytes = self.memory.saturating_mul(1 << 20);
        prove_win(playing, &self.tables, bytes, self.proof.as_deref(), out)
    }

    /// Solves a match of rounds, writes its proof, or checks one.
    fn solve_match(&self, playing: &Match, out: &mut impl Write) -> Result<(), CliError> {
        if self.log.is_some() {
            return Err(CliError::refused("only mangala takes long enough for --log"));
        }
        if let Some(path) = &self.check {
            return check_proof_of_match(path, playing, out);
        }
        let too_long = || CliError::refused("a line of a round is too long to follow");
        let solver = MatchSolver::for_match(playing).ok_or_else(too_long)?;
        let solution = solver.solve(playing).ok_or_else(too_long)?;
        writeln!(out, "nodes: {}", solution.nodes)?;
        if let Some(path) = &self.proof {
            let proof = solver.prove(playing).ok_or_else(too_long)?;
            writeln!(out, "proof: {} claims and {} moves", proof.claims.len(), proof.moves())?;
            save(path, |file| write_match_proof(&proof, &named(playing), file))?;
        }
        tell(solution.result, solution.lead, out)?;
        let best: Vec<String> = solution.best.iter().map(ToString::to_string).collect();
        writeln!(out, "best: {}", best.join(" "))?;
        Ok(())
    }
}

/// Checks a proof of the position.
fn check<G: Plain>(
    rules: G,
    path: &Path,
    tables: &EndgameArgs,
    asked: &Asked,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let proof = Proof::read(rules, &mut BufReader::new(File::open(path)?)).map_err(CliError::refused)?;
    if asked.pits != proof.position {
        return Err(CliError::refused("the proof is of another position"));
    }
    let (solution, walked) = proof.check(&tables.endgame(rules, proof.seeds)?).map_err(CliError::refused)?;
    writeln!(out, "positions: {walked}")?;
    asked.answer(&solution, out)
}

/// Checks a proof of a match from its current position.
fn check_proof_of_match(path: &Path, playing: &Match, out: &mut impl Write) -> Result<(), CliError> {
    let read = read_match_proof(&mut BufReader::new(File::open(path)?));
    let (of, proof) = read.map_err(CliError::refused)?;
    if of != named(playing) {
        return Err(CliError::refused(format!("the proof is of {of}")));
    }
    let (rules, state) = match playing.playing() {
        AnyPlaying::Pallankuzhi(playing) => (*playing.rules(), playing.state()),
        AnyPlaying::PallamKhuzi(playing) => (playing.rules().rules(), playing.state()),
        _ => return Err(CliError::refused("only matches of rounds have such proofs")),
    };
    let Shown { result, lead, positions } = check_match(&proof, rules, state).map_err(CliError::refused)?;
    writeln!(out, "positions: {positions}")?;
    tell(Some(result), lead, out)
}

/// Returns the name of a game and a position, as a proof has it.
pub(super) fn named(playing: &Match) -> String {
    format!("{} {}", playing.game(), playing.position())
}

/// Tells the value of the last round, and the result of the match.
fn tell(result: Option<MatchValue>, lead: Option<i32>, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(lead) = lead {
        writeln!(out, "value: {lead}")?;
    }
    let result = match result {
        Some(MatchValue::Won(side)) => side.name(),
        Some(MatchValue::Draw) => "draw",
        Some(MatchValue::Neither) => "neither",
        None => "depends on repetitions",
    };
    writeln!(out, "result: {result}")?;
    Ok(())
}

/// Opens a log with a title line. Also returns its content.
fn open_log(path: &Path, title: &str) -> Result<(String, File), CliError> {
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    match text.lines().next() {
        None => writeln!(file, "{title}")?,
        Some(first) if first != title => {
            return Err(CliError::refused(format!("the log is of something else: {first}")));
        }
        // The last line was cut off by an interruption.
        Some(_) if !text.ends_with('\n') => writeln!(file)?,
        Some(_) => {}
    }
    Ok((text, file))
}

/// The position to solve, with the pits as the player to move sees them.
struct Asked {
    /// The game and its options.
    title: String,
    /// The number of pits in a row.
    row: u8,
    stores: [u8; 2],
    mover: Side,
    pits: Packed,
}

impl Asked {
    /// Prints South's lead at the end, and the best moves.
    fn answer(&self, solution: &Solution, out: &mut impl Write) -> Result<(), CliError> {
        let [south, north] = self.stores.map(i32::from);
        let rest = 2 * i32::from(solution.share) - i32::from(self.pits.stones());
        let value = south - north + if self.mover == Side::South { rest } else { -rest };
        // The packed pits of a short row come last.
        let unused = usize::from(Ring::SIX.row_len() - self.row);
        let best: Vec<String> = solution.best.iter().map(|place| (place + 1 - unused).to_string()).collect();
        writeln!(out, "value: {value}\nbest: {}", best.join(" "))?;
        Ok(())
    }
}
