//! The screens that people see first, on a wide page and on a phone, in light and dark, in English and Arabic.
//!
//! Nothing may be cut off; what each looks like is kept in `target/playground/`.

use serde_json::json;

use crate::pane::Pane;
use crate::playing::play;
use crate::sight::LAST_IS_SEEN;
use crate::stage::Stage;

/// What is wider than the page or its message. Code and lists scroll by themselves.
const CUT_OFF: &str = "const beyond = (one, within) => one.right > within.right + 1 || one.left < within.left - 1;
    const log = pane.querySelector('.log').getBoundingClientRect();
    const found = all('.message, .message .button, .message .select, .message img, .message .markdown, .top button')
        .filter((one) => beyond(one.getBoundingClientRect(), one.closest('.log') ? log : { left: 0, right: innerWidth }));
    if (document.documentElement.scrollWidth > innerWidth) found.push(document.documentElement);
    return found.map((one) => `${one.className} ${one.innerText?.slice(0, 40)}`)";

async fn look(stage: &Stage, person: Pane<'_>, name: &str) {
    for (width, height) in [(1280, 900), (390, 844)] {
        stage.resize(width, height).await;
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

/// Waits for one message more than there were, which is not still being thought about.
async fn ask(person: Pane<'_>, command: &str) {
    let newest = "return last(all('.message'))?.dataset.message ?? ''";
    let before = person.see(newest, &[]).await;
    person.command(command).await;
    let newer = "const one = last(all('.message')); return one && one.dataset.message !== arguments[1] && !one.querySelector('.thinking')";
    person.until(newer, &[before], command).await;
}

async fn see_everything(stage: &Stage, language: &str) {
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    for command in ["play", "help", "settings", "tutorial", "rules"] {
        ask(ada, &format!("/{command}")).await;
        look(stage, ada, &format!("{command}-{language}")).await;
    }
    ask(ada, "/play opponent:Bilge game:mangala side:first").await;
    look(stage, ada, &format!("challenge-{language}")).await;
    stage.two_people().await;
    let accept = "return last(all('.message .button.success').filter((one) => !one.disabled))";
    bilge.click(accept, &[], "a challenge to accept").await;
    ada.until("return last(all('.message')).querySelectorAll('.button.primary').length", &[], "a board")
        .await;
    let pit = "return last(all('.message .button.primary').filter((one) => !one.disabled))";
    bilge.click(pit, &[], "a pit").await;
    bilge.until("return all('.message.private').length", &[], "a refusal").await;
    stage.picture(&format!("look-wrong-click-{language}-light-1280")).await;
    stage.resize(390, 844).await;
    stage.picture(&format!("look-wrong-click-{language}-light-390")).await;
    stage.resize(1280, 900).await;
    stage.press_above("Two people").await;
    look(stage, ada, &format!("first-board-{language}")).await;
    ask(ada, "/resign").await;
    let sure = "return last(all('.message.private .button.danger'))";
    ada.click(sure, &[], "a question to answer").await;
    ada.until(
        "return !all('.message:not(.private) .button').some((one) => /^[0-9]+$/.test(one.innerText.trim()))",
        &[],
        "the end",
    )
    .await;
    look(stage, ada, &format!("the-end-{language}")).await;
    ask(ada, "/play opponent:Kuzhi game:pallankuzhi side:first level:1").await;
    play(ada).await;
    look(stage, ada, &format!("first-relay-{language}")).await;
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
    speak_arabic(ada).await;
    stage.two_people().await;
    for person in [ada, bilge] {
        ask(person, "/settings").await;
        speak_arabic(person).await;
    }
    stage.press_above("Two people").await;
    see_everything(&stage, "ar").await;
}

async fn speak_arabic(person: Pane<'_>) {
    person.choose("Language: العربية").await;
    // By the first word of its name in Arabic.
    let chosen = "return last(all('.message')).querySelector('.components').innerText.includes('اللغة') || all('.selected').some((one) => one.innerText.includes('العربية'))";
    person.until(chosen, &[], "Arabic").await;
}
