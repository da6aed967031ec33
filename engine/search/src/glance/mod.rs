//! What a beginner sees at a glance: the seeds that a move captures at once, an extra turn, and whether the
//! reply can capture the mover's largest pit. They see no other reply, and nothing later.

use kuzhi_engine::{Event, Move, Side};

use crate::root_move::Root;
use crate::searchable::Searchable;

/// The least gain, in seeds, that a beginner does not pass by. In Mangala, sowing past the store brings one.
const OPEN: i32 = 2;
/// The seeds that an extra turn seems worth.
const EXTRA_TURN: i32 = 2;
/// The fewest seeds in a largest pit that a beginner minds. Who minds fewer plays nearly as well as level 2.
const LEAST_MINDED: u8 = 6;

/// Keeps the moves that look sensible at a glance: every open gain if there is one, or else what looks best
/// but for a seed.
pub(crate) fn retain_sensible<R: Searchable>(rules: &R, state: &R::State, roots: &mut Vec<Root>) {
    let seen: Vec<i32> = roots.iter().map(|root| at_a_glance(rules, state, root.mv)).collect();
    let Some(best) = seen.iter().copied().max() else { return };
    let least = if best >= OPEN { OPEN } else { best - 1 };
    let mut seen = seen.iter();
    roots.retain(|_| seen.next().is_some_and(|&value| value >= least));
}

/// Returns the seeds that a move takes at once, less the largest pit if it is then left to be captured.
fn at_a_glance<R: Searchable>(rules: &R, state: &R::State, mv: Move) -> i32 {
    let (core, mut next) = (state.as_ref(), *state);
    let side = core.turn();
    rules.advance(&mut next, mv);
    let after = next.as_ref();
    let again = after.turn() == side;
    let lead = if again { after.lead() } else { -after.lead() };
    let taken = lead - core.lead();
    if after.is_over() || rules.round(&next) != rules.round(state) {
        taken
    } else if again {
        taken + EXTRA_TURN
    } else {
        taken - i32::from(largest_in_danger(rules, &next, side))
    }
}

/// Returns the seeds of a player's largest pit if it is worth minding and the other player, who is to move,
/// can capture it at once, or else 0.
fn largest_in_danger<R: Searchable>(rules: &R, state: &R::State, side: Side) -> u8 {
    let (board, marked) = (state.as_ref().board(), rules.marked(state));
    let ring = rules.ring();
    let own = |pit| ring.owner(pit) == side && !marked.contains(pit);
    let largest = ring.row(side).filter(|&pit| own(pit)).map(|pit| board[pit]).max().unwrap_or_default();
    if largest < LEAST_MINDED {
        return 0;
    }
    let is_largest = |pit| own(pit) && board[pit] == largest;
    let mut lost = false;
    rules.each_move(state, &mut |reply| {
        let mut after = *state;
        rules.play(&mut after, reply, &mut |event| {
            // A relay can sow the pit and capture the little that is in it later.
            lost |= matches!(event, Event::Captured { pit, seeds, by }
                if by != side && is_largest(pit) && seeds >= largest);
        });
    });
    if lost { largest } else { 0 }
}

#[cfg(test)]
mod tests;
