//! Rules and lessons of the game that is meant where none is named.

use super::handling::Handling;
use crate::request::LessonPress;

/// Shows the rules of the game that the person plays here, or that is usual.
pub(super) async fn usual_rules(handling: &Handling<'_>) {
    let (doorkeeper, visitor) = (handling.doorkeeper, handling.visitor());
    let mine = doorkeeper.live_of(handling.who(), handling.request.place.channel).await.unwrap_or_default();
    let game = match mine.first() {
        Some(one) => one.game,
        None => handling.usual_game().await,
    };
    doorkeeper.show_rules(visitor.as_ref(), game, 0).await;
}

/// Begins the lessons of the game that is usual.
pub(super) async fn usual_lesson(handling: &Handling<'_>) {
    let press = LessonPress::begin(handling.usual_game().await);
    handling.doorkeeper.teach(handling.visitor().as_ref(), &press).await;
}
