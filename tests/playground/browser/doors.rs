//! The ways to the page that lead to a study or to the list of games, by keys.

use serde_json::{Value, json};
use thirtyfour::{Key, TypingData};

use crate::pane::Pane;
use crate::stage::Stage;

/// What is told of a study, once nothing moves any more.
const TOLD: &str =
    "const isStill = document.body.dataset.state === 'open' && !document.body.hasAttribute('data-film');
    const isAnswered = !document.querySelector('.pit[data-sent]');
    return isStill && isAnswered && document.querySelector('#told').innerText || null";

/// The numbers of the pits that can be sown.
const OPEN: &str = "return [...document.querySelectorAll('.pit.open .number')].map((one) => one.innerText)";

/// Goes into the page that a person has opened.
async fn enter(stage: &Stage, person: Pane<'_>) {
    let frame = "return pane.querySelector('.activity:not([hidden]) iframe')";
    let frame = person.element(frame, &[], "the page").await;
    frame.enter_frame().await.expect("the page");
    stage.until("return document.body.dataset.state === 'open'", &[], "an open page").await;
}

async fn key(stage: &Stage, key: impl Into<TypingData>) {
    stage.browser.action_chain().send_keys(key).perform().await.expect("a key");
}

/// Tries pit after pit by its number until a puzzle is solved.
async fn solve(stage: &Stage) {
    // No line is longer, and no board has more moves.
    for _ in 0..12 {
        let open = stage.until(OPEN, &[], "pits").await;
        for number in open.as_array().cloned().unwrap_or_default() {
            let before = stage.until(TOLD, &[], "the task").await;
            key(stage, number.as_str().expect("a number")).await;
            let changed =
                format!("const told = (() => {{ {TOLD} }})(); return told !== arguments[0] && told");
            let told = stage.until(&changed, &[before], "what comes of it").await;
            let told = told.as_str().unwrap_or_default();
            if told.contains("Solved.") {
                return;
            }
            let focus = "return document.activeElement.matches('.pit')";
            assert_eq!(stage.run(focus, &[]).await, json!(true), "one goes on where one was: {told}");
            if told.contains("Right.") {
                break;
            }
            assert!(told.contains(" is not it."), "{told}");
        }
    }
    panic!("no move is right");
}

#[tokio::test]
async fn a_puzzle_is_solved_on_the_page_by_keys() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/puzzle game:mangala").await;
    ada.until_shows("Find it!").await;
    ada.press("Open board").await;
    enter(&stage, ada).await;
    solve(&stage).await;
    stage.picture("activity-puzzle").await;
    // Nothing is open behind it but the list of games.
    key(&stage, Key::Escape + "").await;
    let sheet =
        "return !document.querySelector('#sheet').hidden && document.querySelector('#sheet').innerText";
    let games = stage.until(sheet, &[], "the games").await;
    assert!(games.as_str().is_some_and(|games| games.contains("no game in this channel")), "{games}");
}

#[tokio::test]
async fn whoever_has_no_game_begins_one_from_the_list_of_apps() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/launch").await;
    enter(&stage, ada).await;
    for label in ["Play Mangala against Kuzhi", "Begin"] {
        let button = "const all = [...document.querySelectorAll('#sheet button')];
            return all.find((one) => one.innerText.trim() === arguments[0]) ?? null";
        stage.click(button, &[json!(label)], label).await;
    }
    let open = stage.until(&format!("{OPEN}.length || null"), &[], "a board").await;
    assert_ne!(open, Value::Null);
    stage.until("return document.querySelector('#sheet').hidden", &[], "the sheet to go").await;
    stage.picture("activity-begun").await;
    stage.browser.enter_default_frame().await.expect("the channel");
    ada.until_shows("to move").await;
}
