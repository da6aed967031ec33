use kuzhi_engine as engine;

use super::*;
use crate::words::round_end::RoundEnd;

fn sentences(game: &str, options: &[(&str, &str)], position: &str, mv: &str) -> Vec<String> {
    let game = Game::with_options(game, options.iter().copied()).unwrap();
    let mut board = engine::Match::from_position(game, &position.parse().unwrap()).unwrap();
    let (before, mover, mut events) = (board.position(), board.turn().unwrap(), Vec::new());
    board.play(mv.parse().unwrap(), &mut |event| events.push(event)).unwrap();
    let words = Words::english();
    let naming = Naming::of_learner(words, Side::South);
    joined(fired(game, &before, mover, &events)).iter().map(|one| one.sentence(words, &naming)).collect()
}

#[test]
fn a_move_that_captures_nothing_says_why() {
    let words = Words::english();
    let naming = Naming::of_learner(words, Side::South);
    let told = |game: &str, moves: &str| {
        let mut board = Game::by_id(game).unwrap().start();
        let (mut before, mut mover, mut events) = (board.position(), Side::South, Vec::new());
        for mv in moves.split_whitespace() {
            (before, mover) = (board.position(), board.turn().unwrap());
            events.clear();
            board.play(mv.parse().unwrap(), &mut |event| events.push(event)).unwrap();
        }
        let missed = Missed::from_events(board.game(), &before, mover, &events);
        missed.map(|missed| missed.sentence(words, &naming))
    };
    for (game, moves, expected) in [
        (
            "toguz-kumalak",
            "1",
            Some("The last seed falls into your pit 9: nothing is captured in your own row."),
        ),
        (
            "toguz-kumalak",
            "9 9 3",
            Some("The last seed makes 11 in Kuzhi’s pit 3, an odd number: nothing is captured."),
        ),
        ("oware", "3", Some("The last seed makes 5 in Kuzhi’s pit 1: only twos and threes are captured.")),
        (
            "al-manqala",
            "1",
            Some("The last seed makes 8 in Kuzhi’s pit 1: only twos and fours are captured."),
        ),
        ("kalah", "3", None),
        (
            "kalah",
            "4",
            Some("The last seed falls into Kuzhi’s pit 1: it captures only in the mover’s own row."),
        ),
        (
            "mangala",
            "1",
            Some(
                "The last seed falls into your pit 4: it would capture only if that pit was empty and the \
                 one opposite was not.",
            ),
        ),
        ("pallankuzhi", "1", None),
    ] {
        assert_eq!(told(game, moves).as_deref(), expected, "{game} {moves}");
    }
    let no_tuzdik = |position: &str, mv: &str| {
        let game = Game::by_id("toguz-kumalak").unwrap();
        let mut board = engine::Match::from_position(game, &position.parse().unwrap()).unwrap();
        let (before, mut events) = (board.position(), Vec::new());
        board.play(mv.parse().unwrap(), &mut |event| events.push(event)).unwrap();
        let missed = Missed::from_events(game, &before, Side::South, &events);
        missed.map(|missed| missed.sentence(words, &naming)).unwrap_or_default()
    };
    for (position, mv, why) in [
        ("9.9.9.9.9.9.9.9.2/2.9.9.castle.9.9.9.9.9 15:8 south", "9", "one tuzdik at most"),
        ("9.9.9.9.9.9.9.9.10/9.9.9.9.9.9.9.9.2 3:3 south", "9", "pit 9 never becomes"),
        ("castle.9.9.9.9.9.9.9.2/2.9.9.9.9.9.9.9.9 15:8 south", "9", "has the same number"),
    ] {
        let told = no_tuzdik(position, mv);
        assert!(told.starts_with("The last seed makes three, ") && told.contains(why), "{told}");
    }
    let captures = "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south".parse().unwrap();
    let mut board = engine::Match::from_position(Game::default(), &captures).unwrap();
    let (before, mut events) = (board.position(), Vec::new());
    board.play("6".parse().unwrap(), &mut |event| events.push(event)).unwrap();
    assert!(Missed::from_events(board.game(), &before, Side::South, &events).is_none());
    let mut explain = Explain::while_new(board.game(), std::iter::empty());
    assert_eq!((0..9).filter(|_| explain.explains_missed()).count(), 5);
    let mut explain = explain.on_page();
    assert!(explain.explains_missed() && !Explain::All.explains_missed(), "a page has room for it");
}

#[test]
fn a_capture_says_which_rule_took_it() {
    for (game, position, mv, expected) in [
        (
            "mangala",
            "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south",
            "6",
            "The last seed makes 2 in the other row, an even number: captured.",
        ),
        (
            "mangala",
            "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south",
            "2",
            "The last seed falls into an empty pit of yours, and the pit opposite holds 4: you capture both.",
        ),
        (
            "mangala",
            "4.4.4.4.0.3/1.4.4.4.0.4 4:8 north",
            "2",
            "The last seed falls into an empty pit of their own, and the pit opposite holds 4: both are \
             captured.",
        ),
        (
            "kalah",
            "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south",
            "3",
            "The last seed falls into your store: you move again.",
        ),
        (
            "oware",
            "0.0.0.0.1.3/1.2.1.5.5.5 12:13 south",
            "6",
            "Counted back from the last seed, the pits hold 2, 3 and 2: all are captured.",
        ),
        (
            "toguz-kumalak",
            "9.9.9.9.9.9.9.9.4/1.9.2.9.9.9.9.9.9 10:10 south",
            "9",
            "The last seed makes three in the other row: captured, and the pit is a tuzdik from now on.",
        ),
    ] {
        let said = sentences(game, &[], position, mv);
        assert!(said.iter().any(|one| one == expected), "{game}: {said:?}");
    }
}

#[test]
fn a_relay_says_what_it_took_and_why_it_stopped() {
    let position = "2.0.0.0.5.0.0/7.7.7.7.7.7.7 28:0 south";
    assert_eq!(
        sentences("pallankuzhi", &[], position, "1"),
        ["What lies behind an empty pit is captured: 5.", "The next pit is empty, so the turn is over."]
    );
    let tied = "4.4.4.4.2.0.3/4.4.4.4.4.4.4 7:0 south direction=+";
    assert_eq!(
        sentences("kotu-baendum", &[], tied, "5"),
        ["The last seed makes 4 in an end pit: it is tied for the round, and not captured."]
    );
}

/// Plays all games at random, and hears each move.
fn play_at_random(mut hear: impl FnMut(Game, &Position, Side, &[Event], &engine::Match)) {
    for game in Game::all() {
        let mut state = 5_u64;
        for _ in 0..12 {
            let mut board = game.start();
            while let Some(mover) = board.turn().filter(|_| board.moves().len() < 300) {
                let (before, legal, mut events) = (board.position(), board.legal(), Vec::new());
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let choice = usize::try_from(state >> 33).unwrap() % legal.len();
                board.play(legal[choice], &mut |event| events.push(event)).unwrap();
                hear(game, &before, mover, &events, &board);
            }
        }
    }
}

#[test]
fn nothing_happens_without_a_reason() {
    let words = Words::english();
    let naming = Naming::of_learner(words, Side::South);
    play_at_random(|game, before, mover, events, board| {
        let fired = fired(game, before, mover, events);
        let has = |rules: &[Rule]| fired.iter().any(|one| rules.contains(&one.rule));
        let captured = |event: &Event| match *event {
            Event::Captured { seeds, .. } => u32::from(seeds),
            _ => 0,
        };
        let explained = fired.iter().filter(|one| one.rule != Rule::Tied);
        let explained: u32 = explained.flat_map(|one| &one.seeds).map(|&seeds| u32::from(seeds)).sum();
        assert_eq!(explained, events.iter().map(captured).sum::<u32>(), "{game} {before:?} {events:?}");
        for event in events {
            let is_explained = match event {
                Event::CastleBuilt { .. } => has(&[Rule::Castle, Rule::Tuzdik]),
                Event::SownIntoCastle { .. } => has(&[Rule::IntoCastle, Rule::IntoTuzdik]),
                Event::ExtraTurn { .. } => has(&[Rule::AnotherTurn]),
                Event::Marked { mark: Mark::Tied, .. } => has(&[Rule::Tied]),
                Event::Ended { outcome } => {
                    let is_said_by_verdict = !matches!(
                        outcome.reason,
                        engine::Reason::RowEmpty
                            | engine::Reason::NoMove
                            | engine::Reason::CannotFeed
                            | engine::Reason::Repetition
                    );
                    is_said_by_verdict || RoundEnd::from_events(game, mover, false, events).is_some()
                }
                Event::RoundEnded { .. } => RoundEnd::from_events(game, mover, false, events).is_some(),
                _ => true,
            };
            assert!(is_explained, "{game} {before:?} {event:?}");
        }
        assert!(fired.iter().all(|one| one.at < events.len()));
        let said: Vec<_> = joined(fired).iter().map(|one| one.sentence(words, &naming)).collect();
        assert!(said.iter().all(|one| one.ends_with('.')), "{said:?}");
        let is_relay = relay_rule(game).is_some() && board.turn() != Some(mover);
        assert!(
            !is_relay
                || !said.is_empty()
                || events.iter().any(|event| {
                    matches!(
                        event,
                        Event::HandKept { .. } | Event::EndlessSowing { .. } | Event::Arranged { .. }
                    )
                }),
            "{game}: why it stopped"
        );
    });
}

#[test]
fn each_rule_is_explained_five_times() {
    let game = Game::default();
    let again = || Fired { at: 0, rule: Rule::AnotherTurn, by: Side::South, seeds: Vec::new() };
    let even = Fired { rule: Rule::Even, seeds: vec![2], ..again() };
    let mut explain = Explain::while_new(game, std::iter::empty());
    assert_eq!((0..7).filter(|_| explain.explains(&again()).is_some()).count(), 5);
    assert!(explain.explains(&even).is_some(), "each rule counts for itself");
    assert!(
        (0..7).all(|_| Explain::All.explains(&even).is_some()) && Explain::Nothing.explains(&even).is_none()
    );
    let moves = ["4", "1", "1"].map(|mv| mv.parse().unwrap());
    let history = kuzhi_domain::matches::History::replay(game, &moves).unwrap();
    let mut explain = Explain::while_new(game, history.steps());
    assert_eq!(
        (0..7).filter(|_| explain.explains(&again()).is_some()).count(),
        4,
        "4 has given another turn"
    );
}
