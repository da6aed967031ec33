//! A person on the page: what they do there, and what it shows them.

use kuzhi_engine::{Direction, Move};
use serde_json::{Value, json};
use thirtyfour::{Key, TypingData};

use crate::pane::Pane;
use crate::stage::Stage;

/// Whose turn it is on the page: `yours`, `theirs`, `over`; null as long as it is not known.
const TURN: &str = "const isOpen = document.body.dataset.state === 'open';
    if (!isOpen || document.querySelector('.pit[data-sent]')) return null;
    const rows = [...document.querySelectorAll('#buttons button')];
    if (rows.some((one) => one.innerText.trim() === 'Rematch')) return 'over';
    const status = document.querySelector('#status');
    if (!status.matches('.yours')) return status.innerText ? 'theirs' : null;
    return document.querySelector('.pit.open, #choices button') && 'yours'";

/// What the board holds: the stores, and the pits as they are seen, row by row.
pub(crate) const HELD: &str =
    "return [...document.querySelectorAll('#board .count')].map((one) => one.innerText)";

/// How a person sows.
#[derive(Copy, Clone)]
pub(crate) enum Hand {
    Finger,
    Mouse,
    Number,
    Arrows,
}

/// The opened page of a person. Scripts run in it until it is left.
pub(crate) struct Page<'a> {
    pub(crate) stage: &'a Stage,
    person: Pane<'a>,
}

impl<'a> Page<'a> {
    /// Opens the newest board of somebody on the page.
    pub(crate) async fn open(stage: &'a Stage, person: Pane<'a>) -> Page<'a> {
        person.press("Open board").await;
        Page::opened(stage, person).await
    }

    /// Goes into a page that has just been opened, once its board is there.
    pub(crate) async fn opened(stage: &'a Stage, person: Pane<'a>) -> Page<'a> {
        let page = Page { stage, person };
        page.enter().await;
        stage.until(TURN, &[], "a board on the page").await;
        page
    }

    /// Goes into the page.
    pub(crate) async fn enter(&self) {
        let frame = "return pane.querySelector('.activity:not([hidden]) iframe')";
        let frame = self.person.element(frame, &[], "the page").await;
        frame.enter_frame().await.expect("the page");
    }

    /// Goes back to the channel, which the page leaves free.
    pub(crate) async fn leave(&self) {
        self.stage.browser.enter_default_frame().await.expect("the channel");
    }

    pub(crate) async fn close(self) {
        self.leave().await;
        self.person
            .click("return pane.querySelector('.activity [data-leave]')", &[], "a button to close")
            .await;
    }

    /// Returns whose turn it is, once that is known.
    pub(crate) async fn turn(&self) -> Value {
        self.stage.until(TURN, &[], "somebody's turn").await
    }

    /// Waits until it is the person's turn.
    pub(crate) async fn until_mine(&self) {
        let mine = format!("return (() => {{ {TURN} }})() === 'yours'");
        self.stage.until(&mine, &[], "one's turn").await;
    }

    /// Waits until seeds run, or it is the person's turn.
    pub(crate) async fn runs_or_is_mine(&self) -> Value {
        let script = format!(
            "if (document.querySelector('#board[data-film]')) return 'runs';
            return (() => {{ {TURN} }})() === 'yours' && 'mine'"
        );
        self.stage.until(&script, &[], "seeds that run, or one's turn").await
    }

    /// Waits until the board holds these seeds, as in [`HELD`].
    pub(crate) async fn until_holds(&self, held: &Value) {
        let script = format!("return (() => {{ {HELD} }})().join() === arguments[0].join()");
        self.stage.until(&script, std::slice::from_ref(held), &format!("a board with {held}")).await;
    }

    /// Waits until the board holds something else than before.
    pub(crate) async fn until_changed(&self, before: &Value) {
        let changed = format!("return (() => {{ {HELD} }})().join() !== arguments[0].join()");
        self.stage.until(&changed, std::slice::from_ref(before), "seeds to move").await;
    }

    /// Makes a move of the row below, once it is offered.
    pub(crate) async fn make(&self, hand: Hand, mv: Move) {
        match mv {
            Move::Lift(pit) => self.sow(hand, pit.get()).await,
            Move::LiftTowards(pit, direction) => {
                self.sow(hand, pit.get()).await;
                self.go(hand, direction).await;
            }
            Move::Arrange(_) => self.press(hand, "return document.querySelector('#choices button')").await,
        }
    }

    /// Sows a pit of the row below, once it can be sown.
    pub(crate) async fn sow(&self, hand: Hand, number: u8) {
        let pit = format!("return document.querySelectorAll('.pit.below')[{number} - 1]");
        let is_open = format!("return (() => {{ {pit} }})()?.matches('.open')");
        self.stage.until(&is_open, &[], "an open pit").await;
        match hand {
            Hand::Number => {
                // Keys belong to what was pressed last.
                self.stage.click("return document.querySelector('#title')", &[], "the title").await;
                self.keys(number.to_string()).await;
            }
            Hand::Arrows => {
                self.stage.run("document.querySelector('.pit.below').focus()", &[]).await;
                let steps = Key::Right.value().to_string().repeat(usize::from(number) - 1);
                self.keys(steps + Key::Enter).await;
            }
            Hand::Finger | Hand::Mouse => self.press(hand, &pit).await,
        }
    }

    /// Chooses the way in which a pit is sown: what goes counter-clockwise goes right in the row below.
    async fn go(&self, hand: Hand, direction: Direction) {
        let at = usize::from(direction == Direction::CounterClockwise);
        let way = format!("return document.querySelectorAll('.ways:not([hidden]) button')[{at}]");
        match hand {
            Hand::Finger | Hand::Mouse => self.press(hand, &way).await,
            Hand::Number | Hand::Arrows => {
                self.stage.until(&way, &[], "two ways").await;
                let step = if at == 0 { Key::Left } else { Key::Right };
                self.keys(step + Key::Enter).await;
            }
        }
    }

    /// Presses what a script returns.
    pub(crate) async fn press(&self, hand: Hand, script: &str) {
        match hand {
            Hand::Finger => {
                self.touch(script).await;
                // At once: a finger that stays wants to see.
                self.release().await;
            }
            Hand::Mouse => self.stage.click(script, &[], "what to press").await,
            Hand::Number | Hand::Arrows => {
                let focused = format!(
                    "const element = (() => {{ {script} }})();
                    element?.focus();
                    return element"
                );
                self.stage.until(&focused, &[], "what to press").await;
                self.keys(Key::Enter + "").await;
            }
        }
    }

    pub(crate) async fn keys(&self, keys: impl Into<TypingData>) {
        self.stage.browser.action_chain().send_keys(keys).perform().await.expect("keys");
    }

    /// Puts a finger on what a script returns.
    pub(crate) async fn touch(&self, script: &str) {
        let place = self.place(script).await;
        self.send_touch("touchStart", &json!([place])).await;
    }

    pub(crate) async fn release(&self) {
        self.send_touch("touchEnd", &json!([])).await;
    }

    /// Returns where an element of the page is in the window.
    pub(crate) async fn place(&self, script: &str) -> Value {
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

    async fn send_touch(&self, kind: &str, points: &Value) {
        let event = json!({ "type": kind, "touchPoints": points });
        let sent = self.stage.browser.cdp().send_raw("Input.dispatchTouchEvent", event).await;
        sent.expect("a finger");
    }
}
