use std::sync::Arc;

use kuzhi_engine::{AnyPlaying, Capture, Game, KotuBaendum, Match, MoveList, Rules as _, Side};

use super::built_in::line;
use super::layers::{Layers, MOST, SEEDS, best, start_of};
use super::*;
use crate::exact::Knowledge;
use crate::exact::rounds::MatchValue;
use crate::limits::Limits;
use crate::rng::Rng;
use crate::thinking::Think as _;
use crate::value::WIN;
use crate::worth::Certainty;

fn exactly() -> Limits {
    Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(200_000) }
}

fn at(game: &str, position: &str) -> Match {
    Match::from_position(game.parse().unwrap(), &position.parse().unwrap()).unwrap()
}

#[test]
fn built_in_starts_are_read_as_they_are_written() {
    for (capture, text) in [
        (Capture::Relay, include_str!("../data/rounds/kotu-baendum.txt")),
        (Capture::EndsTurn, include_str!("../data/rounds/kotu-baendum-ends-turn.txt")),
    ] {
        let (_, lines) = text.split_once('\n').unwrap();
        assert_eq!(Layers::built_in(capture).text(), lines);
    }
    for text in ["1 22", "1 22 4,4", "1 22 4 4", "1 22 x", "0 22 4", "1 29 4", "1 22 58"] {
        assert_eq!(Layers::read(text), None, "{text}");
    }
}

#[test]
fn starts_are_found_again() {
    let game: Game = "kotu-baendum".parse().unwrap();
    let mut starts = KotuStarts::new(game, "").unwrap();
    let known =
        |rounds, seeds| line(rounds, seeds, Layers::built_in(Capture::Relay).start(rounds, seeds).unwrap());
    for seeds in [1, 12, 13, 16, 22] {
        assert!(starts.open(1).any(|open| open == seeds));
        assert_eq!(starts.solve(1, seeds, 1 << 20).0, known(1, seeds));
        assert!(starts.open(1).all(|open| open != seeds));
    }
    // Nothing is known of a round without any start of the next one.
    assert_eq!(starts.solve(3, 12, 1 << 20), ("3 12 ?\n".to_owned(), 0));
    let last: String = (1..=MOST).map(|seeds| known(1, seeds)).collect();
    let mut starts = KotuStarts::new(game, &last).unwrap();
    assert_eq!(starts.solve(2, 12, 1 << 20).0, known(2, 12));
    assert_eq!(starts.solve(2, 13, 1 << 20).0, known(2, 13));
    assert_eq!(starts.solve(2, 13, 1 << 10).0, "2 13 ?\n");
    assert_eq!(KotuStarts::new(Game::default(), "").err(), Some(NoStarts::Game("mangala")));
    assert_eq!(KotuStarts::new(game, "1 22").err(), Some(NoStarts::Text));
}

#[test]
fn a_round_hands_on_who_opens_the_next() {
    let layers = Layers::built_in(Capture::Relay);
    for (opener, own) in Side::ALL.into_iter().flat_map(|side| (1..SEEDS).map(move |own| (side, own))) {
        let of = |side| if side == opener { own } else { SEEDS - own };
        let next = KotuBaendum::lay_out(opener, Side::ALL.map(of)).as_ref().turn();
        let expected = best(layers.start(1, of(next)).unwrap()).sign();
        let expected = if next == opener { expected } else { expected.of_other() };
        assert_eq!(layers.after(2, own), expected, "{own}");
        assert_eq!(start_of(own.min(SEEDS - own)).as_ref().turn(), Side::South);
    }
    assert_eq!([0, 28, 56].map(|own| layers.after(1, own).exact()), [Some(-1), Some(0), Some(1)]);
    assert_eq!([0, 56].map(|own| layers.after(2, own).exact()), [Some(-1), Some(1)]);
    assert!(Layers::default().ranking(2, Side::South).is_none());
}

/// Plays moves by chance. Returns no match in which the first round is over.
fn played(game: &str, moves: usize, rng: &mut Rng) -> Option<Match> {
    let mut playing = game.parse::<Game>().unwrap().start();
    for _ in 0..moves {
        if playing.position().round > 1 {
            return None;
        }
        play_by_chance(&mut playing, rng);
    }
    (playing.position().round == 1).then_some(playing)
}

fn play_by_chance(playing: &mut Match, rng: &mut Rng) {
    let AnyPlaying::KotuBaendum(kotu) = playing.playing() else { panic!("another game") };
    let moves = MoveList::from_state(kotu.rules(), kotu.state());
    let mv = moves.get(rng.below(moves.len())).unwrap();
    playing.play(mv, &mut |_| ()).unwrap();
}

#[test]
fn who_has_won_a_match_comes_to_a_round_that_wins() {
    let mut rng = Rng::new(5);
    for (game, rounds) in [("kotu-baendum rounds=2", 2), ("kotu-baendum rounds=3", 3)] {
        let mut won = 0;
        while won < 4 {
            let Some(mut playing) = played(game, 30, &mut rng) else { continue };
            let Some(choice) = playing.think(&exactly()) else { continue };
            let mover = playing.turn().unwrap();
            if choice.result != Some(MatchValue::Won(mover)) {
                continue;
            }
            assert_eq!((choice.value, choice.exact, choice.depth), (WIN + 2, false, 0));
            let begun = playing.position();
            let mut stores = begun.board.stores();
            while playing.position().round == 1 && playing.outcome().is_none() {
                if playing.turn() == Some(mover) {
                    let choice = playing.think(&exactly()).unwrap();
                    assert_eq!(choice.result, Some(MatchValue::Won(mover)), "{begun}: {choice:?}");
                    playing.play(choice.best, &mut |_| ()).unwrap();
                } else {
                    play_by_chance(&mut playing, &mut rng);
                }
                stores = seeds_of(&playing);
            }
            // South has opened the round.
            let after = Layers::built_in(Capture::Relay).after(rounds, stores[0]);
            let after = if mover == Side::South { after } else { after.of_other() };
            assert_eq!(after.exact(), Some(1), "{begun}: {stores:?}");
            won += 1;
        }
    }
}

/// Returns the seeds in each row, with what is in store.
fn seeds_of(playing: &Match) -> [u8; 2] {
    let board = playing.position().board;
    let row = |side| KotuBaendum::RING.row(side).map(|pit| board[pit]).sum::<u8>();
    Side::ALL.map(|side| board.store(side) + row(side))
}

#[test]
fn moves_are_judged_by_the_result_of_the_match() {
    let mut rng = Rng::new(2);
    let mut judged = 0;
    while judged < 15 {
        let Some(playing) = played("kotu-baendum rounds=2", 30, &mut rng) else { continue };
        let Some(judgement) = playing.judge(&exactly()) else { continue };
        if !judgement.best().worth.is_of_match() {
            continue;
        }
        let choice = playing.think(&exactly()).unwrap();
        let result = judgement.best().worth.certainty;
        if let (Some(found), Certainty::Match(result)) = (choice.result, result) {
            let mover = playing.turn().unwrap();
            let expected = match result {
                std::cmp::Ordering::Greater => MatchValue::Won(mover),
                std::cmp::Ordering::Equal => MatchValue::Draw,
                std::cmp::Ordering::Less => MatchValue::Won(mover.other()),
            };
            assert_eq!(found, expected, "{}", playing.position());
            assert_eq!(judgement.worth_of(choice.best).unwrap().result(), Some(result));
        }
        judged += 1;
    }
}

#[test]
fn the_starts_of_rounds_are_played_from_what_is_built_in() {
    let arranging = "x.x.x.x.x.x.x/4.4.4.4.4.4.4 11:17 south arrange round=2 direction=+ open=both";
    let mut playing = at("kotu-baendum rounds=2", arranging);
    let choice = playing.think(&exactly()).unwrap();
    assert_eq!((choice.value, choice.depth, choice.nodes), (WIN + 2, 0, 0));
    playing.play(choice.best, &mut |_| ()).unwrap();
    let choice = playing.think(&exactly()).unwrap();
    assert!(choice.value > WIN && choice.exact, "{choice:?}");
    // North opens with 19 seeds.
    let start = "4.4.4.4.4.4.4/4.4.4.4.3.x.x 8:0 north round=2 opener=north direction=+ open=both";
    let start = start.replace("4.4.4.4.4.4.4/", "4.4.3.4.4.4.4/").replace("8:0", "10:0");
    let playing = at("kotu-baendum rounds=2", &start);
    let judged = playing.judge(&exactly()).unwrap();
    assert_eq!((judged.best().worth.lead, judged.nodes()), (8, 0));
    assert_eq!(at("kotu-baendum", &start).think(&Limits { nodes: 500, ..exactly() }).unwrap().result, None);
}

#[test]
fn what_is_won_in_the_last_round_is_proved_to_its_end() {
    let mut rng = Rng::new(7);
    let mut won = 0;
    while won < 12 {
        let mut playing = "kotu-baendum rounds=2".parse::<Game>().unwrap().start();
        while playing.position().round == 1 && playing.outcome().is_none() {
            play_by_chance(&mut playing, &mut rng);
        }
        let mut winner = None;
        while let Some(mover) = playing.turn() {
            if winner.is_some_and(|winner| winner != mover) {
                play_by_chance(&mut playing, &mut rng);
                continue;
            }
            let choice = playing.think(&exactly()).unwrap();
            let is_proved = choice.depth == 0 && choice.value > WIN;
            assert!(is_proved || winner.is_none(), "{}: {choice:?}", playing.position());
            winner = winner.or(is_proved.then_some(mover));
            if winner.is_some() {
                playing.play(choice.best, &mut |_| ()).unwrap();
            } else {
                play_by_chance(&mut playing, &mut rng);
            }
        }
        if let Some(winner) = winner {
            assert_eq!(playing.outcome().unwrap().winner, Some(winner));
            won += 1;
        }
    }
}
