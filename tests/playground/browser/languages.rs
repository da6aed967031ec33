//! Other languages, and a board as sentences.

use serde_json::json;

use crate::stage::Stage;

#[tokio::test]
async fn everything_in_turkish() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    choose_locale(&stage, "[data-set=locale]").await;
    choose_locale(&stage, "[data-set=server-locale]").await;
    ada.line().await.send_keys("/").await.expect("a key");
    let commands = "const text = pane.querySelector('.composer .menu').innerText;
        return text.includes('/oyna') ? text : null";
    ada.until(commands, &[], "commands in Turkish").await;
    stage.picture("turkish-commands").await;
    ada.line().await.send_keys(thirtyfour::Key::Backspace + "").await.expect("a key");
    ada.command("/play opponent:Kuzhi game:mangala side:first").await;
    let has_board = "return last(all('.message .button'))?.innerText";
    let label = ada.until(has_board, &[], "a board").await;
    assert_ne!(label, json!("Show move"));
    stage.picture("turkish").await;
}

#[tokio::test]
async fn settings_to_plain_sentences() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    bilge.command("/play opponent:Kuzhi game:mangala side:first").await;
    ada.until_shows("to move").await;
    ada.command("/settings").await;
    ada.choose("My boards: Sentences").await;
    ada.until(
        "return all('.select .selected').some((one) => one.innerText.includes('for screen readers'))",
        &[],
        "the setting",
    )
    .await;
    stage.picture("settings").await;
    ada.command("/board").await;
    ada.until_shows("South: 4 4 4 4 4 4. Store 0.").await;
    stage.picture("plain-sentences").await;
}

#[tokio::test]
async fn arabic_runs_from_right_to_left() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/settings").await;
    ada.choose("Language: العربية").await;
    ada.until("return !pane.querySelector('.messages').innerText.includes('Your settings')", &[], "Arabic")
        .await;
    let direction = "return getComputedStyle(last(all('.message .markdown'))).direction";
    assert_eq!(ada.see(direction, &[]).await, "rtl");
    stage.picture("arabic").await;
}

/// In Arabic, Ada, who plays South, sees her first pit on the left and her store on the right.
#[tokio::test]
async fn an_arabic_board_is_not_mirrored() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/settings").await;
    ada.choose("Language: العربية").await;
    ada.until("return !pane.querySelector('.messages').innerText.includes('Your settings')", &[], "Arabic")
        .await;
    ada.command("/play opponent:Kuzhi game:mangala side:first").await;
    ada.until_shows("to move").await;
    ada.command("/board look:emoji").await;
    ada.until_shows("لعبة").await;
    ada.until(
        "return last(all('.message')).querySelectorAll('.markdown img.emoji').length > 20",
        &[],
        "a board",
    )
    .await;
    // In the lowest line the first pit's number is left of the sixth's, and the pits are left of the row's
    // letter.
    let places = "const found = [...last(all('.message')).querySelectorAll('.markdown img.emoji')];
        const bottom = Math.max(...found.map((one) => one.getBoundingClientRect().top));
        const line = found.filter((one) => one.getBoundingClientRect().top > bottom - 5);
        return line.map((one) => [one.alt || one.title, one.getBoundingClientRect().left])
            .sort((one, other) => one[1] - other[1]).map((one) => one[0])";
    let line = ada.see(places, &[]).await;
    stage.picture("arabic-board").await;
    let names: Vec<String> = serde_json::from_value(line).expect("names from left to right");
    assert_eq!(names.len(), 8, "{names:?}");
    let digits: Vec<String> =
        names[1..7].iter().map(|name| name.chars().filter(char::is_ascii_digit).take(1).collect()).collect();
    assert_eq!(digits, ["1", "2", "3", "4", "5", "6"], "{names:?}");
}

async fn choose_locale(stage: &Stage, which: &str) {
    let script = format!("return document.querySelector('[data-pane=\"1\"] {which} option[value=tr]')");
    stage.find(&script, &[], "a choice of languages").await.click().await.expect("a click");
}
