//! What people look for is in view: the answer to a command, the channel of the other person.

use serde_json::{Value, json};

use crate::pane::Pane;
use crate::stage::Stage;

/// Returns whether the last message ends within the visible part of the log.
pub(crate) const LAST_IS_SEEN: &str = "const log = pane.querySelector('.log').getBoundingClientRect();
    const one = last(all('.message'))?.getBoundingClientRect();
    return Boolean(one) && one.bottom <= log.bottom + 1 && one.bottom > log.top
        && log.bottom <= innerHeight + 1";

/// Scrolls to the top, even while new messages move the log.
const SCROLLED_UP: &str = "const log = pane.querySelector('.log');
    if (log.scrollTop === 0) return true;
    log.scrollTop = 0;
    return false";

/// Returns the channel that a pane shows.
const CHANNEL: &str = "return pane.querySelector('.place[aria-current]')?.dataset.look ?? null";

/// Fills the channel with more than fits.
async fn fill(person: Pane<'_>) {
    for number in 1..=25 {
        let text = format!("What comes after {number} is told in some more words than fit into a line.");
        person.say(&text).await;
    }
}

#[tokio::test]
async fn command_answers_are_visible_in_narrow_windows() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    fill(ada).await;
    stage.resize(390, 700).await;
    ada.until(LAST_IS_SEEN, &[], "the last message after the window has become narrow").await;
    for command in ["/help", "/play opponent:Kuzhi game:mangala side:first level:1", "/settings"] {
        let count = "return all('.message').length";
        let before = ada.see(count, &[]).await;
        // Even if the person was reading old messages.
        ada.until(SCROLLED_UP, &[], "the beginning").await;
        ada.command(command).await;
        let more = "return all('.message').length > arguments[1]";
        ada.until(more, &[before], "an answer").await;
        ada.until(LAST_IS_SEEN, &[], &format!("the answer to {command}")).await;
    }
    stage.picture("narrow").await;
}

#[tokio::test]
async fn the_second_person_looks_at_the_same_channel() {
    let Some(stage) = Stage::open().await else { return };
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    look_at(ada, "tournament").await;
    stage.two_people().await;
    let channel = ada.see(CHANNEL, &[]).await;
    let is_there = "return pane.querySelector('.place[aria-current]')?.dataset.look === arguments[1]";
    bilge.until(is_there, &[channel], "Bilge to be in the same channel").await;

    // A person who left and returns finds the other one, too.
    stage.press_above("Two people").await;
    look_at(ada, "chatter").await;
    stage.press_above("Two people").await;
    let channel = ada.see(CHANNEL, &[]).await;
    bilge.until(is_there, &[channel], "Bilge to be in the other channel").await;

    // Nobody follows into others' private messages.
    stage.press_above("Two people").await;
    look_at(ada, "Kuzhi").await;
    stage.press_above("Two people").await;
    assert_eq!(
        bilge.see("return pane.querySelector('[data-slot=trouble]').hidden", &[]).await,
        Value::Bool(true)
    );
    let private = ada.see(CHANNEL, &[]).await;
    assert_ne!(bilge.see(CHANNEL, &[]).await, private);
}

pub(crate) async fn look_at(person: Pane<'_>, channel: &str) {
    let script =
        "return all('.places [data-look]').find((one) => one.innerText.includes(arguments[1])) ?? null";
    person.click(script, &[json!(channel)], channel).await;
    let there = "return pane.querySelector('.place[aria-current]')?.innerText.includes(arguments[1])";
    person.until(there, &[json!(channel)], &format!("{channel} to be shown")).await;
}
