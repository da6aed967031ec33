//! Laws of every game, with any options.

use kuzhi_engine::{Arrangement, Direction, Event, EventReplay, Game, Match, Move, Phase, PitNumber, Reason};
use kuzhi_search::{Level, Limits, Think as _};
use proptest::prelude::*;

use crate::random::{Draws, game, played};
use crate::repetition::{most_times, times};

/// The maximum length of a random game. The longest, of Kotu Baendum, have tens of thousands of moves.
const MOST_MOVES: usize = 1_000_000;
/// The maximum number of events in a turn.
const MOST_EVENTS: usize = 200_000;

fn total(replay: &EventReplay) -> u32 {
    replay.position().board.total() + u32::from(replay.hand())
}

/// Plays a move, and reconstructs it from its events alone.
fn play_and_redraw(game: &mut Match, mv: Move) {
    let place = format!("{game:?}, then {mv}");
    let mut replay = EventReplay::new(game.position());
    let seeds = total(&replay);
    let mut events = 0;
    game.play(mv, &mut |event| {
        replay.apply(&event).expect(&place);
        assert_eq!(total(&replay), seeds, "{place}: {event:?}");
        check_end_of_round(&replay, event, &place);
        events += 1;
    })
    .expect(&place);
    assert!(events <= MOST_EVENTS, "{place} tells {events} events");
    assert_eq!((*replay.position(), replay.hand()), (game.position(), 0), "{place}");
}

/// At the end of a round the seeds are in the stores, and an event says how many.
fn check_end_of_round(replay: &EventReplay, event: Event, place: &str) {
    let score = match event {
        Event::RoundEnded { score, .. } => score,
        Event::Ended { outcome } => outcome.score,
        _ => return,
    };
    assert_eq!(replay.position().board.stores(), score, "{place}");
}

/// Moves of every form, most of them illegal.
fn thinkable() -> Vec<Move> {
    let mut moves: Vec<Move> =
        ["=std", "=1.0.0.0.0.0.0", "=2.2.2.2.2.1.0", "=0.0.0.0.0.0.4", "=9.9.9.9.9.9.9"]
            .map(|text| text.parse().expect("an arrangement"))
            .to_vec();
    for number in (1..=7).filter_map(PitNumber::new) {
        moves.push(Move::Lift(number));
        moves.extend(Direction::ALL.map(|direction| Move::LiftTowards(number, direction)));
    }
    moves
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn events_alone_redraw_every_state_to_the_last_seed(game in game(), seed: u64) {
        let mut draws = Draws::new(seed);
        let mut playing = game.start();
        for _ in 0..300 {
            let Some(mv) = draws.legal(&playing) else { break };
            play_and_redraw(&mut playing, mv);
        }
    }

    #[test]
    fn what_is_legal_is_what_can_be_played(game in game(), seed: u64, moves in 0..200_usize) {
        let start = played(game, seed, moves);
        let legal = start.legal();
        prop_assert_eq!(legal.is_empty(), start.outcome().is_some());
        for mv in thinkable().into_iter().chain(legal.iter().copied()) {
            let mut after = start.clone();
            let checked = start.check(mv);
            prop_assert_eq!(checked.is_ok(), legal.contains(&mv), "{:?}: {}", start, mv);
            prop_assert_eq!(after.play(mv, &mut |_| ()), checked);
            if checked.is_err() {
                prop_assert_eq!(after.position(), start.position());
                prop_assert_eq!(after.moves(), start.moves());
            }
        }
    }

    #[test]
    fn replaying_leads_to_the_same_position(game in game(), seed: u64, moves in 0..200_usize) {
        let once = played(game, seed, moves);
        let again = Match::replay(game, once.moves()).expect("moves that were legal");
        prop_assert_eq!(again.position(), once.position());
        prop_assert_eq!(again.legal(), once.legal());
    }

    #[test]
    fn a_position_plays_on_like_its_match(
        game in game(), seed: u64, moves in 0..200_usize, further: u64
    ) {
        check_future(game, seed, moves, further)?;
    }
}

/// Plays on after some moves, in the match and in another one that begins at its position. Returns the match,
/// up to a third repetition.
fn check_future(game: Game, seed: u64, moves: usize, further: u64) -> Result<Match, TestCaseError> {
    let mut led = played(game, seed, moves);
    let mut begun = Match::from_position(game, &led.position()).expect("a position that came about");
    let mut draws = Draws::new(further);
    // The match that begins here has no history, and three more moves repeat nothing.
    for _ in 0..3 {
        prop_assert_eq!(begun.position(), led.position());
        prop_assert_eq!(begun.legal(), led.legal());
        let Some(mv) = draws.legal(&led) else { break };
        let (before, round) = (led.clone(), led.position().round);
        begun.play(mv, &mut |_| ()).expect("the same legal moves");
        led.play(mv, &mut |_| ()).expect("a legal move");
        if times(&before, &begun.position()) + 1 == most_times(game) {
            prop_assert!(led.outcome().is_some() || led.position().round > round, "{:?}", led);
            break;
        }
    }
    Ok(led)
}

#[test]
fn the_third_repetition_can_end_the_match() {
    let options = [("seeds", "4"), ("after_capture", "end"), ("rounds", "1")];
    let game = Game::with_options("pallankuzhi", options).expect("values that are offered");
    let over = check_future(game, 257_435_002_774_127_333, 55, 0).expect("the same future");
    assert_eq!(over.outcome().map(|outcome| outcome.reason), Some(Reason::RoundLimit));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn the_engine_always_chooses_a_legal_move(
        game in game(), seed: u64, moves in 0..200_usize, level in 1..=Level::MAX
    ) {
        let playing = played(game, seed, moves);
        let limits = Limits { nodes: 500, ..Level::new(level).expect("a level").limits(&game, seed) };
        match playing.think(&limits) {
            Some(choice) => prop_assert_eq!(playing.check(choice.best), Ok(())),
            None => prop_assert!(playing.outcome().is_some()),
        }
    }
}

#[test]
fn the_engine_lays_out_a_row_that_it_can_play() {
    let game = Game::by_id("kotu-baendum").expect("a known game");
    let position = "x.x.x.x.x.x.x/4.4.4.4.4.4.4 9:19 south arrange round=2 direction=+ open=both";
    let mut playing = Match::from_position(game, &position.parse().expect(position)).expect(position);
    let choice = playing.think(&Limits::nodes(2_000)).expect("a row to lay out");
    assert!(matches!(choice.best, Move::Arrange(_)), "{}", choice.best);
    play_and_redraw(&mut playing, choice.best);
    assert_eq!(playing.position().phase, Phase::Play);
}

#[test]
fn every_playout_ends() {
    for game in Game::all() {
        for seed in 0..25 {
            let end = played(game, seed, MOST_MOVES);
            assert!(end.outcome().is_some(), "{game}, seed {seed}: {}", end.position());
        }
    }
}

#[test]
fn arranging_happens_and_is_listed_once() {
    let game = Game::by_id("kotu-baendum").expect("a known game");
    let mut arranged = 0;
    for seed in 0..50 {
        let mut draws = Draws::new(seed);
        let mut playing = game.start();
        for _ in 0..600 {
            if playing.position().phase == Phase::Arrange {
                arranged += 1;
                let mut texts: Vec<String> = playing.legal().iter().map(Move::to_string).collect();
                let listed = texts.len();
                texts.sort();
                texts.dedup();
                assert_eq!(texts.len(), listed);
                let usual = Move::Arrange(Arrangement::Standard);
                if playing.check(usual).is_ok() && draws.below(2) == 0 {
                    play_and_redraw(&mut playing, usual);
                    continue;
                }
            }
            let Some(mv) = draws.legal(&playing) else { break };
            play_and_redraw(&mut playing, mv);
        }
    }
    assert!(arranged > 20, "only {arranged} rows were arranged");
}
