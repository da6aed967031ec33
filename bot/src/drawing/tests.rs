use kuzhi_engine::{Game, Side};
use kuzhi_view::picture::Theme;

use super::*;

fn animation() -> Animation {
    let game = Game::default();
    let mv = game.start().legal()[0];
    Animation::of_last(game, &[mv], Side::South, Theme::default()).unwrap()
}

#[tokio::test]
async fn an_animation_is_drawn_once_and_frees_its_memory() {
    let drawing = Drawing::default();
    let draw = || drawing.animation(PlayerId(1), "move.gif", "a move".to_owned(), animation());
    let first = draw().await.unwrap();
    assert_eq!(drawing.rooms.available_permits(), ON_THEIR_WAY - 1);
    assert!(drawing.cache.lock().unwrap().find(&animation()).is_some());
    assert_eq!(draw().await.unwrap(), first);
    drop(first);
    assert_eq!(drawing.rooms.available_permits(), ON_THEIR_WAY);
}

#[tokio::test]
async fn boards_on_their_way_hold_up_no_other_board() {
    let drawing = Drawing::default();
    let board = || drawing.picture(Urgency::Board, PlayerId(1), "board.png", String::new(), || Ok(vec![1]));
    let mut sent = Vec::new();
    for _ in 0..BOARDS_ON_THEIR_WAY {
        sent.push(board().await.unwrap());
    }
    assert!(matches!(board().await, Err(DrawingError::TooMany)), "it is shown without a picture");
    assert_eq!(drawing.rooms.available_permits(), ON_THEIR_WAY, "people's own pictures have their rooms");
    sent.pop();
    board().await.unwrap();
}

#[tokio::test]
async fn a_stopped_drawer_says_so() {
    let drawing = Drawing::default();
    drawing.stop();
    let drawn = drawing.animation(PlayerId(1), "move.gif", String::new(), animation()).await;
    assert!(matches!(drawn, Err(DrawingError::Stopped)), "{drawn:?}");
}

#[tokio::test]
async fn the_picture_queue_leaves_room_for_other_people() {
    let drawing = Drawing::default();
    let (go, gate) = std::sync::mpsc::channel::<()>();
    let (gate, mut pictures) = (Arc::new(Mutex::new(gate)), tokio::task::JoinSet::new());
    // Every thread is busy, so that everything new waits.
    let (tell, told) = std::sync::mpsc::channel::<()>();
    for _ in 0..THREADS {
        let (gate, tell) = (Arc::clone(&gate), tell.clone());
        drawing.workers.run(Urgency::Board, PlayerId(0), move |()| {
            tell.send(()).unwrap();
            let _ = gate.lock().unwrap().recv();
        });
        told.recv().unwrap();
    }
    let [noisy, calm, late] = [1, 2, 9_999].map(PlayerId);
    let others = std::iter::repeat_n(noisy, 1_000).chain([calm]).chain((1_000..2_000).map(PlayerId));
    for person in others {
        let (drawing, gate) = (drawing.clone(), Arc::clone(&gate));
        let may = drawing.has_room_for(person);
        pictures.spawn(async move {
            let draw = move || {
                // Until the sender is dropped.
                let _ = gate.lock().unwrap().recv();
                Ok(Vec::new())
            };
            let drawn = drawing.picture(Urgency::Alone, person, "a.png", String::new(), draw).await;
            (person, may, drawn)
        });
        tokio::task::yield_now().await;
    }
    assert!(!drawing.has_room_for(late));
    drop(go);
    let mut drawn = Vec::new();
    while let Some(one) = pictures.join_next().await {
        match one.unwrap() {
            (person, true, Ok(_)) => drawn.push(person),
            (_, false, Err(DrawingError::TooMany)) => {}
            (person, may, answer) => panic!("{person:?} was told {may} and then {answer:?}"),
        }
    }
    let of_noisy = drawn.iter().filter(|&&person| person == noisy).count();
    assert!(drawn.contains(&calm), "whoever waits for none goes before those who do");
    assert_eq!((of_noisy, drawn.len()), (MOST_WAITING, ALL_WAITING));
    assert!(drawing.has_room_for(late));
}
