//! Rules 7 to 10: the end of a round and the layout of the next one.

use super::arrangement;
use super::state::{RING, SEEDS_A_PIT, State};
use crate::layout::position::USUAL_EATS;
use crate::play::rounds::RoundLimit;
use crate::{Arrangement, Direction, Event, Mark, Marks, Pit, PitSet, Reason, Side};

/// Gives each player the seeds of their own row, and of the tied pits that they own.
pub(super) fn sweep(state: &mut State, emit: &mut impl FnMut(Event)) {
    let marks = state.marks;
    state.core.sweep_by(RING, |pit| marks.owner(pit).unwrap_or(RING.owner(pit)), emit);
}

/// Gives each player their seeds, then ends the game or begins the next round.
pub(super) fn end_round(state: &mut State, rounds: RoundLimit, emit: &mut impl FnMut(Event)) {
    sweep(state, emit);
    state.round.emit_end(&state.core, emit);
    if state.core.board.stores().contains(&0) {
        state.core.end(Reason::CannotSow, emit);
    } else if rounds.is_last(state.round.number) {
        state.core.end(Reason::RoundLimit, emit);
    } else {
        begin_round(state, emit);
    }
}

/// Lays out the next round (rule 8): a full row for the winner, as many pits as possible for the loser, who
/// begins.
pub(super) fn begin_round(state: &mut State, emit: &mut impl FnMut(Event)) {
    let [south, north] = state.core.board.stores();
    let loser = match south.cmp(&north) {
        std::cmp::Ordering::Less => Some(Side::South),
        std::cmp::Ordering::Greater => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    };
    let begins = loser.unwrap_or(state.round.opener.other());
    // RULES K1: the loser moves towards their excluded pits. After 28-28 the first move chooses.
    open(state, begins, loser.map(|_| Direction::CounterClockwise), emit);
    for side in Side::ALL {
        let short = loser == Some(side) && state.core.board.store(side) < arrangement::ENOUGH;
        if !short {
            fill_row(state, side, emit);
        }
    }
    if let Some(loser) = loser {
        if state.core.board.store(loser) > 0 {
            begin_arranging(state, loser, emit);
        } else {
            mark_leftover(state, loser, emit);
        }
    }
}

fn open(state: &mut State, begins: Side, direction: Option<Direction>, emit: &mut impl FnMut(Event)) {
    state.core.turn = begins;
    state.round = state.round.next(begins);
    state.excluded = PitSet::EMPTY;
    state.marks = Marks::NONE;
    state.direction = direction;
    state.eats = [USUAL_EATS; 2];
    state.to_open = [true; 2];
    emit(Event::RoundBegan { round: state.round.number, begins, direction, end_pits_first: true });
}

/// Fills pits with four seeds each from the left, puts the remainder into the next pit, and excludes the
/// rest.
fn fill_row(state: &mut State, side: Side, emit: &mut impl FnMut(Event)) {
    for pit in RING.row(side) {
        let seeds = state.core.board.store(side).min(SEEDS_A_PIT);
        lay(state, pit, seeds, side, emit);
    }
}

/// Puts seeds into a pit, or excludes it if there are none.
fn lay(state: &mut State, pit: Pit, seeds: u8, side: Side, emit: &mut impl FnMut(Event)) {
    if seeds == 0 {
        return exclude(state, pit, emit);
    }
    state.excluded.remove(pit);
    state.core.board.fill(pit, seeds, side);
    emit(Event::Filled { pit, seeds });
}

/// Takes a pit out of play, unless it already is. While a row is being arranged, all its pits are out of
/// play.
fn exclude(state: &mut State, pit: Pit, emit: &mut impl FnMut(Event)) {
    if !state.excluded.contains(pit) {
        state.excluded.insert(pit);
        emit(Event::Excluded { pit });
    }
}

/// Marks the pit with the remainder as a puta (one seed) or a naga (two seeds). With three seeds it is a
/// wala and gets no mark. The winner takes three, two or one seed from the opposite pit.
fn mark_leftover(state: &mut State, loser: Side, emit: &mut impl FnMut(Event)) {
    let leftover = |pit: &Pit| (1..SEEDS_A_PIT).contains(&state.core.board[*pit]);
    let Some(pit) = RING.row(loser).find(leftover) else { return };
    let (mark, withdrawn) = match state.core.board[pit] {
        1 => (Some(Mark::Puta), 3),
        2 => (Some(Mark::Naga), 2),
        _ => (None, 1),
    };
    if let Some(mark) = mark {
        state.marks.insert(pit, mark, loser);
        emit(Event::Marked { pit, mark, owner: loser });
    }
    let opposite = RING.opposite(pit);
    state.core.board.take(opposite, withdrawn);
    state.core.board.bank(loser.other(), withdrawn);
    emit(Event::Withdrawn { pit: opposite, seeds: withdrawn });
}

fn begin_arranging(state: &mut State, loser: Side, emit: &mut impl FnMut(Event)) {
    for pit in RING.row(loser) {
        exclude(state, pit, emit);
    }
    state.arranging = true;
    emit(Event::ArrangingBegan { side: loser });
}

/// Arranges a short row (rule 9). Its owner then makes the first move.
pub(super) fn arrange(state: &mut State, arrangement: Arrangement, emit: &mut impl FnMut(Event)) {
    let side = state.core.turn;
    state.arranging = false;
    match arrangement {
        Arrangement::Standard => {
            fill_row(state, side, emit);
            mark_leftover(state, side, emit);
        }
        Arrangement::Custom(counts) => {
            for (pit, seeds) in RING.row(side).zip(counts) {
                lay(state, pit, seeds, side, emit);
            }
            // With two seeds in the first pit, they capture on three. With one seed, on two.
            state.eats[side.index()] = counts[0] + 1;
        }
    }
    emit(Event::Arranged { side, eats: state.eats[side.index()] });
}
