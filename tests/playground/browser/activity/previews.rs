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
    let told = stage.run("return document.querySelector('#told').innerText", &[]).await;
    assert!(told.as_str().is_some_and(|told| told.contains("Hold a pit")), "newcomers hear of it: {told}");
    let before = stage.run(HELD, &[]).await;
    page.touch("return document.querySelectorAll('.pit.open')[1]").await;
    let why = stage.until(hint, &[], "why").await;
    assert!(why.as_str().is_some_and(|why| why.starts_with("You: pit 2")), "{why}");
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
}
