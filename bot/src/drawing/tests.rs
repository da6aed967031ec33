use kuzhi_engine::{Game, Side};

use super::*;
use crate::picture::Theme;

fn animation() -> Animation {
    let game = Game::default();
    let mv = game.start().legal()[0];
    Animation::of_last(game, &[mv], Side::South, Theme::default()).unwrap()
}

#[tokio::test]
async fn the_same_animation_is_drawn_once_and_its_room_is_free_when_it_is_gone() {
    let drawing = Drawing::default();
    let draw = || drawing.animation(PlayerId(1), "move.gif", "a move".to_owned(), animation());
    let first = draw().await.unwrap();
    assert_eq!(drawing.rooms.available_permits(), ON_THEIR_WAY - 1);
    assert!(drawing.kept.lock().unwrap().find(&animation()).is_some());
    assert_eq!(draw().await.unwrap(), first);
    drop(first);
    assert_eq!(drawing.rooms.available_permits(), ON_THEIR_WAY);
}

#[tokio::test]
async fn a_stopped_drawer_says_so() {
    let drawing = Drawing::default();
    drawing.stop();
    let drawn = drawing.animation(PlayerId(1), "move.gif", String::new(), animation()).await;
    assert!(matches!(drawn, Err(DrawingError::Stopped)), "{drawn:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_pictures_wait_and_then_there_is_room_again() {
    let drawing = Drawing::default();
    let (go, gate) = std::sync::mpsc::channel::<()>();
    let gate = Arc::new(Mutex::new(gate));
    let mut pictures = tokio::task::JoinSet::new();
    let mut draw = |person| {
        let (drawing, gate) = (drawing.clone(), Arc::clone(&gate));
        pictures.spawn(async move {
            let draw = move || {
                // Until nobody holds it shut.
                let _ = gate.lock().unwrap().recv();
                Ok(Vec::new())
            };
            drawing.picture(Urgency::Alone, PlayerId(person), "a.png", String::new(), draw).await
        });
    };
    let mut people = 0;
    while drawing.has_room() {
        draw(people);
        people += 1;
        tokio::task::yield_now().await;
    }
    assert!(people >= MOST_WAITING as u64, "{people}");
    // Those who were promised one at the same moment.
    for more in 0..ALL_WAITING as u64 {
        draw(people + more);
    }
    let refused = pictures.join_next().await.unwrap().unwrap();
    assert!(matches!(refused, Err(DrawingError::TooMany)), "nobody is drawn for yet");
    drop(go);
    let mut drawn = 0;
    while let Some(one) = pictures.join_next().await {
        drawn += usize::from(one.unwrap().is_ok());
    }
    assert!((MOST_WAITING..=ALL_WAITING + THREADS).contains(&drawn), "{drawn}");
    assert!(drawing.has_room());
}
