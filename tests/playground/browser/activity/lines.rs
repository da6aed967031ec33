//! Pages whose line breaks, and pages that are behind.

use serde_json::json;

use super::page::{HELD, Hand, Page};
use crate::playing::play;
use crate::stage::Stage;

#[tokio::test]
async fn a_page_that_was_cut_off_shows_the_right_board() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    bilge.command("/play opponent:Ada game:oware side:first").await;
    ada.press("Accept").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    assert_eq!(page.turn().await, "theirs");
    // The line breaks, and no new one opens for a while.
    let cut = "window.Real = WebSocket;
        window.WebSocket = class extends EventTarget {
            constructor() { super(); setTimeout(() => this.dispatchEvent(new CloseEvent('close'))); }
            close() {}
        };
        dispatchEvent(new Event('offline'))";
    stage.run(cut, &[]).await;
    stage.until("return document.body.dataset.state === 'broken'", &[], "a broken line").await;
    stage.picture("activity-broken").await;
    page.leave().await;
    play(bilge).await;
    page.enter().await;
    assert_eq!(stage.run("return document.body.dataset.state", &[]).await, "broken");
    stage.run("window.WebSocket = Real; dispatchEvent(new Event('online'))", &[]).await;
    page.until_mine().await;
    let held = stage.run(HELD, &[]).await;
    page.close().await;
    let page = Page::open(&stage, ada).await;
    assert_eq!(stage.run(HELD, &[]).await, held);
    page.sow(Hand::Mouse, 1).await;
    page.until_changed(&held).await;
    // Without any network, and with one again.
    network(&stage, true).await;
    stage.until("return document.body.dataset.state === 'broken'", &[], "no network").await;
    network(&stage, false).await;
    stage.until("return document.body.dataset.state === 'open'", &[], "a line").await;
}

#[tokio::test]
async fn a_press_on_an_old_board_of_a_second_page_moves_nothing() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, too) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Kuzhi game:oware side:first level:1").await;
    ada.until_shows("to move").await;
    too.becomes("Ada").await;
    let first = Page::open(&stage, ada).await;
    // What the bot says is late, as over a slow line.
    let slow = "const hear = WebSocket.prototype.addEventListener;
        Object.assign(window, { late: [], isSlow: false });
        WebSocket.prototype.addEventListener = function (kind, listener) {
            const tell = (event) => (isSlow ? late.push(() => listener(event)) : listener(event));
            hear.call(this, kind, kind === 'message' ? tell : listener);
        };
        dispatchEvent(new Event('offline'));
        dispatchEvent(new Event('online'))";
    stage.run(slow, &[]).await;
    first.until_mine().await;
    let old = stage.run(HELD, &[]).await;
    stage.run("window.isSlow = true", &[]).await;
    first.leave().await;
    let second = Page::open(&stage, too).await;
    second.sow(Hand::Mouse, 1).await;
    second.until_changed(&old).await;
    second.until_mine().await;
    let newest = stage.run(HELD, &[]).await;
    second.leave().await;
    first.enter().await;
    assert_eq!(stage.run(HELD, &[]).await, old);
    let before = stage.run("return late.length", &[]).await;
    first.sow(Hand::Mouse, 2).await;
    stage.until("return late.length > arguments[0]", &[before], "an answer").await;
    stage.run("window.isSlow = false; late.forEach((tell) => tell())", &[]).await;
    let refused = "return document.querySelector('#news.answer')?.innerText";
    let said = stage.until(refused, &[], "what the bot says").await;
    assert!(said.as_str().is_some_and(|said| said.contains("board")), "{said}");
    first.until_holds(&newest).await;
    // From now on both show the same.
    first.until_mine().await;
    first.sow(Hand::Mouse, 2).await;
    first.until_changed(&newest).await;
    first.until_mine().await;
    let newest = stage.run(HELD, &[]).await;
    first.leave().await;
    second.enter().await;
    second.until_holds(&newest).await;
}

async fn network(stage: &Stage, is_gone: bool) {
    let conditions =
        json!({ "offline": is_gone, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    let set = stage.browser.cdp().send_raw("Network.emulateNetworkConditions", conditions).await;
    set.expect("a network that is there or not");
}
