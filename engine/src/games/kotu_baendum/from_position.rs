//! Builds a state of Kotu Baendum from a position. Refuses most positions that no game can reach.

use super::arrangement::ENOUGH;
use super::state::{RING, SEEDS_A_PIT, State, is_end};
use crate::layout::position::USUAL_EATS;
use crate::play::rounds::{Round, RoundLimit};
use crate::{Core, Direction, ImpossiblePosition, Mark, Marks, Phase, Pit, PitSet, Position, Side};

use ImpossiblePosition::{Ended, Inconsistent};

type Checked = Result<(), ImpossiblePosition>;

/// Creates the state for a position, or returns why no game can reach it.
pub(super) fn state_from(rounds: RoundLimit, position: &Position) -> Result<State, ImpossiblePosition> {
    let state = State {
        core: Core::from_position(position),
        round: Round { number: position.round, opener: position.opener },
        excluded: position.excluded,
        marks: position.marks,
        direction: position.direction,
        eats: position.eats,
        to_open: position.to_open,
        arranging: position.phase == Phase::Arrange,
    };
    rounds.check(state.round, state.excluded)?;
    check_excluded(&state)?;
    check_marks(&state)?;
    check_eats(&state)?;
    check_opening(&state)?;
    check_direction(&state)?;
    if state.arranging {
        check_arranging(&state)?;
    } else if state.core.over.is_none() && !RING.row(state.core.turn).any(|pit| state.can_lift(pit)) {
        return Err(Ended("the player to move has no pit to lift"));
    }
    Ok(state)
}

fn need(fits: bool, why: &'static str) -> Checked {
    if fits { Ok(()) } else { Err(Inconsistent(why)) }
}

/// Returns whether a row has pits out of play.
fn is_short(state: &State, side: Side) -> bool {
    RING.row(side).any(|pit| state.excluded.contains(pit))
}

/// Returns whether a player has arranged their row in this round or must do so now.
fn is_arranged(state: &State) -> bool {
    state.arranging || state.eats != [USUAL_EATS; 2]
}

fn check_excluded(state: &State) -> Checked {
    let out = |pit: Pit| state.excluded.contains(pit);
    let bare = |pit: Pit| state.core.board[pit] == 0 && !state.is_marked(pit);
    need(RING.pits().all(|pit| !out(pit) || bare(pit)), "a pit out of play must be empty and unmarked")?;
    let short: Vec<Side> = Side::ALL.into_iter().filter(|&side| is_short(state, side)).collect();
    need(short.len() < 2, "only one row can have pits out of play")?;
    let Some(&loser) = short.first() else { return Ok(()) };
    need(state.round.opener == loser, "the player with pits out of play begins the round")?;
    need(state.arranging || !out(RING.first(loser)), "a row's first pit is always in play")?;
    let from_the_left = RING.row(loser).map(out).is_sorted();
    need(is_arranged(state) || from_the_left, "pits are filled from their owner's left")
}

fn check_marks(state: &State) -> Checked {
    let mut leftovers = 0;
    for pit in RING.pits() {
        let (Some(mark), Some(owner)) = (state.marks.mark(pit), state.marks.owner(pit)) else { continue };
        if mark == Mark::Tied {
            need(is_end(pit), "only end pits are tied")?;
            let holds = state.core.over.is_some() || state.core.board[pit] >= state.eats[owner.index()];
            need(holds, "a tied pit holds what was captured in it")?;
            continue;
        }
        leftovers += 1;
        let laid = if mark == Mark::Puta { 1 } else { 2 };
        let holds = state.core.over.is_some() || state.core.board[pit] >= laid;
        need(holds, "a puta holds at least one seed, a naga at least two")?;
        need(owner == RING.owner(pit), "a puta or naga belongs to the player in whose row it is")?;
        need(
            owner == state.round.opener && state.round.number > 1,
            "only the loser of the last round has a puta or naga",
        )?;
        need(!is_arranged(state), "a player who arranged their row has neither puta nor naga")?;
        let next_out = RING.row(owner).skip_while(|&other| other != pit).skip(1);
        let last = next_out.into_iter().all(|other| state.excluded.contains(other));
        need(last, "a puta or naga is in the last pit in play")?;
    }
    need(leftovers < 2, "there is at most one puta or naga")
}

fn check_eats(state: &State) -> Checked {
    let loser = state.round.opener;
    need(
        state.eats[loser.other().index()] == USUAL_EATS,
        "the player who did not begin the round captures four seeds",
    )?;
    need((2..=USUAL_EATS).contains(&state.eats[loser.index()]), "a capture takes two, three or four seeds")?;
    need(state.round.number > 1 || !is_arranged(state), "no row is arranged in the first round")
}

/// Checks who has yet to make their first turn: both players, only the second player when it is their turn,
/// or neither.
fn check_opening(state: &State) -> Checked {
    if state.core.over.is_some() {
        return Ok(());
    }
    let opener = state.round.opener;
    let fits = match (state.to_open[opener.index()], state.to_open[opener.other().index()]) {
        (true, true) => state.core.turn == opener,
        (false, true) => state.core.turn != opener,
        (true, false) => false,
        (false, false) => true,
    };
    need(fits, "the first turns that are still to come do not fit the side to move")
}

fn check_direction(state: &State) -> Checked {
    let plain = state.excluded.is_empty() && !is_arranged(state) && !has_leftover(state.marks);
    match state.direction {
        Some(Direction::CounterClockwise) => Ok(()),
        Some(Direction::Clockwise) => need(plain, "seeds go clockwise only if nobody lost the round before"),
        None => {
            let untouched = RING.pits().all(|pit| state.core.board[pit] == SEEDS_A_PIT);
            let fresh = untouched && state.to_open == [true; 2] && state.marks == Marks::NONE;
            need(plain && fresh, "the direction is open only before the first move")
        }
    }
}

fn has_leftover(marks: Marks) -> bool {
    RING.pits().any(|pit| matches!(marks.mark(pit), Some(Mark::Puta | Mark::Naga)))
}

fn check_arranging(state: &State) -> Checked {
    let side = state.core.turn;
    let row: PitSet = RING.row(side).collect();
    let full = RING.row(side.other()).all(|pit| state.core.board[pit] == SEEDS_A_PIT);
    let short = (1..ENOUGH).contains(&state.core.board.store(side));
    let fresh = state.to_open == [true; 2] && state.marks == Marks::NONE && state.eats == [USUAL_EATS; 2];
    let fits = side == state.round.opener && state.excluded == row && full && short && fresh;
    need(fits, "a row is arranged when it is empty, with fewer than twelve seeds, against a full one")
}
