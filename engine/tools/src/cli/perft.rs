//! `perft`: counts move sequences.

use std::io::Write;

use clap::Args;

use super::error::CliError;
use super::game_args::GameArgs;

/// Count the sequences of N moves from the start: one sowing a ply
#[derive(Args)]
pub(super) struct Perft {
    #[command(flatten)]
    game: GameArgs,
    /// How many moves deep
    #[arg(long, value_name = "N")]
    depth: u8,
    /// Print the count behind every first move as well
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let start = self.game.game()?.start();
        if self.divide && self.depth > 0 {
            for mv in start.legal() {
                let mut after = start.clone();
                after.play(mv, &mut |_| ()).map_err(CliError::refused)?;
                writeln!(out, "{mv}: {}", crate::perft(&after, self.depth - 1))?;
            }
        }
        writeln!(out, "{}", crate::perft(&start, self.depth))?;
        Ok(())
    }
}
