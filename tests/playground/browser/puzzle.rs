//! Puzzles on the page: asked, failed, solved and shared, and usable on a phone.

use serde_json::json;

use crate::pane::Pane;
use crate::screens::look;
use crate::stage::Stage;

/// Returns the labels of the enabled move buttons in the newest puzzle.
const MOVES: &str = "const buttons = [...last(all('.message.private')).querySelectorAll('[data-press]')];
    const labels = buttons.filter((one) => !one.disabled).map((one) => one.innerText.trim());
    return labels.filter((label) => /^\\d+( · \\w+| \\S)?$/.test(label))";

/// Presses the move with this label in the newest puzzle.
const PRESS: &str = "const buttons = [...last(all('.message.private')).querySelectorAll('[data-press]')];
    return buttons.find((one) => one.innerText.trim() === arguments[1]) ?? null";

const SAID: &str = "return last(all('.message.private')).querySelector('.said').innerText";

/// Tries move after move until all are found. Returns whether one was wrong.
pub(crate) async fn solve(person: Pane<'_>) -> bool {
    let mut missed = false;
    // No line is longer, and no board has more moves.
    for _ in 0..12 {
        let moves = person.see(MOVES, &[]).await;
        for label in moves.as_array().cloned().unwrap_or_default() {
            let before = person.see(SAID, &[]).await;
            person.click(PRESS, &[label], "a move").await;
            let changed =
                "return last(all('.message.private')).querySelector('.said').innerText !== arguments[1]";
            person.until(changed, &[before], "what comes of it").await;
            let said = person.see(SAID, &[]).await;
            let said = said.as_str().unwrap_or_default();
            if said.contains("Solved.") {
                return missed;
            }
            if said.contains("Right.") {
                break;
            }
            assert!(said.contains(" is not it."), "{said}");
            missed = true;
        }
    }
    panic!("no move is right");
}

#[tokio::test]
async fn puzzles_are_solved_and_fit_a_phone() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    for game in ["mangala", "pallankuzhi"] {
        ada.command(&format!("/puzzle game:{game}")).await;
        ada.until_shows("Find it!").await;
        look(&stage, ada, &format!("puzzle-{game}")).await;
        solve(ada).await;
        ada.until_shows("Solved.").await;
        ada.until_shows("Finding your level: ").await;
        look(&stage, ada, &format!("puzzle-solved-{game}")).await;
    }
    ada.press("Next puzzle ▶").await;
    ada.until_shows("Show the answer").await;
    ada.press("Show the answer").await;
    ada.until_shows("The answer: ").await;
    look(&stage, ada, "puzzle-answer").await;

    ada.press("Puzzle of the day").await;
    ada.until_shows("Puzzle of the day #").await;
    solve(ada).await;
    // More than two tries keep no days in a row.
    ada.until_shows("The next puzzle of the day comes").await;
    look(&stage, ada, "puzzle-daily").await;
    ada.press("Share").await;
    let shared = "return all('.message:not(.private)').some((one) => one.innerText.includes(' · @Ada'))";
    assert_eq!(ada.until(shared, &[], "the shared line").await, json!(true));
}
