//! What people see when something goes amiss: a typo, a button pressed twice, time that runs out.

use crate::clock::leap;
use crate::playing::play;
use crate::screens::look;
use crate::stage::Stage;

#[tokio::test]
async fn answers_to_typos_are_not_cut_off() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/analyse position:as_it_was_on_Tuesday").await;
    ada.until_shows("“as_it_was_on_Tuesday” is not a position.").await;
    look(&stage, ada, "no-position").await;
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    ada.until_shows("to move").await;
    ada.command("/move pit:7").await;
    ada.until_shows("There is no pit 7: yours are numbered 1 to 6.").await;
    look(&stage, ada, "no-pit").await;
}

#[tokio::test]
async fn offers_pressed_twice_and_late_games_are_not_cut_off() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Bilge game:mangala side:first clock:1d").await;
    bilge.press("Accept").await;
    ada.until_shows("time runs out on ").await;
    play(ada).await;
    bilge.until_shows("@Bilge (North) to move").await;
    play(bilge).await;
    bilge.press("More …").await;
    bilge.press("Offer a draw").await;
    bilge.until_shows("offers you a draw").await;
    bilge.command("/draw").await;
    bilge.until_shows("has not been answered yet").await;
    stage.press_above("Two people").await;
    look(&stage, ada, "draw-offered").await;
    leap(&stage, "day").await;
    leap(&stage, "hour").await;
    ada.until_shows("Claim the win").await;
    stage.run("document.getElementById('clock').open = false", &[]).await;
    look(&stage, ada, "late").await;
    stage.two_people().await;
    stage.resize(390, 844).await;
    stage.picture("offer-pressed-twice").await;
}

#[tokio::test]
async fn the_answer_to_a_press_further_up_comes_into_view() {
    let Some(stage) = Stage::open().await else { return };
    stage.resize(390, 844).await;
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    ada.until_shows("to move").await;
    for _ in 0..3 {
        ada.command("/rules game:mangala").await;
    }
    let pages = "return all('.message').length > 3 && !all('.thinking').length";
    ada.until(pages, &[], "pages of rules").await;
    stage.until_drawn().await;
    ada.see("pane.querySelector('.log').scrollTop = 0", &[]).await;
    let is_at_end = "const log = pane.querySelector('.log');
        return log.scrollHeight - log.scrollTop - log.clientHeight < 40";
    ada.until(&format!("{is_at_end} ? null : true"), &[], "the first messages").await;
    ada.press("More …").await;
    ada.until(&format!("{is_at_end} || null"), &[], "the menu at the end").await;
}
