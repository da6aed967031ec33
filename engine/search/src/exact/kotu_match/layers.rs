//! What the starts of rounds are worth, by how many rounds are left.

use kuzhi_engine::{KotuBaendum, MoveList, Side};

use crate::exact::round_graph::{LeadBounds, Ranking, State};

pub(super) use crate::exact::round_graph::SEEDS;

/// No lead is larger.
pub(super) const ALL: i8 = SEEDS.cast_signed();
/// A round is opened by the player with fewer seeds, or with as many as the other.
pub(super) const MOST: u8 = SEEDS / 2;

/// What each of the opener's moves brings them, in the order of the rules: in the last round the lead at its
/// end, before that 1 for a win of the match, 0 for a draw and -1 for a loss. It is empty while that is not
/// known.
pub(super) type Start = Vec<LeadBounds>;

/// What the starts of rounds are worth: one layer for each number of rounds that are left, the last round
/// first. In each there is a start for each number of the opener's seeds, from one on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Layers(pub(super) Vec<Vec<Start>>);

/// Returns the start of a round that South opens with so many seeds.
pub(super) fn start_of(seeds: u8) -> State {
    KotuBaendum::lay_out(Side::North, [seeds, SEEDS - seeds])
}

impl Layers {
    /// Returns what the opener's moves bring at the start of a round, with so many rounds left, this one
    /// included, and so many seeds of the opener's.
    pub(super) fn start(&self, rounds: u16, seeds: u8) -> Option<&Start> {
        let layer = self.0.get(usize::from(rounds.checked_sub(1)?))?;
        layer.get(usize::from(seeds.checked_sub(1)?)).filter(|start| !start.is_empty())
    }

    /// Notes what a start is worth.
    pub(super) fn put(&mut self, rounds: u16, seeds: u8, start: Start) {
        let (layer, place) = (usize::from(rounds).max(1) - 1, usize::from(seeds).max(1) - 1);
        self.0.resize(self.0.len().max(layer + 1), vec![Start::new(); usize::from(MOST)]);
        self.0[layer][place] = start;
    }

    /// Returns how the ends of a round rank for the player who opens it. So many rounds are left, this one
    /// included. `None` if nothing is known of the next round.
    pub(super) fn ranking(&self, rounds: u16, opener: Side) -> Option<Ranking> {
        self.0.get(usize::from(rounds.checked_sub(2)?))?;
        Some(Ranking::new(opener, |own| self.after(rounds, own)))
    }

    /// Returns the sign of the match for the opener of a round who has so many seeds after it.
    pub(super) fn after(&self, rounds: u16, own: u8) -> LeadBounds {
        if rounds < 2 || own == 0 || own == SEEDS {
            return LeadBounds::exactly(own.cmp(&(SEEDS - own)) as i8);
        }
        let opened =
            |seeds| self.start(rounds - 1, seeds).map_or(LeadBounds::ANY_SIGN, |start| best(start).sign());
        // After 28-28 the other player opens, too.
        if own < MOST { opened(own) } else { opened(SEEDS - own).of_other() }
    }
}

/// Returns the bounds of a player with a choice.
pub(super) fn best(moves: &[LeadBounds]) -> LeadBounds {
    moves.iter().copied().fold(LeadBounds::NONE, LeadBounds::or)
}

/// Returns the number of moves at a start.
pub(super) fn moves_of(seeds: u8) -> usize {
    MoveList::from_state(&KotuBaendum::default(), &start_of(seeds)).len()
}
