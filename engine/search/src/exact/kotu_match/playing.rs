//! Playing a match exactly, and what each of its moves is worth.

use kuzhi_engine::{KotuBaendum, Move, MoveList, Position, RepetitionKey, Ring, Rules as _, Side};

use super::layers::{ALL, Layers, SEEDS, best as best_of};
use crate::choice::Choice;
use crate::exact::ExactMoves;
use crate::exact::round_graph::{Ends, Graph, GraphSolver, LeadBounds, Ranking, Reach, State};
use crate::exact::rounds::MatchValue;
use crate::limits::Limits;
use crate::value::WIN;
use crate::worth::{Certainty, Worth};

const RING: Ring = KotuBaendum::RING;
/// The memory for a round in play, in bytes, as for the table of a search.
const BYTES: usize = 16 << 20;
const POSITIONS: usize = BYTES / Graph::BYTES;
/// The nodes of a round in play, some microseconds each. More are of little use within that memory.
const MOST_NODES: u64 = 200_000;
/// A won match ends with this lead at least, as the number of seeds is even.
const SMALLEST_WIN: i32 = 2;

/// What a move at a start brings: the sign of the match, and the lead at the end of the round.
#[derive(Copy, Clone)]
struct AtStart {
    mv: Move,
    sign: LeadBounds,
    lead: LeadBounds,
}

/// A round in play, of which it is known what follows.
pub(crate) struct Round<'a> {
    rules: KotuBaendum,
    state: &'a State,
    /// The rounds that are left, this one included.
    rounds: u16,
    /// How its ends rank, before the last round.
    ranking: Option<Ranking>,
    layers: &'static Layers,
}

impl<'a> Round<'a> {
    /// Returns the current round of a match. `None` if it is a match to the end, or it is not known what the
    /// next rounds bring.
    pub(crate) fn new(rules: KotuBaendum, state: &'a State) -> Option<Round<'a>> {
        let (limit, layers) = (rules.rounds.get(), Layers::built_in(rules.capture));
        let rounds = (limit > 0).then(|| (limit + 1).saturating_sub(rules.round(state)).max(1))?;
        let ranking = match rounds {
            1 => None,
            _ => Some(layers.ranking(rounds, rules.position(state).opener)?),
        };
        Some(Round { rules, state, rounds, ranking, layers })
    }

    /// Returns the best move, with its value: the lead in the last round, otherwise whether the match is won.
    /// `None` if it takes too long to find out, or depends on how often a position is repeated.
    ///
    /// The proof passes through no position that has stood since the last capture, so who keeps to it comes
    /// to the end of the round.
    pub(crate) fn best(&self, past: &[RepetitionKey], limits: &Limits) -> Option<Choice> {
        if let Some(choice) = self.best_at_start() {
            return Some(choice);
        }
        self.with_solver(self.ends(), past, limits, |solver| {
            let even = self.even();
            let sign = solver.sign(even).ok()?;
            let sure = solver.hardest(even + sign)?;
            if self.ranking.is_some() {
                return Some(self.of_match(sure, sign, solver.nodes()));
            }
            // Who wins is found out first: it takes less than by how much.
            let Ok(lead) = solver.lead() else {
                return Some(self.of_winner(sure, sign, solver.nodes()));
            };
            let (best, _) = solver.bringing(lead).max_by_key(|&(_, after)| solver.gain(after))?;
            Some(of_lead(best, self.lead_in_store() + i32::from(lead), solver.nodes()))
        })
    }

    /// Returns the best move at the start of a round that is compiled in: of those that bring the same in the
    /// match, one that brings most in the round.
    fn best_at_start(&self) -> Option<Choice> {
        let moves = self.start()?;
        let signs: Vec<LeadBounds> = moves.iter().map(|at| at.sign).collect();
        let sign = best_of(&signs).exact()?;
        let wanted = moves.into_iter().rev().filter(|at| at.sign.least == sign);
        let AtStart { mv, lead, .. } = wanted.max_by_key(|at| at.lead.least)?;
        if self.ranking.is_some() {
            return Some(self.of_match(mv, sign, 0));
        }
        Some(match lead.exact() {
            Some(lead) => of_lead(mv, lead.into(), 0),
            // Of a row to arrange it is known who wins.
            None => self.of_winner(mv, sign, 0),
        })
    }

    /// Returns what each move is worth: in the last round the lead at its end, before that the result of the
    /// match, and the lead that the player can make sure of in the round. `None` as for [`Round::best`].
    pub(crate) fn moves(&self, past: &[RepetitionKey], limits: &Limits) -> Option<ExactMoves> {
        if let Some(moves) = self.start() {
            let worth = |at: AtStart| Some((at.mv, self.worth(at.sign, at.lead.exact()?.into())));
            return Some(ExactMoves {
                moves: moves.into_iter().map(worth).collect::<Option<_>>()?,
                nodes: 0,
            });
        }
        if self.ranking.is_none() {
            return self.leads(past, limits);
        }
        let signs = |solver: &mut GraphSolver<'_>| {
            solver.narrow_moves(LeadBounds::ANY_SIGN).ok()?;
            Some((solver.bounds_of_moves().collect::<Vec<_>>(), solver.nodes()))
        };
        let (signs, nodes) = self.with_solver(self.ends(), past, limits, signs)?;
        let leads = |solver: &mut GraphSolver<'_>| {
            solver.narrow_moves(LeadBounds { least: -ALL, most: ALL }).ok()?;
            Some((solver.bounds_of_moves().collect::<Vec<_>>(), solver.nodes()))
        };
        let (leads, more) = self.with_solver(Ends::Lead, past, limits, leads)?;
        let worth = |((mv, sign), (_, lead)): ((Move, LeadBounds), (Move, LeadBounds))| {
            (mv, self.worth(sign.sign(), self.lead_in_store() + i32::from(lead.least)))
        };
        Some(ExactMoves { moves: signs.into_iter().zip(leads).map(worth).collect(), nodes: nodes + more })
    }

    /// Returns the exact lead with which the round ends after each move, stores included. `None` as for
    /// [`Round::best`].
    pub(crate) fn leads(&self, past: &[RepetitionKey], limits: &Limits) -> Option<ExactMoves> {
        let (leads, nodes) = self
            .with_solver(Ends::Lead, past, limits, |solver| Some((solver.leads().ok()?, solver.nodes())))?;
        let of_move = |(mv, lead)| (mv, self.lead_in_store() + i32::from(lead));
        Some(ExactMoves::of_leads(leads.into_iter().map(of_move).collect(), nodes))
    }

    fn worth(&self, sign: LeadBounds, lead: i32) -> Worth {
        let certainty = match sign.exact() {
            _ if self.ranking.is_none() => Certainty::Exact,
            Some(sign) => Certainty::Match(sign.cmp(&0)),
            None => Certainty::Unforced,
        };
        Worth { lead, certainty }
    }

    /// Returns what the moves bring if the round has only begun, and this start is compiled in.
    fn start(&self) -> Option<Vec<AtStart>> {
        let (board, opener) = (self.state.as_ref().board(), self.state.as_ref().turn());
        let own = board.store(opener) + RING.row(opener).map(|pit| board[pit]).sum::<u8>();
        let [signs, leads] = [self.rounds, 1].map(|rounds| self.layers.start(rounds, own));
        let stores = if opener == Side::South { [own, SEEDS - own] } else { [SEEDS - own, own] };
        let laid_out = self.rules.position(&KotuBaendum::lay_out(opener.other(), stores));
        let position = self.rules.position(self.state);
        if position != (Position { round: position.round, opener: position.opener, ..laid_out }) {
            return None;
        }
        let moves = MoveList::from_state(&self.rules, self.state);
        let of_move = |(index, (sign, lead)): (usize, (&LeadBounds, &LeadBounds))| {
            Some(AtStart { mv: moves.get(index)?, sign: sign.sign(), lead: *lead })
        };
        signs?.iter().zip(leads?).enumerate().map(of_move).collect()
    }

    fn ends(&self) -> Ends {
        self.ranking.clone().map_or(Ends::Lead, Ends::Ranked)
    }

    /// Returns what is a draw to the solver.
    fn even(&self) -> i8 {
        if self.ranking.is_some() { 0 } else { i8::try_from(-self.lead_in_store()).unwrap_or_default() }
    }

    fn lead_in_store(&self) -> i32 {
        self.state.as_ref().lead()
    }

    /// Returns the choice of a move with which the match is won (1), drawn or lost.
    fn of_match(&self, best: Move, sign: i8, nodes: u64) -> Choice {
        let mover = self.state.as_ref().turn();
        let result = match sign {
            1.. => MatchValue::Won(mover),
            0 => MatchValue::Draw,
            _ => MatchValue::Won(mover.other()),
        };
        let value = i32::from(sign) * (WIN + SMALLEST_WIN);
        Choice { best, value, exact: sign == 0, result: Some(result), depth: 0, nodes }
    }

    /// Returns the choice of a move in the last round of which only the sign is known.
    fn of_winner(&self, best: Move, sign: i8, nodes: u64) -> Choice {
        Choice { result: None, ..self.of_match(best, sign, nodes) }
    }

    /// Lets a solver with the kept memory find something out. `None` while a row is to be arranged.
    fn with_solver<T>(
        &self,
        ends: Ends,
        past: &[RepetitionKey],
        limits: &Limits,
        find: impl FnOnce(&mut GraphSolver<'_>) -> Option<T>,
    ) -> Option<T> {
        if self.state.is_arranging() {
            return None;
        }
        let graph = limits.scratch.take::<Graph>().unwrap_or_default();
        let nodes = limits.nodes.min(MOST_NODES);
        let reach = Reach { positions: POSITIONS, nodes, stop: &limits.stop };
        let mut solver = GraphSolver::new(graph, self.rules, self.state, past, ends, reach);
        let found = find(&mut solver);
        limits.scratch.put(solver.into_graph());
        found
    }
}

/// Returns the choice of a move with which the match ends with this lead.
fn of_lead(best: Move, lead: i32, nodes: u64) -> Choice {
    Choice { best, value: lead + WIN * lead.signum(), exact: true, result: None, depth: 0, nodes }
}
