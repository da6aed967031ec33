//! `solve losses`: measures how much the levels' moves lose, where that is known exactly.

use std::io::Write;

use clap::Args;
use kuzhi_engine::{Game, Match, Side};
use kuzhi_search::acyclic::{HeldMoves, Packed};
use kuzhi_search::{Level, Limits, Rng, Think as _};

use crate::cli::endgame_args::EndgameArgs;
use crate::cli::error::CliError;
use crate::cli::mangala_args::MangalaArgs;
use crate::solve::Solver;

/// Measure by how many seeds each level's moves fall short of the best, on average (Mangala)
///
/// The positions come from the second half of games between imperfect players, where the solver quickly finds
/// the value of every move.
#[derive(Args)]
pub(super) struct Losses {
    #[command(flatten)]
    game: MangalaArgs,
    #[command(flatten)]
    tables: EndgameArgs,
    /// Number of positions
    #[arg(long, value_name = "N", default_value_t = 400)]
    positions: usize,
    /// Seed of the positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The highest level to measure
    #[arg(long, value_name = "N", default_value_t = Level::HIGHEST)]
    level: Level,
}

/// A position, and what each of its moves loses.
struct Judged {
    playing: Match,
    losses: Vec<(kuzhi_engine::Move, i32)>,
}

impl Losses {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let rules = self.game.rules()?;
        let tables = self.tables.endgame(rules, HeldMoves::FEW)?;
        let solver = Solver::new(&tables, 64, 1);
        let mut rng = Rng::new(self.seed);
        let mut judged = Vec::new();
        while judged.len() < self.positions {
            judged.extend(judge(position(Game::Mangala(rules), &mut rng), &solver));
        }
        writeln!(out, "positions: {}", judged.len())?;
        for level in Level::all().take_while(|level| *level <= self.level) {
            let lost: i32 = judged.iter().map(|judged| judged.lost_by(level, rng.next_u64())).sum();
            #[allow(clippy::cast_precision_loss)] // a mean of some hundreds
            let mean = f64::from(lost) / judged.len().max(1) as f64;
            writeln!(out, "level {level}: {mean:.2}")?;
            out.flush()?;
        }
        Ok(())
    }
}

impl Judged {
    fn lost_by(&self, level: Level, seed: u64) -> i32 {
        let game = self.playing.game();
        let choice = self.playing.think(&level.limits(&game, seed)).expect("the game goes on");
        let lost = self.losses.iter().find(|(mv, _)| *mv == choice.best).map(|(_, lost)| *lost);
        lost.expect("every move is judged")
    }
}

/// Draws a position with few stones from a game between imperfect players.
fn position(game: Game, rng: &mut Rng) -> Match {
    let fewest = 12 + u32::try_from(rng.below(usize::from(HeldMoves::FEW) - 12)).unwrap_or_default();
    let mut playing = game.start();
    while let Some(choice) =
        playing.think(&Limits { value_noise: 4, depth: 2, seed: rng.next_u64(), ..Limits::nodes(500) })
    {
        let board = playing.position().board;
        if board.total() - board.stores().map(u32::from).iter().sum::<u32>() <= fewest {
            break;
        }
        playing.play(choice.best, &mut |_| ()).expect("players make legal moves");
    }
    playing
}

/// Returns what each move loses, if the moves differ.
fn judge(playing: Match, solver: &Solver) -> Option<Judged> {
    let mover = playing.turn()?;
    let value = |mv| {
        let mut after = playing.clone();
        after.play(mv, &mut |_| ()).expect("the move is legal");
        let board = after.position().board;
        let lead = |side: Side| i32::from(board.store(side)) - i32::from(board.store(side.other()));
        let Some(turn) = after.turn() else { return Some(lead(mover)) };
        let pits = Packed::pack(&board, turn)?;
        let rest = 2 * i32::from(solver.share(pits, &mut |_| ())) - i32::from(pits.stones());
        Some(lead(mover) + if turn == mover { rest } else { -rest })
    };
    let values = playing.legal().into_iter().map(|mv| Some((mv, value(mv)?))).collect::<Option<Vec<_>>>()?;
    let best = values.iter().map(|(_, value)| *value).max()?;
    let losses: Vec<_> = values.into_iter().map(|(mv, value)| (mv, best - value)).collect();
    let differs = losses.iter().any(|(_, lost)| *lost > 0);
    differs.then_some(Judged { playing, losses })
}
