//! The arguments that choose the size of a board of Mangala, which is played with rows of six alone.

use clap::Args;
use kuzhi_engine::{Game, Mangala};
use kuzhi_search::acyclic::{MangalaBoard, Packed};

use crate::cli::error::CliError;

/// The board that people play on.
const PITS: u8 = 6;
const STONES: u8 = 4;

#[derive(Args)]
pub(super) struct BoardArgs {
    /// Solve the start of Mangala with this many pits in a row instead of six
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    #[arg(conflicts_with_all = ["position", "tables", "proof", "check"])]
    pits: Option<u8>,
    /// Solve the start of Mangala with this many stones in each pit instead of four
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    #[arg(conflicts_with_all = ["position", "tables", "proof", "check"])]
    stones: Option<u8>,
}

/// A board of Mangala with the same number of stones in each pit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub(super) pits: u8,
    pub(super) rules: MangalaBoard,
    pub(super) start: Packed,
}

impl BoardArgs {
    /// Returns the board, if one was chosen.
    pub(super) fn board(&self, game: Game) -> Result<Option<Board>, CliError> {
        if self.pits.is_none() && self.stones.is_none() {
            return Ok(None);
        }
        let Game::Mangala(Mangala { end }) = game else {
            let refusal =
                "--pits and --stones are for mangala; kalah has --option pits=N and --option seeds=N";
            return Err(CliError::refused(refusal));
        };
        let (pits, stones) = (self.pits.unwrap_or(PITS), self.stones.unwrap_or(STONES));
        let start = Packed::filled(pits.into(), stones).ok_or_else(|| too_many(pits, stones))?;
        let rules = MangalaBoard::new(pits.into(), end).expect("arguments are from two to six");
        Ok(Some(Board { pits, rules, start }))
    }
}

fn too_many(pits: u8, stones: u8) -> CliError {
    let total = 2 * u32::from(pits) * u32::from(stones);
    let most = Packed::MOST_STONES;
    CliError::refused(format!(
        "two rows of {pits} pits with {stones} stones each hold {total}: the solver takes {most} at most"
    ))
}
