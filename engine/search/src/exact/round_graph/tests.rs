use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{Direction, Game, Match, MoveList, Position, Side};

use super::graph::LeadBounds;
use super::position::{RING, RoundLayout, SEEDS};
use super::*;
use crate::exact::Knowledge;
use crate::exact::kotu_match::Round;
use crate::limits::Limits;
use crate::rng::Rng;
use crate::thinking::Think as _;
use crate::value::WIN;

static NEVER: AtomicBool = AtomicBool::new(false);
const BYTES: usize = 16 << 20;

/// Rounds that begin in every kind of way.
const STARTS: [&str; 8] = [
    "kotu-baendum rounds=1",
    "kotu-baendum capture=ends-turn rounds=1",
    "kotu-baendum",
    "4.4.4.4.x.x.x/4.4.4.4.4.4.4 0:12 south round=2 direction=+ open=both",
    "4.4.4.4.2naga.x.x/4.4.2.4.4.4.4 0:12 south round=2 direction=+ open=both",
    "4.4.4.4.4.4.4/4.4.4.4.4.4.1puta 0:3 north round=3 opener=north direction=+ open=both",
    "4.4.4.4.4.4.4/2.1.x.2.1.1.4 17:0 north round=3 opener=north direction=+ eats=4:3 open=both",
    "1.0.2.1.0.0.2/4.4.4.4.4.4.4 0:22 south round=2 direction=+ eats=2:4 open=both",
];

fn state_of(playing: &Match) -> (KotuBaendum, State) {
    match playing.playing() {
        kuzhi_engine::AnyPlaying::KotuBaendum(playing) => (*playing.rules(), *playing.state()),
        _ => panic!("another game"),
    }
}

fn start(text: &str) -> (KotuBaendum, State) {
    match text.parse::<Game>() {
        Ok(game) => state_of(&game.start()),
        Err(_) => state_of(&at("kotu-baendum", text)),
    }
}

fn at(game: &str, position: &str) -> Match {
    Match::from_position(game.parse().unwrap(), &position.parse().unwrap()).unwrap()
}

fn solver(rules: KotuBaendum, state: &State, ends: &Ends) -> GraphSolver<'static> {
    let reach = Reach { positions: 300_000, nodes: u64::MAX, stop: &NEVER };
    GraphSolver::new(Graph::default(), rules, state, &[], ends.clone(), reach)
}

/// Plays moves by chance, without leaving the round. Returns no position in which it is over.
fn played(rules: KotuBaendum, state: &State, moves: usize, rng: &mut Rng) -> Option<State> {
    let (mut now, round) = (*state, rules.round(state));
    for _ in 0..moves {
        let list = MoveList::from_state(&rules, &now);
        rules.advance(&mut now, list.get(rng.below(list.len())).unwrap());
        if now.as_ref().is_over() || rules.round(&now) != round {
            return None;
        }
    }
    Some(now)
}

/// What a player gets if a repetition brings them nothing but the marked pits, by going over all positions
/// until nothing changes.
struct BruteForce<'a> {
    rules: KotuBaendum,
    /// What is sure of a position, in a unit in which more is better.
    sure: &'a dyn Fn(&State, Side) -> i8,
    values: HashMap<State, i8>,
}

impl BruteForce<'_> {
    /// Returns `None` if there are too many positions.
    fn solve(rules: KotuBaendum, from: &State, asker: Side, sure: &dyn Fn(&State, Side) -> i8) -> Option<i8> {
        let mut brute_force = BruteForce { rules, sure, values: HashMap::new() };
        let mut open = vec![*from];
        while let Some(state) = open.pop() {
            if brute_force.values.insert(state, (brute_force.sure)(&state, asker)).is_none() {
                open.extend(brute_force.next(&state));
            }
            if brute_force.values.len() > 2_000 {
                return None;
            }
        }
        while brute_force.improve(asker) {}
        brute_force.values.get(from).copied()
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

    fn improve(&mut self, asker: Side) -> bool {
        let mut has_changed = false;
        for state in self.values.keys().copied().collect::<Vec<_>>() {
            let leads_to = self.next(&state).into_iter().map(|next| self.values[&next]);
            let best = if state.as_ref().turn() == asker { leads_to.max() } else { leads_to.min() };
            if let Some(best) = best {
                has_changed |= self.values.insert(state, best) != Some(best);
            }
        }
        has_changed
    }
}

/// Returns the seeds that a player has for sure.
fn sure(state: &State, side: Side) -> u8 {
    let marked = RING.pits().filter(|&pit| state.marks().owner(pit) == Some(side));
    state.as_ref().board().store(side) + marked.map(|pit| state.as_ref().board()[pit]).sum::<u8>()
}

/// Compares the bounds of late positions of a round with a brute force: those of the solver on the scale of
/// the brute force, by what is sure of a position.
fn compare(
    text: &str,
    ends: &Ends,
    sure: &dyn Fn(&State, Side) -> i8,
    scale: impl Fn(&State, LeadBounds) -> [i8; 2],
) {
    let mut rng = Rng::new(11);
    let (rules, start) = start(text);
    let rules = KotuBaendum { rounds: kuzhi_engine::RoundLimit::new(rules.round(&start)).unwrap(), ..rules };
    let mut compared = 0;
    for _ in 0..400 {
        let plies = 12 + rng.below(30);
        let Some(state) = played(rules, &start, plies, &mut rng) else { continue };
        let mover = state.as_ref().turn();
        let Some(own) = BruteForce::solve(rules, &state, mover, sure) else { continue };
        let other = BruteForce::solve(rules, &state, mover.other(), sure).unwrap();
        let mut solver = solver(rules, &state, ends);
        let is_exact = solver.lead().is_ok();
        let bounds = solver.bounds();
        assert_eq!(scale(&state, bounds), [own, other], "{}", shown(rules, &state));
        assert_eq!(is_exact, bounds.exact().is_some());
        compared += 1;
        if compared == 12 {
            break;
        }
    }
    assert!(compared >= 5, "{text}: {compared}");
}

#[test]
fn a_round_has_the_value_of_exhaustive_search() {
    for text in STARTS {
        // Half of the lead and of all seeds.
        let seeds = |state: &State, bounds: LeadBounds| {
            let lead = i8::try_from(state.as_ref().lead()).unwrap();
            [28 + i8::midpoint(lead, bounds.least), 28 - i8::midpoint(lead, bounds.most)]
        };
        compare(text, &Ends::Lead, &|state, side| sure(state, side).cast_signed(), seeds);
    }
}

#[test]
fn wanted_ends_have_gaps_as_in_exhaustive_search() {
    let repeats = |seeds: u8| LeadBounds { least: if seeds.is_multiple_of(9) { -1 } else { 0 }, most: 1 };
    let rankings = [
        Ranking::new(Side::South, |seeds| LeadBounds::exactly([1, -1, -1, 0, 1][usize::from(seeds / 2 % 5)])),
        Ranking::new(Side::North, |seeds| LeadBounds::exactly(if seeds / 3 % 2 == 0 { 1 } else { -1 })),
        Ranking::new(Side::South, repeats),
    ];
    for (text, ranking) in STARTS.iter().flat_map(|text| rankings.iter().map(move |ranking| (text, ranking)))
    {
        let rank = |state: &State, side: Side| {
            let [own, other] = [side, side.other()].map(|side| sure(state, side));
            ranking.among(side, own, SEEDS - other).least
        };
        let ends = Ends::Ranked(ranking.clone());
        compare(text, &ends, &rank, |_, bounds| [bounds.least, -bounds.most]);
    }
}

#[test]
fn wins_rank_above_draws_and_more_seeds_above_fewer() {
    let ranking = Ranking::new(Side::South, |seeds| LeadBounds::exactly([0, 1, -1][usize::from(seeds % 3)]));
    let rank = |seeds| ranking.among(Side::South, seeds, seeds).exact();
    assert_eq!([1, 4, 55].map(rank), [Some(1), Some(2), Some(19)]);
    assert_eq!([0, 3, 54].map(rank), [Some(0); 3]);
    assert_eq!([56, 53, 2].map(rank), [Some(-1), Some(-2), Some(-19)]);
    assert_eq!(ranking.among(Side::South, 3, 5), LeadBounds { least: -18, most: 2 });
    assert_eq!(ranking.among(Side::North, 51, 53), LeadBounds { least: -2, most: 18 });
}

fn shown(rules: KotuBaendum, state: &State) -> Position {
    rules.position(state)
}

#[test]
fn packed_positions_have_the_same_moves() {
    let mut rng = Rng::new(4);
    for text in STARTS {
        let (rules, start) = start(text);
        for _ in 0..60 {
            let moves = 1 + rng.below(25);
            let Some(state) = played(rules, &start, moves, &mut rng) else { continue };
            let has_stores = rng.below(2) == 0;
            let layout = RoundLayout::for_state(rules, &state, has_stores);
            let packed = layout.pack(&state);
            let unpacked = layout.unpack(packed).expect("it has come about");
            assert_eq!(layout.pack(&unpacked), packed, "{text}");
            if has_stores {
                assert_eq!(unpacked.as_ref().board().total(), 56, "{text}");
            }
            // Those of a clockwise round are mirror images, so they come in the other order.
            let after = |state: &State| {
                let mut next = Vec::new();
                layout.rules.each_move(state, &mut |mv| {
                    let mut now = *state;
                    layout.rules.advance(&mut now, mv);
                    let over = now.as_ref().is_over();
                    next.push(if over { None } else { Some(layout.pack(&now)) });
                });
                if state.direction() == Direction::Clockwise {
                    next.reverse();
                }
                next
            };
            assert_eq!(after(&unpacked), after(&state), "{text}");
        }
    }
}

fn exactly() -> Limits {
    Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(300_000) }
}

#[test]
fn the_highest_level_plays_a_late_round_exactly() {
    // A search of 300,000 nodes takes another move, which loses two seeds.
    let mut playing =
        at("kotu-baendum rounds=1", "13south.0.0.3.3.0.6south/3.1.3.3.1.1.3 8:8 south direction=-");
    let value = playing.think(&exactly()).unwrap();
    assert!(value.exact, "{value:?}");
    let lead = playing.judge(&exactly()).unwrap();
    assert!(lead.worth().is_exact() && lead.loss(value.best) == Some(0), "{lead:?}");
    let searched = playing.think(&Limits::nodes(300_000)).unwrap();
    assert!(lead.loss(searched.best) > Some(0), "{searched:?}");
    // Played on by both, the round ends with that lead.
    let mover = playing.turn().unwrap();
    while let Some(choice) = playing.think(&exactly()) {
        assert!(choice.exact);
        playing.play(choice.best, &mut |_| ()).unwrap();
    }
    let [own, other] = [mover, mover.other()].map(|side| i32::from(playing.position().board.store(side)));
    assert_eq!(own - other, lead.worth().lead);
}

#[test]
fn matches_to_the_end_are_searched() {
    let position = "0.1.1.0.0.0.2/1.0.0.1.0.0.3 20:27 south round=2 direction=+";
    let known = |rounds: &str| at(&format!("kotu-baendum rounds={rounds}"), position).think(&exactly());
    assert!(known("2").is_some_and(|choice| choice.exact && choice.depth == 0));
    assert!(known("3").is_some_and(|choice| choice.result.is_some() && choice.depth == 0));
    assert!(known("0").is_some_and(|choice| choice.result.is_none() && choice.depth > 0));
    let arranging = at(
        "kotu-baendum rounds=2",
        "x.x.x.x.x.x.x/4.4.4.4.4.4.4 9:19 south arrange round=2 direction=+ open=both",
    );
    assert_eq!(KotuSolution::find(&arranging, BYTES), Err(KotuUnsolved::Arranging));
}

#[test]
fn limits_and_a_stop_end_the_growth() {
    let position = "7south.2.1.1.1.3.12/3.11.2.3.3.2.1 0:4 south direction=-";
    let (rules, state) = state_of(&at("kotu-baendum rounds=1", position));
    let round = Round::new(rules, &state).unwrap();
    assert!(round.best(&[], &Limits::nodes(300_000)).is_some());
    assert!(round.moves(&[], &Limits::nodes(100)).is_none());
    let stopped = Limits::nodes(u64::MAX);
    stopped.stop.store(true, Ordering::Relaxed);
    assert!(round.best(&[], &stopped).is_none());
    let start = "kotu-baendum".parse::<Game>().unwrap().start();
    let positions = (1 << 16) / Graph::BYTES;
    assert_eq!(KotuSolution::find(&start, 1 << 16), Err(KotuUnsolved::TooMany(positions)));
    assert_eq!(KotuSolution::find(&Game::default().start(), 1 << 16), Err(KotuUnsolved::NoRound));
}

#[test]
fn the_first_moves_bring_what_is_built_in() {
    let playing = "kotu-baendum rounds=1".parse::<Game>().unwrap().start();
    let judged = playing.judge(&exactly()).unwrap();
    let leads = judged.moves().iter().map(|judged| (judged.mv.to_string(), judged.worth.lead));
    let expected = [("1-", 4), ("7+", 4), ("1+", 2), ("7-", 2)].map(|(mv, lead)| (mv.to_owned(), lead));
    assert_eq!(leads.collect::<Vec<_>>(), expected);
    let choice = playing.think(&exactly()).unwrap();
    assert_eq!((choice.best.to_string().as_str(), choice.value, choice.exact), ("1-", WIN + 4, true));
    // Found out again for the better one. The other one takes a million positions.
    let mut after = playing;
    after.play(choice.best, &mut |_| ()).unwrap();
    assert_eq!(KotuSolution::find(&after, BYTES).map(|solution| solution.lead), Ok(4));
}
