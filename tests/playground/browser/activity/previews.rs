//! What a move would do, before it is made.

use serde_json::json;
use thirtyfour::Key;

use super::page::{HELD, Hand, Page};
use crate::stage::Stage;

#[tokio::test]
async fn a_finger_that_stays_sees_where_a_move_ends_and_does_not_sow() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    let hint = "const hint = document.querySelector('#hint'); return !hint.hidden && hint.innerText";
    let told = "return document.querySelector('#told').innerText";
    let said = stage.run(told, &[]).await;
    assert!(said.as_str().is_some_and(|said| said.contains("Hold a pit")), "one hears of it: {said}");
    let about = "return document.querySelector('#about summary').innerText";
    let aim = stage.run(about, &[]).await;
    assert!(aim.as_str().is_some_and(|aim| aim.starts_with("Win more seeds")), "{aim}");
    let before = stage.run(HELD, &[]).await;
    page.touch("return document.querySelectorAll('.pit.open')[1]").await;
    let why = stage.until(hint, &[], "why").await;
    assert!(why.as_str().is_some_and(|why| why.starts_with("If played: pit 2")), "{why}");
    stage.picture("activity-preview").await;
    page.release().await;
    // A press that was one would have been sent by the time that another is answered.
    stage
        .click("return document.querySelector('#tools [aria-label=\"Your games here\"]')", &[], "the games")
        .await;
    stage.until("return !document.querySelector('#sheet').hidden", &[], "the games").await;
    assert_eq!(stage.run(HELD, &[]).await, before);
    page.keys(Key::Escape + "").await;
    stage.until("return document.querySelector('#sheet').hidden", &[], "the sheet to go").await;
    // Who does not want to see it sows, however long they press.
    let switch = "return document.querySelector('#tools [aria-label=\"Show where moves end\"]')";
    stage.click(switch, &[], "the switch").await;
    let is_off = format!("{switch}.getAttribute('aria-pressed') === 'false'");
    stage.until(&is_off, &[], "no previews").await;
    let hover = "const over = new PointerEvent('pointerenter', { pointerType: 'mouse' });
        document.querySelectorAll('.pit.open')[1].dispatchEvent(over)";
    stage.run(hover, &[]).await;
    assert_eq!(stage.run(hint, &[]).await, json!(false));
    page.sow(Hand::Finger, 1).await;
    page.until_changed(&before).await;
    page.until_mine().await;
    assert!(
        !stage.run(told, &[]).await.as_str().unwrap_or_default().contains("Hold a pit"),
        "once is enough"
    );
}

#[tokio::test]
async fn whoever_confirms_moves_presses_a_pit_twice() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/settings").await;
    ada.until_shows("Moves: at once").await;
    ada.press("Moves: at once").await;
    ada.until_shows("Moves: ask first").await;
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    let before = stage.run(HELD, &[]).await;
    page.sow(Hand::Finger, 2).await;
    let asked = "return document.querySelector('#news').innerText.includes('Press pit 2 again to play it.')";
    stage.until(asked, &[], "the question").await;
    // Another pit is another question.
    page.sow(Hand::Finger, 1).await;
    let other = asked.replace("pit 2", "pit 1");
    stage.until(&other, &[], "the other question").await;
    assert_eq!(stage.run(HELD, &[]).await, before);
    page.sow(Hand::Finger, 1).await;
    page.until_changed(&before).await;
}

#[tokio::test]
async fn a_hint_marks_its_pit_as_long_as_the_board_stands() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:oware side:first level:1").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    page.press(Hand::Mouse, &labelled("Hint")).await;
    let marked = "return document.querySelectorAll('.pit.advised').length === 1";
    stage.until(marked, &[], "a marked pit").await;
    stage.picture("activity-hint").await;
    page.keys(Key::Escape + "").await;
    stage.until("return document.querySelector('#sheet').hidden", &[], "the sheet to go").await;
    assert_eq!(stage.run(marked, &[]).await, true, "it stays");
    let before = stage.run(HELD, &[]).await;
    page.sow(Hand::Mouse, 1).await;
    page.until_changed(&before).await;
    page.until_mine().await;
    assert_eq!(stage.run(marked, &[]).await, false);
}

#[tokio::test]
async fn a_pit_pressed_out_of_turn_says_whom_the_board_waits_for() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    bilge.command("/play opponent:Ada game:oware side:first").await;
    ada.press("Accept").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    page.press(Hand::Finger, "return document.querySelectorAll('.pit')[8]").await;
    let said =
        stage.until("return document.querySelector('#news').innerText || null", &[], "an answer").await;
    assert_eq!(said, "Bilge to move");
}

/// The button with this label below the board.
fn labelled(label: &str) -> String {
    format!(
        "const buttons = [...document.querySelectorAll('#buttons button')];
        return buttons.find((one) => one.innerText.trim() === '{label}')"
    )
}
