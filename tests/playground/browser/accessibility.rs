//! What axe-core finds, in light and dark, on wide and narrow pages.

use std::fs;

use serde_json::Value;

use crate::playing::play;
use crate::stage::{Stage, built};

/// The severities that fail the test. Lesser findings are saved beside the screenshots.
const GRAVE: [&str; 2] = ["serious", "critical"];

#[tokio::test]
async fn axe_finds_no_serious_fault() {
    let Some(stage) = Stage::open().await else { return };
    let file = built().join("ci-tools/axe-core/package/axe.min.js");
    let Ok(axe) = fs::read_to_string(&file) else {
        let must = std::env::var_os("KUZHI_REQUIRE_BROWSER").is_some();
        assert!(!must, "axe-core is not at {}, and KUZHI_REQUIRE_BROWSER is set", file.display());
        eprintln!("left out: axe-core is not at {}", file.display());
        return;
    };
    let ada = stage.pane(1);
    stage.run(&axe, &[]).await;
    check(&stage, "welcome").await;
    ada.command("/play opponent:Kuzhi game:mangala side:first").await;
    play(ada).await;
    ada.press("Show move").await;
    ada.until_shows("Only you can see this").await;
    ada.command("/settings").await;
    ada.until("return all('.select').length > 0", &[], "the settings").await;
    for (theme, width, height) in
        [("light", 1280, 900), ("dark", 1280, 900), ("dark", 390, 844), ("light", 390, 844)]
    {
        stage.resize(width, height).await;
        stage.run("document.documentElement.dataset.theme = arguments[0]", &[theme.into()]).await;
        check(&stage, &format!("board-{theme}-{width}")).await;
    }
    stage.resize(1280, 900).await;
    ada.begin("/play").await;
    ada.until("return pane.querySelector('.command')", &[], "a command").await;
    check(&stage, "filling-in").await;
}

async fn check(stage: &Stage, name: &str) {
    stage.picture(&format!("axe-{name}")).await;
    let script = "const done = arguments[arguments.length - 1];
        axe.run().then((found) => done(found.violations), (error) => done(String(error)))";
    let found = stage.browser.execute_async(script, Vec::<Value>::new()).await.expect("axe");
    let faults: Vec<Value> =
        serde_json::from_value(found.json().clone()).unwrap_or_else(|_| panic!("{}", found.json()));
    let (grave, slight): (Vec<_>, Vec<_>) = faults
        .iter()
        .partition(|fault| fault["impact"].as_str().is_some_and(|impact| GRAVE.contains(&impact)));
    let text = serde_json::to_string_pretty(&slight).expect("JSON");
    fs::write(crate::stage::pictures().join(format!("axe-{name}.json")), text).expect("a file kept");
    let grave: Vec<_> =
        grave.iter().map(|fault| serde_json::to_string_pretty(fault).expect("JSON")).collect();
    assert!(grave.is_empty(), "{name}: {}", grave.join("\n"));
}
