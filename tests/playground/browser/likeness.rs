//! Sizes and colours match Discord's, and loading content has its space reserved.

use serde_json::{Value, json};

use crate::pane::Pane;
use crate::playing::play;
use crate::sight::LAST_IS_SEEN;
use crate::stage::Stage;

/// Measures an element: its text, its box and its colours. `found` selects the element.
const MEASURES: &str = "const measured = (one) => {
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        return {
            text: `${style.fontSize}/${style.lineHeight}`,
            box: `${Math.round(box.width)}x${Math.round(box.height)}`,
            height: Math.round(box.height),
            radius: style.borderRadius,
            colour: style.color,
            ground: style.backgroundColor,
        };
    };
    const found = (selector) => {
        const one = last(all(selector));
        return one && measured(one)[arguments[1]];
    };";

/// Measures the last element that a selector finds.
async fn measure_last(person: Pane<'_>, measure: &str, selector: &str) -> Value {
    let script = format!("{MEASURES} return found(arguments[2])");
    person.see(&script, &[json!(measure), json!(selector)]).await
}

#[tokio::test]
async fn text_emoji_and_buttons_have_discords_sizes() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    play(ada).await;
    assert_eq!(measure_last(ada, "text", ".message .markdown").await, "16px/22px");
    assert_eq!(measure_last(ada, "box", ".message .avatar").await, "40x40");
    assert_eq!(measure_last(ada, "box", ".said img.emoji").await, "22x22");
    assert_eq!(measure_last(ada, "height", ".message .button.primary").await, 32);
    assert_eq!(measure_last(ada, "radius", ".message .button.primary").await, "8px");
    assert_eq!(measure_last(ada, "text", ".message .button").await, "14px/18px");
    assert_eq!(measure_last(ada, "text", ".message .at").await, "12px/22px");
    // Its description is its name between colons.
    let own = "const one = last(all('.said img.emoji')); return `<${one.alt}${one.src.split('/').pop()}>`";
    let own = ada.see(own, &[]).await;
    let own = own.as_str().expect("an emoji as it is written").to_owned();

    ada.say("# Head").await;
    ada.say("## Middle").await;
    ada.say("### Small").await;
    ada.say("-# Below").await;
    assert_eq!(measure_last(ada, "text", ".markdown h4.large").await, "24px/33px");
    assert_eq!(measure_last(ada, "text", ".markdown h4.middle").await, "20px/27.5px");
    assert_eq!(measure_last(ada, "text", ".markdown h4:not([class])").await, "16px/22px");
    assert_eq!(measure_last(ada, "text", ".markdown .subtext").await, "13px/18px");

    // Within a line they are as high as the line, in a heading as high as that, and alone they are large.
    ada.say(&format!("Look: \u{2705} {own}")).await;
    assert_eq!(measure_last(ada, "box", ".said .unicode").await, "22x22");
    assert_eq!(measure_last(ada, "box", ".said img.emoji").await, "22x22");
    ada.say(&format!("# \u{2705} {own}")).await;
    assert_eq!(measure_last(ada, "box", ".markdown h4 .unicode").await, "33x33");
    assert_eq!(measure_last(ada, "box", ".markdown h4 img.emoji").await, "33x33");
    ada.say(&format!("\u{2705} {own}")).await;
    assert_eq!(measure_last(ada, "box", ".jumbo .unicode").await, "48x48");
    assert_eq!(measure_last(ada, "box", ".jumbo img.emoji").await, "48x48");
    stage.picture("sizes").await;
}

/// The colours of Discord's themes.
#[tokio::test]
async fn the_colours_are_discords() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    ada.until_shows("to move").await;
    ada.command("/settings").await;
    ada.until("return all('.select').length > 0", &[], "the settings").await;
    let blurple = "rgb(88, 101, 242)";
    for (theme, ground, text, muted, mention) in [
        ("light", "rgb(251, 251, 251)", "rgb(46, 46, 52)", "rgb(108, 109, 118)", "rgb(46, 60, 136)"),
        ("dark", "rgb(26, 26, 30)", "rgb(239, 239, 241)", "rgb(150, 151, 158)", "rgb(205, 215, 255)"),
    ] {
        stage.run("document.documentElement.dataset.theme = arguments[0]", &[theme.into()]).await;
        let page = "return getComputedStyle(document.body).backgroundColor";
        assert_eq!(stage.run(page, &[]).await, ground, "{theme}");
        assert_eq!(measure_last(ada, "colour", ".said .markdown").await, text, "{theme}");
        assert_eq!(measure_last(ada, "colour", ".message .at").await, muted, "{theme}");
        assert_eq!(measure_last(ada, "colour", ".said .mark").await, mention, "{theme}");
        assert_eq!(measure_last(ada, "ground", ".message .button.primary").await, blurple, "{theme}");
        assert_eq!(measure_last(ada, "ground", ".message .app").await, blurple, "{theme}");
    }
}

#[tokio::test]
async fn the_bar_is_one_line_on_a_phone_and_has_everything() {
    let Some(stage) = Stage::open().await else { return };
    for width in [390, 360, 320] {
        stage.resize(width, 844).await;
        let bar = "const bar = document.querySelector('.top');
            const all = [...document.querySelectorAll('.top button')].filter((one) => one.checkVisibility());
            const boxes = all.map((one) => one.getBoundingClientRect());
            const isOutside = (box) => box.left < 0 || box.right > innerWidth;
            const isSmall = (box) => box.width < 24 || box.height < 24;
            return {
                height: bar.getBoundingClientRect().height,
                names: all.map((one) => one.innerText.trim()),
                outside: boxes.filter((box) => isOutside(box) || isSmall(box)).length,
                together: boxes.filter((box, at) => at > 0 && box.left < boxes[at - 1].right).length,
                wider: document.documentElement.scrollWidth > innerWidth,
            }";
        let bar = stage.run(bar, &[]).await;
        assert!(bar["height"].as_f64().is_some_and(|height| height < 56.0), "{width}: {bar}");
        assert_eq!(bar["names"], json!(["Two people", "Dark", "Reset"]), "{width}");
        assert_eq!((&bar["outside"], &bar["together"]), (&json!(0), &json!(0)), "{width}: {bar}");
        assert_eq!(bar["wider"], json!(false), "{width}");
    }
    // Stop and Kill are behind the menu before them.
    stage.resize(390, 844).await;
    // Each of them works, and the bar stays one line in every state of the bot.
    stage.press_above("Kill bot").await;
    stage.until("return document.querySelector('#bot .offline')", &[], "Kuzhi to be offline").await;
    let height = "return document.querySelector('.top').getBoundingClientRect().height";
    assert!(stage.run(height, &[]).await.as_f64().is_some_and(|height| height < 56.0));
    stage.picture("bar-offline-390").await;
    stage.press_above("Start bot").await;
    stage.until_online().await;
    stage.press_above("Two people").await;
    let shows = "return document.querySelector('[data-pane=\"2\"] .line')";
    stage.until(shows, &[], "the second pane").await;
    stage.picture("bar-390").await;
}

/// A loading picture already has its size, so that nothing moves when it arrives.
#[tokio::test]
async fn a_picture_has_its_place_before_it_comes() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    play(ada).await;
    for (width, height) in [(1280, 900), (390, 700)] {
        stage.resize(width, height).await;
        let watch = "window.shifts = 0; window.watching?.disconnect();
            window.watching = new PerformanceObserver((list) => {
                for (const one of list.getEntries()) window.shifts += one.value;
            });";
        stage.run(watch, &[]).await;
        stage.hold_files().await;
        ada.press("Show move").await;
        let awaited = "const image = last(all('.message.private img.media'));
            return image && !image.complete ? image.src : null";
        ada.until(awaited, &[], "a picture that has not come").await;
        ada.until(LAST_IS_SEEN, &[], "the message to be seen").await;
        let place = "const box = last(all('.message.private img.media')).getBoundingClientRect();
            return [box.left, box.top, box.width, box.height].map(Math.round)";
        let before = ada.see(place, &[]).await;
        assert!(before[2].as_f64() > Some(200.0) && before[3].as_f64() > Some(100.0), "{width}: {before}");
        let ground = "return getComputedStyle(last(all('.message.private img.media'))).backgroundColor";
        let unfilled = ada.see(ground, &[]).await;
        assert_ne!(unfilled, "rgba(0, 0, 0, 0)", "its place is shown");
        stage.picture(&format!("picture-awaited-{width}")).await;
        // From now on, every layout shift counts.
        stage.run("window.watching.observe({ type: 'layout-shift' })", &[]).await;
        stage.release_files().await;
        let there = "const image = last(all('.message.private img.media'));
            return image.complete && image.naturalWidth > 0 && image.classList.contains('here')";
        ada.until(there, &[], "the picture").await;
        assert_eq!(ada.see(place, &[]).await, before, "{width}");
        assert_eq!(ada.see(ground, &[]).await, "rgba(0, 0, 0, 0)");
        assert_eq!(ada.see(LAST_IS_SEEN, &[]).await, json!(true), "{width}");
        assert_eq!(stage.run("return window.shifts", &[]).await, json!(0), "{width}");
        ada.press("Dismiss message").await;
        ada.until("return !all('.message.private').length", &[], "the message to go").await;
    }
}

/// A board that changes keeps its existing pictures: nothing flickers.
#[tokio::test]
async fn pictures_stay_when_the_message_around_them_changes() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    let come = "const found = [...(last(all('.message'))?.querySelectorAll('.said img.emoji') ?? [])];
        if (found.length < 20 || !found.every((one) => one.complete)) return null;
        window.known = new Set(found); return found.length";
    let count = ada.until(come, &[], "a board with its emoji").await;
    play(ada).await;
    let kept = "const found = [...last(all('.message')).querySelectorAll('.said img.emoji')];
        return found.filter((one) => window.known.has(one)).length";
    let kept = ada.see(kept, &[]).await;
    assert!(kept.as_u64() > count.as_u64().map(|count| count / 3), "{kept} of {count}");
}
