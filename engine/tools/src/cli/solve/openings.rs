//! `solve openings`: finds the openings after which neither player is ahead.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use kuzhi_engine::{Game, Move, Pallankuzhi};
use kuzhi_search::find_balanced_openings;

use super::variants::each_variant;
use crate::cli::error::CliError;
use crate::cli::tables::save;

/// Find the balanced openings of every variant of Pallankuzhi (Pallam Khuzi is one of them)
///
/// A line with the variant and its number of rounds is followed by a line for each opening. In longer matches
/// the openings of the last numbers of rounds come again.
#[derive(Args)]
pub(super) struct Openings {
    /// Write what matches begin with, such as engine/search/src/exact/data/rounds/balanced.txt
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The number of threads
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: usize,
}

impl Openings {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let found = each_variant(self.threads, text)?.join("\n");
        let Some(path) = &self.out else { return Ok(write!(out, "{found}")?) };
        let comment = "# Written by `kuzhi-engine solve openings --out FILE`; \
             exact/rounds/balanced_list.rs reads it.\n";
        save(path, |file| write!(file, "{comment}{found}"))
    }
}

/// Returns the openings of a variant, for each number of rounds.
fn text(rules: Pallankuzhi) -> Option<String> {
    let all = find_balanced_openings(rules)?;
    Some(all.into_iter().map(|(rules, openings)| of_length(rules, &openings)).collect::<Vec<_>>().join("\n"))
}

fn of_length(rules: Pallankuzhi, openings: &[Vec<Move>]) -> String {
    let mut text = format!("{}\n", Game::Pallankuzhi(rules));
    for moves in openings {
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", moves.join(" "));
    }
    text
}

#[cfg(test)]
mod tests {
    use kuzhi_search::balanced_openings;

    use super::*;

    /// Five seeds with captures that end the turn: the variant that takes the least to search.
    #[test]
    fn openings_are_those_that_are_compiled_in() {
        let game: Game = "pallankuzhi seeds=4 after_capture=end skip_origin=true".parse().unwrap();
        let Game::Pallankuzhi(rules) = game else { unreachable!("it is that game") };
        for (rules, found) in find_balanced_openings(rules).unwrap() {
            let game = Game::Pallankuzhi(rules);
            assert_eq!(balanced_openings(game), Some(found.as_slice()), "{game}");
            assert_eq!(of_length(rules, &found).lines().count(), found.len() + 1);
        }
    }
}
