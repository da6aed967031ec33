use std::cmp::Ordering;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::{Game, Match, Phase};

use super::*;
use crate::exact::{GameTable, Knowledge};
use crate::rng::Rng;
use crate::thinking::Think as _;

fn at(game: &str, position: &str) -> Match {
    Match::from_position(game.parse().unwrap(), &position.parse().unwrap()).unwrap()
}

/// Returns a position of a game after random moves.
fn random(game: Game, rng: &mut Rng) -> Match {
    let mut playing = game.start();
    for _ in 0..rng.below(30) {
        let legal = playing.legal();
        if legal.is_empty() {
            return random(game, rng);
        }
        playing.play(legal[rng.below(legal.len())], &mut |_| ()).unwrap();
    }
    if playing.position().phase == Phase::Play { playing } else { random(game, rng) }
}

#[test]
fn every_move_is_judged_the_best_first() {
    let mut rng = Rng::new(1);
    for game in Game::all() {
        for _ in 0..10 {
            let playing = random(game, &mut rng);
            let judgement = playing.judge(&Limits::nodes(3_000)).unwrap();
            let mut judged: Vec<String> =
                judgement.moves().iter().map(|judged| judged.mv.to_string()).collect();
            let mut legal: Vec<String> = playing.legal().iter().map(ToString::to_string).collect();
            judged.sort();
            legal.sort();
            assert_eq!(judged, legal, "{game}");
            assert_eq!(judgement.loss(judgement.best().mv), Some(0));
            assert_eq!(playing.judge(&Limits::nodes(3_000)), Some(judgement), "{game}");
        }
    }
}

#[test]
fn a_finished_game_is_not_judged() {
    let over = at("mangala", "0.0.0.0.0.0/0.0.0.0.0.0 20:28 row-empty");
    assert_eq!(over.judge(&Limits::nodes(100)), None);
}

/// Pit 6 captures eight and then has more than half of the seeds. Pit 3 captures nothing.
#[test]
fn a_blunder_near_the_end_is_exact() {
    let playing = at("mangala", "0.0.1.0.0.3/7.1.0.0.0.0 18:18 south");
    let judgement = playing.judge(&Limits::nodes(100_000)).unwrap();
    assert!(judgement.moves().iter().all(|judged| judged.worth.is_exact()), "{judgement:?}");
    assert!(judgement.worth().is_exact() && judgement.matters());
    assert_eq!(
        (judgement.best().mv.to_string().as_str(), judgement.worth().result()),
        ("6", Some(Ordering::Greater))
    );
    assert!(judgement.margin() == judgement.loss("3".parse().unwrap()) && judgement.margin() > Some(0));
}

/// An exact worth must match the exact worth of the position after the move.
#[test]
fn exact_worths_match_the_positions_after_the_moves() {
    let mut rng = Rng::new(2);
    let mut exact = 0;
    for text in ["mangala", "mangala-castle", "al-manqala", "pallankuzhi rounds=1", "kotu-baendum rounds=1"] {
        let game: Game = text.parse().unwrap();
        for _ in 0..60 {
            let playing = random(game, &mut rng);
            let judgement = playing.judge(&Limits::nodes(5_000)).unwrap();
            for judged in judgement.moves().iter().filter(|judged| judged.worth.is_exact()) {
                let mut after = playing.clone();
                after.play(judged.mv, &mut |_| ()).unwrap();
                let mover = playing.turn().unwrap();
                let Some(next) = after.judge(&Limits::nodes(50_000)) else {
                    let [south, north] = after.outcome().unwrap().score.map(i32::from);
                    let lead = if mover.index() == 0 { south - north } else { north - south };
                    assert_eq!(judged.worth.lead, lead, "{text} {} {}", playing.position(), judged.mv);
                    continue;
                };
                let worth = next.worth();
                if !worth.is_exact() {
                    continue;
                }
                let worth = if after.turn() == Some(mover) { worth } else { worth.to_other() };
                assert_eq!(judged.worth, worth, "{text} {} {}", playing.position(), judged.mv);
                exact += 1;
            }
        }
    }
    assert!(exact > 10, "{exact}");
}

/// The start position is a draw, and only pit 5 holds it (`solved/mangala.md`).
#[test]
fn what_is_solved_is_judged_exactly() {
    let limits = Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(10_000) };
    for text in ["mangala", "mangala end=no-move"] {
        let game: Game = text.parse().unwrap();
        let judgement = game.start().judge(&limits).unwrap();
        assert_eq!(judgement.best().mv.to_string(), "5", "{text}");
        assert_eq!(judgement.worth().result(), Some(Ordering::Equal));
        let losing =
            judgement.moves()[1..].iter().all(|judged| judged.worth.result() == Some(Ordering::Less));
        assert!(losing && judgement.moves().iter().all(|judged| judged.worth.is_exact()), "{judgement:?}");
    }
}

#[test]
fn tables_make_every_move_exact() {
    let mut rng = Rng::new(3);
    for game in ["mangala", "mangala-castle", "al-manqala"].map(|id| Game::by_id(id).unwrap()) {
        let mut knowledge = Knowledge::default();
        knowledge.add(GameTable::build(game, 6, &AtomicBool::new(false), &|_, _| ()).unwrap().unwrap());
        let limits = Limits { knowledge: Arc::new(knowledge), ..Limits::nodes(20_000) };
        let (mut exact, mut seen) = (0, 0);
        while seen < 20 {
            let mut playing = game.start();
            while let Some(choice) = playing.think(&Limits {
                depth: 1,
                value_noise: 3,
                seed: rng.next_u64(),
                ..Limits::nodes(100)
            }) {
                let board = playing.position().board;
                if board.total() - board.stores().map(u32::from).iter().sum::<u32>() <= 6 {
                    // A match from this position has no repetition history.
                    playing = Match::from_position(game, &playing.position()).unwrap();
                    let judgement = playing.judge(&limits).unwrap();
                    exact += usize::from(judgement.moves().iter().all(|judged| judged.worth.is_exact()));
                    seen += 1;
                    break;
                }
                playing.play(choice.best, &mut |_| ()).unwrap();
            }
        }
        assert!(exact * 10 >= seen * 9, "{game}: {exact} of {seen}");
    }
}
