//! `solve round`: finds the value of a round.

use std::io::Write;

use clap::Args;
use kuzhi_engine::{Match, Position};
use kuzhi_search::{RoundSolver, Share};

use crate::cli::error::CliError;
use crate::cli::game_args::GameArgs;

/// Find out how many seeds of the pits each move brings by the end of the round (Pallankuzhi, Pallam Khuzi)
///
/// The first line is the share of the player to move, the others that after each of their moves. Two numbers
/// are the least and the most, where that depends on how often a position is repeated.
#[derive(Args)]
pub(super) struct Round {
    #[command(flatten)]
    game: GameArgs,
    /// The position, such as "0.1.1.0.0.1.0/0.0.0.0.1.1.0 22:29 south"; the start by default
    #[arg(long, value_name = "P")]
    position: Option<Position>,
}

impl Round {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let playing = match &self.position {
            None => game.start(),
            Some(position) => Match::from_position(game, position).map_err(CliError::refused)?,
        };
        let Some((mut solver, state)) = RoundSolver::for_match(&playing) else {
            let name = game.id();
            return Err(CliError::refused(format!(
                "rounds of {name} are not solved: those of pallankuzhi and pallam-khuzi are"
            )));
        };
        // There is no limit of nodes.
        let too_long = || CliError::refused("a line of this round is too long to follow");
        let share = solver.share(state).ok_or_else(too_long)?;
        writeln!(out, "share: {}", range(share))?;
        for (mv, share) in solver.shares(state).ok_or_else(too_long)? {
            writeln!(out, "{mv}: {}", range(share))?;
        }
        writeln!(out, "nodes: {}", solver.nodes())?;
        Ok(())
    }
}

fn range(Share { least, most }: Share) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(game: &str, position: Option<&str>) -> Result<String, String> {
        let position = position.map(|text| text.parse().unwrap());
        let mut out = Vec::new();
        let done = Round { game: GameArgs::new(game, &[]), position }.run(&mut out);
        done.map(|()| String::from_utf8(out).unwrap()).map_err(|error| error.to_string())
    }

    #[test]
    fn each_move_of_a_round_has_its_share() {
        let told = run("pallam-khuzi", None).unwrap();
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines[..8], ["share: 30", "1: 30", "2: 28", "3: 26", "4: 27", "5: 26", "6: 24", "7: 25"]);
        assert!(lines[8].starts_with("nodes: "), "{told}");
    }

    #[test]
    fn other_games_are_refused_and_ended_rounds_share_nothing() {
        let refused = "rounds of mangala are not solved: those of pallankuzhi and pallam-khuzi are";
        assert_eq!(run("mangala", None), Err(refused.to_owned()));
        let over = "0.0.0.0.0.0.0/0.0.0.0.0.0.0 2:54 cannot-fill round=2";
        assert_eq!(run("pallam-khuzi", Some(over)), Ok("share: 0\nnodes: 0\n".to_owned()));
    }
}
