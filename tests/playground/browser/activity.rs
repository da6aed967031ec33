//! The Activity: the page with the board on which people play, beside the channel.

use std::fs;

use serde_json::{Value, json};
use thirtyfour::{Key, TypingData};

use crate::pane::Pane;
use crate::playing::play;
use crate::stage::{Stage, built};

/// All games.
const GAMES: [&str; 10] = [
    "al-manqala",
    "bestemshe",
    "kalah",
    "kotu-baendum",
    "mangala",
    "mangala-castle",
    "oware",
    "pallam-khuzi",
    "pallankuzhi",
    "toguz-kumalak",
];

/// How many moves a person makes in each.
const SOME: usize = 12;

/// More moves than a person has in any of these games.
const LONGEST: usize = 200;

/// Whose turn it is on the page: `yours`, `theirs`, `over`; null as long as it is not known.
const TURN: &str = "const isOpen = document.body.dataset.state === 'open';
    if (!isOpen || document.querySelector('.pit[data-sent]')) return null;
    const rows = [...document.querySelectorAll('#buttons button')];
    if (rows.some((one) => one.innerText.trim() === 'Rematch')) return 'over';
    const status = document.querySelector('#status');
    if (!status.matches('.yours')) return status.innerText ? 'theirs' : null;
    return document.querySelector('.pit.open, #choices button') && 'yours'";

/// What the board holds.
const HELD: &str = "return [...document.querySelectorAll('#board .count')].map((one) => one.innerText)";

/// How a person sows.
#[derive(Copy, Clone)]
enum Hand {
    Finger,
    Mouse,
    Number,
    Arrows,
}

impl Hand {
    const ALL: [Hand; 4] = [Hand::Finger, Hand::Mouse, Hand::Number, Hand::Arrows];
}

/// The opened page of a person. Scripts run in it until it is left.
struct Page<'a> {
    stage: &'a Stage,
    person: Pane<'a>,
}

impl<'a> Page<'a> {
    /// Opens the newest board of somebody on the page.
    async fn open(stage: &'a Stage, person: Pane<'a>) -> Page<'a> {
        person.press("Open board").await;
        let page = Page { stage, person };
        page.enter().await;
        stage.until(TURN, &[], "a board on the page").await;
        page
    }

    /// Goes into the page.
    async fn enter(&self) {
        let frame = "return pane.querySelector('.activity:not([hidden]) iframe')";
        let frame = self.person.element(frame, &[], "the page").await;
        frame.enter_frame().await.expect("the page");
    }

    /// Goes back to the channel, which the page leaves free.
    async fn leave(&self) {
        self.stage.browser.enter_default_frame().await.expect("the channel");
    }

    async fn close(self) {
        self.leave().await;
        self.person
            .click("return pane.querySelector('.activity [data-leave]')", &[], "a button to close")
            .await;
    }

    async fn turn(&self) -> Value {
        self.stage.until(TURN, &[], "somebody's turn").await
    }

    /// Waits until the person may move, or the game is over. Returns whether they may.
    async fn is_mine(&self) -> bool {
        let mine = format!("const turn = (() => {{ {TURN} }})(); return turn !== 'theirs' && turn");
        self.stage.until(&mine, &[], "one's turn or the end").await == "yours"
    }

    /// Makes the first move there is, and waits until the bot has made it.
    async fn sow(&self, hand: Hand) {
        let before = self.stage.run(HELD, &[]).await;
        let pit = "return document.querySelector('.pit.open, #choices button')";
        let has_pits = self.stage.run("return Boolean(document.querySelector('.pit.open'))", &[]).await;
        match hand {
            Hand::Finger => self.tap(pit).await,
            Hand::Number if has_pits == true => {
                let number = "return document.querySelector('.pit.open .number').innerText";
                let number = self.stage.run(number, &[]).await;
                // Keys belong to what was pressed last.
                self.stage.click("return document.querySelector('#title')", &[], "the title").await;
                self.keys(number.as_str().expect("a number")).await;
            }
            Hand::Arrows if has_pits == true => self.walk().await,
            _ => self.stage.click(pit, &[], "a pit").await,
        }
        let way = "return document.querySelector('.ways:not([hidden]) button')";
        if !self.stage.run(way, &[]).await.is_null() {
            match hand {
                Hand::Finger => self.tap(way).await,
                Hand::Mouse => self.stage.click(way, &[], "a way").await,
                // The first one has the focus.
                Hand::Number | Hand::Arrows => self.keys(Key::Enter + "").await,
            }
        }
        let changed = format!(
            "const held = (() => {{ {HELD} }})();
            const isMine = document.querySelector('.pit.open, #choices button');
            return held.join() !== arguments[0].join() || !isMine"
        );
        self.stage.until(&changed, &[before], "seeds to move").await;
    }

    /// Walks over the pits with the arrows to one that can be sown, and sows it.
    async fn walk(&self) {
        self.stage.run("document.querySelector('.pit.below').focus()", &[]).await;
        self.keys(Key::Home + "").await;
        for _ in 0..10 {
            if self.stage.run("return document.activeElement.matches('.pit.open')", &[]).await == true {
                self.keys(Key::Enter + "").await;
                return;
            }
            self.keys(Key::Right + "").await;
        }
        panic!("the arrows do not lead to an open pit");
    }

    async fn keys(&self, keys: impl Into<TypingData>) {
        self.stage.browser.action_chain().send_keys(keys).perform().await.expect("keys");
    }

    async fn tap(&self, script: &str) {
        let place = self.place(script).await;
        // At once: a finger that stays wants to see.
        self.send_touch("touchStart", &json!([place])).await;
        self.release().await;
    }

    /// Puts a finger on an element.
    async fn touch(&self, script: &str) {
        let place = self.place(script).await;
        self.send_touch("touchStart", &json!([place])).await;
    }

    /// Returns where an element of the page is in the window.
    async fn place(&self, script: &str) -> Value {
        let place = format!(
            "const element = (() => {{ {script} }})();
            const box = element?.getBoundingClientRect();
            return box && [box.left + box.width / 2, box.top + box.height / 2]"
        );
        let place = self.stage.until(&place, &[], "something to touch").await;
        self.leave().await;
        let frame = "const box = pane.querySelector('.activity iframe').getBoundingClientRect();
            return [box.left, box.top]";
        let frame = self.person.see(frame, &[]).await;
        self.enter().await;
        let at =
            |axis: usize| place[axis].as_f64().expect("a place") + frame[axis].as_f64().expect("a frame");
        json!({ "x": at(0), "y": at(1) })
    }

    async fn release(&self) {
        self.send_touch("touchEnd", &json!([])).await;
    }

    async fn send_touch(&self, kind: &str, points: &Value) {
        let event = json!({ "type": kind, "touchPoints": points });
        let sent = self.stage.browser.cdp().send_raw("Input.dispatchTouchEvent", event).await;
        sent.expect("a finger");
    }
}

#[tokio::test]
async fn ten_games_by_finger_mouse_and_keys() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    for game in GAMES {
        ada.command(&format!("/play opponent:Kuzhi game:{game} side:first level:1")).await;
        ada.until_shows("to move").await;
        let page = Page::open(&stage, ada).await;
        for hand in Hand::ALL.into_iter().cycle().take(SOME) {
            if !page.is_mine().await {
                break;
            }
            page.sow(hand).await;
        }
        stage.picture(&format!("activity-{game}")).await;
        let goes_on = page.is_mine().await;
        page.close().await;
        if goes_on {
            ada.command("/resign").await;
            ada.press("Yes, I resign").await;
        }
    }
}

#[tokio::test]
async fn two_people_play_to_the_end_on_the_page_and_in_the_channel() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Bilge game:mangala side:first").await;
    bilge.press("Accept").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    for hand in Hand::ALL.into_iter().cycle().take(LONGEST) {
        match page.turn().await.as_str() {
            Some("yours") => page.sow(hand).await,
            Some("theirs") => {
                page.leave().await;
                play(bilge).await;
                page.enter().await;
            }
            _ => {
                let said = stage.run("return document.querySelector('#status').innerText", &[]).await;
                let said = said.as_str().unwrap_or_default();
                assert!(said.contains("win") || said.contains("draw"), "{said}");
                stage.picture("activity-the-end").await;
                return;
            }
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_finger_that_stays_sees_where_a_move_ends_and_does_not_sow() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:mangala side:first level:1").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    let hint = "const hint = document.querySelector('#hint'); return !hint.hidden && hint.innerText";
    let before = stage.run(HELD, &[]).await;
    page.touch("return document.querySelectorAll('.pit.open')[1]").await;
    let why = stage.until(hint, &[], "why").await;
    assert!(why.as_str().is_some_and(|why| why.starts_with("You: pit 2")), "{why}");
    stage.picture("activity-preview").await;
    page.release().await;
    // A press that was one would have been sent by the time that another is answered.
    stage
        .click("return document.querySelector('#tools [aria-label=\"Your games here\"]')", &[], "the games")
        .await;
    stage.until("return !document.querySelector('#sheet').hidden", &[], "the games").await;
    assert_eq!(stage.run(HELD, &[]).await, before);
    page.keys(Key::Escape + "").await;
    stage.until("return document.querySelector('#sheet').hidden", &[], "the sheet to go").await;
    // Who does not want to see it sows, however long they press.
    let switch = "return document.querySelector('#tools [aria-label=\"Show where moves end\"]')";
    stage.click(switch, &[], "the switch").await;
    let is_off = format!("{switch}.getAttribute('aria-pressed') === 'false'");
    stage.until(&is_off, &[], "no previews").await;
    let hover = "const over = new PointerEvent('pointerenter', { pointerType: 'mouse' });
        document.querySelectorAll('.pit.open')[1].dispatchEvent(over)";
    stage.run(hover, &[]).await;
    assert_eq!(stage.run(hint, &[]).await, json!(false));
    page.sow(Hand::Finger).await;
}

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
    assert!(page.is_mine().await);
    let held = stage.run(HELD, &[]).await;
    page.close().await;
    let page = Page::open(&stage, ada).await;
    assert_eq!(stage.run(HELD, &[]).await, held);
    page.sow(Hand::Mouse).await;
    // Without any network, and with one again.
    network(&stage, true).await;
    stage.until("return document.body.dataset.state === 'broken'", &[], "no network").await;
    network(&stage, false).await;
    stage.until("return document.body.dataset.state === 'open'", &[], "a line").await;
}

async fn network(stage: &Stage, is_gone: bool) {
    let conditions =
        json!({ "offline": is_gone, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    let set = stage.browser.cdp().send_raw("Network.emulateNetworkConditions", conditions).await;
    set.expect("a network that is there or not");
}

/// What is cut off, or too small for a finger.
const FAULTS: &str = "const faults = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) faults.push(`as wide as ${root.scrollWidth}`);
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
    for language in ["en", "ar"] {
        ada.command("/play opponent:Kuzhi game:toguz-kumalak side:first level:1").await;
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
