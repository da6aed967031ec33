//! The clock of the playground, which can be moved on, and how it says times.

use crate::stage::Stage;

/// Moves the clock on: `hour` or `day`.
pub(crate) async fn leap(stage: &Stage, by: &str) {
    let open = "document.getElementById('clock').open = true; return true";
    stage.run(open, &[]).await;
    let button = "return document.querySelector(`#clock [data-leap=${arguments[0]}]`)";
    stage.run(&format!("{}.click()", button.replace("return ", "")), &[by.into()]).await;
}

#[tokio::test]
async fn a_day_passes_and_the_win_can_be_claimed() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Bilge game:mangala side:first clock:1d").await;
    bilge.press("Accept").await;
    ada.until_shows("time runs out on ").await;
    leap(&stage, "hour").await;
    stage
        .until("return document.getElementById('ahead').innerText === 'Moved on by 1 hour.'", &[], "an hour")
        .await;
    stage.picture("clock").await;
    leap(&stage, "day").await;
    bilge.press("Claim the win").await;
    ada.until_shows("Ada ran out of time: @Bilge wins.").await;
    stage.picture("clock-claimed").await;
    // What is said now is as late as the clock.
    let late = "const ids = all('.message').map((one) => new Date(one.querySelector('time.at').dateTime));
        return last(ids) - Date.now() > 24 * 3600 * 1000";
    ada.command("/games").await;
    ada.until(late, &[], "a message of tomorrow").await;
    let said = "return document.getElementById('ahead').textContent";
    assert_eq!(stage.run(said, &[]).await, "Moved on by 1 day and 1 hour.");
    // The bot starts with the same clock.
    stage.press_above("Kill bot").await;
    stage.until("return document.querySelector('#bot .offline')", &[], "Kuzhi to be offline").await;
    stage.press_above("Start bot").await;
    stage.until_online().await;
    ada.command("/play opponent:Bilge game:mangala side:first clock:1d").await;
    ada.until_shows("Open until").await;
    assert_eq!(stage.run("return document.querySelectorAll('.refused').length", &[]).await, 0);
}

#[tokio::test]
async fn times_are_rounded_as_on_discord() {
    let Some(stage) = Stage::open().await else { return };
    for (seconds, said) in [
        (-119, "2 minutes ago"),
        (-61, "a minute ago"),
        (-59, "59 seconds ago"),
        (59, "in 59 seconds"),
        (89, "in a minute"),
        (3_599, "in an hour"),
        (5_399, "in an hour"),
        (5_401, "in 2 hours"),
        (86_399, "in a day"),
        (-14 * 86_400, "14 days ago"),
        (-46 * 86_400, "2 months ago"),
        (400 * 86_400, "in a year"),
    ] {
        // Half a second off the borders: a moment passes until it is said.
        let script = "return relative(here() + arguments[0] * 1000 + 20, 'en-US')";
        assert_eq!(stage.run(script, &[seconds.into()]).await, said, "{seconds}");
    }
    let script = "return relative(here() - 119000, 'tr')";
    assert_eq!(stage.run(script, &[]).await, "2 dakika önce");
}

#[tokio::test]
async fn what_is_done_to_the_bot_has_names_on_a_phone() {
    let Some(stage) = Stage::open().await else { return };
    stage.resize(390, 844).await;
    let buttons =
        "return [...document.querySelectorAll('#bot button')].filter((one) => one.checkVisibility())
        .length";
    assert_eq!(stage.run(buttons, &[]).await, 0, "nobody ends the bot by mistake");
    stage.click("return document.querySelector('#bot summary')", &[], "the menu of the bot").await;
    let seen = "return [...document.querySelectorAll('#bot button')].map((one) => {
            const label = one.querySelector('.label').getBoundingClientRect();
            const box = one.getBoundingClientRect();
            const isSeen = label.width > 20 && label.left >= box.left && label.right <= box.right;
            return isSeen ? one.innerText.trim() : null;
        })";
    assert_eq!(stage.run(seen, &[]).await, serde_json::json!(["Stop bot", "Kill bot"]));
    let fits = "const isWithin = (one) => one.getBoundingClientRect().right <= 390;
        return document.documentElement.scrollWidth <= 390
            && [...document.querySelectorAll('.top :is(button, summary)')].every(isWithin)";
    assert_eq!(stage.run(fits, &[]).await, true);
    stage.picture("top-phone").await;
    stage.click("return document.querySelector('#clock summary')", &[], "the clock").await;
    assert_eq!(stage.run(buttons, &[]).await, 0, "one menu closes the other");
    stage.picture("clock-phone").await;
    stage.press_above("Kill bot").await;
    stage.until("return document.querySelector('#bot .offline')", &[], "Kuzhi to be offline").await;
    assert_eq!(stage.run(seen, &[]).await, serde_json::json!(["Start bot"]));
    assert_eq!(stage.run(fits, &[]).await, true);
}

#[tokio::test]
async fn how_boards_look_can_be_chosen_at_first() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    stage.picture("welcome").await;
    ada.click("return pane.querySelector('[data-boards]')", &[], "the choice").await;
    ada.until_shows("Your settings").await;
    ada.choose("My boards: Light wood").await;
    stage.picture("choose-look").await;
    ada.press("Dismiss message").await;
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    let picture = "const image = last(all('.message img:not(.emoji)'));
        return image && image.complete && image.naturalWidth > 100 ? image.alt : null";
    ada.until(picture, &[], "the board as a picture").await;
    stage.picture("chosen-look").await;
}
