//! `replay`: plays a list of moves and prints every position as JSON.

use std::io::Write;

use clap::Args;
use kuzhi_engine::{Move, ParseMoveError, StateRecord};

use super::error::CliError;
use super::game_args::GameArgs;

/// Play a list of moves and print the position before and after each, as one JSON object per line
#[derive(Args)]
pub(super) struct Replay {
    #[command(flatten)]
    game: GameArgs,
    /// The moves, separated by spaces
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    moves: String,
}

impl Replay {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let mut game = self.game.game()?.start();
        print(&StateRecord::of(&game), out)?;
        for (index, text) in self.moves.split_whitespace().enumerate() {
            let refused = |why: String| CliError::refused(format!("move {}, '{text}': {why}", index + 1));
            let mv: Move = text.parse().map_err(|error: ParseMoveError| refused(error.to_string()))?;
            game.play(mv, &mut |_| ()).map_err(|reason| refused(reason.to_string()))?;
            print(&StateRecord::of(&game), out)?;
        }
        Ok(())
    }
}

fn print(record: &StateRecord, out: &mut impl Write) -> Result<(), CliError> {
    let line = serde_json::to_string(record).expect("a record of plain values is valid JSON");
    writeln!(out, "{line}")?;
    Ok(())
}
