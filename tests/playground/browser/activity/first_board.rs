//! How long the first board takes on a phone's processor.

use serde_json::json;

use super::page::Page;
use crate::stage::Stage;

/// How often the page is opened.
const TIMES: usize = 5;

/// How much slower than this machine the processor is.
const SLOWER: u32 = 6;

/// Notes when the page has drawn a board, in milliseconds since it was opened.
const WATCH: &str = "new MutationObserver((changes, watch) => {
        if (document.body?.dataset.board === undefined) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.firstBoard = performance.now(); }));
    }).observe(document, { subtree: true, childList: true, attributes: true })";

#[tokio::test]
async fn the_first_board_comes_on_a_slow_processor() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    stage.resize(390, 844).await;
    ada.command("/play opponent:Kuzhi game:toguz-kumalak side:first level:1").await;
    ada.until_shows("to move").await;
    let browser = stage.browser.cdp();
    let watch = json!({ "source": WATCH });
    browser.send_raw("Page.addScriptToEvaluateOnNewDocument", watch).await.expect("a script for pages");
    let slow = json!({ "rate": SLOWER });
    browser.send_raw("Emulation.setCPUThrottlingRate", slow).await.expect("a slow processor");
    let mut taken = Vec::new();
    for _ in 0..TIMES {
        let page = Page::open(&stage, ada).await;
        let shown = stage.until("return window.firstBoard", &[], "the first board").await;
        taken.push(shown.as_f64().expect("milliseconds"));
        page.close().await;
    }
    taken.sort_by(f64::total_cmp);
    // A busy machine says nothing of the bar, which is a second: so it is told, and not tested.
    println!("The first board came after {taken:.0?} ms.");
}
