//! Positions within a round of Kotu Baendum, packed as their mover sees them.

use std::iter::successors;

use kuzhi_engine::{
    Board, Direction, KotuBaendum, Mark, Marks, Pit, Position, RepetitionKey, Ring, RoundLimit, Rules as _,
    Side,
};

use super::State;

pub(super) const RING: Ring = KotuBaendum::RING;
/// All seeds of the match.
pub(crate) const SEEDS: u8 = KotuBaendum::SEEDS_A_PIT * 2 * RING.row_len();

/// The bits for the seeds of a pit. Behind all pits are two for each end pit, one for each first turn
/// that is still to come, and one for the player to move.
const BITS: u32 = 6;
const FLAGS: u32 = 11;
/// Where the seeds in the mover's store begin, if they count.
const STORE: u32 = FLAGS + 14 * BITS;
/// The end pits, counted from the mover's first in the direction of sowing.
const ENDS: [usize; 4] = [0, 6, 7, 13];

/// A position within a round, with the mover's store where stores count. If they do not, and the round began
/// alike for both players, what turning or mirroring the board makes alike is one position.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct GraphPosition([u64; 2]);

impl GraphPosition {
    /// Stands for no position that can come about: who has to move has seeds.
    pub(super) const NONE: GraphPosition = GraphPosition([0; 2]);

    #[allow(clippy::cast_possible_truncation)] // both halves
    const fn of_bits(bits: u128) -> GraphPosition {
        GraphPosition([(bits >> 64) as u64, bits as u64])
    }

    const fn bits(self) -> u128 {
        let [high, low] = self.0;
        (high as u128) << 64 | low as u128
    }

    /// Returns a hash whose lower bits are as good as the others.
    pub(super) const fn hash(self) -> u64 {
        let [high, low] = self.0;
        crate::rng::mix(low ^ high.rotate_left(23).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Returns the seeds of the pits alone, like [`pits_of`].
    pub(super) const fn pits(self) -> u128 {
        self.bits() >> FLAGS & ((1 << (STORE - FLAGS)) - 1)
    }
}

/// Returns the seeds of the pits in a position that has stood.
pub(super) fn pits_of(key: &RepetitionKey, direction: Direction) -> u128 {
    pack_pits(key.pits(), key.turn(), direction)
}

fn pack_pits(board: &Board, mover: Side, direction: Direction) -> u128 {
    sown(mover, direction).fold(0, |bits, pit| bits << BITS | u128::from(board[pit]))
}

/// Returns all pits in the direction of sowing, the mover's before the other player's.
fn sown(mover: Side, direction: Direction) -> impl Iterator<Item = Pit> {
    let first = match direction {
        Direction::CounterClockwise => RING.first(mover),
        Direction::Clockwise => RING.last(mover),
    };
    successors(Some(first), move |&pit| Some(RING.step(pit, direction))).take(RING.len())
}

/// What does not change during a round, and so is not packed.
pub(super) struct RoundLayout {
    /// The rules, with rounds that all are the last.
    pub(super) rules: KotuBaendum,
    /// The rules for positions of any round.
    of_any_round: KotuBaendum,
    /// A position of this round.
    position: Position,
    /// Whether the round began alike for both players, and a turned position is worth the same.
    is_even: bool,
    /// Whether it matters what the players have in store.
    has_stores: bool,
}

impl RoundLayout {
    pub(super) fn for_state(rules: KotuBaendum, state: &State, has_stores: bool) -> RoundLayout {
        let [last, any] = [1, 0].map(|rounds| RoundLimit::new(rounds).unwrap_or_default());
        let position = rules.position(state);
        let has_leftover = RING.pits().any(|pit| is_leftover(position.marks, pit));
        let is_even = !has_stores
            && position.excluded.is_empty()
            && position.eats[0] == position.eats[1]
            && !has_leftover;
        RoundLayout {
            rules: KotuBaendum { rounds: last, ..rules },
            of_any_round: KotuBaendum { rounds: any, ..rules },
            position,
            is_even,
            has_stores,
        }
    }

    pub(super) fn pack(&self, state: &State) -> GraphPosition {
        let (core, position) = (state.as_ref(), self.rules.position(state));
        let (mover, direction) = (core.turn(), state.direction());
        let mut bits = pack_pits(core.board(), mover, direction);
        for (_, pit) in sown(mover, direction).enumerate().filter(|(at, _)| ENDS.contains(at)) {
            let tied = position.marks.mark(pit) == Some(Mark::Tied);
            let owner = position.marks.owner(pit).filter(|_| tied);
            bits = bits << 2 | owner.map_or(0, |owner| if owner == mover { 1 } else { 2 });
        }
        for side in [mover, mover.other()] {
            bits = bits << 1 | u128::from(position.to_open[side.index()]);
        }
        let own = if self.has_stores { core.board().store(mover) } else { 0 };
        let bits = bits << 1 | u128::from(!self.is_even && mover == Side::North);
        GraphPosition::of_bits(u128::from(own) << STORE | bits)
    }

    /// Returns a state that is packed like this, with empty stores if they do not count.
    pub(super) fn unpack(&self, packed: GraphPosition) -> Option<State> {
        let bits = packed.bits();
        let mover = if bits & 1 == 0 { Side::South } else { Side::North };
        let to_open = [bits >> 2 & 1 == 1, bits >> 1 & 1 == 1];
        let (mut counts, mut marks) = ([0; 14], self.leftovers());
        let mut ends = 0;
        for (at, pit) in sown(mover, Direction::CounterClockwise).enumerate() {
            let place = u32::try_from(RING.len() - 1 - at).ok()? * BITS;
            counts[pit.index()] = u8::try_from(packed.pits() >> place & ((1 << BITS) - 1)).ok()?;
            if ENDS.contains(&at) {
                match bits >> (FLAGS - 2 - 2 * ends) & 3 {
                    0 => {}
                    1 => marks.insert(pit, Mark::Tied, mover),
                    _ => marks.insert(pit, Mark::Tied, mover.other()),
                }
                ends += 1;
            }
        }
        let mut stores = [0; 2];
        if self.has_stores {
            let own = u8::try_from(bits >> STORE).ok()?;
            stores[mover.index()] = own;
            stores[mover.other().index()] = SEEDS.checked_sub(counts.iter().sum::<u8>() + own)?;
        }
        let position = Position {
            board: Board::from_counts(RING, &counts, stores)?,
            turn: Some(mover),
            marks,
            direction: Some(Direction::CounterClockwise),
            to_open: if mover == Side::South { to_open } else { [to_open[1], to_open[0]] },
            ..self.position
        };
        // Which of them began, and in which round, makes no difference once it began alike for both.
        let opener = if to_open[0] && !to_open[1] { mover.other() } else { mover };
        let position = if self.is_even { Position { round: 2, opener, ..position } } else { position };
        self.of_any_round.state_from(&position).ok()
    }

    /// Returns the marks with which the round began.
    fn leftovers(&self) -> Marks {
        let mut marks = Marks::NONE;
        for pit in RING.pits().filter(|&pit| is_leftover(self.position.marks, pit)) {
            if let (Some(mark), Some(owner)) = (self.position.marks.mark(pit), self.position.marks.owner(pit))
            {
                marks.insert(pit, mark, owner);
            }
        }
        marks
    }
}

/// Returns whether a pit was marked when the round was laid out.
fn is_leftover(marks: Marks, pit: Pit) -> bool {
    marks.mark(pit).is_some_and(|mark| mark != Mark::Tied)
}
