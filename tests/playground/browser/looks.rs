//! Boards as pictures: those of a lesson, and those of a game whose players chose pictures.

use crate::screens::look;
use crate::stage::Stage;

/// Returns the newest picture of a board in a message, once there is one.
const PICTURE: &str = "const image = last(all('.message img:not(.emoji)'));
    const hasCome = image && image.complete && image.naturalWidth > 100;
    return hasCome && image.src.includes(arguments[1]) ? image.alt : null";

#[tokio::test]
async fn a_lesson_is_a_picture_and_its_end_leads_to_a_game() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/tutorial game:Mangala").await;
    let alt = ada.until(PICTURE, &[".png".into()], "the board of the lesson").await;
    assert!(alt.as_str().is_some_and(|alt| alt.starts_with("You: ")), "{alt}");
    stage.picture("lesson").await;
    for lesson in 2..=5 {
        ada.press("Next lesson ▶").await;
        ada.until_shows(&format!("lesson {lesson} of 5")).await;
    }
    ada.until(PICTURE, &[".png".into()], "the last board").await;
    let right = "return last(all('.message button').filter((one) => /^6( |$)/.test(one.innerText)))";
    ada.click(right, &[], "pit 6").await;
    ada.until(PICTURE, &[".gif".into()], "the move as it is played").await;
    ada.until_shows("Play this game now").await;
    stage.picture("lesson-end").await;
    ada.press("Play this game now").await;
    ada.until("return !all('.message').some((one) => one.innerText.includes('Well done'))", &[], "the draft")
        .await;
    stage.picture("lesson-draft").await;

    // What Mangala has taught is told in a line, and the other lessons are a press away.
    ada.command("/tutorial game:Kalah").await;
    ada.until_shows("You know the rest from Mangala").await;
    ada.until(PICTURE, &[".png".into()], "the first board of Kalah").await;
    look(&stage, ada, "lesson-known").await;
    ada.press("All lessons").await;
    ada.until_shows("lesson 1 of 5").await;
}

#[tokio::test]
async fn the_board_of_a_game_becomes_a_picture() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    ada.until_shows("to move").await;
    ada.press("More …").await;
    ada.until_shows("Hint").await;
    stage.picture("more").await;
    ada.choose("My boards: Light wood").await;
    let alt = ada.until(PICTURE, &[".png".into()], "the board as a picture").await;
    assert!(alt.as_str().is_some_and(|alt| alt.contains("South: 4 4 4 4 4 4")), "{alt}");
    stage.picture("match-look").await;
    ada.press("💡 Hint").await;
    ada.until_shows("Sow pit").await;
    stage.picture("hint").await;
}
