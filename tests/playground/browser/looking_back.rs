//! Looking back on games: reviews and replays.

use serde_json::json;

use crate::playing::play_in_turn;
use crate::screens::look;
use crate::stage::Stage;

/// Returns the newest picture, once it is loaded: whether it is sharp on a phone, and its description.
const PICTURE: &str = "const one = last(all('.message img.media'));
    return one?.complete && one.naturalWidth ? [one.naturalWidth >= 780, one.alt.slice(0, 12)] : null";

#[tokio::test]
async fn a_finished_game_is_reviewed_and_gone_through_again() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Bilge game:mangala side:first").await;
    bilge.press("Accept").await;
    ada.until_shows("to move").await;
    // Both sow their first pit, so that it is always the same game, and one in which Ada has lost something.
    play_in_turn(ada, bilge, 14).await;
    ada.command("/resign").await;
    ada.press("Yes, I resign").await;
    ada.until_shows("resigned: ").await;
    // The card, as sharp as other pictures.
    assert_eq!(ada.until(PICTURE, &[], "the card").await, json!([true, "🏆 Ada resig"]));
    look(&stage, ada, "card").await;

    ada.press("Review").await;
    ada.until_shows("The curve shows how many seeds").await;
    ada.until_shows("Accuracy: You ").await;
    assert_eq!(ada.until(PICTURE, &[], "the curve").await, json!([true, "South’s lead"]));
    look(&stage, ada, "review").await;
    let retry = "return last(all('.message button').filter((one) => one.innerText.startsWith('Retry move')))";
    ada.click(retry, &[], "a move to try again").await;
    ada.until_shows("Can you find a better one?").await;
    look(&stage, ada, "retry").await;
    ada.press("Back to the review").await;
    ada.until_shows("The curve shows how many seeds").await;

    ada.press("Replay").await;
    ada.until_shows("Move 0 of ").await;
    ada.press("▶").await;
    ada.until_shows("Move 1 of ").await;
    look(&stage, ada, "replay").await;
    ada.press("Analyse").await;
    ada.until_shows("Analysis · Mangala").await;
    look(&stage, ada, "analysis").await;
}
