//! `solve exact`: lets level 8 play where the worth of every move is known, and checks each of its moves.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use kuzhi_engine::{Game, Match, Move, Pallankuzhi, Side};
use kuzhi_search::{GameTable, Knowledge, Level, Limits, Rng, Scratch, Think as _};

use super::referee::{Fault, Referee};
use crate::cli::endgame_args::read_table;
use crate::cli::error::CliError;
use crate::cli::game_args::GameArgs;
use crate::cli::tables::build_on_one_thread;
use crate::endgames::endgame;
use crate::solve::round_start;

/// Check that level 8 never gives away what a position is worth
///
/// In Pallankuzhi and Pallam Khuzi it plays from random starts of random rounds, after some random moves, in
/// the other games from positions with few seeds, against an opponent who knows every best move and errs now
/// and then. A move is given away that does not hold the result, or in the last round the lead. Positions in
/// which not every move is proved are left out. Each move is found from nothing.
#[derive(Args)]
pub(super) struct Exact {
    #[command(flatten)]
    game: GameArgs,
    /// The number of moves of level 8
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    moves: usize,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Let level 8 and who judges it have a table of this many seeds, as the bot has
    #[arg(long, value_name = "N")]
    seeds: Option<u8>,
    /// Let who judges it have the table in this file instead, which may be larger
    #[arg(long, value_name = "FILE")]
    tables: Option<PathBuf>,
    /// Begin with at most this many seeds in the pits; by default those of the table, or any
    #[arg(long, value_name = "N")]
    most: Option<u8>,
    /// The number of nodes to judge a position with
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    nodes: u64,
}

/// The random moves that begin a game are fewer than these.
const OPENING: usize = 8;
/// The opponent errs once in so many moves.
const ERRS: usize = 5;
/// A game is left after so many moves of level 8: a match to the end can go on for ever.
const LONGEST: usize = 50;
/// Positions that nobody can judge are given up after so many for each move that is wanted.
const PATIENCE: usize = 20;

/// What has been seen so far.
#[derive(Default)]
struct Seen {
    moves: usize,
    results_given_away: usize,
    seeds_given_away: usize,
    /// The number of moves that mattered: at least one would have given something away.
    mattered: usize,
    /// The number of positions in which not every move is proved.
    unproved: usize,
    slowest: Duration,
    nodes: u64,
}

impl Exact {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let mut knowledge = Knowledge::of_solutions();
        if let Some(seeds) = self.seeds {
            let most = GameTable::most_seeds(&game).map_err(CliError::refused)?;
            knowledge.add(build_on_one_thread(game, seeds.min(most))?);
        }
        let mut of_judge = knowledge.clone();
        if let Some(path) = &self.tables {
            of_judge.add(read_table(path, game)?);
        }
        let judge = Limits { knowledge: Arc::new(of_judge), ..Limits::nodes(self.nodes) };
        let level = Limits { knowledge: Arc::new(knowledge), ..Level::HIGHEST.limits(&game, 0) };
        let referee = Referee::for_game(game, judge)?;
        let (mut rng, mut seen) = (Rng::new(self.seed), Seen::default());
        while seen.moves < self.moves && seen.unproved < PATIENCE * self.moves {
            let playing = self.position(game, &mut rng);
            self.play(playing, &level, &referee, &mut rng, &mut seen, out)?;
        }
        let Seen { moves, results_given_away, seeds_given_away, mattered, unproved, slowest, nodes } = seen;
        writeln!(out, "moves: {moves}\nmattered: {mattered}\nnot proved: {unproved}")?;
        writeln!(out, "results given away: {results_given_away}\nseeds given away: {seeds_given_away}")?;
        writeln!(out, "slowest: {} ms\nmost nodes: {nodes}", slowest.as_millis())?;
        Ok(())
    }

    /// Plays until the end of the match, or of as many moves as are wanted.
    fn play(
        &self,
        mut playing: Match,
        level: &Limits,
        referee: &Referee,
        rng: &mut Rng,
        seen: &mut Seen,
        out: &mut impl Write,
    ) -> Result<(), CliError> {
        let of_level = playing.position().turn;
        let enough = self.moves.min(seen.moves + LONGEST);
        while playing.outcome().is_none() && seen.moves < enough {
            let Some(ruling) = referee.judge(&playing)? else {
                seen.unproved += 1;
                break;
            };
            let (legal, best) = (playing.legal(), ruling.best());
            let mv = if playing.position().turn == of_level {
                let limits = Limits { scratch: Scratch::default(), ..level.clone() };
                let before = Instant::now();
                let Some(choice) = playing.think(&limits) else { break };
                seen.slowest = seen.slowest.max(before.elapsed());
                seen.nodes = seen.nodes.max(choice.nodes);
                seen.moves += 1;
                seen.mattered += usize::from(best.len() < legal.len());
                if let Some(fault) = ruling.fault(choice.best) {
                    let (lost, count) = match fault {
                        Fault::Result => ("the result", &mut seen.results_given_away),
                        Fault::Seeds => ("seeds", &mut seen.seeds_given_away),
                    };
                    *count += 1;
                    writeln!(out, "{}: {} gives {lost} away", playing.position(), choice.best)?;
                }
                choice.best
            } else {
                let from: &[Move] = if rng.below(ERRS) == 0 || best.is_empty() { &legal } else { &best };
                from[rng.below(from.len())]
            };
            playing.play(mv, &mut |_| ()).map_err(CliError::refused)?;
        }
        Ok(())
    }

    fn position(&self, game: Game, rng: &mut Rng) -> Match {
        match game {
            Game::Pallankuzhi(rules) => random_position(game, rules, rng),
            Game::PallamKhuzi(rules) => random_position(game, rules.rules(), rng),
            _ => endgame(game, self.most.or(self.seeds).unwrap_or(u8::MAX), rng),
        }
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

    fn gives_nothing_away(game: GameArgs, moves: usize, seeds: Option<u8>) {
        let exact = Exact { game, moves, seed: 5, seeds, tables: None, most: None, nodes: 100_000 };
        let mut out = Vec::new();
        exact.run(&mut out).unwrap();
        let (told, game) = (String::from_utf8(out).unwrap(), exact.game.game().unwrap());
        let nothing = ["\nresults given away: 0\n", "\nseeds given away: 0\n"];
        assert!(told.starts_with(&format!("moves: {moves}\n")), "{game}: {told}");
        assert!(nothing.iter().all(|nothing| told.contains(nothing)), "{game}: {told}");
        assert!(!told.contains("mattered: 0\n"), "{game}: {told}");
    }

    #[test]
    fn level_8_gives_nothing_away_in_solved_matches() {
        for (game, rounds) in [
            ("pallankuzhi", "rounds=3"),
            ("pallankuzhi", "rounds=0"),
            ("pallam-khuzi", "rounds=3"),
            ("pallam-khuzi", "rounds=0"),
        ] {
            gives_nothing_away(GameArgs::new(game, &[rounds]), 60, None);
        }
    }

    #[test]
    fn level_8_gives_nothing_away_with_few_seeds() {
        for (game, seeds) in [
            ("mangala", 10),
            ("kalah", 10),
            ("bestemshe", 10),
            ("mangala-castle", 6),
            ("al-manqala", 6),
            ("oware", 6),
        ] {
            gives_nothing_away(GameArgs::new(game, &[]), 30, Some(seeds));
        }
        gives_nothing_away(GameArgs::new("kotu-baendum", &["rounds=1"]), 5, None);
    }

    #[test]
    fn games_without_tables_are_refused_one() {
        let game = GameArgs::new("toguz-kumalak", &[]);
        let exact = Exact { game, moves: 1, seed: 1, seeds: Some(4), tables: None, most: None, nodes: 10 };
        assert!(exact.run(&mut Vec::new()).unwrap_err().to_string().contains("has no endgame tables"));
    }
}
