//! Proofs of matches: what the players do, for a check by the plain rules alone.

use std::collections::{HashMap, HashSet};

use kuzhi_engine::{Match, Move, Pit, Rules as _, Side};

use super::aim::Aim;
use super::key::RoundKey;
use super::match_solver::{MatchSolver, solvable};
use super::match_table::MatchTable;
use super::outlook::WON;
use super::share::{RING, State, left};
use super::solver::RoundSolver;
use super::starts::start_of;
use super::wanted::Wanted;

/// A position with a strategy's owner to move: the pits from their first on, 255 for one out of play, and
/// their store.
pub type ProvedPosition = [u8; 15];

/// The pit to lift in each position with the strategy's owner to move.
pub type RoundStrategy = HashMap<ProvedPosition, u8>;

/// What a player can force, and how.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Forced {
    /// In the last round, the lead that they reach at least. Otherwise 0 if they do not lose; and if they
    /// win, 1, or in a match to the end the number of rounds in which they do.
    pub aim: i16,
    /// The index of their strategy in this round.
    pub strategy: u32,
}

/// What a player can force from the start of a round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct StartClaim {
    /// The number of rounds left, this one included; 0 in a match to the end.
    pub rounds: u16,
    /// The seeds of the player who opens the round.
    pub seeds: u8,
    /// Whether that player can force it, or the other one.
    pub by_opener: bool,
    /// What they can force.
    pub forced: Forced,
}

/// The proof of a match's result: both players' strategies in the current round, and in every round that they
/// lead to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchProof {
    /// What South and North can force from the position that is proved.
    pub roots: [Option<Forced>; 2],
    /// What the claims lean on: each is about the start of a later round.
    pub claims: Vec<StartClaim>,
    /// The strategies that they name.
    pub strategies: Vec<RoundStrategy>,
}

impl MatchProof {
    /// Returns the number of moves in all strategies.
    pub fn moves(&self) -> usize {
        self.strategies.iter().map(HashMap::len).sum()
    }

    /// Returns the form in which a strategy has a position.
    pub fn position(state: &<kuzhi_engine::Pallankuzhi as kuzhi_engine::Rules>::State) -> ProvedPosition {
        let (board, turn) = (state.as_ref().board(), state.as_ref().turn());
        let seeds = |pit: Pit| if state.excluded().contains(pit) { u8::MAX } else { board[pit] };
        let mut pits = RING.row(turn).chain(RING.row(turn.other())).map(seeds).chain([board.store(turn)]);
        std::array::from_fn(|_| pits.next().unwrap_or_default())
    }
}

impl MatchSolver {
    /// Proves the result of a match, in the last round the lead, from its current position. Both players'
    /// strategies are in the proof unless one of them wins. `None` if a line is too long to follow.
    pub fn prove(&self, playing: &Match) -> Option<MatchProof> {
        let (rules, state) = solvable(playing)?;
        if state.as_ref().is_over() {
            return Some(MatchProof::default());
        }
        let mut scribe = Scribe::new(self, RoundSolver::new(rules).noting());
        let aim = Aim::new(rules, state, &self.table);
        for side in Side::ALL {
            let least = scribe.solver.least(state, &[], side, &aim)?;
            if aim.is_last() || least >= 0 {
                scribe.proof.roots[side.index()] = Some(scribe.root(state, side, aim, least)?);
            }
        }
        while let Some((claim, at)) = scribe.open.pop() {
            let aim = Aim::at(&self.table, (claim.rounds > 0).then_some(claim.rounds), Side::South);
            let side = if claim.by_opener { Side::South } else { Side::North };
            let start = start_of(self.table.layout, claim.seeds);
            let needed = needed(claim.forced.aim, &aim);
            scribe.proof.claims[at].forced.strategy =
                scribe.write(&start, side, aim, claim.forced.aim, needed)?;
        }
        Some(scribe.proof)
    }
}

/// Returns the grade that a player must reach after the round, to reach their aim from before it.
fn needed(aim: i16, of: &Aim<'_>) -> i16 {
    match aim {
        // There, grades are leads.
        aim if of.is_last() => aim,
        0 => 0,
        rounds if of.is_endless() => WON - (rounds - 1),
        _ => WON,
    }
}

/// A position in a strategy: the strategy, the rounds left, the aim, whether the owner opened and is to move.
type Written = (u32, Option<u16>, i16, [bool; 2], ProvedPosition);

/// Writes strategies down.
struct Scribe<'t> {
    solver: RoundSolver<'static>,
    table: &'t MatchTable,
    proof: MatchProof,
    /// The strategies by what they reach.
    strategies: HashMap<Wanted, u32>,
    claims: HashSet<(u16, u8, bool, i16)>,
    /// The claims without a strategy yet, with their places.
    open: Vec<(StartClaim, usize)>,
    /// What has been written.
    written: HashSet<Written>,
}

impl<'t> Scribe<'t> {
    fn new(solver: &'t MatchSolver, rounds: RoundSolver<'static>) -> Scribe<'t> {
        let (proof, strategies, claims, open, written) = Default::default();
        Scribe { solver: rounds, table: &solver.table, proof, strategies, claims, open, written }
    }

    fn root(&mut self, state: &State, side: Side, of: Aim<'t>, least: i16) -> Option<Forced> {
        let aim = match least {
            lead if of.is_last() => lead,
            1.. if of.is_endless() => WON - least + 1,
            _ => least.signum(),
        };
        let strategy = self.write(state, side, of, aim, least)?;
        Some(Forced { aim, strategy })
    }

    /// Writes down how a player reaches a grade. Returns the index of the strategy.
    fn write(&mut self, state: &State, side: Side, of: Aim<'t>, aim: i16, needed: i16) -> Option<u32> {
        let wanted = of.wanted_numbers(state, side, |outlook| outlook.least >= needed);
        self.solver.can_force(state, &[], side, wanted)?;
        let ends = Wanted::choose(self.table.layout.total(), |own| of.after(side, own).least >= needed);
        let next = u32::try_from(self.proof.strategies.len()).ok()?;
        let strategy = *self.strategies.entry(ends).or_insert(next);
        if strategy == next {
            self.proof.strategies.push(RoundStrategy::new());
        }
        let mut open = vec![*state];
        while let Some(state) = open.pop() {
            let position = MatchProof::position(&state);
            let is_own_turn = state.as_ref().turn() == side;
            if !self.written.insert((
                strategy,
                of.rounds(),
                aim,
                [side == of.opener(), is_own_turn],
                position,
            )) {
                continue;
            }
            let wanted = of.wanted_numbers(&state, side, |outlook| outlook.least >= needed);
            if wanted.settle(left(&state)) == Some(true) {
                self.hand_over(&state, side, &of, aim);
            } else if is_own_turn {
                let mv = self.solver.notebook.as_ref()?.find(RoundKey::from_state(&state), wanted)?;
                self.proof.strategies[strategy as usize].insert(position, pit(mv));
                let mut next = state;
                self.solver.rules.advance(&mut next, mv);
                open.push(next);
            } else {
                open.extend(self.solver.after_each_move(&state).into_iter().map(|(_, next)| next));
            }
        }
        Some(strategy)
    }

    /// Claims what the player can force from the starts of all rounds that can follow.
    fn hand_over(&mut self, state: &State, side: Side, of: &Aim<'_>, aim: i16) {
        let (layout, stored) = (self.table.layout, state.as_ref().board().store(side));
        if of.is_last() {
            return;
        }
        for own in (stored..=stored + left(state)).filter(|&own| layout.goes_on(own)) {
            let by_opener = side != of.opener();
            let seeds = if by_opener { own } else { layout.total() - own };
            let aim = match of.after(side, own).least {
                // In how many rounds the next start is won.
                least @ 1.. if aim > 0 && of.is_endless() => WON - least,
                _ => aim,
            };
            let rounds = of.rounds().map_or(0, |rounds| rounds - 1);
            if self.claims.insert((rounds, seeds, by_opener, aim)) {
                let forced = Forced { aim, strategy: 0 };
                let claim = StartClaim { rounds, seeds, by_opener, forced };
                self.open.push((claim, self.proof.claims.len()));
                self.proof.claims.push(claim);
            }
        }
    }
}

fn pit(mv: Move) -> u8 {
    mv.pit_number().map_or(0, kuzhi_engine::PitNumber::get)
}
