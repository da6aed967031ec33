//! Relays: turns of many laps, and how one that would go round for ever ends (RULES G2).

use std::collections::HashSet;

use crate::rules::Rules;
use crate::{Board, Event, Pit};

/// A game in which the end of a lap may lift a further pit.
pub(crate) trait Relay: Rules {
    /// Sows one lap from a pit and gives the pit that is lifted next, if the turn goes on.
    fn lap(&self, state: &mut Self::State, from: Pit, tell: &mut impl FnMut(Event)) -> Option<Pit>;
}

/// So many laps of a turn are sown before anybody asks whether they ever end: among millions of random turns
/// the longest that ended had 58.
pub const PATIENCE: u32 = 64;

/// Sows a whole turn from a pit and tells nobody: what searching does.
pub(crate) fn sow<R: Relay>(rules: &R, state: &mut R::State, from: Pit) {
    let before = *state;
    if !sow_patiently(rules, state, from, &mut |_| ()) {
        *state = before;
        sow_remembering(rules, state, from, &mut |_| ());
    }
}

/// Sows a whole turn from a pit and tells it.
///
/// What was told cannot be taken back, so a rehearsal shows first whether the turn ends by itself.
pub(crate) fn sow_telling<R: Relay>(
    rules: &R,
    state: &mut R::State,
    from: Pit,
    tell: &mut impl FnMut(Event),
) {
    let mut rehearsal = *state;
    if sow_patiently(rules, &mut rehearsal, from, &mut |_| ()) {
        sow_patiently(rules, state, from, tell);
    } else {
        sow_remembering(rules, state, from, tell);
    }
}

/// Sows until the turn ends by itself; false when patience did.
fn sow_patiently<R: Relay>(
    rules: &R,
    state: &mut R::State,
    mut from: Pit,
    tell: &mut impl FnMut(Event),
) -> bool {
    for _ in 0..PATIENCE {
        match rules.lap(state, from, tell) {
            Some(next) => from = next,
            None => return true,
        }
    }
    false
}

/// Sows until the turn ends by itself or comes back to what stood at the start of an earlier lap.
///
/// A lap depends on nothing but the pits and the pit it lifts: captures take seeds away for good,
/// and a pit that is marked in a turn ends it. So what comes back once comes back for ever.
#[cold]
fn sow_remembering<R: Relay>(rules: &R, state: &mut R::State, mut from: Pit, tell: &mut impl FnMut(Event)) {
    let mut seen: HashSet<(Board, Pit)> = HashSet::new();
    while seen.insert((state.as_ref().board, from)) {
        match rules.lap(state, from, tell) {
            Some(next) => from = next,
            None => return,
        }
    }
    tell(Event::EndlessSowing { pit: from });
}
