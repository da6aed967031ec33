//! `solve exact`: lets level 8 play matches that are solved, and checks each of its moves.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use kuzhi_engine::{Game, Match, Move, Pallankuzhi, Side};
use kuzhi_search::{Level, Limits, MatchSolver, Rng, Scratch, Think as _};

use crate::cli::error::CliError;
use crate::cli::game_args::GameArgs;
use crate::solve::round_start;

/// Check that level 8 never gives away what a match is worth (Pallankuzhi, Pallam Khuzi)
///
/// It plays from random starts of random rounds, after some random moves, against an opponent who knows
/// every best move and errs now and then. A move is given away that does not hold the result of the match,
/// or in the last round the lead. Each move is found from nothing.
#[derive(Args)]
pub(super) struct Exact {
    #[command(flatten)]
    game: GameArgs,
    /// The number of moves of level 8
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    moves: usize,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// The random moves that begin a game are fewer than these.
const OPENING: usize = 8;
/// The opponent errs once in so many moves.
const ERRS: usize = 5;

/// What has been seen so far.
#[derive(Default)]
struct Seen {
    moves: usize,
    given_away: usize,
    /// The number of moves that mattered: at least one would have given something away.
    mattered: usize,
    slowest: Duration,
    nodes: u64,
}

impl Exact {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let rules = match game {
            Game::Pallankuzhi(rules) => rules,
            Game::PallamKhuzi(rules) => rules.rules(),
            _ => return Err(CliError::refused("only matches of pallankuzhi and pallam-khuzi are solved")),
        };
        let too_long = || CliError::refused("a line of a round is too long to follow");
        let solver = MatchSolver::for_match(&game.start()).ok_or_else(too_long)?;
        let (mut rng, mut seen) = (Rng::new(self.seed), Seen::default());
        while seen.moves < self.moves {
            let playing = random_position(game, rules, &mut rng);
            self.play(playing, &solver, &mut rng, &mut seen, out)?;
        }
        let Seen { moves, given_away, mattered, slowest, nodes } = seen;
        writeln!(out, "moves: {moves}\nmattered: {mattered}\ngiven away: {given_away}")?;
        writeln!(out, "slowest: {} ms\nmost nodes: {nodes}", slowest.as_millis())?;
        Ok(())
    }

    /// Plays until the end of the match, or of as many moves as are wanted.
    fn play(
        &self,
        mut playing: Match,
        solver: &MatchSolver,
        rng: &mut Rng,
        seen: &mut Seen,
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        let of_level = playing.position().turn;
        // A match to the end can go on for ever.
        let enough = seen.moves + 50;
        while playing.outcome().is_none() && seen.moves < self.moves.min(enough) {
            let too_long = || CliError::refused("a line of a round is too long to follow");
            let solution = solver.solve(&playing).ok_or_else(too_long)?;
            let legal = playing.legal();
            let mv = if playing.position().turn == of_level {
                let limits =
                    Limits { scratch: Scratch::default(), ..Level::HIGHEST.limits(&playing.game(), 0) };
                let before = Instant::now();
                let Some(choice) = playing.think(&limits) else { break };
                seen.slowest = seen.slowest.max(before.elapsed());
                seen.nodes = seen.nodes.max(choice.nodes);
                seen.moves += 1;
                seen.mattered += usize::from(solution.best.len() < legal.len());
                if solution.result.is_some() && !solution.best.contains(&choice.best) {
                    seen.given_away += 1;
                    writeln!(out, "{}: {} gives it away", playing.position(), choice.best)?;
                }
                choice.best
            } else {
                let from: &[Move] =
                    if rng.below(ERRS) == 0 || solution.best.is_empty() { &legal } else { &solution.best };
                from[rng.below(from.len())]
            };
            playing.play(mv, &mut |_| ()).map_err(CliError::refused)?;
        }
        Ok(())
    }
}

/// Returns a position of the match, some random moves after a random start of a round.
fn random_position(game: Game, rules: Pallankuzhi, rng: &mut Rng) -> Match {
    let (full, limit) = (rules.seeds.get(), usize::from(rules.rounds.get()));
    loop {
        let round = u16::try_from(if limit == 0 { 2 } else { 1 + rng.below(limit) }).unwrap_or(1);
        let opener = Side::ALL[rng.below(2)];
        let seeds = full + u8::try_from(rng.below(usize::from(12 * full) + 1)).unwrap_or_default();
        let start =
            round_start(rules, round, opener, seeds).and_then(|at| Match::from_position(game, &at).ok());
        // Only one start begins the first round.
        let mut playing = start.unwrap_or_else(|| game.start());
        for _ in 0..rng.below(OPENING) {
            let legal = playing.legal();
            if legal.is_empty() {
                break;
            }
            // Each of them is legal.
            let _ = playing.play(legal[rng.below(legal.len())], &mut |_| ());
        }
        if playing.outcome().is_none() {
            return playing;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_8_gives_nothing_away_in_solved_matches() {
        for (game, rounds) in [
            ("pallankuzhi", "rounds=3"),
            ("pallankuzhi", "rounds=0"),
            ("pallam-khuzi", "rounds=3"),
            ("pallam-khuzi", "rounds=0"),
        ] {
            let mut out = Vec::new();
            let exact = Exact { game: GameArgs::new(game, &[rounds]), moves: 60, seed: 5 };
            exact.run(&mut out).unwrap();
            let told = String::from_utf8(out).unwrap();
            assert!(
                told.contains("moves: 60\n") && told.contains("given away: 0\n"),
                "{game} {rounds}: {told}"
            );
            assert!(!told.contains("mattered: 0\n"), "{game} {rounds}: {told}");
        }
    }
}
