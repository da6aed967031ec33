//! Fits an evaluation's weights to games that the engine plays against itself.

mod least_squares;
mod sample;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Parser;
use kuzhi_engine::Game;
use kuzhi_search::{SEED, Weights};
use least_squares::LeastSquares;
use sample::{Sample, play};

/// One game in this many is held out to test the weights.
const JUDGING: u32 = 5;
/// The strength of the regularisation, which pulls rarely used weights to zero, in positions.
const DRAWN: f64 = 50.0;
/// The number of weights per printed line.
const A_LINE: usize = 16;

/// Fit the weights of a game's evaluation to self-play, by least squares
///
/// Prints the weights, for a file in engine/search/src/games/weights, and how well they predict the results
/// of games that were held out.
#[derive(Parser)]
struct Tune {
    /// The game with its options, such as "pallankuzhi rounds=3"
    #[arg(long, value_name = "GAME")]
    game: Game,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u32,
    /// Number of nodes per move
    #[arg(long, value_name = "N", default_value_t = 300)]
    nodes: u64,
    /// Seed of openings and random moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Start with the weights of this file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

fn main() -> io::Result<()> {
    Tune::parse().run(&mut io::stdout(), &mut io::stderr())
}

impl Tune {
    fn run(&self, out: &mut impl Write, err: &mut impl Write) -> io::Result<()> {
        let game = self.game;
        let weights = match &self.weights {
            Some(path) => std::fs::read_to_string(path)?.parse().map_err(io::Error::other)?,
            None => kuzhi_search::weights(&game).clone(),
        };
        let (mut learnt, mut judged) = (LeastSquares::default(), Vec::new());
        for number in 0..self.games {
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number.into());
            let samples = play(game, seed, self.nodes, &weights);
            if number % JUDGING == 0 {
                judged.extend(samples);
            } else {
                for sample in &samples {
                    learnt.add(&sample.counts, missing(sample));
                }
            }
            if number % 100 == 0 {
                // Failing to show progress is no reason to stop.
                let _ = write!(err, "\rtune: {number}/{} games", self.games);
            }
        }
        let _ = writeln!(err);
        let found = learnt.solve(DRAWN);
        self.write(game, &found, &judged, &weights, out)
    }

    fn write(
        &self,
        game: Game,
        found: &[f64],
        judged: &[Sample],
        before: &Weights,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (games, nodes, seed) = (self.games, self.nodes, self.seed);
        let rounded: Vec<String> = found.iter().map(|weight| weight.round().to_string()).collect();
        writeln!(out, "# {game}: the example tune, {games} games, {nodes} nodes a move, seed {seed}.")?;
        let known = |index: usize| f64::from(before.weight(index));
        let learnt = |index: usize| found.get(index).copied().unwrap_or_default();
        writeln!(
            out,
            "# Off the end by: lead alone {:.3} seeds, weights before {:.3}, these {:.3} ({} positions).",
            off(judged, |_| 0.0),
            off(judged, known),
            off(judged, learnt),
            judged.len()
        )?;
        rounded.chunks(A_LINE).try_for_each(|line| writeln!(out, "{}", line.join(" ")))
    }
}

/// Returns what the weights have to explain of a sample, in their unit.
fn missing(sample: &Sample) -> f64 {
    f64::from(sample.end - sample.certain) * f64::from(Weights::SEED / SEED)
}

/// Returns the root mean square error, in seeds.
#[allow(clippy::cast_precision_loss)] // a mean over some hundred thousand
fn off(samples: &[Sample], weight: impl Fn(usize) -> f64) -> f64 {
    let square = |sample: &Sample| {
        let worth: f64 = sample.counts.iter().map(|&(index, times)| weight(index) * f64::from(times)).sum();
        ((missing(sample) - worth) / f64::from(Weights::SEED)).powi(2)
    };
    (samples.iter().map(square).sum::<f64>() / samples.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuned_weights_predict_better_than_the_stores() {
        let game = Game::default();
        let tune = Tune { game, games: 200, nodes: 30, seed: 1, weights: None };
        let tuned = || {
            let mut out = Vec::new();
            tune.run(&mut out, &mut io::sink()).unwrap();
            String::from_utf8(out).unwrap()
        };
        let text = tuned();
        assert_eq!(text, tuned(), "the same games teach the same");
        assert!(text.parse::<Weights>().is_ok());
        let words: Vec<&str> = text.lines().nth(1).unwrap_or_default().split(' ').collect();
        let [lead, these] = [7, 13].map(|at: usize| words[at].parse::<f64>().unwrap());
        assert!(these < lead, "{text}");
    }
}
