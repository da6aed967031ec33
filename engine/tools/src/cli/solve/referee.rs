//! Who knows what each move of a position is worth.

use kuzhi_engine::{Game, Match, Move, Reason};
use kuzhi_search::{Judgement, Limits, MatchSolver, Think as _, Worth};

use crate::cli::error::CliError;

pub(super) enum Referee {
    /// For matches of rounds, which are solved as a whole.
    Match(Box<MatchSolver>),
    /// For the other games: their tables and solvers.
    Moves(Box<Limits>),
}

/// What is proved of the moves of a position.
pub(super) enum Ruling {
    /// The moves that hold the result of the match and, in its last round, the lead.
    Best(Vec<Move>),
    /// The worth of each move.
    Worths {
        judged: Judgement,
        /// Whether the leads are those of the end of the game, and all exact.
        are_leads: bool,
    },
}

/// What a move gives away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    Result,
    Seeds,
}

impl Referee {
    pub(super) fn for_game(game: Game, limits: Limits) -> Result<Referee, CliError> {
        if let Game::Pallankuzhi(_) | Game::PallamKhuzi(_) = game {
            let solver = MatchSolver::for_match(&game.start()).ok_or_else(too_long)?;
            return Ok(Referee::Match(Box::new(solver)));
        }
        Ok(Referee::Moves(Box::new(limits)))
    }

    /// Judges a game that goes on. Returns `None` if the result of a move is not proved.
    pub(super) fn judge(&self, playing: &Match) -> Result<Option<Ruling>, CliError> {
        match self {
            Referee::Match(solver) => {
                let solution = solver.solve(playing).ok_or_else(too_long)?;
                Ok(solution.result.map(|_| Ruling::Best(solution.best)))
            }
            Referee::Moves(limits) => {
                let Some(judged) = playing.judge(limits) else { return Ok(None) };
                let all = |is: fn(Worth) -> bool| judged.moves().iter().all(|one| is(one.worth));
                // Where a majority ends the game, leads are as if it were played out.
                let are_leads = all(Worth::is_exact) && !playing.game().reasons().contains(&Reason::Majority);
                let is_proved = all(|worth| worth.result().is_some());
                Ok(is_proved.then_some(Ruling::Worths { judged, are_leads }))
            }
        }
    }
}

fn too_long() -> CliError {
    CliError::refused("a line of a round is too long to follow")
}

impl Ruling {
    /// Returns the moves that give nothing away.
    pub(super) fn best(&self) -> Vec<Move> {
        match self {
            Ruling::Best(best) => best.clone(),
            Ruling::Worths { judged, .. } => {
                let moves = judged.moves().iter().map(|judged| judged.mv);
                moves.filter(|&mv| self.fault(mv).is_none()).collect()
            }
        }
    }

    /// Returns what a legal move gives away. Seeds only count where all leads are exact,
    /// and no majority ends the game early.
    pub(super) fn fault(&self, mv: Move) -> Option<Fault> {
        match self {
            Ruling::Best(best) => (!best.contains(&mv)).then_some(Fault::Result),
            Ruling::Worths { judged, are_leads } => {
                let (best, own) = (best(judged), judged.worth_of(mv)?);
                if own.result() != best.result() {
                    return Some(Fault::Result);
                }
                (*are_leads && own.lead < best.lead).then_some(Fault::Seeds)
            }
        }
    }
}

/// Returns the worth of the best move. A judgement orders searched moves by their value alone.
fn best(judged: &Judgement) -> Worth {
    let worths = judged.moves().iter().map(|judged| judged.worth);
    worths.max_by_key(|worth| (worth.result(), worth.lead)).unwrap_or_else(|| judged.worth())
}
