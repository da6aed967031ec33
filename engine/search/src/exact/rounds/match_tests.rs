use std::collections::HashMap;

use kuzhi_engine::{AfterCapture, Fours, Game, Match, MoveList, Pallankuzhi, Rules as _, Side};

use super::match_table::{MatchLayout, MatchTable};
use super::outlook::{Outlook, WON};
use super::starts::{Starts, start_of};
use super::*;
use crate::level::Level;
use crate::thinking::Think as _;
use crate::value::WIN;

/// All positions of a round that can be reached from its start, with what follows each.
struct Round {
    states: Vec<State>,
    next: Vec<Vec<usize>>,
}

impl Round {
    fn new(rules: Pallankuzhi, start: State) -> Round {
        let (mut places, mut round) =
            (HashMap::from([(start, 0)]), Round { states: vec![start], next: vec![] });
        for at in 0.. {
            let Some(&state) = round.states.get(at) else { break };
            let moves = MoveList::from_state(&rules, &state);
            let next = (0..moves.len()).map(|index| {
                let mut next = state;
                rules.advance(&mut next, moves.get(index).unwrap());
                *places.entry(next).or_insert_with(|| {
                    round.states.push(next);
                    round.states.len() - 1
                })
            });
            let next = next.collect();
            round.next.push(next);
        }
        round
    }

    /// Returns whether a player can force an end with a number of seeds that they want, by going over all
    /// positions until nothing changes.
    fn can_force(&self, side: Side, is_wanted: impl Fn(u8) -> bool) -> bool {
        let mut forced = vec![false; self.states.len()];
        loop {
            let before = forced.clone();
            for (at, state) in self.states.iter().enumerate() {
                let core = state.as_ref();
                let next = &self.next[at];
                forced[at] = if core.is_over() {
                    is_wanted(core.board().store(side))
                } else if core.turn() == side {
                    next.iter().any(|&next| forced[next])
                } else {
                    next.iter().all(|&next| forced[next])
                };
            }
            if forced == before {
                return forced[0];
            }
        }
    }
}

/// Matches on a small board, solved by brute force.
struct BruteForce {
    layout: MatchLayout,
    rounds: Vec<Option<Round>>,
}

impl BruteForce {
    fn new(rules: Pallankuzhi, layout: MatchLayout) -> BruteForce {
        let round = |own| layout.goes_on(own).then(|| Round::new(rules, start_of(layout, own)));
        BruteForce { layout, rounds: (0..=layout.total()).map(round).collect() }
    }

    /// Returns 1 if a match that ends here is won with so many seeds, 0 if it is drawn.
    fn ended(&self, own: u8) -> i16 {
        (2 * i16::from(own) - i16::from(self.layout.total())).signum()
    }

    /// Returns what the opener and the other player of each start can force, from what they can in a match
    /// with one round less.
    fn layer(&self, shorter: Option<&[Vec<i16>; 2]>) -> [Vec<i16>; 2] {
        let total = self.layout.total();
        Side::ALL.map(|side| {
            let of_side = |own: u8| if side == Side::South { own } else { total - own };
            let after = |end: u8| match shorter {
                Some(shorter) if self.layout.goes_on(end) => {
                    shorter[side.other().index()][usize::from(total - of_side(end))]
                }
                _ => self.ended(end),
            };
            let forced = |own| match &self.rounds[usize::from(own)] {
                None => self.ended(of_side(own)),
                Some(round) if round.can_force(side, |end| after(end) > 0) => 1,
                Some(round) if round.can_force(side, |end| after(end) >= 0) => 0,
                Some(_) => -1,
            };
            (0..=total).map(forced).collect()
        })
    }

    /// Returns, for the opener and the other player of each start, whether they can force a win in so many
    /// rounds or fewer; with `need_not_lose`, whether they can avoid a loss for so many.
    fn endless(&self, need_not_lose: bool) -> [Vec<bool>; 2] {
        let total = self.layout.total();
        let mut good =
            [vec![need_not_lose; usize::from(total) + 1], vec![need_not_lose; usize::from(total) + 1]];
        loop {
            let before = good.clone();
            for own in 0..=total {
                for side in Side::ALL {
                    let after = |end: u8| {
                        let opener = if side == Side::South { total - end } else { end };
                        if self.layout.goes_on(end) {
                            before[side.other().index()][usize::from(opener)]
                        } else {
                            self.ended(end) > 0
                        }
                    };
                    let stored = if side == Side::South { own } else { total - own };
                    good[side.index()][usize::from(own)] = match &self.rounds[usize::from(own)] {
                        Some(round) => round.can_force(side, after),
                        None => self.ended(stored) > 0,
                    };
                }
            }
            if good == before {
                return good;
            }
        }
    }
}

fn all_rules() -> impl Iterator<Item = Pallankuzhi> {
    [false, true].into_iter().flat_map(|skip_origin| {
        [Fours::Sower, Fours::Owner].into_iter().flat_map(move |fours| {
            [AfterCapture::Continue, AfterCapture::End].map(|after_capture| {
                let rules = RoundSolver::new(Pallankuzhi::default()).rules;
                Pallankuzhi { skip_origin, fours, after_capture, ..rules }
            })
        })
    })
}

fn solved(rules: Pallankuzhi, layout: MatchLayout) -> MatchTable {
    Starts::new(RoundSolver::new(rules), layout).solve().unwrap().0
}

#[test]
fn a_small_match_has_the_value_of_brute_force() {
    let sizes = [(1, 3), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1)];
    for (rules, (pits, seeds)) in all_rules().flat_map(|rules| sizes.map(|size| (rules, size))) {
        let layout = MatchLayout { pits, seeds };
        let (table, brute_force) = (solved(rules, layout), BruteForce::new(rules, layout));
        let mut shorter = None;
        for rounds in 1..=3 {
            let expected = brute_force.layer(shorter.as_ref());
            for (own, Outlook { least, most }) in table.layer(Some(rounds)).iter().enumerate() {
                let forced = [least.signum(), -most.signum()];
                assert_eq!(
                    forced,
                    [expected[0][own], expected[1][own]],
                    "{rules:?} {layout:?} {rounds} {own}"
                );
            }
            shorter = Some(expected);
        }
        let [wins, holds] = [false, true].map(|need_not_lose| brute_force.endless(need_not_lose));
        for (own, Outlook { least, most }) in table.endless.iter().enumerate() {
            let about = format!("{rules:?} {layout:?} {own}");
            assert_eq!([*least > 0, *most < 0], [wins[0][own], wins[1][own]], "{about}");
            // Who wins need not lose; what is not known of the loser of a match is not asked.
            assert_eq!(*least >= 0 || *most < 0, holds[0][own] || wins[1][own], "{about}");
            assert_eq!(*most <= 0 || *least > 0, holds[1][own] || wins[0][own], "{about}");
        }
    }
}

/// Values that an independent program has found.
#[test]
fn a_match_has_the_published_result() {
    use MatchValue::{Draw, Neither, Won};
    let (south, north) = (Won(Side::South), Won(Side::North));
    for (game, results) in [
        ("pallankuzhi", [Neither, north, north, south, north, south, north, south]),
        ("pallankuzhi seeds=4", [north; 8]),
        ("pallankuzhi seeds=5", [south; 8]),
        ("pallam-khuzi", [Neither, south, Draw, south, Draw, south, Draw, south]),
    ] {
        let solver = MatchSolver::for_match(&start(game)).unwrap();
        assert_eq!(MatchTable::built_in(solver.rules).as_deref(), Some(&solver.table), "{game}");
        for (rounds, expected) in results.into_iter().enumerate() {
            let playing = start(&format!("{game} rounds={rounds}"));
            let solution = solver.solve(&playing).unwrap();
            assert_eq!(solution.result, Some(expected), "{game} rounds={rounds}");
        }
    }
}

#[test]
fn many_rounds_come_to_the_same_as_fewer() {
    let rules = RoundSolver::new(Pallankuzhi::default()).rules;
    let table = solved(rules, MatchLayout { pits: 7, seeds: 6 });
    let (known, length) = (table.layers.len(), table.layers.len() - table.again);
    assert!(length > 0);
    for rounds in table.again + 1..=known {
        let [now, later] =
            [rounds, rounds + 3 * length].map(|rounds| table.layer(Some(u16::try_from(rounds).unwrap())));
        assert_eq!(now, later);
    }
    // With one round left, only what the round itself brings counts.
    assert_eq!(table.after(Some(1), 43), Outlook::exactly(WON));
    assert_eq!(table.after(Some(1), 42), Outlook::exactly(0));
}

/// Results that an independent program has found.
#[test]
fn positions_within_a_match_have_the_published_results() {
    use MatchValue::{Draw, Won};
    for (game, moves, result, best) in [
        ("pallankuzhi rounds=3", "2 3", Won(Side::South), None),
        ("pallankuzhi rounds=3", "2 3 7", Won(Side::North), None),
        ("pallam-khuzi rounds=3", "2 1 6 3 5", Draw, Some(false)),
        ("pallam-khuzi rounds=3", "2 1 6 3 5 4", Won(Side::South), None),
    ] {
        let mut playing = start(game);
        for mv in moves.split(' ') {
            playing.play(mv.parse().unwrap(), &mut |_| ()).unwrap();
        }
        let solution = MatchSolver::for_match(&playing).unwrap().solve(&playing).unwrap();
        assert_eq!(solution.result, Some(result), "{game}: {moves}");
        if let Some(is_best) = best {
            assert_eq!(solution.best.contains(&"4".parse().unwrap()), is_best);
        }
    }
}

fn start(game: &str) -> Match {
    game.parse::<Game>().unwrap().start()
}

/// Plays these moves, and returns what level 8 then chooses.
fn level_8_after(game: &str, moves: &str) -> crate::choice::Choice {
    let mut playing = start(game);
    for mv in moves.split_whitespace() {
        playing.play(mv.parse().unwrap(), &mut |_| ()).unwrap();
    }
    playing.think(&Level::HIGHEST.limits(&playing.game(), 1)).unwrap()
}

#[test]
fn level_8_holds_what_a_search_gave_away() {
    // 7 loses.
    let won = level_8_after("pallankuzhi rounds=3", "2 3");
    assert!(won.best.to_string() != "7" && (won.value, won.exact) == (WIN + 2, false), "{won:?}");
    // 4 loses.
    let drawn = level_8_after("pallam-khuzi rounds=3", "2 1 6 3 5");
    assert!(drawn.best.to_string() != "4" && (drawn.value, drawn.exact) == (0, true), "{drawn:?}");
    // The only round is the last one: its exact lead is known.
    let last = level_8_after("pallam-khuzi rounds=1", "");
    assert_eq!((last.best.to_string().as_str(), last.value, last.exact), ("1", WIN + 4, true));
    // Neither side can force a win, and the match does not end in a draw.
    let endless = level_8_after("pallam-khuzi", "");
    assert_eq!((endless.value, endless.exact), (0, false));
}

#[test]
fn level_8_knows_every_variant_and_can_be_stopped() {
    let all: Vec<Pallankuzhi> = [6, 5, 4]
        .into_iter()
        .flat_map(|seeds| {
            let Game::Pallankuzhi(of_seeds) = format!("pallankuzhi seeds={seeds}").parse().unwrap() else {
                panic!("it is the game of its name")
            };
            all_rules().map(move |rules| Pallankuzhi { seeds: of_seeds.seeds, ..rules })
        })
        .collect();
    assert_eq!(all.len(), 24);
    assert!(all.into_iter().all(|rules| MatchTable::built_in(rules).is_some()));
    let stopped = Level::HIGHEST.limits(&start("pallankuzhi").game(), 1);
    stopped.stop.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(!start("pallankuzhi").think(&stopped).unwrap().exact);
}

/// Who holds a draw with a move that could come back to an earlier position makes another one.
#[test]
fn level_8_comes_to_the_end_of_each_round() {
    for game in ["pallankuzhi rounds=2", "pallam-khuzi rounds=2"] {
        let mut playing = start(game);
        let mut moves = 0;
        while playing.outcome().is_none() {
            let choice = playing.think(&Level::HIGHEST.limits(&playing.game(), 1)).unwrap();
            playing.play(choice.best, &mut |_| ()).unwrap();
            moves += 1;
            assert!(moves < 500, "{game}");
        }
    }
}
