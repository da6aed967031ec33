use std::sync::mpsc;

use kuzhi_domain::PlayerId;
use kuzhi_engine::{Game, Match};

use super::*;

fn question(level: u8) -> Question {
    Question {
        board: Game::default().start(),
        level: Level::new(level).unwrap(),
        seed: 7,
        time: None,
        asker: PlayerId(1),
        purpose: Purpose::Move,
    }
}

fn one_thread() -> Thinking {
    Thinking::new(NonZeroUsize::MIN)
}

/// Keeps the thread for long searches busy until the sender is used or dropped.
fn occupy(thinking: &Thinking) -> mpsc::Sender<()> {
    let (go, gate) = mpsc::channel::<()>();
    let (begun, begins) = mpsc::channel();
    thinking.workers.run(Urgency::Move, PlayerId(9), move |_| {
        begun.send(()).unwrap();
        let _ = gate.recv();
    });
    begins.recv().unwrap();
    go
}

#[tokio::test]
async fn the_same_board_and_seed_give_the_same_move() {
    let thinking = one_thread();
    let first = thinking.choose(question(1), || ()).await;
    assert!(first.is_some());
    assert_eq!(thinking.choose(question(1), || ()).await, first);
}

#[tokio::test]
async fn without_time_it_still_plays() {
    let asked = Question { time: Some(Duration::ZERO), ..question(8) };
    let choice = one_thread().choose(asked.clone(), || ()).await.unwrap();
    assert!(asked.board.legal().contains(&choice.best));
}

#[tokio::test]
async fn a_stopped_engine_chooses_nothing() {
    let thinking = one_thread();
    thinking.stop();
    assert_eq!(thinking.choose(question(3), || ()).await, None);
}

#[tokio::test]
async fn a_low_level_waits_for_no_long_search() {
    let thinking = one_thread();
    let go = occupy(&thinking);
    assert!(thinking.choose(question(3), || ()).await.is_some());
    drop(go);
}

#[tokio::test]
async fn equal_questions_are_thought_about_once() {
    let thinking = one_thread();
    let go = occupy(&thinking);
    let asked: Vec<_> = (1..=200)
        .map(|person| Question { asker: PlayerId(person), purpose: Purpose::Hint, ..question(8) })
        .map(|question| thinking.ask(question))
        .collect();
    assert_eq!(thinking.open().len(), 1);
    drop(go);
    for mut answer in asked {
        answer.wait_for(|progress| matches!(progress, Progress::Answered(_))).await.unwrap();
    }
    // Its job may still be on its last line.
    while !thinking.open().is_empty() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_beginning_is_told_when_a_thread_is_free() {
    let thinking = one_thread();
    let go = occupy(&thinking);
    let begun = AtomicBool::new(false);
    let waiting = thinking.choose(question(8), || begun.store(true, Ordering::SeqCst));
    tokio::pin!(waiting);
    assert!(is_pending(&mut waiting).await && !begun.load(Ordering::SeqCst));
    drop(go);
    assert!(waiting.await.is_some() && begun.load(Ordering::SeqCst));
}

#[test]
fn short_moves_come_before_long_ones_and_moves_before_hints() {
    let hint = Question { purpose: Purpose::Hint, ..question(1) };
    let urgencies = [question(3), question(8), hint].map(|question| question.urgency());
    assert_eq!(urgencies, [Urgency::ShortMove, Urgency::Move, Urgency::Hint]);
    assert!(urgencies.is_sorted());
}

/// Returns whether a future is pending when polled once.
async fn is_pending<F: Future + Unpin>(future: &mut F) -> bool {
    tokio::select! {
        biased;
        _ = future => false,
        () = std::future::ready(()) => true,
    }
}

#[test]
fn only_the_highest_level_knows_the_tables() {
    let tables = Tables::within(1);
    tables.build_all();
    let thinking = one_thread().with_tables(tables).in_worker();
    for level in Level::all() {
        let asked = question(level.get());
        let knows = thinking.limits(&asked, &Scratch::default()).knowledge.tables().count();
        assert_eq!(knows > 0, level.get() == Level::MAX, "{level}");
    }
}

#[tokio::test]
async fn nobody_waits_for_the_tables() {
    let tables = Tables::within(1);
    let thinking = one_thread().with_tables(tables);
    let position = "0.0.0.0.2.1/0.0.0.0.0.1 22:22 south".parse().unwrap();
    let board = Match::from_position(Game::default(), &position).unwrap();
    assert!(thinking.choose(Question { board, ..question(8) }, || ()).await.is_some());
}

/// A match that has just started.
fn begun() -> Arc<Match> {
    let mut board = Game::default().start();
    board.play(board.legal()[0], &mut |_| ()).unwrap();
    Arc::new(board)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_yields_to_play_and_ends_the_same() {
    let thinking = one_thread();
    let expected = thinking.judge(begun(), 1, PlayerId(2)).await;
    assert!(expected.is_some());
    let reviewing = thinking.clone();
    let judged = tokio::spawn(async move { reviewing.judge(begun(), 1, PlayerId(2)).await });
    while !thinking.judging.is_going_on() && !judged.is_finished() {
        tokio::task::yield_now().await;
    }
    assert!(thinking.choose(question(8), || ()).await.is_some());
    assert_eq!(judged.await.unwrap(), expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_by_whoever_plays_breaks_a_review_off() {
    let thinking = one_thread();
    // It may end before anyone asks.
    loop {
        let reviewing = thinking.clone();
        let judged =
            tokio::spawn(
                async move { reviewing.search_once(&begun(), PlayerId(2), true, of_review(1)).await },
            );
        while !thinking.judging.is_going_on() && !judged.is_finished() {
            tokio::task::yield_now().await;
        }
        drop(thinking.ask(question(8)));
        if matches!(judged.await.unwrap(), Some(Searched::GaveWay)) {
            break;
        }
    }
    let judged = thinking.search_once(&begun(), PlayerId(2), false, of_review(1)).await;
    assert!(matches!(judged, Some(Searched::ToTheEnd(Some(_)))), "not for ever");
}

/// Searches estimate eight seeds, but the solution of Mangala says six.
#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_from_a_mistake_is_exact_and_gives_way_to_play() {
    let position = "6.1.1.7.1.0/0.0.8.7.1.1 13:2 north".parse().unwrap();
    let board = Match::from_position(Game::default(), &position).unwrap();
    let thinking = one_thread();
    let seeking = thinking.clone();
    let found = tokio::spawn(async move { seeking.find_puzzle(board, PlayerId(2)).await });
    while !thinking.judging.is_going_on() && !found.is_finished() {
        tokio::task::yield_now().await;
    }
    assert!(thinking.choose(question(8), || ()).await.is_some());
    let puzzle = found.await.unwrap().unwrap();
    assert_eq!(puzzle.goal().to_string(), "seeds 6 exactly");
}

#[tokio::test]
async fn so_many_hints_wait_and_then_there_is_room_again() {
    let thinking = one_thread();
    let go = occupy(&thinking);
    let hints = (0..MOST_HINTS_WAITING as u64).map(|seed| {
        assert!(thinking.has_room_for_hints());
        // No two questions are the same.
        let asker = PlayerId(seed);
        thinking.ask(Question { purpose: Purpose::Hint, seed, asker, ..question(1) })
    });
    let hints: Vec<_> = hints.collect();
    assert!(!thinking.has_room_for_hints());
    drop(go);
    for mut hint in hints {
        hint.wait_for(|progress| matches!(progress, Progress::Answered(_))).await.unwrap();
    }
    assert!(thinking.has_room_for_hints());
}
