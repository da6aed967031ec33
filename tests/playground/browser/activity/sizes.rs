//! The page at all sizes, in both directions of writing.

use std::fs;

use serde_json::{Value, json};
use thirtyfour::Key;

use super::page::Page;
use crate::stage::{Stage, built};

/// What is cut off, or too small for a finger.
const FAULTS: &str = "const faults = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) faults.push(`as wide as ${root.scrollWidth}`);
    const title = document.querySelector('#title');
    const isLong = title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1;
    if (isLong) faults.push(`${title.innerText} is cut off`);
    for (const one of document.querySelectorAll('button, select')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const name = one.getAttribute('aria-label') ?? one.innerText;
        if (left < -1 || right > innerWidth + 1) faults.push(`${name} is cut off`);
        const isAbove = one.closest('#tools, #board');
        if (isAbove && (top < -1 || bottom > innerHeight + 1)) faults.push(`${name} is not in view`);
        const least = one.matches('.pit') ? 30 : 43.5;
        const isSmall = height < 43.5 || width < least;
        if (innerWidth < 500 && isSmall) faults.push(`${name}: ${width} × ${height}`);
    }
    return faults";

#[tokio::test]
async fn nothing_is_cut_off_at_any_size() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    let axe = fs::read_to_string(built().join("ci-tools/axe-core/package/axe.min.js"));
    let must = std::env::var_os("KUZHI_REQUIRE_BROWSER").is_some();
    assert!(axe.is_ok() || !must, "axe-core is not there, and KUZHI_REQUIRE_BROWSER is set");
    for (language, game) in [("en", "mangala-castle"), ("ar", "toguz-kumalak")] {
        ada.command(&format!("/play opponent:Kuzhi game:{game} side:first level:1")).await;
        ada.until_shows("to move").await;
        let page = Page::open(&stage, ada).await;
        if let Ok(axe) = &axe {
            stage.run(axe, &[]).await;
        }
        for (width, height) in [(320, 568), (390, 844), (1280, 800), (1920, 1080)] {
            stage.resize(width, height).await;
            let fits = "const board = document.querySelector('#board').getBoundingClientRect();
                const table = document.querySelector('#table').getBoundingClientRect();
                return board.width > 0 && board.width <= table.width + 1";
            stage.until(fits, &[], "a board that fits").await;
            let name = format!("activity-{width}-{language}");
            stage.picture(&name).await;
            assert_eq!(stage.run(FAULTS, &[]).await, json!([]), "{name}");
            if axe.is_ok() {
                check(&stage, &name).await;
            }
            if width < 500 {
                let open = "return document.querySelector('[popovertarget]')";
                stage.click(open, &[], "the settings").await;
                let is_open = "return document.querySelector('#wishes').matches(':popover-open')";
                stage.until(is_open, &[], "the settings").await;
                let name = format!("{name}-settings");
                stage.picture(&name).await;
                assert_eq!(stage.run(FAULTS, &[]).await, json!([]), "{name}");
                if axe.is_ok() {
                    check(&stage, &name).await;
                }
                page.keys(Key::Escape + "").await;
                stage.until(&is_open.replace("return", "return !"), &[], "the settings to go").await;
            }
        }
        stage.resize(1280, 900).await;
        page.close().await;
        if language == "en" {
            ada.command("/settings").await;
            ada.choose("Language: العربية").await;
            ada.until_shows("العربية").await;
        }
    }
}

/// Asserts that axe-core finds nothing in the page.
async fn check(stage: &Stage, name: &str) {
    let script = "const done = arguments[arguments.length - 1];
        const one = ({ id, nodes: [{ html, failureSummary }] }) => [id, html, failureSummary];
        const tell = ({ violations }) => violations.map(one);
        axe.run().then((found) => done(tell(found)), (error) => done(String(error)))";
    let found = stage.browser.execute_async(script, Vec::<Value>::new()).await.expect("axe");
    assert_eq!(*found.json(), json!([]), "{name}");
}
