//! The first screens that people see, on wide pages and phones, in light and dark, in English and Arabic.
//!
//! Nothing may be cut off. Screenshots are in `target/playground/`.

use serde_json::{Value, json};

use crate::pane::Pane;
use crate::playing::play;
use crate::sight::LAST_IS_SEEN;
use crate::stage::Stage;

/// Returns what is wider than the page or its message. Code and lists scroll by themselves.
const CUT_OFF: &str = "const beyond = (one, within) =>
        one.right > within.right + 1 || one.left < within.left - 1;
    const log = pane.querySelector('.log').getBoundingClientRect();
    const page = { left: 0, right: innerWidth };
    const found = all('.message, .message :is(.button, .select, img, .markdown), .top button')
        .filter((one) => beyond(one.getBoundingClientRect(), one.closest('.log') ? log : page));
    if (document.documentElement.scrollWidth > innerWidth) found.push(document.documentElement);
    return found.map((one) => `${one.className} ${one.innerText?.slice(0, 40)}`)";

pub(crate) async fn look(stage: &Stage, person: Pane<'_>, name: &str) {
    for (width, height) in [(1280, 900), (390, 844)] {
        stage.resize(width, height).await;
        person.see("pane.querySelector('.log').scrollTop = 1e6", &[]).await;
        person.until(LAST_IS_SEEN, &[], name).await;
        for theme in ["light", "dark"] {
            stage.run("document.documentElement.dataset.theme = arguments[0]", &[theme.into()]).await;
            stage.picture(&format!("look-{name}-{theme}-{width}")).await;
        }
        let cut_off = person.see(CUT_OFF, &[]).await;
        assert_eq!(cut_off, json!([]), "{name} at {width}");
    }
    stage.resize(1280, 900).await;
}

/// Waits for one more message that is not still "thinking".
async fn ask(person: Pane<'_>, command: &str) {
    let newest = "return last(all('.message'))?.dataset.message ?? ''";
    let before = person.see(newest, &[]).await;
    person.command(command).await;
    let newer = "const one = last(all('.message'));
        return one && one.dataset.message !== arguments[1] && !one.querySelector('.thinking')";
    person.until(newer, &[before], command).await;
}

/// Selects the message with this board: its pits, the enabled ones, and who is to move.
const BOARD: &str = "const board = all('.message').find((one) => one.dataset.message === arguments[1]);
    const isPit = (one) => /^\\d+ · \\w+$/.test(one.innerText.trim());
    const pits = [...board.querySelectorAll('[data-press]')].filter(isPit);
    const free = pits.filter((one) => !one.disabled && !one.classList.contains('waits'));
    const mover = last([...board.querySelectorAll('.markdown .mark')].map((one) => one.innerText));
    const presses = pits.map((one) => one.dataset.press).join();";

/// More moves than this game takes.
const LONGEST: usize = 200;

/// Plays as the board says, the first pit each time, until none is left.
async fn play_to_the_end(ada: Pane<'_>, bilge: Pane<'_>, board: &Value) {
    let whose = format!("{BOARD} return pits.length ? free.length && mover : 'nobody'");
    for _ in 0..LONGEST {
        let turn = ada.until(&whose, std::slice::from_ref(board), "somebody's turn").await;
        if turn == "nobody" {
            return;
        }
        let mover = if turn == "@Ada" { ada } else { bilge };
        let presses = format!("{BOARD} return presses");
        let before = mover.see(&presses, std::slice::from_ref(board)).await;
        let pit = format!("{BOARD} return free[0] ?? null");
        mover.click(&pit, std::slice::from_ref(board), "a pit").await;
        let changed = format!("{BOARD} return presses !== arguments[2]");
        mover.until(&changed, &[board.clone(), before], "the board to change").await;
        // One window may show it sooner, and the end is edited once more when its picture is there.
        let same = "const shown = [...document.querySelectorAll('.message')]
            .filter((one) => one.dataset.message === arguments[1])
            .map((one) => one.querySelector('.said').innerText);
            return shown.length === 2 && shown[0] === shown[1]";
        ada.until(same, std::slice::from_ref(board), "the same board").await;
    }
    panic!("the game does not end");
}

async fn see_everything(stage: &Stage, language: &str) {
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    let look = async |name: &str| look(stage, ada, &format!("{name}-{language}")).await;
    for command in ["play", "help", "settings", "tutorial", "rules"] {
        ask(ada, &format!("/{command}")).await;
        look(command).await;
    }
    ask(ada, "/play opponent:Kuzhi game:mangala side:first level:1").await;
    look("first-board").await;
    ask(ada, "/resign").await;
    let sure = "return last(all('.message.private .button.danger'))";
    ada.click(sure, &[], "a question to answer").await;
    let answered = "return !last(all('.message.private')).querySelector('.button')";
    ada.until(answered, &[], "the question to be answered").await;
    look("resigned").await;

    ask(ada, "/play opponent:Bilge game:mangala side:second").await;
    look("challenge").await;
    let newest = "return last(all('.message')).dataset.message";
    let board = ada.see(newest, &[]).await;
    stage.two_people().await;
    let accept = "return last(all('.message .button.success').filter((one) => !one.disabled))";
    bilge.click(accept, &[], "a challenge to accept").await;
    let pit = format!("{BOARD} return free[0] ?? null");
    ada.until(&format!("{BOARD} return free.length"), std::slice::from_ref(&board), "a board").await;
    let last_is_the_board = "return last(all('.message')).dataset.message === arguments[1]";
    assert_eq!(ada.see(last_is_the_board, std::slice::from_ref(&board)).await, json!(true), "nothing calls");
    stage.press_above("Two people").await;
    // It is Bilge's turn.
    ada.click(&pit, std::slice::from_ref(&board), "a pit").await;
    let private = "return last(all('.message')).classList.contains('private')";
    ada.until(private, &[], "a refusal").await;
    look("wrong-click").await;
    ada.press("Dismiss message").await;
    ada.until(last_is_the_board, std::slice::from_ref(&board), "the refusal to go").await;
    stage.two_people().await;
    play_to_the_end(ada, bilge, &board).await;
    stage.press_above("Two people").await;
    look("the-end").await;

    ask(ada, "/play opponent:Kuzhi game:pallankuzhi side:first level:1").await;
    play(ada).await;
    look("first-relay").await;
}

#[tokio::test]
async fn nothing_is_cut_off_in_english() {
    let Some(stage) = Stage::open().await else { return };
    see_everything(&stage, "en").await;
}

#[tokio::test]
async fn nothing_is_cut_off_in_arabic() {
    let Some(stage) = Stage::open().await else { return };
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    ada.command("/settings").await;
    ada.press("Server settings").await;
    ada.press_gone("Server settings").await;
    choose_arabic(ada).await;
    stage.two_people().await;
    for person in [ada, bilge] {
        ask(person, "/settings").await;
        choose_arabic(person).await;
    }
    stage.press_above("Two people").await;
    see_everything(&stage, "ar").await;
}

async fn choose_arabic(person: Pane<'_>) {
    person.choose("Language: العربية").await;
    // By the first word of its name in Arabic.
    let chosen = "const components = last(all('.message')).querySelector('.components');
        return components.innerText.includes('اللغة')
            || all('.selected').some((one) => one.innerText.includes('العربية'))";
    person.until(chosen, &[], "Arabic").await;
}
