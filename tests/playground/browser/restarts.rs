//! The bot stopped, killed and started from the page: nothing is lost.

use crate::playing::{mover, play};
use crate::stage::Stage;

#[tokio::test]
async fn a_game_goes_on_after_a_kill_and_after_a_stop() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Bilge game:kotu-baendum side:first").await;
    bilge.press("Accept").await;
    ada.until_shows("to move").await;
    for end in ["Kill bot", "Stop bot"] {
        stage.press_above(end).await;
        stage.until("return document.querySelector('#bot .offline')", &[], "Kuzhi to be offline").await;
        stage.picture(&format!("{}-offline", end.to_lowercase().replace(' ', "-"))).await;
        ada.command("/games").await;
        ada.until(
            "return pane.querySelector('[data-slot=trouble]').innerText.includes('did not respond')",
            &[],
            "Discord to say so",
        )
        .await;
        stage.press_above("Start bot").await;
        stage.until_online().await;
        let turn = mover(ada).await;
        play(if turn == "@Bilge" { bilge } else { ada }).await;
    }
    assert_eq!(stage.run("return document.querySelectorAll('.refused').length", &[]).await, 0);
}

#[tokio::test]
async fn a_reset_takes_everything_away() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.line().await.send_keys("Good evening" + thirtyfour::Key::Enter).await.expect("keys");
    ada.until_shows("Good evening").await;
    ada.command("/play opponent:Kuzhi game:mangala").await;
    ada.until_shows("to move").await;
    stage.press_above("Reset").await;
    stage.click("return document.querySelector('#sure[open] [value=yes]')", &[], "the question").await;
    ada.until("return pane.querySelectorAll('.message').length === 0", &[], "an empty channel").await;
    stage.until_online().await;
    ada.command("/games").await;
    ada.until_shows("Only you can see this").await;
    assert_eq!(
        ada.see("return pane.querySelector('.messages').innerText.includes('to move')", &[]).await,
        false
    );
}
