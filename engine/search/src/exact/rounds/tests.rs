use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{Game, Match, MoveList, Pallankuzhi, Rules as _, Side};

use super::share::left;
use super::*;
use crate::exact::ExactMoves;
use crate::limits::Limits;
use crate::rng::Rng;

fn state_of(playing: &Match) -> (Pallankuzhi, State) {
    let (solver, state) = RoundSolver::for_match(playing).unwrap();
    (solver.rules, *state)
}

fn start(game: &str) -> (Pallankuzhi, State) {
    state_of(&game.parse::<Game>().unwrap().start())
}

/// A round in which a player could not fill all pits.
fn later(game: &str, position: &str) -> (Pallankuzhi, State) {
    state_of(&Match::from_position(game.parse().unwrap(), &position.parse().unwrap()).unwrap())
}

/// Values that an independent alpha-beta search has found.
#[test]
fn the_first_round_has_the_published_value() {
    for (game, seeds, share) in [
        ("pallankuzhi seeds=4", 56, 21),
        ("pallankuzhi seeds=5", 70, 65),
        ("pallankuzhi seeds=5 after_capture=end", 70, 35),
        ("pallankuzhi", 84, 40),
        ("pallam-khuzi", 56, 30),
    ] {
        let (rules, state) = start(game);
        assert_eq!(left(&state), seeds);
        let mut solver = RoundSolver::new(rules);
        assert_eq!(solver.share(&state).and_then(Share::exact), Some(share), "{game}");
        // An alpha-beta search without proofs took up to 250,000.
        assert!(solver.nodes() < 100_000, "{game}: {} nodes", solver.nodes());
    }
}

#[test]
fn each_first_pit_has_the_published_value() {
    for (game, expected) in [
        ("pallankuzhi seeds=4", [-26, -22, -14, -14, -18, -14, -20]),
        ("pallankuzhi", [-6, -4, -18, -24, -20, -8, -10]),
        ("pallam-khuzi", [4, 0, -4, -2, -4, -8, -6]),
    ] {
        let (rules, state) = start(game);
        let ExactMoves { moves, .. } = leads(rules, &state, &Limits::nodes(u64::MAX)).unwrap();
        let leads: Vec<_> = moves.into_iter().map(|(mv, worth)| (mv, worth.lead)).collect();
        let leads: Vec<i32> = leads.into_iter().map(|(_, lead)| lead).collect();
        assert_eq!(leads, expected, "{game}");
    }
}

/// What each player can force if a repetition is worth nothing to them, by going over all positions until
/// nothing changes.
struct BruteForce {
    rules: Pallankuzhi,
    values: HashMap<State, u8>,
}

impl BruteForce {
    fn new(rules: Pallankuzhi, from: &State, asker: Side) -> BruteForce {
        let mut brute_force = BruteForce { rules, values: HashMap::new() };
        let mut open = vec![*from];
        while let Some(state) = open.pop() {
            if brute_force.values.insert(state, 0).is_none() {
                open.extend(brute_force.next(&state));
            }
        }
        while brute_force.improve(asker) {}
        brute_force
    }

    fn next(&self, state: &State) -> Vec<State> {
        let moves = MoveList::from_state(&self.rules, state);
        let played = |index| {
            let mut next = *state;
            self.rules.advance(&mut next, moves.get(index).unwrap());
            next
        };
        (0..moves.len()).map(played).collect()
    }

    /// Returns whether a value has changed.
    fn improve(&mut self, asker: Side) -> bool {
        let mut has_changed = false;
        let store = |state: &State| state.as_ref().board().store(asker);
        for state in self.values.keys().copied().collect::<Vec<_>>() {
            let brings =
                self.next(&state).into_iter().map(|next| store(&next) - store(&state) + self.values[&next]);
            let best = if state.as_ref().turn() == asker { brings.max() } else { brings.min() };
            let value = best.unwrap_or_default();
            has_changed |= self.values.insert(state, value) != Some(value);
        }
        has_changed
    }
}

#[test]
fn a_round_has_the_value_of_exhaustive_search() {
    let mut rng = Rng::new(3);
    for (rules, start) in [
        start("pallankuzhi"),
        start("pallankuzhi seeds=4 fours=owner"),
        start("pallam-khuzi"),
        later("pallam-khuzi", "4.4.4.4.4.4.4/4.4.4.x.x.x.x 16:0 south round=2 opener=north"),
    ] {
        for _ in 0..30 {
            let Some(state) = few_seeds(rules, start, &mut rng) else { continue };
            let share = RoundSolver::new(rules).share(&state).unwrap();
            let mover = state.as_ref().turn();
            let [own, other] =
                [mover, mover.other()].map(|side| BruteForce::new(rules, &state, side).values[&state]);
            assert_eq!(share, Share { least: own, most: left(&state) - other }, "{rules:?}: {state:?}");
        }
    }
}

/// Plays at random until few seeds are left.
fn few_seeds(rules: Pallankuzhi, start: State, rng: &mut Rng) -> Option<State> {
    let mut state = start;
    let round = rules.round(&state);
    while left(&state) > 4 && rules.round(&state) == round && !state.as_ref().is_over() {
        let moves = MoveList::from_state(&rules, &state);
        rules.advance(&mut state, moves.get(rng.below(moves.len())).unwrap());
    }
    (rules.round(&state) == round && !state.as_ref().is_over()).then_some(state)
}

#[test]
fn a_limit_and_a_stop_end_the_search() {
    let (rules, state) = start("pallankuzhi");
    assert!(leads(rules, &state, &Limits::nodes(100)).is_none());
    let stopped = Limits::nodes(u64::MAX);
    stopped.stop.store(true, Ordering::Relaxed);
    assert!(leads(rules, &state, &stopped).is_none());
    let never = AtomicBool::new(false);
    assert_eq!(RoundSolver::new(rules).limited(100, &never).share(&state), None);
}
