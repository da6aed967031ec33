//! `replay`: plays a list of moves and prints every position as JSON.

use std::io::Write;

use clap::Args;
use kuzhi_engine::{
    Match, Move, ParseMoveError, ParsePitPairError, PitPair, SaidResult, Side, StateRecord,
    without_move_number,
};

use super::error::CliError;
use super::game_args::GameArgs;

/// Play a list of moves and print the position before and after each, as one JSON object per line
///
/// Games of Toguz Kumalak and Bestemshe may be given as players write them: 76 lifts pit 7, and its last
/// seed falls into pit 6; 53X makes a tuzdik; 43(10) leaves ten seeds in the mover's store. Move numbers
/// and what is between braces are skipped. What is written is compared with the rules, and so is a result
/// at the end, such as 1-0 or 82-80.
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
        print(&StateRecord::from_match(&game), out)?;
        if PitPair::is_used_in(game.game()) {
            return self.run_written(&mut game, out);
        }
        for (index, text) in self.moves.split_whitespace().enumerate() {
            let refused = |why: String| CliError::refused(format!("move {}, '{text}': {why}", index + 1));
            let mv: Move = text.parse().map_err(|error: ParseMoveError| refused(error.to_string()))?;
            game.play(mv, &mut |_| ()).map_err(|reason| refused(reason.to_string()))?;
            print(&StateRecord::from_match(&game), out)?;
        }
        Ok(())
    }

    /// Plays moves of either notation, and compares what is written with what happens.
    fn run_written(&self, game: &mut Match, out: &mut impl Write) -> Result<(), CliError> {
        let text = without_comments(&self.moves)?;
        let mut words = text.split_whitespace().map(without_move_number).filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            if let Some(result) = SaidResult::read(word) {
                check_result(result, word, game)?;
                return words.next().map_or(Ok(()), |after| {
                    Err(CliError::refused(format!("'{after}' stands after the result '{word}'")))
                });
            }
            let place = place(game);
            play(word, game).map_err(|why| CliError::refused(format!("{place}, '{word}': {why}")))?;
            print(&StateRecord::from_match(game), out)?;
        }
        Ok(())
    }
}

/// Plays a move that is written as a pit, or as that and the pit of the last seed.
fn play(word: &str, game: &mut Match) -> Result<(), String> {
    if let Ok(mv) = word.parse::<Move>() {
        return game.play(mv, &mut |_| ()).map_err(|why| why.to_string());
    }
    let pair: PitPair = word.parse().map_err(|why: ParsePitPairError| why.to_string())?;
    pair.play(game).map_err(|why| why.to_string())
}

/// The number of the next move: in the whole game, and as players count, who number pairs of moves.
fn place(game: &Match) -> String {
    let before = game.moves().len();
    let side = game.turn().unwrap_or(if before.is_multiple_of(2) { Side::South } else { Side::North });
    format!("move {}, {} of {side}", before + 1, before / 2 + 1)
}

fn check_result(said: SaidResult, word: &str, game: &Match) -> Result<(), CliError> {
    match game.outcome() {
        Some(outcome) if !said.agrees_with(Some(outcome)) => {
            let [south, north] = outcome.score;
            Err(CliError::refused(format!("the result '{word}': expected {south}-{north}")))
        }
        _ => Ok(()),
    }
}

/// Leaves out what is between braces.
fn without_comments(text: &str) -> Result<String, CliError> {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once('{') {
        kept.extend([before, " "]);
        let unclosed = || CliError::refused("a '{' has no '}' after it");
        (_, rest) = comment.split_once('}').ok_or_else(unclosed)?;
    }
    kept.push_str(rest);
    Ok(kept)
}

fn print(record: &StateRecord, out: &mut impl Write) -> Result<(), CliError> {
    let line = serde_json::to_string(record).expect("a record of plain values is valid JSON");
    writeln!(out, "{line}")?;
    Ok(())
}
