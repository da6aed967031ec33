use std::sync::mpsc;

use kuzhi_engine::{Game, Match};

use super::*;
use crate::app::PlayerId;

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
    // Its job may be at its last line.
    while !thinking.open().is_empty() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn moves_come_before_hints_and_the_beginning_is_told() {
    let thinking = one_thread();
    let go = occupy(&thinking);
    let (tell, told) = mpsc::channel();
    let choose = |purpose, seed: u64, name: &'static str| {
        let (thinking, tell) = (thinking.clone(), tell.clone());
        let mut board = Game::default().start();
        let mv = board.legal()[usize::try_from(seed).unwrap()];
        board.play(mv, &mut |_| ()).unwrap();
        let asked = Question { board, purpose, ..question(8) };
        let mut progress = thinking.ask(asked);
        async move {
            progress.wait_for(|progress| matches!(progress, Progress::Answered(_))).await.unwrap();
            tell.send(name).unwrap();
        }
    };
    let hint = choose(Purpose::Hint, 0, "hint");
    let mv = choose(Purpose::Move, 1, "move");
    let begun = AtomicBool::new(false);
    let third = Question { asker: PlayerId(2), time: Some(Duration::from_mins(1)), ..question(8) };
    let waiting = thinking.choose(third, || begun.store(true, Ordering::SeqCst));
    tokio::pin!(waiting);
    assert!(futures_are_pending(&mut waiting).await && !begun.load(Ordering::SeqCst));
    drop(go);
    // One thread does them all, so that their order is that of their ends.
    tokio::join!(mv, hint);
    assert!(waiting.await.is_some() && begun.load(Ordering::SeqCst));
    assert_eq!(told.try_iter().collect::<Vec<_>>(), ["move", "hint"]);
}

/// Whether a future is not done when it is looked at once.
async fn futures_are_pending<F: Future + Unpin>(future: &mut F) -> bool {
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
