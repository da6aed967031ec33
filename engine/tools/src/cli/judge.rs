//! `judge`: tells what every move of positions is worth, as JSON, so that other programs can check it.

use std::cmp::Ordering;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use kuzhi_engine::{Game, Match, Position};
use kuzhi_search::{Certainty, Judgement, Knowledge, Limits, Review, Think as _, Worth};
use serde_json::{Value, json};

use super::error::CliError;
use super::game_args::GameArgs;
use crate::table_file;

/// Tell what every move of positions is worth, as one JSON object per position
///
/// The positions stand one per line on standard input, such as "0.0.0.0.1.1/0.0.0.0.0.4 20:22 south". Each
/// move has the lead in seeds that it brings its player, and how certain that is: exact, match (the result
/// of a match over several rounds), unforced (neither player can force a win), winner (not the lead), or
/// estimate. The result is null where it is not proved.
#[derive(Args)]
pub(super) struct Judge {
    #[command(flatten)]
    game: GameArgs,
    /// Use a table written by `tables`
    #[arg(long, value_name = "FILE")]
    tables: Option<PathBuf>,
    /// Number of nodes per position
    #[arg(long, value_name = "N", default_value_t = Review::NODES)]
    nodes: u64,
}

impl Judge {
    pub(super) fn run(&self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let mut knowledge = Knowledge::of_solutions();
        if let Some(path) = &self.tables {
            let mut file = BufReader::with_capacity(1 << 20, File::open(path)?);
            knowledge.add(table_file::read(game, &mut file).map_err(CliError::refused)?);
        }
        let knowledge = Arc::new(knowledge);
        for (line, number) in input.lines().zip(1..) {
            let line = line?;
            let text = line.trim();
            if text.is_empty() {
                continue;
            }
            let refused = |why: String| CliError::refused(format!("line {number}, '{text}': {why}"));
            let playing = read(game, text).map_err(refused)?;
            let limits = Limits { knowledge: Arc::clone(&knowledge), ..Limits::nodes(self.nodes) };
            let judged = playing.judge(&limits).ok_or_else(|| refused("the game is over".to_owned()))?;
            writeln!(out, "{}", json!({ "position": text, "moves": moves(&judged) }))?;
            out.flush()?;
        }
        Ok(())
    }
}

fn read(game: Game, text: &str) -> Result<Match, String> {
    let position: Position = text.parse().map_err(|error| format!("{error}"))?;
    Match::from_position(game, &position).map_err(|error| error.to_string())
}

fn moves(judged: &Judgement) -> Vec<Value> {
    let told = |worth: Worth| {
        let result = worth.result().map(|result| match result {
            Ordering::Greater => "win",
            Ordering::Equal => "draw",
            Ordering::Less => "loss",
        });
        let certainty = match worth.certainty {
            Certainty::Estimate => "estimate",
            Certainty::Winner => "winner",
            Certainty::Unforced => "unforced",
            Certainty::Match(_) => "match",
            Certainty::Exact => "exact",
        };
        (result.filter(|_| worth.certainty != Certainty::Unforced), certainty)
    };
    let moves = judged.moves().iter().map(|judged| {
        let (result, certainty) = told(judged.worth);
        let (mv, lead) = (judged.mv.to_string(), judged.worth.lead);
        json!({ "move": mv, "lead": lead, "result": result, "certainty": certainty })
    });
    moves.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(positions: &str) -> Result<Vec<Value>, String> {
        let args = Judge { game: GameArgs::new("mangala", &[]), tables: None, nodes: 10_000 };
        let mut out = Vec::new();
        args.run(&mut positions.as_bytes(), &mut out).map_err(|error| error.to_string())?;
        let text = String::from_utf8(out).expect("the program writes text");
        Ok(text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect())
    }

    #[test]
    fn each_move_of_a_position_has_its_worth() {
        let position = "0.0.0.0.1.1/0.0.0.0.0.4 20:22 south";
        let told = judge(&format!("{position}\n\n{position}\n")).unwrap();
        let worth = |mv| json!({ "move": mv, "lead": -4, "result": "loss", "certainty": "exact" });
        assert_eq!(told, [0, 1].map(|_| json!({ "position": position, "moves": [worth("5"), worth("6")] })));
    }

    #[test]
    fn a_wrong_position_is_named_with_its_line() {
        let told = judge("0.0.0.0.1.1/0.0.0.0.0.4 20:22 south\nnonsense\n").unwrap_err();
        assert!(told.starts_with("line 2, 'nonsense': "), "{told}");
        let over = judge("0.0.0.0.0.0/0.0.0.0.0.0 26:22 over row-empty\n").unwrap_err();
        assert!(over.starts_with("line 1, '0.0.0.0.0.0"), "{over}");
    }
}
