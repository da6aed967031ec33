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
