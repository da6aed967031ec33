//! `review`: judges the moves of a match, or measures how much moves matter in a game.

use std::cmp::Ordering;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use kuzhi_engine::{Game, MatchRecord, Side};
use kuzhi_search::{
    Certainty, Judgement, Knowledge, Limits, Missed, Review, ReviewedMove, Think as _, Why, Worth, accuracy,
};

use super::error::CliError;
use super::game_args::pair;
use crate::erring_game::erring_game;

/// Judge every move of a recorded match, or measure what moves lose in a game on average
#[derive(Args)]
pub(super) struct ReviewArgs {
    /// The match, as written by `play --record`
    #[arg(value_name = "FILE", required_unless_present = "random")]
    record: Option<PathBuf>,
    /// Number of nodes per move
    #[arg(long, value_name = "N", default_value_t = Review::NODES)]
    nodes: u64,
    /// Play this many games between imperfect players, and measure what a random move loses where moves
    /// differ
    #[arg(long, value_name = "GAMES", conflicts_with = "record", requires = "game")]
    random: Option<u64>,
    /// The game to measure
    #[arg(long, value_name = "ID", requires = "random")]
    game: Option<String>,
    /// An option of the game, such as end=no-move; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game")]
    options: Vec<String>,
}

impl ReviewArgs {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        match (&self.record, &self.game, self.random) {
            (Some(path), ..) => self.review(&fs::read_to_string(path)?, out),
            (None, Some(id), Some(games)) => {
                let options = self.options.iter().map(|text| pair(text)).collect::<Result<Vec<_>, _>>()?;
                self.measure(Game::with_options(id, options).map_err(CliError::refused)?, games, out)
            }
            _ => Err(CliError::refused("name a file, or a game with --random")),
        }
    }

    fn review(&self, record: &str, out: &mut impl Write) -> Result<(), CliError> {
        let record: MatchRecord = record.parse().map_err(CliError::refused)?;
        let knowledge = Arc::new(Knowledge::of_solutions());
        let limits = Limits { knowledge, ..Limits::nodes(self.nodes) };
        let mut moves = Vec::new();
        for reviewed in Review::of_record(&record, limits).map_err(CliError::refused)? {
            writeln!(out, "{}", report_line(&reviewed))?;
            out.flush()?;
            moves.push(reviewed);
        }
        for side in Side::ALL {
            if let Some(percent) = accuracy(&record.game, &moves, side) {
                writeln!(out, "{side}: {percent} %")?;
            }
        }
        Ok(())
    }

    /// Returns the mean over all moves of positions in which moves differ.
    fn measure(&self, game: Game, games: u64, out: &mut impl Write) -> Result<(), CliError> {
        let (mut sum, mut counted) = (0_u32, 0_usize);
        for seed in 0..games {
            let played = erring_game(game, seed);
            let mut playing = game.start();
            for &mv in played.moves() {
                let judgement = playing.judge(&Limits::nodes(self.nodes));
                if let Some(judgement) = judgement.filter(Judgement::matters) {
                    let losses = judgement.moves().iter().filter_map(|judged| judgement.loss(judged.mv));
                    sum += losses.map(u32::from).sum::<u32>();
                    counted += judgement.moves().len();
                }
                playing.play(mv, &mut |_| ()).map_err(CliError::refused)?;
            }
        }
        #[allow(clippy::cast_precision_loss)] // a mean of some thousands
        let mean = f64::from(sum) / counted.max(1) as f64;
        writeln!(out, "{game}: {games} games, {counted} moves, {mean:.2} seeds lost")?;
        Ok(())
    }
}

fn report_line(reviewed: &ReviewedMove) -> String {
    let ReviewedMove { ply, by, played, best, before, after, loss, .. } = reviewed;
    let mut told = vec![format!("{ply} {by} {played}: {} -> {}", worth(*before), worth(*after))];
    if *loss > 0 || best != played {
        told.push(format!("lost {loss}, best {best}"));
    }
    told.extend(reviewed.why.iter().flat_map(Why::missed).map(|missed| match missed {
        Missed::Capture(captured) => format!("missed {} at {}", captured.seeds, captured.pit.index()),
        Missed::ExtraTurn => "missed an extra turn".to_owned(),
        Missed::Castle(pit) => format!("missed a castle at {}", pit.index()),
        Missed::Tie(pit) => format!("missed a tie at {}", pit.index()),
        Missed::Guard(seeds) => format!("lets {seeds} more be taken"),
        Missed::Win => "missed the win".to_owned(),
    }));
    told.join(", ")
}

fn worth(worth: Worth) -> String {
    let sure = match worth.certainty {
        Certainty::Estimate => "",
        Certainty::Winner => "?!",
        Certainty::Match(Ordering::Less) => " (match lost)",
        Certainty::Match(Ordering::Equal) => " (match drawn)",
        Certainty::Unforced => " (nobody can force a win)",
        Certainty::Match(Ordering::Greater) => " (match won)",
        Certainty::Exact => "!",
    };
    format!("{:+}{sure}", worth.lead)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review(record: &str) -> Result<String, String> {
        let args = ReviewArgs { record: None, nodes: 2_000, random: None, game: None, options: Vec::new() };
        let mut out = Vec::new();
        let done = args.review(record, &mut out).map_err(|error| error.to_string());
        done.map(|()| String::from_utf8(out).expect("the program writes text"))
    }

    #[test]
    fn a_record_is_reviewed_move_by_move() {
        let told = review(
            "[Game \"mangala\"]\n[Position \"0.0.1.0.0.3/7.1.0.0.0.0 18:18 south\"]\n[Result \"*\"]\n\n3\n",
        );
        let told = told.unwrap();
        assert!(
            told.starts_with("1 south 3: ") && told.contains(", best 6, ") && told.contains("missed 8 at 6"),
            "{told}"
        );
        assert!(told.contains("\nsouth: ") && !told.contains("north: "), "{told}");
        assert!(
            review("[Game \"mangala\"]\n[Result \"*\"]\n\n7\n").is_err_and(|why| why.contains("no pit 7"))
        );
    }

    #[test]
    fn what_moves_lose_is_measured() {
        let args = ReviewArgs { record: None, nodes: 50, random: Some(1), game: None, options: Vec::new() };
        let mut out = Vec::new();
        args.measure(Game::default(), 1, &mut out).unwrap();
        let told = String::from_utf8(out).unwrap();
        assert!(told.starts_with("mangala: 1 games, ") && told.ends_with(" seeds lost\n"), "{told}");
    }
}
