//! The tables agree with a brute-force search.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::{AlManqala, Bestemshe, End, MangalaCastle, MoveList, Oware, RepetitionKey, Side};

use super::cyclic_game::{Counts, CyclicGame, each_after_by_rules};
use super::lead_table::LeadTable;
use crate::exact::Watch;
use crate::rng::Rng;

fn built<R: CyclicGame>(rules: R, seeds: u8) -> LeadTable<R> {
    let stop = AtomicBool::new(false);
    LeadTable::build(rules, seeds, Watch { stop: &stop, progress: &|_, _| () }).expect("nobody stops it")
}

fn random<R: CyclicGame>(rng: &mut Rng, seeds: u8) -> R::State {
    let layout = rng.below(R::LAYOUTS);
    let mut counts = Counts::default();
    let mut left = seeds;
    while left > 0 {
        let pit = rng.below(R::RING.len());
        if R::closed(layout) >> pit & 1 == 0 {
            counts[pit] += 1;
            left -= 1;
        }
    }
    R::state(layout, &counts)
}

/// A brute-force search. A repetition ends the game as the rules say.
struct BruteForce<R: CyclicGame> {
    rules: R,
    /// The values of positions without repetition history.
    known: HashMap<R::State, i32>,
    /// The number of nodes left.
    nodes: Cell<u32>,
}

impl<R: CyclicGame> BruteForce<R> {
    fn new(rules: R) -> BruteForce<R> {
        BruteForce { rules, known: HashMap::new(), nodes: Cell::new(0) }
    }

    /// Returns South's lead in the division of the seeds on the board, with South to move. Returns `None`
    /// if the search would take too long.
    fn lead(&mut self, state: R::State) -> Option<i32> {
        if let Some(&lead) = self.known.get(&state) {
            return Some(lead);
        }
        let all = i32::from(i8::MAX);
        let lead = self.search(&state, &mut Vec::new(), -all, all)?;
        self.known.insert(state, lead);
        Some(lead)
    }

    fn search(
        &mut self,
        state: &R::State,
        path: &mut Vec<RepetitionKey>,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        self.nodes.set(self.nodes.get().checked_sub(1)?);
        let here = RepetitionKey::from_state(&self.rules, state);
        if path.contains(&here) {
            let mut over = *state;
            self.rules.repeat(&mut over, &mut |_| ());
            return Some(over.as_ref().lead());
        }
        path.push(here);
        let moves = MoveList::from_state(&self.rules, state);
        let mut best = -i32::MAX;
        for mv in (0..moves.len()).filter_map(|index| moves.get(index)) {
            let mut next = *state;
            self.rules.advance(&mut next, mv);
            let lead = self.after(&next, path, -beta, -alpha)?;
            best = best.max(-lead);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        path.pop();
        Some(best)
    }

    /// Returns the lead of the next player, after a move, in the division of what is left.
    fn after(
        &mut self,
        next: &R::State,
        path: &mut Vec<RepetitionKey>,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let core = next.as_ref();
        let gained = core.lead();
        if core.is_over() {
            return Some(gained);
        }
        if core.board().stores() == [0, 0] {
            return self.search(next, path, alpha, beta);
        }
        let left = R::state(R::layout(next), &super::numbering::seen::<R>(core));
        Some(gained + self.lead(left)?)
    }
}

/// Returns how many positions the brute force solved, and how many of those the table has.
fn compare<R: CyclicGame>(rules: R, seeds: u8, positions: u32) -> (u32, u32) {
    let table = built(rules, seeds);
    let mut brute_force = BruteForce::new(rules);
    let mut rng = Rng::new(seeds.into());
    let (mut tried, mut known) = (0, 0);
    for index in 0..positions {
        let class = 1 + u8::try_from(index * u32::from(seeds) / positions).unwrap();
        let state = random::<R>(&mut rng, class.next_multiple_of(R::STEP));
        if !goes_on(rules, &state) {
            continue;
        }
        brute_force.nodes.set(5_000);
        let Some(lead) = brute_force.lead(state) else { continue };
        tried += 1;
        let told = table.look_up(&state).unwrap();
        assert!(
            (told.least..=told.most).contains(&lead),
            "{:?}: {told:?}, not {lead}",
            rules.position(&state)
        );
        known += u32::from(told.lead().is_some());
    }
    (tried, known)
}

/// Returns whether the game can reach this state and continue from it.
fn goes_on<R: CyclicGame>(rules: R, state: &R::State) -> bool {
    let core = state.as_ref();
    let is_over = [Side::South, Side::North].iter().any(|&side| core.board().row_total(R::RING, side) == 0);
    !is_over && !MoveList::from_state(&rules, state).is_empty()
}

#[test]
fn tables_agree_with_brute_force() {
    let (tried, known) = compare(AlManqala, 6, 3_000);
    assert_eq!((tried, known), (tried, tried));
    assert!(tried > 1_000, "{tried}");
    let (tried, known) = compare(Bestemshe, 8, 3_000);
    assert_eq!((tried, known), (tried, tried));
    assert!(tried > 500, "{tried}");
    let (tried, known) = compare(Oware, 6, 3_000);
    assert!(tried > 500 && known * 100 > tried * 80, "{known} of {tried}");
    for end in [End::RowEmpty, End::NoMove] {
        for own_pit_capture in [true, false] {
            let (tried, known) = compare(MangalaCastle { end, own_pit_capture }, 6, 3_000);
            assert!(tried > 1_500 && known * 100 > tried * 95, "{known} of {tried}");
        }
    }
}

#[test]
fn fast_moves_are_those_of_the_rules() {
    let mut rng = Rng::new(3);
    for seeds in (1..=12).cycle().take(5_000) {
        let state = random::<Bestemshe>(&mut rng, 2 * seeds);
        let counts = super::numbering::seen::<Bestemshe>(&state);
        let (mut fast, mut ruled) = (Vec::new(), Vec::new());
        Bestemshe.each_after(0, &counts, &mut |gain, left| fast.push((gain, left)));
        each_after_by_rules(&Bestemshe, 0, &counts, &mut |gain, left| ruled.push((gain, left)));
        assert_eq!(fast, ruled, "{counts:?}");
    }
}

#[test]
fn nothing_of_bestemshe_depends_on_repetitions_up_to_14_seeds() {
    assert_eq!(built(Bestemshe, 14).open(), 0);
}
