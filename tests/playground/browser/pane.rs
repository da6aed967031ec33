//! One person in a pane: what they do and what they see.

use serde_json::{Value, json};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{Key, WebElement};

use crate::stage::Stage;

/// A pane of the page.
#[derive(Clone, Copy)]
pub(crate) struct Pane<'a> {
    stage: &'a Stage,
    number: u8,
}

/// Selects the pane, at the start of every script.
const PANE: &str = "const pane = document.querySelector(`[data-pane=\"${arguments[0]}\"]`);
    const isVisible = (one) => one.checkVisibility({ visibilityProperty: true });
    const all = (selector) => [...pane.querySelectorAll(selector)].filter(isVisible);
    const last = (list) => list[list.length - 1] ?? null;";

impl<'a> Pane<'a> {
    pub(crate) fn new(stage: &'a Stage, number: u8) -> Self {
        Self { stage, number }
    }

    /// Whether it is the first one.
    pub(crate) fn is_first(&self) -> bool {
        self.number == 1
    }

    /// Becomes another person.
    pub(crate) async fn becomes(&self, name: &str) {
        let choose = "const choice = pane.querySelector('[data-set=person]');
            const option = [...choice.options].find((one) => one.text.trim() === arguments[1]);
            choice.value = option.value;
            choice.dispatchEvent(new Event('change', { bubbles: true }));
            return true";
        self.until(choose, &[json!(name)], name).await;
        let is_they = "const choice = pane.querySelector('[data-set=person]');
            return choice.selectedOptions[0].text.trim() === arguments[1]";
        self.until(is_they, &[json!(name)], &format!("to be {name}")).await;
    }

    /// Types a command with its options and sends it.
    pub(crate) async fn command(&self, line: &str) {
        self.begin(line).await;
        self.click("return last(all('.command [type=submit]'))", &[], "a command to send").await;
        self.until("return last(all('.line'))", &[], "the line to be free again").await;
    }

    /// Types a command with its options, without sending it.
    pub(crate) async fn begin(&self, line: &str) {
        // A busy page may draw the line anew at any key.
        for _ in 0..5 {
            if matches!(self.has_begun(line).await, Ok(true)) {
                return;
            }
        }
        assert!(self.has_begun(line).await.expect("keys"), "{line} cannot be typed");
    }

    /// Types a command and ends it. Returns false if not all of it has arrived.
    async fn has_begun(&self, line: &str) -> WebDriverResult<bool> {
        let field = self.line().await;
        field.clear().await?;
        field.send_keys(line).await?;
        if self.see("return last(all('.line'))?.value", &[]).await != json!(line) {
            return Ok(false);
        }
        field.send_keys(Key::Escape).await?;
        field.send_keys(Key::Enter).await?;
        Ok(true)
    }

    /// Writes a message, and waits until it is sent and the input is empty again.
    pub(crate) async fn say(&self, text: &str) {
        let count = self.see("return all('.message').length", &[]).await;
        self.line().await.send_keys(text.to_owned() + Key::Enter).await.expect("keys");
        let said = "return all('.message').length > arguments[1] && last(all('.line'))?.value === ''";
        self.until(said, &[count], &format!("{text:?} to be said")).await;
    }

    /// Returns the input line.
    pub(crate) async fn line(&self) -> WebElement {
        self.element("return last(all('.line'))", &[], "a line to write in").await
    }

    /// Clicks the last button in the messages with this text.
    pub(crate) async fn press(&self, label: &str) {
        let script = "const isFree = (one) => !one.disabled && !one.classList.contains('waits');
            const isMeant = (one) => one.innerText.trim() === arguments[1];
            const buttons = all('.message button, .welcome button');
            return last(buttons.filter((one) => isMeant(one) && isFree(one)))";
        self.click(script, &[json!(label)], &format!("a button {label:?}")).await;
    }

    /// Waits until no button has this text any more.
    pub(crate) async fn press_gone(&self, label: &str) {
        let script = "return !all('.message button').some((one) => one.innerText.trim() === arguments[1])";
        self.until(script, &[json!(label)], &format!("the button {label:?} to go")).await;
    }

    /// Chooses from the last menu with this option.
    pub(crate) async fn choose(&self, label: &str) {
        let script = "const isMeant = (one) => one.innerText.trim().startsWith(arguments[1]);
            const option = last([...pane.querySelectorAll('.select .option')].filter(isMeant));
            return option && option.closest('.select').querySelector('.selected')";
        self.click(script, &[json!(label)], &format!("a menu with {label:?}")).await;
        let script = "const isMeant = (one) => one.innerText.trim().startsWith(arguments[1]);
            return last(all('.select .option').filter(isMeant))";
        self.click(script, &[json!(label)], label).await;
    }

    /// Waits until the messages show a text.
    pub(crate) async fn until_shows(&self, text: &str) {
        let script = "return pane.querySelector('.messages').innerText.includes(arguments[1])";
        self.until(script, &[json!(text)], &format!("{text:?}")).await;
    }

    /// Waits until a script returns a value. The script has `pane`, `all` and `last`, and `arguments` from 1.
    pub(crate) async fn until(&self, script: &str, arguments: &[Value], what: &str) -> Value {
        self.stage.until(&format!("{PANE}\n{script}"), &self.with_number(arguments), what).await
    }

    /// Runs such a script once.
    pub(crate) async fn see(&self, script: &str, arguments: &[Value]) -> Value {
        self.stage.run(&format!("{PANE}\n{script}"), &self.with_number(arguments)).await
    }

    /// Waits for an element.
    pub(crate) async fn element(&self, script: &str, arguments: &[Value], what: &str) -> WebElement {
        self.stage.find(&format!("{PANE}\n{script}"), &self.with_number(arguments), what).await
    }

    /// Waits for an element and clicks it.
    pub(crate) async fn click(&self, script: &str, arguments: &[Value], what: &str) {
        self.stage.click(&format!("{PANE}\n{script}"), &self.with_number(arguments), what).await;
    }

    fn with_number(&self, arguments: &[Value]) -> Vec<Value> {
        [json!(self.number)].into_iter().chain(arguments.iter().cloned()).collect()
    }
}
