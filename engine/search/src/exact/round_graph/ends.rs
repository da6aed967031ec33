//! What the ends of a round are worth to the players.

use kuzhi_engine::Side;

use super::State;
use super::graph::LeadBounds;
use super::position::{RING, SEEDS};

/// What the players want of a round.
#[derive(Clone, Debug)]
pub(crate) enum Ends {
    /// The largest lead, whatever they have in store.
    Lead,
    /// The best rank.
    Ranked(Ranking),
}

/// A rank for each number of the seeds that a player can have after a round.
///
/// Those after which they win the match are above 0, those after which they lose it below, and more seeds
/// come before fewer ones. Where repetitions decide what follows, there is one rank for the worst and one
/// for the best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranking {
    side: Side,
    ranks: [LeadBounds; SEEDS as usize + 1],
}

impl Ranking {
    /// Creates it for a player, from the sign that each number of seeds brings: 1 for a win.
    pub(crate) fn new(side: Side, signs: impl Fn(u8) -> LeadBounds) -> Ranking {
        let rank = |seeds: u8, bound: fn(LeadBounds) -> i8| {
            let sign = bound(signs(seeds));
            let alike = |other: &u8| bound(signs(*other)) == sign;
            // All draws are alike. Of the wins the one with fewest seeds has rank 1, of the losses the one
            // with most has rank -1.
            let place = match sign {
                0 => 0,
                1.. => (0..=seeds).filter(alike).count(),
                _ => (seeds..=SEEDS).filter(alike).count(),
            };
            i8::try_from(place).unwrap_or(i8::MAX) * sign
        };
        let mut ranks = [LeadBounds::exactly(0); SEEDS as usize + 1];
        for (place, seeds) in ranks.iter_mut().zip(0..) {
            *place =
                LeadBounds { least: rank(seeds, |sign| sign.least), most: rank(seeds, |sign| sign.most) };
        }
        Ranking { side, ranks }
    }

    /// Returns the bounds of the rank of a player who gets one of these numbers of seeds.
    pub(super) fn among(&self, side: Side, least: u8, most: u8) -> LeadBounds {
        if side != self.side {
            return self.among(self.side, SEEDS - most, SEEDS - least).of_other();
        }
        let ranks = &self.ranks[usize::from(least)..=usize::from(most)];
        let (least, most) = (ranks.iter().map(|rank| rank.least), ranks.iter().map(|rank| rank.most));
        LeadBounds { least: least.min().unwrap_or(i8::MIN), most: most.max().unwrap_or(i8::MAX) }
    }
}

impl Ends {
    /// Returns the seeds of a position for as much as they count beside what its bounds are.
    pub(super) fn seeds(&self, state: &State) -> u8 {
        match self {
            Ends::Lead => seeds(state),
            Ends::Ranked(_) => 0,
        }
    }

    /// Returns the bounds of the player to move that are sure without any move: what lies in a marked pit
    /// stays there until its owner gets it.
    pub(super) fn sure(&self, state: &State) -> LeadBounds {
        let (core, marks) = (state.as_ref(), state.marks());
        let mover = core.turn();
        let marked = |side| {
            let own = RING.pits().filter(|&pit| marks.owner(pit) == Some(side));
            own.map(|pit| core.board()[pit]).sum::<u8>()
        };
        let [own, other] = [mover, mover.other()].map(marked);
        match self {
            Ends::Lead => {
                let (lead, open) = (own.cast_signed() - other.cast_signed(), seeds(state) - own - other);
                LeadBounds { least: lead - open.cast_signed(), most: lead + open.cast_signed() }
            }
            Ends::Ranked(ranking) => {
                let [own, other] = [(mover, own), (mover.other(), other)]
                    .map(|(side, marked)| core.board().store(side) + marked);
                ranking.among(mover, own, SEEDS - other)
            }
        }
    }

    /// Returns what a move that ends the round brings the player who makes it.
    pub(super) fn ended(&self, before: &State, after: &State) -> LeadBounds {
        let mover = before.as_ref().turn();
        match self {
            Ends::Lead => LeadBounds::exactly(stored(after, mover) - stored(before, mover)),
            Ends::Ranked(ranking) => {
                let own = after.as_ref().board().store(mover);
                ranking.among(mover, own, own)
            }
        }
    }

    pub(super) const fn has_stores(&self) -> bool {
        matches!(self, Ends::Ranked(_))
    }
}

/// Returns the number of seeds in the pits.
fn seeds(state: &State) -> u8 {
    state.as_ref().board().pits(RING).iter().sum()
}

/// Returns by how many seeds a player is ahead in store.
fn stored(state: &State, side: Side) -> i8 {
    let board = state.as_ref().board();
    board.store(side).cast_signed() - board.store(side.other()).cast_signed()
}
