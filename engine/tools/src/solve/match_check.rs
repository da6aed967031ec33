//! Checks proofs of matches with the plain rules alone, without the search or its tables.

use std::collections::HashMap;

use kuzhi_engine::{Move, Pallankuzhi, Position, Rules, Side};
use kuzhi_search::{Forced, MatchProof, MatchValue, RoundStrategy, StartClaim};

use super::round_start::round_start;

type State = <Pallankuzhi as Rules>::State;

/// Why a proof of a match is not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unproved {
    /// What both players can force leaves a gap.
    #[error("the proof does not show the result")]
    Open,
    #[error("the proof has no move for {0}")]
    Lacking(Position),
    #[error("the proof has an illegal move for {0}")]
    Illegal(Position),
    #[error("the proof comes back to {0}")]
    Circle(Position),
    #[error("the proof does not win from {0}")]
    Lost(Position),
    #[error("the proof does not show what follows a round after which {side} has {seeds} seeds")]
    Missed { side: Side, seeds: u8 },
    #[error("the proof has a claim about a round that cannot begin")]
    NoStart,
}

/// What a proof shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) result: MatchValue,
    /// South's lead, in the last round.
    pub(crate) lead: Option<i32>,
    /// The number of positions that were visited.
    pub(crate) positions: usize,
}

/// The claims by what they are about, with all aims that are claimed.
type Claims = HashMap<(u16, u8, bool), Vec<i16>>;

/// Checks the proof of a match from a position. In games of rounds alone.
pub(crate) fn check_match(proof: &MatchProof, rules: Pallankuzhi, state: &State) -> Result<Shown, Unproved> {
    let mut claims = Claims::new();
    for claim in &proof.claims {
        claims.entry((claim.rounds, claim.seeds, claim.by_opener)).or_default().push(claim.forced.aim);
    }
    let mut positions = 0;
    for claim in &proof.claims {
        let side = if claim.by_opener { Side::South } else { Side::North };
        let start = start(rules, claim)?;
        positions += Walk::new(proof, &claims, rules, side, claim.forced, false).begin(&start)?;
    }
    let is_last = rules.rounds.is_last(rules.round(state));
    for side in Side::ALL {
        if let Some(root) = proof.roots[side.index()] {
            positions += Walk::new(proof, &claims, rules, side, root, is_last).begin(state)?;
        }
    }
    let [south, north] = proof.roots.map(|root| root.map(|root| root.aim));
    let (result, lead) = match (south, north) {
        (Some(lead), Some(other)) if is_last && lead == -other => {
            (by_sign(lead, rules), Some(i32::from(lead)))
        }
        (Some(1..), _) if !is_last => (MatchValue::Won(Side::South), None),
        (_, Some(1..)) if !is_last => (MatchValue::Won(Side::North), None),
        (Some(0), Some(0)) if !is_last => (by_sign(0, rules), None),
        _ => return Err(Unproved::Open),
    };
    Ok(Shown { result, lead, positions })
}

const fn by_sign(sign: i16, rules: Pallankuzhi) -> MatchValue {
    match sign {
        1.. => MatchValue::Won(Side::South),
        ..0 => MatchValue::Won(Side::North),
        0 if rules.rounds.get() == 0 => MatchValue::Neither,
        0 => MatchValue::Draw,
    }
}

/// Returns the start of a round that South opens (rule 7).
fn start(rules: Pallankuzhi, claim: &StartClaim) -> Result<State, Unproved> {
    let limit = rules.rounds.get();
    // After the first round at the earliest. A claim about a match of another length fits no round.
    let round =
        if limit == 0 { 2 } else { (limit + 1).checked_sub(claim.rounds).ok_or(Unproved::NoStart)? };
    let position = round_start(rules, round, Side::South, claim.seeds).ok_or(Unproved::NoStart)?;
    rules.state_from(&position).map_err(|_| Unproved::NoStart)
}

/// Walks along a strategy and every answer to it.
struct Walk<'a> {
    strategy: Option<&'a RoundStrategy>,
    claims: &'a Claims,
    rules: Pallankuzhi,
    side: Side,
    aim: i16,
    is_last: bool,
    /// The positions visited, and whether they are on the path.
    visited: HashMap<State, bool>,
}

impl<'a> Walk<'a> {
    fn new(
        proof: &'a MatchProof,
        claims: &'a Claims,
        rules: Pallankuzhi,
        side: Side,
        Forced { aim, strategy }: Forced,
        is_last: bool,
    ) -> Walk<'a> {
        let strategy = proof.strategies.get(strategy as usize);
        Walk { strategy, claims, rules, side, aim, is_last, visited: HashMap::new() }
    }

    /// Returns the number of positions visited.
    fn begin(mut self, state: &State) -> Result<usize, Unproved> {
        self.walk(state)?;
        Ok(self.visited.len())
    }

    fn walk(&mut self, state: &State) -> Result<(), Unproved> {
        match self.visited.get(state) {
            Some(true) => return Err(Unproved::Circle(self.rules.position(state))),
            Some(false) => return Ok(()),
            None => {}
        }
        // However the round goes on, it brings enough.
        if self.any_end_will_do(state) {
            return Ok(());
        }
        self.visited.insert(*state, true);
        if state.as_ref().turn() == self.side {
            let position = || self.rules.position(state);
            let number = self.strategy.and_then(|moves| moves.get(&MatchProof::position(state)));
            let number = *number.ok_or_else(|| Unproved::Lacking(position()))?;
            let mv = Move::lift(number).filter(|&mv| self.rules.check(state, mv).is_ok());
            self.play(state, mv.ok_or_else(|| Unproved::Illegal(position()))?)?;
        } else {
            let mut moves = Vec::new();
            self.rules.each_move(state, &mut |mv| moves.push(mv));
            for mv in moves {
                self.play(state, mv)?;
            }
        }
        self.visited.insert(*state, false);
        Ok(())
    }

    fn play(&mut self, state: &State, mv: Move) -> Result<(), Unproved> {
        let mut next = *state;
        self.rules.advance(&mut next, mv);
        let has_ended = next.as_ref().is_over() || self.rules.round(&next) != self.rules.round(state);
        if !has_ended {
            return self.walk(&next);
        }
        let board = next.as_ref().board();
        let seeds = board.store(self.side) + board.row_total(Pallankuzhi::RING, self.side);
        let goes_on = !next.as_ref().is_over();
        if goes_on == self.goes_on(state, seeds) && self.is_enough(state, seeds) {
            Ok(())
        } else {
            Err(Unproved::Missed { side: self.side, seeds })
        }
    }

    fn any_end_will_do(&self, state: &State) -> bool {
        let board = state.as_ref().board();
        let left: u8 = Side::ALL.map(|side| board.row_total(Pallankuzhi::RING, side)).iter().sum();
        let stored = board.store(self.side);
        (stored..=stored + left).all(|seeds| self.is_enough(state, seeds))
    }

    /// Returns whether another round follows if a player has so many seeds after this one (rule 8).
    fn goes_on(&self, state: &State, seeds: u8) -> bool {
        let (full, total) = (self.rules.seeds.get(), 14 * self.rules.seeds.get());
        seeds >= full && total - seeds >= full && !self.rules.rounds.is_last(self.rules.round(state))
    }

    /// Returns whether the player reaches their aim if they have so many seeds after the round.
    fn is_enough(&self, state: &State, seeds: u8) -> bool {
        let lead = 2 * i16::from(seeds) - 14 * i16::from(self.rules.seeds.get());
        if self.is_last {
            return lead >= self.aim;
        }
        if !self.goes_on(state, seeds) {
            return lead > 0 || (lead == 0 && self.aim == 0);
        }
        // The other player opens the next round.
        let opens_next = self.rules.position(state).opener != self.side;
        let limit = self.rules.rounds.get();
        let rounds = if limit == 0 { 0 } else { limit - self.rules.round(state) };
        let of_opener = if opens_next { seeds } else { 14 * self.rules.seeds.get() - seeds };
        let claimed = self.claims.get(&(rounds, of_opener, opens_next));
        claimed.is_some_and(|aims| aims.iter().any(|&aim| self.leads_to(aim)))
    }

    /// Returns whether a claim about the next round is enough for the aim in this one.
    const fn leads_to(&self, next: i16) -> bool {
        if self.aim > 0 && self.rules.rounds.get() == 0 {
            // Each round brings the win nearer.
            0 < next && next < self.aim
        } else {
            next >= self.aim
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, PallamKhuzi};
    use kuzhi_search::MatchSolver;

    use super::*;

    fn proof(game: &str) -> (MatchProof, Pallankuzhi) {
        let game: Game = game.parse().unwrap();
        let Game::PallamKhuzi(rules) = game else { panic!("only Pallam Khuzi is asked for") };
        let playing = game.start();
        (MatchSolver::for_match(&playing).unwrap().prove(&playing).unwrap(), rules.rules())
    }

    #[test]
    fn a_proof_that_says_too_much_or_lacks_something_is_refused() {
        let start = PallamKhuzi::default().rules().start();
        let (round, rules) = proof("pallam-khuzi rounds=1");
        let shown = check_match(&round, rules, &start).unwrap();
        assert_eq!((shown.result, shown.lead), (MatchValue::Won(Side::South), Some(4)));
        let mut wrong = round.clone();
        wrong.roots[0] = wrong.roots[0].map(|root| Forced { aim: root.aim + 2, ..root });
        assert!(check_match(&wrong, rules, &start).is_err());
        let mut lacking = round.clone();
        lacking.strategies[0].clear();
        assert!(matches!(check_match(&lacking, rules, &start), Err(Unproved::Lacking(_))));
        let mut illegal = round.clone();
        for pit in illegal.strategies[0].values_mut() {
            *pit = 9;
        }
        assert!(matches!(check_match(&illegal, rules, &start), Err(Unproved::Illegal(_))));
        let one_sided = MatchProof { roots: [round.roots[0], None], ..round };
        assert_eq!(check_match(&one_sided, rules, &start), Err(Unproved::Open));
        let (rounds, rules) = proof("pallam-khuzi rounds=2");
        assert_eq!(check_match(&rounds, rules, &start).unwrap().result, MatchValue::Draw);
        let without_claims = MatchProof { claims: Vec::new(), ..rounds };
        assert!(check_match(&without_claims, rules, &start).is_err());
    }
}
