//! `solve opening`: shows the value of an opening position, or checks the opening book.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use kuzhi_engine::{Game, Mangala, Match, Move};
use kuzhi_search::Rng;
use kuzhi_search::acyclic::{Opening, Packed, ShareTable};

use crate::cli::endgame_args::EndgameArgs;
use crate::cli::error::CliError;
use crate::cli::mangala_args::MangalaArgs;
use crate::solve::{OpeningCheck, Solver, line, lines};

/// Show the best moves of a position in the first four plies, or check the opening book (Mangala)
///
/// Every position of the last ply is proved on its own: it is solved again, and both players' strategies are
/// checked with the plain rules. The earlier plies must follow from it.
#[derive(Args)]
pub(super) struct OpeningBook {
    #[command(flatten)]
    game: MangalaArgs,
    #[command(flatten)]
    tables: EndgameArgs,
    /// Size of the transposition table, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024)]
    memory: usize,
    /// The moves that lead to the position, such as "3 6": none for the start
    #[arg(long, value_name = "MOVES", required_unless_present = "check")]
    show: Option<String>,
    /// Prove every position of the built-in book, for both end rules unless one is named
    #[arg(long, conflicts_with = "show")]
    check: bool,
    /// Use this file instead of the built-in book
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Record proved positions in this file, each with a best pit, and skip those already there: one file per
    /// end rule
    #[arg(long, value_name = "FILE", requires = "check")]
    log: Option<PathBuf>,
    /// Prove only a random sample of this many positions of the last ply
    #[arg(long, value_name = "N", requires = "check")]
    positions: Option<usize>,
    /// Prove only positions of the last ply with at most this many stones in the pits, which are faster to
    /// prove
    #[arg(long, value_name = "N", requires = "check")]
    stones: Option<u8>,
    /// Seed of the sample
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl OpeningBook {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let read = self.file.as_ref().map(fs::read_to_string).transpose()?;
        let read: Option<Opening> = read.map(|text| text.parse()).transpose().map_err(CliError::refused)?;
        for rules in self.game.each()? {
            writeln!(out, "end: {}", rules.end.name())?;
            let opening = read.as_ref().unwrap_or_else(|| Opening::solved(rules.end));
            match &self.show {
                Some(moves) => show(rules, opening, moves, out)?,
                None => self.check(rules, opening, out)?,
            }
        }
        Ok(())
    }

    fn check(&self, rules: Mangala, opening: &Opening, out: &mut impl Write) -> Result<(), CliError> {
        let check = OpeningCheck { opening, end: rules.end };
        let mut last = check.prove_all_but_last().map_err(CliError::refused)?;
        writeln!(out, "positions that follow from the last ply: {}", opening.len() - last.len())?;
        last.retain(|pits| self.stones.is_none_or(|stones| pits.stones() <= stones));
        let mut rng = Rng::new(self.seed);
        while self.positions.is_some_and(|most| last.len() > most) {
            last.remove(rng.below(last.len()));
        }
        writeln!(out, "positions of the last ply to prove: {}", last.len())?;
        out.flush()?;
        let tables = self.tables.endgame(rules, ShareTable::MOST_SEEDS)?;
        let solver = Solver::new(&tables, self.memory, self.tables.threads());
        let mut log = self.log.as_deref().map(Log::open).transpose()?;
        for (count, &pits) in (1..).zip(&last) {
            let written = opening.share(pits).unwrap_or_default();
            if log.as_ref().is_some_and(|log| log.proved.share(pits) == Some(written)) {
                continue;
            }
            let proved = check.prove(pits, &solver, &tables).map_err(CliError::refused)?;
            if let Some(log) = &mut log {
                log.log(pits, written, proved.place)?;
            }
            let (line, met) = (line(pits, written), proved.met);
            writeln!(out, "{count}/{}: {line} is proved by {met} positions", last.len())?;
            out.flush()?;
        }
        writeln!(out, "proved: {}", last.len())?;
        Ok(())
    }
}

/// The file of the proved positions, each with a best pit, in lines of the book's format.
struct Log {
    file: fs::File,
    proved: Opening,
}

impl Log {
    fn open(path: &Path) -> Result<Log, CliError> {
        let file = OpenOptions::new().append(true).create(true).open(path)?;
        let proved = fs::read_to_string(path)?.parse().map_err(CliError::refused)?;
        Ok(Log { file, proved })
    }

    fn log(&mut self, pits: Packed, share: u8, place: Option<usize>) -> Result<(), CliError> {
        let mut one = Opening::default();
        one.add(pits, share);
        if let Some(place) = place.and_then(|place| u8::try_from(place).ok()) {
            one.add_place(pits, place);
        }
        Ok(write!(self.file, "{}", lines(&one))?)
    }
}

/// Shows the value of a position and of each of its moves.
fn show(rules: Mangala, opening: &Opening, moves: &str, out: &mut impl Write) -> Result<(), CliError> {
    let moves: Vec<Move> =
        moves.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(CliError::refused)?;
    let playing = Match::replay(Game::Mangala(rules), &moves).map_err(CliError::refused)?;
    let position = playing.position();
    let side = position.turn.ok_or_else(|| CliError::refused("the game is over"))?;
    let unknown = || CliError::refused("that is not one of the first four plies");
    let pits = Packed::pack(&position.board, side).ok_or_else(unknown)?;
    let share = opening.share(pits).ok_or_else(unknown)?;
    let own = i32::from(position.board.store(side)) - i32::from(position.board.store(side.other()));
    let lead = |share: u8| own + 2 * i32::from(share) - i32::from(pits.stones());
    writeln!(out, "position: {position}\n{side} is to move: {:+}", lead(share))?;
    let check = OpeningCheck { opening, end: rules.end };
    if let Some(place) = opening.place(pits) {
        writeln!(out, "pit {}: {:+}, best", place + 1, lead(share))?;
    }
    if let Ok(brought) = check.brought(pits) {
        for (place, brought) in brought {
            let best = if brought == share { ", best" } else { "" };
            writeln!(out, "pit {}: {:+}{best}", place + 1, lead(brought))?;
        }
    }
    Ok(())
}
