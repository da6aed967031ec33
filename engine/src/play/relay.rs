//! Relay sowing: turns of many laps, and how an endless one is stopped (RULES G2).

use std::collections::HashSet;

use crate::rules::Rules;
use crate::{Board, Event, Pit};

/// A game in which the last seed of a lap can lead to another lap.
pub(crate) trait Relay: Rules {
    /// Sows one lap from a pit. Returns the pit to lift next, or `None` if the turn ends.
    fn lap(&self, state: &mut Self::State, from: Pit, emit: &mut impl FnMut(Event)) -> Option<Pit>;
}

/// The number of laps sown before the turn is checked for endlessness. Among millions of random turns, the
/// longest that ended by itself had 58 laps.
const LAPS_BEFORE_CYCLE_CHECK: u32 = 64;

/// Sows a whole turn from a pit without reporting events. A search uses this.
pub(crate) fn sow<R: Relay>(rules: &R, state: &mut R::State, from: Pit) {
    let before = *state;
    if !sow_bounded(rules, state, from, &mut |_| ()) {
        *state = before;
        sow_with_cycle_check(rules, state, from, &mut |_| ());
    }
}

/// Sows a whole turn from a pit and reports its events.
///
/// Events cannot be taken back, so a dry run first finds out whether the turn ends by itself.
pub(crate) fn sow_with_events<R: Relay>(
    rules: &R,
    state: &mut R::State,
    from: Pit,
    emit: &mut impl FnMut(Event),
) {
    let mut rehearsal = *state;
    if sow_bounded(rules, &mut rehearsal, from, &mut |_| ()) {
        sow_bounded(rules, state, from, emit);
    } else {
        sow_with_cycle_check(rules, state, from, emit);
    }
}

/// Sows at most [`LAPS_BEFORE_CYCLE_CHECK`] laps. Returns whether the turn ended by itself.
fn sow_bounded<R: Relay>(
    rules: &R,
    state: &mut R::State,
    mut from: Pit,
    emit: &mut impl FnMut(Event),
) -> bool {
    for _ in 0..LAPS_BEFORE_CYCLE_CHECK {
        match rules.lap(state, from, emit) {
            Some(next) => from = next,
            None => return true,
        }
    }
    false
}

/// Sows until the turn ends by itself, or until a state recurs at the start of a lap.
///
/// A lap depends only on the pits and the pit that it lifts: captures remove seeds for good, and marking a
/// pit ends the turn. A state that recurs once would therefore recur for ever.
#[cold]
fn sow_with_cycle_check<R: Relay>(
    rules: &R,
    state: &mut R::State,
    mut from: Pit,
    emit: &mut impl FnMut(Event),
) {
    let mut seen: HashSet<(Board, Pit)> = HashSet::new();
    while seen.insert((state.as_ref().board, from)) {
        match rules.lap(state, from, emit) {
            Some(next) => from = next,
            None => return,
        }
    }
    emit(Event::EndlessSowing { pit: from });
}
